/* proof: what a player does not see, the hands of the others and the pile, refuses no payment for a
 *        province and no card that he gives to who loses it, and allows none
 * clause: hands-hidden deal-one-hidden occupy-pay-rest takeover-conqueror-picks
 * readings: standard
 * marks: hands_hidden
 * rules: knowledge.c
 */
#include "../paying.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state), seen;
    struct move pays = any_move_of(M_PAY), gives = any_move_of(M_GIVE);
    assume(s.mover < t.head.players && gives.arg[0] < SYMBOLS);
    assume_few_cards(&s);
    alexandros_view(&t, &s, s.mover, &seen);
    check(alexandros_refuse_occupying(&t, &s, pays)
          == alexandros_refuse_occupying(&t, &seen, pays));
    check(alexandros_refuse_occupying(&t, &s, gives)
          == alexandros_refuse_occupying(&t, &seen, gives));
}
