/* This chapter states what the document says under "Alexandros verzetten": which areas are free,
 * and which of them are goals. */
#include "shared.h"
#include "occupations.h"

CLAUSE(goal_symbol_matches, "Verzetten", LEGALITY, EXPLICIT,
       "The goal is an area with the symbol of the card.")

STEP_PROPERTY(goal_has_the_symbol_of_the_card)
{
    if (m.kind != M_GOAL)
        return true;
    unsigned symbol = t->symbol[m.arg[0]];
    return before->phase == GOAL && (before->joker ? symbol != PLAIN : symbol + 1 == before->card);
}

TALLY_PROPERTY(areas_with_other_symbols_are_refused)
{
    for (unsigned a = 0; s->phase == GOAL && a < t->areas; a++) {
        bool fits = s->joker ? t->symbol[a] != PLAIN : t->symbol[a] + 1 == s->card;
        if ((asked(t, s, M_GOAL, s->mover, a) == ALEXANDROS_goal_symbol_matches) == fits)
            return false;
    }
    return true;
}

CLAUSE(goal_nearest, "Verzetten", LEGALITY, EXPLICIT,
       "Of the free areas with that symbol it is one of those that are nearest.")

static struct goals goals_now(const struct alexandros_table *t, const struct alexandros_state *s)
{
    uint8_t missing[POINTS];
    count_missing_walls(t, s, s->at, missing);
    return goals_for(t, s, missing, s->joker ? SYMBOLS : s->card - 1u);
}

/* Whatever is a goal by the document can be chosen, and nothing else. With q-red-voluntary B
 * goals may be barred that need red walls. */
TALLY_PROPERTY(goals_are_those_of_the_document)
{
    if (s->phase != GOAL || !READS(t, Q_symbolless, 'A'))
        return true;
    struct goals g = goals_now(t, s);
    for (unsigned a = 0; a < t->areas; a++) {
        verdict v = asked(t, s, M_GOAL, s->mover, a);
        if (v == LEGAL ? !g.at[a] : g.at[a] && v != ALEXANDROS_red_only_last_move)
            return false;
    }
    return g.count > 0;
}

STEP_PROPERTY(no_free_area_of_the_card_is_nearer)
{
    if (m.kind != M_GOAL || before->joker || !READS(t, Q_red_shortage, 'A') || !any_way_will_do(t))
        return true;
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] + 1 == before->card
            && lines_to(t, before->at, a) < lines_to(t, before->at, m.arg[0])
            && is_free(t, before, a) && walls_will_do(t, before, t->reach))
            return false;
    return true;
}

/* Free and within reach, but farther than another one. */
TALLY_PROPERTY(only_what_is_farther_is_refused_as_such)
{
    if (s->phase != GOAL || s->joker || !any_way_will_do(t))
        return true;
    unsigned nearest = NOWHERE;
    for (unsigned a = 0; a < t->areas; a++)
        if (asked(t, s, M_GOAL, s->mover, a) == LEGAL)
            nearest = least(nearest, lines_to(t, s->at, a));
    for (unsigned a = 0; a < t->areas && READS(t, Q_nearest_among_free, 'A'); a++)
        if (asked(t, s, M_GOAL, s->mover, a) == ALEXANDROS_goal_nearest
            && (lines_to(t, s->at, a) <= nearest || !is_free(t, s, a))
            && READS(t, Q_red_shortage, 'A'))
            return false;
    return true;
}

QUESTION(q_nearest_among_free, "Nearest among which areas?", 'A',
         "Both words stand together; in an example a nearer soldier with a governor does not spoil "
         "the card.",
         BUILT('A', "among the free ones"),
         BUILT('B', "among all with that symbol: if no nearest one is free, the card has no goal"))

CLAUSE(distance_to_nearest_corner, "Verzetten", DEFINITION, IMPLIED,
       "It is measured to the nearest corner of an area.")

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

CLAUSE(goal_tie_choice, "Verzetten", LEGALITY, EXPLICIT,
       "Among areas that are equally near the player chooses.")

TALLY_PROPERTY(equally_near_areas_are_all_goals)
{
    if (s->phase != GOAL || s->joker || !walls_will_do(t, s, t->reach) || !any_way_will_do(t))
        return true;
    unsigned nearest = NOWHERE;
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] + 1 == s->card && is_free(t, s, a))
            nearest = least(nearest, lines_to(t, s->at, a));
    for (unsigned a = 0; a < t->areas; a++)
        if (t->symbol[a] + 1 == s->card && is_free(t, s, a) && lines_to(t, s->at, a) == nearest
            && asked(t, s, M_GOAL, s->mover, a) != LEGAL && READS(t, Q_nearest_among_free, 'A'))
            return false;
    return true;
}

/* On the board without walls, from any point: as many goals as there are nearest areas. */
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

/* A joker may, by two readings. */
static bool goes_anywhere(const struct alexandros_table *t, const struct alexandros_state *s)
{
    return s->joker != NO_JOKER && (!READS(t, Q_joker_goal, 'A') || READS(t, Q_no_goal, 'D'));
}

STEP_PROPERTY(goal_has_no_wall_side)
{
    return m.kind != M_GOAL || goes_anywhere(t, before) || !has_wall_side(t, before, m.arg[0]);
}

TALLY_PROPERTY(areas_with_wall_sides_are_not_free)
{
    for (unsigned a = 0; s->phase == CARD && a < t->areas; a++)
        if (has_wall_side(t, s, a)
            != (alexandros_refuse_free(t, s, a) == ALEXANDROS_free_no_wall_side))
            return false;
    return true;
}

CLAUSE(free_no_governor, "Verzetten, Vrije provincie", LEGALITY, EXPLICIT,
       "An area with a governor, whoever's, is not free.")

STEP_PROPERTY(goal_has_no_governor)
{
    return m.kind != M_GOAL || goes_anywhere(t, before)
        || who_stands_on(t, before, m.arg[0]) == NOWHERE;
}

/* His own neither. */
TALLY_PROPERTY(areas_with_governors_are_not_free)
{
    for (unsigned p = 0; s->phase == CARD && p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            if (s->governor[p][i] != 0
                && alexandros_refuse_free(t, s, s->governor[p][i] - 1u) == LEGAL)
                return false;
    return true;
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

STEP_PROPERTY(alexandros_moves_to_another_area)
{
    return m.kind != M_GOAL || !READS(t, Q_standing_on, 'A') || goes_anywhere(t, before)
        || !is_a_corner(t, m.arg[0], before->at);
}

/* So he never stays where he was. */
STATE_PROPERTY(corners_of_the_goal_are_other_points)
{
    bool anywhere =
        !READS(t, Q_standing_on, 'A') || !READS(t, Q_joker_goal, 'A') || READS(t, Q_no_goal, 'D');
    if (s->goal == 0 || anywhere)
        return s->goal <= t->areas;
    return s->goal <= t->areas && !is_a_corner(t, s->goal - 1u, s->at);
}

TALLY_PROPERTY(areas_under_alexandros_are_not_free)
{
    for (unsigned a = 0; s->phase == CARD && a < t->areas; a++)
        if (alexandros_is_on(t, s, a) && alexandros_refuse_free(t, s, a) == LEGAL)
            return false;
    return true;
}

QUESTION(q_standing_on, "On which areas does Alexandros stand?", 'A',
         "He is only ever put on corners. So every move moves him, and nothing has to be "
         "remembered.",
         BUILT('A', "on all that have his vertex as a corner"),
         BUILT('B', "on the one to which he was sent last"),
         BUILT('C', "on none: he stands on points"))

CLAUSE(free_corner_contact, "Verzetten", LEGALITY, AMBIGUOUS,
       "A wall that only touches a corner of an area leaves it free.")

TALLY_PROPERTY(free_areas_are_those_of_the_document)
{
    for (unsigned a = 0; s->phase == CARD && a < t->areas; a++)
        if (is_free(t, s, a) != (alexandros_refuse_free(t, s, a) == LEGAL))
            return false;
    return true;
}

/* Any wall on the board that is none of its sides. */
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
         "In an example all walls of a way to a free area end at its corner. B takes a garbled "
         "sentence by "
         "the letter.",
         BUILT('A', "no"), BUILT('B', "yes"))

CLAUSE(free_coast_side, "Verzetten", LEGALITY, IMPLIED, "A side on the coast leaves an area free.")

LAW(areas_on_the_coast_are_free)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    alexandros_start(&t, &s);
    s.at = (uint8_t)choose(from, t.points);
    unsigned a = choose(from, t.areas);
    return (alexandros_refuse_free(&t, &s, a) == LEGAL) == !is_a_corner(&t, a, s.at);
}

TALLY_PROPERTY(coast_alone_spoils_nothing)
{
    for (unsigned a = 0; s->phase == CARD && a < t->areas; a++)
        if ((alexandros_refuse_free(t, s, a) == ALEXANDROS_free_coast_side)
            && (READS(t, Q_coast_side, 'A') || !has_coast_side(t, a)))
            return false;
    return true;
}

QUESTION(q_coast_side, "Does a side on the coast spoil a goal?", 'A',
         "The harp of the first examples has one.", BUILT('A', "no"),
         BUILT('B', "yes: the coast is a border"))

CLAUSE(goal_in_foreign_province, "Verzetten, Vrije provincie", LEGALITY, IMPLIED,
       "A goal may lie in a province that somebody occupies.")

/* Who occupies what makes no difference to a goal that has no governor itself. */
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

CLAUSE(exception_same_rules, "Uitzonderingszet", LEGALITY, IMPLIED,
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
