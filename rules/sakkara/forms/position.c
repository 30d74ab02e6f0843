/* How positions of Sakkara are written: the board row by row, and other lines, all of which
 * may be left out.
 *
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
 *     gathered a4 c4                  fields that have yielded their tile to the present storm
 *     picked 1 3                      tiles of the part that is being formed, the lowest is 1
 *
 * A worker stands before the stack on which he stands: A1@grain/tip. What is in the middle
 * of being played, or remembered by single readings, is in the list of members below. What
 * follows from the rest is filled in by checks.c, which also asks whether the position can be.
 */
#include "spelling.h"

static const char *const phase_names[PHASES] = {
    "shuffle", "cover", "mend", "age",    "entry",   "turn",  "ride",
    "fly",     "push",  "rob",  "gather", "surplus", "place", "over",
};

enum { CELL_ROOM = 200 };

const char *sakkara_phase_name(unsigned phase)
{
    return phase_names[phase < PHASES ? phase : OVER];
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
    MEMBER("ending", ending, 'n', 0, true), /* the pile closes the turn             */
    MEMBER("winner", winner, 'b', 0, false),
    MEMBER("horses", horses, '=', MOST, false), /* played this turn                     */
    MEMBER("fresh", fresh, 'y', 0, false),      /* nothing was played since moving      */
    MEMBER("start-height", start_height, '=', TALL, false),
    MEMBER("stairs", stairs, '=', TILES, false), /* held when the horse was played       */
    MEMBER("stair-paid", stair_paid, 'y', 0, false),
    MEMBER("grains-laid", grains_laid, '=', TILES, false),
    MEMBER("kept", kept, 'y', 0, false), /* the placer leaves this part whole    */
    MEMBER("other-heading", other_heading, 'h', 0, false), /* of the one who is not the walker */
    MEMBER("other-height", other_height, '=', TALL, false),
    MEMBER("other-stair", other_stair, 'y', 0, false),
    MEMBER("greens-at", greens, '=', TILES, true), /* place in the pile of the lowest destroyed
                                                      green: 1 is the bottom */
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
    else if (!sakkara_spell_value(t, m->letter, value, out))
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
        return sakkara_unspell_value(t, m->letter, in->word[1], value)
                 ? NULL
                 : sakkara_names_for(t, m->letter).expected;
    if (!read_number(in->word[1], m->most, &n))
        return "a number, and a smaller one";
    *value = (uint8_t)n;
    return NULL;
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

void sakkara_put_cell(const struct sakkara_state *s, unsigned field, struct text *out)
{
    put_workers(s, field, out);
    sakkara_put_stack(s->tile[field], s->height[field], out);
}

/* How wide a column must be drawn. */
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
        sakkara_put_cell(s, f, &one);
        put_padded(cell, width[column_of(t, f)], out);
    }
    put_char(out, '\n');
}

static void put_greens(const char *word, unsigned ships, unsigned grains, struct text *out)
{
    uint8_t counts[KINDS] = { [SHIP] = (uint8_t)ships, [GRAIN] = (uint8_t)grains };
    put(out, word);
    sakkara_put_counts(counts, out);
    put_char(out, '\n');
}

static void write_holder(const struct sakkara_state *s, unsigned seat, struct text *out)
{
    unsigned seen = sakkara_sum_of(s->holder[seat]);
    put_with_seat(out, "holder", seat);
    if (seen > 0 || s->held[seat] == 0)
        sakkara_put_counts(s->holder[seat], out);
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
    sakkara_put_counts(s->built[seat], out);
    put_char(out, '\n');
}

static void write_pile(const struct sakkara_state *s, struct text *out)
{
    if (s->used == 0)
        return;
    put(out, "pile");
    for (unsigned i = 0; i < s->used && i < TILES; i++) {
        put_char(out, ' ');
        sakkara_put_tile(s->pile[i], out);
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
    sakkara_put_counts(counts, out);
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
    put(out, sakkara_spell_names[storm / 8 == FIRE ? FIRE : WHIRL]);
    put_char(out, ' ');
    put(out, sakkara_worker_names[storm / 4 % WORKERS]);
    if (storm / 8 == FIRE) {
        put_char(out, ' ');
        sakkara_spell_value(t, 'd', storm % 4, out);
    }
    put_char(out, '\n');
}

/* Which fields a storm has had, and which tiles were picked, under single readings. */
static void write_sets(const struct sakkara_table *t, const struct sakkara_state *s,
                       struct text *out)
{
    bool any = false;
    for (unsigned f = 0; f < t->fields; f++) {
        if (!sakkara_has(s->gathered, f))
            continue;
        put(out, any ? " " : "gathered ");
        any = sakkara_put_field(t, f, out);
    }
    put(out, any ? "\n" : "");
    any = false;
    for (unsigned i = 0; i < TILES; i++) {
        if (!sakkara_has(s->picked, i))
            continue;
        put(out, any ? "" : "picked");
        put_with_number(out, "", i + 1);
        any = true;
    }
    put(out, any ? "\n" : "");
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
    sakkara_derive(t, &derived);
    put(out, "phase ");
    put(out, sakkara_phase_name(s->phase));
    if (s->phase >= ENTRY || s->mover != 0)
        put_with_seat(out, "\nturn", s->mover);
    put_char(out, '\n');
    write_members(t, s, &derived, out);
    write_storm(t, s, out);
    write_sets(t, s, out);
    write_board(t, s, out);
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        write_seat(s, seat, out);
    write_pile(s, out);
    if (s->sunk != 0 || s->withered != 0)
        put_greens("destroyed", s->sunk, s->withered, out);
    if (sakkara_sum_of(s->aside) != 0)
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
    return word && sakkara_read_stack(word, TALL, s->tile[field], &s->height[field])
             ? NULL
             : cell_expected;
}

/* The number behind the first word, and behind it a word for each column. */
bool sakkara_read_row_number(const struct sakkara_table *t, const struct words *in, unsigned *row)
{
    return in->count == t->columns + 2u && read_number(in->word[1], t->rows, row) && *row > 0;
}

static const char *read_row(const struct sakkara_table *t, const struct words *in,
                            struct sakkara_state *s)
{
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
                                  struct sakkara_state *s)
{
    unsigned field;
    if (in->count != 3 || !sakkara_read_field(t, in->word[1], &field))
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
        if (s->used == TILES || !sakkara_one_of(in->word[w], sakkara_kind_names, KINDS, &kind))
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
    bool good = in->count >= 3 && sakkara_one_of(in->word[1], sakkara_spell_names, 2, &storm)
             && in->count == (storm == FIRE ? 4u : 3u)
             && sakkara_one_of(in->word[2], sakkara_worker_names, t->workers, &worker)
             && (storm != FIRE || sakkara_unspell_value(t, 'd', in->word[3], &way));
    if (!good)
        return "storm fire WORKER DIRECTION, or storm whirlwind WORKER";
    s->storm = (uint8_t)(1 + storm * 8 + worker * 4 + way);
    return NULL;
}

static const char *read_gathered(const struct sakkara_table *t, const struct words *in,
                                 struct sakkara_state *s)
{
    unsigned field;
    for (unsigned i = 0; i < FIELD_SET; i++)
        s->gathered[i] = 0;
    for (unsigned w = 1; w < in->count; w++) {
        if (!sakkara_read_field(t, in->word[w], &field))
            return "the names of fields, such as a1";
        sakkara_add(s->gathered, field);
    }
    return NULL;
}

static const char *read_picked(const struct sakkara_table *t, const struct words *in,
                               struct sakkara_state *s)
{
    unsigned number;
    (void)t;
    for (unsigned i = 0; i < TILE_SET; i++)
        s->picked[i] = 0;
    for (unsigned w = 1; w < in->count; w++) {
        if (!read_number(in->word[w], TILES, &number) || number == 0)
            return "numbers of tiles, of which the lowest is 1";
        sakkara_add(s->picked, number - 1);
    }
    return NULL;
}

static const char *read_greens(const struct words *in, unsigned from, uint8_t *ships,
                               uint8_t *grains)
{
    uint8_t counts[KINDS];
    const char *expected = sakkara_read_counts(in, from, counts, NULL);
    if (expected)
        return expected;
    *ships = counts[SHIP];
    *grains = counts[GRAIN];
    return sakkara_sum_of(counts) == (unsigned)*ships + *grains ? NULL
                                                                : "ships and grains only, or none";
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
    return sakkara_read_counts(in, 1, same_word(in->word[0], "bag") ? s->bag : s->aside, NULL);
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
        return sakkara_read_counts(in, 2, s->holder[seat], &s->held[seat]);
    if (same_word(in->word[0], "display"))
        return read_greens(in, 2, &s->ship[seat], &s->grain[seat]);
    return sakkara_read_counts(in, 2, s->built[seat], NULL);
}

static const char *read_phase(const struct sakkara_table *t, const struct words *in,
                              struct sakkara_state *s)
{
    unsigned phase;
    (void)t;
    if (in->count != 2 || !sakkara_one_of(in->word[1], phase_names, PHASES, &phase))
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
    { "phase", read_phase },     { "turn", read_turn },         { "board", read_headline },
    { "row", read_row },         { "field", read_one_field },   { "holder", read_of_seat },
    { "display", read_of_seat }, { "pyramid", read_of_seat },   { "pile", read_pile },
    { "parts", read_parts },     { "storm", read_storm },       { "bag", read_bag },
    { "aside", read_bag },       { "then", read_heights },      { "destroyed", read_destroyed },
    { "picked", read_picked },   { "gathered", read_gathered },
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
           "aside, bag, step, moved, walker, heading, or one that rules/sakkara/forms/position.c "
           "lists";
}
