/* For the induction of the properties of states: any state that has those of a part (parts.h) still
 * has them after one legal move. Phase and kind are constants in each branch, so that what other
 * kinds would do is pruned, and each branch has a check of its own, so that the twin sees each kind
 * played.
 *
 * What goes through the areas is told, as far as it was proved apart: whether an area is free and a
 * goal (free-areas-are-those-of-the-document, goals-are-the-nearest-free-areas), whether the walls
 * do for a way (corner-may-be-chosen-if-walls-do, line-may-be-gone-if-walls-do), how a wall parts
 * provinces (wall-only-splits), what a seat gets (incomes-share-the-plain-areas), and whether what
 * is due for a province can be paid in the end: either. What the end of an action does is proved
 * apart, too (kept-by-the-end).
 */
#ifndef ALEXANDROS_INDUCTION_H
#define ALEXANDROS_INDUCTION_H

#include "land.h"
#include "parts.h"
#include "told_payable.h"

verdict alexandros_refuse_free(table_given t, state_given s, unsigned area)
{
    return any(verdict);
}
bool alexandros_any_free(table_given t, state_given s, unsigned symbol)
{
    return any_bool();
}
unsigned alexandros_goals(table_given t, state_given s, unsigned symbol, uint8_t list[AREAS])
{
    return any_below(AREAS);
}
bool alexandros_joker_strays(table_given t, state_given s)
{
    return any_bool();
}
unsigned alexandros_joker_goals(table_given t, state_given s, uint8_t list[AREAS])
{
    return any_below(AREAS);
}
bool alexandros_black_will_do(table_given t, state_given s, const uint8_t list[AREAS],
                              unsigned goals)
{
    return any_bool();
}
/* Why no area of a card, or of a joker, is a goal. */
verdict alexandros_refuse_symbol(table_given t, state_given s, unsigned symbol)
{
    verdict v = any(verdict);
    return v == LEGAL ? BY(goal_symbol_matches) : v;
}
verdict alexandros_refuse_joker(table_given t, state_given s)
{
    return any(verdict);
}
unsigned alexandros_distance(table_given t, unsigned from, unsigned area)
{
    return any(unsigned);
}

static inline bool is_corner_of(table_given t, unsigned area, unsigned point)
{
    return t->corner[area][0] == point || t->corner[area][1] == point
        || t->corner[area][2] == point;
}

verdict alexandros_refuse_goal(table_given t, state_given s, unsigned area)
{
    return is_corner_of(t, area, s->at) ? BY(free_not_under_alexandros) : any(verdict);
}

unsigned alexandros_way_to(table_given t, unsigned from, unsigned to)
{
    for (unsigned way = 0; way < t->degree[from]; way++)
        if (t->next[from][way] == to)
            return way;
    return NOWHERE;
}

#define alexandros_refuse_corner refuse_corner_really
#define alexandros_refuse_walk refuse_walk_really
#include "../../rules/alexandros/ways.c"
#undef alexandros_refuse_corner
#undef alexandros_refuse_walk

verdict alexandros_refuse_corner(table_given t, state_given s, unsigned point)
{
    return is_corner_of(t, s->goal - 1u, point) ? any(verdict) : BY(any_corner);
}

verdict alexandros_refuse_walk(table_given t, state_given s, struct move m)
{
    unsigned way = alexandros_way_to(t, s->at, m.arg[0]);
    if (way == NOWHERE || m.arg[1] != 0)
        return BY(route_shortest);
    if (s->laid + asks_for_wall(t, s, s->at, way) > (unsigned)s->black + s->red)
        return BY(red_shortage_other_area);
    return any(verdict);
}

#define alexandros_wall_in wall_in_really
#define alexandros_income income_really
#include "../../rules/alexandros/provinces.c"
#undef alexandros_wall_in
#undef alexandros_income

unsigned alexandros_income(table_given t, state_given s, unsigned seat)
{
    return any_below(t->count[PLAIN] + 1u);
}

/* Any provinces of which each lies in one of before, and that nothing but walls parts. */
void alexandros_wall_in(table_given t, struct alexandros_state *s, unsigned inner)
{
    struct alexandros_state before = *s;
    s->wall[inner / 8] |= (uint8_t)(1u << inner % 8);
    for (unsigned a = 0; a < AREAS; a++)
        s->province[a] = any(uint8_t);
    assume_provinces_have_names(s);
    for (unsigned a = 0; a < AREAS; a++) {
        assume(before.province[s->province[a]] == before.province[a]);
        for (unsigned i = 0; i < CORNERS; i++)
            if (t->beyond[a][i] != NOWHERE && !has_wall(s, t->side[a][i]))
                assume(s->province[a] == s->province[t->beyond[a][i]]);
    }
    for (unsigned line = 0; line < INNER; line++)
        if (!has_wall(s, line))
            assume(s->province[t->bank[line][0]] == s->province[t->bank[line][1]]);
}

/* The action is over: from here on it is the step of kept-by-the-end. */
static bool over;

#define alexandros_action_done action_done_really
#include "../../rules/alexandros/turns.c"
#undef alexandros_action_done

void alexandros_action_done(table_given t, struct alexandros_state *s)
{
    over = true;
}

/* A state that is right as far as it is no matter of governors and walls. Tallies of spec/ leave no
 * number of cards near to wrapping. */
static inline struct alexandros_state any_turn(const struct alexandros_table *t)
{
    struct alexandros_state s = any(struct alexandros_state);
    assume(turn_is_right(t, &s));
    assume_few_cards(&s);
    for (unsigned k = 0; k < SYMBOLS; k++)
        assume(s.used[k] <= COPIES && s.price[k] <= COPIES);
    return s;
}

/* An action is over that was the first or the second: as if one were left, and its end still to
 * come. */
static inline void before_the_end(struct alexandros_state *s)
{
    if (!over)
        return;
    s->actions = s->actions == 1 || s->actions == 2;
    s->phase = ACTION;
}

/* Of any area and wall. */
static inline bool land_stays(state_given one, state_given two)
{
    unsigned area = any_below(AREAS), byte = any_below(WALL_BYTES);
    return one->province[area] == two->province[area] && one->wall[byte] == two->wall[byte];
}

static inline bool governors_stay(state_given one, state_given two)
{
    unsigned seat = any_below(SEATS), i = any_below(GOVERNORS);
    return one->governor[seat][i] == two->governor[seat][i];
}

/* Which kind is played in which phase. */
static inline unsigned moment(state_given s, struct move m)
{
    assume(s->phase < PHASES && m.kind < MOVE_KINDS);
    return (unsigned)s->phase * MOVE_KINDS + m.kind;
}

/* One of them is: a branch of a switch over the moment, with what is checked in it. */
#define PLAYED(a_phase, a_kind, holds) \
    case a_phase *MOVE_KINDS + a_kind: \
        s->phase = a_phase; \
        m.kind = a_kind; \
        if (alexandros_step(t, s, m) != LEGAL) \
            return false; \
        before_the_end(s); \
        check(holds(t, s)); \
        return true;

#endif
