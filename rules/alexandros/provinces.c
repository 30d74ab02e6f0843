/* Provincies: which areas form a province, its owner, and its value.
 *
 * A province is named by its lowest area. The state holds the province of each area, and a new wall
 * can only split the province on both sides of it. */
#include "alexandros.h"

/* ---- governors ---- */

bool alexandros_stands(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned seat, unsigned area)
{
    (void)t;
    for (unsigned i = 0; i < GOVERNORS; i++)
        if (s->governor[seat][i] == area + 1)
            return true;
    return false;
}

unsigned alexandros_supply(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned seat)
{
    unsigned n = t->governors;
    for (unsigned i = 0; i < GOVERNORS; i++)
        n -= s->governor[seat][i] != 0;
    return n;
}

/* The areas rise; the governors in the supply stand behind them. */
void alexandros_post(struct alexandros_state *s, unsigned seat, unsigned area)
{
    unsigned moving = area + 1;
    for (unsigned i = 0; i < GOVERNORS; i++) {
        unsigned here = s->governor[seat][i];
        if (here != 0 && here <= moving)
            continue;
        s->governor[seat][i] = (uint8_t)moving;
        moving = here;
        if (moving == 0)
            return;
    }
}

void alexandros_recall(struct alexandros_state *s, unsigned seat, unsigned area)
{
    bool gone = false;
    for (unsigned i = 0; i < GOVERNORS; i++) {
        gone = gone || s->governor[seat][i] == area + 1;
        if (gone)
            s->governor[seat][i] = i + 1 < GOVERNORS ? s->governor[seat][i + 1] : 0;
    }
}

/* ---- what belongs together ---- */

static void add_area(uint8_t found[AREAS], uint8_t list[AREAS], unsigned *count, unsigned area)
{
    if (area == NOWHERE || found[area])
        return;
    found[area] = 1;
    list[(*count)++] = (uint8_t)area;
}

/* Finds all areas that are connected with an area by sides without a wall. */
static void flood(const struct alexandros_table *t, const struct alexandros_state *s, unsigned from,
                  uint8_t found[AREAS])
{
    uint8_t list[AREAS];
    unsigned count = 0;

    add_area(found, list, &count, from);
    for (unsigned n = 0; n < count; n++) {
        unsigned area = list[n];
        for (unsigned i = 0; i < CORNERS; i++)
            if (!has_wall(s, t->side[area][i]))
                RULE(connected_by_sides), add_area(found, list, &count, t->beyond[area][i]);
    }
}

void alexandros_find_provinces(const struct alexandros_table *t, struct alexandros_state *s)
{
    uint8_t known[AREAS] = { 0 };
    for (unsigned a = 0; a < t->areas; a++) {
        uint8_t found[AREAS] = { 0 };
        if (READS(t, Q_corner_connection, 'B'))
            s->province[a] = 0; /* all areas are connected by their points */
        if (known[a] || READS(t, Q_corner_connection, 'B'))
            continue;
        RULE(province_definition), flood(t, s, a, found);
        for (unsigned b = a; b < t->areas; b++)
            if (found[b]) {
                s->province[b] = (uint8_t)a;
                known[b] = 1;
            }
    }
}

/* ---- the split ---- */

/* Does the border go on at this end of the line? If not, the areas around the end stay together. */
static bool border_goes_on(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned point, unsigned inner)
{
    for (unsigned way = 0; way < t->degree[point]; way++) {
        unsigned line = t->line[point][way];
        if (line != inner && (line == NOWHERE || has_wall(s, line)))
            return true;
    }
    return false;
}

/* q-split-two-governors B: an owner with governors on both sides keeps the more valuable part. */
static void leave_poorer(const struct alexandros_table *t, struct alexandros_state *s, unsigned one,
                         unsigned other)
{
    unsigned owner = alexandros_owner(t, s, one);
    unsigned here = alexandros_value(t, s, one), there = alexandros_value(t, s, other);
    unsigned poorer = here < there ? one : other;

    if (owner == NOWHERE || alexandros_owner(t, s, other) == NOWHERE || here == there)
        return;
    for (unsigned a = 0; a < t->areas; a++)
        while (s->province[a] == poorer && alexandros_stands(t, s, owner, a))
            alexandros_recall(s, owner, a);
}

static void split(const struct alexandros_table *t, struct alexandros_state *s, unsigned inner)
{
    uint8_t found[AREAS] = { 0 };
    unsigned was = s->province[t->bank[inner][0]], other = NOWHERE;

    flood(t, s, t->bank[inner][0], found);
    if (found[t->bank[inner][1]])
        return;
    for (unsigned a = 0; a < t->areas; a++) { /* the part without the lowest area gets a new name */
        if (s->province[a] != was || found[a] == found[was])
            continue;
        if (other == NOWHERE)
            other = a;
        RULE(route_may_split), RULE(split_counts_anew), s->province[a] = (uint8_t)other;
    }
    if (READS(t, Q_split_two_governors, 'B'))
        leave_poorer(t, s, was, other);
}

void alexandros_wall_in(const struct alexandros_table *t, struct alexandros_state *s,
                        unsigned inner)
{
    RULE(walls_permanent), RULE(no_merge), s->wall[inner / 8] |= (uint8_t)(1u << inner % 8);
    if (!READS(t, Q_corner_connection, 'B') && border_goes_on(t, s, t->end[inner][0], inner)
        && border_goes_on(t, s, t->end[inner][1], inner))
        split(t, s, inner);
}

/* ---- whose it is, what it is worth ---- */

static unsigned size_of(const struct alexandros_table *t, const struct alexandros_state *s,
                        unsigned province)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += s->province[a] == province;
    return n;
}

/* q-whole-land: is some wall part of the province's border? */
static bool walled_off(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned province)
{
    for (unsigned inner = 0; inner < t->inner; inner++) {
        unsigned one = s->province[t->bank[inner][0]], other = s->province[t->bank[inner][1]];
        if (one != other && (one == province || other == province))
            return true;
    }
    return false;
}

static bool largest(const struct alexandros_table *t, const struct alexandros_state *s,
                    unsigned province)
{
    unsigned size = size_of(t, s, province);
    for (unsigned a = 0; a < t->areas; a++)
        if (s->province[a] == a && a != province && size_of(t, s, a) >= size)
            return false;
    return true;
}

bool alexandros_is_province(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned province)
{
    if (READS(t, Q_whole_land, 'B') && !walled_off(t, s, province))
        return false;
    if (READS(t, Q_whole_land, 'C') && (!walled_off(t, s, province) || largest(t, s, province)))
        return false;
    return RULE(whole_land_counts), RULE(province_any_size), true;
}

unsigned alexandros_owner(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned province)
{
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned i = 0; i < GOVERNORS && s->governor[seat][i] != 0; i++)
            if (s->province[s->governor[seat][i] - 1u] == province)
                return RULE(owner_by_governor), RULE(split_governor_part), seat;
    return RULE(split_other_part), RULE(relieve_last_frees), NOWHERE;
}

unsigned alexandros_governors_in(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned province)
{
    unsigned n = 0;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned i = 0; i < GOVERNORS && s->governor[seat][i] != 0; i++)
            n += s->province[s->governor[seat][i] - 1u] == province;
    return n;
}

unsigned alexandros_value(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned province)
{
    unsigned points = 0;
    for (unsigned n = 0; n < t->count[PLAIN]; n++)
        if (s->province[t->with[PLAIN][n]] == province)
            RULE(province_value), points++;
    return RULE(single_symbol_province), points;
}

/* The income of a governor who is alone in his province: all its plain areas. */
unsigned alexandros_income_of(const struct alexandros_table *t, const struct alexandros_state *s,
                              unsigned area)
{
    unsigned province = s->province[area];
    if (alexandros_governors_in(t, s, province) > 1)
        return RULE(multi_governor_no_tax), RULE(tax_single_only), 0;
    return alexandros_is_province(t, s, province) ? alexandros_value(t, s, province) : 0;
}

unsigned alexandros_income(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned seat)
{
    unsigned points = 0;
    for (unsigned i = 0; i < GOVERNORS && s->governor[seat][i] != 0; i++)
        RULE(tax_sum), points += alexandros_income_of(t, s, s->governor[seat][i] - 1u);
    return points;
}
