/* proof: surplus goes down to ten and no further
 * clause: surplus-own-choice no-free-discard surplus-must-go
 * readings: standard
 * marks: surplus_own_choice
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), before;
    struct move m = any_move_of(M_DISCARD);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_surplus_is_more_than_ten(&t, &s));
    assume(sakkara_property_no_more_is_destroyed_than_was_on_display(&t, &s));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_surplus_is_discarded_down_to_ten(&t, &before, m, &s));
    check(sakkara_property_only_surplus_is_discarded(&t, &before, m, &s));
}
