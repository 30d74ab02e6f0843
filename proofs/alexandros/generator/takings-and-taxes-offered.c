/* proof: of the actions that take cards, levy tax, relieve a governor or end the turn exactly the
 *        legal ones are offered, each once
 * clause: actions-four-kinds take-pile-or-open tax-matching-card relieve-own actions-optional
 * readings: standard
 * rules: taking.c
 * bound: 5 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 8
 */
#include "../map.h"
#include "../offered.h"
#include "../taxing.h"

bool alexandros_any_to_draw(state_given s)
{
    return total_of(s->pile) + total_of(s->discard) > 0;
}
void alexandros_restock(struct alexandros_state *s)
{
}
unsigned alexandros_owner(table_given t, state_given s, unsigned province)
{
    return any_below(SEATS);
}

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any_state_in(ACTION);
    struct move m = any_move();
    tell_incomes();
    assume(s.mover < t.head.players);
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    assume(m.kind == M_TAKE || m.kind == M_TAKE_PILE || m.kind == M_TAX || m.kind == M_RELIEVE
           || m.kind == M_END);
    verdict told = NOT_A_MOVE;
    if (alexandros_sayable(&t, m) && m.actor == s.mover)
        told = m.kind == M_TAX     ? alexandros_refuse_tax(&t, &s, m)
             : m.kind == M_RELIEVE ? alexandros_refuse_relief(&t, &s, m)
             : m.kind == M_END     ? LEGAL
                                   : alexandros_refuse_take(&t, &s, m);
    check(offered_if(&t, &s, m, told));
}
