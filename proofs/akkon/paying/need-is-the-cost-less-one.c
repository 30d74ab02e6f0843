/* proof: a card needs as many pieces as it costs, and one less for whose chaplain was laid at its
 *        city, for him alone and there alone; the need is never below 0 and the discount never more
 *        than 1; wherever a moved chaplain is read to count
 * clause: card-cost-on-city chaplain-discount chaplain-discount-to-zero chaplain-discount-scope
 * readings: standard, q-gold-chaplain A B C
 * marks: card_cost_on_city chaplain_discount chaplain_discount_to_zero chaplain_discount_scope
 * checks: memory wrap
 */
#include "../any.h"
#include "../../../rules/akkon/paying.c"

void akkon_act(const struct akkon_table *t, struct akkon_state *s)
{
    (void)t, (void)s;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state);
    uint32_t seat = any_below(SEATS), print = any_below(CARDS);
    assume(s.privilege[GOLD] <= SEATS);
    unsigned cost = t.print[print].cost, here = t.print[print].city + 1u;
    bool moved =
        READS(&t, Q_gold_chaplain, 'C') && s.privilege[GOLD] == seat + 1 && s.moved_from == here;
    unsigned need = akkon_need(&t, &s, seat, print);
    if (s.chaplain[seat] == here || moved)
        check(need + 1 == cost || (cost == 0 && need == 0));
    else
        check(need == cost);
    check(need <= cost && cost - need <= 1);
}
