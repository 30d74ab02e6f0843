/* proof: a hewn stone takes one helping hand along, the tip two and the victory, and no other tile
 *        any
 * clause: hewn-needs-hand tip-needs-two-hands hand-same-moment hands-go-on-pile stair-two-uses
 *        win-first-tip
 * readings: standard
 * marks: hands_go_on_pile win_first_tip
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), before;
    struct move m = any_move_of(M_BUILD);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_turn_is_about_one_step(&t, &s));
    assume(s.used <= TILES - 2); /* so many tiles are still in play: a tally of spec/ */
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_hewn_stone_takes_its_hand_along(&t, &before, m, &s));
    check(sakkara_property_hands_go_with_the_stone_only(&t, &before, m, &s));
    check(sakkara_property_tip_takes_its_hands_along(&t, &before, m, &s));
    check(sakkara_property_hands_spent_lie_on_the_pile(&t, &before, m, &s));
    check(sakkara_property_stair_is_built_or_climbed_and_not_both(&t, &before, m, &s));
    check(sakkara_property_tip_wins_at_once(&t, &before, m, &s));
    check(sakkara_property_game_ends_with_a_tip_only(&t, &before, m, &s));
}
