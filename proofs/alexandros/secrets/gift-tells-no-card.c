/* proof: each card that the loser gets tells of hidden cards no more than itself: who cannot tell
 *        two positions apart before, cannot after; and whether another symbol may follow, he sees,
 *        too. What is given without a choice goes card by card like that
 * clause: hands-hidden takeover-conqueror-picks takeover-rest-discard
 * readings: standard
 * marks: hands_hidden takeover_conqueror_picks takeover_rest_discard
 * rules: knowledge.c
 */
#include "../paying.h"
#include "../alike.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(GIVE), other;
    unsigned symbol = any_below(SYMBOLS), next = any_below(SYMBOLS);
    assume_somebody_looks_on(&t, &s);
    assume(s.victim >= 1 && s.victim <= t.head.players && s.due > 0);
    assume_cards_are_of_one_deck(&s);
    other = looks_alike(&t, &s);
    check(refuse_give(&s, symbol) == refuse_give(&other, symbol));
    if (refuse_give(&s, symbol) != LEGAL)
        return;
    give(&t, &s, symbol);
    begin_again();
    give(&t, &other, symbol);
    check_they_look_alike(&t, &s, &other);
    check(refuse_give(&s, next) == refuse_give(&other, next));
}
