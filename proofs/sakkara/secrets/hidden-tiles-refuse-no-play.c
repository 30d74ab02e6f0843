/* proof: what a player does not see (tiles below others, the holder of the other) refuses none of
 *        his moves that ask for no way over the board
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
    case M_ENTER:
    case M_HALT:
    case M_BIRD:
    case M_PUSH:
    case M_SNAKE:
    case M_ROB:
    case M_LAY_SHIP:
    case M_LAY_GRAIN:
    case M_BUILD:
    case M_DROUGHT:
    case M_SHIPWRECK:
    case M_IDLE:
    case M_DISCARD:
    case M_SPLIT:
    case M_PICK:
    case M_WHOLE:     return true;
    default:          return false;
    }
}

/* The view leaves blank what is hidden: a refusal that asked for it would differ. */
void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), seen;
    struct move m = any_move();
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_turn_is_about_one_step(&t, &s));
    assume(sakkara_property_ox_stands_between_two_fields_while_it_pushes(&t, &s));
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
