/* A position of Ordonanz as a picture: each player's strip, his areas side by side and the
 * cards of an area one under the other, his hand below.
 *
 * On a card every symbol has a place of its own, from the weakest to the strongest, so that
 * equal symbols of an army stand in one column and can be counted at a glance.
 */
#include "../../forms/picture.h"
#include "../ordonanz.h"

enum {
    LEFT = 44,
    CARD = 88,
    CARD_HIGH = 20,
    SYMBOL = 17, /* a card and its symbols  */
    ROW = 24,
    AREA = 118,
    NEXT_IN_HAND = 92, /* from one to the next     */
    TOP = 30,
    HEADLINE = 20,
    FOOTLINE = 22,
    TALON_LINE = 30,
    LEGEND = 24
};

/* ---- cards ---- */

static void draw_card(struct text *out, unsigned x, unsigned y, unsigned face)
{
    draw_box(out, x, y, CARD, CARD_HIGH, THIN);
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++) {
        if ((face >> symbol & 1u) == 0)
            continue;
        begin_words(out, x + 10 + symbol * SYMBOL, y + 14, BOLD | CENTRED);
        put_char(out, ordonanz_letter(symbol));
        end_words(out);
    }
}

static void draw_unseen_card(struct text *out, unsigned x, unsigned y)
{
    draw_box(out, x, y, CARD, CARD_HIGH, THIN);
    hatch_box(out, x, y, CARD, CARD_HIGH);
    draw_words(out, x + CARD / 2, y + 14, BOLD | CENTRED, "?");
}

/* ---- an area ---- */

static bool is_judged(const struct ordonanz_state *s)
{
    return s->phase == OVER || s->phase == TIE;
}

/* Who filled it as which, and at the end the mark for it. */
static void write_below(const struct ordonanz_table *t, const struct ordonanz_state *s,
                        unsigned seat, unsigned area, struct text *out)
{
    static const char *const filled[SEATS] = { "full 1st", "full 2nd", "full 3rd", "full 4th" };
    static const char *const marks[SEATS] = { "mark III", "mark II", "mark I", "no mark" };
    uint8_t place[SEATS];
    for (unsigned i = 0; i < SEATS; i++)
        if (s->order[area][i] == seat + 1)
            put(out, filled[i]);
    if (!is_judged(s))
        return;
    ordonanz_places(t, s, area, place);
    put(out, s->laid[seat][area] == t->cap ? ", " : "");
    put(out, marks[place[seat] < SEATS ? place[seat] : SEATS - 1]);
}

/* From the top of a strip to where its cards end. */
static unsigned strip_high(const struct ordonanz_table *t)
{
    return HEADLINE + (unsigned)t->cap * ROW;
}

static unsigned left_of(unsigned area)
{
    return LEFT + area * AREA;
}

static void draw_area(const struct ordonanz_table *t, const struct ordonanz_state *s, unsigned seat,
                      unsigned area, unsigned y, struct text *out)
{
    unsigned x = left_of(area), slots = y + HEADLINE;
    draw_count(out, x + CARD / 2, y + 12, BOLD | CENTRED, "area", area + 1);
    for (unsigned i = 0; i < t->cap; i++) {
        if (s->area[seat][area][i] != 0)
            draw_card(out, x, slots + i * ROW, s->area[seat][area][i]);
        else
            draw_box(out, x, slots + i * ROW, CARD, CARD_HIGH, DASHED);
    }
    begin_words(out, x + CARD / 2, y + strip_high(t) + 10, SMALL | CENTRED);
    write_below(t, s, seat, area, out);
    end_words(out);
}

/* ---- a player ---- */

static unsigned player_high(const struct ordonanz_table *t)
{
    return strip_high(t) + FOOTLINE + ROW + 24;
}

static void draw_hand(const struct ordonanz_state *s, unsigned seat, unsigned y, struct text *out)
{
    unsigned n = 0;
    draw_words(out, 4, y + 14, SMALL, "hand");
    for (unsigned i = 0; i < HAND_ROOM; i++)
        if (s->hand[seat][i] != 0)
            draw_card(out, LEFT + n++ * NEXT_IN_HAND, y, s->hand[seat][i]);
    for (; n < s->held[seat] && n < HAND_ROOM; n++)
        draw_unseen_card(out, LEFT + n * NEXT_IN_HAND, y);
    if (n == 0)
        draw_words(out, LEFT, y + 14, PLAIN_TEXT, "empty");
}

static void draw_points(const struct ordonanz_table *t, const struct ordonanz_state *s,
                        unsigned seat, unsigned y, struct text *out)
{
    uint8_t points[SEATS], areas[SEATS];
    unsigned x = left_of(t->areas);
    if (!is_judged(s))
        return;
    ordonanz_points(t, s, points, areas);
    draw_count(out, x, y + HEADLINE + 14, BOLD, "points", points[seat]);
    draw_count(out, x, y + HEADLINE + 34, PLAIN_TEXT, "areas", areas[seat]);
}

static void draw_player(const struct ordonanz_table *t, const struct ordonanz_state *s,
                        unsigned seat, unsigned y, struct text *out)
{
    draw_seat(out, 20, y + HEADLINE + 16, seat, 0);
    if (seat == s->mover && s->phase >= LAY && s->phase != OVER)
        draw_words(out, 20, y + HEADLINE + 46, BOLD | CENTRED, "turn");
    for (unsigned area = 0; area < t->areas; area++)
        draw_area(t, s, seat, area, y, out);
    draw_points(t, s, seat, y, out);
    draw_hand(s, seat, y + strip_high(t) + FOOTLINE, out);
}

/* ---- the whole ---- */

static void draw_talons(const struct ordonanz_table *t, const struct ordonanz_state *s, unsigned y,
                        struct text *out)
{
    unsigned talons = ordonanz_two_talons(t) || s->stock[1] > 0 ? TALONS : 1;
    for (unsigned talon = 0; talon < talons; talon++) {
        unsigned x = LEFT + talon * 300;
        if (s->stock[talon] > 0)
            draw_unseen_card(out, x, y);
        else
            draw_box(out, x, y, CARD, CARD_HIGH, DASHED);
        begin_words(out, x + CARD + 8, y + 14, PLAIN_TEXT);
        put(out, talon == 0 ? "talon, cards: " : "talon 2, cards: "),
            put_number(out, s->stock[talon]);
        put(out, s->source == talon + 1 ? ", chosen" : "");
        end_words(out);
    }
}

/* "L lance, B bow" and so on. */
static void draw_legend(unsigned y, struct text *out)
{
    begin_words(out, LEFT, y + 14, SMALL);
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++) {
        put(out, symbol > 0 ? ", " : "");
        put_char(out, ordonanz_letter(symbol)), put_char(out, ' ');
        put(out, ordonanz_symbol_name(symbol));
    }
    end_words(out);
}

static void write_title(const struct ordonanz_state *s, struct text *out)
{
    static const char *const done[4] = { "", ", nothing done", ", card laid", ", card drawn" };
    put(out, "phase "), put(out, ordonanz_phase_name(s->phase));
    if (s->phase != LAY && s->phase != TAKE)
        return;
    put(out, ", turn of "), put_seat(out, s->mover);
    put(out, s->done == NEITHER ? done[1]
             : s->done == LAID  ? done[2]
             : s->done == TOOK  ? done[3]
                                : done[0]);
}

void ordonanz_draw(const struct ordonanz_table *t, const struct ordonanz_state *s, struct text *out)
{
    unsigned players = t->head.players, talons = TOP + players * player_high(t);
    picture_begin(out, PICTURE_WIDTH, talons + TALON_LINE + LEGEND);
    put(out, "Ordonanz: "), write_title(s, out);
    picture_titled(out);
    begin_words(out, 4, 16, BOLD), write_title(s, out), end_words(out);
    for (unsigned seat = 0; seat < players; seat++)
        draw_player(t, s, seat, TOP + seat * player_high(t), out);
    draw_talons(t, s, talons, out);
    draw_legend(talons + TALON_LINE, out);
    picture_end(out);
}
