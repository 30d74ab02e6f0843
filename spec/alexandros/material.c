/* This chapter states what the document says under "Inhoud": the board and what follows from it,
 * the cards, the walls. */
#include "shared.h"
#include "occupations.h"
#include "reaching.h"
#include "alexandros_properties.h"

CLAUSE(governors_four_each, "Inhoud, Voorbereiding", SETUP, EXPLICIT,
       "Every player has the four governors of a colour as his supply.")

TABLE_PROPERTY(governors_are_four_each)
{
    return t->head.small ? t->governors >= 1 && t->governors <= 4 : t->governors == 4;
}

LAW(other_numbers_of_governors_are_refused)
{
    struct alexandros_table t = as_assumed(from);
    t.governors = another(from, 16, 4);
    return judged(&t) == ALEXANDROS_governors_four_each;
}

STATE_PROPERTY(nobody_has_more_governors_than_four)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            good = good && s->governor[p][i] <= t->areas
                && (i < t->governors || s->governor[p][i] == 0);
    return good;
}

/* Governors of a player are all alike, so they are stored in order: their areas rise, and the
 * supply stands behind them. */
STATE_PROPERTY(governors_stand_in_order)
{
    bool several = READS(t, Q_two_on_one_area, 'B'), good = true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 1; i < GOVERNORS; i++) {
            unsigned one = s->governor[p][i - 1], next = s->governor[p][i];
            good = good && (next == 0 || (one != 0 && (one < next || (several && one == next))));
        }
    return good;
}

STATE_PROPERTY(governors_begin_in_the_supply)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && (!sets_up(s) || all_zero(s->governor[p], GOVERNORS));
    return good;
}

CLAUSE(most_areas_plain, "Inhoud", SETUP, EXPLICIT,
       "Most areas of the board are plain; each other has one of five symbols. The figures show "
       "two town halls, two "
       "horses and three soldiers at least.")

/* What the figures of the document show: in figure 1 one horse near and one farther away, in figure
 * 4 three soldiers equally near, in figure 7 two town halls in one province. */
static const uint8_t seen_in_figures[SYMBOLS] = { 2, 1, 2, 1, 3 };

static unsigned areas_with(const struct alexandros_table *t, unsigned symbol)
{
    unsigned n = 0;
    for (unsigned a = 0; a < t->areas; a++)
        n += t->symbol[a] == symbol;
    return n;
}

TABLE_PROPERTY(symbols_are_as_many_as_the_figures_show)
{
    bool all = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        all = all && areas_with(t, k) >= seen_in_figures[k];
    return all || t->head.small;
}

TABLE_PROPERTY(plain_areas_are_more_than_half)
{
    return t->head.small || 2 * areas_with(t, PLAIN) > t->areas;
}

/* The board has too few areas of one symbol. */
LAW(board_with_too_few_of_a_symbol_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    unsigned lost = choose(from, SYMBOLS), left = choose(from, 5), seen = 0;
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            if (t.cell[band][column] == lost + 1 && seen++ >= left)
                t.cell[band][column] = PLAIN + 1;
    return judged(&t)
        == (left < seen_in_figures[lost] ? (verdict)ALEXANDROS_most_areas_plain : (verdict)LEGAL);
}

/* The assumed board has 72 areas with symbols and 89 without. At most eight more may get one. */
LAW(board_of_symbols_for_the_most_part_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    unsigned more = choose(from, 20), changed = 0;
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            if (t.cell[band][column] == PLAIN + 1 && changed < more)
                t.cell[band][column] = (uint8_t)(1 + choose(from, SYMBOLS)), changed++;
    return judged(&t) == (more <= 8 ? (verdict)LEGAL : (verdict)ALEXANDROS_most_areas_plain);
}

CLAUSE(distance_in_lines, "Verzetten", DEFINITION, EXPLICIT,
       "Distance is the number of lines of a shortest way.")

/* Every point has a neighbour that is one line nearer, and none that is two lines nearer: only the
 * true table of distances has this property. */
TABLE_PROPERTY(distance_is_the_number_of_lines)
{
    for (unsigned p = 0; p < t->points; p++)
        for (unsigned q = 0; q < t->points; q++) {
            unsigned here = t->apart[p][q];
            bool nearer = false, good = true;
            for (unsigned way = 0; way < t->degree[q]; way++) {
                unsigned there = t->apart[p][t->next[q][way]];
                nearer = nearer || there + 1 == here;
                good = good && there <= here + 1 && here <= there + 1;
            }
            if (!good || (here == 0) != (p == q) || (p != q && !nearer) || here > t->reach)
                return false;
        }
    return true;
}

/* One round of computing distances from a point, over all lines in any order. */
static void relax(const struct alexandros_table *t, unsigned from, uint8_t far[POINTS])
{
    bool moved = true;
    for (unsigned p = 0; p < t->points; p++)
        far[p] = p == from ? 0 : NOWHERE;
    for (unsigned round = 0; moved && round < t->points; round++) {
        moved = false;
        for (unsigned a = 0; a < t->areas; a++)
            for (unsigned i = 0; i < CORNERS; i++)
                for (unsigned j = 0; j < CORNERS; j++) {
                    unsigned p = t->corner[a][i], q = t->corner[a][j];
                    if (i != j && far[p] != NOWHERE && far[p] + 1 < far[q]) {
                        far[q] = (uint8_t)(far[p] + 1);
                        moved = true;
                    }
                }
    }
}

LAW(distance_along_sides_of_areas_is_the_same)
{
    struct alexandros_table t = as_assumed(from);
    uint8_t far[POINTS];
    unsigned p = choose(from, t.points), most = 0;
    relax(&t, p, far);
    for (unsigned q = 0; q < t.points; q++) {
        if (far[q] != t.apart[p][q])
            return false;
        most = far[q] > most ? far[q] : most;
    }
    return most <= t.reach;
}

/* Two pieces of land that do not meet, not even in a point. */
LAW(board_in_pieces_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            t.cell[band][column] = 0;
    unsigned gap = choose(from, 12);
    t.head.small = 1;
    t.cell[0][1] = TOWN + 1;
    t.cell[0][2 + gap] = PLAIN + 1;
    t.start_row = (uint8_t)1;
    t.start_across = 1;
    return judged(&t) == (gap < 2 ? (verdict)LEGAL : (verdict)ALEXANDROS_distance_in_lines);
}

CLAUSE(distance_from_vertex, "Verzetten", DEFINITION, EXPLICIT,
       "Distance is measured from the vertex of Alexandros.")

TABLE_PROPERTY(distance_is_the_same_both_ways)
{
    bool good = true;
    for (unsigned p = 0; p < t->points; p++)
        for (unsigned q = 0; q < p; q++)
            good = good && t->apart[p][q] == t->apart[q][p];
    return good;
}

/* For every point where Alexandros may stand: the goals are the areas nearest to that point. */
LAW(nearest_is_seen_from_where_he_stands)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    uint8_t list[AREAS];
    unsigned k = choose(from, SYMBOLS), nearest = NOWHERE;
    alexandros_start(&t, &s);
    s.at = (uint8_t)choose(from, t.points);
    for (unsigned a = 0; a < t.areas; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            if (t.symbol[a] == k && !is_a_corner(&t, a, s.at))
                nearest = least(nearest, t.apart[s.at][t.corner[a][i]]);
    unsigned n = alexandros_goals(&t, &s, k, list);
    for (unsigned i = 0; i < n; i++)
        if (t.symbol[list[i]] != k || alexandros_distance(&t, s.at, list[i]) != nearest)
            return false;
    return n > 0;
}

CLAUSE(distance_ignores_walls, "Verzetten", DEFINITION, IMPLIED,
       "Walls, provinces and pieces make no way longer or shorter; coast lines count like others.")

/* Lines of the coast count like all others. */
TABLE_PROPERTY(every_line_is_one_line_long)
{
    bool good = true;
    for (unsigned line = 0; line < t->inner; line++)
        good = good && t->apart[t->end[line][0]][t->end[line][1]] == 1;
    for (unsigned line = 0; line < t->coasts; line++)
        good = good && t->apart[t->shore_end[line][0]][t->shore_end[line][1]] == 1;
    return good;
}

/* Distances ignore walls: unless it spoils a goal, a wall makes no goal farther away. */
TALLY_PROPERTY(walls_make_no_goal_farther)
{
    if (s->phase != GOAL || s->joker || !READS(t, Q_red_shortage, 'A')
        || !READS(t, Q_nearest_among_free, 'A') || !any_way_will_do(t))
        return true;
    unsigned nearest = NOWHERE;
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] + 1 == s->card && is_free(t, s, a))
            nearest = least(nearest, lines_to(t, s->at, a));
    for (unsigned a = 0; a < t->areas; a++)
        if (asked(t, s, M_GOAL, s->mover, a) == LEGAL && lines_to(t, s->at, a) != nearest
            && walls_will_do(t, s, t->reach))
            return false;
    return true;
}

CLAUSE(coast_is_border, "Provincies", DEFINITION, EXPLICIT, "The coast is a border without walls.")

TABLE_PROPERTY(coast_lines_are_sides_of_one_area)
{
    unsigned sides = 0;
    bool good = t->coasts <= COAST_LINES;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            sides += t->side[a][i] == NOWHERE;
    for (unsigned line = 0; line < t->coasts; line++) {
        unsigned n = 0;
        for (unsigned a = 0; a < t->areas; a++)
            n += is_a_corner(t, a, t->shore_end[line][0])
              && is_a_corner(t, a, t->shore_end[line][1]);
        good = good && n == 1 && t->shore_end[line][0] < t->shore_end[line][1];
    }
    return good && sides == t->coasts;
}

TABLE_PROPERTY(land_has_a_coast)
{
    return t->coasts > 0;
}

QUESTION(q_lakes, "Is the shore of a lake coast?", 'A',
         "The edge of the land is a border without walls, and no other edge is described.",
         BUILT('A', "yes: each line with land on one side only"),
         INVENTS('B', "no: it is a line like others and needs walls",
                 "which lines are the shore of a lake, and whether areas hang together across a "
                 "lake while its shore has no walls"))

/* A point has a line to each point with which it shares an area, and only one. */
TABLE_PROPERTY(lines_of_a_point_are_sides_of_areas)
{
    unsigned lines = 0;
    for (unsigned p = 0; p < t->points; p++) {
        if (t->degree[p] < 2 || t->degree[p] > WAYS)
            return false;
        lines += t->degree[p];
        for (unsigned way = 0; way < t->degree[p]; way++) {
            unsigned to = t->next[p][way], line = t->line[p][way], shore = t->shore[p][way];
            bool rises = way == 0 || t->next[p][way - 1] < to;
            if (!rises || to >= t->points || to == p || (line == NOWHERE) == (shore == NOWHERE)
                || (line != NOWHERE
                    && (line >= t->inner || t->end[line][0] != least(p, to)
                        || t->end[line][1] != p + to - least(p, to)))
                || (shore != NOWHERE
                    && (shore >= t->coasts || t->shore_end[shore][0] != least(p, to)
                        || t->shore_end[shore][1] != p + to - least(p, to))))
                return false;
        }
    }
    return lines == 2u * (t->inner + (unsigned)t->coasts);
}

static bool has_coast(const struct land *l)
{
    bool coast = false;
    for (unsigned a = 0; a < l->areas; a++)
        for (unsigned i = 0; i < CORNERS; i++) {
            unsigned p = l->corner[a][i], q = l->corner[a][(i + 1) % CORNERS];
            coast = coast || with_corners(l, p, q, q) == 1;
        }
    return coast;
}

static const char *list_area(struct alexandros_table *t, const struct land *l,
                             const uint8_t c[CORNERS], char symbol)
{
    struct sheet_words w;
    call_it(&w, 1, l->areas, '_', 0);
    for (unsigned i = 0; i < CORNERS; i++) {
        w.letters[2 + i][0] = (char)(l->backwards ? 'z' - c[i] : 'a' + c[i]);
        w.letters[2 + i][1] = 0;
    }
    w.letters[2 + CORNERS][0] = symbol;
    w.letters[2 + CORNERS][1] = 0;
    return read_line(t, &w, "area", AREA_WORDS);
}

/* Adds an area, mostly at a side of the last ones: with a new point, with an existing one, or all
 * of them around the first point. Returns false if alexandros_read_sheet judges wrongly whether it
 * fits. */
static bool grow_land(struct alexandros_table *t, struct land *l, bool around, struct choice *from)
{
    unsigned last = l->areas - 1 - choose(from, least(l->areas, 6)), side = choose(from, CORNERS);
    uint8_t c[CORNERS] = { l->corner[last][side], l->corner[last][(side + 1) % CORNERS] };
    bool new_point = (around || choose(from, 3) == 0) && l->points < LAND_POINTS;
    struct alexandros_table then = *t;
    if (around)
        c[0] = 0, c[1] = (uint8_t)(l->points - 1);
    c[2] = (uint8_t)(new_point ? l->points : choose(from, l->points));
    bool good = fits(l, c);
    if ((list_area(&then, l, c, "TJ-"[choose(from, 3)]) == NULL) != good)
        return false;
    if (!good)
        return true;
    *t = then;
    for (unsigned i = 0; i < CORNERS; i++)
        l->corner[l->areas][i] = c[i];
    l->areas++;
    l->points += new_point;
    return true;
}

/* Does some rule bar a goal, a corner or a line under the standard readings? */
static bool is_barred(const struct alexandros_table *t, const struct alexandros_state *s,
                      struct move m)
{
    static forbids_fn *const bars[] = {
        SPEC_NAME(forbids, area_has_another_symbol),
        SPEC_NAME(forbids, another_area_is_nearer),
        SPEC_NAME(forbids, area_is_out_of_reach),
        SPEC_NAME(forbids, wall_stands_on_a_side),
        SPEC_NAME(forbids, governor_stands_there),
        SPEC_NAME(forbids, alexandros_stands_there),
        SPEC_NAME(forbids, point_is_no_corner),
        SPEC_NAME(forbids, corner_is_out_of_reach),
        SPEC_NAME(forbids, line_leads_no_nearer),
        SPEC_NAME(forbids, way_asks_for_too_many_walls),
    };
    bool barred = false;
    for (unsigned i = 0; i < sizeof bars / sizeof bars[0]; i++)
        barred = barred || bars[i](t, s, m);
    return barred;
}

static bool may_move_as_said(const struct alexandros_table *t, const struct alexandros_state *s)
{
    unsigned kind = s->phase == GOAL   ? M_GOAL
                  : s->phase == CORNER ? M_CORNER
                                       : M_WALK,
             most = kind == M_GOAL ? t->areas : t->points;
    bool good = true;
    for (unsigned a = 0; on_the_move(s) && a < most; a++) {
        struct move m = { (uint8_t)kind, s->mover, { (uint8_t)a } };
        good = good && (alexandros_refusal(t, s, m) == LEGAL) != is_barred(t, s, m);
    }
    return good;
}

static bool holds_on_land(const struct alexandros_table *t, const struct alexandros_state *s)
{
    return may_move_as_said(t, s) && SPEC_NAME(property, provinces_are_what_walls_enclose)(t, s)
        && SPEC_NAME(property, walls_stand_between_provinces)(t, s)
        && SPEC_NAME(property, provinces_are_named_by_their_lowest_area)(t, s);
}

/* Makes the first legal move among all that can be said, counted from a random one. */
static bool move_on(const struct alexandros_table *t, struct alexandros_state *s,
                    struct choice *from)
{
    uint32_t all = alexandros_universe(t), first = choose(from, all);
    for (uint32_t i = 0; i < all; i++)
        if (alexandros_step(t, s, alexandros_move_at(t, (first + i) % all)) == LEGAL)
            return true;
    return false;
}

/* Any triangles that meet in whole sides, at most two at each side, form a board, even with
 * holes or with points where five or twelve lines meet. If it has a coast, the game can be
 * played there. */
LAW(any_triangles_that_fit_are_a_board)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    struct sheet_words w;
    struct land l = { .points = 3, .corner = { { 0, 1, 2 } }, .backwards = choose(from, 2) };
    t.head.small = 1;
    bool good = read_line(&t, &w, "list", 1) == NULL && list_area(&t, &l, l.corner[0], 'T') == NULL;
    l.areas = 1;
    bool around = choose(from, 6) == 0;
    for (unsigned n = choose(from, 40); n > 0 && l.areas < LAND_AREAS; n--)
        good = good && grow_land(&t, &l, around, from);
    unsigned start = choose(from, l.points);
    w.letters[1][0] = (char)(l.backwards ? 'z' - start : 'a' + start);
    w.letters[1][1] = 0;
    good = good && read_line(&t, &w, "start", 2) == NULL;
    if (!good || !has_coast(&l))
        return good && judged(&t) == ALEXANDROS_coast_is_border;
    good = judged(&t) == LEGAL && t.areas == l.areas && t.points == l.points
        && SPEC_NAME(property, corners_are_three_points)(&t)
        && SPEC_NAME(is, distance_is_the_number_of_lines)(&t)
        && SPEC_NAME(property, neighbours_share_two_corners)(&t)
        && SPEC_NAME(property, inner_lines_lie_between_two_areas)(&t)
        && SPEC_NAME(is, coast_lines_are_sides_of_one_area)(&t)
        && SPEC_NAME(is, lines_of_a_point_are_sides_of_areas)(&t);
    if (!good)
        return false;
    alexandros_start(&t, &s);
    for (unsigned n = 0; n < LAND_MOVES && move_on(&t, &s, from); n++)
        if (!holds_on_land(&t, &s))
            return false;
    return true;
}

/* Two points with areas on both sides of a ring; if the ring has four points, this is an
 * octahedron. It has a coast only if an area is left out. */
LAW(land_without_a_coast_is_refused)
{
    struct alexandros_table t = as_assumed(from);
    struct sheet_words w = { .letters = { [1] = "a" } };
    struct land l = { .points = 0 };
    unsigned ring = 3 + choose(from, 6), gap = choose(from, 2 * ring + 1);
    t.head.small = 1;
    bool good = read_line(&t, &w, "list", 1) == NULL;
    for (unsigned n = 0; n < 2 * ring; n++) {
        uint8_t c[CORNERS] = { (uint8_t)(n % ring), (uint8_t)((n + 1) % ring),
                               (uint8_t)(ring + n / ring) };
        good = good && (n == gap || list_area(&t, &l, c, "T-"[n % 2]) == NULL);
        l.areas += n != gap;
    }
    good = good && read_line(&t, &w, "start", 2) == NULL;
    return good
        && judged(&t) == (gap < 2 * ring ? (verdict)LEGAL : (verdict)ALEXANDROS_coast_is_border);
}

/* A ring of areas around a lake. Every second area touches the lake; the first points are those of
 * its shore. */
static bool land_around_a_lake(struct alexandros_table *t, unsigned ring)
{
    struct sheet_words w = { .letters = { [1] = "a" } };
    struct land l = { .points = 0 };
    t->head.small = 1;
    bool good = read_line(t, &w, "list", 1) == NULL;
    for (; l.areas < 2 * ring; l.areas++) {
        unsigned i = l.areas / 2, next = (i + 1) % ring;
        bool inside = l.areas % 2 == 0;
        uint8_t c[CORNERS] = { (uint8_t)(inside ? i : ring + next), (uint8_t)next,
                               (uint8_t)(ring + i) };
        good = good && list_area(t, &l, c, inside ? 'T' : '-') == NULL;
    }
    return good && read_line(t, &w, "start", 2) == NULL && judged(t) == LEGAL;
}

/* Under q-lakes A Alexandros lays no wall along the shore of a lake, and two walls from the lake to
 * the coast cut the ring in two. */
LAW(shore_of_a_lake_is_coast)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    unsigned ring = 3 + choose(from, 4), one = choose(from, ring),
             other = (one + 1 + choose(from, ring - 1)) % ring, to = (one + 1) % ring;
    if (!land_around_a_lake(&t, ring))
        return false;
    alexandros_start(&t, &s);
    s.phase = WAY;
    s.mover = 0;
    s.at = (uint8_t)one;
    s.target = (uint8_t)(to + 1);
    struct move bare = { M_WALK, 0, { (uint8_t)to } },
                walled_too = { M_WALK, 0, { (uint8_t)to, 1 } };
    bool good = alexandros_refusal(&t, &s, walled_too) == ALEXANDROS_no_wall_on_coast
             && alexandros_step(&t, &s, bare) == LEGAL && all_zero(s.wall, WALL_BYTES)
             && s.black == t.black && s.red == t.red;
    wall_between(&t, &s, to, ring + one);
    wall_between(&t, &s, (other + 1) % ring, ring + other);
    const uint8_t *here = s.province + 2 * (size_t)one, *there = s.province + 2 * (size_t)other;
    return good && here[1] == there[0] && there[1] == here[0] && here[0] != there[0];
}

/* The province of figure 3: three walls and the coast around two symbols and two plain areas. The
 * walls may be laid in any order. */
LAW(three_walls_and_the_coast_make_a_province)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    unsigned way[] = { point(&t, 0, 4), point(&t, 1, 5), point(&t, 2, 6), point(&t, 3, 5) };
    unsigned harp, size = 0, plain = 0, turn = choose(from, 6);
    alexandros_start(&t, &s);
    harp = area(&t, 2, 5);
    for (unsigned i = 0; i < 3; i++) {
        unsigned n = (turn + (turn < 3 ? i : 2 * i)) % 3;
        wall_between(&t, &s, way[n], way[n + 1]);
    }
    for (unsigned a = 0; a < t.areas; a++) {
        size += s.province[a] == s.province[harp];
        plain += s.province[a] == s.province[harp] && t.symbol[a] == PLAIN;
    }
    return size == 4 && plain == 2 && alexandros_value(&t, &s, s.province[harp]) == 2;
}
