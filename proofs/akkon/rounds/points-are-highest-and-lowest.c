/* proof: points are the highest value and the lowest, 0 to 26; the tie is broken by the second
 *        highest of the four values, or read otherwise by the highest that is below the highest;
 *        neither falls when a value rises, on the standard readings
 * clause: score-max-plus-min score-middle-ignored tie-second-highest
 * readings: standard, q-second-highest A B
 * marks: score_max_plus_min score_middle_ignored
 */
#include "../any.h"
#include "../../../rules/akkon/score.c"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), higher;
    uint32_t seat = any_below(SEATS), track = any_below(TRACKS);
    assume_values(&s);
    unsigned most = 0, least = MOST_VALUE, second = 0, below = 0, above_second = 0;
    for (unsigned i = 0; i < TRACKS; i++) {
        most = s.value[seat][i] > most ? s.value[seat][i] : most;
        least = s.value[seat][i] < least ? s.value[seat][i] : least;
    }
    unsigned points = akkon_points(&t, &s, seat);
    second = akkon_second(&t, &s, seat);
    check(points == most + least && points <= 26);
    unsigned as_high = 0;
    bool there = false;
    for (unsigned i = 0; i < TRACKS; i++) {
        above_second += s.value[seat][i] > second;
        as_high += s.value[seat][i] >= second;
        there = there || s.value[seat][i] == second;
        below = s.value[seat][i] < most && s.value[seat][i] > below ? s.value[seat][i] : below;
    }
    if (READS(&t, Q_second_highest, 'B'))
        check(second == below);
    else
        check(there && above_second <= 1 && as_high >= 2);
    higher = s;
    assume(s.value[seat][track] < MOST_VALUE);
    higher.value[seat][track]++;
    check(akkon_points(&t, &higher, seat) >= points);
    if (READS(&t, Q_second_highest, 'A'))
        check(akkon_second(&t, &higher, seat) >= second);
}
