/* proof: a point that can be reached has one nearer that leads to it, so some way is as short as
 *        the distance says; what cannot be reached has none
 * clause: distance-in-lines distance-from-vertex
 * readings: standard
 * marks: distance_in_lines distance_from_vertex
 * bound: 4 points
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 8
 */
#include "../lines.h"
#include "../../../rules/alexandros/material.c"

void harness(void)
{
    struct alexandros_table t = any_lines();
    unsigned from = any_below(POINTS), q = any_below(POINTS);
    bool nearer = false;
    for (unsigned n = 0; n < POINTS; n++)
        if (n == from)
            measure_from(&t, n); /* a constant point prunes the others */
    for (unsigned p = 0; p < POINTS; p++)
        nearer = nearer || (is_line(&t, p, q) && t.apart[from][p] + 1u == t.apart[from][q]);
    if (q != from && t.apart[from][q] != NOWHERE)
        check(nearer && t.apart[from][q] < POINTS);
}
