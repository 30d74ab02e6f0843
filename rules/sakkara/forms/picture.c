/* A position of Sakkara as a picture: the board with the pile beside it, and below them each
 * player's holder, display and pyramid.
 *
 * A field shows the tile on top, the height of the stack, as a number and as so many layers, and
 * the worker there. A pyramid shows, for each kind of stone, how many of the needed ones it has. */
#include "../../forms/picture.h"
#include "../sakkara.h"
#include "spelling.h"

enum {
    LEFT = 22,
    TOP = 44,
    CELL = 70,
    LAYER = 5,
    LAYER_WIDE = 14, /* the board  */
    LEAST_HIGH = 112,
    BESIDE_WIDE = 54,
    BESIDE_NEXT = 58,
    LINE = 14, /* beside it  */
    TILE = 70,
    TILE_HIGH = 20,
    NEXT = 72,
    NEXT_ROW = 24,
    IN_ROW = 4, /* below them */
    LABELS = 42,
    RACK = 100,
    PYRAMID = 406,
    PYRAMID_WIDE = IN_ROW * NEXT,
    GAP = 18,
    LEGEND = 34
};

/* ---- the board ---- */

static unsigned left_of(const struct sakkara_table *t, unsigned field)
{
    return LEFT + column_of(t, field) * CELL;
}

static unsigned top_of(const struct sakkara_table *t, unsigned field)
{
    return TOP + row_of(t, field) * (unsigned)CELL;
}

/* The height of the board; even a small one leaves room for a pile beside it. */
static unsigned board_high(const struct sakkara_table *t)
{
    unsigned high = (unsigned)t->rows * CELL;
    return high < LEAST_HIGH ? LEAST_HIGH : high;
}

/* A stack seen from the side, standing on the floor of its field. */
static void draw_layers(struct text *out, unsigned x, unsigned floor, unsigned height)
{
    for (unsigned i = 1; i <= height && i <= TALL; i++)
        draw_box(out, x, floor - i * LAYER, LAYER_WIDE, LAYER, THIN);
}

static void draw_workers(const struct sakkara_table *t, const struct sakkara_state *s,
                         unsigned field, unsigned x, unsigned y, struct text *out)
{
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        for (unsigned w = 0; w < WORKERS; w++)
            if (s->worker[seat][w] == field + 1) {
                begin_thing(out, x, y), put_seat(out, seat), put_char(out, ' ');
                put_number(out, w + 1);
                thing_is_on(out), sakkara_put_field(t, field, out), begin_look(out);
                draw_seat(out, x, y, seat, w + 1);
                end_group(out);
            }
}

static const char *tile_name(unsigned tile)
{
    return tile > 0 ? sakkara_kind_name(tile - 1) : "?";
}

/* A stack is a thing; its state is its height and the tile on top. */
static void draw_stack(const struct sakkara_table *t, const struct sakkara_state *s, unsigned field,
                       unsigned x, unsigned y, struct text *out)
{
    unsigned height = s->height[field];
    const char *top = height > 0 && height <= TALL ? tile_name(s->tile[field][height - 1]) : "";
    begin_thing(out, x + CELL - 14, y + CELL / 2), put(out, "stack ");
    sakkara_put_field(t, field, out), thing_is_on(out), put_number(out, height);
    put(out, *top != 0 ? " " : ""), put(out, top), begin_look(out);
    draw_words(out, x + 5, y + 17, BOLD, top);
    draw_number(out, x + 43, y + CELL - 6, CENTRED, height);
    draw_layers(out, x + CELL - LAYER_WIDE - 4, y + CELL - 4, height);
    end_group(out);
}

static void draw_field(const struct sakkara_table *t, const struct sakkara_state *s, unsigned field,
                       struct text *out)
{
    unsigned x = left_of(t, field), y = top_of(t, field);
    bool marked = s->source == field + 1 || s->target == field + 1;
    begin_spot(out, x + 18, y + CELL - 18), sakkara_put_field(t, field, out), begin_look(out);
    draw_box(out, x, y, CELL, CELL, marked ? THICK : THIN);
    end_group(out);
    draw_stack(t, s, field, x, y, out);
    draw_workers(t, s, field, x + 18, y + CELL - 18, out);
}

static void draw_board(const struct sakkara_table *t, const struct sakkara_state *s,
                       struct text *out)
{
    for (unsigned column = 0; column < t->columns; column++) {
        begin_words(out, left_of(t, column) + CELL / 2, TOP - 6, CENTRED);
        put_char(out, (char)('a' + column));
        end_words(out);
    }
    for (unsigned row = 0; row < t->rows; row++)
        draw_number(out, LEFT / 2, TOP + row * CELL + CELL / 2 + 4, CENTRED, row + 1);
    for (unsigned field = 0; field < t->fields; field++)
        draw_field(t, s, field, out);
}

/* ---- beside the board: lines that go on in a next column ---- */

struct column {
    struct text *out;
    unsigned left, lines, most, line; /* where the first column begins; lines that fit into a
                                         column, and into all */
};

static struct column beside_board(const struct sakkara_table *t, struct text *out)
{
    unsigned left = LEFT + (unsigned)t->columns * CELL + 16, lines = board_high(t) / LINE;
    return (struct column){ out, left, lines, lines * ((PICTURE_WIDTH - left) / BESIDE_NEXT), 0 };
}

/* Gives the place of the next line. Returns false if there is no room; the last line then says
 * so. */
static bool next_line(struct column *c, unsigned *x, unsigned *y)
{
    if (c->line >= c->most)
        return false;
    *x = c->left + c->line / c->lines * BESIDE_NEXT;
    *y = TOP + c->line % c->lines * LINE;
    if (++c->line < c->most)
        return true;
    draw_words(c->out, *x, *y + 11, SMALL, "and more");
    return false;
}

static void say_beside(struct column *c, unsigned style, const char *words, unsigned count)
{
    unsigned x, y;
    if (!next_line(c, &x, &y))
        return;
    begin_words(c->out, x, y + 11, SMALL | style);
    put(c->out, words);
    if (count > 0)
        put_char(c->out, ' '), put_number(c->out, count);
    end_words(c->out);
}

static void draw_used(struct column *c, unsigned tile)
{
    unsigned x, y;
    if (!next_line(c, &x, &y))
        return;
    draw_box(c->out, x, y, BESIDE_WIDE, LINE, THIN);
    draw_words(c->out, x + BESIDE_WIDE / 2, y + 11, SMALL | CENTRED, tile_name(tile));
}

/* The size of the part of the pile that ends with this tile, or 0. */
static unsigned part_below(const struct sakkara_state *s, unsigned tile)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < PARTS && s->part[i] != 0; i++) {
        unsigned size = s->part[i] & ~(unsigned)DIVIDED;
        sum += size;
        if (sum == tile + 1)
            return size;
    }
    return 0;
}

static void draw_pile(struct column *c, const struct sakkara_state *s)
{
    say_beside(c, BOLD, s->used > 0 ? "pile" : "no pile", s->used);
    for (unsigned i = s->used < TILES ? s->used : TILES; i-- > 0;) {
        unsigned size = part_below(s, i);
        if (size > 0)
            say_beside(c, PLAIN_TEXT, "part of", size);
        draw_used(c, s->pile[i]);
    }
}

static void list_beside(struct column *c, const char *words, const uint8_t counts[KINDS])
{
    bool any = false;
    for (unsigned k = 0; k < KINDS; k++)
        any = any || counts[k] > 0;
    if (any)
        say_beside(c, BOLD, words, 0);
    for (unsigned k = 0; k < KINDS; k++)
        if (counts[k] > 0)
            say_beside(c, PLAIN_TEXT, sakkara_kind_name(k), counts[k]);
}

static void draw_beside(const struct sakkara_table *t, const struct sakkara_state *s,
                        struct text *out)
{
    struct column c = beside_board(t, out);
    uint8_t destroyed[KINDS] = { [SHIP] = s->sunk, [GRAIN] = s->withered };
    draw_pile(&c, s);
    list_beside(&c, "destroyed", destroyed);
    list_beside(&c, "aside", s->aside);
    list_beside(&c, "bag", s->bag);
}

/* ---- tiles in front of a player ---- */

/* Draws "2 x grain": a thing whose state is the number of tiles. */
static void draw_tiles(struct text *out, unsigned x, unsigned y, unsigned count, const char *name,
                       const char *where, unsigned seat)
{
    begin_thing(out, x + TILE / 2, y + TILE_HIGH / 2);
    put(out, where), put_char(out, ' '), put_seat(out, seat), put_char(out, ' '), put(out, name);
    thing_is_on(out), put_number(out, count), begin_look(out);
    draw_box(out, x, y, TILE, TILE_HIGH, THIN);
    begin_words(out, x + TILE / 2, y + 14, SMALL | CENTRED);
    if (count > 1)
        put_number(out, count), put(out, " x ");
    put(out, name);
    end_words(out);
    end_group(out);
}

/* Draws the known tiles kind by kind, then the hidden ones. Returns how many rows that takes. */
static unsigned draw_rack(struct text *out, unsigned y, const uint8_t counts[KINDS], unsigned held,
                          const char *where, unsigned seat)
{
    unsigned n = 0, known = sum_of(counts, KINDS);
    for (unsigned k = 0; k < KINDS; k++)
        if (counts[k] > 0) {
            draw_tiles(out, RACK + n % IN_ROW * NEXT, y + n / IN_ROW * NEXT_ROW, counts[k],
                       sakkara_kind_name(k), where, seat);
            n++;
        }
    if (held > known) {
        hatch_box(out, RACK + n % IN_ROW * NEXT, y + n / IN_ROW * NEXT_ROW, TILE, TILE_HIGH);
        draw_tiles(out, RACK + n % IN_ROW * NEXT, y + n / IN_ROW * NEXT_ROW, held - known, "?",
                   where, seat);
        n++;
    }
    if (n == 0)
        draw_words(out, RACK, y + 14, SMALL, "none");
    return n == 0 ? 1 : (n + IN_ROW - 1) / IN_ROW;
}

static unsigned draw_belongings(const struct sakkara_table *t, const struct sakkara_state *s,
                                unsigned seat, unsigned y, struct text *out)
{
    uint8_t display[KINDS] = { [SHIP] = s->ship[seat], [GRAIN] = s->grain[seat] };
    draw_seat(out, 20, y + 12, seat, 0);
    draw_words(out, LABELS, y + 14, SMALL, "holder");
    begin_words(out, LABELS, y + 28, SMALL);
    put_number(out, s->held[seat]), put_char(out, '/'), put_number(out, t->holder);
    end_words(out);
    unsigned rows = draw_rack(out, y, s->holder[seat], s->held[seat], "holder", seat);
    unsigned below = y + (rows < 2 ? 2 : rows) * NEXT_ROW;
    draw_words(out, LABELS, below + 14, SMALL, "display");
    draw_rack(out, below, display, 0, "display", seat);
    return below + NEXT_ROW;
}

/* ---- the pyramid: a row for each step, the tip above ---- */

static bool in_step(const struct sakkara_table *t, const struct sakkara_state *s, unsigned seat,
                    unsigned kind, unsigned colour)
{
    return t->colour[kind] == colour && (t->need[kind] > 0 || s->built[seat][kind] > 0);
}

/* Draws "hewn 3/4": dashed if there is none, thick if there are enough. */
static void draw_stones(struct text *out, unsigned x, unsigned y, unsigned seat, unsigned kind,
                        unsigned built, unsigned need)
{
    begin_thing(out, x + TILE / 2, y + TILE_HIGH / 2), put(out, "pyramid "), put_seat(out, seat);
    put_char(out, ' '), put(out, sakkara_kind_name(kind)), thing_is_on(out);
    put_number(out, built), begin_look(out);
    draw_box(out, x, y, TILE, TILE_HIGH, built == 0 ? DASHED : built < need ? THIN : THICK);
    begin_words(out, x + TILE / 2, y + 14, SMALL | CENTRED);
    put(out, sakkara_kind_name(kind)), put_char(out, ' ');
    put_number(out, built);
    if (need > 0)
        put_char(out, '/'), put_number(out, need);
    end_words(out);
    end_group(out);
}

static unsigned draw_step(const struct sakkara_table *t, const struct sakkara_state *s,
                          unsigned seat, unsigned colour, unsigned y, struct text *out)
{
    unsigned kinds = 0, n = 0;
    for (unsigned k = 0; k < KINDS; k++)
        kinds += in_step(t, s, seat, k, colour);
    unsigned indent = kinds < IN_ROW ? (PYRAMID_WIDE - kinds * NEXT) / 2 : 0;
    for (unsigned k = 0; k < KINDS; k++)
        if (in_step(t, s, seat, k, colour)) {
            draw_stones(out, PYRAMID + indent + n % IN_ROW * NEXT, y + n / IN_ROW * NEXT_ROW, seat,
                        k, s->built[seat][k], t->need[k]);
            n++;
        }
    return y + (kinds + IN_ROW - 1) / IN_ROW * NEXT_ROW;
}

static unsigned draw_pyramid(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned seat, unsigned y, struct text *out)
{
    static const uint8_t downwards[] = { GOLD, RED, BLUE, GREY, GREEN };
    draw_words(out, PYRAMID, y + 14, SMALL, "pyramid");
    for (unsigned i = 0; i < sizeof downwards; i++)
        y = draw_step(t, s, seat, downwards[i], y, out);
    return y;
}

/* ---- the whole ---- */

static void put_worker(const struct sakkara_state *s, unsigned worker, struct text *out)
{
    put_seat(out, worker < WORKERS ? s->mover : 1u - s->mover);
    put_number(out, worker % WORKERS + 1);
}

/* What happens next. */
static void put_next(const struct sakkara_table *t, const struct sakkara_state *s, struct text *out)
{
    static const char *const next[PHASES] = {
        [SHUFFLE] = "the tiles are laid out",
        [COVER] = "the second layer is laid out",
        [MEND] = "ships come to the top",
        [AGE] = "the oldest player begins",
        [ENTRY] = " puts a worker on the board",
        [TURN] = " is on turn",
        [RIDE] = " rides",
        [FLY] = " flies",
        [PUSH] = " pushes tiles with the ox",
        [ROB] = " robs with the snake",
        [GATHER] = " gathers tiles",
        [SURPLUS] = " has too many tiles",
        [PLACE] = " deals with the pile",
        [OVER] = "the game is over",
    };
    unsigned phase = s->phase < PHASES ? s->phase : OVER;
    if (*next[phase] == ' ')
        put_seat(out, phase == PLACE ? sakkara_turn_of(t, s) : s->mover);
    put(out, next[phase]);
}

static void write_title(const struct sakkara_table *t, const struct sakkara_state *s,
                        struct text *out)
{
    put_next(t, s, out);
    if (s->phase >= TURN && s->phase != OVER)
        put(out, ", step "), put_number(out, s->step);
    put(out, s->moved ? ", moved" : "");
    if (s->walker > 0 && s->heading > 0) {
        put(out, ", "), put_worker(s, s->walker - 1u, out);
        put(out, " goes "), put(out, sakkara_heading_name(s->heading - 1u));
    }
    if (s->phase == FLY && s->flyer > 0)
        put(out, ", with "), put_worker(s, s->flyer - 1u, out);
    if (s->phase == PUSH && s->source > 0 && s->target > 0) {
        put(out, ", from "), sakkara_put_field(t, s->source - 1u, out);
        put(out, " to "), sakkara_put_field(t, s->target - 1u, out);
    }
    if (s->winner > 0)
        put(out, ", "), put_seat(out, s->winner - 1u), put(out, " has won");
}

/* It draws twice: the first time only to measure the height. */
static unsigned draw_players(const struct sakkara_table *t, const struct sakkara_state *s,
                             struct text *out)
{
    unsigned y = TOP + board_high(t) + GAP;
    for (unsigned seat = 0; seat < PLAYERS; seat++) {
        unsigned left = draw_belongings(t, s, seat, y, out),
                 right = draw_pyramid(t, s, seat, y, out);
        y = (left > right ? left : right) + GAP;
    }
    draw_words(out, LEFT, y + 8, SMALL, "on a field: tile on top, height of the stack");
    draw_words(out, LEFT, y + 22, SMALL,
               "pyramid: 3/4, three of four stones, dashed: none yet, thick: complete");
    return y + LEGEND;
}

void sakkara_draw(const struct sakkara_table *t, const struct sakkara_state *s, struct text *out)
{
    char nothing[1] = "";
    struct text nowhere = { nothing, nothing + 1, false };
    picture_begin(out, PICTURE_WIDTH, draw_players(t, s, &nowhere));
    put(out, "Sakkara, "), write_title(t, s, out);
    picture_titled(out);
    begin_words(out, 4, 16, BOLD), write_title(t, s, out), end_words(out);
    draw_board(t, s, out);
    draw_beside(t, s, out);
    draw_players(t, s, out);
    picture_end(out);
}
