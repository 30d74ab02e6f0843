/* proof: a refused move changes nothing, whatever the bytes of the move
 * duty: refused-changes-nothing
 * readings: standard
 * solver: cadical
 * clause: must-place place-from-own-hand four-card-cap own-strip-only one-actor-at-a-time
 * rules: turns.c setup.c moves.c units.c end.c
 * marks: place_from_own_hand four_card_cap own_strip_only first_player_by_lot
 *        next_is_left_neighbour ends_when_all_full draw_from_talon
 */
#include "../course.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any(struct ordonanz_state), before = s;
    struct move m = any_move();
    assume(s.phase < PHASES && s.mover < SEATS);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) != LEGAL)
        check_same(s, before);
}
