/* A position of Ordonanz as a picture: each player's strip with his areas side by side, the cards
 * of an area one below the other, and his hand below.
 *
 * Each symbol has its own place on a card, from the weakest to the strongest, so that equal symbols
 * of an army stand in one column and can be counted at a glance. A symbol is drawn as what it is;
 * the legend has the letter that moves use for it. */
#include "../../forms/picture.h"
#include "../ordonanz.h"

enum {
    LEFT = 44,
    CARD = 88,
    CARD_HIGH = 20,
    SYMBOL = 17, /* a card and its symbols  */
    ROW = 24,
    AREA = 118,
    NEXT_IN_HAND = 92, /* from one card to the next */
    TOP = 30,
    HEADLINE = 20,
    FOOTLINE = 22,
    TALON_LINE = 30,
    LEGEND = 26,
    NEXT_IN_LEGEND = 124
};

/* ---- cards ---- */

/* Draws lance, bow, swords, helmets or banner around its middle. */
static void draw_symbol(struct text *out, unsigned x, unsigned y, unsigned symbol)
{
    static const char *const shapes[SYMBOLS] = {
        "m-6 6l11-11m-5 0h6v6",
        "m-4-7l5 2l2 5l-2 5l-5 2v-14m0 7h9m-3-3l3 3l-3 3",
        "m-6-6l11 11m1-11l-11 11m-2-4l4 4m8 0l4-4",
        "m-6 6v-6l3-5h6l3 5v6h-4v-4h-4v4z",
        "m-5 7v-14h11l-4 4l4 4h-11",
    };
    draw_path(out, x, y, shapes[symbol], THIN);
}

static void put_face(unsigned face, struct text *out)
{
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++)
        if ((face >> symbol & 1u) != 0)
            put_char(out, ordonanz_letter(symbol));
}

/* Names a card. The caller then says where it lies, and draws it. */
static void name_card(struct text *out, unsigned x, unsigned y, unsigned face)
{
    begin_thing(out, x + CARD / 2, y + CARD_HIGH / 2);
    if (face != 0)
        put_face(face, out);
    else
        put_char(out, '?');
    thing_is_on(out);
}

static void draw_card(struct text *out, unsigned x, unsigned y, unsigned face)
{
    begin_look(out);
    draw_box(out, x, y, CARD, CARD_HIGH, THIN);
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++)
        if ((face >> symbol & 1u) != 0)
            draw_symbol(out, x + 10 + symbol * SYMBOL, y + CARD_HIGH / 2, symbol);
    end_group(out);
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

/* Who completed the area, and as which player; at the end also the mark for it. */
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

/* The height of a strip, from its top to the end of its cards. */
static unsigned strip_high(const struct ordonanz_table *t)
{
    return HEADLINE + (unsigned)t->cap * ROW;
}

static unsigned left_of(unsigned area)
{
    return LEFT + area * AREA;
}

/* "A 2": moves name an area by its number, so that comes last. */
static void put_area(unsigned seat, unsigned area, struct text *out)
{
    put_seat(out, seat), put_char(out, ' '), put_number(out, area + 1);
}

static void draw_area(const struct ordonanz_table *t, const struct ordonanz_state *s, unsigned seat,
                      unsigned area, unsigned y, struct text *out)
{
    unsigned x = left_of(area), slots = y + HEADLINE;
    begin_spot(out, x + CARD / 2, slots + strip_high(t) / 2), put_area(seat, area, out);
    begin_look(out);
    draw_count(out, x + CARD / 2, y + 12, BOLD | CENTRED, "area", area + 1);
    for (unsigned i = 0; i < t->cap; i++)
        if (s->area[seat][area][i] == 0)
            draw_box(out, x, slots + i * ROW, CARD, CARD_HIGH, DASHED);
    end_group(out);
    for (unsigned i = 0; i < t->cap; i++)
        if (s->area[seat][area][i] != 0) {
            name_card(out, x, slots + i * ROW, s->area[seat][area][i]);
            put_area(seat, area, out);
            draw_card(out, x, slots + i * ROW, s->area[seat][area][i]);
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

static void put_hand(unsigned seat, struct text *out)
{
    put(out, "hand "), put_seat(out, seat);
}

static void draw_hand(const struct ordonanz_state *s, unsigned seat, unsigned y, struct text *out)
{
    unsigned n = 0;
    begin_spot(out, LEFT, y + CARD_HIGH / 2), put_hand(seat, out), begin_look(out);
    draw_words(out, 4, y + 14, SMALL, "hand");
    end_group(out);
    for (unsigned i = 0; i < HAND_ROOM; i++)
        if (s->hand[seat][i] != 0) {
            unsigned x = LEFT + n++ * NEXT_IN_HAND;
            name_card(out, x, y, s->hand[seat][i]), put_hand(seat, out);
            draw_card(out, x, y, s->hand[seat][i]);
        }
    for (; n < s->held[seat] && n < HAND_ROOM; n++) {
        name_card(out, LEFT + n * NEXT_IN_HAND, y, 0), put_hand(seat, out), begin_look(out);
        draw_unseen_card(out, LEFT + n * NEXT_IN_HAND, y);
        end_group(out);
    }
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
    begin_thing(out, x + 20, y + HEADLINE + 10), put(out, "points "), put_seat(out, seat);
    thing_is_on(out), put_number(out, points[seat]), begin_look(out);
    begin_thing(out, x + 20, y + HEADLINE + 10), put(out, "points "), put_seat(out, seat);
    thing_is_on(out), put_number(out, points[seat]), begin_look(out);
    draw_count(out, x, y + HEADLINE + 14, BOLD, "points", points[seat]);
    end_group(out);
    end_group(out);
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
        put(out, "talon"), put(out, talon == 0 ? "" : " 2");
        put(out, ", cards: "), put_number(out, s->stock[talon]);
        put(out, s->source == talon + 1 ? ", chosen" : "");
        end_words(out);
    }
}

/* Each symbol with its name, and with its letter in moves. */
static void draw_legend(unsigned y, struct text *out)
{
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++) {
        unsigned x = LEFT + symbol * NEXT_IN_LEGEND;
        draw_symbol(out, x + 8, y + 10, symbol);
        begin_words(out, x + 22, y + 14, SMALL);
        put(out, ordonanz_symbol_name(symbol));
        put(out, ", "), put_char(out, ordonanz_letter(symbol));
        end_words(out);
    }
}

/* What happens next. */
static void write_title(const struct ordonanz_state *s, struct text *out)
{
    static const char *const next[PHASES] = {
        [LOT] = "the lot says who begins",
        [DEAL] = "the cards are dealt",
        [LAY] = " is to lay a card",
        [TAKE] = " is to take a card",
        [TIE] = "the lot says who wins the tie",
        [OVER] = "the game is over",
    };
    if (s->phase == LAY || s->phase == TAKE)
        put_seat(out, s->mover);
    put(out, next[s->phase < PHASES ? s->phase : OVER]);
}

void ordonanz_draw(const struct ordonanz_table *t, const struct ordonanz_state *s, struct text *out)
{
    unsigned players = t->head.players, talons = TOP + players * player_high(t);
    picture_begin(out, PICTURE_WIDTH, talons + TALON_LINE + LEGEND);
    put(out, "Ordonanz, "), write_title(s, out);
    picture_titled(out);
    begin_words(out, 4, 16, BOLD), write_title(s, out), end_words(out);
    for (unsigned seat = 0; seat < players; seat++)
        draw_player(t, s, seat, TOP + seat * player_high(t), out);
    draw_talons(t, s, talons, out);
    draw_legend(talons + TALON_LINE, out);
    picture_end(out);
}
