/* proof: dealing a card keeps every property of states
 * readings: standard
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: deal-six talon-is-the-rest
 * marks: shuffle_before_game deal_six talon_is_the_rest drawn_card_to_hand
 */
#include "../course.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_DEAL);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) == LEGAL)
        check(ordonanz_every_state_property(&t, &s));
}
