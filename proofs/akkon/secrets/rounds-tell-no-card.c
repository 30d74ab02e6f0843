/* proof: how a round begins and what is done when it is over depends on nothing of the cards that
 *        others hold or that are left in the piles; no card is moved but that those played are
 *        discarded, and a round that begins gives out no privilege
 * clause: hand-count-public played-to-discard priv-check-round-end priv-from-next-round
 * readings: standard
 * marks: played_to_discard priv_check_round_end borrow_before_bid
 * rules: rounds.c
 */
#define LINKS_ROUNDS
#include "../telling.h"

static void go_on(const struct akkon_table *t, struct akkon_state *s, bool begins)
{
    if (begins)
        akkon_begin_round(t, s);
    else
        akkon_end_round(t, s);
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_before(), twin;
    bool begins = any_bool();
    uint32_t card = any_below(CARDS), track = any_below(TRACKS);
    assume(s.mover < t.head.players && s.start < t.head.players && t.cards <= CARDS);
    go_on(&t, &s, begins);
    twin = other_run();
    go_on(&t, &twin, begins);
    check(run[0].moves == 0);
    check_tells_nothing(&s, &twin);
    check(s.card[card] == first.card[card]
          || (!begins && first.card[card] == PLAYED && s.card[card] == DISCARDED));
    check(s.privilege[track] == first.privilege[track] || !begins);
}
