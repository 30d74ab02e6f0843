/* proof: a move of a player's is forbidden but in the one phase that its kind belongs to; that it
 *        is legal exactly if nothing forbids it is proved kind by kind, below refusals/
 * clause: play-own-turn entry-order horse-one-or-two bird-any-field ox-pushes-top
 *        snake-shows-holder surplus-must-go pile-beside-board
 * readings: standard
 * rules: moves.c
 */
#include "../stated.h"

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
    struct sakkara_state s = stated_state(&t);
    struct move m = any_move();
    unsigned kind = any_below(MOVE_KINDS);
    assume(sakkara_property_storms_are_gathered_only_where_read_so(&t, &s));
    for (unsigned k = M_ENTER; k < MOVE_KINDS; k++)
        if (k == kind) { /* a constant kind prunes what concerns others */
            m.kind = (uint8_t)k;
            assume(sakkara_sayable(&t, m));
            witness(t, s, m);
            if (sakkara_first_forbidding(&t, &s, m) == LEGAL)
                check(s.phase == phase_of(k));
        }
}
