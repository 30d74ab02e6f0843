/* proof: who can pay the price of a card puts down exactly what it needs, knights and the marshal
 *        in any order, at once or, while there is a choice, piece by piece: what is at hand is
 *        legal; knights count on the field of that city if a Levant names it, the marshal counts
 *        nowhere; then the card acts, once; nothing else changes (proved for five players)
 * clause: card-pay-exact card-pay-from-stock card-cost-on-city merc-grey-payment-ok
 *         marshal-used-as-knight levant-not-marshal
 * readings: standard
 * marks: card_pay_exact card_pay_from_stock marshal_used_as_knight
 * unwindset: go_on_paying.0:10 harness.0:10 harness.1:10
 */
#include "../any.h"
#define card no_look_at_cards /* where they are has another name here: a look at it is no C */
#include "../../../rules/akkon/paying.c"
#undef card

enum { SEAT = 1, CITY = JERUSALEM, MOST = 8 }; /* all are alike */

static unsigned acts;
void akkon_act(const struct akkon_table *t, struct akkon_state *s)
{
    (void)t, (void)s, acts++;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    t.head.players = SEATS;
    t.print[0].city = CITY;
    s.mover = SEAT;
    s.phase = TURN;
    s.playing = 1;
    s.owes = 0;
    assume(t.print[0].cost <= 8 && s.start < SEATS && s.marshal <= SPENT);
    for (unsigned colour = 0; colour < SEATS; colour++)
        /* colours are not told apart */
        s.stock[SEAT][colour] = colour == SEAT ? s.stock[SEAT][SEAT] : 0;
    assume(s.stock[SEAT][SEAT] <= 35 && s.paid[SEAT][CITY] <= 35);
    assume(akkon_refuse_price(&t, &s, 0) == LEGAL);
    unsigned need = akkon_need(&t, &s, SEAT, 0);
    expected = s;

    akkon_charge(&t, &s, 0);
    for (unsigned put = 0; put < MOST && acts == 0; put++) {
        struct move m = { M_PAY, SEAT, { (uint8_t)any_below(A_BID_KNIGHT) } };
        struct move knight = { M_PAY, SEAT, { OWN } }, marshal = { M_PAY, SEAT, { THE_MARSHAL } };
        check(s.phase == PAY && s.owes + put == need && s.owes > 0);
        check(akkon_refuse_pay(&t, &s, knight) == LEGAL
              && akkon_refuse_pay(&t, &s, marshal) == LEGAL);
        if (akkon_refuse_pay(&t, &s, m) != LEGAL)
            return;
        check(m.arg[0] == OWN || m.arg[0] == THE_MARSHAL);
        akkon_pay(&t, &s, m);
    }
    check(acts == 1);
    unsigned knights = expected.stock[SEAT][SEAT] - s.stock[SEAT][SEAT],
             marshal = s.marshal != expected.marshal;
    check(knights + marshal == need && knights <= expected.stock[SEAT][SEAT]);
    check(!marshal
          || (expected.start == SEAT && expected.marshal == IN_CAMP && s.marshal == SPENT));
    if ((t.counted >> CITY & 1u) != 0)
        expected.paid[SEAT][CITY] = (uint8_t)(expected.paid[SEAT][CITY] + knights);
    expected.stock[SEAT][SEAT] = s.stock[SEAT][SEAT];
    expected.marshal = s.marshal;
    expected.phase = PAY;
    check_same(s, expected);
}
