/* proof: Alexandros may head for a point exactly if it is a corner of the goal and the walls in
 *        both piles do for the shortest way there that asks for fewest; with black ones only, if
 *        these do
 * clause: any-corner red-shortage-other-area
 * readings: standard
 * marks: any_corner red_shortage_other_area
 * bound: 4 points
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 8
 */
#include "../ways.h"

void harness(void)
{
    struct alexandros_table t = any_lines();
    struct alexandros_state s = any_state_in(CORNER);
    unsigned point = any_below(POINTS), goal = any_below(AREAS);
    uint8_t fewest[POINTS];
    s.goal = (uint8_t)(goal + 1);
    assume(s.at < POINTS);
    assume_distances_from(&t, point);
    fewest_walls(&t, &s, point, fewest); /* fewest-walls-of-a-way */
    bool corner =
        t.corner[goal][0] == point || t.corner[goal][1] == point || t.corner[goal][2] == point;
    bool enough = fewest[s.at] <= s.black + s.red;
    check((alexandros_refuse_corner(&t, &s, point) == LEGAL) == (corner && enough));
    check(can_go(&t, &s, point, true) == (fewest[s.at] <= s.black));
}
