/* Biedronde: pieces are laid on the fields, one field in a bid turn, until all have passed.
 */
#include "akkon.h"

/* ---- where a piece may lie ---- */

static bool makes_pair(const struct akkon_state *s, unsigned seat, unsigned piece, unsigned city)
{
    unsigned other = piece == MERCENARY ? GREY : MERCENARY;
    return (piece == MERCENARY || piece == GREY) && s->at[seat][other] == ON_FIELD + city;
}

verdict akkon_refuse_landing(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned seat, unsigned piece, unsigned city)
{
    if (READS(t, Q_empty_pile_field, 'A') && akkon_top(t, s, city) == NOWHERE)
        return BY(bid_needs_visible_card);
    if (READS(t, Q_hidden_combo, 'A') && makes_pair(s, seat, piece, city))
        return BY(merc_grey_exclusive);
    return RULE(bid_stacking_free), RULE(merc_grey_foreign_ok), LEGAL;
}

static bool at_hand(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                    unsigned piece)
{
    if (piece == MARSHAL)
        return seat == s->start && s->marshal == IN_CAMP;
    return has_knight(t, piece) && s->at[seat][piece] == IN_CAMP;
}

bool akkon_can_place(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    for (unsigned piece = 0; piece <= MARSHAL; piece++)
        for (unsigned city = 0; city < t->cities && at_hand(t, s, seat, piece); city++)
            if (akkon_refuse_landing(t, s, seat, piece, city) == LEGAL)
                return true;
    return false;
}

/* ---- a bid, or a pass ---- */

static bool is_lent(const struct akkon_state *s, unsigned seat, unsigned piece)
{
    return piece == MARSHAL ? s->marshal >= MARSHAL_LENT : s->at[seat][piece] >= LENT;
}

static verdict refuse_place(const struct akkon_table *t, const struct akkon_state *s,
                            unsigned piece, unsigned city)
{
    if (on_field(s->field) && s->field != ON_FIELD + city)
        return BY(bid_one_field);
    verdict v = akkon_refuse_landing(t, s, s->mover, piece, city);
    if (v)
        return v;
    if (piece == MARSHAL && s->mover != s->start)
        return BY(marshal_start_player_only);
    if (piece == BORROWED)
        return BY(borrow_card_round_only);
    if (at_hand(t, s, s->mover, piece))
        return LEGAL;
    return is_lent(s, s->mover, piece) ? BY(borrow_owner_lacks) : BY(bid_from_own_camp);
}

static bool has_bid(const struct akkon_state *s, unsigned seat)
{
    bool any = seat == s->start && on_field(s->marshal);
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        any = any || on_field(s->at[seat][kind]);
    return any;
}

/* A view marks a hidden knight by UNSEEN, but still tells how many knights are in each place. */
bool akkon_anybody_has_bid(const struct akkon_table *t, const struct akkon_state *s)
{
    bool any = on_field(s->marshal);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            any = any || on_field(s->at[seat][kind] & ~(unsigned)UNSEEN);
    return any;
}

static verdict refuse_pass(const struct akkon_table *t, const struct akkon_state *s)
{
    if (s->field != 0)
        return BY(bid_place_or_pass);
    if (READS(t, Q_pass_without_bid, 'B') && !has_bid(s, s->mover)
        && akkon_can_place(t, s, s->mover))
        return BY(pass_allowed_any_time);
    return LEGAL;
}

verdict akkon_refuse_bid(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    switch (m.kind) {
    case M_PLACE: return refuse_place(t, s, m.arg[0], m.arg[1]);
    case M_DONE:  return s->field != 0 ? LEGAL : BY(bid_min_one);
    case M_PASS:  return refuse_pass(t, s);
    default:      return BY(bid_no_withdrawal);
    }
}

/* ---- what is remembered of the pieces laid ---- */

/* Bits of all pieces that the player has laid in this bid round. */
static unsigned laid_by(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    unsigned bits = 0;
    for (unsigned city = 0; city < t->cities; city++)
        bits |= akkon_pieces_of(s, seat, city);
    return bits;
}

/* q-mercenary-later B: notes the pieces that lay on the field before the bid turn in which the
 * mercenary comes. His player lays the pieces of a turn in any order, so his own earlier pieces are
 * noted when the turn begins; nobody else lays any meanwhile. If all bid at once, no piece is
 * earlier. */
static void note_earlier(const struct akkon_table *t, struct akkon_state *s, unsigned piece,
                         unsigned city)
{
    unsigned seat = s->mover;
    bool waits = has_knight(t, MERCENARY) && s->at[seat][MERCENARY] == IN_CAMP;
    if (!READS(t, Q_mercenary_later, 'B') || READS(t, Q_bid_simultaneous, 'B') || !waits)
        return;
    if (s->field == 0)
        s->earlier[seat][seat] = (uint8_t)laid_by(t, s, seat);
    for (unsigned other = 0; other < t->head.players && piece == MERCENARY; other++)
        s->earlier[seat][other] = (uint8_t)(akkon_pieces_of(s, other, city)
                                            & (other == seat ? s->earlier[seat][seat] : 255u));
}

/* q-marshal-open-same-move B: notes the pieces that the start player lays in the marshal's bid
 * turn, whether before or after the marshal. */
static void note_shut(const struct akkon_table *t, struct akkon_state *s, unsigned piece)
{
    bool together = s->marshal == IN_CAMP || (s->shut >> MARSHAL & 1u) != 0;
    if (READS(t, Q_marshal_open_same_move, 'B') && s->mover == s->start && t->marshal && together)
        s->shut = (uint8_t)(s->shut | 1u << piece);
}

/* Ends the bid turn: pieces that lie face down beside the marshal stay face down. */
static void settle_notes(struct akkon_state *s)
{
    unsigned seat = s->mover, beside = s->shut;
    if (!on_field(s->at[seat][MERCENARY]))
        s->earlier[seat][seat] = 0;
    if (seat != s->start || (s->marshal != IN_CAMP && (s->shut >> MARSHAL & 1u) == 0))
        return;
    s->shut = 0;
    for (unsigned kind = 0; kind < KNIGHTS && (beside >> MARSHAL & 1u) != 0; kind++)
        if ((beside >> kind & 1u) != 0 && s->at[seat][kind] == s->marshal)
            s->shut = (uint8_t)(s->shut | 1u << kind);
}

/* ---- whose bid turn is next ---- */

static void next_bidder(const struct akkon_table *t, struct akkon_state *s)
{
    settle_notes(s);
    s->field = 0;
    if (s->passed == (1u << t->head.players) - 1u) {
        s->mover = s->start;
        RULE(bid_ends_all_passed), akkon_enter(t, s, SHIFT);
        return;
    }
    do
        RULE(bid_clockwise), s->mover = (uint8_t)left_of(t, s->mover);
    while ((s->passed >> s->mover & 1u) != 0);
    akkon_enter(t, s, BID);
}

static void pass(const struct akkon_table *t, struct akkon_state *s)
{
    if (READS(t, Q_pass_without_bid, 'A'))
        RULE(pass_allowed_any_time);
    RULE(pass_is_final), RULE(pass_when_empty), s->passed = (uint8_t)(s->passed | 1u << s->mover);
    next_bidder(t, s);
}

static void place(const struct akkon_table *t, struct akkon_state *s, unsigned piece, unsigned city)
{
    bool anywhere = READS(t, Q_bid_one_field, 'C') || READS(t, Q_bid_simultaneous, 'B');
    note_earlier(t, s, piece, city);
    note_shut(t, s, piece);
    if (piece == MARSHAL)
        RULE(marshal_used_as_knight), RULE(marshal_opens_field), RULE(marshal_reveals_earlier),
            s->marshal = (uint8_t)(ON_FIELD + city);
    else
        RULE(bid_from_own_camp), RULE(bid_no_withdrawal),
            s->at[s->mover][piece] = (uint8_t)(ON_FIELD + city);
    RULE(bid_one_field), RULE(bid_min_one),
        s->field = (uint8_t)(anywhere ? ELSEWHERE : ON_FIELD + city);
    if (READS(t, Q_bid_one_field, 'B') && READS(t, Q_bid_simultaneous, 'A'))
        next_bidder(t, s);
}

/* q-bid-simultaneous B: each player has one bid turn only. */
static void done(const struct akkon_table *t, struct akkon_state *s)
{
    if (READS(t, Q_bid_simultaneous, 'B'))
        s->passed = (uint8_t)(s->passed | 1u << s->mover);
    RULE(bid_place_or_pass), next_bidder(t, s);
}

void akkon_bid(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    switch (m.kind) {
    case M_PLACE: place(t, s, m.arg[0], m.arg[1]); break;
    case M_DONE:  done(t, s); break;
    default:      pass(t, s); break;
    }
}
