/* proof: drawing moves one card of a face from a talon to the own hand, and no other card anywhere
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: draw-from-talon drawn-card-to-hand talon-is-the-rest placed-cards-stay
 * marks: drawn_card_to_hand
 */
#include "../course.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_DRAW);
    uint32_t p = any_below(SEATS), face = 1 + any_below(FACES - 1), k = any_below(TALONS);
    uint32_t i = any_below(AREAS), c = any_below(CAP);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) != LEGAL)
        return;
    bool drawn = face == m.arg[1];
    check(copies(s.hand[p], HAND_ROOM, face)
          == copies(before.hand[p], HAND_ROOM, face) + (drawn && p == m.arg[0]));
    check(s.talon[k][face] + (drawn && k == m.arg[2]) == before.talon[k][face]);
    check(s.area[p][i][c] == before.area[p][i][c]);
}
