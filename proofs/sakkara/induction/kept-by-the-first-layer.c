/* proof: a tile dealt in the first layer keeps every property of states
 * clause: setup-shuffle-open setup-one-each
 * readings: standard
 * marks: setup_one_each setup_second_layer
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
        PLAYED(SHUFFLE, M_DEAL)
    default: return;
    }
    check(sakkara_every_state_property(&t, &s));
}
