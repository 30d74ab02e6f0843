/* proof: who bids lays a knight out of his camp, or the marshal if he is the start player and has
 *        it, on one field in a bid turn where a card lies, never his mercenary to his grey or the
 *        other way round, never a borrowed knight; that piece then lies there, and nothing else
 *        changes but the field of the bid turn
 * clause: bid-from-own-camp bid-one-field bid-needs-visible-card merc-grey-exclusive
 *         merc-grey-foreign-ok marshal-start-player-only borrow-card-round-only bid-stacking-free
 *         bid-no-withdrawal
 * readings: standard
 * marks: bid_from_own_camp bid_one_field bid_no_withdrawal marshal_opens_field bid_stacking_free
 */
#include "../any.h"
#include "../../../rules/akkon/bidding.c"

enum { SEAT = 1 }; /* all seats are alike */

static unsigned given_top[CITIES];
typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
unsigned akkon_top(table_given t, state_given s, unsigned city)
{
    (void)t, (void)s;
    return given_top[city];
}
void akkon_enter(table_given t, struct akkon_state *s, unsigned phase)
{
    (void)t, (void)s, (void)phase;
}
unsigned akkon_pieces_of(state_given s, unsigned seat, unsigned city)
{
    (void)s, (void)seat, (void)city;
    return 0; /* asked under another reading only */
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    uint32_t piece = any_below(PIECES), city = any_below(CITIES);
    struct move m = { M_PLACE, SEAT, { (uint8_t)piece, (uint8_t)city } };
    struct move back = { M_WITHDRAW, SEAT, { (uint8_t)piece } };
    s.phase = BID;
    s.mover = SEAT;
    assume(s.field <= CITIES && s.start < t.head.players);
    for (unsigned c = 0; c < CITIES; c++)
        given_top[c] = any_bool() ? any_below(CARDS) : NOWHERE;
    bool own = piece < KNIGHTS ? s.at[SEAT][piece] == 0
                               : piece == MARSHAL && s.start == SEAT && s.marshal == 0;
    bool pair = (piece == MERCENARY && s.at[SEAT][GREY] == city + 1)
             || (piece == GREY && s.at[SEAT][MERCENARY] == city + 1);
    bool field = s.field == 0 || s.field == city + 1;
    verdict v = akkon_refuse_bid(&t, &s, m);
    check((v == LEGAL) == (own && !pair && field && given_top[city] != NOWHERE));
    check(akkon_refuse_bid(&t, &s, back) == AKKON_bid_no_withdrawal);
    if (v != LEGAL)
        return;
    expected = s;
    akkon_bid(&t, &s, m);
    if (piece == MARSHAL)
        expected.marshal = (uint8_t)(city + 1);
    else
        expected.at[SEAT][piece] = (uint8_t)(city + 1);
    expected.field = (uint8_t)(city + 1);
    check_same(s, expected);
}
