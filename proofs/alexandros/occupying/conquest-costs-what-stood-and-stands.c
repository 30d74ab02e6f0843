/* proof: a take-over to the end of its payment, with any further governors: of each symbol the
 *        conqueror has paid two cards for each governor driven out and one for each area without a
 *        new one. As many went to the loser, lie on the discard or are still to be given; nobody
 *        else's hand has changed
 * clause: takeover-two-per-governor takeover-right-symbol occupy-pay-rest takeover-counts-all
 *     takeover-two-players
 * readings: standard
 * marks: takeover_two_per_governor takeover_counts_all takeover_half_to_victim takeover_two_players
 * rules: provinces.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=5
 *     ALEXANDROS_INNER=4 ALEXANDROS_COAST=9
 * unwind: 10
 * loops: due:7
 */
#include "../conquest.h"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any_action(&t), before = s;
    unsigned area = any_below(AREAS), loser = any_below(SEATS);
    assume(loser < t.head.players && loser != s.mover
           && governors_there(&s, s.province[area], loser) > 0);
    unsigned set = conquered(&t, &s, area);
    if (set == 0)
        return;
    unsigned seat = any_below(SEATS), symbol = any_below(SYMBOLS);
    unsigned paid = cost(&t, &before, before.province[area], symbol, set);
    unsigned given = (unsigned)s.hand[loser][symbol] - before.hand[loser][symbol];
    check(s.hand[before.mover][symbol] + paid == before.hand[before.mover][symbol]);
    check(given + s.used[symbol] + s.discard[symbol] - before.discard[symbol] == paid);
    if (t.head.players == 2)
        check(given == 0);
    if (seat != loser && seat != before.mover)
        check(s.hand[seat][symbol] == before.hand[seat][symbol]);
    check(s.due > 0 ? s.phase == GIVE && times == 0 : followed == ACTION_DONE && times == 1);
}
