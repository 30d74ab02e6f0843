/* proof: a tax may be levied exactly with a card of the hand whose symbol one of one's governors
 *        stands on, whatever his province pays
 * clause: tax-matching-card tax-any-own-governor
 * readings: standard
 * marks: tax_matching_card tax_any_own_governor
 * checks: memory wrap
 */
#include "../taxing.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(ACTION);
    struct move m = any_move_of(M_TAX);
    tell_incomes();
    assume(s.mover < t.head.players && m.arg[0] < SYMBOLS && governors_are_in_order(&s, s.mover));
    bool stands_on_it = false;
    for (unsigned i = 0; i < GOVERNORS; i++)
        if (s.governor[s.mover][i] != 0)
            stands_on_it = stands_on_it || t.symbol[s.governor[s.mover][i] - 1] == m.arg[0];
    check((alexandros_refuse_tax(&t, &s, m) == LEGAL)
          == (s.hand[s.mover][m.arg[0]] > 0 && stands_on_it));
}
