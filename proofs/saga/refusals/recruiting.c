/* proof: recruiting, and taking a free knight: in any
 *        state it is legal exactly if nothing forbids it, and refused by the first clause that
 *        does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: recruit-own-turn recruit-one-per-turn recruit-only-independent recruit-needs-fame
 *        free-knight free-knight-now-or-never properties-of-shown-side
 * readings: standard, q-income-duty A B, q-free-knight-choice A B, q-free-knight-and-recruit A B
 * marks: recruit_own_turn recruit_one_per_turn recruit_only_independent recruit_needs_fame
 *        free_knight free_knight_now_or_never properties_of_shown_side
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 count:26
 */
#include "../stated.h"

void harness(void)
{
    struct move m = any_move();
    switch (m.kind) {
        CHECK_STATED(0, M_RECRUIT)
        CHECK_STATED(0, M_TAKE_FREE)
    default: return;
    }
}
