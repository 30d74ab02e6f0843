/* proof: of the corners of the goal, and on the way of the lines on, exactly the legal ones are
 *        offered, each once
 * clause: any-corner route-free-choice
 * readings: standard
 * bound: 4 points
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 8
 */
#include "../offered.h"
#include "../ways.h"

unsigned alexandros_owner(table_given t, state_given s, unsigned province)
{
    return any_below(SEATS);
}

void harness(void)
{
    struct alexandros_table t = any_lines();
    struct alexandros_state s = any(struct alexandros_state);
    struct move m = any_move();
    verdict told = NOT_A_MOVE;
    assume(s.mover < t.head.players && s.at < POINTS && s.goal >= 1 && s.goal <= AREAS);
    assume(s.phase == CORNER || (s.phase == WAY && s.target >= 1 && s.target <= POINTS));
    const uint8_t *corner = t.corner[s.goal - 1];
    assume(corner[0] != corner[1] && corner[0] != corner[2] && corner[1] != corner[2]);
    for (unsigned one = 0; one < WAYS; one++) /* no two lines join the same points */
        for (unsigned two = 0; two < one; two++)
            assume(one >= t.degree[s.at] || t.next[s.at][one] != t.next[s.at][two]);
    for (unsigned p = 0; p < POINTS; p++)
        assume(t.reach < POINTS && t.apart[s.at][p] <= t.reach && t.apart[p][s.at] <= t.reach);
    if (alexandros_sayable(&t, m) && m.actor == s.mover) {
        told = BY(any_corner);
        if (s.phase == CORNER && m.kind == M_CORNER)
            told = alexandros_refuse_corner(&t, &s, m.arg[0]);
        if (s.phase == WAY && m.kind == M_WALK)
            told = alexandros_refuse_walk(&t, &s, m);
    }
    check(offered_if(&t, &s, m, told));
}
