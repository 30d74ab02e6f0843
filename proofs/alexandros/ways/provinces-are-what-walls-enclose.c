/* proof: on one board of eight areas, whatever the walls: areas on both sides of a line without a
 *        wall are in the same province; a province is named by its lowest area, and each other area
 *        of it has a way to that one over lines without walls, as counted outward from it step by
 *        step (proved for four players)
 * clause: province-definition connected-by-sides
 * readings: standard
 * marks: province_definition connected_by_sides
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
    struct alexandros_state s = any(struct alexandros_state);
    unsigned line = any_below(INNER), area = any_below(AREAS);
    uint8_t steps[AREAS];
    alexandros_find_provinces(&t, &s);
    check(t.areas == AREAS && t.inner == INNER && t.points == POINTS && !t.too_big);
    if (!walled(&s, line))
        check(s.province[t.bank[line][0]] == s.province[t.bank[line][1]]);
    check(s.province[area] <= area && s.province[s.province[area]] == s.province[area]);
    for (unsigned a = 0; a < AREAS; a++) /* the certificate: rounds of going on from the name */
        steps[a] = s.province[a] == a ? 0 : NOWHERE;
    for (unsigned round = 1; round < AREAS; round++)
        for (unsigned n = 0; n < INNER; n++)
            for (unsigned i = 0; i < 2; i++) {
                unsigned from = t.bank[n][i], to = t.bank[n][1 - i];
                if (!walled(&s, n) && steps[from] != NOWHERE && steps[to] == NOWHERE
                    && s.province[from] == s.province[to])
                    steps[to] = (uint8_t)round;
            }
    check(steps[area] != NOWHERE);
}
