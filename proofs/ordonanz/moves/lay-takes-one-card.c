/* proof: laying takes one card of the face named from the own hand, and no other card from any
 *        hand or talon: for any player and face looked at
 * readings: standard
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: place-from-own-hand
 * marks: place_from_own_hand
 */
#include "../course.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_LAY);
    uint32_t p = any_below(SEATS), face = 1 + any_below(FACES - 1);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) != LEGAL)
        return;
    bool laid = face == m.arg[0];
    check(copies(s.hand[p], HAND_ROOM, face) + (laid && p == m.actor)
          == copies(before.hand[p], HAND_ROOM, face));
    check(s.talon[0][face] == before.talon[0][face] && s.talon[1][face] == before.talon[1][face]);
}
