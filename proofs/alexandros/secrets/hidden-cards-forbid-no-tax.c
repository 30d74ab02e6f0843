/* proof: what a player does not see, the hands of the others and the pile, refuses no taking of a
 *        card, no tax and no relief, and allows none
 * clause: hands-hidden deal-one-hidden
 * readings: standard
 * marks: hands_hidden
 * rules: taking.c knowledge.c
 */
#include "../taxing.h"

/* As setup.c has it (discard-becomes-the-pile). */
bool alexandros_any_to_draw(state_given s)
{
    return total_of(s->pile) + total_of(s->discard) > 0;
}
void alexandros_restock(struct alexandros_state *s)
{
}

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(ACTION), seen;
    struct move m = any_move();
    assume(s.mover < t.head.players && m.actor == s.mover);
    assume(governors_are_in_order(&s, s.mover));
    assume_few_cards(&s);
    alexandros_view(&t, &s, m.actor, &seen);
    if (m.kind == M_TAKE || m.kind == M_TAKE_PILE) {
        assume(m.arg[0] < SYMBOLS);
        check(alexandros_refuse_take(&t, &s, m) == alexandros_refuse_take(&t, &seen, m));
    } else if (m.kind == M_TAX) {
        assume(m.arg[0] < SYMBOLS);
        check(alexandros_refuse_tax(&t, &s, m) == alexandros_refuse_tax(&t, &seen, m));
    } else if (m.kind == M_RELIEVE) {
        assume(m.arg[0] < t.areas);
        check(alexandros_refuse_relief(&t, &s, m) == alexandros_refuse_relief(&t, &seen, m));
    }
}
