/* Alexandros verzetten: which areas are free, and which of them are goals.
 *
 * Distances follow from the board alone; the table holds them. */
#include "alexandros.h"

/* ---- free ---- */

static bool has_governor(const struct alexandros_table *t, const struct alexandros_state *s,
                         unsigned area)
{
    bool found = false;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            found = found || s->governor[seat][i] == area + 1;
    return found;
}

static bool is_corner(const struct alexandros_table *t, unsigned area, unsigned point)
{
    const uint8_t *corner = t->corner[area];
    return corner[0] == point || corner[1] == point || corner[2] == point;
}

static bool alexandros_on(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned area)
{
    if (READS(t, Q_standing_on, 'A'))
        return is_corner(t, area, s->at);
    return READS(t, Q_standing_on, 'B') && s->sent == area + 1;
}

/* q-coast-walls B, C: does a wall on the coast stand there? */
static bool shored_between(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned from, unsigned to)
{
    unsigned way = alexandros_way_to(t, from, to);
    unsigned shore = way == NOWHERE ? NOWHERE : t->shore[from][way];
    return shore != NOWHERE && (s->shored[shore / 8] >> shore % 8 & 1) != 0;
}

static bool shored_side(const struct alexandros_table *t, const struct alexandros_state *s,
                        unsigned area)
{
    const uint8_t *corner = t->corner[area];
    return shored_between(t, s, corner[0], corner[1]) || shored_between(t, s, corner[0], corner[2])
        || shored_between(t, s, corner[1], corner[2]);
}

static bool wall_touches(const struct alexandros_table *t, const struct alexandros_state *s,
                         unsigned area)
{
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned point = t->corner[area][i];
        for (unsigned way = 0; way < t->degree[point]; way++)
            if (has_wall(s, t->line[point][way])
                || shored_between(t, s, point, t->next[point][way]))
                return true;
    }
    return false;
}

static bool wall_on_a_side(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned area)
{
    const uint8_t *side = t->side[area];
    return has_wall(s, side[0]) || has_wall(s, side[1]) || has_wall(s, side[2]);
}

static bool on_the_coast(const struct alexandros_table *t, unsigned area)
{
    const uint8_t *side = t->side[area];
    return side[0] == NOWHERE || side[1] == NOWHERE || side[2] == NOWHERE;
}

verdict alexandros_refuse_free(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned area)
{
    if (wall_on_a_side(t, s, area))
        return BY(free_no_wall_side);
    if (!READS(t, Q_coast_walls, 'A') && shored_side(t, s, area))
        return BY(free_no_wall_side);
    if (has_governor(t, s, area))
        return BY(free_no_governor);
    if (alexandros_on(t, s, area))
        return BY(free_not_under_alexandros);
    if (READS(t, Q_corner_touch, 'B') && wall_touches(t, s, area))
        return BY(free_corner_contact);
    if (READS(t, Q_coast_side, 'B') && on_the_coast(t, area))
        return BY(free_coast_side);
    return RULE(free_corner_contact), RULE(free_coast_side), LEGAL;
}

bool alexandros_any_free(const struct alexandros_table *t, const struct alexandros_state *s,
                         unsigned symbol)
{
    bool pieces_only = READS(t, Q_joker_unoccupied, 'B');
    for (unsigned n = 0; n < t->count[symbol]; n++) {
        unsigned area = t->with[symbol][n];
        if (pieces_only ? !has_governor(t, s, area) && !alexandros_on(t, s, area)
                        : alexandros_refuse_free(t, s, area) == LEGAL)
            return true;
    }
    return false;
}

/* ---- near ---- */

unsigned alexandros_distance(const struct alexandros_table *t, unsigned from, unsigned area)
{
    const uint8_t *apart = t->apart[from], *corner = t->corner[area];
    unsigned a = apart[corner[0]], b = apart[corner[1]], c = apart[corner[2]];
    unsigned nearer = a < b ? a : b;
    return RULE(distance_to_nearest_corner), nearer < c ? nearer : c;
}

/* The areas of a symbol among which the nearest one counts, and whether each can be a goal. */
struct candidates {
    uint8_t area[AREAS], distance[AREAS], possible[AREAS];
    uint8_t lacks_walls[AREAS]; /* it is free, but the walls that are left do not suffice for a
                                   way */
    unsigned count;
};

static void find_candidates(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned symbol, struct candidates *c)
{
    bool all = READS(t, Q_nearest_among_free, 'B'), beyond_reach = !READS(t, Q_red_shortage, 'A');
    unsigned nearest = NOWHERE;

    c->count = 0;
    for (unsigned n = 0; n < t->count[symbol]; n++) {
        unsigned area = t->with[symbol][n], distance = alexandros_distance(t, s->at, area);
        if (distance > nearest && !READS(t, Q_red_shortage, 'C'))
            continue; /* only the nearest ones count, and finding ways is slow */
        bool is_free = alexandros_refuse_free(t, s, area) == LEGAL;
        verdict reach = is_free ? alexandros_refuse_reach(t, s, area) : LEGAL;
        bool possible = is_free && reach == LEGAL;
        bool lacks_walls = reach == ALEXANDROS_red_shortage_other_area;

        if (!possible && !all && !(lacks_walls && beyond_reach))
            continue;
        c->area[c->count] = (uint8_t)area;
        c->distance[c->count] = (uint8_t)distance;
        c->possible[c->count] = possible;
        c->lacks_walls[c->count] = lacks_walls;
        c->count++;
        nearest = distance < nearest ? distance : nearest;
    }
}

unsigned alexandros_goals(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned symbol, uint8_t list[AREAS])
{
    struct candidates c;
    unsigned nearest = NOWHERE, goals = 0;
    bool lacks_walls = false;

    find_candidates(t, s, symbol, &c);
    for (unsigned n = 0; n < c.count; n++)
        nearest = c.distance[n] < nearest ? c.distance[n] : nearest;
    for (unsigned n = 0; n < c.count; n++)
        if (c.possible[n] && c.distance[n] == nearest)
            RULE(goal_tie_choice), list[goals++] = c.area[n];
        else if (c.distance[n] == nearest)
            lacks_walls = lacks_walls || c.lacks_walls[n];
    if (goals > 0 || !lacks_walls || !READS(t, Q_red_shortage, 'C'))
        return goals;
    for (unsigned n = 0; n < c.count; n++)
        if (c.possible[n])
            list[goals++] = c.area[n];
    return goals;
}

/* ---- a joker's ---- */

static unsigned with_symbols(const struct alexandros_table *t, const struct alexandros_state *s,
                             bool only_free, uint8_t list[AREAS])
{
    unsigned goals = 0;
    for (unsigned area = 0; area < t->areas; area++)
        if (has_symbol(t, area) && (!only_free || alexandros_refuse_free(t, s, area) == LEGAL)
            && alexandros_refuse_reach(t, s, area) == LEGAL)
            RULE(joker_goal_choice), list[goals++] = (uint8_t)area;
    return goals;
}

/* The goals of a joker, unless q-no-goal D adds others. */
static unsigned plain_joker_goals(const struct alexandros_table *t,
                                  const struct alexandros_state *s, uint8_t list[AREAS])
{
    unsigned goals = 0;
    if (!READS(t, Q_joker_goal, 'B'))
        return with_symbols(t, s, READS(t, Q_joker_goal, 'A'), list);
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++)
        goals += alexandros_goals(t, s, symbol, list + goals);
    return goals;
}

/* q-no-goal D: no area with a symbol is free, so a joker may go to any of them. */
bool alexandros_joker_strays(const struct alexandros_table *t, const struct alexandros_state *s)
{
    bool any = !READS(t, Q_no_goal, 'D');
    for (unsigned area = 0; !any && area < t->areas; area++)
        any = has_symbol(t, area) && alexandros_refuse_free(t, s, area) == LEGAL;
    return !any;
}

unsigned alexandros_joker_goals(const struct alexandros_table *t, const struct alexandros_state *s,
                                uint8_t list[AREAS])
{
    unsigned goals = plain_joker_goals(t, s, list);
    if (goals == 0 && alexandros_joker_strays(t, s))
        goals = with_symbols(t, s, false, list);
    return goals;
}

/* Must the goal of a joker be free? */
static bool joker_wants_free(const struct alexandros_table *t, const struct alexandros_state *s)
{
    return !READS(t, Q_joker_goal, 'C') && !alexandros_joker_strays(t, s);
}

/* ---- why an area is no goal ---- */

/* Why an area with the right symbol is no goal. */
static verdict refuse_candidate(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned area, bool only_free)
{
    verdict v = only_free ? alexandros_refuse_free(t, s, area) : LEGAL;
    if (!v)
        v = alexandros_refuse_reach(t, s, area);
    return v ? v : BY(goal_nearest);
}

/* The clause that comes first in the document, as clauses are numbered in that order; the one that
 * the document only implies comes last. */
static verdict first_of(verdict one, verdict other)
{
    if (one == ALEXANDROS_free_coast_side || other == LEGAL)
        return other ? other : one;
    if (other == ALEXANDROS_free_coast_side || one == LEGAL)
        return one ? one : other;
    return one < other ? one : other;
}

verdict alexandros_refuse_symbol(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned symbol)
{
    verdict v = LEGAL;
    for (unsigned n = 0; n < t->count[symbol]; n++)
        v = first_of(v, refuse_candidate(t, s, t->with[symbol][n], true));
    return v ? v : BY(goal_symbol_matches);
}

verdict alexandros_refuse_joker(const struct alexandros_table *t, const struct alexandros_state *s)
{
    bool only_free = joker_wants_free(t, s);
    verdict v = LEGAL;
    for (unsigned area = 0; area < t->areas; area++)
        if (has_symbol(t, area) && (!only_free || alexandros_refuse_free(t, s, area) == LEGAL))
            v = first_of(v, refuse_candidate(t, s, area, false));
    return v;
}

/* ---- the goal is chosen ---- */

/* q-red-voluntary B: can Alexandros reach one of these goals without red walls? */
bool alexandros_black_will_do(const struct alexandros_table *t, const struct alexandros_state *s,
                              const uint8_t list[AREAS], unsigned goals)
{
    for (unsigned n = 0; n < goals; n++)
        if (alexandros_black_reach(t, s, list[n]))
            return true;
    return false;
}

verdict alexandros_refuse_goal(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned area)
{
    uint8_t list[AREAS];
    unsigned goals, found = 0;

    if (s->joker ? !has_symbol(t, area) : t->symbol[area] + 1 != s->card)
        return BY(goal_symbol_matches);
    goals =
        s->joker ? alexandros_joker_goals(t, s, list) : alexandros_goals(t, s, s->card - 1u, list);
    for (unsigned n = 0; n < goals; n++)
        found += list[n] == area;
    if (found == 0)
        return refuse_candidate(t, s, area, !s->joker || joker_wants_free(t, s));
    if (READS(t, Q_red_voluntary, 'B') && !alexandros_black_reach(t, s, area)
        && alexandros_black_will_do(t, s, list, goals))
        return BY(red_only_last_move);
    return RULE(goal_in_foreign_province), RULE(exception_same_rules), LEGAL;
}
