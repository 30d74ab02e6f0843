/* A position of Alexandros as a picture: the board, and below it what each player has.
 *
 * Thick lines are walls, dashed ones have none, thin ones are the coast. A governor stands in
 * the shape of his player, the symbol of his area beside him. Alexandros is a ring with a
 * cross; dashed rings are the corners that he may be put on, or the point that he is on the
 * way to. An area is called by the number of its band, on the left, and that of its column,
 * above. The areas of a listed board are drawn one by one: see panels.c.
 */
#include "../../forms/picture.h"
#include "spelling.h"

enum {
    LEFT = 26,
    TOP = 46,
    UNIT = 25,
    HIGH = 43, /* across, and from row to row; see draw_line */
    BELOW = 22,
    LINE = 16,
    SEAT_HIGH = 40,
    SEAT_LEFT = 20,
    SEAT_WORDS = 44,
    MOST_LETTERS = 16
};

/* ---- places ---- */

struct place {
    unsigned x, y;
};

/* Boards need not begin in the first row or column. */
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

/* A third of the way from its level side. */
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

/* From its upper or left end; as far as UNIT and HIGH say. */
static void draw_line(const struct alexandros_table *t, const uint8_t end[2],
                      enum picture_line line, struct text *out)
{
    struct place p = point_place(t, end[0]);
    bool level = t->row[end[0]] == t->row[end[1]], right = t->across[end[1]] > t->across[end[0]];
    draw_path(out, p.x, p.y, level ? "h50" : right ? "l25 43" : "l-25 43", line);
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

static void draw_area(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned area, struct text *out)
{
    struct place p = area_place(t, area);
    unsigned seat = governor_on(t, s, area);
    if (!has_symbol(t, area))
        return;
    if (seat == t->head.players) {
        draw_symbol(t, area, p.x, p.y + 4, out);
        return;
    }
    draw_seat(out, p.x - 3, points_up(t, area) ? p.y - 1 : p.y + 1, seat, 0);
    draw_symbol(t, area, p.x + 15, points_up(t, area) ? p.y + 12 : p.y - 4, out);
}

static void draw_mark(const struct alexandros_table *t, unsigned point, struct text *out)
{
    struct place p = point_place(t, point);
    draw_disc(out, p.x, p.y, DASHED);
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
    draw_disc(out, p.x, p.y, THICK);
    draw_path(out, p.x, p.y, "m-8-8l16 16m0-16l-16 16", THICK);
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
    draw_inner(t, s, false, out);
    draw_coast(t, s, out);
    draw_inner(t, s, true, out);
    for (unsigned area = 0; area < t->areas; area++)
        draw_area(t, s, area, out);
    draw_alexandros(t, s, out);
}

/* ---- below the board ---- */

static void put_stack(const char *word, const uint8_t cards[SYMBOLS], struct text *out)
{
    put(out, word);
    if (cards[1] == NOWHERE)
        put_char(out, ' '), put_number(out, cards[0]);
    else
        alexandros_put_counts(cards, out);
}

static unsigned draw_stock(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned y, struct text *out)
{
    begin_words(out, SEAT_LEFT - 12, y, PLAIN_TEXT);
    put(out, "open cards"), alexandros_put_cards(s->row, out);
    put_stack(", pile", s->pile, out), put_stack(", discard", s->discard, out);
    put(out, ", walls "), put_number(out, s->black), put(out, " black "), put_number(out, s->red),
        put(out, " red");
    end_words(out);
    if (total_of(s->used) + total_of(s->price) == 0)
        return y + LINE;
    begin_words(out, SEAT_LEFT - 12, y + LINE, PLAIN_TEXT);
    put(out, "to pay"), alexandros_put_cards(s->price, out);
    put(out, ", used"), alexandros_put_cards(s->used, out);
    end_words(out);
    (void)t;
    return y + 2 * LINE;
}

static void draw_player(const struct alexandros_table *t, const struct alexandros_state *s,
                        unsigned seat, unsigned y, struct text *out)
{
    draw_seat(out, SEAT_LEFT, y + 8, seat, 0);
    begin_words(out, SEAT_WORDS, y + 12, PLAIN_TEXT);
    put_number(out, score_of(s, seat)), put(out, " points, income ");
    put_number(out, alexandros_income(t, s, seat)), put(out, ", ");
    put_number(out, alexandros_supply(t, s, seat)), put(out, " governors in supply, hand");
    if (total_of(s->hand[seat]) > MOST_LETTERS)
        alexandros_put_counts(s->hand[seat], out);
    else if (total_of(s->hand[seat]) > 0 || s->held[seat] == 0)
        alexandros_put_cards(s->hand[seat], out);
    else if (s->held[seat] == NOWHERE)
        put(out, " hidden");
    else
        put(out, " of "), put_number(out, s->held[seat]), put(out, " hidden cards");
    end_words(out);
}

/* ---- the whole ---- */

static void write_title(const struct alexandros_table *t, const struct alexandros_state *s,
                        struct text *out)
{
    put(out, "phase "), put(out, alexandros_phase_name(s->phase));
    if (s->phase >= CARD && s->phase != OVER)
        put(out, ", turn of "), put_seat(out, s->mover);
    if (s->phase >= ACTION && s->phase < REFILL)
        put(out, ", actions left "), put_number(out, s->actions);
    if (s->card > 0 && s->card <= SYMBOLS)
        put(out, ", with "), put_char(out, alexandros_letters[s->card - 1]);
    put(out, s->joker ? ", with a joker" : "");
    if (s->goal > 0)
        put(out, ", to "), alexandros_put_area(t, s->goal - 1u, out);
    if (s->target > 0)
        put(out, ", on the way to "), alexandros_put_point(t, s->target - 1u, out);
    put(out, ", Alexandros at "), alexandros_put_point(t, s->at, out);
    if (s->victim > 0)
        put(out, ", taking over from "), put_seat(out, s->victim - 1u);
    put(out, s->taxed ? ", taxed" : "");
}

void alexandros_draw(const struct alexandros_table *t, const struct alexandros_state *s,
                     struct text *out)
{
    unsigned stock =
        (t->listed ? TOP / 2 + alexandros_panels_high(t) : TOP + rows_of(t) * HIGH) + BELOW + 12;
    unsigned lines = total_of(s->used) + total_of(s->price) == 0 ? 1 : 2;
    unsigned high = stock + lines * LINE + t->head.players * (unsigned)SEAT_HIGH;
    picture_begin(out, width_of(t), high);
    put(out, "Alexandros: "), write_title(t, s, out);
    picture_titled(out);
    begin_words(out, 4, 16, BOLD), write_title(t, s, out), end_words(out);
    if (t->listed)
        alexandros_draw_panels(t, s, TOP / 2 + 4, out);
    else
        draw_board(t, s, out);
    unsigned y = draw_stock(t, s, stock, out);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        draw_player(t, s, seat, y + seat * SEAT_HIGH, out);
    picture_end(out);
}
