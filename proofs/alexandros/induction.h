/* For the induction of the properties of states: any state that has all of them still has them after one
 * legal move. Phase and kind are constants in each branch, so that what other kinds would do is pruned, and
 * each branch has a check of its own, so that the twin sees each kind played.
 *
 * What goes through the areas is told, as far as it was proved apart: whether an area is free and a goal
 * (free-areas-are-those-of-the-document, goals-are-the-nearest-free-areas), whether the walls do for a way
 * (corner-may-be-chosen-if-walls-do, line-may-be-gone-if-walls-do), how a wall parts provinces
 * (wall-only-splits), what a seat gets (incomes-share-the-plain-areas), and whether what is due for a province
 * can be paid in the end: either.
 */
#ifndef ALEXANDROS_INDUCTION_H
#define ALEXANDROS_INDUCTION_H

#include "map.h"

state_fn alexandros_every_state_property;

verdict alexandros_refuse_free(table_given t, state_given s, unsigned area) { return any(verdict); }
bool alexandros_any_free(table_given t, state_given s, unsigned symbol) { return any_bool(); }
unsigned alexandros_goals(table_given t, state_given s, unsigned symbol, uint8_t list[AREAS]) { return any_below(AREAS); }
unsigned alexandros_joker_goals(table_given t, state_given s, uint8_t list[AREAS]) { return any_below(AREAS); }
bool alexandros_black_will_do(table_given t, state_given s, const uint8_t list[AREAS], unsigned goals) { return any_bool(); }
unsigned alexandros_distance(table_given t, unsigned from, unsigned area) { return any(unsigned); }

static inline bool is_corner_of(table_given t, unsigned area, unsigned point)
{
    return t->corner[area][0] == point || t->corner[area][1] == point || t->corner[area][2] == point;
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

#define alexandros_refuse_occupying refuse_occupying_really
#include "../../rules/alexandros/occupying.c"
#undef alexandros_refuse_occupying

/* All but whether what is due can be paid in the end. */
verdict alexandros_refuse_occupying(table_given t, state_given s, struct move m)
{
    unsigned area = m.arg[0];
    switch (m.kind) {
    case M_OCCUPY:
        if (refuse_site(t, s, area) != LEGAL || refuse_owner(t, s, s->province[area]) != LEGAL
            || alexandros_supply(t, s, s->mover) == 0)
            return BY(occupy_unoccupied);
        return any(verdict);
    case M_TAKE_OVER:
        if (refuse_site(t, s, area) != LEGAL || refuse_ransom(t, s, s->province[area]) != LEGAL
            || alexandros_supply(t, s, s->mover) == 0)
            return BY(takeover_opponent);
        return any(verdict);
    case M_PLACE:
        if (!has_symbol(t, area) || s->province[area] != s->province[s->site - 1u]
            || alexandros_stands(t, s, s->mover, area) || alexandros_supply(t, s, s->mover) == 0)
            return BY(occupy_on_symbols);
        return any(verdict);
    default:
        return refuse_occupying_really(t, s, m);
    }
}

/* A board of any areas, points and lines, sound as far as lists go. */
static inline struct alexandros_table any_land(void)
{
    struct alexandros_table t = any_map();
    t.points = POINTS;
    t.inner = INNER;
    t.coasts = COAST_LINES;
    t.cards = SYMBOLS * COPIES;
    assume(t.start < POINTS);
    for (unsigned p = 0; p < POINTS; p++) {
        assume(t.degree[p] <= WAYS);
        for (unsigned way = 0; way < WAYS; way++)
            assume(t.next[p][way] < POINTS && (t.line[p][way] == NOWHERE || t.line[p][way] < INNER));
    }
    for (unsigned line = 0; line < INNER; line++)
        assume(t.bank[line][0] < AREAS && t.bank[line][1] < AREAS);
    for (unsigned a = 0; a < AREAS; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            assume((t.beyond[a][i] == NOWHERE || t.beyond[a][i] < AREAS)
                && (t.side[a][i] == NOWHERE || t.side[a][i] < INNER));
    return t;
}

/* What the properties leave open: it does not show in these phases, or tallies have it.
 * It is assumed before and checked after. */
static inline bool goes_on_soundly(table_given t, state_given s)
{
    bool good = s->black <= t->black && s->red <= t->red && (s->replace == 0 || total_of(s->row) < ROW);
    switch (s->phase) {
    case CARD:       return good && s->goal == 0 && s->joker == NO_JOKER;
    case REVEAL:     return good && (s->goal != 0 ? s->red == t->red : s->joker == NO_JOKER);
    case GOAL:       return good && s->joker <= ROW_JOKER;
    case CORNER:     return good && s->goal != 0;
    case WAY:        return good && s->laid <= s->black + s->red;
    case JOKER_TAKE: return good && s->goal == 0;
    case REFILL:     return good && s->red == t->red;
    default:         return good;
    }
}

/* A state that has every property. Tallies of spec/ leave no number of cards near to wrapping. */
static inline struct alexandros_state sound_state(const struct alexandros_table *t)
{
    struct alexandros_state s = any(struct alexandros_state);
    assume(alexandros_every_state_property(t, &s));
    assume(goes_on_soundly(t, &s));
    assume_few_cards(&s);
    for (unsigned k = 0; k < SYMBOLS; k++)
        assume(s.used[k] <= COPIES && s.price[k] <= COPIES);
    return s;
}

/* Which kind is played in which phase. */
static inline unsigned moment(state_given s, struct move m)
{
    assume(s->phase < PHASES && m.kind < MOVE_KINDS);
    return (unsigned)s->phase * MOVE_KINDS + m.kind;
}

/* One of them is: a branch of a switch over the moment. */
#define PLAYED(a_phase, a_kind) \
    case a_phase * MOVE_KINDS + a_kind: \
        s.phase = a_phase; \
        m.kind = a_kind; \
        if (alexandros_step(&t, &s, m) != LEGAL) \
            return; \
        check(goes_on_soundly(&t, &s)); \
        break;

#endif
