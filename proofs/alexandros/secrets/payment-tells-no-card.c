/* proof: paying for a province tells of hidden cards no more than those that are paid and given:
 *        who cannot tell two positions apart before, cannot after
 * clause: hands-hidden occupy-pay-rest takeover-half-to-victim
 * readings: standard
 * marks: hands_hidden occupy_pay_rest takeover_half_to_victim
 * rules: knowledge.c
 * loops: due:30
 */
#include "../paying.h"
#include "../alike.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(PLACE), other;
    struct move m = any_move_of(M_PAY);
    assume_somebody_looks_on(&t, &s);
    assume(s.victim <= t.head.players && s.victim != s.mover + 1);
    assume_cards_are_of_one_deck(&s);
    other = looks_alike(&t, &s);
    assume_cards_are_of_one_deck(&other);
    if (alexandros_refuse_occupying(&t, &s, m) != LEGAL
        || alexandros_refuse_occupying(&t, &other, m) != LEGAL)
        return;
    alexandros_occupy(&t, &s, m);
    begin_again();
    alexandros_occupy(&t, &other, m);
    check_they_look_alike(&t, &s, &other);
}
