/* A position of Saga as a picture: the lands, below each its defence and the attack troops that aim
 * at it; then the pool, and each player's fame and hand.
 *
 * A knight is a disc in its colour, with the letter of the colour and its value. One that lies face
 * down is hatched, and shows ? if the viewer does not know it. */
#include "../../forms/picture.h"
#include "../saga.h"
#include "spelling.h"

enum {
    IN_ROW = 3,
    LAND_WIDE = 226,
    NEXT_LAND = 230,
    LEFT = 4,
    TOP = 28, /* lands            */
    HEAD = 110,
    TROOP_HIGH = 32,
    FLOOR = 4,
    GAP = 12,
    NEXT_KNIGHT = 26,
    TROOP_LEFT = 64,
    HAND_LEFT = 140,
    HAND_ROW = 21,
    MOST_DISCS = 63, /* hands, the pool  */
    LEGEND = 34
};

/* ---- knights ---- */

/* Where knights lie: under a land, in a troop that aims at one, in a hand, or in the pool. */
struct where {
    enum { WITH_LAND, WITH_TROOP, WITH_HAND, WITH_POOL } kind;
    unsigned seat, land;
};

/* The name of the place: for a troop its owner and its land, which stay the same while it grows. */
static void put_where(struct where w, struct text *out)
{
    static const char *const kinds[] = { "", "troop ", "hand ", "pool" };
    put(out, kinds[w.kind]);
    if (w.kind == WITH_TROOP || w.kind == WITH_HAND)
        put_seat(out, w.seat);
    put(out, w.kind == WITH_TROOP ? " " : "");
    if (w.kind == WITH_LAND || w.kind == WITH_TROOP)
        put(out, w.land < LANDS ? saga_land_name(w.land) : "none");
}

/* The colours range from dark to light, so that they differ in grey, too; black letters are
 * readable on each. */
static const char *colour_on_paper(unsigned known)
{
    static const char *const colours[COLOURS] = { "#f37a70", "#78c68d", "#007ab8",
                                                  "#ffc768", "#b077af", "#f9f8a6" };
    return known > 0 ? colours[colour_of((known - 1) % CARDS)] : "none";
}

static void name_knight(struct text *out, unsigned x, unsigned y, unsigned known, bool down,
                        struct where where)
{
    begin_thing(out, x, y);
    if (known > 0)
        saga_put_knight(known - 1, out);
    else
        put_char(out, '?');
    thing_is_on(out), put_where(where, out), put(out, down ? " face down" : "");
    begin_look(out);
}

/* 'byte' is a knight + 1, or 0 if it is unknown, with DOWN and FRESH. */
static void draw_knight(struct text *out, unsigned x, unsigned y, unsigned byte, struct where where)
{
    unsigned known = byte & KNIGHT;
    bool down = (byte & DOWN) != 0;
    name_knight(out, x, y, known, down, where);
    fill_disc(out, x, y, colour_on_paper(known), down ? DASHED : THIN);
    if (down)
        hatch_disc(out, x, y);
    begin_words(out, x, y + 4, BOLD | CENTRED | (known > 0 ? ON_LIGHT : PLAIN_TEXT));
    if (known > 0)
        saga_put_knight(known - 1, out);
    else
        put_char(out, '?');
    put(out, (byte & FRESH) != 0 ? "*" : "");
    end_words(out);
    end_group(out);
}

static void draw_knights(struct text *out, unsigned x, unsigned y, const struct saga_troop *troop,
                         struct where where)
{
    for (unsigned i = 0; i < troop->size; i++)
        draw_knight(out, x + i * NEXT_KNIGHT, y, troop->card[i], where);
}

/* A hand or the pool, on as many rows as needed. */
struct discs {
    struct text *out;
    unsigned x, y, count;
    struct where where;
};

static void draw_next(struct discs *d, unsigned byte)
{
    unsigned at = d->count++;
    if (at < MOST_DISCS)
        draw_knight(d->out, d->x + at % HAND_ROW * NEXT_KNIGHT, d->y + at / HAND_ROW * NEXT_KNIGHT,
                    byte, d->where);
}

static unsigned draw_cards(struct text *out, unsigned y, const uint8_t cards[CARDS], unsigned held,
                           struct where where)
{
    struct discs d = { out, HAND_LEFT + DISC, y, 0, where };
    begin_spot(out, d.x, y), put_where(where, out), begin_look(out), end_group(out);
    for (unsigned card = 0; card < CARDS; card++)
        for (unsigned i = 0; i < cards[card]; i++)
            draw_next(&d, card + 1);
    while (d.count < held)
        draw_next(&d, DOWN);
    if (d.count == 0)
        draw_words(out, HAND_LEFT, y + 4, SMALL, "none");
    unsigned rows = ((d.count < MOST_DISCS ? d.count : MOST_DISCS) + HAND_ROW - 1) / HAND_ROW;
    return y + (rows > 1 ? rows - 1 : 0) * NEXT_KNIGHT;
}

/* q-hand-count-when B: the viewer does not know how many knights these are. */
static unsigned draw_untold(struct text *out, unsigned y)
{
    draw_words(out, HAND_LEFT, y + 4, SMALL, "?");
    return y;
}

/* ---- where a troop is drawn ---- */

static unsigned land_of(const struct saga_table *t, const struct saga_troop *troop)
{
    return saga_lies_under(troop) ? troop->aim - LANDS - 1u : saga_aim(t, troop);
}

static unsigned troops_at(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                          unsigned land)
{
    unsigned n = 0;
    for (unsigned i = 0; i < saga_troops(s, seat); i++) {
        struct saga_troop troop = saga_troop_at(s, place_of(seat, i));
        n += land_of(t, &troop) == land;
    }
    return n;
}

/* Draws the owner's letter and the knights from the bottom up, which name the troop in moves;
 * behind them its value, or u if it lies under the land. */
static void draw_troop(struct text *out, unsigned x, unsigned y, struct where where,
                       const struct saga_troop *troop)
{
    begin_spot(out, x + 18, y), put_where(where, out), begin_look(out);
    draw_seat(out, x + 18, y, where.seat, 0);
    end_group(out);
    draw_knights(out, x + TROOP_LEFT, y, troop, where);
    unsigned behind = x + TROOP_LEFT + troop->size * (unsigned)NEXT_KNIGHT - 10;
    if (saga_lies_under(troop))
        draw_words(out, behind, y + 4, SMALL, "u");
    else
        draw_number(out, behind, y + 4, SMALL, saga_value(troop));
}

/* Draws the player's troops that belong there, one below the other. Returns where the next one
 * goes. */
static unsigned draw_troops(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned land, unsigned x, unsigned y, struct text *out)
{
    for (unsigned i = 0; i < saga_troops(s, seat); i++) {
        struct saga_troop troop = saga_troop_at(s, place_of(seat, i));
        if (land_of(t, &troop) != land)
            continue;
        draw_troop(out, x, y, (struct where){ WITH_TROOP, seat, land }, &troop);
        y += TROOP_HIGH;
    }
    return y;
}

/* ---- a land ---- */

/* Writes the powers of a land, or nothing if it has none. */
static void put_powers(const struct saga_table *t, const struct saga_state *s, unsigned land,
                       const char *when,
                       bool (*has)(const struct saga_table *t, const struct saga_state *s,
                                   unsigned land, unsigned power),
                       const char *(*name)(unsigned power), struct text *out)
{
    bool any = false;
    for (unsigned power = 0; name(power); power++)
        if (has(t, s, land, 1u << power)) {
            put(out, any ? ", " : when), put(out, name(power));
            any = true;
        }
}

/* Writes what single readings remember of the land. */
static void put_memories(const struct saga_state *s, unsigned land, struct text *out)
{
    put(out, (s->weakened >> land & 1u) != 0 ? "weakened " : "");
    put(out, (s->gained >> land & 1u) != 0 ? "gained " : "");
    if (s->tied[land] != 0)
        put(out, "tied at "), put_number(out, s->tied[land] - 1u), put_char(out, ' ');
    put(out, s->declined[land] != 0 ? "declined by " : "");
    for (unsigned seat = 0; seat < SEATS; seat++)
        if ((s->declined[land] >> seat & 1u) != 0)
            put_seat(out, seat);
}

static void describe_land(const struct saga_table *t, const struct saga_state *s, unsigned land,
                          unsigned x, unsigned y, struct text *out)
{
    begin_words(out, x, y + 32, SMALL);
    put(out, saga_side_name(s->side[land]));
    put(out, s->turned[land] == FRESHLY     ? ", turned"
             : s->turned[land] == INHERITED ? ", inherited"
                                            : "");
    put(out, ", income "), put_number(out, saga_income_of(t, s, land));
    end_words(out);
    begin_words(out, x, y + 46, SMALL),
        put_powers(t, s, land, "in play: ", saga_during, saga_during_name, out), end_words(out);
    begin_words(out, x, y + 60, SMALL),
        put_powers(t, s, land, "at the end: ", saga_final, saga_final_name, out), end_words(out);
    begin_words(out, x, y + 74, SMALL), put_memories(s, land, out), end_words(out);
}

static void put_signed(int n, struct text *out)
{
    put(out, n < 0 ? "-" : "");
    put_number(out, (unsigned)(n < 0 ? -n : n));
}

static void draw_strength(const struct saga_table *t, const struct saga_state *s, unsigned land,
                          unsigned x, unsigned y, struct text *out)
{
    begin_words(out, x, y, PLAIN_TEXT);
    put(out, "strength "), put_signed(saga_strength(t, s, land), out);
    end_words(out);
}

static void draw_holder(const struct saga_state *s, unsigned land, unsigned x, unsigned y,
                        struct text *out)
{
    begin_thing(out, x, y), put(out, "holder "), put(out, saga_land_name(land));
    thing_is_on(out);
    if (s->holder[land] == 0)
        put(out, "middle");
    else
        put_seat(out, s->holder[land] - 1u);
    begin_look(out);
    if (s->holder[land] == 0)
        draw_words(out, x - 6, y - 3, SMALL | CENTRED, "free");
    else
        draw_seat(out, x, y, s->holder[land] - 1u, 0);
    end_group(out);
}

static void draw_land(const struct saga_table *t, const struct saga_state *s, unsigned land,
                      unsigned x, unsigned y, unsigned high, struct text *out)
{
    struct saga_troop defence = saga_troop_at(s, land);
    struct where here = { WITH_LAND, 0, land };
    begin_spot(out, x + 20, y + 92), put_where(here, out), begin_look(out);
    draw_box(out, x, y, LAND_WIDE, high, s->about == land + 1 ? THICK : THIN);
    draw_words(out, x + 8, y + 17, BOLD, saga_land_name(land));
    draw_strength(t, s, land, x + 74, y + 17, out);
    describe_land(t, s, land, x + 8, y, out);
    end_group(out);
    draw_holder(s, land, x + LAND_WIDE - 22, y + 20, out);
    draw_knights(out, x + 20, y + 92, &defence, here);
    unsigned below = y + HEAD + TROOP_HIGH / 2;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        below = draw_troops(t, s, seat, land, x, below, out);
    if (below > y + HEAD + TROOP_HIGH / 2)
        draw_path(out, x, y + HEAD - 2, "h226", DASHED);
}

/* The height of a row: lands side by side are equally high. */
static unsigned row_high(const struct saga_table *t, const struct saga_state *s, unsigned first)
{
    unsigned most = 0;
    for (unsigned land = first; land < first + IN_ROW && land < t->lands; land++) {
        unsigned n = 0;
        for (unsigned seat = 0; seat < t->head.players; seat++)
            n += troops_at(t, s, seat, land);
        most = n > most ? n : most;
    }
    return HEAD + most * TROOP_HIGH + FLOOR;
}

static unsigned draw_lands(const struct saga_table *t, const struct saga_state *s, struct text *out)
{
    unsigned y = TOP;
    for (unsigned first = 0; first < t->lands; first += IN_ROW) {
        unsigned high = row_high(t, s, first);
        for (unsigned land = first; land < first + IN_ROW && land < t->lands; land++)
            draw_land(t, s, land, LEFT + (land - first) * NEXT_LAND, y, high, out);
        y += high + GAP;
    }
    return y;
}

/* ---- players and the pool ---- */

static bool has_chips(const struct saga_state *s, unsigned seat)
{
    bool any = false;
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        any = any || s->chips[seat][d] > 0;
    return any;
}

static unsigned draw_chips(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                           unsigned y, struct text *out)
{
    if (!has_chips(s, seat))
        return y;
    begin_words(out, HAND_LEFT, y + 10, SMALL), put(out, "chips");
    for (unsigned d = 0; d < DENOMINATIONS; d++)
        if (s->chips[seat][d] > 0) {
            put_char(out, ' '), put_number(out, s->chips[seat][d]);
            put_char(out, 'x'), put_number(out, t->chip[d]);
        }
    end_words(out);
    return y + 16;
}

/* Last come troops without an aim: their land is not in play, or the viewer does not know their
 * lowest knight. */
static unsigned draw_player(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned y, struct text *out)
{
    draw_seat(out, 20, y + 16, seat, 0);
    begin_thing(out, 60, y + 16), put(out, "fame "), put_seat(out, seat);
    thing_is_on(out), put_number(out, s->fame[seat]), begin_look(out);
    draw_count(out, 44, y + 20, BOLD, "fame", s->fame[seat]);
    end_group(out);
    if (s->phase == OVER) {
        begin_words(out, 44, y + 33, SMALL);
        put(out, "points "), put_signed(saga_points(t, s, seat), out);
        end_words(out);
    }
    draw_words(out, HAND_LEFT - 32, y + 20, SMALL, "hand");
    bool untold = s->held[seat] == UNTOLD;
    y = untold ? draw_untold(out, y + 16)
               : draw_cards(out, y + 16, s->hand[seat], s->held[seat],
                            (struct where){ WITH_HAND, seat, 0 });
    y += 16;
    y = draw_chips(t, s, seat, y, out);
    if (troops_at(t, s, seat, NOWHERE) == 0)
        return y + 4;
    return draw_troops(t, s, seat, NOWHERE, HAND_LEFT, y + TROOP_HIGH / 2, out);
}

static unsigned draw_pool(const struct saga_state *s, unsigned y, struct text *out)
{
    draw_words(out, 8, y + 20, BOLD, "independent");
    return draw_cards(out, y + 16, s->pool, 0, (struct where){ WITH_POOL, 0, 0 }) + 16 + 4;
}

/* ---- the whole ---- */

static void put_due(const char *words, unsigned n, struct text *out)
{
    if (n > 0)
        put(out, words), put_number(out, n);
}

/* What happens next. */
static void put_next(const struct saga_state *s, struct text *out)
{
    static const char *const next[PHASES] = {
        [SIDES] = "the lands are laid out",
        [DEAL_SETS] = "the knights are dealt",
        [DISPLAY] = "the lands get their defence",
        [AGE] = "the youngest player begins",
        [TURN] = " is on turn",
        [CHOOSE] = " chooses a troop for the land",
        [GIFT] = " may take a free knight",
        [FLIP] = " may turn the land back",
        [ASIDE] = " may turn up a knight",
        [PAY] = " pays in chips",
        [DRAW] = " takes chips",
        [ENLIST] = " may add a last knight",
        [PICK] = " chooses the troop that counts",
        [OVER] = "the game is over",
    };
    unsigned phase = s->phase < PHASES ? s->phase : OVER;
    if (phase >= TURN && phase != OVER)
        put_seat(out, s->asked > 0 ? s->asked - 1u : s->mover);
    put(out, next[phase]);
}

static void write_title(const struct saga_state *s, struct text *out)
{
    static const char *const endings[ENDINGS] = { "", ", no knight is left", ", the last turns",
                                                  ", the last turns" };
    put_next(s, out);
    if (s->about > 0)
        put(out, ", about "), put(out, saga_land_name(s->about - 1u));
    put_due(", income due ", s->due, out);
    put_due(", owes ", s->owes, out);
    put_due(", gets ", s->gets, out);
    if (s->phase != OVER)
        put(out, endings[s->ending < ENDINGS ? s->ending : 0]);
}

/* The letters of colours, and the meaning of single signs. */
static void draw_legend(unsigned y, struct text *out)
{
    begin_words(out, 8, y + 14, SMALL);
    for (unsigned land = 0; land < COLOURS; land++) {
        put(out, land > 0 ? ", " : "");
        put_char(out, saga_colour_letters[land]), put_char(out, ' ');
        put(out, saga_land_name(land));
    }
    end_words(out);
    draw_words(out, 8, y + 28, SMALL, "hatched: face down, * laid this turn, u under the land");
}

static unsigned draw_all(const struct saga_table *t, const struct saga_state *s, struct text *out)
{
    unsigned y = draw_pool(s, draw_lands(t, s, out), out);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        y = draw_player(t, s, seat, y, out);
    draw_legend(y, out);
    return y + LEGEND;
}

/* It draws twice: the first time only to measure the height. */
void saga_draw(const struct saga_table *t, const struct saga_state *s, struct text *out)
{
    char nothing[1] = "";
    struct text nowhere = { nothing, nothing + 1, false };
    picture_begin(out, PICTURE_WIDTH, draw_all(t, s, &nowhere) + FLOOR);
    put(out, "Saga, "), write_title(s, out);
    picture_titled(out);
    begin_words(out, 4, 16, BOLD), write_title(s, out), end_words(out);
    draw_all(t, s, out);
    picture_end(out);
}
