/* proof: a privilege goes to whose value on its track is above that of every other, whoever had it;
 *        if several share the highest it lies beside the board; with an incumbent read to keep it,
 *        he keeps it while he is among them; nothing else changes
 * clause: priv-sole-leader priv-tie-nobody priv-tie-incumbent priv-may-hold-many
 * readings: standard, q-priv-incumbent A C
 * marks: priv_sole_leader priv_tie_nobody priv_tie_incumbent priv_may_hold_many
 */
#include "../ending_round.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    uint32_t track = any_below(TRACKS), seat = any_below(SEATS);
    assume_values(&s);
    assume(s.privilege[track] <= t.head.players && seat < t.head.players);
    expected = s;
    bool sole = true, among = true, some_sole = false;
    for (unsigned p = 0; p < SEATS; p++) {
        bool alone = p < t.head.players;
        for (unsigned q = 0; q < SEATS; q++)
            alone =
                alone && (q == p || q >= t.head.players || s.value[p][track] > s.value[q][track]);
        some_sole = some_sole || alone;
        sole =
            sole && (p == seat || p >= t.head.players || s.value[seat][track] > s.value[p][track]);
        among = among && (p >= t.head.players || s.value[seat][track] >= s.value[p][track]);
    }
    bool keeps = READS(&t, Q_priv_incumbent, 'C') && s.privilege[track] == seat + 1 && among;
    give_out(&t, &s, track);
    check((s.privilege[track] == seat + 1) == (sole || keeps));
    if (!some_sole && READS(&t, Q_priv_incumbent, 'A'))
        check(s.privilege[track] == 0);
    check(s.privilege[track] <= t.head.players);
    check((akkon_leader(&t, &s, track) == seat) == sole);
    expected.privilege[track] = s.privilege[track];
    check_same(s, expected);
}
