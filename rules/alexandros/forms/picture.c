/* A position of Alexandros as a picture: the board, and below it what each player has.
 *
 * Thick lines are walls, dashed lines have none, thin lines are the coast. A governor has the shape
 * of its player, with the symbol of the area beside it. Alexandros is a ring with a cross; dashed
 * rings are the corners that he may be put on, or the point that he is going to. An area is named
 * by its band, on the left, and its column, above. The areas of a listed board are drawn one by
 * one: see panels.c. */
#include "../../forms/picture.h"
#include "spelling.h"

enum {
    LEFT = 26,
    TOP = 46,
    UNIT = 25,
    HIGH = 43, /* horizontally, and from row to row; see draw_line */
    BELOW = 22,
    LINE = 16,
    SEAT_HIGH = 40,
    SEAT_LEFT = 20,
    SEAT_WORDS = 44
};

/* ---- places ---- */

struct place {
    unsigned x, y;
};

/* The first row and column with land: boards need not begin in row 0. */
static struct place corner_of(const struct alexandros_table *t)
{
    struct place least = { COLUMNS + 1, ROWS };
    for (unsigned p = 0; p < t->points; p++) {
        least.x = t->across[p] < least.x ? t->across[p] : least.x;
        least.y = t->row[p] < least.y ? t->row[p] : least.y;
    }
    return least;
}

static struct place place_at(const struct alexandros_table *t, unsigned row, unsigned across)
{
    struct place least = corner_of(t);
    return (struct place){ LEFT + (across - least.x) * UNIT, TOP + (row - least.y) * HIGH };
}

static struct place point_place(const struct alexandros_table *t, unsigned point)
{
    return place_at(t, t->row[point], t->across[point]);
}

static bool points_up(const struct alexandros_table *t, unsigned area)
{
    return (t->band[area] + t->column[area]) % 2 == 0;
}

/* The point a third of the way from the level side of the area. */
static struct place area_place(const struct alexandros_table *t, unsigned area)
{
    struct place p = place_at(t, t->band[area], t->column[area]);
    p.y += points_up(t, area) ? HIGH - HIGH / 3 : HIGH / 3;
    return p;
}

static unsigned width_of(const struct alexandros_table *t)
{
    unsigned least = corner_of(t).x, most = least;
    for (unsigned p = 0; p < t->points; p++)
        most = t->across[p] > most ? t->across[p] : most;
    unsigned wide = LEFT + (most - least) * UNIT + LEFT;
    return wide > PICTURE_WIDTH ? wide : PICTURE_WIDTH;
}

static unsigned rows_of(const struct alexandros_table *t)
{
    unsigned least = corner_of(t).y, most = least;
    for (unsigned p = 0; p < t->points; p++)
        most = t->row[p] > most ? t->row[p] : most;
    return most - least;
}

/* ---- lines ---- */

/* Draws a line from its upper or left end; its direction follows from UNIT and HIGH. A wall is a
 * thing. */
static void draw_line(const struct alexandros_table *t, const uint8_t end[2],
                      enum picture_line line, struct text *out)
{
    struct place p = point_place(t, end[0]), q = point_place(t, end[1]);
    bool level = t->row[end[0]] == t->row[end[1]], right = t->across[end[1]] > t->across[end[0]];
    if (line == THICK) {
        begin_thing(out, (p.x + q.x) / 2, (p.y + q.y) / 2), put(out, "wall");
        thing_is_on(out), alexandros_put_line(t, end, out), begin_look(out);
    }
    draw_path(out, p.x, p.y, level ? "h50" : right ? "l25 43" : "l-25 43", line);
    if (line == THICK)
        end_group(out);
}

static void draw_inner(const struct alexandros_table *t, const struct alexandros_state *s,
                       bool walled, struct text *out)
{
    for (unsigned inner = 0; inner < t->inner; inner++)
        if (has_wall(s, inner) == walled)
            draw_line(t, t->end[inner], walled ? THICK : DASHED, out);
}

static void draw_coast(const struct alexandros_table *t, const struct alexandros_state *s,
                       struct text *out)
{
    for (unsigned coast = 0; coast < t->coasts; coast++) {
        bool walled = (s->shored[coast / 8] >> coast % 8 & 1) != 0;
        draw_line(t, t->shore_end[coast], walled ? THICK : THIN, out);
    }
}

/* ---- what stands there ---- */

static unsigned governor_on(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned area)
{
    unsigned seat = 0;
    while (seat < t->head.players && !alexandros_stands(t, s, seat, area))
        seat++;
    return seat;
}

static void draw_symbol(const struct alexandros_table *t, unsigned area, unsigned x, unsigned y,
                        struct text *out)
{
    char letter[2] = { alexandros_letters[t->symbol[area]], 0 };
    draw_words(out, x, y, CENTRED | BOLD, letter);
}

/* Named by its area: a player's governors cannot be told apart. */
static void draw_governor(const struct alexandros_table *t, unsigned area, unsigned seat,
                          struct place p, struct text *out)
{
    unsigned y = points_up(t, area) ? p.y - 1 : p.y + 1;
    begin_thing(out, p.x - 3, y), put(out, "governor on "), alexandros_put_area(t, area, out);
    thing_is_on(out), put_seat(out, seat), begin_look(out);
    draw_seat(out, p.x - 3, y, seat, 0);
    end_group(out);
}

static void draw_area(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned area, struct text *out)
{
    struct place p = area_place(t, area);
    unsigned seat = governor_on(t, s, area);
    bool free = seat == t->head.players;
    if (!has_symbol(t, area))
        return;
    begin_spot(out, p.x, p.y), alexandros_put_area(t, area, out), begin_look(out);
    if (free)
        draw_symbol(t, area, p.x, p.y + 4, out);
    else
        draw_symbol(t, area, p.x + 15, points_up(t, area) ? p.y + 12 : p.y - 4, out);
    end_group(out);
    if (!free)
        draw_governor(t, area, seat, p, out);
}

static void draw_mark(const struct alexandros_table *t, unsigned point, struct text *out)
{
    struct place p = point_place(t, point);
    begin_spot(out, p.x, p.y), put(out, "mark "), alexandros_put_point(t, point, out);
    begin_look(out);
    draw_disc(out, p.x, p.y, DASHED);
    end_group(out);
}

static void draw_alexandros(const struct alexandros_table *t, const struct alexandros_state *s,
                            struct text *out)
{
    if (s->goal > 0 && s->goal <= t->areas)
        for (unsigned i = 0; i < CORNERS; i++)
            draw_mark(t, t->corner[s->goal - 1][i], out);
    if (s->target > 0 && s->target <= t->points)
        draw_mark(t, s->target - 1u, out);
    if (s->at >= t->points)
        return;
    struct place p = point_place(t, s->at);
    begin_thing(out, p.x, p.y), put(out, "Alexandros"), thing_is_on(out);
    alexandros_put_point(t, s->at, out), begin_look(out);
    fill_disc(out, p.x, p.y, "#ffffff", THICK);
    fill_path(out, p.x, p.y, "m-8-8l16 16m0-16l-16 16", "none", THICK);
    end_group(out);
}

/* Names the points where Alexandros can be, for an arrow. */
static void name_points(const struct alexandros_table *t, struct text *out)
{
    for (unsigned point = 0; point < t->points; point++) {
        struct place p = point_place(t, point);
        begin_spot(out, p.x, p.y), alexandros_put_point(t, point, out);
        begin_look(out), end_group(out);
    }
}

static void draw_numbers(const struct alexandros_table *t, struct text *out)
{
    struct place least = corner_of(t);
    unsigned most = 0;
    for (unsigned p = 0; p < t->points; p++)
        most = t->across[p] > most ? t->across[p] : most;
    for (unsigned across = least.x; across <= most; across++)
        draw_number(out, LEFT + (across - least.x) * UNIT, TOP - 12, SMALL | CENTRED, across);
    for (unsigned band = 0; band < rows_of(t); band++)
        draw_number(out, LEFT / 2 - 4, TOP + band * HIGH + HIGH / 2 + 4, SMALL | CENTRED,
                    least.y + band);
}

static void draw_board(const struct alexandros_table *t, const struct alexandros_state *s,
                       struct text *out)
{
    draw_numbers(t, out);
    name_points(t, out);
    draw_inner(t, s, false, out);
    draw_coast(t, s, out);
    draw_inner(t, s, true, out);
    for (unsigned area = 0; area < t->areas; area++)
        draw_area(t, s, area, out);
    draw_alexandros(t, s, out);
}

/* ---- below the board ---- */

enum { CARD_WIDE = 15, CARD_HIGH = 20, NEXT_CARD = 18, STOCK_LEFT = 76, MOST_CARDS = 18 };

/* Cards side by side, each with its letter. Returns where the next thing goes. */
static unsigned draw_cards(const uint8_t cards[SYMBOLS], const char *where, unsigned seat,
                           unsigned x, unsigned y, struct text *out)
{
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++)
        for (unsigned i = 0; i < cards[symbol]; i++, x += NEXT_CARD) {
            begin_thing(out, x + CARD_WIDE / 2, y + CARD_HIGH / 2);
            put_char(out, alexandros_letters[symbol]), thing_is_on(out), put(out, where);
            if (seat < SEATS)
                put_seat(out, seat);
            begin_look(out);
            draw_box(out, x, y, CARD_WIDE, CARD_HIGH, THIN);
            begin_words(out, x + CARD_WIDE / 2 + 1, y + 14, BOLD | CENTRED);
            put_char(out, alexandros_letters[symbol]), end_words(out);
            end_group(out);
        }
    return x + 6;
}

static void name_cards(const char *where, unsigned seat, unsigned x, unsigned y, struct text *out)
{
    begin_spot(out, x, y + CARD_HIGH / 2), put(out, where);
    if (seat < SEATS)
        put_seat(out, seat);
    begin_look(out), end_group(out);
}

/* Writes "pile 31", or the number of each symbol if the viewer may know it. */
static void put_stack(const char *word, const uint8_t cards[SYMBOLS], struct text *out)
{
    put(out, word);
    if (cards[1] == NOWHERE)
        put_char(out, ' '), put_number(out, cards[0]);
    else if (total_of(cards) == 0)
        put(out, " empty");
    else
        alexandros_put_counts(cards, out);
}

static bool pays_now(const struct alexandros_state *s)
{
    return total_of(s->used) + total_of(s->price) > 0;
}

/* Draws the open cards, and below them what is known of the others. */
static unsigned draw_stock(const struct alexandros_state *s, unsigned y, struct text *out)
{
    draw_words(out, SEAT_LEFT - 12, y + 4, PLAIN_TEXT, "open cards");
    name_cards("row", SEATS, STOCK_LEFT, y - 10, out);
    unsigned x = draw_cards(s->row, "row", SEATS, STOCK_LEFT + 6, y - 10, out);
    begin_words(out, x + 8, y + 4, PLAIN_TEXT);
    put_stack("pile", s->pile, out), end_words(out);
    begin_words(out, SEAT_LEFT - 12, y + 24, PLAIN_TEXT);
    put_stack("discarded", s->discard, out);
    put(out, ", walls left: "), put_number(out, s->black), put(out, " black, ");
    put_number(out, s->red), put(out, " red");
    end_words(out);
    y += 24 + LINE;
    if (!pays_now(s))
        return y;
    begin_words(out, SEAT_LEFT - 12, y, PLAIN_TEXT);
    put(out, "to pay"), alexandros_put_cards(s->price, out);
    put(out, ", used"), alexandros_put_cards(s->used, out);
    end_words(out);
    return y + LINE;
}

static void draw_hand(const struct alexandros_state *s, unsigned seat, unsigned x, unsigned y,
                      struct text *out)
{
    name_cards("hand ", seat, x, y, out);
    if (total_of(s->hand[seat]) > 0 && total_of(s->hand[seat]) <= MOST_CARDS) {
        draw_cards(s->hand[seat], "hand ", seat, x, y, out);
        return;
    }
    begin_words(out, x, y + 14, PLAIN_TEXT);
    if (total_of(s->hand[seat]) > 0)
        alexandros_put_counts(s->hand[seat], out);
    else if (s->held[seat] == 0)
        put(out, "no cards");
    else if (s->held[seat] == NOWHERE)
        put(out, "hidden");
    else
        put_number(out, s->held[seat]), put(out, " hidden cards");
    end_words(out);
}

static void draw_player(const struct alexandros_table *t, const struct alexandros_state *s,
                        unsigned seat, unsigned y, struct text *out)
{
    draw_seat(out, SEAT_LEFT, y + 8, seat, 0);
    begin_thing(out, SEAT_WORDS + 24, y + 8), put(out, "points "), put_seat(out, seat);
    thing_is_on(out), put_number(out, score_of(s, seat)), begin_look(out);
    begin_words(out, SEAT_WORDS, y + 12, BOLD);
    put_number(out, score_of(s, seat)), put(out, " points"), end_words(out);
    end_group(out);
    begin_words(out, SEAT_WORDS + 76, y + 12, PLAIN_TEXT);
    put(out, "income "), put_number(out, alexandros_income(t, s, seat));
    put(out, ", governors left: "), put_number(out, alexandros_supply(t, s, seat));
    end_words(out);
    draw_hand(s, seat, SEAT_WORDS + 290, y - 2, out);
}

/* The letters of areas and cards, and the meaning of lines. */
static void draw_legend(unsigned y, struct text *out)
{
    draw_words(out, SEAT_LEFT - 12, y, SMALL, "T town hall, J jug, H horse, L harp, S soldier");
    draw_words(out, SEAT_LEFT - 12, y + 14, SMALL,
               "thick: wall, dashed: no wall, thin: coast, ring with a cross: Alexandros");
}

/* ---- the whole ---- */

/* What happens next. */
static void put_next(const struct alexandros_state *s, struct text *out)
{
    static const char *const next[PHASES] = {
        [DEAL] = "the cards are dealt",
        [LAY_OPEN] = "the open cards are laid out",
        [LOT] = "the lot says who begins",
        [CARD] = " uses a card to move Alexandros",
        [GOAL] = " chooses an area for Alexandros",
        [REVEAL] = "the open card is replaced",
        [CORNER] = " chooses a corner for Alexandros",
        [WAY] = " chooses the way of Alexandros",
        [JOKER_TAKE] = " may take a card for the joker",
        [ACTION] = " has an action",
        [DRAW] = " draws a card",
        [PLACE] = " occupies",
        [GIVE] = " pays for the governors",
        [LEVY] = " pays or collects taxes",
        [REFILL] = "the open cards are filled up",
        [OVER] = "the game is over",
    };
    unsigned phase = s->phase < PHASES ? s->phase : OVER;
    if (*next[phase] == ' ')
        put_seat(out, s->mover);
    put(out, next[phase]);
}

static void write_title(const struct alexandros_table *t, const struct alexandros_state *s,
                        struct text *out)
{
    put_next(s, out);
    if (s->phase >= ACTION && s->phase < REFILL)
        put(out, ", actions left: "), put_number(out, s->actions);
    if (s->card > 0 && s->card <= SYMBOLS)
        put(out, ", with "), put_char(out, alexandros_letters[s->card - 1]);
    put(out, s->joker ? ", with a joker" : "");
    if (s->goal > 0)
        put(out, ", to "), alexandros_put_area(t, s->goal - 1u, out);
    if (s->target > 0)
        put(out, ", on the way to "), alexandros_put_point(t, s->target - 1u, out);
    if (s->victim > 0)
        put(out, ", taking over from "), put_seat(out, s->victim - 1u);
    put(out, s->taxed ? ", taxes have been collected" : "");
}

void alexandros_draw(const struct alexandros_table *t, const struct alexandros_state *s,
                     struct text *out)
{
    unsigned stock =
        (t->listed ? TOP / 2 + alexandros_panels_high(t) : TOP + rows_of(t) * HIGH) + BELOW + 12;
    unsigned lines = pays_now(s) ? 2 : 1;
    unsigned high = stock + 40 + (lines + 1) * LINE + t->head.players * (unsigned)SEAT_HIGH;
    picture_begin(out, width_of(t), high);
    put(out, "Alexandros, "), write_title(t, s, out);
    picture_titled(out);
    begin_words(out, 4, 16, BOLD), write_title(t, s, out), end_words(out);
    if (t->listed)
        alexandros_draw_panels(t, s, TOP / 2 + 4, out);
    else
        draw_board(t, s, out);
    unsigned y = draw_stock(s, stock, out);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        draw_player(t, s, seat, y + seat * SEAT_HIGH, out);
    draw_legend(high - 20, out);
    picture_end(out);
}
