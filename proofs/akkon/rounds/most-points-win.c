/* proof: when the game is over exactly those win than whom nobody has more points, and nobody as
 *        many points and a higher second value; on the standard readings somebody always wins, and
 *        the scores told are the points; before that nobody does
 * clause: win-greatest tie-second-highest tie-still-open
 * readings: standard
 * marks: win_greatest tie_second_highest tie_still_open
 */
#include "../any.h"
#include "../../../rules/akkon/score.c"

/* Four values are sorted: what comes of it is proved in points-are-highest-and-lowest. */
void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state);
    struct outcome o;
    uint32_t seat = any_below(SEATS);
    unsigned points[SEATS], second[SEATS];
    for (unsigned p = 0; p < SEATS; p++) {
        for (unsigned i = 0; i < TRACKS; i++)
            assume(s.value[p][i] <= MOST_VALUE && (i == 0 || s.value[p][i - 1] >= s.value[p][i]));
        points[p] = (unsigned)s.value[p][0] + s.value[p][3];
        second[p] = s.value[p][1];
    }
    bool wins = seat < t.head.players;
    for (unsigned p = 0; p < SEATS; p++)
        if (wins && p < t.head.players)
            wins = points[p] < points[seat]
                || (points[p] == points[seat] && second[p] <= second[seat]);
    akkon_outcome(&t, &s, &o);
    check(o.over == (s.phase == OVER));
    if (!o.over) {
        check(o.winners == 0);
        return;
    }
    check((o.winners >> seat & 1u) == wins && o.winners != 0 && o.winners < 32);
    if (seat < t.head.players)
        check(o.score[seat] == (int)points[seat]);
}
