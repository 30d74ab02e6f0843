/* How Sakkara is written: moves, positions, sheets, and facts about them.
 *
 * Fields are named as in chess, but from the top: a1 is the upper left one, b1
 * the one right of it. Tiles are named ship, grain, hewn, stair, dstripe,
 * circle, cross, braid, moon, sign16, tip, hand, snake, horse, bird, ox; where
 * only their number counts, 3xgrain are three. A stack is its tiles from the
 * bottom up: grain/tip. In it ? is a tile that is not seen; - is no tile at
 * all; a worker stands before the stack on which he stands: A1@grain/tip.
 *
 * A position is drawn row by row. Its other lines, all of which may be left out:
 *     phase turn           turn A           moved yes        step 1
 *     board a b c          a headline for the rows
 *     row 1  ship  B2@-  grain/tip
 *     field c1  A1@grain   one field of a row, for short sketches
 *     holder A  ship 2xgrain (5)      five tiles, two of which are not seen
 *     display A  ship 2xgrain         pyramid A  4xhewn stair
 *     pile stair tip cross            the used tiles, the lowest first
 *     parts 5 3                       its cut, the lowest first
 *     destroyed ship grain            greens lost this turn, not on the pile yet
 *     bag 2xgrain moon                not dealt yet      aside 2xhand
 *     walker 1 and heading right      what a horse would prolong
 * and what is in the middle of being played, or remembered by single readings:
 * see the list of members below. A move is worded as the list of phrases says,
 * a sheet as the comment above sakkara_write_sheet.
 */
#include "../../forms/words.h"
#include "../sakkara.h"

static const char *const kind_names[KINDS] = {
    "ship", "grain",  "hewn", "stair", "dstripe", "circle", "cross", "braid",
    "moon", "sign16", "tip",  "hand",  "snake",   "horse",  "bird",  "ox",
};
static const char *const colour_names[] = { "green", "blue", "red", "gold", "grey" };
static const char *const spell_names[SPELLS] = { "fire", "whirlwind", "drought", "shipwreck" };
static const char *const phase_names[PHASES] = {
    "shuffle", "cover", "mend", "age",    "entry",   "turn",  "ride",
    "fly",     "push",  "rob",  "gather", "surplus", "place", "over",
};
static const char *const worker_names[] = { "1", "2", "their-1", "their-2" };
static const char *const headings[] = { "up", "right", "down", "left" };
static const char *const lines[] = { "horizontally", "vertically" };
static const char *const rays[] = { "upwards", "rightwards", "downwards", "leftwards" };
static const char *const seats[] = { "A", "B" };
static const char *const yes[] = { "yes" };
static const char *const no_or_yes[] = { "no", "yes" };
static const char *const takes[] = { "takes" };
static const char *const stair[] = { "stair" };
static const char *const tile_word[] = { "tile" };
static const char *const upper[] = { "upper" };

enum {
    COLOURS = sizeof colour_names / sizeof colour_names[0],
    DERIVE = 255, /* in a position being read: not given yet */
    MOST = 99,    /* of anything that a sheet counts         */
    CELL_ROOM = 200
};

/* For the picture. */
const char *sakkara_kind_name(unsigned kind)
{
    return kind < KINDS ? kind_names[kind] : "?";
}
const char *sakkara_phase_name(unsigned phase)
{
    return phase_names[phase < PHASES ? phase : OVER];
}
const char *sakkara_heading_name(unsigned way)
{
    return headings[way % 4];
}

static bool one_of(const char *word, const char *const *names, unsigned count, unsigned *value)
{
    for (unsigned i = 0; i < count; i++)
        if (same_word(word, names[i])) {
            *value = i;
            return true;
        }
    return false;
}

/* --------------------------------------------------------------- fields -- */

/* Not from the sealed number: a sheet names fields before that. */
static bool put_field(const struct sakkara_table *t, unsigned field, struct text *out)
{
    if (field >= (unsigned)t->rows * t->columns)
        return false;
    put_char(out, (char)('a' + column_of(t, field)));
    put_number(out, row_of(t, field) + 1);
    return true;
}

static bool read_field(const struct sakkara_table *t, const char *word, unsigned *field)
{
    unsigned row;
    if (word[0] < 'a' || word[0] >= 'a' + t->columns || !read_number(word + 1, t->rows, &row)
        || row == 0)
        return false;
    *field = (row - 1) * t->columns + (unsigned)(word[0] - 'a');
    return true;
}

/* ---------------------------------------------------------------- moves -- */

/* What a letter of a pattern can stand for: names of the values from 'first' on. */
struct names {
    char letter;
    uint8_t first, count;
    const char *const *name;
    const char *expected; /* where a line of a position wants one */
};

static const struct names all_names[] = {
    { 'k', 0, KINDS, kind_names, "the name of a tile" },
    { 'l', 1, KINDS, kind_names, "the name of a tile" },
    { 'w', 0, 4, worker_names, "a worker" },
    { 'v', 1, 4, worker_names, "a worker: 1 or 2, or their-1 or their-2 for the other player's" },
    { 'h', 1, 4, headings, "up, right, down or left" },
    { 's', 1, 1, stair, "stair" },
    { 't', 1, 1, takes, "takes" },
    { 'e', 1, 1, tile_word, "tile" },
    { 'u', 1, 1, upper, "upper" },
    { 'y', 1, 1, yes, "yes, or no such line" },
    { 'n', 0, 2, no_or_yes, "yes or no" },
    { 'a', 0, 2, seats, "a player's letter" },
    { 'b', 1, 2, seats, "a player's letter" },
};
enum { ALL_NAMES = sizeof all_names / sizeof all_names[0] };

static struct names names_for(const struct sakkara_table *t, char letter)
{
    if (letter == 'd' && READS(t, Q_fire_line, 'B'))
        return (struct names){ 'd', 0, 4, rays, "upwards, rightwards, downwards or leftwards" };
    if (letter == 'd')
        return (struct names){ 'd', 0, 2, lines, "horizontally or vertically" };
    for (unsigned i = 0; i < ALL_NAMES; i++)
        if (all_names[i].letter == letter)
            return all_names[i];
    return (struct names){ letter, 0, 0, NULL, "the name of a field, such as a1" };
}

/* f is a field, g one that is counted from 1 because 0 says that there is none. */
static bool spell_value(const void *table, char letter, uint8_t value, struct text *out)
{
    struct names names = names_for(table, letter);
    if (letter == 'f' || letter == 'g')
        return put_field(table, letter == 'g' ? value - 1u : value, out);
    if (value < names.first || value - names.first >= names.count)
        return false;
    put(out, names.name[value - names.first]);
    return true;
}

static bool unspell_value(const void *table, char letter, const char *word, uint8_t *value)
{
    struct names names = names_for(table, letter);
    unsigned found;
    bool is_field = letter == 'f' || letter == 'g';
    if (is_field ? !read_field(table, word, &found)
                 : !one_of(word, names.name, names.count, &found))
        return false;
    *value = (uint8_t)(found + names.first + (letter == 'g'));
    return true;
}

static struct speller spell(const struct sakkara_table *t)
{
    return (struct speller){ spell_value, unspell_value, t };
}

static const struct phrase phrases[] = {
    { M_STEP, "@ steps w0 to f1" },
    { M_STEP, "@ steps w0 to f1 wasting a s2" },
    { M_HORSE, "@ mounts the horse" },
    { M_RIDE, "@ rides on" },
    { M_RIDE, "@ rides on and t0" },
    { M_HALT, "@ halts" },
    { M_BIRD, "@ lets w0 fly" },
    { M_LAND, "@ lands on f0" },
    { M_LAND, "@ lands on f0 leaving the e1" },
    { M_OX, "@ drives the ox from f0 to f1" },
    { M_PUSH, "@ pushes =0" },
    { M_SNAKE, "@ plays the snake" },
    { M_ROB, "@ robs l0" },
    { M_ROB, "@ robs nothing" },
    { M_LAY_SHIP, "@ lays out the ship" },
    { M_LAY_GRAIN, "@ lays out a grain" },
    { M_BUILD, "@ builds k0" },
    { M_FIRE, "@ casts fire from w0 d1 with k2 k3 k4" },
    { M_WHIRL, "@ casts whirlwind around w0 with k1 k2 k3" },
    { M_DROUGHT, "@ casts drought with k0 k1 k2" },
    { M_SHIPWRECK, "@ casts shipwreck with k0 k1 k2" },
    { M_GATHER, "@ gathers f0" },
    { M_IDLE, "@ plays k0 for nothing" },
    { M_END, "@ ends the turn" },
    { M_DISCARD, "@ discards k0" },
    { M_SPLIT, "@ splits off =0" },
    { M_SPLIT, "@ splits off the u1 =0" },
    { M_PICK, "@ picks tile #0" },
    { M_WHOLE, "@ leaves it at that" },
    { M_PUT, "@ puts it on f0" },
    { M_ENTER, "@ enters on f0" },
    { M_OLDEST, "the oldest is p0" },
    { M_DEAL, "f0 gets k1" },
    { M_SINGLE, "f0 stays single" },
    { M_EXCHANGE, "the top of f0 changes places with the bottom of f1" },
};
enum { PHRASES = sizeof phrases / sizeof phrases[0] };

void sakkara_write_move(const struct sakkara_table *t, struct move m, struct text *out)
{
    phrase_write(phrases, PHRASES, spell(t), m, out);
}

const char *sakkara_read_move(const struct sakkara_table *t, const struct words *in, struct move *m)
{
    return phrase_read(phrases, PHRASES, spell(t), in, m);
}

/* ------------------------------------------------------- tiles and stacks -- */

static unsigned sum_of(const uint8_t counts[KINDS])
{
    unsigned n = 0;
    for (unsigned k = 0; k < KINDS; k++)
        n += counts[k];
    return n;
}

/* " ship 2xgrain", or " none". */
static void put_counts(const uint8_t counts[KINDS], struct text *out)
{
    for (unsigned k = 0; k < KINDS; k++) {
        if (counts[k] == 0)
            continue;
        put_char(out, ' ');
        if (counts[k] > 1)
            put_number(out, counts[k]), put_char(out, 'x');
        put(out, kind_names[k]);
    }
    if (sum_of(counts) == 0)
        put(out, " none");
}

/* Tiles with their numbers; behind them, where there is a place for it, their
 * number in all. */
static const char *read_counts(const struct words *in, unsigned from, uint8_t counts[KINDS],
                               uint8_t *size)
{
    unsigned sum = 0, n, kind, end = in->count;
    uint8_t told = DERIVE;
    for (unsigned k = 0; k < KINDS; k++)
        counts[k] = 0;
    if (size && end > from && in->word[end - 1][0] == '('
        && !read_size(in->word[--end], TILES, &told))
        return "the number of tiles in brackets, like (5), at most 75";
    if (end == from + 1 && same_word(in->word[from], "none"))
        end = from;
    for (unsigned w = from; w < end; w++) {
        if (!one_of(read_times(in->word[w], &n), kind_names, KINDS, &kind))
            return "tiles like grain or 2xgrain, or none";
        sum += n;
        if (sum > TILES)
            return "fewer tiles: there are 75";
        counts[kind] = (uint8_t)(counts[kind] + n);
    }
    if (told < sum)
        return "in brackets as many tiles as are named, or more";
    if (size)
        *size = told;
    return NULL;
}

static void put_tile(unsigned tile, struct text *out)
{
    put(out, tile >= 1 && tile <= KINDS ? kind_names[tile - 1] : "?");
}

static void put_stack(const uint8_t *tile, unsigned height, struct text *out)
{
    if (height == 0)
        put_char(out, '-');
    for (unsigned i = 0; i < height && i < TALL; i++) {
        if (i > 0)
            put_char(out, '/');
        put_tile(tile[i], out);
    }
}

/* Does the word go on with this name, up to the next / or its end? Then behind it. */
static const char *behind_name(const char *word, const char *name)
{
    while (*name && *name == *word)
        name++, word++;
    return *name == 0 && (*word == 0 || *word == '/') ? word : NULL;
}

static const char *read_tile(const char *word, uint8_t *tile)
{
    const char *behind = behind_name(word, "?");
    *tile = 0;
    for (unsigned k = 0; k < KINDS && !behind; k++) {
        behind = behind_name(word, kind_names[k]);
        *tile = (uint8_t)(k + 1);
    }
    return behind;
}

static bool read_stack(const char *word, unsigned room, uint8_t *tile, uint8_t *height)
{
    unsigned n = 0;
    for (unsigned i = 0; i < room; i++)
        tile[i] = 0;
    *height = 0;
    if (same_word(word, "-"))
        return true;
    while (n < room) {
        word = read_tile(word, &tile[n++]);
        if (!word)
            return false;
        if (*word++ == 0) {
            *height = (uint8_t)n;
            return true;
        }
    }
    return false;
}

/* -------------------------------------------------- members in their lines -- */

/* What a position tells with one word. */
static const struct member {
    const char *name;
    uint16_t at;
    char letter; /* as in patterns; = is a number up to 'most' */
    uint8_t most;
    bool derived; /* from the rest, and written only if it is not so */
} members[] = {
#define MEMBER(name, member, ...) { name, offsetof(struct sakkara_state, member), __VA_ARGS__ }
    MEMBER("step", step, '=', STEPS, true), /* worked on this turn                  */
    MEMBER("next", cursor, 'f', 0, true),   /* field of the deal                    */
    MEMBER("moved", moved, 'y', 0, false),  /* the movement of this turn is done    */
    MEMBER("walker", walker, 'v', 0, false),
    MEMBER("heading", heading, 'h', 0, false),
    MEMBER("rides", rides, '=', 1, false),   /* phase ride: fields ridden            */
    MEMBER("flyer", flyer, 'v', 0, false),   /* phase fly                            */
    MEMBER("source", source, 'g', 0, false), /* phase push                           */
    MEMBER("target", target, 'g', 0, false),
    MEMBER("gathered", gathered, 'g', 0, false), /* phase gather: fields up to this one  */
    MEMBER("ending", ending, 'n', 0, true),      /* the pile closes the turn             */
    MEMBER("winner", winner, 'b', 0, false),
    MEMBER("horses", horses, '=', MOST, false), /* played this turn                     */
    MEMBER("fresh", fresh, 'y', 0, false),      /* nothing was played since moving      */
    MEMBER("start-height", start_height, '=', TALL, false),
    MEMBER("stairs", stairs, '=', TILES, false), /* held when the horse was played       */
    MEMBER("stair-paid", stair_paid, 'y', 0, false),
    MEMBER("grains-laid", grains_laid, '=', TILES, false),
    MEMBER("picked", picked, '=', TILES, false), /* phase place: tiles of a new part ... */
    MEMBER("from", from, '=', TILES, false),     /* ... and where picking goes on        */
    MEMBER("kept", kept, 'y', 0, false),         /* the placer leaves this part whole    */
#undef MEMBER
};
enum { MEMBERS = sizeof members / sizeof members[0] };

static uint8_t *member_of(struct sakkara_state *s, const struct member *m)
{
    return (uint8_t *)s + m->at;
}

static void put_member(const struct sakkara_table *t, const struct member *m, uint8_t value,
                       struct text *out)
{
    put(out, m->name);
    put_char(out, ' ');
    if (m->letter == '=')
        put_number(out, value);
    else if (!spell_value(t, m->letter, value, out))
        put_char(out, '?'), put_number(out, value);
    put_char(out, '\n');
}

static const char *read_member(const struct sakkara_table *t, const struct words *in,
                               const struct member *m, uint8_t *value)
{
    unsigned n;
    if (in->count != 2)
        return "one word behind the first";
    if (m->letter != '=')
        return unspell_value(t, m->letter, in->word[1], value) ? NULL
                                                               : names_for(t, m->letter).expected;
    if (!read_number(in->word[1], m->most, &n))
        return "a number, and a smaller one";
    *value = (uint8_t)n;
    return NULL;
}

/* ------------------------------------------------- what follows from the rest -- */

static unsigned workers_of(const struct sakkara_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned w = 0; w < WORKERS; w++)
        n += s->worker[seat][w] != 0;
    return n;
}

static unsigned fields_with_tiles(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned n = 0;
    for (unsigned f = 0; f < t->fields; f++)
        n += s->height[f] > 0;
    return n;
}

/* As if no line had been given for what can be derived. */
static void forget_derived(struct sakkara_state *s)
{
    for (unsigned i = 0; i < MEMBERS; i++)
        if (members[i].derived)
            *member_of(s, &members[i]) = DERIVE;
    s->held[0] = s->held[1] = DERIVE;
    s->bag[0] = s->part[0] = s->height_then[0] = DERIVE;
}

/* Until the second layer is complete, the bag holds what does not lie on the board. */
static bool derive_bag(const struct sakkara_table *t, struct sakkara_state *s)
{
    bool possible = true, dealing = s->phase == SHUFFLE || s->phase == COVER;
    for (unsigned k = 0; k < KINDS; k++)
        s->bag[k] = dealing ? t->copies[k] : 0;
    for (unsigned f = 0; dealing && f < t->fields; f++)
        for (unsigned i = 0; i < s->height[f]; i++)
            if (s->tile[f][i] > 0)
                possible = possible && s->bag[s->tile[f][i] - 1]-- > 0;
    return possible;
}

static void derive_parts(const struct sakkara_table *t, struct sakkara_state *s)
{
    unsigned left = s->phase == PLACE ? s->used : 0;
    for (unsigned i = 0; i < PARTS; i++) {
        unsigned size = left < t->at_once ? left : t->at_once;
        s->part[i] = (uint8_t)size;
        left -= size;
    }
}

static void derive_heights(const struct sakkara_table *t, struct sakkara_state *s)
{
    bool kept = READS(t, Q_height_when, 'B') && s->phase >= TURN;
    for (unsigned f = 0; f < FIELDS; f++)
        s->height_then[f] = kept ? s->height[f] : 0;
}

static bool derive(const struct sakkara_table *t, struct sakkara_state *s)
{
    s->entered = (uint8_t)(workers_of(s, 0) + workers_of(s, 1));
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        if (s->held[seat] == DERIVE)
            s->held[seat] = (uint8_t)sum_of(s->holder[seat]);
    if (s->step == DERIVE)
        s->step = s->phase >= TURN ? (uint8_t)sakkara_first_unfinished(t, s, s->mover) : 0;
    if (s->cursor == DERIVE)
        s->cursor = s->phase == SHUFFLE ? (uint8_t)fields_with_tiles(t, s) : 0;
    if (s->ending == DERIVE)
        s->ending = s->phase == SURPLUS || s->phase == PLACE;
    if (s->part[0] == DERIVE)
        derive_parts(t, s);
    if (s->height_then[0] == DERIVE)
        derive_heights(t, s);
    return s->bag[0] != DERIVE || derive_bag(t, s);
}

/* ------------------------------------------------------ writing positions -- */

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

static void put_cell(const struct sakkara_state *s, unsigned field, struct text *out)
{
    put_workers(s, field, out);
    put_stack(s->tile[field], s->height[field], out);
}

/* How wide a column must be drawn. */
static unsigned width_of(const struct sakkara_table *t, const struct sakkara_state *s,
                         unsigned column)
{
    unsigned widest = 0;
    for (unsigned row = 0; row < t->rows; row++) {
        char cell[CELL_ROOM];
        struct text out = { cell, cell + sizeof cell, false };
        put_cell(s, row * t->columns + column, &out);
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
                        struct text *out)
{
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
        put_cell(s, f, &one);
        put_padded(cell, width[column_of(t, f)], out);
    }
    put_char(out, '\n');
}

static void put_greens(const char *word, unsigned ships, unsigned grains, struct text *out)
{
    uint8_t counts[KINDS] = { [SHIP] = (uint8_t)ships, [GRAIN] = (uint8_t)grains };
    put(out, word);
    put_counts(counts, out);
    put_char(out, '\n');
}

static void write_holder(const struct sakkara_state *s, unsigned seat, struct text *out)
{
    unsigned seen = sum_of(s->holder[seat]);
    put_with_seat(out, "holder", seat);
    if (seen > 0 || s->held[seat] == 0)
        put_counts(s->holder[seat], out);
    if (seen != s->held[seat]) {
        put(out, " (");
        put_number(out, s->held[seat]);
        put_char(out, ')');
    }
    put_char(out, '\n');
}

static void write_seat(const struct sakkara_state *s, unsigned seat, struct text *out)
{
    write_holder(s, seat, out);
    put_with_seat(out, "display", seat);
    put_greens("", s->ship[seat], s->grain[seat], out);
    put_with_seat(out, "pyramid", seat);
    put_counts(s->built[seat], out);
    put_char(out, '\n');
}

static void write_pile(const struct sakkara_state *s, struct text *out)
{
    if (s->used == 0)
        return;
    put(out, "pile");
    for (unsigned i = 0; i < s->used && i < TILES; i++) {
        put_char(out, ' ');
        put_tile(s->pile[i], out);
    }
    put_char(out, '\n');
}

static void write_parts(const struct sakkara_state *s, struct text *out)
{
    put(out, "parts");
    for (unsigned i = 0; i < PARTS && s->part[i] != 0; i++) {
        put(out, s->part[i] & DIVIDED ? " divided-" : " ");
        put_number(out, s->part[i] & ~(unsigned)DIVIDED);
    }
    put(out, s->part[0] == 0 ? " none\n" : "\n");
}

static void write_bag(const char *word, const uint8_t counts[KINDS], struct text *out)
{
    put(out, word);
    put_counts(counts, out);
    put_char(out, '\n');
}

/* "storm fire 1 horizontally": whence it sweeps, under q-storm-all-or-some B. */
static void write_storm(const struct sakkara_table *t, const struct sakkara_state *s,
                        struct text *out)
{
    unsigned storm = s->storm - 1u;
    if (s->storm == 0)
        return;
    put(out, "storm ");
    put(out, spell_names[storm / 8 == FIRE ? FIRE : WHIRL]);
    put_char(out, ' ');
    put(out, worker_names[storm / 4 % WORKERS]);
    if (storm / 8 == FIRE) {
        put_char(out, ' ');
        spell_value(t, 'd', storm % 4, out);
    }
    put_char(out, '\n');
}

static bool same_bytes(const uint8_t *a, const uint8_t *b, unsigned count)
{
    bool same = true;
    for (unsigned i = 0; i < count; i++)
        same = same && a[i] == b[i];
    return same;
}

/* q-height-when B: the heights when the turn began, row by row. */
static void write_heights(const struct sakkara_table *t, const struct sakkara_state *s,
                          struct text *out)
{
    for (unsigned f = 0; f < t->fields; f++) {
        if (column_of(t, f) == 0)
            put_with_number(out, f == 0 ? "then" : "\nthen", row_of(t, f) + 1), put_char(out, ' ');
        put_with_number(out, "", s->height_then[f]);
    }
    put_char(out, '\n');
}

/* What reading the rest of the position would not derive by itself. */
static void write_derivable(const struct sakkara_table *t, const struct sakkara_state *s,
                            const struct sakkara_state *derived, struct text *out)
{
    if (!same_bytes(s->bag, derived->bag, KINDS))
        write_bag("bag", s->bag, out);
    if (!same_bytes(s->part, derived->part, PARTS))
        write_parts(s, out);
    if (!same_bytes(s->height_then, derived->height_then, FIELDS))
        write_heights(t, s, out);
}

static void write_members(const struct sakkara_table *t, const struct sakkara_state *s,
                          const struct sakkara_state *derived, struct text *out)
{
    const uint8_t *is = (const uint8_t *)s, *would_be = (const uint8_t *)derived;
    for (unsigned i = 0; i < MEMBERS; i++) {
        unsigned at = members[i].at;
        if (is[at] != (members[i].derived ? would_be[at] : 0))
            put_member(t, &members[i], is[at], out);
    }
}

void sakkara_write_position(const struct sakkara_table *t, const struct sakkara_state *s,
                            struct text *out)
{
    struct sakkara_state derived = *s;
    forget_derived(&derived);
    derive(t, &derived);
    put(out, "phase ");
    put(out, sakkara_phase_name(s->phase));
    if (s->phase >= ENTRY || s->mover != 0)
        put_with_seat(out, "\nturn", s->mover);
    put_char(out, '\n');
    write_members(t, s, &derived, out);
    write_storm(t, s, out);
    write_board(t, s, out);
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        write_seat(s, seat, out);
    write_pile(s, out);
    if (s->sunk != 0 || s->withered != 0)
        put_greens("destroyed", s->sunk, s->withered, out);
    if (sum_of(s->aside) != 0)
        write_bag("aside", s->aside, out);
    write_derivable(t, s, &derived, out);
}

/* ------------------------------------------------------ reading positions -- */

void sakkara_blank_position(const struct sakkara_table *t, struct sakkara_state *s)
{
    (void)t;
    *s = (struct sakkara_state){ .phase = TURN };
    forget_derived(s);
}

static const char cell_expected[] = "a stack for each field, such as grain/tip (the lowest tile "
                                    "first), ? for a tile that is not seen, "
                                    "- for none, a worker in front: A1@grain, and each worker once";

/* "A1@" sets a worker on the field; then behind it. */
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
    return word && read_stack(word, TALL, s->tile[field], &s->height[field]) ? NULL : cell_expected;
}

/* The number behind the first word, and behind it a word for each column. */
static bool read_row_number(const struct sakkara_table *t, const struct words *in, unsigned *row)
{
    return in->count == t->columns + 2u && read_number(in->word[1], t->rows, row) && *row > 0;
}

static const char *read_row(const struct sakkara_table *t, const struct words *in,
                            struct sakkara_state *s)
{
    unsigned row;
    if (!read_row_number(t, in, &row))
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
                                  struct sakkara_state *s)
{
    unsigned field;
    if (in->count != 3 || !read_field(t, in->word[1], &field))
        return "field NAME STACK, such as field a1 grain/tip";
    return read_cell(t, in->word[2], s, field);
}

static const char *read_headline(const struct sakkara_table *t, const struct words *in,
                                 struct sakkara_state *s)
{
    (void)s;
    bool good = in->count == t->columns + 1u;
    for (unsigned i = 1; good && i < in->count; i++)
        good = in->word[i][0] == (char)('a' + i - 1) && in->word[i][1] == 0;
    return good ? NULL : "board and the letter of each column, or no such line";
}

static const char *read_heights(const struct sakkara_table *t, const struct words *in,
                                struct sakkara_state *s)
{
    unsigned row, height;
    if (!read_row_number(t, in, &row))
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

static const char *read_pile(const struct sakkara_table *t, const struct words *in,
                             struct sakkara_state *s)
{
    (void)t;
    unsigned kind;
    bool none = in->count == 2 && same_word(in->word[1], "none");
    for (unsigned i = 0; i < TILES; i++)
        s->pile[i] = 0;
    s->used = 0;
    for (unsigned w = 1; w < in->count && !none; w++) {
        if (s->used == TILES || !one_of(in->word[w], kind_names, KINDS, &kind))
            return "up to 75 tiles, the lowest first";
        s->pile[s->used++] = (uint8_t)(kind + 1);
    }
    return NULL;
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
                              struct sakkara_state *s)
{
    (void)t;
    bool none = in->count == 2 && same_word(in->word[1], "none");
    for (unsigned i = 0; i < PARTS; i++)
        s->part[i] = 0;
    for (unsigned w = 1; w < in->count && !none; w++)
        if (w > PARTS || !read_part(in->word[w], &s->part[w - 1]))
            return "sizes of up to 27 parts, the lowest first, such as 5 or divided-5";
    return NULL;
}

/* storm fire WORKER DIRECTION, or storm whirlwind WORKER */
static const char *read_storm(const struct sakkara_table *t, const struct words *in,
                              struct sakkara_state *s)
{
    unsigned storm = 0, worker = 0;
    uint8_t way = 0;
    bool good = in->count >= 3 && one_of(in->word[1], spell_names, 2, &storm)
             && in->count == (storm == FIRE ? 4u : 3u)
             && one_of(in->word[2], worker_names, t->workers, &worker)
             && (storm != FIRE || unspell_value(t, 'd', in->word[3], &way));
    if (!good)
        return "storm fire WORKER DIRECTION, or storm whirlwind WORKER";
    s->storm = (uint8_t)(1 + storm * 8 + worker * 4 + way);
    return NULL;
}

static const char *read_greens(const struct words *in, unsigned from, uint8_t *ships,
                               uint8_t *grains)
{
    uint8_t counts[KINDS];
    const char *expected = read_counts(in, from, counts, NULL);
    if (expected)
        return expected;
    *ships = counts[SHIP];
    *grains = counts[GRAIN];
    return sum_of(counts) == (unsigned)*ships + *grains ? NULL : "ships and grains only, or none";
}

static const char *read_destroyed(const struct sakkara_table *t, const struct words *in,
                                  struct sakkara_state *s)
{
    (void)t;
    return read_greens(in, 1, &s->sunk, &s->withered);
}

static const char *read_bag(const struct sakkara_table *t, const struct words *in,
                            struct sakkara_state *s)
{
    (void)t;
    return read_counts(in, 1, same_word(in->word[0], "bag") ? s->bag : s->aside, NULL);
}

/* Lines that speak of one player: holder, display, pyramid. */
static const char *read_of_seat(const struct sakkara_table *t, const struct words *in,
                                struct sakkara_state *s)
{
    unsigned seat;
    (void)t;
    if (in->count < 2 || !read_seat(in->word[1], PLAYERS, &seat))
        return "a player's letter after the first word";
    if (same_word(in->word[0], "holder"))
        return read_counts(in, 2, s->holder[seat], &s->held[seat]);
    if (same_word(in->word[0], "display"))
        return read_greens(in, 2, &s->ship[seat], &s->grain[seat]);
    return read_counts(in, 2, s->built[seat], NULL);
}

static const char *read_phase(const struct sakkara_table *t, const struct words *in,
                              struct sakkara_state *s)
{
    unsigned phase;
    (void)t;
    if (in->count != 2 || !one_of(in->word[1], phase_names, PHASES, &phase))
        return "phase shuffle, cover, mend, age, entry, turn, ride, fly, push, rob, gather, "
               "surplus, place "
               "or over";
    s->phase = (uint8_t)phase;
    return NULL;
}

static const char *read_turn(const struct sakkara_table *t, const struct words *in,
                             struct sakkara_state *s)
{
    unsigned seat;
    (void)t;
    if (in->count != 2 || !read_seat(in->word[1], PLAYERS, &seat))
        return "turn A or turn B";
    s->mover = (uint8_t)seat;
    return NULL;
}

/* Lines that have a form of their own. */
static const struct position_line {
    const char *name;
    const char *(*read)(const struct sakkara_table *t, const struct words *in,
                        struct sakkara_state *s);
} position_lines[] = {
    { "phase", read_phase },     { "turn", read_turn },       { "board", read_headline },
    { "row", read_row },         { "field", read_one_field }, { "holder", read_of_seat },
    { "display", read_of_seat }, { "pyramid", read_of_seat }, { "pile", read_pile },
    { "parts", read_parts },     { "storm", read_storm },     { "bag", read_bag },
    { "aside", read_bag },       { "then", read_heights },    { "destroyed", read_destroyed },
};
enum { POSITION_LINES = sizeof position_lines / sizeof position_lines[0] };

const char *sakkara_read_position(const struct sakkara_table *t, const struct words *in,
                                  struct sakkara_state *s)
{
    for (unsigned i = 0; i < POSITION_LINES; i++)
        if (same_word(in->word[0], position_lines[i].name))
            return position_lines[i].read(t, in, s);
    for (unsigned i = 0; i < MEMBERS; i++)
        if (same_word(in->word[0], members[i].name))
            return read_member(t, in, &members[i], member_of(s, &members[i]));
    return "a line of a position: phase, turn, row, field, holder, display, pyramid, pile, parts, "
           "destroyed, "
           "aside, bag, step, moved, walker, heading, or one that rules/sakkara/words.c lists";
}

/* ---- does it add up? ---- */

static bool is_worker(const struct sakkara_table *t, unsigned number)
{
    return number == 0 || (number - 1) % WORKERS < t->workers;
}

/* They enter by turns; then all of them are there. */
static const char *check_workers(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned mine = workers_of(s, s->mover), theirs = workers_of(s, 1u - s->mover);
    bool in_order = s->worker[0][1] == 0 || s->worker[0][0] != 0;
    in_order = in_order && (s->worker[1][1] == 0 || s->worker[1][0] != 0);

    if (s->phase < ENTRY && s->entered > 0)
        return "no workers before phase entry";
    if (s->phase == ENTRY && (!in_order || mine == t->workers || theirs - mine > 1))
        return "workers who entered by turns: as many of both players, or one more of the one who "
               "waits";
    if (s->phase > ENTRY && s->entered != PLAYERS * t->workers)
        return "every worker on the board, such as A1@ in front of a stack";
    return is_worker(t, s->walker) && is_worker(t, s->flyer) ? NULL : "workers who are in play";
}

/* Greens that were destroyed lie on the pile as soon as it is closed. */
static bool counts_destroyed(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return s->phase != PLACE && !(s->phase == SURPLUS && READS(t, Q_overflow_position, 'B'));
}

static unsigned tiles_in(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned n = s->used + sum_of(s->bag) + sum_of(s->aside);
    for (unsigned f = 0; f < t->fields; f++)
        n += s->height[f];
    for (unsigned p = 0; p < PLAYERS; p++)
        n += (unsigned)s->held[p] + s->ship[p] + s->grain[p] + sum_of(s->built[p]);
    return n + (counts_destroyed(t, s) ? (unsigned)s->sunk + s->withered : 0);
}

/* The first layer grows field by field, then the second. */
static bool stacks_as_dealt(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool good = true;
    for (unsigned f = 0; f < t->fields; f++) {
        unsigned least = s->phase == SHUFFLE ? f < s->cursor : 1;
        unsigned most = least + (s->phase == MEND || (s->phase == COVER && f < s->cursor));
        good = good && s->height[f] >= least && s->height[f] <= most;
    }
    return good;
}

/* Enough for the first layer, not too many for the second. */
static bool bag_fits(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned bag = sum_of(s->bag), fields = t->fields - s->cursor;
    if (s->phase == SHUFFLE)
        return bag >= fields && bag - fields <= t->fields;
    return s->phase == COVER ? bag > 0 && bag <= fields : bag == 0;
}

static const char *check_deal(const struct sakkara_table *t, const struct sakkara_state *s)
{
    if (s->cursor >= t->fields || !bag_fits(t, s))
        return "in phases shuffle and cover as many tiles in the bag as the deal still needs, and "
               "none later";
    if (s->phase <= MEND && !stacks_as_dealt(t, s))
        return "a tile on each field, and from phase cover on a second one on some, as far as it "
               "has come";
    return NULL;
}

static const char *check_parts(const struct sakkara_state *s)
{
    unsigned sum = 0, lowest = s->part[0] & ~(unsigned)DIVIDED;
    for (unsigned i = 0; i < PARTS; i++)
        sum += s->part[i] & ~(unsigned)DIVIDED;
    if (s->phase != PLACE)
        return sum == 0 && s->picked == 0 ? NULL
                                          : "parts, and tiles picked for one, in phase place only";
    if (s->used == 0 || sum != s->used)
        return "a pile and parts that make up the pile";
    bool picking =
        s->picked <= s->from && s->from <= lowest && (s->picked < lowest || s->picked == 0);
    return picking ? NULL : "fewer tiles picked than the lowest part has, and those before 'from'";
}

/* Told in the middle of one kind of move, and only there. */
static const char *check_middle(const struct sakkara_state *s)
{
    if ((s->walker == 0) != (s->heading == 0) || (s->phase == RIDE && s->walker == 0))
        return "walker and heading together, and both in phase ride";
    if ((s->phase == FLY) != (s->flyer != 0))
        return "a line 'flyer WORKER' in phase fly, and only there";
    if ((s->phase == PUSH) != (s->source != 0) || (s->phase == PUSH) != (s->target != 0))
        return "lines 'source FIELD' and 'target FIELD' in phase push, and only there";
    if ((s->phase == GATHER) != (s->storm != 0))
        return "a line 'storm SPELL WORKER' in phase gather, and only there";
    if ((s->phase == OVER) != (s->winner != 0))
        return "a line 'winner PLAYER' in phase over, and only there";
    if (s->phase >= TURN && s->step == 0)
        return "a step from 1 to 3";
    return NULL;
}

const char *sakkara_finish_position(const struct sakkara_table *t, struct sakkara_state *s)
{
    if (!derive(t, s))
        return "no more copies of a tile than the sheet has";
    const char *expected = check_workers(t, s);
    if (!expected)
        expected = check_deal(t, s);
    if (!expected && tiles_in(t, s) > t->tiles)
        expected = "no more tiles than the sheet has";
    if (!expected)
        expected = check_parts(s);
    return expected ? expected : check_middle(s);
}

/* ---------------------------------------------------------------- facts -- */

static unsigned step_of_colour(unsigned colour)
{
    return colour == BLUE ? 1 : colour == RED ? 2 : colour == GOLD ? 3 : 0;
}

static unsigned lacking(unsigned needed, unsigned there)
{
    return needed > there ? needed - there : 0;
}

/* What the first unfinished step lacks, its greens included. */
static void write_missing(const struct sakkara_table *t, const struct sakkara_state *s,
                          unsigned seat, struct text *out)
{
    unsigned step = sakkara_first_unfinished(t, s, seat);
    uint8_t missing[KINDS] = { 0 };
    for (unsigned k = 0; k < KINDS; k++)
        if (step_of_colour(t->colour[k]) == step)
            missing[k] = (uint8_t)lacking(t->need[k], s->built[seat][k]);
    missing[SHIP] = (uint8_t)lacking(1, s->ship[seat]);
    missing[GRAIN] = (uint8_t)lacking(t->greens[step - 1], s->grain[seat]);
    put_with_seat(out, "missing", seat);
    put_counts(missing, out);
    put_char(out, '\n');
}

static unsigned finished_steps(const struct sakkara_table *t, const struct sakkara_state *s,
                               unsigned seat)
{
    return sakkara_first_unfinished(t, s, seat) - 1 + (s->built[seat][TIP] > 0);
}

static void write_seat_facts(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned seat, struct text *out)
{
    put_with_seat(out, "holds", seat);
    put_with_number(out, "", s->held[seat]);
    put_with_seat(out, "\nfinished", seat);
    put_with_number(out, "", finished_steps(t, s, seat));
    put_char(out, '\n');
    write_missing(t, s, seat, out);
}

/* The board once more, field by field, so that one of them can be asked for. */
static void write_fields(const struct sakkara_table *t, const struct sakkara_state *s,
                         struct text *out)
{
    unsigned tiles = 0;
    for (unsigned f = 0; f < t->fields; f++) {
        tiles += s->height[f];
        put(out, "field ");
        put_field(t, f, out);
        put_char(out, ' ');
        put_cell(s, f, out);
        put_char(out, '\n');
    }
    put_with_number(out, "on-board", tiles);
    put_char(out, '\n');
}

void sakkara_write_facts(const struct sakkara_table *t, const struct sakkara_state *s,
                         struct text *out)
{
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        write_seat_facts(t, s, seat, out);
    write_fields(t, s, out);
}

/* --------------------------------------------------------------- sheets --
 *
 *     players 2            small                 board 7x7          workers 2
 *     first oldest         first A (in a scope)
 *     tiles ship 4 grain 8 hewn 10               all others have no copies
 *     colour ship grain green tip gold           behind the kinds their colour
 *     need hewn 4 stair 2 tip 1                  of a pyramid; no others
 *     greens 1 2 3                               grains on display for each step
 *     hands hewn 1 tip 2
 *     recipe fire tip cross braid                whirlwind, drought, shipwreck
 *     holder 10            climb 2               ships 2
 *     pile 9 split 6 least 3
 *     deal a1 grain/tip    deal 2 ship - grain   fields, or a row by its number
 */

static void put_pairs(const char *word, const uint8_t counts[KINDS], struct text *out)
{
    put(out, word);
    for (unsigned k = 0; k < KINDS; k++)
        if (counts[k] > 0) {
            put_char(out, ' ');
            put_with_number(out, kind_names[k], counts[k]);
        }
    put_char(out, '\n');
}

static void put_colours(const struct sakkara_table *t, struct text *out)
{
    put(out, "colour");
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        unsigned n = 0;
        for (unsigned k = 0; k < KINDS; k++)
            if (t->colour[k] == colour)
                put_char(out, ' '), put(out, kind_names[k]), n++;
        if (n > 0)
            put_char(out, ' '), put(out, colour_names[colour]);
    }
    put_char(out, '\n');
}

static void put_recipes(const struct sakkara_table *t, struct text *out)
{
    for (unsigned spell_number = 0; spell_number < SPELLS; spell_number++) {
        put(out, "recipe ");
        put(out, spell_names[spell_number]);
        for (unsigned i = 0; i < 3; i++)
            put_char(out, ' '), put_tile(t->recipe[spell_number][i] + 1u, out);
        put_char(out, '\n');
    }
}

static void put_deal(const struct sakkara_table *t, struct text *out)
{
    for (unsigned f = 0; t->given && f < (unsigned)t->rows * t->columns; f++) {
        const uint8_t *tile = t->deal[f];
        if (column_of(t, f) == 0)
            put_with_number(out, "deal", row_of(t, f) + 1), put_char(out, ' ');
        put_char(out, ' ');
        put_stack(tile, (unsigned)(tile[0] != 0) + (tile[1] != 0), out);
        if (column_of(t, f) + 1u == t->columns)
            put_char(out, '\n');
    }
}

static void put_numbers(const struct sakkara_table *t, struct text *out)
{
    put_with_number(out, "greens", t->greens[0]);
    put_with_number(out, "", t->greens[1]);
    put_with_number(out, "", t->greens[2]);
    put_with_number(out, "\nhands hewn", t->hewn_hands);
    put_with_number(out, " tip", t->tip_hands);
    put_with_number(out, "\nholder", t->holder);
    put_with_number(out, "\nclimb", t->climb);
    put_with_number(out, "\npile", t->at_once);
    put_with_number(out, " split", t->divisible);
    put_with_number(out, " least", t->least);
    put_with_number(out, "\nships", t->ships_seen);
    put_char(out, '\n');
}

void sakkara_write_sheet(const struct sakkara_table *t, struct text *out)
{
    put_with_number(out, "players", t->head.players);
    put(out, t->head.small ? "\nsmall" : "");
    put_with_number(out, "\nboard", t->rows);
    put_char(out, 'x');
    put_number(out, t->columns);
    put_with_number(out, "\nworkers", t->workers);
    if (t->first == BY_AGE)
        put(out, "\nfirst oldest");
    else
        put_with_seat(out, "\nfirst", t->first);
    put_pairs("\ntiles", t->copies, out);
    put_colours(t, out);
    put_pairs("need", t->need, out);
    put_numbers(t, out);
    put_recipes(t, out);
    put_deal(t, out);
}

/* ---- reading them ---- */

static bool read_small_number(const char *word, uint8_t *value)
{
    unsigned n;
    if (!read_number(word, MOST, &n))
        return false;
    *value = (uint8_t)n;
    return true;
}

static const char *read_small(const struct words *in, struct sakkara_table *t)
{
    t->head.small = 1;
    return in->count == 1 ? NULL : "nothing behind 'small'";
}

/* A deal names fields of a board: another board, no deal. */
static const char *read_board(const struct words *in, struct sakkara_table *t)
{
    const char *word = in->count == 2 ? in->word[1] : "";
    bool good = word[0] >= '1' && word[0] <= '0' + SIDE && word[1] == 'x' && word[2] >= '1'
             && word[2] <= '0' + SIDE && word[3] == 0;
    if (!good)
        return "board ROWSxCOLUMNS, each from 1 to 7";
    t->rows = (uint8_t)(word[0] - '0');
    t->columns = (uint8_t)(word[2] - '0');
    t->given = 0;
    for (unsigned f = 0; f < FIELDS; f++)
        t->deal[f][0] = t->deal[f][1] = 0;
    return NULL;
}

static const char *read_first(const struct words *in, struct sakkara_table *t)
{
    unsigned seat;
    t->first = BY_AGE;
    if (in->count == 2 && same_word(in->word[1], "oldest"))
        return NULL;
    if (in->count != 2 || !read_seat(in->word[1], PLAYERS, &seat))
        return "first oldest, or in a scope a player's letter";
    t->first = (uint8_t)seat;
    return NULL;
}

/* Kinds and numbers by turns, of copies or of what a pyramid needs; what is not named has none. */
static const char *read_pairs(const struct words *in, struct sakkara_table *t)
{
    uint8_t *counts = same_word(in->word[0], "tiles") ? t->copies : t->need;
    unsigned kind, sum = 0;
    for (unsigned k = 0; k < KINDS; k++)
        counts[k] = 0;
    for (unsigned w = 1; w < in->count; w += 2) {
        if (w + 1 == in->count || !one_of(in->word[w], kind_names, KINDS, &kind)
            || !read_small_number(in->word[w + 1], &counts[kind]))
            return "tiles, and behind each how many: ship 4 grain 8";
        sum += counts[kind];
    }
    return sum <= MOST ? NULL : "at most 99 tiles in all";
}

/* A colour is that of the kinds in front of it. */
static const char *read_colours(const struct words *in, struct sakkara_table *t)
{
    unsigned value, begin = 1;
    for (unsigned w = 1; w < in->count; w++) {
        if (one_of(in->word[w], kind_names, KINDS, &value))
            continue;
        if (begin == w || !one_of(in->word[w], colour_names, COLOURS, &value))
            break;
        for (unsigned kind; begin < w; begin++)
            if (one_of(in->word[begin], kind_names, KINDS, &kind))
                t->colour[kind] = (uint8_t)value;
        begin = w + 1;
    }
    return begin == in->count
             ? NULL
             : "tiles, and behind them their colour: green, blue, red, gold or grey";
}

static const char *read_recipe(const struct words *in, struct sakkara_table *t)
{
    static const char expected[] = "recipe fire, whirlwind, drought or shipwreck, and three tiles";
    unsigned which, kind;
    if (in->count != 5 || !one_of(in->word[1], spell_names, SPELLS, &which))
        return expected;
    for (unsigned i = 0; i < 3; i++) {
        if (!one_of(in->word[i + 2], kind_names, KINDS, &kind))
            return expected;
        t->recipe[which][i] = (uint8_t)kind;
    }
    return NULL;
}

static const char *read_greens_of_steps(const struct words *in, struct sakkara_table *t)
{
    bool good = in->count == STEPS + 1;
    for (unsigned i = 0; good && i < STEPS; i++)
        good = read_small_number(in->word[i + 1], &t->greens[i]);
    return good ? NULL : "greens and three numbers: grains on display for each step";
}

static const char *read_hands(const struct words *in, struct sakkara_table *t)
{
    bool good = in->count == 5 && same_word(in->word[1], "hewn")
             && read_small_number(in->word[2], &t->hewn_hands) && same_word(in->word[3], "tip")
             && read_small_number(in->word[4], &t->tip_hands);
    return good ? NULL : "hands hewn NUMBER tip NUMBER";
}

static const char *read_cutting(const struct words *in, struct sakkara_table *t)
{
    bool good = in->count == 6 && read_small_number(in->word[1], &t->at_once)
             && same_word(in->word[2], "split") && read_small_number(in->word[3], &t->divisible)
             && same_word(in->word[4], "least") && read_small_number(in->word[5], &t->least);
    return good ? NULL : "pile NUMBER split NUMBER least NUMBER";
}

static bool read_dealt_stack(struct sakkara_table *t, const char *word, unsigned field)
{
    uint8_t height;
    bool good = read_stack(word, 2, t->deal[field], &height);
    for (unsigned i = 0; good && i < height; i++)
        good = t->deal[field][i] != 0;
    return good;
}

/* deal a1 grain/tip b1 ship, or a whole row: deal 1 grain/tip ship */
static const char *read_deal(const struct words *in, struct sakkara_table *t)
{
    static const char expected[] =
        "deal FIELD STACK ..., or deal ROW and a stack for each column; a stack is "
        "such as tip or grain/tip, the lower one first";
    unsigned row, field;
    bool good = in->count > 2, whole = good && read_row_number(t, in, &row);
    t->given = 1;
    for (unsigned w = 2; good && whole && w < in->count; w++)
        good = read_dealt_stack(t, in->word[w], (row - 1) * t->columns + w - 2);
    for (unsigned w = 1; good && !whole && w < in->count; w += 2)
        good = w + 1 < in->count && read_field(t, in->word[w], &field)
            && read_dealt_stack(t, in->word[w + 1], field);
    return good ? NULL : expected;
}

static const struct sheet_line {
    const char *name;
    const char *(*read)(const struct words *in, struct sakkara_table *t);
} sheet_lines[] = {
    { "small", read_small },
    { "board", read_board },
    { "first", read_first },
    { "tiles", read_pairs },
    { "need", read_pairs },
    { "colour", read_colours },
    { "greens", read_greens_of_steps },
    { "hands", read_hands },
    { "recipe", read_recipe },
    { "pile", read_cutting },
    { "deal", read_deal },
};
static const struct sheet_number sheet_numbers[] = {
    { "players", offsetof(struct sakkara_table, head.players), MOST },
    { "workers", offsetof(struct sakkara_table, workers), MOST },
    { "holder", offsetof(struct sakkara_table, holder), MOST },
    { "climb", offsetof(struct sakkara_table, climb), MOST },
    { "ships", offsetof(struct sakkara_table, ships_seen), MOST },
};
enum {
    SHEET_LINES = sizeof sheet_lines / sizeof sheet_lines[0],
    SHEET_NUMBERS = sizeof sheet_numbers / sizeof sheet_numbers[0]
};

const char *sakkara_read_sheet(struct sakkara_table *t, const struct words *in)
{
    const struct sheet_number *number = find_sheet_number(sheet_numbers, SHEET_NUMBERS, in);
    for (unsigned i = 0; i < SHEET_LINES; i++)
        if (same_word(in->word[0], sheet_lines[i].name))
            return sheet_lines[i].read(in, t);
    if (number)
        return read_sheet_number(in, number, t) ? NULL : "one number up to 99";
    return "a line of a sheet: players, small, board, workers, first, tiles, colour, need, greens, "
           "hands, "
           "recipe, holder, climb, pile, ships or deal";
}
