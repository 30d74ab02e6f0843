/* proof: laying moves one card of the face named from the own hand to the area named, and no other
 *        card anywhere: for any player, area, face and slot looked at
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: place-from-own-hand card-in-exactly-one-area placed-cards-stay own-strip-only
 * marks: place_from_own_hand card_in_exactly_one_area
 */
#include "course.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_LAY);
    uint32_t p = any_below(SEATS), i = any_below(AREAS), face = 1 + any_below(FACES - 1);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) != LEGAL)
        return;
    bool laid = face == m.arg[0], there = laid && p == m.actor && i == m.arg[1];
    check(copies(s.hand[p], HAND_ROOM, face) + (laid && p == m.actor)
          == copies(before.hand[p], HAND_ROOM, face));
    check(copies(s.area[p][i], CAP, face) == copies(before.area[p][i], CAP, face) + there);
    check(s.talon[0][face] == before.talon[0][face] && s.talon[1][face] == before.talon[1][face]);
}
