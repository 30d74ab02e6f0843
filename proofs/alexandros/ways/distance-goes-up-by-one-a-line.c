/* proof: a point is no line away from itself, and from no other; and each line leads one further
 *        at most: so no way is shorter than the distance. Only the row of the point that is
 *        measured from changes
 * clause: distance-in-lines distance-from-vertex distance-ignores-walls
 * readings: standard
 * marks: distance_in_lines distance_from_vertex distance_ignores_walls
 * bound: 4 points
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 8
 */
#include "../lines.h"
#include "../../../rules/alexandros/material.c"

void harness(void)
{
    struct alexandros_table t = any_lines(), before = t;
    unsigned from = any_below(POINTS), p = any_below(POINTS), q = any_below(POINTS),
             other = any_below(POINTS);
    for (unsigned n = 0; n < POINTS; n++)
        if (n == from)
            measure_from(&t, n); /* a constant point prunes the others */
    check((t.apart[from][p] == 0) == (p == from));
    if (is_line(&t, p, q) && t.apart[from][p] != NOWHERE)
        check(t.apart[from][q] <= t.apart[from][p] + 1u);
    if (other != from)
        check(t.apart[other][p] == before.apart[other][p]);
}
