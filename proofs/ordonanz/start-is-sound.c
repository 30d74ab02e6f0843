/* proof: set-up establishes every property of states, for every table that it accepts
 * clause: areas-start-empty talon-is-the-rest
 * marks: areas_start_empty decks_form_one_talon
 */
#include "../prove.h"
#include "../../rules/ordonanz/ordonanz.h"

bool ordonanz_every_state_property(const void *t, const void *s);

void harness(void)
{
    struct ordonanz_table t = any(struct ordonanz_table);
    struct ordonanz_state s;
    ordonanz_seal(&t);
    assume(ordonanz_table_refusal(&t) == LEGAL);
    ordonanz_start(&t, &s);
    witness_state(t, s);
    check(ordonanz_every_state_property(&t, &s));
}
