/* proof: horse, bird, ox, snake, greens laid out, drought, shipwreck, a robbery, the end of a ride
 *        and the choice of who begins keep every property of states
 * clause: play-from-holder snake-robs-one greens-stay drought-effect shipwreck-effect oldest-starts
 * readings: standard
 * marks: play_from_holder snake_robs_one greens_stay drought_effect shipwreck_effect oldest_starts
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
        PLAYED(TURN, M_HORSE)
        PLAYED(TURN, M_BIRD)
        PLAYED(TURN, M_OX)
        PLAYED(TURN, M_SNAKE)
        PLAYED(TURN, M_LAY_SHIP)
        PLAYED(TURN, M_LAY_GRAIN)
        PLAYED(TURN, M_DROUGHT)
        PLAYED(TURN, M_SHIPWRECK)
        PLAYED(ROB, M_ROB)
        PLAYED(RIDE, M_HALT)
        PLAYED(AGE, M_OLDEST)
    default: return;
    }
    check(sakkara_every_state_property(&t, &s));
}
