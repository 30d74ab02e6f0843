/* proof: four players share 30 points, none above fifteen; all with most points win, never all four
 * clause: most-points-wins fourth-gets-no-mark points-tie-shared
 * readings: standard
 * rules: score.c
 * solver: cadical
 * marks: most_points_wins fourth_gets_no_mark
 */
#include "../ranking.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = { .phase = OVER };
    uint8_t points[SEATS], areas[SEATS];
    struct outcome o;
    t.head.players = 4;
    any_ranking(4);
    ordonanz_points(&t, &s, points, areas);
    ordonanz_outcome(&t, &s, &o);
    check(points[0] + points[1] + points[2] + points[3] == 30);
    check(o.winners != 0 && o.winners != 15);
    for (unsigned p = 0; p < 4; p++) {
        bool most = points[p] >= points[0] && points[p] >= points[1] && points[p] >= points[2]
                 && points[p] >= points[3];
        check(points[p] <= 15 && (o.winners >> p & 1) == most);
    }
}
