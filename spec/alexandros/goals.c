/* This chapter states what the document says under "Alexandros verzetten": which areas are free,
 * and which of them are goals. */
#include "shared.h"
#include "reaching.h"

CLAUSE(goal_symbol_matches, "Verzetten", LEGALITY, EXPLICIT,
       "The goal is an area with the symbol of the card.")

FORBIDS_TIME(goal_symbol_matches, goal_is_chosen_first, BY_PLAYERS & ~ON(M_GOAL),
             "the goal of Alexandros is to be chosen first")
{
    return s->phase == GOAL;
}

FORBIDS(goal_symbol_matches, area_has_another_symbol, ON(M_GOAL),
        "{area} does not have the symbol of the card")
{
    return s->phase == GOAL && !has_the_symbol(t, s, m.arg[0]);
}

FORBIDS(goal_symbol_matches, no_area_has_the_symbol, USES_A_CARD,
        "no area of the board has the symbol of the card")
{
    uint8_t missing[POINTS];
    return leads_nowhere(t, s, m, missing) && t->count[m.arg[0]] == 0
        && !is_joker(t, s, used_by(m));
}

STEP_PROPERTY(goal_has_the_symbol_of_the_card, ON(M_GOAL))
{
    unsigned symbol = t->symbol[m.arg[0]];
    return before->phase == GOAL && (before->joker ? symbol != PLAIN : symbol + 1 == before->card);
}

CLAUSE(goal_nearest, "Verzetten", LEGALITY, EXPLICIT,
       "Of the free areas with that symbol it is one of those that are nearest.")

FORBIDS(goal_nearest, nearest_area_is_of_no_use, USES,
        "a nearer area with that symbol cannot be the goal, and no other one may")
{
    return fails_by_reach(t, s, m, is_in_reach);
}

FORBIDS(goal_nearest, another_area_is_nearer, ON(M_GOAL),
        "another area with that symbol is nearer than {area}")
{
    uint8_t missing[POINTS];
    return may_be_a_goal(t, s, m.arg[0], missing) && within_reach(t, s, missing, m.arg[0], false)
        && !goals_now(t, s, missing).at[m.arg[0]];
}

/* A card can only be chosen if it leads to a goal. */
TALLY_PROPERTY(card_has_a_goal)
{
    uint8_t missing[POINTS];
    if (s->phase != GOAL)
        return true;
    count_missing_walls(t, s, s->at, missing);
    return goals_now(t, s, missing).count > 0;
}

STEP_PROPERTY(no_free_area_of_the_card_is_nearer, ON(M_GOAL))
{
    if (before->joker || !READS(t, Q_red_shortage, 'A') || !any_way_will_do(t))
        return true;
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] + 1 == before->card
            && lines_to(t, before->at, a) < lines_to(t, before->at, m.arg[0])
            && is_free(t, before, a) && walls_will_do(t, before, t->reach))
            return false;
    return true;
}

QUESTION(q_nearest_among_free, "Nearest among which areas?", 'A',
         "Both words stand together; in an example a nearer soldier with a governor does not spoil "
         "the card.",
         BUILT('A', "among the free ones"),
         BUILT('B', "among all with that symbol: if none of the nearest is free and within reach "
                    "of the walls, the card has no goal"))

CLAUSE(distance_to_nearest_corner, "Verzetten", DEFINITION, IMPLIED,
       "Distance is measured to the nearest corner of an area.")

FORBIDS(distance_to_nearest_corner, corner_is_not_the_nearest, ON(M_CORNER),
        "{point} is not the corner of {goal} that is nearest")
{
    return s->phase == CORNER && s->goal != 0 && is_a_corner(t, s->goal - 1u, m.arg[0])
        && !corner_counts(t, s, s->goal - 1u, m.arg[0]);
}

LAW(distance_ends_at_the_nearest_corner)
{
    struct alexandros_table t = as_assumed(from);
    unsigned p = choose(from, t.points), a = choose(from, t.areas),
             n = alexandros_distance(&t, p, a);
    bool met = false;
    for (unsigned i = 0; i < CORNERS; i++) {
        unsigned far = t.apart[p][t.corner[a][i]];
        met = met || far == n;
        if (far < n || far > n + 1)
            return false;
    }
    return met;
}

QUESTION(q_nearest_corner, "To which corner is the distance of an area measured?", 'A',
         "In two examples corners farther off are chosen, of areas that are still the nearest.",
         BUILT('A', "to the nearest, and any corner may be entered"),
         BUILT('B', "to the one that is entered: only a nearest corner may be"))

CLAUSE(goal_tie_choice, "Verzetten", PERMISSION, EXPLICIT,
       "Among areas that are equally near the player chooses.")

/* For every point of the board without walls: all nearest areas are goals. */
LAW(all_nearest_areas_are_offered)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    uint8_t list[AREAS];
    unsigned k = choose(from, SYMBOLS), nearest = NOWHERE, n = 0;
    alexandros_start(&t, &s);
    s.at = (uint8_t)choose(from, t.points);
    for (unsigned a = 0; a < t.areas; a++) {
        if (t.symbol[a] != k || is_a_corner(&t, a, s.at))
            continue;
        n = lines_to(&t, s.at, a) < nearest ? 1 : n + (lines_to(&t, s.at, a) == nearest);
        nearest = least(nearest, lines_to(&t, s.at, a));
    }
    return alexandros_goals(&t, &s, k, list) == n;
}

CLAUSE(free_no_wall_side, "Verzetten", LEGALITY, EXPLICIT,
       "An area with a wall on one of its sides is not free.")

FORBIDS(free_no_wall_side, wall_stands_on_a_side, ON(M_GOAL), "a wall stands on a side of {area}")
{
    return spoils_the_goal(t, s, m, has_wall_side);
}

FORBIDS(free_no_wall_side, walls_stand_on_sides, USES_A_CARD,
        "areas with the symbol of the card have a wall on a side, and no other one is free")
{
    return spoils_a_card(t, s, m, has_wall_side);
}

/* Under two readings a joker may go to any area. */
static bool goes_anywhere(const struct alexandros_table *t, const struct alexandros_state *s)
{
    return s->joker != NO_JOKER && (!READS(t, Q_joker_goal, 'A') || READS(t, Q_no_goal, 'D'));
}

STEP_PROPERTY(goal_has_no_wall_side, ON(M_GOAL))
{
    return goes_anywhere(t, before) || !has_wall_side(t, before, m.arg[0]);
}

/* Under q-coast-walls B, C a wall on the coast counts as a wall. */
STEP_PROPERTY(goal_has_no_wall_on_its_coast, ON(M_GOAL))
{
    bool good = true;
    for (unsigned line = 0; line < t->coasts && !goes_anywhere(t, before); line++)
        good = good
            && ((before->shored[line / 8] >> line % 8 & 1u) == 0
                || !is_a_corner(t, m.arg[0], t->shore_end[line][0])
                || !is_a_corner(t, m.arg[0], t->shore_end[line][1]));
    return good;
}

CLAUSE(free_no_governor, "Verzetten, Vrije provincie", LEGALITY, EXPLICIT,
       "An area with a governor, whoever's, is not free.")

static bool has_governor(const struct alexandros_table *t, const struct alexandros_state *s,
                         unsigned a)
{
    return who_stands_on(t, s, a) != NOWHERE;
}

FORBIDS(free_no_governor, governor_stands_there, ON(M_GOAL), "a governor stands on {area}")
{
    return spoils_the_goal(t, s, m, has_governor);
}

FORBIDS(free_no_governor, governors_stand_there, USES_A_CARD,
        "a governor stands on an area with the symbol of the card, and no other one is free")
{
    return spoils_a_card(t, s, m, has_governor);
}

STEP_PROPERTY(goal_has_no_governor, ON(M_GOAL))
{
    return goes_anywhere(t, before) || who_stands_on(t, before, m.arg[0]) == NOWHERE;
}

LAW(governor_is_what_spoils_an_area)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    alexandros_start(&t, &s);
    unsigned a = choose(from, t.areas), seat = choose(from, t.head.players);
    bool was = alexandros_refuse_free(&t, &s, a) == LEGAL;
    s.governor[seat][0] = (uint8_t)(a + 1);
    return !was || alexandros_refuse_free(&t, &s, a) == ALEXANDROS_free_no_governor;
}

CLAUSE(free_not_under_alexandros, "Verzetten", LEGALITY, AMBIGUOUS,
       "An area on which Alexandros stands is not free: none that has his vertex as a corner.")

FORBIDS(free_not_under_alexandros, alexandros_stands_there, ON(M_GOAL),
        "Alexandros stands on {area}")
{
    return spoils_the_goal(t, s, m, alexandros_is_on);
}

FORBIDS(free_not_under_alexandros, alexandros_stands_on_them, USES_A_CARD,
        "Alexandros stands on an area with the symbol of the card, and no other one is free")
{
    return spoils_a_card(t, s, m, alexandros_is_on);
}

STEP_PROPERTY(alexandros_moves_to_another_area, ON(M_GOAL))
{
    return !READS(t, Q_standing_on, 'A') || goes_anywhere(t, before)
        || !is_a_corner(t, m.arg[0], before->at);
}

/* So Alexandros always leaves the point where he stands. */
STATE_PROPERTY(corners_of_the_goal_are_other_points)
{
    bool anywhere =
        !READS(t, Q_standing_on, 'A') || !READS(t, Q_joker_goal, 'A') || READS(t, Q_no_goal, 'D');
    if (s->goal == 0 || anywhere)
        return s->goal <= t->areas;
    return s->goal <= t->areas && !is_a_corner(t, s->goal - 1u, s->at);
}

QUESTION(q_standing_on, "On which areas does Alexandros stand?", 'A',
         "He is only ever put on corners. So every move moves him, and nothing has to be "
         "remembered.",
         BUILT('A', "on all that have his vertex as a corner"),
         BUILT('B', "on the one to which he was sent last"),
         BUILT('C', "on none: he stands on points"))

CLAUSE(free_corner_contact, "Verzetten", LEGALITY, AMBIGUOUS,
       "A wall that only touches a corner of an area leaves it free.")

/* q-corner-touch B: does a wall touch a corner of the area? */
static bool is_touched(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned a)
{
    return READS(t, Q_corner_touch, 'B') && wall_meets(t, s, a);
}

FORBIDS(free_corner_contact, wall_touches_a_corner, ON(M_GOAL), "a wall touches a corner of {area}")
{
    return spoils_the_goal(t, s, m, is_touched);
}

FORBIDS(free_corner_contact, walls_touch_corners, USES_A_CARD,
        "walls touch corners of areas with the symbol of the card, and no other one is free")
{
    return spoils_a_card(t, s, m, is_touched);
}

/* A wall that is not a side of the area does not matter. */
LAW(wall_at_a_corner_spoils_nothing)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    alexandros_start(&t, &s);
    unsigned a = choose(from, t.areas), line = choose(from, t.inner);
    bool was = alexandros_refuse_free(&t, &s, a) == LEGAL;
    s.wall[line / 8] |= (uint8_t)(1u << line % 8);
    bool side = t.side[a][0] == line || t.side[a][1] == line || t.side[a][2] == line;
    return (alexandros_refuse_free(&t, &s, a) == LEGAL) == (was && !side);
}

QUESTION(q_corner_touch, "Does a wall that touches only a corner spoil a goal?", 'A',
         "In an example all walls of a way to a free area end at its corner. The other reading "
         "takes a garbled sentence literally.",
         BUILT('A', "no"), BUILT('B', "yes"))

CLAUSE(free_coast_side, "Verzetten", LEGALITY, IMPLIED, "A side on the coast leaves an area free.")

/* q-coast-side B: does the area lie on the coast? */
static bool lies_on_the_coast(const struct alexandros_table *t, const struct alexandros_state *s,
                              unsigned a)
{
    (void)s;
    return READS(t, Q_coast_side, 'B') && has_coast_side(t, a);
}

FORBIDS(free_coast_side, area_lies_on_the_coast, ON(M_GOAL), "{area} has a side on the coast")
{
    return spoils_the_goal(t, s, m, lies_on_the_coast);
}

FORBIDS(free_coast_side, areas_lie_on_the_coast, USES_A_CARD,
        "areas with the symbol of the card have a side on the coast, and no other one is free")
{
    return spoils_a_card(t, s, m, lies_on_the_coast);
}

LAW(areas_on_the_coast_are_free)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    alexandros_start(&t, &s);
    s.at = (uint8_t)choose(from, t.points);
    unsigned a = choose(from, t.areas);
    return (alexandros_refuse_free(&t, &s, a) == LEGAL) == !is_a_corner(&t, a, s.at);
}

QUESTION(q_coast_side, "Does a side on the coast spoil a goal?", 'A',
         "The harp of the first examples has one.", BUILT('A', "no"),
         BUILT('B', "yes: the coast is a border"))

CLAUSE(goal_in_foreign_province, "Verzetten, Vrije provincie", PERMISSION, IMPLIED,
       "A goal may lie in a province that somebody occupies.")

/* A governor only bars the area that he stands on, not his province. */
TALLY_PROPERTY(owners_of_provinces_forbid_no_goal)
{
    struct alexandros_state then = without_governors(s);
    if (s->phase != CARD)
        return true;
    for (unsigned a = 0; a < t->areas; a++)
        if (who_stands_on(t, s, a) == NOWHERE
            && alexandros_refuse_free(t, s, a) != alexandros_refuse_free(t, &then, a))
            return false;
    return true;
}

CLAUSE(exception_same_rules, "Uitzonderingszet", PERMISSION, IMPLIED,
       "Goal, corner, way and walls are those of any other move.")

/* A card of the hand has the goals that it would have in the row. */
TALLY_PROPERTY(card_has_the_same_goals_from_hand_and_row)
{
    bool alike = READS(t, Q_joker_trigger, 'A') == READS(t, Q_hand_joker, 'A')
              && READS(t, Q_red_voluntary, 'A') && READS(t, Q_exception_dead_cards, 'A');
    for (unsigned k = 0; s->phase == CARD && alike && k < SYMBOLS; k++)
        if (s->row[k] > 0 && s->hand[s->mover][k] > 0
            && can(t, s, M_OPEN, k) != can(t, s, M_HAND, k))
            return false;
    return true;
}
