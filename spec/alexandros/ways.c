/* This chapter states what the document says under "Alexandros verzetten": the corner, the way
 * there, the walls on the way. */
#include "reaching.h"

CLAUSE(any_corner, "Verzetten", LEGALITY, EXPLICIT,
       "Alexandros goes to any corner of the goal, and that need not be the nearest.")

FORBIDS_TIME(any_corner, corner_is_chosen_first, BY_PLAYERS & ~ON(M_CORNER),
             "a corner of the goal is to be chosen first")
{
    return s->phase == CORNER;
}

FORBIDS(any_corner, point_is_no_corner, ON(M_CORNER), "{point} is no corner of {goal}")
{
    return s->phase == CORNER && s->goal != 0 && !is_a_corner(t, s->goal - 1u, m.arg[0]);
}

STEP_PROPERTY(he_goes_to_a_corner_of_the_goal, ON(M_CORNER))
{
    return before->phase == CORNER && before->goal != 0
        && is_a_corner(t, before->goal - 1u, m.arg[0])
        && (after->target == m.arg[0] + 1
            || (after->target == 0 && before->at == m.arg[0] && after->at == m.arg[0]));
}

CLAUSE(wall_on_each_line, "Verzetten", EFFECT, EXPLICIT,
       "Each line of the way of Alexandros that is not on the coast and has no wall yet gets one.")

/* A line that was passed gets a wall; no other line does. */
STEP_PROPERTY(line_that_was_gone_has_a_wall)
{
    unsigned passed = m.kind == M_WALK ? line_between(t, before->at, m.arg[0]) : NOWHERE;
    bool good = m.kind != M_WALK || (before->phase == WAY && after->at == m.arg[0]);
    for (unsigned line = 0; line < t->inner; line++)
        good = good && walled(after, line) == (walled(before, line) || line == passed);
    return good;
}

STATE_PROPERTY(walls_stand_on_inner_lines_only)
{
    bool good = true;
    for (unsigned line = t->inner; line < 8 * WALL_BYTES; line++)
        good = good && (s->wall[line / 8] >> line % 8 & 1u) == 0;
    return good;
}

/* Walls laid on a way are counted until Alexandros arrives. */
STEP_PROPERTY(walls_of_a_way_are_counted)
{
    unsigned n = walls(t, after) + after->needless - walls(t, before) - before->needless;
    if (after->phase == WAY)
        return after->laid == before->laid + n && after->black == before->black
            && after->red == before->red;
    return after->laid == 0;
}

STATE_PROPERTY(nothing_is_laid_but_on_a_way)
{
    return s->phase == WAY ? s->target != 0 && s->target <= t->points && s->goal == 0
                           : s->target == 0 && s->laid == 0;
}

CLAUSE(route_free_choice, "Verzetten", PERMISSION, EXPLICIT,
       "Among several shortest ways the player chooses.")

TALLY_PROPERTY(some_way_is_left)
{
    unsigned n = 0;
    for (unsigned p = 0; s->phase == WAY && p < t->points; p++)
        n += can(t, s, M_WALK, p);
    return s->phase != WAY || n > 0;
}

/* A way of d lines, p of them in one direction of the lattice and the others in another, can be
 * chosen in "d over p" ways, on land without holes and far from the coast. In the figures, the harp
 * has one way to its east corner and three to its south corner. */
LAW(harp_of_the_figures_has_one_way_and_three)
{
    struct alexandros_table t = as_assumed(from);
    unsigned n[POINTS] = { 0 }, start = t.start;
    n[start] = 1;
    for (unsigned lines = 1; lines <= 3; lines++)
        for (unsigned p = 0; p < t.points; p++)
            for (unsigned q = 0; q < t.points && t.apart[start][p] == lines; q++)
                n[p] += t.apart[start][q] + 1u == lines && t.apart[q][p] == 1 ? n[q] : 0;
    return t.apart[start][point(&t, 2, 6)] == 2 && n[point(&t, 2, 6)] == 1
        && t.apart[start][point(&t, 3, 5)] == 3 && n[point(&t, 3, 5)] == 3;
}

CLAUSE(route_shortest, "Verzetten", LEGALITY, EXPLICIT,
       "No way to that corner has fewer lines than the one he goes.")

FORBIDS_TIME(route_shortest, way_is_finished_first, BY_PLAYERS & ~ON(M_WALK),
             "Alexandros has not arrived yet")
{
    return s->phase == WAY;
}

FORBIDS(route_shortest, line_leads_no_nearer, ON(M_WALK), "no shortest way leads by {point}")
{
    return s->phase == WAY && !lies_nearer(t, s, m.arg[0]);
}

STEP_PROPERTY(every_line_leads_nearer, ON(M_WALK))
{
    unsigned target = before->target - 1u;
    return t->apart[before->at][m.arg[0]] == 1
        && t->apart[m.arg[0]][target] + 1 == t->apart[before->at][target];
}

STATE_PROPERTY(he_is_not_there_yet)
{
    return s->phase != WAY || s->target != s->at + 1;
}

STEP_PROPERTY(he_moves_along_his_way_only)
{
    return after->at == (m.kind == M_WALK ? m.arg[0] : before->at)
        && (m.kind != M_WALK || (after->phase == WAY) == (after->at + 1 != before->target));
}

CLAUSE(route_along_coast, "Verzetten", PERMISSION, EXPLICIT, "The way may follow the coast.")

TALLY_PROPERTY(coast_is_as_good_as_any_way)
{
    for (unsigned line = 0; s->phase == WAY && line < t->coasts; line++)
        for (unsigned i = 0; i < 2; i++) {
            unsigned p = t->shore_end[line][i], q = t->shore_end[line][!i], target = s->target - 1u;
            bool leads = p == s->at && t->apart[q][target] + 1 == t->apart[p][target];
            verdict v = leads ? asked(t, s, M_WALK, s->mover, q) : (verdict)LEGAL;
            if (v != LEGAL && walls_will_do(t, s, s->laid + t->reach)
                && READS(t, Q_fewest_walls, 'A') && any_way_will_do(t))
                return false;
        }
    return true;
}

CLAUSE(no_wall_on_coast, "Verzetten", EFFECT, AMBIGUOUS, "Lines of the coast get no wall.")

FORBIDS(no_wall_on_coast, coast_needs_no_wall, ON(M_WALK), "the line to {point} lies on the coast")
{
    return s->phase == WAY && m.arg[1] != 0 && READS(t, Q_coast_walls, 'A')
        && coast_between(t, s->at, m.arg[0]) != NOWHERE;
}

static bool on_shore(const struct alexandros_state *s, unsigned line)
{
    return line < COAST_LINES && (s->shored[line / 8] >> line % 8 & 1u) != 0;
}

STEP_PROPERTY(coast_lines_get_no_wall, ON(M_WALK))
{
    if (m.arg[1] != 0 || coast_between(t, before->at, m.arg[0]) == NOWHERE)
        return true;
    return same_bytes(before->wall, after->wall, WALL_BYTES) && before->needless == after->needless
        && before->black - after->black + before->red - after->red
               == (after->phase == WAY ? 0 : before->laid);
}

static unsigned shore_walls(const struct alexandros_table *t, const struct alexandros_state *s)
{
    unsigned n = 0;
    for (unsigned line = 0; line < t->coasts; line++)
        n += on_shore(s, line);
    return n;
}

/* q-coast-walls B and C: the move says whether a wall is needless. */
STATE_PROPERTY(walls_without_need_are_told_apart)
{
    if (READS(t, Q_coast_walls, 'A'))
        return s->needless == 0 && all_zero(s->shored, SHORE_BYTES);
    return READS(t, Q_coast_walls, 'B') ? s->needless == shore_walls(t, s)
                                        : s->needless >= shore_walls(t, s);
}

/* A needless wall stands visibly on the line that Alexandros has passed. */
STEP_PROPERTY(needless_wall_stands_on_the_coast, ON(M_WALK))
{
    unsigned shore = coast_between(t, before->at, m.arg[0]);
    for (unsigned line = 0; line < t->coasts; line++)
        if (on_shore(after, line) != (on_shore(before, line) || (line == shore && m.arg[1] != 0)))
            return false;
    return true;
}

QUESTION(q_coast_walls, "May walls be laid where they are not needed?", 'A',
         "As few as possible are laid.", BUILT('A', "no"), BUILT('B', "yes, on the coast"),
         BUILT('C', "yes, on the coast and where walls are already"))

CLAUSE(route_along_walls, "Verzetten", PERMISSION, EXPLICIT,
       "The way may follow walls that are there.")

STEP_PROPERTY(walls_on_the_way_cost_nothing)
{
    unsigned line = m.kind == M_WALK ? line_between(t, before->at, m.arg[0]) : NOWHERE;
    return line == NOWHERE || !walled(before, line) || m.arg[1] != 0
        || (same_bytes(before->wall, after->wall, WALL_BYTES)
            && before->needless == after->needless);
}

CLAUSE(no_double_wall, "Verzetten", EFFECT, AMBIGUOUS, "A line that has a wall gets no second one.")

FORBIDS(no_double_wall, line_gets_one_wall, ON(M_WALK),
        "the line to {point} gets one wall and no other one")
{
    unsigned line = line_between(t, s->at, m.arg[0]);
    bool once_more = READS(t, Q_coast_walls, 'C') && walled(s, line);
    return s->phase == WAY && m.arg[1] != 0 && line != NOWHERE && !once_more;
}

FORBIDS(no_double_wall, coast_has_a_wall_already, ON(M_WALK),
        "the line to {point} has a wall already")
{
    return s->phase == WAY && m.arg[1] != 0 && READS(t, Q_coast_walls, 'B')
        && on_shore(s, coast_between(t, s->at, m.arg[0]));
}

STEP_PROPERTY(lines_with_a_wall_get_no_second)
{
    unsigned line = m.kind == M_WALK ? line_between(t, before->at, m.arg[0]) : NOWHERE;
    bool had = line != NOWHERE && walled(before, line);
    unsigned was = before->black + (unsigned)before->red - before->laid,
             is = after->black + (unsigned)after->red - after->laid;
    return !had || READS(t, Q_coast_walls, 'C') || was == is;
}

CLAUSE(route_not_fewest_walls, "Verzetten", LEGALITY, IMPLIED,
       "Among shortest ways it need not be the one that asks for the fewest new walls.")

FORBIDS(route_not_fewest_walls, way_asks_for_more_walls, ON(M_WALK),
        "by {point} the way asks for more new walls than another one")
{
    return s->phase == WAY && asks_for_more(t, s, m.arg[0], m.arg[1] != 0);
}

QUESTION(q_fewest_walls, "What has to be as small as possible?", 'A',
         "In two examples more walls are laid than another way would need. If all ways counted, "
         "there would also be ways without end.",
         BUILT('A', "the number of lines of the way"),
         CONTRADICTS('B', "the number of new walls, among all ways", "route-shortest",
                     "corpus/alexandros/clauses/ways/route-shortest.scenario"),
         BUILT('C', "the number of new walls, among the shortest ways"))

EXCLUDES(q_fewest_walls, 'C', q_coast_walls, 'B',
         "a wall that is not needed is more than as few as possible")
EXCLUDES(q_fewest_walls, 'C', q_coast_walls, 'C',
         "a wall that is not needed is more than as few as possible")

CLAUSE(route_through_provinces, "Verzetten", PERMISSION, EXPLICIT,
       "The way may cross walls and go through any province, occupied or not.")

/* Neither governors nor provinces bar a way. */
TALLY_PROPERTY(provinces_bar_no_way)
{
    struct alexandros_state then = without_governors(s);
    if (s->phase != WAY)
        return true;
    for (unsigned p = 0; p < t->points; p++)
        if (asked(t, s, M_WALK, s->mover, p) != asked(t, &then, M_WALK, s->mover, p))
            return false;
    return true;
}

CLAUSE(black_only, "Verzetten", EFFECT, EXPLICIT, "Walls are black as a rule.")

/* Except under q-red-mix B, where all walls of a way are red. */
STATE_PROPERTY(red_walls_lie_only_when_black_ones_do_not_suffice)
{
    return s->red == t->red || s->black == 0 || READS(t, Q_red_mix, 'B');
}

STEP_PROPERTY(red_walls_are_taken_for_what_is_missing)
{
    unsigned laid =
        before->laid
        + (unsigned)(m.kind == M_WALK && after->laid == 0
                         ? walls(t, after) + after->needless - walls(t, before) - before->needless
                         : 0);
    return (after->red != before->red)
        == (m.kind == M_WALK && after->phase != WAY && laid > before->black);
}

CLAUSE(red_only_last_move, "Verzetten", LEGALITY, EXPLICIT,
       "Red walls are for the very last move of Alexandros.")

FORBIDS(red_only_last_move, choice_asks_for_red, USES,
        "it asks for red walls, and another card does without")
{
    uint8_t missing[POINTS];
    struct goals g;
    if (s->phase != CARD || !READS(t, Q_red_voluntary, 'B'))
        return false;
    count_missing_walls(t, s, s->at, missing);
    g = goals_by(t, s, missing, used_by(m));
    if (g.count == 0 || black_will_do(t, s, missing, &g))
        return false;
    for (unsigned with = 0; with < WAYS_TO_MOVE; with++) {
        g = goals_by(t, s, missing, with);
        if (black_will_do(t, s, missing, &g))
            return true;
    }
    return false;
}

FORBIDS(red_only_last_move, goal_asks_for_red, ON(M_GOAL),
        "{area} asks for red walls, and another goal does without")
{
    uint8_t missing[POINTS];
    if (!READS(t, Q_red_voluntary, 'B') || !may_be_a_goal(t, s, m.arg[0], missing))
        return false;
    struct goals g = goals_now(t, s, missing);
    return g.at[m.arg[0]] && !within_reach(t, s, missing, m.arg[0], true)
        && black_will_do(t, s, missing, &g);
}

FORBIDS(red_only_last_move, corner_asks_for_red, ON(M_CORNER),
        "{point} asks for red walls, and another corner does without")
{
    uint8_t missing[POINTS];
    unsigned p = m.arg[0];
    if (s->phase != CORNER || s->goal == 0 || !READS(t, Q_red_voluntary, 'B'))
        return false;
    count_missing_walls(t, s, s->at, missing);
    return is_a_corner(t, s->goal - 1u, p) && can_get_to(t, s, missing, p, false)
        && !can_get_to(t, s, missing, p, true) && within_reach(t, s, missing, s->goal - 1u, true);
}

FORBIDS(red_only_last_move, line_asks_for_red, ON(M_WALK),
        "by {point} the way asks for red walls, and another way does without")
{
    return s->phase == WAY && asks_for_red(t, s, m.arg[0], m.arg[1] != 0);
}

/* No turn begins after red walls were laid. */
STATE_PROPERTY(nobody_moves_him_after_red_walls)
{
    bool moves = s->phase == CARD || on_the_move(s) || sets_up(s);
    return !moves || s->red == t->red || READS(t, Q_final_round, 'B');
}

STEP_PROPERTY(red_walls_are_laid_once)
{
    return before->red == after->red || before->red == t->red || READS(t, Q_final_round, 'B');
}

QUESTION(q_red_voluntary, "May the player go a way that needs red walls if he could do without?",
         'A', "Goal, corner and way are free as ever; the end looks at the way that was chosen.",
         BUILT('A', "yes"), BUILT('B', "no, not if any choice of his does without"),
         BUILT('C', "no, not if a way to that corner does without"))

QUESTION(q_red_mix, "Which walls are laid if the black ones are too few?", 'A',
         "Red is used for what black is missing for.",
         BUILT('A', "the black ones that are left, then red ones"),
         BUILT('B', "red ones only; the black ones stay in their pile"))

CLAUSE(symbolless_cut_legal, "Provincies", LEGALITY, AMBIGUOUS,
       "A way that cuts off such a province is allowed.")

FORBIDS(symbolless_cut_legal, ways_cut_off_plain_land, USES,
        "each way to an area that could be the goal cuts off land without a symbol")
{
    return fails_by_reach(t, s, m, is_cut_off);
}

FORBIDS(symbolless_cut_legal, ways_to_the_area_cut_off_plain_land, ON(M_GOAL),
        "each way to {area} cuts off land without a symbol")
{
    uint8_t missing[POINTS];
    return may_be_a_goal(t, s, m.arg[0], missing) && is_cut_off(t, s, missing, m.arg[0]);
}

FORBIDS(symbolless_cut_legal, ways_to_the_corner_cut_off_plain_land, ON(M_CORNER),
        "each way to {point} cuts off land without a symbol")
{
    uint8_t missing[POINTS];
    if (s->phase != CORNER || s->goal == 0 || !is_a_corner(t, s->goal - 1u, m.arg[0]))
        return false;
    count_missing_walls(t, s, s->at, missing);
    return walls_lead_to(t, s, missing, m.arg[0], false)
        && !can_get_to(t, s, missing, m.arg[0], false);
}

FORBIDS(symbolless_cut_legal, way_cuts_off_plain_land, ON(M_WALK),
        "by {point} the way cuts off land without a symbol")
{
    if (s->phase != WAY || READS(t, Q_symbolless, 'A') || !lies_nearer(t, s, m.arg[0]))
        return false;
    struct alexandros_state then = gone_on(t, s, m.arg[0], m.arg[1] != 0);
    return cuts_off_plain_land(t, s, m.arg[0]) || !goes_on_cleanly(t, &then);
}

/* q-symbolless B: a part without symbols can only be one that the board had from the start, because
 * it is in pieces. */
STEP_PROPERTY(worthless_parts_come_by_a_reading_only)
{
    bool good = true;
    for (unsigned a = 0; READS(t, Q_symbolless, 'B') && a < t->areas; a++)
        if (plain_areas(t, after, after->province[a]) == areas_in(t, after, after->province[a]))
            good = good && after->province[a] == before->province[a]
                && areas_in(t, before, before->province[a])
                       == areas_in(t, after, after->province[a]);
    return good;
}

QUESTION(q_symbolless, "May a way cut off a province without a symbol?", 'A',
         "It is called worthless, not forbidden.", BUILT('A', "yes"),
         BUILT('B', "no: an area is left out, as if it was not free, where each way there that is "
                    "allowed otherwise does so"))

CLAUSE(red_after_black, "Einde", EFFECT, AMBIGUOUS, "The black walls that are left are laid first.")

STEP_PROPERTY(black_walls_are_laid_first, ON(M_WALK))
{
    if (after->phase == WAY)
        return true;
    unsigned laid =
        before->laid + walls(t, after) + after->needless - walls(t, before) - before->needless;
    unsigned black = least(laid, before->black);
    if (laid > before->black && READS(t, Q_red_mix, 'B'))
        black = 0;
    return after->black + black == before->black && after->red + laid - black == before->red;
}
