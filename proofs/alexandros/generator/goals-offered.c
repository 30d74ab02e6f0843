/* proof: exactly the areas that may be goals are offered, each once, of a card and of a joker,
 *        whatever is free and in reach
 * clause: goal-symbol-matches joker-goal-choice
 * readings: standard
 * bound: 5 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 10
 */
#include "../map.h"
#include "../offered.h"
#include "../../../rules/alexandros/goals.c"

verdict alexandros_refuse_reach(table_given t, state_given s, unsigned area)
{
    return any(verdict);
}
bool alexandros_black_reach(table_given t, state_given s, unsigned area)
{
    return any_bool();
}
unsigned alexandros_owner(table_given t, state_given s, unsigned province)
{
    return any_below(SEATS);
}

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any_state_in(GOAL);
    struct move m = any_move_of(M_GOAL);
    assume(s.mover < t.head.players && s.at < POINTS);
    assume(s.joker <= ROW_JOKER && (s.joker != NO_JOKER || (s.card >= 1 && s.card <= SYMBOLS)));
    for (unsigned a = 0; a < AREAS; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            assume(t.corner[a][i] < POINTS && (t.side[a][i] == NOWHERE || t.side[a][i] < INNER));
    verdict told = NOT_A_MOVE;
    if (alexandros_sayable(&t, m) && m.actor == s.mover)
        told = alexandros_refuse_goal(&t, &s, m.arg[0]);
    check(offered_if(&t, &s, m, told));
}
