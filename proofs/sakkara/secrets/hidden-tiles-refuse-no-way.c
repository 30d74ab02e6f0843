/* proof: what a player does not see (tiles below others, the holder of the other) refuses none of
 *        his moves over the board: steps, rides, flights, oxen
 * clause: holder-hidden tops-open snake-shows-holder
 * readings: standard
 * marks: holder_hidden
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -symmetry.c
 * loops: MOVE_KINDS:31
 */
#include "../any.h"
#include "sakkara_properties.h"

static bool is_meant(unsigned kind)
{
    switch (kind) {
    case M_STEP:
    case M_HORSE:
    case M_RIDE:
    case M_LAND:
    case M_OX:    return true;
    default:      return false;
    }
}

/* The view leaves blank what is hidden: a refusal that asked for it would differ. */
void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), seen;
    struct move m = any_move();
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
    assume(sakkara_property_horse_follows_a_worker_that_was_moved(&t, &s));
    assume(sakkara_property_one_worker_flies_at_a_time(&t, &s));
    assume(m.actor < PLAYERS);
    sakkara_view(&t, &s, m.actor, &seen);
    unsigned kind = any_below(MOVE_KINDS);
    for (unsigned k = M_ENTER; k < MOVE_KINDS; k++)
        if (k == kind && is_meant(k)) { /* a constant kind prunes what the others do */
            m.kind = (uint8_t)k;
            witness(t, s, m);
            check(sakkara_refusal(&t, &s, m) == sakkara_refusal(&t, &seen, m));
        }
}
