/* proof: the price of a card can be paid just if the knights in the stock of who plays it, of
 *        whatever colour, and the marshal that he has not used yet are as many as it needs; with
 *        nothing at hand a card that needs nothing is played as read
 * clause: card-cost-on-city card-needs-stock marshal-used-as-knight borrow-as-own
 * readings: standard, q-marshal-pays A B, q-free-card A B
 * marks: card_cost_on_city card_needs_stock
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
    s.mover = (uint8_t)seat;
    unsigned knights = 0;
    for (unsigned colour = 0; colour < SEATS; colour++)
        knights += s.stock[seat][colour];
    bool marshal = READS(&t, Q_marshal_pays, 'A')
                && ((s.start == seat && s.marshal == 0) || s.marshal == MARSHAL_LENT + seat);
    unsigned purse = knights + marshal, need = akkon_need(&t, &s, seat, print);
    check(akkon_can_pay(&t, &s, seat) == purse);
    verdict v = akkon_refuse_price(&t, &s, print);
    if (purse < need)
        check(v == AKKON_card_cost_on_city);
    else if (purse > 0)
        check(v == LEGAL);
    else
        check(v == (READS(&t, Q_free_card, 'B') ? AKKON_card_needs_stock : LEGAL));
}
