/* proof: the lowest part of the pile goes down as it lies, the rest of the pile follows in its
 *        order, and nothing else moves on the board. One field stands for all: the part asks for a
 *        field only to find its stack
 * clause: pile-play-order pile-excess-next place-on-empty pile-max-nine
 * readings: standard
 * marks: place_on_empty
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -knowledge.c -pile.c
 */
#include "../any.h"
#include "../any_near.h"
#include "sakkara_properties.h"

enum { ONTO = 24 };

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(PLACE), before;
    struct move m = any_move_of(M_PUT);
    unsigned field = any_below(FIELDS), height = any_below(TALL);
    nearby = any(struct nearby);
    m.arg[0] = ONTO;
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_pile_is_as_long_as_its_tiles(&t, &s));
    assume(stack_is_sound(&s, ONTO));
    assume((s.part[1] == 0) == (s.part[0] == s.used)); /* the parts make up the pile: a tally of
                                                          spec/ */
    assume(s.part[0] >= 1 && s.part[0] <= s.used && s.height[ONTO] + s.part[0] <= 10);
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_pile_keeps_its_order_when_laid_down(&t, &before, m, &s));
    check(sakkara_property_parts_go_down_one_after_the_other(&t, &before, m, &s));
    check(sakkara_property_no_more_than_nine_are_laid_down_at_once(&t, &before, m, &s));
    check(s.height[ONTO] == before.height[ONTO] + before.part[0]);
    check(height >= before.height[ONTO] || s.tile[ONTO][height] == before.tile[ONTO][height]);
    if (field != ONTO)
        check(s.tile[field][height] == before.tile[field][height]
              && s.height[field] == before.height[field]);
}
