/* proof: a piece that is laid, a bid turn that ends and a pass keep each knight and the marshal in
 *        one place, no borrowed knight on a field, and mercenary and grey of a player apart; nobody
 *        who has passed comes back
 * clause: colour-kit merc-grey-exclusive marshal-to-start-player pass-is-final
 * readings: standard
 * marks: bid_stacking_free
 * rules: bidding.c
 */
#include "../fields.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_fields(&t, BID), before;
    struct move m = any_move();
    assume(m.kind == M_PLACE || m.kind == M_DONE || m.kind == M_PASS);
    assume(m.arg[0] < PIECES && m.arg[1] < CITIES && (s.passed >> t.head.players) == 0);
    assume((s.passed >> s.mover & 1u) == 0 && s.shut == 0);
    before = s;
    assume(akkon_refuse_bid(&t, &s, m) == LEGAL);
    akkon_bid(&t, &s, m);
    check(fields_are_sound(&t, &s));
    check((before.passed & ~s.passed) == 0);
}
