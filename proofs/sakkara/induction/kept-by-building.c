/* proof: building keeps every property of states
 * clause: own-pyramid steps-in-order only-missing-tiles win-first-complete
 * readings: standard
 * marks: own_pyramid steps_in_order win_first_complete
 */
#include "../induction.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = sound_state(&t), before = s;
    struct move m = any_move();
    assume(sakkara_property_third_step_is_the_tip(&t));
    witness(t, before, m);
    switch (m.kind) {
        PLAYED(TURN, M_BUILD)
    default: return;
    }
    check(sakkara_every_state_property(&t, &s));
}
