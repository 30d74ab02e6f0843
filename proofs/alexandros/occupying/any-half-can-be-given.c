/* proof: whatever half the conqueror wants to give, any symbol of it may be given next, and what is
 *        left can still be given after that; nothing else of it changes (proved for three and four
 *        players)
 * clause: takeover-conqueror-picks takeover-half-to-victim
 * readings: standard
 * marks: takeover_conqueror_picks
 * loops: due:2
 */
#include "../paying.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(GIVE), before = s;
    struct move m = any_move_of(M_GIVE);
    uint8_t wanted[SYMBOLS];
    unsigned most = 0;
    assume(t.head.players > 2 && s.victim >= 1 && s.victim <= t.head.players && s.due >= 1
           && s.due <= 28);
    assume(m.arg[0] < SYMBOLS);
    assume_cards_are_of_one_deck(&s);
    before = s;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        wanted[k] = any(uint8_t);
        assume(wanted[k] <= s.used[k]);
        most += wanted[k];
    }
    if (most == s.due && wanted[m.arg[0]] > 0)
        check(alexandros_refuse_occupying(&t, &s, m) == LEGAL);
    if (alexandros_refuse_occupying(&t, &s, m) != LEGAL)
        return;
    give(&t, &s, m.arg[0]);
    check(s.hand[before.victim - 1][m.arg[0]] == before.hand[before.victim - 1][m.arg[0]] + 1
          && s.held[before.victim - 1] == before.held[before.victim - 1] + 1);
    check(s.due == before.due - 1);
    if (s.due == 0)
        return;
    for (unsigned k = 0; k < SYMBOLS; k++)
        check(s.used[k] == before.used[k] - (k == m.arg[0]));
}
