/* How positions of Sakkara are written: corpus/sakkara/conventions explains it with examples.
 * checks.c fills in what follows from the other lines, and refuses impossible positions. */
#include "spelling.h"

const char *const sakkara_phase_names[PHASES] = {
    "shuffle", "cover", "mend", "age",    "entry",   "turn",  "ride",
    "fly",     "push",  "rob",  "gather", "surplus", "place", "over",
};

enum { CELL_ROOM = 200 };

const char *sakkara_phase_name(unsigned phase)
{
    return sakkara_phase_names[phase < PHASES ? phase : OVER];
}

static bool tells_turn(const struct sakkara_table *t, const struct sakkara_state *s)
{
    (void)t;
    return s->phase >= ENTRY || s->mover != 0;
}

/* ---------------------------------------------------------------- the board -- */

static void put_workers(const struct sakkara_state *s, unsigned field, struct text *out)
{
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        for (unsigned w = 0; w < WORKERS; w++)
            if (s->worker[seat][w] == field + 1) {
                put_seat(out, seat);
                put_number(out, w + 1);
                put_char(out, '@');
            }
}

void sakkara_put_cell(const struct sakkara_state *s, unsigned field, struct text *out)
{
    put_workers(s, field, out);
    sakkara_put_stack(s->tile[field], s->height[field], out);
}

/* The width of a column: that of its widest cell. */
static unsigned width_of(const struct sakkara_table *t, const struct sakkara_state *s,
                         unsigned column)
{
    unsigned widest = 0;
    for (unsigned row = 0; row < t->rows; row++) {
        char cell[CELL_ROOM];
        struct text out = { cell, cell + sizeof cell, false };
        sakkara_put_cell(s, row * t->columns + column, &out);
        unsigned width = (unsigned)(out.at - cell);
        widest = width > widest ? width : widest;
    }
    return widest;
}

static void put_padded(const char *cell, unsigned width, struct text *out)
{
    unsigned n = 0;
    put(out, "  ");
    for (; cell[n]; n++)
        put_char(out, cell[n]);
    for (; n < width; n++)
        put_char(out, ' ');
}

static void write_board(const struct sakkara_table *t, const struct sakkara_state *s,
                        const unsigned *index, struct text *out)
{
    (void)index;
    unsigned width[SIDE];
    char cell[CELL_ROOM];
    put(out, "board");
    for (unsigned column = 0; column < t->columns; column++) {
        char letter[2] = { (char)('a' + column), 0 };
        width[column] = column + 1u < t->columns ? width_of(t, s, column) : 0;
        put_padded(letter, width[column], out);
    }
    for (unsigned f = 0; f < t->fields; f++) {
        struct text one = { cell, cell + sizeof cell, false };
        if (column_of(t, f) == 0)
            put_with_number(out, "\nrow", row_of(t, f) + 1);
        sakkara_put_cell(s, f, &one);
        put_padded(cell, width[column_of(t, f)], out);
    }
    put_char(out, '\n');
}

static const char cell_expected[] = "a stack for each field, such as grain/tip (the lowest tile "
                                    "first), ? for a tile that is not seen, "
                                    "- for none, a worker in front: A1@grain, and each worker once";

/* Reads "A1@", which sets a worker on the field; returns the rest of the word. */
static const char *read_worker(const struct sakkara_table *t, const char *word,
                               struct sakkara_state *s, unsigned field)
{
    unsigned seat = (unsigned)(word[0] - 'A'), w = (unsigned)(word[1] - '1');
    if (w >= t->workers || word[2] != '@' || s->worker[seat][w] != 0)
        return NULL;
    s->worker[seat][w] = (uint8_t)(field + 1);
    return word + 3;
}

static const char *read_cell(const struct sakkara_table *t, const char *word,
                             struct sakkara_state *s, unsigned field)
{
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < WORKERS; w++)
            if (s->worker[p][w] == field + 1)
                s->worker[p][w] = 0;
    while (word && (*word == 'A' || *word == 'B'))
        word = read_worker(t, word, s, field);
    return word && sakkara_read_stack(word, TALL, s->tile[field], &s->height[field])
             ? NULL
             : cell_expected;
}

/* Reads the row number behind the first word. A word for each column must follow. */
bool sakkara_read_row_number(const struct sakkara_table *t, const struct words *in, unsigned *row)
{
    return in->count == t->columns + 2u && read_number(in->word[1], t->rows, row) && *row > 0;
}

static const char *read_row(const struct sakkara_table *t, const struct words *in,
                            struct sakkara_state *s, const unsigned *index)
{
    (void)index;
    unsigned row;
    if (!sakkara_read_row_number(t, in, &row))
        return "row NUMBER and as many stacks as the board has columns";
    for (unsigned column = 0; column < t->columns; column++) {
        const char *expected =
            read_cell(t, in->word[column + 2], s, (row - 1) * t->columns + column);
        if (expected)
            return expected;
    }
    return NULL;
}

static const char *read_one_field(const struct sakkara_table *t, const struct words *in,
                                  struct sakkara_state *s, const unsigned *index)
{
    (void)index;
    unsigned field;
    if (in->count != 3 || !sakkara_read_field(t, in->word[1], &field))
        return "field NAME STACK, such as field a1 grain/tip";
    return read_cell(t, in->word[2], s, field);
}

static const char *read_headline(const struct sakkara_table *t, const struct words *in,
                                 struct sakkara_state *s, const unsigned *index)
{
    (void)s, (void)index;
    bool good = in->count == t->columns + 1u;
    for (unsigned i = 1; good && i < in->count; i++)
        good = in->word[i][0] == (char)('a' + i - 1) && in->word[i][1] == 0;
    return good ? NULL : "board and the letter of each column, or no such line";
}

/* q-height-when B: writes the heights at the beginning of the turn, row by row. */
static void write_heights(const struct sakkara_table *t, const struct sakkara_state *s,
                          const unsigned *index, struct text *out)
{
    (void)index;
    for (unsigned f = 0; f < t->fields; f++) {
        if (column_of(t, f) == 0)
            put_with_number(out, f == 0 ? "then" : "\nthen", row_of(t, f) + 1), put_char(out, ' ');
        put_with_number(out, "", s->height_then[f]);
    }
    put_char(out, '\n');
}

static const char *read_heights(const struct sakkara_table *t, const struct words *in,
                                struct sakkara_state *s, const unsigned *index)
{
    (void)index;
    unsigned row, height;
    if (!sakkara_read_row_number(t, in, &row))
        return "then ROW and as many heights as the board has columns";
    if (s->height_then[0] == DERIVE)
        s->height_then[0] = 0;
    for (unsigned column = 0; column < t->columns; column++) {
        if (!read_number(in->word[column + 2], TALL, &height))
            return "heights, and none of them more than a stack can have";
        s->height_then[(row - 1) * t->columns + column] = (uint8_t)height;
    }
    return NULL;
}

/* ------------------------------------------------------------ ships and grains -- */

static void put_greens(const char *word, unsigned ships, unsigned grains, struct text *out)
{
    uint8_t counts[KINDS] = { [SHIP] = (uint8_t)ships, [GRAIN] = (uint8_t)grains };
    put(out, word);
    sakkara_put_tiles(counts, out);
    put_char(out, '\n');
}

static const char some_tiles[] = "tiles like grain or 2xgrain, or none; all in all there are 75";

static const char *read_greens(const struct words *in, unsigned from, uint8_t *ships,
                               uint8_t *grains)
{
    uint8_t counts[KINDS];
    if (!read_counts((struct speller){ sakkara_sorts, NULL }, KIND, in, from, counts, KINDS, TILES,
                     NULL))
        return some_tiles;
    *ships = counts[SHIP];
    *grains = counts[GRAIN];
    return sum_of(counts, KINDS) == (unsigned)*ships + *grains ? NULL
                                                               : "ships and grains only, or none";
}

static void write_display(const struct sakkara_table *t, const struct sakkara_state *s,
                          const unsigned *index, struct text *out)
{
    (void)t;
    put_with_seat(out, "display", index[0]);
    put_greens("", s->ship[index[0]], s->grain[index[0]], out);
}

static const char *read_display(const struct sakkara_table *t, const struct words *in,
                                struct sakkara_state *s, const unsigned *index)
{
    (void)t;
    return read_greens(in, 2, &s->ship[index[0]], &s->grain[index[0]]);
}

static void write_destroyed(const struct sakkara_table *t, const struct sakkara_state *s,
                            const unsigned *index, struct text *out)
{
    (void)t, (void)index;
    if (s->sunk != 0 || s->withered != 0)
        put_greens("destroyed", s->sunk, s->withered, out);
}

static const char *read_destroyed(const struct sakkara_table *t, const struct words *in,
                                  struct sakkara_state *s, const unsigned *index)
{
    (void)t, (void)index;
    return read_greens(in, 1, &s->sunk, &s->withered);
}

/* ------------------------------------------------------------------- the pile -- */

static void write_pile(const struct sakkara_table *t, const struct sakkara_state *s,
                       const unsigned *index, struct text *out)
{
    (void)t, (void)index;
    put(out, "pile");
    for (unsigned i = 0; i < s->used && i < TILES; i++) {
        put_char(out, ' ');
        sakkara_put_tile(s->pile[i], out);
    }
    put_char(out, '\n');
}

static const char *read_pile(const struct sakkara_table *t, const struct words *in,
                             struct sakkara_state *s, const unsigned *index)
{
    (void)t, (void)index;
    unsigned kind;
    bool none = in->count == 2 && same_word(in->word[1], "none");
    for (unsigned i = 0; i < TILES; i++)
        s->pile[i] = 0;
    s->used = 0;
    for (unsigned w = 1; w < in->count && !none; w++) {
        if (s->used == TILES || !one_of(in->word[w], sakkara_kind_names, KINDS, &kind))
            return "up to 75 tiles, the lowest first";
        s->pile[s->used++] = (uint8_t)(kind + 1);
    }
    return NULL;
}

static void write_parts(const struct sakkara_table *t, const struct sakkara_state *s,
                        const unsigned *index, struct text *out)
{
    (void)t, (void)index;
    put(out, "parts");
    for (unsigned i = 0; i < PARTS && s->part[i] != 0; i++) {
        put(out, s->part[i] & DIVIDED ? " divided-" : " ");
        put_number(out, s->part[i] & ~(unsigned)DIVIDED);
    }
    put(out, s->part[0] == 0 ? " none\n" : "\n");
}

/* "5", or "divided-5" */
static bool read_part(const char *word, uint8_t *part)
{
    static const char mark[] = "divided-";
    unsigned length = 0, size;
    while (mark[length] && word[length] == mark[length])
        length++;
    bool divided = !mark[length];
    if (!read_number(divided ? word + length : word, TILES, &size) || size == 0)
        return false;
    *part = (uint8_t)(size | (divided ? DIVIDED : 0u));
    return true;
}

static const char *read_parts(const struct sakkara_table *t, const struct words *in,
                              struct sakkara_state *s, const unsigned *index)
{
    (void)t, (void)index;
    bool none = in->count == 2 && same_word(in->word[1], "none");
    for (unsigned i = 0; i < PARTS; i++)
        s->part[i] = 0;
    for (unsigned w = 1; w < in->count && !none; w++)
        if (w > PARTS || !read_part(in->word[w], &s->part[w - 1]))
            return "sizes of up to 27 parts, the lowest first, such as 5 or divided-5";
    return NULL;
}

/* ------------------------------------------------------------------- a storm -- */

/* Writes "storm fire 1 horizontally": where a storm comes from, under q-storm-all-or-some B. */
static void write_storm(const struct sakkara_table *t, const struct sakkara_state *s,
                        const unsigned *index, struct text *out)
{
    (void)index;
    unsigned storm = s->storm - 1u;
    put(out, "storm ");
    put(out, sakkara_spell_names[storm / 8 == FIRE ? FIRE : WHIRL]);
    put_char(out, ' ');
    put(out, sakkara_worker_names[storm / 4 % WORKERS]);
    if (storm / 8 == FIRE) {
        put_char(out, ' ');
        spell((struct speller){ sakkara_sorts, t }, WAY, storm % 4, out);
    }
    put_char(out, '\n');
}

static const char *read_storm(const struct sakkara_table *t, const struct words *in,
                              struct sakkara_state *s, const unsigned *index)
{
    (void)index;
    unsigned storm = 0, worker = 0;
    uint8_t way = 0;
    bool good =
        in->count >= 3 && one_of(in->word[1], sakkara_spell_names, 2, &storm)
        && in->count == (storm == FIRE ? 4u : 3u)
        && one_of(in->word[2], sakkara_worker_names, t->workers, &worker)
        && (storm != FIRE || unspell((struct speller){ sakkara_sorts, t }, WAY, in->word[3], &way));
    if (!good)
        return "storm fire WORKER DIRECTION, or storm whirlwind WORKER";
    s->storm = (uint8_t)(1 + storm * 8 + worker * 4 + way);
    return NULL;
}

/* ---------------------------------------------------------------- all of them -- */

static unsigned count_of(const struct sakkara_table *t, unsigned sort)
{
    (void)t;
    return sort == SEAT ? PLAYERS : 0;
}

static void put_blank(const struct sakkara_table *t, struct sakkara_state *s)
{
    (void)t;
    s->phase = TURN;
}

#define THE_DERIVING
#define THE_BLANK
#include "../../forms/members.h"
