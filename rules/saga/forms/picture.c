/* A position of Saga as a picture: the lands, under each its defence and the attack troops
 * that aim at it, then the pool, and each player's fame and hand.
 *
 * A knight is a disc with its colour's letter and its value; one that lies face down is
 * hatched, and ? if it is not seen.
 */
#include "../../forms/picture.h"
#include "../saga.h"

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
    MOST_DISCS = 63 /* hands, the pool  */
};

/* ---- knights ---- */

/* A byte of a troop: a knight + 1, or 0 where it is not known, and DOWN and FRESH. */
static void draw_knight(struct text *out, unsigned x, unsigned y, unsigned byte)
{
    unsigned known = byte & KNIGHT;
    bool down = (byte & DOWN) != 0;
    draw_disc(out, x, y, down ? DASHED : THIN);
    if (down)
        hatch_disc(out, x, y);
    begin_words(out, x, y + 4, BOLD | CENTRED);
    if (known > 0)
        saga_put_knight(known - 1, out);
    else
        put_char(out, '?');
    put(out, (byte & FRESH) != 0 ? "*" : "");
    end_words(out);
}

static void draw_knights(struct text *out, unsigned x, unsigned y, const struct saga_troop *troop)
{
    for (unsigned i = 0; i < troop->size; i++)
        draw_knight(out, x + i * NEXT_KNIGHT, y, troop->card[i]);
}

/* A hand or the pool, on as many rows as it takes. */
struct discs {
    struct text *out;
    unsigned x, y, count;
};

static void draw_next(struct discs *d, unsigned byte)
{
    unsigned at = d->count++;
    if (at < MOST_DISCS)
        draw_knight(d->out, d->x + at % HAND_ROW * NEXT_KNIGHT, d->y + at / HAND_ROW * NEXT_KNIGHT,
                    byte);
}

static unsigned draw_cards(struct text *out, unsigned y, const uint8_t cards[CARDS], unsigned held)
{
    struct discs d = { out, HAND_LEFT + DISC, y, 0 };
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

/* q-hand-count-when B: nobody says how many these are. */
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

/* Its owner's letter and its knights from the bottom up, which are its name; behind it its
 * value, or u if it lies under the land. */
static void draw_troop(struct text *out, unsigned x, unsigned y, unsigned seat,
                       const struct saga_troop *troop)
{
    draw_seat(out, x + 18, y, seat, 0);
    draw_knights(out, x + TROOP_LEFT, y, troop);
    unsigned behind = x + TROOP_LEFT + troop->size * (unsigned)NEXT_KNIGHT - 10;
    if (saga_lies_under(troop))
        draw_words(out, behind, y + 4, SMALL, "u");
    else
        draw_number(out, behind, y + 4, SMALL, saga_value(troop));
}

/* The troops of one player that belong there, one below the other; where the next one goes. */
static unsigned draw_troops(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned land, unsigned x, unsigned y, struct text *out)
{
    for (unsigned i = 0; i < saga_troops(s, seat); i++) {
        struct saga_troop troop = saga_troop_at(s, place_of(seat, i));
        if (land_of(t, &troop) != land)
            continue;
        draw_troop(out, x, y, seat, &troop);
        y += TROOP_HIGH;
    }
    return y;
}

/* ---- a land ---- */

static void put_powers(const struct saga_table *t, const struct saga_state *s, unsigned land,
                       bool (*has)(const struct saga_table *t, const struct saga_state *s,
                                   unsigned land, unsigned power),
                       const char *(*name)(unsigned power), struct text *out)
{
    bool any = false;
    for (unsigned power = 0; name(power); power++)
        if (has(t, s, land, 1u << power)) {
            put(out, any ? ", " : ""), put(out, name(power));
            any = true;
        }
    put(out, any ? "" : "-");
}

/* What single readings remember of it. */
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
    begin_words(out, x, y + 46, SMALL), put(out, "power: ");
    put_powers(t, s, land, saga_during, saga_during_name, out), end_words(out);
    begin_words(out, x, y + 60, SMALL), put(out, "at the end: ");
    put_powers(t, s, land, saga_final, saga_final_name, out), end_words(out);
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

static void draw_land(const struct saga_table *t, const struct saga_state *s, unsigned land,
                      unsigned x, unsigned y, unsigned high, struct text *out)
{
    struct saga_troop defence = saga_troop_at(s, land);
    draw_box(out, x, y, LAND_WIDE, high, s->about == land + 1 ? THICK : THIN);
    draw_words(out, x + 8, y + 17, BOLD, saga_land_name(land));
    draw_strength(t, s, land, x + 74, y + 17, out);
    if (s->holder[land] == 0)
        draw_words(out, x + LAND_WIDE - 28, y + 17, SMALL | CENTRED, "middle");
    else
        draw_seat(out, x + LAND_WIDE - 22, y + 20, s->holder[land] - 1u, 0);
    describe_land(t, s, land, x + 8, y, out);
    draw_knights(out, x + 20, y + 92, &defence);
    unsigned below = y + HEAD + TROOP_HIGH / 2;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        below = draw_troops(t, s, seat, land, x, below, out);
    if (below > y + HEAD + TROOP_HIGH / 2)
        draw_path(out, x, y + HEAD - 2, "h226", DASHED);
}

/* Lands side by side are equally high. */
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

/* Last come troops that aim nowhere: their land is not in play, or their lowest knight is not seen.
 */
static unsigned draw_player(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned y, struct text *out)
{
    draw_seat(out, 20, y + 16, seat, 0);
    draw_count(out, 44, y + 20, BOLD, "fame", s->fame[seat]);
    if (s->phase == OVER) {
        begin_words(out, 44, y + 33, SMALL);
        put(out, "points "), put_signed(saga_points(t, s, seat), out);
        end_words(out);
    }
    draw_words(out, HAND_LEFT - 32, y + 20, SMALL, "hand");
    bool untold = s->held[seat] == UNTOLD;
    y = untold ? draw_untold(out, y + 16) : draw_cards(out, y + 16, s->hand[seat], s->held[seat]);
    y += 16;
    y = draw_chips(t, s, seat, y, out);
    if (troops_at(t, s, seat, NOWHERE) == 0)
        return y + 4;
    return draw_troops(t, s, seat, NOWHERE, HAND_LEFT, y + TROOP_HIGH / 2, out);
}

static unsigned draw_pool(const struct saga_state *s, unsigned y, struct text *out)
{
    draw_words(out, 8, y + 20, BOLD, "pool");
    return draw_cards(out, y + 16, s->pool, 0) + 16 + 4;
}

/* ---- the whole ---- */

static void put_due(const char *words, unsigned n, struct text *out)
{
    if (n > 0)
        put(out, words), put_number(out, n);
}

static void write_title(const struct saga_state *s, struct text *out)
{
    put(out, "phase "), put(out, saga_phase_name(s->phase));
    if (s->phase >= TURN && s->phase != OVER)
        put(out, ", turn of "), put_seat(out, s->mover);
    if (s->asked > 0)
        put(out, ", "), put_seat(out, s->asked - 1u), put(out, " is asked");
    if (s->about > 0)
        put(out, " about "), put(out, saga_land_name(s->about - 1u));
    put_due(", income due ", s->due, out);
    put_due(", owes ", s->owes, out);
    put_due(", gets ", s->gets, out);
    if (s->ending != NOT_YET && s->phase != OVER)
        put(out, ", the end: "), put(out, saga_ending_name(s->ending));
}

static unsigned draw_all(const struct saga_table *t, const struct saga_state *s, struct text *out)
{
    unsigned y = draw_pool(s, draw_lands(t, s, out), out);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        y = draw_player(t, s, seat, y, out);
    return y;
}

/* Drawn twice: the first time only to see how high it gets. */
void saga_draw(const struct saga_table *t, const struct saga_state *s, struct text *out)
{
    char nothing[1] = "";
    struct text nowhere = { nothing, nothing + 1, false };
    picture_begin(out, PICTURE_WIDTH, draw_all(t, s, &nowhere) + FLOOR);
    put(out, "Saga: "), write_title(s, out);
    picture_titled(out);
    begin_words(out, 4, 16, BOLD), write_title(s, out), end_words(out);
    draw_all(t, s, out);
    picture_end(out);
}
