/* proof: what a player does not see, the hands of the others and the pile, refuses no choice of a
 *        card and allows none, whatever areas are free and goals
 * clause: hands-hidden deal-one-hidden
 * readings: standard
 * marks: hands_hidden
 * rules: knowledge.c
 * loops: CHOICES:13 count:2
 */
#include "../choosing.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(CARD), seen;
    struct move m = any_move();
    assume(s.mover < t.head.players && m.actor == s.mover && m.arg[0] < SYMBOLS);
    assume(m.kind == M_OPEN || m.kind == M_HAND || m.kind == M_JOKER || m.kind == M_STAY);
    for (unsigned k = 0; k <= SYMBOLS; k++)
        t.count[k] = 0; /* these are gone through to name the clause only */
    assume_few_cards(&s);
    tell_anything();
    alexandros_view(&t, &s, m.actor, &seen);
    check(alexandros_refuse_card(&t, &s, m) == alexandros_refuse_card(&t, &seen, m));
}
