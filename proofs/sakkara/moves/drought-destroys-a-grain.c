/* proof: drought costs its three tiles, in the order said, and destroys one grain on display
 * clause: drought-effect drought-recipe spell-three-tiles pile-spell-order-free
 *     spell-targets-display
 * readings: standard
 * marks: drought_effect spell_three_tiles
 * solver: minisat
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(TURN), before;
    struct move m = any_move_of(M_DROUGHT);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_no_more_is_destroyed_than_was_on_display(&t, &s));
    assume(s.used <= TILES - 3); /* so many tiles are still in play: a tally of spec/ */
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_drought_destroys_one_grain(&t, &before, m, &s));
    check(sakkara_property_spell_takes_its_three_tiles(&t, &before, m, &s));
    check(sakkara_property_spell_goes_on_the_pile_in_the_order_said(&t, &before, m, &s));
    check(sakkara_property_drought_and_shipwreck_reach_no_holder(&t, &before, m, &s));
    check(sakkara_property_destroyed_greens_wait_for_the_end_of_the_pile(&t, &before, m, &s));
}
