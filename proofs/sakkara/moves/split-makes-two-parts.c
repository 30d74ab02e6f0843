/* proof: a division makes two parts of at least three tiles of one of six or more, in their order
 * clause: split-from-six split-min-three
 * readings: standard
 * marks: split_from_six
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), before;
    struct move m = any_move_of(M_SPLIT);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_pile_is_in_parts_only_when_laid_down(&t, &s));
    assume(sakkara_property_parts_are_of_nine_at_most(&t, &s));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_division_makes_two_parts_of_one(&t, &before, m, &s));
    check(sakkara_property_division_keeps_the_order(&t, &before, m, &s));
}
