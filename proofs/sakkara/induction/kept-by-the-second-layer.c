/* proof: on a board of 3 by 3, a tile or none dealt in the second layer keeps every property of
 *        states
 * clause: setup-second-layer setup-max-two
 * readings: standard
 * marks: setup_max_two setup_shuffle_open
 * bound: 9 fields
 * defines: SAKKARA_SIDE=3 SAKKARA_TALL=4 SAKKARA_TILES=12 SAKKARA_PARTS=12
 */
#include "../induction.h"
#include "sakkara_properties.h"

/* That the fields left have room for what is left is a tally of spec/. */
void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = sound_state(&t), before = s;
    struct move m = any_move();
    assume(s.phase == COVER && sakkara_property_tiles_left_have_fields_left(&t, &s));
    witness(t, before, m);
    switch (m.kind) {
        PLAYED(COVER, M_DEAL)
        PLAYED(COVER, M_SINGLE)
    default: return;
    }
    check(sakkara_every_state_property(&t, &s));
}
