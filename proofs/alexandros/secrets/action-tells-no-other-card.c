/* proof: taking a card, a tax and relieving a governor tell of hidden cards no more than the card
 *        that is taken or played: who cannot tell two positions apart before, cannot after,
 *        whatever the incomes
 * clause: hands-hidden take-pile-or-open tax-card-discarded relieve-no-cards
 * readings: standard
 * marks: hands_hidden take_pile_or_open tax_card_discarded relieve_is_action
 * rules: taking.c knowledge.c
 */
#include "../taxing.h"
#include "../alike.h"

static unsigned restocked;
bool alexandros_any_to_draw(state_given s)
{
    return total_of(s->pile) + total_of(s->discard) > 0;
}
void alexandros_restock(struct alexandros_state *s)
{
    restocked++;
} /* pile-tells-no-card */

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(ACTION), other;
    struct move m = any_move();
    assume_somebody_looks_on(&t, &s);
    assume(m.arg[0] < SYMBOLS);
    tell_incomes();
    assume_few_cards(&s);
    other = looks_alike(&t, &s);
    if (m.kind == M_TAKE || m.kind == M_TAKE_PILE) {
        alexandros_take(&t, &s, m);
        begin_again();
        alexandros_take(&t, &other, m);
        check_they_look_alike(&t, &s, &other);
    } else if (m.kind == M_TAX) {
        alexandros_tax(&t, &s, m);
        begin_again();
        alexandros_tax(&t, &other, m);
        check_they_look_alike(&t, &s, &other);
    } else if (m.kind == M_RELIEVE) {
        alexandros_relieve(&t, &s, m);
        begin_again();
        alexandros_relieve(&t, &other, m);
        check_they_look_alike(&t, &s, &other);
    }
}
