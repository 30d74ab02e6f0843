/* proof: who sees two states alike sees them alike after a card is laid: it shows that card only
 * clause: hand-is-private laid-cards-are-open talon-is-hidden
 * readings: standard
 * rules: turns.c setup.c moves.c units.c end.c knowledge.c
 * unwindset: alike_to.2:33,ordonanz_view.2:33
 * solver: cadical
 * marks: laid_cards_are_open
 */
#include "../alike.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state a, b, seen_a, seen_b;
    struct move m = any_move_of(M_LAY);
    uint32_t onlooker = any_below(SEATS);
    assume(onlooker < t.head.players);
    a = any_state(&t);
    alike_to(onlooker, &a, &b);
    assume(ordonanz_every_state_property(&t, &b));
    witness(t, a, m);
    if (ordonanz_step(&t, &a, m) != LEGAL || ordonanz_step(&t, &b, m) != LEGAL)
        return;
    ordonanz_view(&t, &a, onlooker, &seen_a);
    ordonanz_view(&t, &b, onlooker, &seen_b);
    check_same(seen_a, seen_b);
}
