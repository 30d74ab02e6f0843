/* proof: with two players there is one winner, with at least three areas; points name the same
 * clause: two-players-most-areas marks-are-points
 * rules: score.c
 * marks: two_players_most_areas marks_are_points
 */
#include "any.h"

/* Any ranking of the players in each area stands for the armies there. */
static uint8_t ranking[AREAS][SEATS];

void ordonanz_places(const struct ordonanz_table *t, const struct ordonanz_state *s, unsigned area,
                     uint8_t place[SEATS])
{
    (void)t, (void)s;
    for (unsigned p = 0; p < SEATS; p++)
        place[p] = ranking[area][p];
}

static void any_ranking(unsigned players)
{
    for (unsigned i = 0; i < AREAS; i++)
        for (unsigned p = 0; p < players; p++) {
            ranking[i][p] = (uint8_t)any_below(players);
            for (unsigned q = 0; q < p; q++)
                assume(ranking[i][q] != ranking[i][p]);
        }
}

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
    check(points[0] == 10 + areas[0] && points[1] == 10 + areas[1] && areas[0] + areas[1] == 5);
    check(o.winners == (areas[0] >= 3 ? 1 : 2));
    t.head.reading[ORDONANZ_Q_two_player_points] = 'B';
    check(ordonanz_leaders(&t, &s) == o.winners);
}
