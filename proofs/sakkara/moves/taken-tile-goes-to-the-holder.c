/* proof: a tile that is taken is the top one; it goes to the holder of whoever takes it, and no
 *        other tile moves
 * clause: own-holder height-is-count tops-open
 * readings: free
 * marks: own_holder
 * rules: material.c
 */
#include "../any.h"

void harness(void)
{
    struct sakkara_state s = any(struct sakkara_state), before;
    unsigned field = any_below(FIELDS), seat = any_below(PLAYERS), kind = any_below(KINDS),
             f = any_below(FIELDS), h = any_below(TALL);
    assume(stack_is_sound(&s, field));
    assume(holders_are_sound(&s));
    before = s;
    sakkara_take_top(&s, field, seat);
    unsigned high = before.height[field], top = high == 0 ? 0 : before.tile[field][high - 1];
    check(s.holder[seat][kind] == before.holder[seat][kind] + (top == kind + 1));
    check(s.held[seat] == before.held[seat] + (high > 0));
    check(s.height[f] == before.height[f] - (f == field && high > 0));
    check(s.tile[f][h] == (f == field && h + 1 == high ? 0 : before.tile[f][h]));
    check(s.holder[1 - seat][kind] == before.holder[1 - seat][kind]
          && s.held[1 - seat] == before.held[1 - seat]);
}
