/* Alexandros verzetten: the corner, the way there, the walls on the way.
 *
 * He goes line by line, each one nearer to the corner, so every way is a shortest one. Walls are
 * put up as soon as he has passed. They are taken from the piles when he has arrived, because their
 * colour is only known then. */
#include "alexandros.h"

static bool asks_for_wall(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned point, unsigned way)
{
    unsigned inner = t->line[point][way];
    return inner != NOWHERE && !has_wall(s, inner);
}

/* ---- how many walls at least ---- */

/* For each point that is no farther away than Alexandros: the fewest new walls on a shortest way
 * between it and 'from'. */
static void fewest_walls(const struct alexandros_table *t, const struct alexandros_state *s,
                         unsigned from, uint8_t fewest[POINTS])
{
    for (unsigned p = 0; p < t->points; p++)
        fewest[p] = NOWHERE;
    fewest[from] = 0;
    for (unsigned lines = 1; lines <= t->apart[from][s->at]; lines++)
        for (unsigned p = 0; p < t->points; p++) {
            if (t->apart[from][p] != lines)
                continue;
            for (unsigned way = 0; way < t->degree[p]; way++) {
                unsigned nearer = t->next[p][way],
                         walls = fewest[nearer] + asks_for_wall(t, s, p, way);
                if (t->apart[from][nearer] + 1u == lines && walls < fewest[p])
                    fewest[p] = (uint8_t)walls;
            }
        }
}

/* Are there so many walls for the whole way? Under q-red-mix B all of them must have one colour. */
static bool walls_suffice(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned walls)
{
    if (READS(t, Q_red_mix, 'B'))
        return walls <= s->black || walls <= s->red;
    return walls <= (unsigned)s->black + s->red;
}

/* ---- a line of the way ---- */

/* q-coast-walls B, C: may a wall stand where none is needed? */
static verdict refuse_needless(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned point, unsigned way)
{
    unsigned inner = t->line[point][way], shore = t->shore[point][way];
    if (inner != NOWHERE)
        return READS(t, Q_coast_walls, 'C') && has_wall(s, inner) ? LEGAL : BY(no_double_wall);
    if (READS(t, Q_coast_walls, 'A'))
        return BY(no_wall_on_coast);
    return READS(t, Q_coast_walls, 'B') && (s->shored[shore / 8] >> shore % 8 & 1) != 0
             ? BY(no_double_wall)
             : LEGAL;
}

/* A way needs at most one wall for each line. Are there enough walls even then? */
static bool has_plenty(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned to, unsigned walls)
{
    unsigned lines_left = t->apart[to][s->target - 1u];
    return READS(t, Q_red_voluntary, 'A') && !READS(t, Q_fewest_walls, 'C')
        && walls_suffice(t, s, s->laid + walls + lines_left);
}

/* The verdict on going this way, as far as the number of walls decides, if the next line takes
 * 'walls' of them. 'fewest' was counted from the target. It stays right on the rest of the way,
 * because new walls stand behind him. */
static verdict refuse_walls(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned to, unsigned walls, const uint8_t fewest[POINTS])
{
    unsigned laid = s->laid + walls;

    if (has_plenty(t, s, to, walls))
        return LEGAL;
    if (!walls_suffice(t, s, laid + fewest[to]))
        return BY(red_shortage_other_area);
    if (!READS(t, Q_red_voluntary, 'A') && s->laid + fewest[s->at] <= s->black
        && laid + fewest[to] > s->black)
        return BY(red_only_last_move);
    return READS(t, Q_fewest_walls, 'C') && walls + fewest[to] > fewest[s->at]
             ? BY(route_not_fewest_walls)
             : LEGAL;
}

static bool brings_nearer(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned to)
{
    unsigned target = s->target - 1u;
    return t->apart[to][target] + 1u == t->apart[s->at][target];
}

/* May Alexandros pass this line, without a needless wall? */
static bool may_pass(const struct alexandros_table *t, const struct alexandros_state *s,
                     unsigned way, const uint8_t fewest[POINTS])
{
    unsigned to = t->next[s->at][way];
    return brings_nearer(t, s, to)
        && refuse_walls(t, s, to, asks_for_wall(t, s, s->at, way), fewest) == LEGAL;
}

/* q-coast-walls B, C: lays a wall that is not needed. */
static void lay_needless(struct alexandros_state *s, unsigned shore)
{
    s->needless++;
    s->laid++;
    if (shore != NOWHERE)
        s->shored[shore / 8] |= (uint8_t)(1u << shore % 8);
}

static void pass_line(const struct alexandros_table *t, struct alexandros_state *s, unsigned way,
                      bool needless)
{
    unsigned inner = t->line[s->at][way];

    if (inner == NOWHERE)
        RULE(route_along_coast), RULE(no_wall_on_coast);
    else if (has_wall(s, inner))
        RULE(route_along_walls), RULE(no_double_wall);
    if (needless)
        lay_needless(s, t->shore[s->at][way]);
    else if (asks_for_wall(t, s, s->at, way)) {
        RULE(wall_on_each_line), s->laid++;
        RULE(symbolless_cut_legal), alexandros_wall_in(t, s, inner);
    }
    RULE(route_shortest), s->at = t->next[s->at][way];
}

/* ---- q-symbolless B: no way may cut off a province without a symbol ---- */

static bool has_symbols(const struct alexandros_table *t, const struct alexandros_state *s,
                        unsigned province)
{
    for (unsigned area = 0; area < t->areas; area++)
        if (s->province[area] == province && has_symbol(t, area))
            return true;
    return false;
}

/* Has the wall on this line, if it is a new one, cut off a province without a symbol? */
static bool has_cut_off(const struct alexandros_table *t, const struct alexandros_state *s,
                        const struct alexandros_state *then, unsigned way)
{
    unsigned inner = t->line[s->at][way];

    if (inner == NOWHERE || has_wall(s, inner))
        return false;
    unsigned one = then->province[t->bank[inner][0]], other = then->province[t->bank[inner][1]];
    return one != other && (!has_symbols(t, then, one) || !has_symbols(t, then, other));
}

/* q-symbolless B: is there a way on to the corner that cuts off no province without a symbol? */
static bool rest_is_clean(const struct alexandros_table *t, const struct alexandros_state *s,
                          const uint8_t fewest[POINTS])
{
    if (s->at + 1 == s->target)
        return true;
    for (unsigned way = 0; way < t->degree[s->at]; way++) {
        if (!may_pass(t, s, way, fewest))
            continue;
        struct alexandros_state then = *s;
        pass_line(t, &then, way, false);
        if (!has_cut_off(t, s, &then, way) && rest_is_clean(t, &then, fewest))
            return true;
    }
    return false;
}

static bool clean_way(const struct alexandros_table *t, const struct alexandros_state *s)
{
    uint8_t fewest[POINTS];
    if (!has_plenty(t, s, s->at, 0)) /* then they suffice for each line of the way, too */
        fewest_walls(t, s, s->target - 1u, fewest);
    return rest_is_clean(t, s, fewest);
}

/* ---- corners and goals, as far as the walls go ---- */

/* Are there enough walls for a way to this point? */
static bool has_walls_for(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned point, bool black_only)
{
    unsigned lines = t->apart[s->at][point];
    uint8_t fewest[POINTS];

    if (black_only ? lines <= s->black : walls_suffice(t, s, lines)) /* no way is longer */
        return true;
    fewest_walls(t, s, point, fewest);
    return black_only ? fewest[s->at] <= s->black : walls_suffice(t, s, fewest[s->at]);
}

/* Is there a way to a point, with all walls or with black ones only? */
static bool can_go(const struct alexandros_table *t, const struct alexandros_state *s,
                   unsigned point, bool black_only)
{
    struct alexandros_state then = *s;

    if (READS(t, Q_symbolless, 'A'))
        return has_walls_for(t, s, point, black_only);
    then.target = (uint8_t)(point + 1);
    then.red = black_only ? 0 : s->red;
    return clean_way(t, &then);
}

/* q-nearest-corner B: Alexandros must enter an area by its nearest corner. */
static bool may_enter(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned area, unsigned point)
{
    return READS(t, Q_nearest_corner, 'A')
        || t->apart[s->at][point] == alexandros_distance(t, s->at, area);
}

static bool can_enter(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned area, bool black_only)
{
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned point = t->corner[area][i];
        if (may_enter(t, s, area, point) && can_go(t, s, point, black_only))
            return true;
    }
    return false;
}

/* Why no way leads to an area: too few walls, or q-symbolless B. */
verdict alexandros_refuse_reach(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned area)
{
    if (can_enter(t, s, area, false))
        return LEGAL;
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned point = t->corner[area][i];
        if (may_enter(t, s, area, point) && has_walls_for(t, s, point, false))
            return BY(symbolless_cut_legal);
    }
    return BY(red_shortage_other_area);
}

bool alexandros_black_reach(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned area)
{
    return RULE(black_only), can_enter(t, s, area, true);
}

verdict alexandros_refuse_corner(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned point)
{
    unsigned area = s->goal - 1u;
    const uint8_t *corner = t->corner[area];

    if (corner[0] != point && corner[1] != point && corner[2] != point)
        return BY(any_corner);
    if (!has_walls_for(t, s, point, false))
        return BY(red_shortage_other_area);
    if (!can_go(t, s, point, false))
        return BY(symbolless_cut_legal);
    if (READS(t, Q_red_voluntary, 'B') && !can_go(t, s, point, true)
        && alexandros_black_reach(t, s, area))
        return BY(red_only_last_move);
    return may_enter(t, s, area, point) ? LEGAL : BY(distance_to_nearest_corner);
}

/* ---- the way ---- */

/* q-symbolless B: neither this line nor the rest of the way may cut off a province without a
 * symbol. */
static bool stays_clean(const struct alexandros_table *t, const struct alexandros_state *s,
                        unsigned way, bool needless)
{
    struct alexandros_state then = *s;
    pass_line(t, &then, way, needless);
    return !has_cut_off(t, s, &then, way) && clean_way(t, &then);
}

verdict alexandros_refuse_walk(const struct alexandros_table *t, const struct alexandros_state *s,
                               struct move m)
{
    unsigned way = alexandros_way_to(t, s->at, m.arg[0]);
    bool needless = m.arg[1] != 0;
    uint8_t fewest[POINTS];
    verdict v;

    if (way == NOWHERE || !brings_nearer(t, s, m.arg[0]))
        return BY(route_shortest);
    bool laid = needless || asks_for_wall(t, s, s->at, way);
    if (!has_plenty(t, s, m.arg[0], laid))
        fewest_walls(t, s, s->target - 1u, fewest);
    verdict walls = refuse_walls(t, s, m.arg[0], laid, fewest);
    if (walls == ALEXANDROS_red_shortage_other_area)
        return walls;
    if (needless && (v = refuse_needless(t, s, s->at, way)) != LEGAL)
        return v;
    if (walls == ALEXANDROS_red_only_last_move)
        return walls;
    if (READS(t, Q_symbolless, 'B') && !stays_clean(t, s, way, needless))
        return BY(symbolless_cut_legal);
    return RULE(route_free_choice), RULE(route_not_fewest_walls), RULE(route_through_provinces),
           walls;
}

/* Takes black walls first, and red ones for the rest. */
static void take_from_piles(const struct alexandros_table *t, struct alexandros_state *s)
{
    unsigned red = s->laid > s->black ? (unsigned)s->laid - s->black : 0;
    if (red > 0 && READS(t, Q_red_mix, 'B'))
        red = s->laid;
    RULE(black_only), RULE(red_after_black), s->black = (uint8_t)(s->black - (s->laid - red));
    if (red > 0)
        RULE(red_only_last_move), s->red = (uint8_t)(s->red - red);
    s->laid = 0;
}

static void go_on(const struct alexandros_table *t, struct alexandros_state *s)
{
    if (s->at + 1 != s->target)
        return;
    s->target = 0;
    take_from_piles(t, s);
    alexandros_arrived(t, s);
}

void alexandros_head_for(const struct alexandros_table *t, struct alexandros_state *s,
                         unsigned point)
{
    RULE(any_corner), s->target = (uint8_t)(point + 1);
    s->goal = 0;
    s->phase = WAY;
    go_on(t, s); /* he may already stand there (q-standing-on B, C) */
}

void alexandros_walk(const struct alexandros_table *t, struct alexandros_state *s, struct move m)
{
    pass_line(t, s, alexandros_way_to(t, s->at, m.arg[0]), m.arg[1] != 0);
    go_on(t, s);
}
