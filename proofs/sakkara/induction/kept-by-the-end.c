/* proof: the end of a turn, surplus and the division of a pile keep every property of states
 * clause: holder-ten-at-end surplus-must-go turns-alternate pile-max-nine split-from-six
 * readings: standard
 * marks: holder_ten_at_end surplus_must_go turns_alternate pile_max_nine split_from_six
 */
#include "../induction.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = sound_state(&t), before = s;
    struct move m = any_move();
    witness(t, before, m);
    switch (m.kind) {
        PLAYED(TURN, M_END)
        PLAYED(SURPLUS, M_DISCARD)
        PLAYED(PLACE, M_SPLIT)
    default: return;
    }
    check(sakkara_every_state_property(&t, &s));
}
