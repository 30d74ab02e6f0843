/* proof: of three and four players the loser gets half of all cards used, those for his governors
 *        and those for the province, rounded up: at once as far as nothing is to be chosen, else
 *        card by card; of each symbol what he gets, what is still to be shared and what is
 *        discarded are the cards used, and the rest is discarded when he has his half
 * clause: takeover-half-to-victim takeover-round-up takeover-counts-all takeover-rest-discard
 * readings: standard
 * marks: takeover_half_to_victim takeover_round_up takeover_rest_discard
 * loops: due:30
 */
#include "../paying.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(PLACE), before = s;
    struct move m = any_move_of(M_PAY);
    assume(t.head.players > 2 && s.mover < t.head.players && s.victim >= 1
           && s.victim <= t.head.players && s.victim != s.mover + 1);
    assume_cards_are_of_one_deck(&s);
    unsigned loser = s.victim - 1u, symbol = any_below(SYMBOLS), seat = any_below(SEATS);
    unsigned used[SYMBOLS], all = 0, choices = 0;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        used[k] = s.used[k] + s.price[k];
        all += used[k];
    }
    assume(all >= 2); /* a governor costs two */
    before = s;
    if (alexandros_refuse_occupying(&t, &s, m) != LEGAL)
        return;
    alexandros_occupy(&t, &s, m);
    unsigned given = (unsigned)s.held[loser] - before.held[loser];
    check(s.due + given == (all + 1) / 2);
    check((unsigned)s.hand[loser][symbol] - before.hand[loser][symbol] + s.used[symbol]
              + s.discard[symbol] - before.discard[symbol]
          == used[symbol]);
    check(s.hand[before.mover][symbol] == before.hand[before.mover][symbol] - before.price[symbol]);
    if (seat != loser && seat != before.mover)
        check(s.hand[seat][symbol] == before.hand[seat][symbol]
              && s.held[seat] == before.held[seat]);
    for (unsigned k = 0; k < SYMBOLS; k++)
        choices += refuse_give(&s, k) == LEGAL;
    if (s.due > 0)
        check(s.phase == GIVE && times == 0 && choices > 1
              && s.discard[symbol] == before.discard[symbol]);
    else
        check(s.used[symbol] == 0 && s.victim == 0 && times == 1 && followed == ACTION_DONE);
}
