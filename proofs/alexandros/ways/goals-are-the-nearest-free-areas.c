/* proof: an area may be the goal of a card exactly if it has its symbol, is free and in reach, and
 *        no such area is nearer, from where he stands to the nearest corner; of a joker, if it has
 *        a symbol, is free and in reach; whose province it lies in does not matter. No area has a
 *        wall, a governor or Alexandros: these only make areas unfree, as being out of reach does,
 *        which is told; how far each corner is, is any number
 * clause: goal-symbol-matches goal-nearest goal-tie-choice distance-to-nearest-corner
 *        joker-goal-choice red-shortage-other-area goal-in-foreign-province
 * readings: standard
 * marks: goal_symbol_matches goal_nearest goal_tie_choice distance_to_nearest_corner
 *        joker_goal_choice red_shortage_other_area
 * bound: 4 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=4 ALEXANDROS_POINTS=13
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 7
 * flags: --max-field-sensitivity-array-size 64
 */
#include "../map.h"

static uint8_t reached;
verdict alexandros_refuse_reach(table_given t, state_given s, unsigned area)
{
    return (reached >> area & 1u) != 0 ? LEGAL : BY(red_shortage_other_area);
}
bool alexandros_black_reach(table_given t, state_given s, unsigned area)
{
    return any_bool();
}
#include "../../../rules/alexandros/goals.c"

static unsigned lines_to(table_given t, state_given s, unsigned area)
{
    unsigned least = t->apart[s->at][t->corner[area][0]];
    for (unsigned i = 1; i < CORNERS; i++)
        if (t->apart[s->at][t->corner[area][i]] < least)
            least = t->apart[s->at][t->corner[area][i]];
    return least;
}

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any_state_in(GOAL);
    unsigned area = any_below(AREAS);
    uint8_t fit = 0;
    reached = any(uint8_t);
    assume(s.joker <= ROW_JOKER && (s.joker || (s.card >= 1 && s.card <= SYMBOLS)));
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            s.governor[seat][i] = 0;
    s.at = 0;
    for (unsigned a = 0; a < AREAS; a++)
        for (unsigned i = 0; i < CORNERS; i++) {
            t.corner[a][i] = (uint8_t)(1 + CORNERS * a + i);
            t.side[a][i] = NOWHERE;
            assume(t.apart[0][t.corner[a][i]] < POINTS);
        }
    for (unsigned a = 0; a < AREAS; a++)
        if ((s.joker ? t.symbol[a] != PLAIN : t.symbol[a] + 1 == s.card)
            && (reached >> a & 1u) != 0)
            fit |= (uint8_t)(1u << a);
    bool expected = (fit >> area & 1u) != 0;
    for (unsigned a = 0; a < AREAS; a++)
        if ((fit >> a & 1u) != 0 && !s.joker)
            expected = expected && lines_to(&t, &s, a) >= lines_to(&t, &s, area);
    check((alexandros_refuse_goal(&t, &s, area) == LEGAL) == expected);
}
