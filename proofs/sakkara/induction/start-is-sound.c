/* proof: set-up establishes every property of states
 * clause: setup-shuffle-open tiles-seventy-five
 * readings: standard
 * marks: tiles_seventy_five
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s;
    assume(sakkara_table_refusal(&t) == LEGAL);
    sakkara_start(&t, &s);
    witness_state(t, s);
    check(sakkara_every_state_property(&t, &s));
    check(t.head.reading[any_below(SAKKARA_QUESTIONS)] == 'A'); /* what the others rest on */
}
