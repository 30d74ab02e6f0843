/* proof: Alexandros goes along the line that he was sent; an inner line without a wall gets one,
 *        which is counted, a coast line or one with a wall gets none; nothing else changes but the
 *        provinces that the wall parts. At the corner the walls leave the piles, and he has
 *        arrived; before, he is on his way
 * clause: wall-on-each-line no-wall-on-coast no-double-wall route-along-coast route-along-walls
 *     route-shortest
 * readings: standard
 * marks: wall_on_each_line no_wall_on_coast no_double_wall route_along_coast route_along_walls
 * checks: memory
 */
#include "../any.h"

static unsigned walls_raised, wall_raised, arrived, way;
void alexandros_wall_in(table_given t, struct alexandros_state *s, unsigned inner)
{
    walls_raised++;
    wall_raised = inner;
}
void alexandros_arrived(table_given t, struct alexandros_state *s)
{
    arrived++;
}
unsigned alexandros_way_to(table_given t, unsigned from, unsigned to)
{
    return way;
}
unsigned alexandros_distance(table_given t, unsigned from, unsigned area)
{
    return any(unsigned);
}
#include "../../../rules/alexandros/ways.c"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(WAY), expected;
    struct move m = any_move_of(M_WALK);
    way = any_below(WAYS);
    assume(s.at < POINTS && m.arg[1] == 0);
    unsigned line = t.line[s.at][way], to = t.next[s.at][way];
    assume(line == NOWHERE || line < INNER);
    assume(s.black <= BLACK && s.red <= RED && s.laid < s.black + s.red);
    bool lays = line != NOWHERE && (s.wall[line / 8] & 1u << line % 8) == 0;
    expected = s;
    expected.at = (uint8_t)to;
    expected.laid = (uint8_t)(s.laid + lays);
    if (to + 1 == s.target) {
        expected.target = 0;
        take_from_piles(&t, &expected); /* red-walls-are-what-black-ones-lack */
    }
    bool there = to + 1 == s.target;
    alexandros_walk(&t, &s, m);
    check_same(s, expected);
    check(walls_raised == (lays ? 1 : 0) && (!lays || wall_raised == line));
    check(arrived == (there ? 1 : 0));
}
