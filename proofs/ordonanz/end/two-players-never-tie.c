/* proof: with two players there is one winner, with at least three areas; points name the same
 * clause: two-players-most-areas marks-are-points
 * readings: standard, q-two-player-points A B
 * rules: score.c
 * marks: two_players_most_areas marks_are_points
 */
#include "../ranking.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = { .phase = OVER };
    uint8_t points[SEATS], areas[SEATS];
    struct outcome o;
    t.head.players = 2;
    any_ranking(2);
    ordonanz_points(&t, &s, points, areas);
    ordonanz_outcome(&t, &s, &o);
    if (READS(&t, Q_two_player_points, 'A'))
        check(points[0] == 10 + areas[0] && points[1] == 10 + areas[1] && areas[0] + areas[1] == 5);
    check(o.winners == (areas[0] >= 3 ? 1 : 2));
    check(ordonanz_leaders(&t, &s) == o.winners);
}
