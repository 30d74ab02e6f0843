/* proof: on one board of eight areas, whatever the walls: after one more wall the provinces kept up
 *        to date are those found anew; two areas that are together now were together before, so no
 *        province grows and none merge; one province is cut at most, the one on both sides of the
 *        line; no wall goes away, and nothing else changes (proved for four players)
 * clause: route-may-split split-counts-anew no-merge walls-permanent
 * readings: standard
 * marks: route_may_split split_counts_anew no_merge walls_permanent
 * rules: material.c provinces.c
 * bound: 8 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=8 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=8
 * unwind: 11
 * loops: sizeof:900
 * flags: --max-field-sensitivity-array-size 64
 */
#include "../board.h"

void harness(void)
{
    struct alexandros_table t = the_board();
    struct alexandros_state s = any(struct alexandros_state), before, anew, expected;
    unsigned line = any_below(INNER), one = any_below(AREAS), other = any_below(AREAS);
    for (unsigned i = 0; i < WALL_BYTES; i++)
        assume(i * 8 + 8 <= INNER || s.wall[i] >> (INNER % 8) == 0);
    alexandros_find_provinces(&t, &s);
    before = s;
    assume(!walled(&s, line));
    for (unsigned n = 0; n < INNER; n++)
        if (n == line)
            alexandros_wall_in(&t, &s, n); /* a constant line prunes the others */
    expected = before;
    expected.wall[line / 8] |= (uint8_t)(1u << line % 8);
    anew = expected;
    alexandros_find_provinces(&t, &anew);
    for (unsigned a = 0; a < AREAS; a++)
        expected.province[a] = anew.province[a];
    check_same(s, expected);
    if (s.province[one] == s.province[other])
        check(before.province[one] == before.province[other]);
    if (before.province[one] != before.province[t.bank[line][0]])
        check(s.province[one] == before.province[one]);
}
