/* proof: a move that is refused changes nothing, and a legal one is carried out once; whatever
 *        moves are refused for, and whatever they do
 * clause: bid-place-or-pass card-optional
 * duty: refused-changes-nothing
 * readings: standard
 * rules: moves.c knowledge.c
 */
#include "../any_verdict.h"
#include "../../../rules/akkon/turns.c"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), before;
    struct move m = any_move();
    assume(s.phase < PHASES);
    before = s;
    verdict v = akkon_step(&t, &s, m);
    check((v == LEGAL) == (acts == 1) && acts <= 1);
    if (v != LEGAL)
        check_same(s, before);
}
