/* The board of Alexandros, drawn in letters.
 *
 * Each band of areas takes three lines: the points above it and its two halves.
 *
 *     points 0  +-----@.....+
 *     upper 0   ~\.T./.\.J.~~
 *     lower 0   ~~\./AT.\./~~~
 *     points 1  ~~~+.....+
 *
 * + is a point, @ the one where Alexandros is. Walls are drawn as ----- / \ ; a line without a wall
 * is dots. The symbol of an area stands in its wide half; the letter left of it is the owner of the
 * governor there. ~ is anything but land; it may be left out at the end of a line. A wall between
 * two areas of one band must be drawn in both halves.
 *
 * A listed board is not drawn, as nothing says where its points lie. The shorter lines of
 * position.c replace the drawing. */
#include "spelling.h"

enum {
    UNIT = 3,
    HIGH = UNIT * BANDS + 1,
    WIDE = UNIT * (COLUMNS + 1) + 1,
    MOST_CELLS = 5,
    SEA = '~',
    LAND = '.'
};

struct canvas {
    char at[HIGH][WIDE + 1];
    unsigned from, to;    /* the part of each line that has land */
    unsigned first, last; /* the first and the last line with land      */
};

/* The characters of a wall on this line. */
struct stroke {
    unsigned count;
    char ink;
    uint8_t y[MOST_CELLS], x[MOST_CELLS];
};

static struct stroke stroke_of(const struct alexandros_table *t, const uint8_t end[2])
{
    unsigned row = t->row[end[0]], x = t->across[end[0]] * (unsigned)UNIT;
    bool level = t->row[end[1]] == row, right = t->across[end[1]] > t->across[end[0]];
    struct stroke s = { .count = level ? 5 : 2, .ink = (char)(level ? '-' : right ? '\\' : '/') };
    for (unsigned i = 0; i < s.count; i++) {
        s.y[i] = (uint8_t)(row * UNIT + (level ? 0 : i + 1));
        s.x[i] = (uint8_t)(level || right ? x + i + 1 : x - i - 1);
    }
    return s;
}

static void draw_stroke(struct canvas *c, const struct stroke *s, char ink)
{
    for (unsigned i = 0; i < s->count; i++)
        c->at[s->y[i]][s->x[i]] = ink;
}

/* ---- an empty board ---- */

static bool points_up(const struct alexandros_table *t, unsigned area)
{
    return (t->band[area] + t->column[area]) % 2 == 0;
}

/* The half with more room: the upper one in an area that points down. */
static unsigned wide_half(const struct alexandros_table *t, unsigned area)
{
    return t->band[area] * (unsigned)UNIT + (points_up(t, area) ? 2 : 1);
}

static void draw_area(const struct alexandros_table *t, unsigned area, struct canvas *c)
{
    unsigned wide = wide_half(t, area), narrow = 3 + 2 * t->band[area] * (unsigned)UNIT - wide;
    unsigned x = t->column[area] * (unsigned)UNIT;
    c->at[narrow][x] = LAND;
    c->at[wide][x - 1] = c->at[wide][x + 1] = LAND;
    c->at[wide][x] = (char)(has_symbol(t, area) ? alexandros_letters[t->symbol[area]] : LAND);
}

static void draw_empty(const struct alexandros_table *t, struct canvas *c)
{
    for (unsigned y = 0; y < HIGH; y++)
        for (unsigned x = 0; x <= WIDE; x++)
            c->at[y][x] = x < WIDE ? SEA : 0;
    for (unsigned area = 0; area < t->areas; area++)
        draw_area(t, area, c);
    for (unsigned inner = 0; inner < t->inner; inner++) {
        struct stroke s = stroke_of(t, t->end[inner]);
        draw_stroke(c, &s, LAND);
    }
    c->from = c->to = WIDE, c->first = HIGH, c->last = 0;
    for (unsigned p = 0; p < t->points; p++) {
        unsigned y = t->row[p] * (unsigned)UNIT, x = t->across[p] * (unsigned)UNIT;
        c->at[y][x] = '+';
        c->from = x < c->from ? x : c->from;
        c->first = y < c->first ? y : c->first;
        c->last = y > c->last ? y : c->last;
    }
}

/* ---- writing ---- */

static bool has_shore_wall(const struct alexandros_state *s, unsigned coast)
{
    return (s->shored[coast / 8] >> coast % 8 & 1) != 0;
}

static void draw_walls(const struct alexandros_table *t, const struct alexandros_state *s,
                       struct canvas *c)
{
    for (unsigned inner = 0; inner < t->inner; inner++)
        if (has_wall(s, inner)) {
            struct stroke wall = stroke_of(t, t->end[inner]);
            draw_stroke(c, &wall, wall.ink);
        }
    for (unsigned coast = 0; coast < t->coasts; coast++)
        if (has_shore_wall(s, coast)) {
            struct stroke wall = stroke_of(t, t->shore_end[coast]);
            draw_stroke(c, &wall, wall.ink);
        }
}

static void draw_pieces(const struct alexandros_table *t, const struct alexandros_state *s,
                        struct canvas *c)
{
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            if (s->governor[seat][i] > 0 && s->governor[seat][i] <= t->areas) {
                unsigned area = s->governor[seat][i] - 1u;
                c->at[wide_half(t, area)][t->column[area] * UNIT - 1] = (char)('A' + seat);
            }
    if (s->at < t->points)
        c->at[t->row[s->at] * (size_t)UNIT][t->across[s->at] * (size_t)UNIT] = '@';
}

static const char *const line_names[UNIT] = { "points", "upper", "lower" };

void alexandros_write_map(const struct alexandros_table *t, const struct alexandros_state *s,
                          struct text *out)
{
    struct canvas c;
    draw_empty(t, &c);
    draw_walls(t, s, &c);
    draw_pieces(t, s, &c);
    for (unsigned y = c.first; y <= c.last && y < HIGH; y++) {
        unsigned end = WIDE;
        while (end > c.from && c.at[y][end - 1] == SEA)
            end--;
        put(out, line_names[y % UNIT]);
        put_char(out, ' ');
        put_number(out, y / UNIT);
        put(out, y % UNIT == 0 ? " " : "  ");
        put(out, y / UNIT < 10 ? " " : "");
        for (unsigned x = c.from; x < end; x++)
            put_char(out, c.at[y][x]);
        put_char(out, '\n');
    }
}

/* ---- reading: what is understood is wiped off, and the empty board must be left ---- */

struct read_line {
    const struct alexandros_table *t;
    struct alexandros_state *s;
    unsigned y;
    char at[WIDE + 1];
};

/* Is the part of the wall drawn that belongs to this line? If so, it is wiped off. */
static bool take_stroke(struct read_line *l, const struct stroke *s, char blank, bool *here)
{
    unsigned drawn = 0, cells = 0;
    for (unsigned i = 0; i < s->count; i++)
        if (s->y[i] == l->y) {
            cells++;
            drawn += l->at[s->x[i]] == s->ink;
        }
    *here = cells > 0;
    for (unsigned i = 0; i < s->count && drawn == cells; i++)
        if (s->y[i] == l->y)
            l->at[s->x[i]] = blank;
    return cells > 0 && drawn == cells;
}

/* The upper half of a band tells the walls; the lower half must agree with it. */
static bool take_walls(struct read_line *l, const uint8_t (*end)[2], unsigned count, uint8_t *wall,
                       char blank)
{
    bool agree = true;
    for (unsigned i = 0; i < count; i++) {
        struct stroke stroke = stroke_of(l->t, end[i]);
        bool here, drawn = take_stroke(l, &stroke, blank, &here);
        if (here && l->y % UNIT == 2)
            agree = agree && drawn == ((wall[i / 8] >> i % 8 & 1) != 0);
        else if (drawn)
            wall[i / 8] = (uint8_t)(wall[i / 8] | 1u << i % 8);
    }
    return agree;
}

static bool take_alexandros(struct read_line *l)
{
    unsigned found = 0;
    for (unsigned p = 0; p < l->t->points; p++) {
        char *at = &l->at[l->t->across[p] * (size_t)UNIT];
        if (l->t->row[p] * UNIT != l->y || *at != '@')
            continue;
        *at = '+';
        found += l->s->at != NOWHERE;
        l->s->at = (uint8_t)p;
    }
    return found == 0;
}

/* Wipes off the letters of governors. A player's letter stays if he has no governor left for it. */
static bool take_governors(struct read_line *l)
{
    for (unsigned area = 0; area < l->t->areas; area++) {
        char *at = &l->at[l->t->column[area] * UNIT - 1];
        unsigned seat = (unsigned)(*at - 'A');
        if (!has_symbol(l->t, area) || wide_half(l->t, area) != l->y || seat >= l->t->head.players)
            continue;
        if (l->s->governor[seat][GOVERNORS - 1] > 0 || alexandros_stands(l->t, l->s, seat, area))
            return false;
        alexandros_post(l->s, seat, area);
        *at = LAND;
    }
    return true;
}

static const char *find_line(const struct words *in, unsigned *y)
{
    unsigned half = 0, band;
    while (half + 1 < UNIT && !same_word(in->word[0], line_names[half]))
        half++;
    if (in->count != 3 || !read_number(in->word[1], half == 0 ? ROWS - 1 : BANDS - 1, &band))
        return "a line of the map: points, upper or lower, its number, and what is there, in one "
               "word";
    *y = band * UNIT + half;
    return NULL;
}

static bool same_line(const char *drawn, const char *empty)
{
    for (unsigned x = 0; x < WIDE; x++)
        if (drawn[x] != empty[x])
            return false;
    return true;
}

const char *alexandros_read_map(const struct alexandros_table *t, const struct words *in,
                                struct alexandros_state *s, const unsigned *index)
{
    (void)index;
    struct canvas c;
    struct read_line l = { .t = t, .s = s };
    const char *expected = find_line(in, &l.y);
    if (t->listed)
        expected = "no map: the board is a list of areas; lines alexandros, walls and governors "
                   "tell all that stands on it";
    if (expected)
        return expected;
    draw_empty(t, &c);
    const char *word = in->word[2];
    for (unsigned x = 0; x < WIDE; x++)
        l.at[x] = (char)(x >= c.from && *word ? *word++ : SEA);
    bool agree = take_walls(&l, t->end, t->inner, s->wall, LAND);
    if (READS(t, Q_coast_walls, 'B') || READS(t, Q_coast_walls, 'C'))
        agree = take_walls(&l, t->shore_end, t->coasts, s->shored, SEA) && agree;
    if (!agree)
        return "the same walls as in the line above: one between two areas of a band is drawn in "
               "both halves";
    if (!take_alexandros(&l))
        return "Alexandros (@) only once";
    if (!take_governors(&l))
        return "no more governors than a player has, one on an area";
    if (*word || !same_line(l.at, c.at[l.y]))
        return "this line of the board as a position prints it; walls whole (----- / \\), @ for "
               "Alexandros, letters of "
               "governors left of a symbol";
    return NULL;
}
