/* proof: the closed pile has the used tiles in their order, then the grains destroyed, on top the
 *        ship; it is cut into nines
 * clause: pile-play-order ship-on-top grain-on-top grain-second-below-ship pile-max-nine
 *        pile-excess-next
 * readings: standard
 * marks: ship_on_top pile_max_nine
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), before;
    struct move m = any_move_of(M_END);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
    assume(sakkara_property_pile_is_as_long_as_its_tiles(&t, &s));
    assume(sakkara_property_pile_is_in_parts_only_when_laid_down(&t, &s));
    assume(sakkara_property_no_more_is_destroyed_than_was_on_display(&t, &s));
    assume(s.greens == 0);       /* kept where q-top-after-split is B: a tally of spec/ */
    assume(s.used <= TILES - 8); /* so many tiles are still in play: a tally of spec/ */
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_nothing_destroyed_is_missing_from_the_pile(&t, &before, m, &s));
    check(sakkara_property_destroyed_ship_is_the_top(&t, &before, m, &s));
    check(sakkara_property_destroyed_grain_is_the_top(&t, &before, m, &s));
    check(sakkara_property_destroyed_grains_lie_right_below_the_ship(&t, &before, m, &s));
    check(sakkara_property_pile_is_cut_into_nines_and_a_rest(&t, &before, m, &s));
}
