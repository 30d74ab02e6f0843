/* proof: laying a piece, being done with it and passing tell nothing of the cards that others hold
 *        or that are left in the piles; they move no card, and give out no privilege
 * clause: hand-count-public bid-needs-visible-card priv-from-next-round
 * readings: standard
 * marks: bid_one_field pass_is_final
 * rules: bidding.c
 */
#define LINKS_BIDDING
#include "../telling.h"

unsigned akkon_pieces_of(state_given s, unsigned seat, unsigned city)
{
    (void)s, (void)seat, (void)city;
    return 0; /* asked under another reading only */
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_before(), twin;
    struct move m = any_move();
    assume(s.mover < t.head.players && s.passed < 1u << t.head.players
           && (s.passed >> s.mover & 1u) == 0);
    assume(m.kind != M_PLACE || (m.arg[0] <= MARSHAL && m.arg[1] < CITIES));
    akkon_bid(&t, &s, m);
    twin = other_run();
    akkon_bid(&t, &twin, m);
    check(run[0].moves == 0);
    check_tells_nothing(&s, &twin);
    check_keeps_cards_and_privileges(&s);
}
