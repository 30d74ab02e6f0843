/* proof: three players share 30 points, five to fifteen each; who has no mark III never wins
 * clause: most-points-wins marks-are-points points-tie-shared
 * readings: standard
 * rules: score.c
 * marks: most_points_wins points_tie_shared
 */
#include "../ranking.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = { .phase = OVER };
    uint8_t points[SEATS], areas[SEATS];
    struct outcome o;
    t.head.players = 3;
    any_ranking(3);
    ordonanz_points(&t, &s, points, areas);
    ordonanz_outcome(&t, &s, &o);
    check(points[0] + points[1] + points[2] == 30);
    for (unsigned p = 0; p < 3; p++) {
        check(points[p] >= 5 && points[p] <= 15);
        check(areas[p] > 0 || (o.winners >> p & 1) == 0);
        bool most = points[p] >= points[0] && points[p] >= points[1] && points[p] >= points[2];
        check((o.winners >> p & 1) == most);
    }
}
