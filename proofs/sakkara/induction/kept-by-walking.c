/* proof: an entry, a step, a ride and a landing keep every property of states
 * clause: entry-takes-top move-takes-top horse-may-take bird-takes-tile
 * readings: standard
 * marks: entry_takes_top move_takes_top horse_may_take bird_takes_tile
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
        PLAYED(ENTRY, M_ENTER)
        PLAYED(TURN, M_STEP)
        PLAYED(RIDE, M_RIDE)
        PLAYED(FLY, M_LAND)
    default: return;
    }
    check(sakkara_every_state_property(&t, &s));
}
