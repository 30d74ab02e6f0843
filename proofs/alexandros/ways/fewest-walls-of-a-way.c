/* proof: for each point no farther than Alexandros the fewest new walls of a shortest way
 *        from there: none at the end; by no line that leads nearer fewer, counting its own;
 *        and by one of them as many
 * clause: route-shortest no-double-wall no-wall-on-coast
 * readings: standard
 * bound: 5 points
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=5
 *     ALEXANDROS_WAYS=4 ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 8
 */
#include "../ways.h"

void harness(void)
{
    struct alexandros_table t = any_lines();
    struct alexandros_state s = any(struct alexandros_state);
    unsigned target = any_below(POINTS), p = any_below(POINTS);
    uint8_t fewest[POINTS];
    bool one_does = false;
    assume(s.at < POINTS && t.apart[target][p] <= t.apart[target][s.at]);
    assume_distances_from(&t, target);
    fewest_walls(&t, &s, target, fewest);
    check(fewest[target] == 0);
    for (unsigned way = 0; way < WAYS; way++)
        if (leads_nearer(&t, p, way, target)) {
            unsigned by_this = fewest[t.next[p][way]] + new_wall(&t, &s, p, way);
            check(fewest[p] <= by_this);
            one_does = one_does || fewest[p] == by_this;
        }
    if (p != target)
        check(one_does && fewest[p] <= t.apart[target][p]);
}
