/* Waardering: bids are turned up and compared, city by city. Afterwards all pieces that were bid
 * lie beside the piles, and the others become stocks to pay with. */
#include "akkon.h"

/* ---- who takes a card ---- */

static bool has_grey(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                     unsigned city)
{
    return has_knight(t, GREY) && s->at[seat][GREY] == ON_FIELD + city;
}

/* If nobody bids more than 0: the only player with a grey there, or NOWHERE (q-zero-bid B). */
static unsigned sole_grey(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    unsigned found = 0, the = NOWHERE;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (has_grey(t, s, seat, city) && !akkon_bid_void(t, s, seat, city)) {
            found++;
            the = seat;
        }
    return found == 1 ? the : NOWHERE;
}

unsigned akkon_winner_of(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    unsigned best = 0, winner = NOWHERE;
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        unsigned bid = akkon_bid_void(t, s, seat, city) ? 0 : akkon_bid_value(t, s, seat, city);
        if (bid > best) {
            best = bid;
            RULE(eval_highest_takes), winner = seat;
        } else if (bid == best && bid > 0) {
            RULE(eval_tie_stays), winner = NOWHERE;
        }
    }
    if (best == 0 && READS(t, Q_zero_bid, 'B'))
        return sole_grey(t, s, city);
    if (best == 0)
        RULE(eval_zero_stays), RULE(chaplain_wins_nothing);
    return winner;
}

static void award(const struct akkon_table *t, struct akkon_state *s)
{
    unsigned winner[CITIES];
    for (unsigned city = 0; city < t->cities; city++)
        RULE(eval_each_city), winner[city] = akkon_winner_of(t, s, city);
    for (unsigned city = 0; city < t->cities; city++) {
        unsigned top = akkon_top(t, s, city);
        if (winner[city] == NOWHERE || top == NOWHERE)
            continue;
        RULE(new_card_playable), akkon_put_card(t, s, top, ON_TOP, IN_HAND + winner[city]);
        s->idle = READS(t, Q_no_progress, 'B') ? MOVING : 0;
    }
}

/* ---- what stays of the bids ---- */

/* Does it matter, besides the discount, from which city Richard would take the chaplain? */
static bool may_be_missed(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    return !READS(t, Q_levant_what, 'A') && holds(s, seat, POWER);
}

/* Notes where the chaplain gives his discount: his first city under q-gold-chaplain B, both cities
 * under C. */
static void note_chaplain(const struct akkon_table *t, struct akkon_state *s, unsigned seat)
{
    unsigned where = has_knight(t, CHAPLAIN) ? s->at[seat][CHAPLAIN] : 0u;
    if (on_field(where))
        RULE(chaplain_discount), s->chaplain[seat] = (uint8_t)(where - ON_FIELD + 1u);
    if (READS(t, Q_gold_chaplain, 'B') && holds(s, seat, GOLD) && s->moved_from != 0) {
        s->chaplain[seat] = s->moved_from;
        s->moved_from = (uint8_t)(may_be_missed(t, s, seat) ? where - ON_FIELD + 1u : 0u);
    }
}

/* q-levant-what B and C: a Levant counts knights that were bid. */
static void count_bids(const struct akkon_table *t, struct akkon_state *s, unsigned seat)
{
    for (unsigned kind = 0; kind < KNIGHTS && !READS(t, Q_levant_what, 'A'); kind++) {
        unsigned city = s->at[seat][kind] - (unsigned)ON_FIELD;
        if (on_field(s->at[seat][kind]) && (t->counted >> city & 1u) != 0)
            s->paid[seat][city]++;
    }
}

/* What Richard may take back. The types of knights only matter for the chaplain. */
static void note_returnable(const struct akkon_table *t, struct akkon_state *s)
{
    unsigned seat = s->privilege[POWER] - 1u, bits = 0;
    if (s->privilege[POWER] == 0)
        return;
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        if (has_knight(t, kind) && on_field(s->at[seat][kind]))
            bits |= 1u << (kind == CHAPLAIN && READS(t, Q_power_chaplain, 'B') ? THE_CHAPLAIN
                                                                               : A_KNIGHT);
    if (seat == s->start && on_field(s->marshal) && READS(t, Q_power_marshal, 'A'))
        bits |= 1u << THE_BID_MARSHAL;
    s->returnable = (uint8_t)bits;
}

static void set_marshal_aside(struct akkon_state *s)
{
    if (on_field(s->marshal))
        s->marshal = (s->returnable >> THE_BID_MARSHAL & 1u) != 0 ? SET_ASIDE : SPENT;
}

/* Knights in a camp and borrowed ones pay for cards now. Their types do not matter any more. */
static void take_stock(const struct akkon_table *t, struct akkon_state *s, unsigned seat)
{
    bool apart = akkon_colours_matter(t), leave = !READS(t, Q_borrow_return, 'A');
    for (unsigned kind = 0; kind < KNIGHTS; kind++) {
        uint8_t *at = &s->at[seat][kind];
        if (has_knight(t, kind) && *at == IN_CAMP)
            RULE(card_type_irrelevant), s->stock[seat][seat]++;
        if (*at >= LENT)
            RULE(borrow_as_own), s->stock[*at - LENT][apart ? seat : *at - (unsigned)LENT]++;
        if (*at < LENT || !leave)
            RULE(bid_set_aside), *at = 0;
    }
}

void akkon_reveal(const struct akkon_table *t, struct akkon_state *s)
{
    award(t, s);
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        note_chaplain(t, s, seat);
        count_bids(t, s, seat);
    }
    note_returnable(t, s);
    set_marshal_aside(s);
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        take_stock(t, s, seat);
        for (unsigned other = 0; other < SEATS; other++)
            s->earlier[seat][other] = 0;
    }
    s->passed = s->shut = s->spent = 0;
    RULE(round_bid_then_card), s->mover = s->start;
    akkon_expose(t, s, RETURN);
}
