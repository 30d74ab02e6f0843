/* proof: laying a card keeps every property of states
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: four-card-cap clockwise-forever always-a-gap completion-is-own-fourth-card
 *         ends-when-all-full twenty-placements-each hand-six-between-turns enough-cards
 * marks: completion_is_own_fourth_card ends_at_last_placement empty_talon_no_draw must_draw
 */
#include "course.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_LAY);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) == LEGAL)
        check(ordonanz_every_state_property(&t, &s));
}
