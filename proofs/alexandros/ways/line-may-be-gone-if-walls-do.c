/* proof: on his way Alexandros may go to a point exactly if a line leads there, it is nearer, and
 *        the walls do for that line and the rest of some shortest way. While they do from where he
 *        stands, some line may be gone
 * clause: route-shortest route-free-choice route-not-fewest-walls red-shortage-other-area
 * readings: standard
 * marks: route_shortest route_free_choice route_not_fewest_walls red_shortage_other_area
 * bound: 4 points
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 8
 */
#include "../ways.h"

void harness(void)
{
    struct alexandros_table t = any_lines();
    struct alexandros_state s = any_state_in(WAY);
    struct move m = any_move_of(M_WALK);
    unsigned target = any_below(POINTS), to = m.arg[0];
    uint8_t fewest[POINTS];
    bool may = false, some = false;
    s.target = (uint8_t)(target + 1);
    assume(s.at < POINTS && s.at != target && m.arg[1] == 0 && to < POINTS);
    assume(s.black <= BLACK && s.red <= RED && s.laid <= s.black + s.red);
    for (unsigned one = 0; one < WAYS; one++) /* no two lines join the same points */
        for (unsigned two = 0; two < one; two++)
            assume(one >= t.degree[s.at] || t.next[s.at][one] != t.next[s.at][two]);
    assume_distances_from(&t, target);
    fewest_walls(&t, &s, target, fewest); /* fewest-walls-of-a-way */
    for (unsigned way = 0; way < WAYS; way++) {
        unsigned there = t.next[s.at][way];
        bool open =
            leads_nearer(&t, s.at, way, target)
            && s.laid + new_wall(&t, &s, s.at, way) + fewest[there] <= (unsigned)s.black + s.red;
        some = some || open;
        may = may || (open && there == to);
    }
    check((alexandros_refuse_walk(&t, &s, m) == LEGAL) == may);
    check(some == (s.laid + fewest[s.at] <= s.black + s.red));
}
