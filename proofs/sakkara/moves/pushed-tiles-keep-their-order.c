/* proof: the ox moves the upper tiles as they lie, and nothing else on the board. One pair of
 *        fields stands for all: the push asks for a field only to find its stack
 * clause: ox-block-keeps-order ox-pushes-top
 * readings: standard
 * marks: ox_block_keeps_order ox_pushes_top
 * flags: --max-field-sensitivity-array-size 64
 */
#include "../any.h"
#include "sakkara_properties.h"

enum { FROM = 24, ONTO = 25 };

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(PUSH), before;
    struct move m = any_move_of(M_PUSH);
    unsigned field = any_below(FIELDS), height = any_below(TALL);
    s.source = FROM + 1;
    s.target = ONTO + 1;
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(stack_is_sound(&s, FROM));
    assume(stack_is_sound(&s, ONTO));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_ox_pushes_as_many_tiles_as_said(&t, &before, m, &s));
    check(sakkara_property_pushed_tiles_keep_their_order(&t, &before, m, &s));
    check(stack_is_sound(&s, FROM));
    check(stack_is_sound(&s, ONTO));
    check(height >= before.height[ONTO] || s.tile[ONTO][height] == before.tile[ONTO][height]);
    check(height >= s.height[FROM] || s.tile[FROM][height] == before.tile[FROM][height]);
    if (field != FROM && field != ONTO)
        check(s.tile[field][height] == before.tile[field][height]
              && s.height[field] == before.height[field]);
}
