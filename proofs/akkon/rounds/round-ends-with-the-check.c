/* proof: when a round is over each privilege is given out by the values there then, cards played
 *        are discarded, payments are taken back, and the marshal goes to the left neighbour of the
 *        start player, who begins the next round; if the round was the last the game is over, else
 *        it goes on; values do not change
 * clause: priv-check-round-end priv-from-next-round played-to-discard seven-knights-per-round
 *         marshal-passes-left end-finish-round
 * readings: standard
 * marks: priv_check_round_end priv_from_next_round played_to_discard seven_knights_per_round
 *        marshal_passes_left end_finish_round
 */
#include "../ending_round.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), before;
    uint32_t card = any_below(CARDS), seat = any_below(SEATS), track = any_below(TRACKS),
             city = any_below(CITIES);
    assume_values(&s);
    t.cards = CARDS;
    assume(s.start < t.head.players && s.ending <= LAST_ROUND && s.phase < OVER);
    assume(seat < t.head.players); /* empty seats have paid nothing */
    before = s;
    unsigned leader = akkon_leader(&t, &s, track);
    akkon_end_round(&t, &s);
    check(s.privilege[track] == (leader == NOWHERE ? 0 : leader + 1));
    check(s.card[card] == (before.card[card] == PLAYED ? DISCARDED : before.card[card]));
    check(s.paid[seat][city] == 0 && s.marshal == IN_CAMP);
    check(s.start == (before.start + 1u == t.head.players ? 0 : before.start + 1u)
          && s.mover == s.start);
    check((s.phase == OVER) == (before.ending == LAST_ROUND)
          && (rounds_begun == 1) == (s.phase != OVER));
    check(s.value[seat][track] == before.value[seat][track]);
}
