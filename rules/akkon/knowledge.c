/* What a player sees: all that lies open, how many cards the others hold, and how many of their
 * knights lie where; but not which cards and knights.
 *
 * A view sorts hidden things and marks them by UNSEEN, so that it tells their number and nothing
 * else. In a player's row of knights the places of hidden ones rise; the places of hidden cards
 * rise over all cards. A hidden card of a pile becomes UNSEEN + PILE_OF + its city: otherwise the
 * view would not tell the height of each pile. */
#include "akkon.h"

/* 'hidden' holds the place of each hidden thing, and 0 for each seen one: sorted, the zeros come
 * first. */
static void fill_in(uint8_t *row, unsigned count, uint8_t *hidden)
{
    unsigned next = count;
    akkon_put_in_order(hidden, count);
    for (unsigned i = count; i-- > 0;)
        if (row[i] == UNSEEN)
            row[i] = hidden[--next];
}

/* ---------------------------------------------------------------- cards -- */

/* Hands lie open during the deal. A player who searches a pile sees it. */
static bool sees_hand(const struct akkon_state *s, unsigned player, unsigned seat)
{
    return seat == player || s->phase == DEAL;
}

static bool sees_pile(const struct akkon_state *s, unsigned player, unsigned city)
{
    return s->phase == SEARCH && holds(s, player, PRESTIGE) && s->field == ON_FIELD + city;
}

static bool sees_card(const struct akkon_table *t, const struct akkon_state *s, unsigned player,
                      unsigned card)
{
    unsigned place = s->card[card];
    if (place >= UNSEEN)
        return false;
    if (place >= IN_HAND && place < PLAYED)
        return sees_hand(s, player, place - IN_HAND);
    switch (place) {
    case IN_PILE:   return sees_pile(s, player, t->print[t->print_of[card]].city);
    case BURIED:    return false;
    case DISCARDED: return !READS(t, Q_face_details, 'C');
    default:        return true;
    }
}

static uint8_t unseen_place(const struct akkon_table *t, const struct akkon_state *s, unsigned card)
{
    unsigned place = s->card[card];
    if (place >= UNSEEN)
        return (uint8_t)place;
    if (place == IN_PILE)
        place = (unsigned)PILE_OF + t->print[t->print_of[card]].city;
    return (uint8_t)(UNSEEN + place);
}

/* Seen cards stand first among their equals: their position would say something about the
 * others. */
static void blank_cards(const struct akkon_table *t, const struct akkon_state *s, unsigned player,
                        struct akkon_state *seen)
{
    uint8_t hidden[CARDS] = { 0 };
    for (unsigned card = 0; card < t->cards; card++)
        if (!sees_card(t, s, player, card)) {
            hidden[card] = unseen_place(t, s, card);
            seen->card[card] = UNSEEN;
        }
    akkon_put_cards_in_order(t, seen);
    RULE(hand_count_public), fill_in(seen->card, t->cards, hidden);
}

/* -------------------------------------------------------------- knights -- */

/* q-bid-simultaneous B: until the reveal nobody sees any piece that was bid. */
static bool bids_at_once(const struct akkon_table *t)
{
    return READS(t, Q_bid_simultaneous, 'B');
}

bool akkon_lies_open(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                     unsigned kind)
{
    bool shut = seat == s->start && (s->shut >> kind & 1u) != 0;
    return !bids_at_once(t) && on_field(s->marshal) && s->at[seat][kind] == s->marshal && !shut;
}

static uint8_t unseen_knight(const struct akkon_table *t, unsigned where)
{
    if (where >= UNSEEN)
        return (uint8_t)where;
    if (on_field(where) && bids_at_once(t))
        where = IN_CAMP;
    return (uint8_t)(UNSEEN + where);
}

static void blank_knights(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                          struct akkon_state *seen)
{
    uint8_t hidden[KNIGHTS] = { 0 };
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        if (has_knight(t, kind) && !akkon_lies_open(t, s, seat, kind)) {
            hidden[kind] = unseen_knight(t, s->at[seat][kind]);
            seen->at[seat][kind] = UNSEEN;
        }
    RULE(bid_face_down), RULE(borrow_blind), fill_in(seen->at[seat], KNIGHTS, hidden);
}

bool akkon_before_reveal(const struct akkon_state *s)
{
    return s->phase <= SHIFT && !(s->phase == EXPOSE && s->after > SHIFT);
}

/* In the card round only lent knights that did not come home still have a place. */
static bool knights_hidden(const struct akkon_table *t, const struct akkon_state *s)
{
    return akkon_before_reveal(s) || !READS(t, Q_borrow_return, 'A');
}

/* A player's pieces that a mercenary found: of the hidden ones it shows only how many. */
static void blank_found(const struct akkon_table *t, const struct akkon_state *seen, unsigned seat,
                        uint8_t *found)
{
    unsigned hidden = 0, bits = *found;
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        if (seen->at[seat][kind] >= UNSEEN) {
            hidden += bits >> kind & 1u;
            bits &= ~(1u << kind);
        }
    for (unsigned kind = 0; kind < KNIGHTS && hidden > 0; kind++)
        if (has_knight(t, kind) && seen->at[seat][kind] >= UNSEEN) {
            bits |= 1u << kind;
            hidden--;
        }
    *found = (uint8_t)bits;
}

/* Hides what single readings remember of pieces that lie face down. */
static void blank_memory(const struct akkon_table *t, const struct akkon_state *s, unsigned player,
                         struct akkon_state *seen)
{
    bool bids = s->phase == BID || s->phase == SHIFT;
    if (player != s->start) {
        seen->shut = 0;
        if (bids_at_once(t) && on_field(s->marshal))
            seen->marshal = 0;
    }
    if (bids && !holds(s, player, GOLD))
        seen->moved_from = 0;
    for (unsigned seat = 0; seat < SEATS && READS(t, Q_mercenary_later, 'B'); seat++)
        for (unsigned other = 0; other < SEATS; other++)
            if (seat != player && !akkon_lies_open(t, s, seat, MERCENARY))
                seen->earlier[seat][other] = 0;
            else
                blank_found(t, seen, other, &seen->earlier[seat][other]);
}

void akkon_view(const struct akkon_table *t, const struct akkon_state *s, unsigned player,
                struct akkon_state *seen)
{
    *seen = *s;
    blank_cards(t, s, player, seen);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        if (seat == player)
            RULE(bid_no_peek); /* he knows his own pieces: his row stays as it is */
        else if (knights_hidden(t, s))
            blank_knights(t, s, seat, seen);
    blank_memory(t, s, player, seen);
}
