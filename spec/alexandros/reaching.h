/* Shared by the properties of the move of Alexandros: free areas, ways, goals, and the cards that
 * move him. */
#ifndef SPEC_ALEXANDROS_REACHING_H
#define SPEC_ALEXANDROS_REACHING_H

#include "shared.h"

/* -------------------------------------------------------------- free areas -- */

/* False under readings that bar a way for what it does, or for the colour of its walls. */
static inline bool any_way_will_do(const struct alexandros_table *t)
{
    return READS(t, Q_symbolless, 'A') && READS(t, Q_red_voluntary, 'A');
}

/* Alexandros stands on a point, so he is on every area that has this point as a corner. */
static inline bool alexandros_is_on(const struct alexandros_table *t,
                                    const struct alexandros_state *s, unsigned a)
{
    return READS(t, Q_standing_on, 'A') ? is_a_corner(t, a, s->at)
                                        : READS(t, Q_standing_on, 'B') && s->sent == a + 1;
}

/* Is there a wall on the coast of an area that has both ends of the line as corners, or one of
 * them? */
static inline bool has_shore_wall(const struct alexandros_table *t,
                                  const struct alexandros_state *s, unsigned a, unsigned ends)
{
    bool found = false;
    for (unsigned line = 0; line < t->coasts; line++)
        found = found
             || ((s->shored[line / 8] >> line % 8 & 1u) != 0
                 && (unsigned)is_a_corner(t, a, t->shore_end[line][0])
                            + is_a_corner(t, a, t->shore_end[line][1])
                        >= ends);
    return found;
}

static inline bool has_wall_side(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned a)
{
    return walled(s, t->side[a][0]) || walled(s, t->side[a][1]) || walled(s, t->side[a][2])
        || has_shore_wall(t, s, a, 2);
}

static inline bool has_coast_side(const struct alexandros_table *t, unsigned a)
{
    return t->side[a][0] == NOWHERE || t->side[a][1] == NOWHERE || t->side[a][2] == NOWHERE;
}

static inline bool wall_meets(const struct alexandros_table *t, const struct alexandros_state *s,
                              unsigned a)
{
    bool met = has_shore_wall(t, s, a, 1);
    for (unsigned line = 0; line < t->inner; line++)
        met = met
           || (walled(s, line)
               && (is_a_corner(t, a, t->end[line][0]) || is_a_corner(t, a, t->end[line][1])));
    return met;
}

static inline bool spoiled_by_borders(const struct alexandros_table *t,
                                      const struct alexandros_state *s, unsigned a)
{
    return has_wall_side(t, s, a) || (READS(t, Q_corner_touch, 'B') && wall_meets(t, s, a))
        || (READS(t, Q_coast_side, 'B') && has_coast_side(t, a));
}

static inline bool has_piece(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned a)
{
    return who_stands_on(t, s, a) != NOWHERE || alexandros_is_on(t, s, a);
}

static inline bool is_free(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned a)
{
    return !spoiled_by_borders(t, s, a) && !has_piece(t, s, a);
}

/* Does the card of this symbol still have an area, in the sense in which jokers ask it? */
static inline bool is_alive(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned symbol)
{
    bool alive = false;
    for (unsigned a = 0; a < t->areas; a++)
        alive = alive
             || (t->symbol[a] == symbol
                 && (READS(t, Q_joker_unoccupied, 'B') ? !has_piece(t, s, a) : is_free(t, s, a)));
    return alive;
}

/* Counts, from a point to each other point that is not too far away, the lines without a wall on
 * the shortest way that has fewest. */
static inline void count_missing_walls_within(const struct alexandros_table *t,
                                              const struct alexandros_state *s, unsigned lines,
                                              unsigned from, uint8_t missing[POINTS])
{
    bool moved = true;
    for (unsigned p = 0; p < POINTS; p++)
        missing[p] = p == from ? 0 : NOWHERE;
    for (unsigned round = 0; moved && round < t->points; round++) {
        moved = false;
        for (unsigned i = 0; i < t->inner + (unsigned)t->coasts; i++) {
            bool inner = i < t->inner;
            const uint8_t *end = inner ? t->end[i] : t->shore_end[i - t->inner];
            bool back = t->apart[from][end[0]] > t->apart[from][end[1]];
            unsigned near = end[back], far = end[!back],
                     n = missing[near] + (unsigned)(inner && !walled(s, i));
            if (t->apart[from][near] + 1u == t->apart[from][far] && t->apart[from][far] <= lines
                && missing[near] != NOWHERE && n < missing[far]) {
                missing[far] = (uint8_t)n;
                moved = true;
            }
        }
    }
}

static inline void count_missing_walls(const struct alexandros_table *t,
                                       const struct alexandros_state *s, unsigned from,
                                       uint8_t missing[POINTS])
{
    count_missing_walls_within(t, s, NOWHERE, from, missing);
}

/* Are there so many walls for one way? */
static inline bool walls_will_do(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned n)
{
    return READS(t, Q_red_mix, 'A') ? n <= s->black + (unsigned)s->red
                                    : n <= s->black || n <= s->red;
}

static inline bool corner_counts(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned a, unsigned corner)
{
    return READS(t, Q_nearest_corner, 'A') || t->apart[s->at][corner] == lines_to(t, s->at, a);
}

/* ---------------------------------------------------- a line of his way -- */

static inline unsigned coast_between(const struct alexandros_table *t, unsigned a, unsigned b)
{
    for (unsigned line = 0; line < t->coasts; line++)
        if ((t->shore_end[line][0] == a && t->shore_end[line][1] == b)
            || (t->shore_end[line][0] == b && t->shore_end[line][1] == a))
            return line;
    return NOWHERE;
}

/* Is the point one line away, and nearer to the target? */
static inline bool lies_nearer(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned p)
{
    if (s->target == 0)
        return false;
    const uint8_t *apart = t->apart[s->target - 1u];
    return t->apart[s->at][p] == 1 && apart[p] + 1u == apart[s->at];
}

/* The walls that his way needs if it goes on by a point: on that line, and in total. */
struct bill {
    unsigned now, in_all, cheapest;
};

static inline struct bill bill_of(const struct alexandros_table *t,
                                  const struct alexandros_state *s, const uint8_t missing[POINTS],
                                  unsigned p, bool needless)
{
    unsigned line = line_between(t, s->at, p);
    struct bill b = { .now = needless || (line != NOWHERE && !walled(s, line)) };
    b.in_all = s->laid + b.now + missing[p];
    b.cheapest = s->laid + (unsigned)missing[s->at];
    return b;
}

static inline void count_to_corner(const struct alexandros_table *t,
                                   const struct alexandros_state *s, uint8_t missing[POINTS])
{
    unsigned corner = s->target - 1u;
    count_missing_walls_within(t, s, t->apart[corner][s->at], corner, missing);
}

static inline struct bill bill_by(const struct alexandros_table *t,
                                  const struct alexandros_state *s, unsigned p, bool needless)
{
    uint8_t missing[POINTS];
    count_to_corner(t, s, missing);
    return bill_of(t, s, missing, p, needless);
}

/* A line needs at most one wall: are there enough even then? */
static inline bool has_plenty(const struct alexandros_table *t, const struct alexandros_state *s)
{
    return s->target != 0
        && walls_will_do(t, s, s->laid + (unsigned)t->apart[s->at][s->target - 1u]);
}

/* q-red-voluntary B and C: needs the way red walls, although another way to that corner does
 * not? */
static inline bool needs_red(const struct alexandros_table *t, const struct alexandros_state *s,
                             struct bill b)
{
    return !READS(t, Q_red_voluntary, 'A') && b.cheapest <= s->black && b.in_all > s->black;
}

/* q-fewest-walls C: needs the way more walls than another shortest way? */
static inline bool needs_more(const struct alexandros_table *t, struct bill b)
{
    return !READS(t, Q_fewest_walls, 'A') && b.in_all > b.cheapest;
}

static inline bool asks_for_too_many(const struct alexandros_table *t,
                                     const struct alexandros_state *s, unsigned p, bool needless)
{
    return lies_nearer(t, s, p) && !has_plenty(t, s)
        && !walls_will_do(t, s, bill_by(t, s, p, needless).in_all);
}

static inline bool asks_for_red(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned p, bool needless)
{
    return !READS(t, Q_red_voluntary, 'A') && lies_nearer(t, s, p)
        && needs_red(t, s, bill_by(t, s, p, needless));
}

static inline bool asks_for_more(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned p, bool needless)
{
    return !READS(t, Q_fewest_walls, 'A') && lies_nearer(t, s, p)
        && needs_more(t, bill_by(t, s, p, needless));
}

/* ---- q-symbolless B: ways that cut off a province without a symbol ---- */

static inline bool has_no_symbol(const struct alexandros_table *t, const uint8_t group[AREAS],
                                 unsigned a)
{
    bool none = true;
    for (unsigned b = 0; b < t->areas; b++)
        none = none && (group[b] != group[a] || t->symbol[b] == PLAIN);
    return none;
}

static inline bool cuts_off_plain_land(const struct alexandros_table *t,
                                       const struct alexandros_state *s, unsigned p)
{
    unsigned line = line_between(t, s->at, p);
    struct alexandros_state then = *s;
    uint8_t group[AREAS] = { 0 };
    if (line == NOWHERE || walled(s, line) || READS(t, Q_corner_connection, 'B'))
        return false;
    then.wall[line / 8] |= (uint8_t)(1u << line % 8);
    flood_land(t, &then, group);
    unsigned a = t->bank[line][0], b = t->bank[line][1];
    return group[a] != group[b] && (has_no_symbol(t, group, a) || has_no_symbol(t, group, b));
}

static inline struct alexandros_state gone_on(const struct alexandros_table *t,
                                              const struct alexandros_state *s, unsigned p,
                                              bool needless)
{
    struct alexandros_state then = *s;
    unsigned line = line_between(t, s->at, p);
    if (line != NOWHERE && !walled(s, line))
        then.wall[line / 8] |= (uint8_t)(1u << line % 8), then.laid++;
    else if (needless)
        then.laid++;
    then.at = (uint8_t)p;
    return then;
}

/* May he pass this line, as far as the number and the colour of the walls decide? */
static inline bool can_be_paid(const struct alexandros_table *t, const struct alexandros_state *s,
                               struct bill b)
{
    return walls_will_do(t, s, b.in_all) && !needs_red(t, s, b) && !needs_more(t, b);
}

/* What is missing was counted from the corner. It stays right on the whole way, because new walls
 * stand behind him. */
static inline bool goes_on_cleanly_from(const struct alexandros_table *t,
                                        const struct alexandros_state *s,
                                        const uint8_t missing[POINTS])
{
    if (s->target == s->at + 1)
        return true;
    for (unsigned p = 0; p < t->points; p++) {
        if (!lies_nearer(t, s, p) || !can_be_paid(t, s, bill_of(t, s, missing, p, false))
            || cuts_off_plain_land(t, s, p))
            continue;
        struct alexandros_state then = gone_on(t, s, p, false);
        if (goes_on_cleanly_from(t, &then, missing))
            return true;
    }
    return false;
}

/* Is there a way on that cuts off no province without a symbol? */
static inline bool goes_on_cleanly(const struct alexandros_table *t,
                                   const struct alexandros_state *s)
{
    uint8_t missing[POINTS];
    count_to_corner(t, s, missing);
    return goes_on_cleanly_from(t, s, missing);
}

/* ------------------------------------------------------------ what is in reach -- */

/* Are there enough walls for some way to a point? */
static inline bool walls_lead_to(const struct alexandros_table *t, const struct alexandros_state *s,
                                 const uint8_t missing[POINTS], unsigned p, bool in_black)
{
    return in_black ? missing[p] <= s->black : walls_will_do(t, s, missing[p]);
}

/* Are there enough walls for some way to a point, and may Alexandros take it? */
static inline bool can_get_to(const struct alexandros_table *t, const struct alexandros_state *s,
                              const uint8_t missing[POINTS], unsigned p, bool in_black)
{
    if (READS(t, Q_symbolless, 'A'))
        return walls_lead_to(t, s, missing, p, in_black);
    struct alexandros_state then = *s;
    then.target = (uint8_t)(p + 1);
    then.red = in_black ? 0 : s->red;
    return goes_on_cleanly(t, &then);
}

/* Can Alexandros get to some corner of the area, with all walls, or with black ones only? */
static inline bool within_reach(const struct alexandros_table *t, const struct alexandros_state *s,
                                const uint8_t missing[POINTS], unsigned a, bool in_black)
{
    bool found = false;
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned p = t->corner[a][i];
        found = found || (corner_counts(t, s, a, p) && can_get_to(t, s, missing, p, in_black));
    }
    return found;
}

/* The same, as far as the number of walls decides. */
static inline bool within_walls(const struct alexandros_table *t, const struct alexandros_state *s,
                                const uint8_t missing[POINTS], unsigned a)
{
    bool found = false;
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned p = t->corner[a][i];
        found = found || (corner_counts(t, s, a, p) && walls_lead_to(t, s, missing, p, false));
    }
    return found;
}

/* ------------------------------------------------------------------- goals -- */

struct goals {
    bool at[AREAS];
    unsigned count;
};

static inline void add_goal(struct goals *g, unsigned a, bool it_is)
{
    g->count += it_is && !g->at[a];
    g->at[a] = g->at[a] || it_is;
}

/* Are there too few walls for a free area, whatever else bars the ways to it? */
static inline bool lacks_walls(const struct alexandros_table *t, const struct alexandros_state *s,
                               const uint8_t missing[POINTS], unsigned a)
{
    return is_free(t, s, a) && !within_walls(t, s, missing, a);
}

/* Does this area compete for being the nearest? q-red-shortage is about walls only: an area barred
 * by q-symbolless B does not compete, as if it were not free. */
static inline bool competes(const struct alexandros_table *t, const struct alexandros_state *s,
                            const uint8_t missing[POINTS], unsigned a)
{
    return READS(t, Q_nearest_among_free, 'B')
        || (is_free(t, s, a) && within_reach(t, s, missing, a, false))
        || (!READS(t, Q_red_shortage, 'A') && lacks_walls(t, s, missing, a));
}

/* Adds the goals that the card of a symbol has. */
static inline void add_goals_of(const struct alexandros_table *t, const struct alexandros_state *s,
                                const uint8_t missing[POINTS], unsigned symbol, struct goals *g)
{
    unsigned nearest = NOWHERE, found = 0;
    bool too_few = false;
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] == symbol && competes(t, s, missing, a))
            nearest = least(nearest, lines_to(t, s->at, a));
    for (unsigned a = 0; a < t->areas; a++)
        too_few = too_few
               || (t->symbol[a] == symbol && lines_to(t, s->at, a) == nearest
                   && lacks_walls(t, s, missing, a));
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] == symbol && lines_to(t, s->at, a) == nearest && is_free(t, s, a)
            && within_reach(t, s, missing, a, false)) {
            add_goal(g, a, true);
            found++;
        }
    for (unsigned a = 0; a < t->areas && found == 0 && too_few && READS(t, Q_red_shortage, 'C');
         a++)
        add_goal(g, a,
                 t->symbol[a] == symbol && is_free(t, s, a)
                     && within_reach(t, s, missing, a, false));
}

static inline void add_areas_in_reach(const struct alexandros_table *t,
                                      const struct alexandros_state *s,
                                      const uint8_t missing[POINTS], bool free_only,
                                      struct goals *g)
{
    for (unsigned a = 0; a < t->areas; a++)
        add_goal(g, a,
                 t->symbol[a] != PLAIN && (!free_only || is_free(t, s, a))
                     && within_reach(t, s, missing, a, false));
}

/* q-no-goal D: no area with a symbol is free. */
static inline bool nothing_is_free(const struct alexandros_table *t,
                                   const struct alexandros_state *s)
{
    bool any = false;
    for (unsigned a = 0; a < t->areas; a++)
        any = any || (t->symbol[a] != PLAIN && is_free(t, s, a));
    return !any;
}

/* The goals of a joker under the standard readings and q-joker-goal. */
static inline struct goals joker_goals(const struct alexandros_table *t,
                                       const struct alexandros_state *s,
                                       const uint8_t missing[POINTS])
{
    struct goals g = { .count = 0 };
    if (!READS(t, Q_joker_goal, 'B'))
        add_areas_in_reach(t, s, missing, READS(t, Q_joker_goal, 'A'), &g);
    for (unsigned k = 0; k < SYMBOLS && READS(t, Q_joker_goal, 'B'); k++)
        add_goals_of(t, s, missing, k, &g);
    return g;
}

/* The goals of a card, or of a joker (symbol: SYMBOLS). With q-no-goal D, if no area is free, a
 * joker may go to all areas with a symbol. */
static inline struct goals goals_for(const struct alexandros_table *t,
                                     const struct alexandros_state *s,
                                     const uint8_t missing[POINTS], unsigned symbol)
{
    struct goals g = { .count = 0 };
    if (symbol < SYMBOLS)
        add_goals_of(t, s, missing, symbol, &g);
    else
        g = joker_goals(t, s, missing);
    if (symbol == SYMBOLS && READS(t, Q_no_goal, 'D') && nothing_is_free(t, s))
        add_areas_in_reach(t, s, missing, false, &g);
    return g;
}

/* Must a goal be free? Under two readings that of a joker need not be. */
static inline bool goal_is_free(const struct alexandros_table *t, const struct alexandros_state *s,
                                bool joker)
{
    return !joker
        || (!READS(t, Q_joker_goal, 'C') && (!READS(t, Q_no_goal, 'D') || !nothing_is_free(t, s)));
}

/* Can Alexandros reach one of these goals with black walls only? */
static inline bool black_will_do(const struct alexandros_table *t, const struct alexandros_state *s,
                                 const uint8_t missing[POINTS], const struct goals *g)
{
    bool found = false;
    for (unsigned a = 0; a < t->areas; a++)
        found = found || (g->at[a] && within_reach(t, s, missing, a, true));
    return found;
}

/* ------------------------------------------------------ the card of a move -- */

/* Is no open card left that has an area? Then all of them are jokers. */
static inline bool row_is_dead(const struct alexandros_table *t, const struct alexandros_state *s)
{
    bool dead = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        dead = dead && (s->row[k] == 0 || !is_alive(t, s, k));
    return dead && sum_of(s->row, SYMBOLS) > 0;
}

/* What Alexandros can be moved with: a symbol of the row, SYMBOLS + a symbol of the hand, or the
 * joker. */
enum { FROM_HAND = SYMBOLS, THE_JOKER = 2 * SYMBOLS, WAYS_TO_MOVE };

static inline bool is_at_hand(const struct alexandros_table *t, const struct alexandros_state *s,
                              unsigned with)
{
    if (with < FROM_HAND)
        return s->row[with] > 0;
    if (with < THE_JOKER)
        return s->hand[s->mover][with - FROM_HAND] > 0
            && (READS(t, Q_exception_dead_cards, 'A') || !row_is_dead(t, s));
    return READS(t, Q_joker_trigger, 'A') && row_is_dead(t, s);
}

/* Can this single card be used as a joker? */
static inline bool is_joker(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned with)
{
    return with == THE_JOKER
        || (READS(t, Q_joker_trigger, 'B') && with < FROM_HAND && !is_alive(t, s, with))
        || (READS(t, Q_hand_joker, 'B') && with >= FROM_HAND && !is_alive(t, s, with - FROM_HAND));
}

static inline struct goals goals_by(const struct alexandros_table *t,
                                    const struct alexandros_state *s, const uint8_t missing[POINTS],
                                    unsigned with)
{
    struct goals none = { .count = 0 };
    if (!is_at_hand(t, s, with))
        return none;
    return goals_for(t, s, missing, is_joker(t, s, with) ? (unsigned)SYMBOLS : with % SYMBOLS);
}

static inline unsigned goals_with(const struct alexandros_table *t,
                                  const struct alexandros_state *s, const uint8_t missing[POINTS],
                                  unsigned with)
{
    return goals_by(t, s, missing, with).count;
}

/* The number of a move's choice, in the order above. */
static inline unsigned used_by(struct move m)
{
    return m.kind == M_JOKER ? THE_JOKER : m.kind == M_OPEN ? m.arg[0] : FROM_HAND + m.arg[0];
}

/* Can Alexandros be moved with any of them? */
static inline bool can_be_moved(const struct alexandros_table *t, const struct alexandros_state *s,
                                const uint8_t missing[POINTS], bool from_hand)
{
    bool any = false;
    for (unsigned with = 0; with < WAYS_TO_MOVE; with++)
        if (from_hand || with < FROM_HAND || with == THE_JOKER)
            any = any || goals_with(t, s, missing, with) > 0;
    return any;
}

/* q-no-goal D: if no area is free, any area with a symbol is a goal. */
static inline bool may_stray(const struct alexandros_table *t, const struct alexandros_state *s)
{
    uint8_t missing[POINTS];
    if (!READS(t, Q_no_goal, 'D') || !nothing_is_free(t, s))
        return false;
    count_missing_walls(t, s, s->at, missing);
    return !can_be_moved(t, s, missing, true) && goals_for(t, s, missing, SYMBOLS).count > 0;
}

/* ---- a card that is there and has no goal ---- */

static inline bool leads_nowhere(const struct alexandros_table *t, const struct alexandros_state *s,
                                 struct move m, uint8_t missing[POINTS])
{
    if (s->phase != CARD || !is_at_hand(t, s, used_by(m)))
        return false;
    count_missing_walls(t, s, s->at, missing);
    return goals_with(t, s, missing, used_by(m)) == 0;
}

/* Something that may hold of an area. */
typedef bool area_fn(const struct alexandros_table *t, const struct alexandros_state *s,
                     const uint8_t missing[POINTS], unsigned a);

/* Does it hold of an area with the right symbol that is as free as it must be? */
static inline bool fails_by_reach(const struct alexandros_table *t,
                                  const struct alexandros_state *s, struct move m, area_fn *fails)
{
    uint8_t missing[POINTS];
    bool joker, free_only, found = false;
    if (!leads_nowhere(t, s, m, missing))
        return false;
    joker = is_joker(t, s, used_by(m));
    free_only = goal_is_free(t, s, joker);
    for (unsigned a = 0; a < t->areas; a++)
        if ((joker ? t->symbol[a] != PLAIN : t->symbol[a] == m.arg[0])
            && (!free_only || is_free(t, s, a)))
            found = found || fails(t, s, missing, a);
    return found;
}

static inline bool asks_too_much(const struct alexandros_table *t, const struct alexandros_state *s,
                                 const uint8_t missing[POINTS], unsigned a)
{
    return !within_walls(t, s, missing, a);
}

static inline bool is_cut_off(const struct alexandros_table *t, const struct alexandros_state *s,
                              const uint8_t missing[POINTS], unsigned a)
{
    return within_walls(t, s, missing, a) && !within_reach(t, s, missing, a, false);
}

static inline bool is_in_reach(const struct alexandros_table *t, const struct alexandros_state *s,
                               const uint8_t missing[POINTS], unsigned a)
{
    return within_reach(t, s, missing, a, false);
}

/* A reason why an area is no goal. */
typedef bool spoils_fn(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned a);

/* Does it apply to some area that the card asks for? */
static inline bool spoils_a_card(const struct alexandros_table *t, const struct alexandros_state *s,
                                 struct move m, spoils_fn *spoils)
{
    uint8_t missing[POINTS];
    bool found = false;
    for (unsigned a = 0; s->phase == CARD && a < t->areas; a++)
        found = found || (t->symbol[a] == m.arg[0] && spoils(t, s, a));
    return found && leads_nowhere(t, s, m, missing) && !is_joker(t, s, used_by(m));
}

/* Does it apply to this area? */
static inline bool spoils_the_goal(const struct alexandros_table *t,
                                   const struct alexandros_state *s, struct move m,
                                   spoils_fn *spoils)
{
    if (s->phase != GOAL || !spoils(t, s, m.arg[0]))
        return false;
    return goal_is_free(t, s, s->joker != NO_JOKER);
}

/* ---- the area that is chosen ---- */

static inline bool has_the_symbol(const struct alexandros_table *t,
                                  const struct alexandros_state *s, unsigned a)
{
    return s->joker ? t->symbol[a] != PLAIN : t->symbol[a] + 1 == s->card;
}

/* Has the area the right symbol, and is it as free as it must be? */
static inline bool may_be_a_goal(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned a, uint8_t missing[POINTS])
{
    if (s->phase != GOAL || !has_the_symbol(t, s, a))
        return false;
    count_missing_walls(t, s, s->at, missing);
    return is_free(t, s, a) || !goal_is_free(t, s, s->joker != NO_JOKER);
}

static inline struct goals goals_now(const struct alexandros_table *t,
                                     const struct alexandros_state *s,
                                     const uint8_t missing[POINTS])
{
    return goals_for(t, s, missing, s->joker || s->card == 0 ? (unsigned)SYMBOLS : s->card - 1u);
}


#endif
