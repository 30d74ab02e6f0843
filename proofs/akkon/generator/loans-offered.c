/* proof: before a bid round exactly the knights that may be taken are offered, each once, under any
 *        reading of who picks, of chains and of the marshal
 * clause: borrow-before-bid borrow-not-marshal
 * readings: standard, q-borrow-picker A B, q-borrow-chain A B, q-borrow-marshal A B
 * rules: turns.c loans.c setup.c rounds.c bidding.c windows.c knowledge.c
 * loops: MOVE_KINDS:28
 * bound: 3 players
 */
#include "../any.h"

/* Who comes later is worked out once for each two, not once for each knight. */
static bool later[SEATS][SEATS];
static bool known_to_come_later(const struct akkon_table *t, const struct akkon_state *s,
                                unsigned lender, unsigned taker)
{
    (void)t, (void)s;
    return later[lender][taker];
}
#define akkon_comes_later known_to_come_later
#include "../offered.h"
#undef akkon_comes_later

void harness(void)
{
    struct akkon_table t = any_table();
    t.head.players = 3;
    struct akkon_state s = any_state_of(&t, BORROW);
    struct move m = any_move();
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            assume(s.at[seat][kind] < LENT + 3 && s.at[seat][kind] != LENT + seat
                   && !on_field(s.at[seat][kind]));
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned other = 0; other < SEATS; other++)
            assume(s.claim[seat][other] == 0 || (seat != other && seat < 3 && other < 3));
    for (unsigned lender = 0; lender < 3; lender++)
        for (unsigned taker = 0; taker < 3; taker++)
            later[lender][taker] = akkon_comes_later(&t, &s, lender, taker);
    witness(t, s, m);
    check(offered_rightly(&t, &s, m));
}
