/* proof: when a bid turn is over it goes to the next player clockwise who has not passed; who
 *        passes is out for the round, and nobody comes back; when all have passed the bids are
 *        about to be turned up, and the start player is next; no piece moves
 * clause: bid-clockwise pass-is-final bid-ends-all-passed pass-allowed-any-time
 * readings: standard
 * marks: bid_clockwise pass_is_final bid_ends_all_passed pass_allowed_any_time
 */
#include "../any.h"
#include "../../../rules/akkon/bidding.c"

static unsigned entered;
typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
unsigned akkon_top(table_given t, state_given s, unsigned city)
{
    (void)t, (void)s, (void)city;
    return 0;
}
void akkon_enter(table_given t, struct akkon_state *s, unsigned phase)
{
    (void)t, (void)s, entered = phase;
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
    unsigned players = t.head.players, everybody = (1u << players) - 1;
    bool passes = any_bool();
    struct move m = { passes ? M_PASS : M_DONE, s.mover, { 0 } };
    assume(s.mover < players && s.start < players && (s.passed & ~everybody) == 0);
    assume((s.passed >> s.mover & 1u) == 0);
    s.phase = BID;
    s.shut = 0;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned q = 0; q < SEATS; q++)
            s.earlier[p][q] = 0; /* both are kept under other readings only */
    expected = s;
    akkon_bid(&t, &s, m);
    unsigned gone = expected.passed | (passes ? 1u << expected.mover : 0u), next = expected.mover;
    check(s.passed == gone);
    if (gone == everybody) {
        check(entered == SHIFT && s.mover == s.start);
    } else {
        for (unsigned i = 0; i < SEATS; i++)
            if (i == 0 || (gone >> next & 1u) != 0)
                next = next + 1 == players ? 0 : next + 1;
        check(entered == BID && s.mover == next);
    }
    expected.mover = s.mover;
    expected.passed = s.passed;
    expected.field = 0;
    check_same(s, expected);
}
