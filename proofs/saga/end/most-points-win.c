/* proof: when the game is over exactly those win than whom nobody has more points, and the scores
 *        told are the points
 * clause: most-fame-wins tie-unspecified
 * readings: standard
 * marks: most_fame_wins tie_unspecified
 * rules: none
 */
#include "../scoring.h"

/* Who wins follows from the points alone: here these are any fame less any hand of reds;
 * nobody has a land, or a power. */
void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = { .phase = OVER };
    struct outcome o;
    int points[SEATS], most = -1000;
    for (unsigned seat = 0; seat < SEATS; seat++) {
        s.fame[seat] = any(uint8_t);
        s.hand[seat][0] = any(uint8_t);
        points[seat] = (int)s.fame[seat] - (int)s.hand[seat][0];
        most = seat < t.head.players && points[seat] > most ? points[seat] : most;
    }
    uint32_t seat = any_below(SEATS);
    saga_outcome(&t, &s, &o);
    check(o.over);
    bool wins = seat < t.head.players && points[seat] == most;
    check((o.winners >> seat & 1u) == wins && o.winners < 16 && o.winners != 0);
    if (seat < t.head.players)
        check(o.score[seat] == points[seat]);
}
