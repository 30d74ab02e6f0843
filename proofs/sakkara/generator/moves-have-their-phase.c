/* proof: a move of a player's is legal in the one phase that its kind belongs to
 * clause: play-own-turn entry-order horse-one-or-two bird-any-field ox-pushes-top
 *        snake-shows-holder surplus-must-go pile-beside-board
 * readings: standard
 * marks: play_own_turn
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -knowledge.c
 *   -symmetry.c
 */
#include "../any.h"
#include "sakkara_properties.h"

static unsigned phase_of(unsigned kind)
{
    switch (kind) {
    case M_ENTER:   return ENTRY;
    case M_RIDE:
    case M_HALT:    return RIDE;
    case M_LAND:    return FLY;
    case M_PUSH:    return PUSH;
    case M_ROB:     return ROB;
    case M_GATHER:  return GATHER;
    case M_DISCARD: return SURPLUS;
    case M_SPLIT:
    case M_PICK:
    case M_WHOLE:
    case M_PUT:     return PLACE;
    default:        return TURN;
    }
}

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state);
    struct move m = any_move();
    assume(s.phase < PHASES && m.kind >= M_ENTER);
    assume(sakkara_property_storms_are_gathered_only_where_read_so(&t, &s));
    witness(t, s, m);
    if (sakkara_refusal(&t, &s, m) == LEGAL)
        check(s.phase == phase_of(m.kind));
}
