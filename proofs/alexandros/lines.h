/* Points and lines: any points, each with any lines to any others, there and back or not, more than
 * any board of that size has. Areas do not matter here.
 */
#ifndef ALEXANDROS_LINES_H
#define ALEXANDROS_LINES_H

#include "any.h"

static inline struct alexandros_table any_lines(void)
{
    struct alexandros_table t = any_table();
    t.points = POINTS;
    for (unsigned p = 0; p < POINTS; p++) {
        assume(t.degree[p] <= WAYS);
        for (unsigned way = 0; way < WAYS; way++)
            assume(t.next[p][way] < POINTS
                   && (t.line[p][way] == NOWHERE || t.line[p][way] < INNER));
    }
    return t;
}

static inline bool is_line(table_given t, unsigned from, unsigned to)
{
    bool found = false;
    for (unsigned way = 0; way < WAYS; way++)
        found = found || (way < t->degree[from] && t->next[from][way] == to);
    return found;
}

/* How far each point is from one, and back, as the two obligations about distances prove it: each
 * other point has one beside it that is nearer. */
static inline void assume_distances_from(const struct alexandros_table *t, unsigned one)
{
    assume(t->reach < POINTS);
    for (unsigned p = 0; p < POINTS; p++) {
        bool has_nearer = p == one;
        for (unsigned way = 0; way < WAYS; way++)
            has_nearer =
                has_nearer
                || (way < t->degree[p] && t->apart[one][t->next[p][way]] + 1u == t->apart[one][p]);
        assume(has_nearer && (t->apart[one][p] == 0) == (p == one));
        assume(t->apart[one][p] <= t->reach && t->apart[p][one] == t->apart[one][p]);
    }
}

/* Does he come nearer by this line? And does it ask for a wall? */
static inline bool leads_nearer(table_given t, unsigned from, unsigned way, unsigned target)
{
    return way < t->degree[from]
        && t->apart[target][t->next[from][way]] + 1u == t->apart[target][from];
}

static inline unsigned new_wall(table_given t, state_given s, unsigned from, unsigned way)
{
    unsigned line = t->line[from][way];
    return line == NOWHERE || (s->wall[line / 8] >> line % 8 & 1u) != 0 ? 0 : 1;
}

#endif
