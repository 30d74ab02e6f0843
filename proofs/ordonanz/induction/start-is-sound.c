/* proof: set-up establishes every property of states
 * readings: standard
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: areas-start-empty talon-is-the-rest decks-form-one-talon
 * marks: areas_start_empty decks_form_one_talon
 */
#include "../course.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s;
    assume(ordonanz_table_refusal(&t) == LEGAL);
    ordonanz_start(&t, &s);
    witness_state(t, s);
    check(ordonanz_every_state_property(&t, &s));
    check(t.head.reading[any_below(ORDONANZ_QUESTIONS)] == 'A'); /* what the others rest on */
}
