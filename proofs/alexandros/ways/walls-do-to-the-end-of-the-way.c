/* proof: when the walls do for a way, they still do after each line of it that may be gone, so that
 *        no way ends before the corner; and as many walls leave the piles as were laid
 * clause: route-shortest red-shortage-other-area red-after-black
 * readings: standard
 * marks: red_shortage_other_area wall_on_each_line
 * bound: 4 points
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 8
 */
#include "../ways.h"

void harness(void)
{
    struct alexandros_table t = any_lines();
    struct alexandros_state s = any_state_in(WAY), before;
    struct move m = any_move_of(M_WALK);
    unsigned target = any_below(POINTS);
    uint8_t fewest[POINTS];
    s.target = (uint8_t)(target + 1);
    assume(s.at < POINTS && s.at != target && m.arg[1] == 0 && m.arg[0] < POINTS);
    assume(s.black <= BLACK && s.red <= RED && s.laid <= s.black + s.red);
    assume_distances_from(&t, target);
    if (alexandros_refuse_walk(&t, &s, m) != LEGAL)
        return;
    before = s;
    alexandros_walk(&t, &s, m);
    if (s.at == target) {
        check(arrived == 1 && s.laid == 0);
        check(s.black + s.red == before.black + before.red - before.laid
              || s.black + s.red + 1 == before.black + before.red - before.laid);
        return;
    }
    fewest_walls(&t, &s, target, fewest);
    check(s.laid + fewest[s.at] <= s.black + s.red);
}
