/* proof: fire storm and whirlwind keep every property of states, whatever they reach
 * clause: storm-top-only fire-line whirl-ring
 * readings: standard
 * marks: storm_top_only fire_six whirl_eight
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -knowledge.c -spells.c
 */
#include "../induction.h"
#include "../any_reach.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = sound_state(&t), before = s;
    struct move m = any_move();
    reach = any(struct reach);
    witness(t, before, m);
    switch (m.kind) {
        PLAYED(TURN, M_FIRE)
        PLAYED(TURN, M_WHIRL)
    default: return;
    }
    check(sakkara_every_state_property(&t, &s));
}
