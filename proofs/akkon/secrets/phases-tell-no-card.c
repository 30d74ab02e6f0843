/* proof: which phase comes next depends on nothing of the cards that others hold or that are left
 *        in the piles but on how many a hand has; no card is moved and no privilege given out, but
 *        where the turn of the last player is over
 * clause: hand-count-public hand-limit-5 priv-from-next-round
 * readings: standard
 * marks: hand_limit_5 card_clockwise
 * rules: rounds.c
 */
#define LINKS_ROUNDS
#include "../telling.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_before(), twin;
    uint32_t phase = any_below(PHASES), card = any_below(CARDS), track = any_below(TRACKS);
    assume(s.mover < t.head.players && s.start < t.head.players && t.cards <= CARDS);
    bool last = left_of(&t, s.mover) == s.start;
    akkon_enter(&t, &s, phase);
    twin = other_run();
    akkon_enter(&t, &twin, phase);
    check(run[0].moves == 0);
    check_tells_nothing(&s, &twin);
    check(last || s.card[card] == first.card[card]);
    check(last || s.privilege[track] == first.privilege[track]);
}
