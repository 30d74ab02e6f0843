/* proof: Saladin's move keeps each knight and the marshal in one place, and mercenary and grey of a
 *        player apart
 * clause: colour-kit merc-grey-exclusive gold-keeps-limits
 * readings: standard
 * marks: gold_move_one
 * rules: windows.c bidding.c
 */
#include "../fields.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_fields(&t, SHIFT);
    struct move m = { M_SHIFT, 0, { (uint8_t)any_below(KNIGHTS + 1), (uint8_t)any_below(CITIES) } };
    assume(s.privilege[GOLD] > 0 && s.privilege[GOLD] <= t.head.players && s.after == 0);
    assume(akkon_refuse_window(&t, &s, m) == LEGAL);
    akkon_use_window(&t, &s, m);
    check(fields_are_sound(&t, &s));
}
