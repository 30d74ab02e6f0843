/* proof: an area is free exactly if no side of it has a wall, no governor stands on it and
 *        Alexandros is at none of its corners; walls that only touch a corner, and the coast, do
 *        not matter
 * clause: free-no-wall-side free-no-governor free-not-under-alexandros free-corner-contact
 *     free-coast-side
 * readings: standard
 * marks: free_no_wall_side free_no_governor free_not_under_alexandros free_corner_contact
 *     free_coast_side
 * bound: 5 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 */
#include "../any.h"

verdict alexandros_refuse_reach(table_given t, state_given s, unsigned area)
{
    return any(verdict);
}
bool alexandros_black_reach(table_given t, state_given s, unsigned area)
{
    return any_bool();
}
#include "../../../rules/alexandros/goals.c"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state);
    unsigned area = any_below(AREAS);
    bool expected = true;
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned line = t.side[area][i];
        assume(line == NOWHERE || line < INNER);
        if (line != NOWHERE && (s.wall[line / 8] & 1u << line % 8) != 0)
            expected = false;
        expected = expected && t.corner[area][i] != s.at;
    }
    for (unsigned seat = 0; seat < SEATS; seat++)
        expected = expected && !(seat < t.head.players && stands(&s, seat, area));
    check((alexandros_refuse_free(&t, &s, area) == LEGAL) == expected);
}
