/* This chapter states what the document says under "Bestimmung des Siegers": marks, points, the
 * winner. */
#include "shared.h"

CLAUSE(mark_iii_to_strongest, "Ende", SCORE, EXPLICIT,
       "The player who won an area gets a mark III for it.")

/* What a single area brings: the same armies on a table without other areas.
 * places-by-same-comparison states that areas add up. */
static bool place_is_worth(const struct ordonanz_table *t, const struct ordonanz_state *s,
                           unsigned place, unsigned worth)
{
    struct ordonanz_table one = *t;
    struct ordonanz_state only = { .phase = OVER };
    unsigned area = t->areas - 1u;
    uint8_t points[SEATS], areas[SEATS];
    if (!ended(s))
        return true;
    one.areas = 1;
    for (unsigned p = 0; p < SEATS; p++) {
        only.order[0][p] = s->order[area][p];
        for (unsigned c = 0; c < CAP; c++)
            only.area[p][0][c] = s->area[p][area][c];
    }
    struct field f = field(&one, &only, 0);
    ordonanz_points(&one, &only, points, areas);
    for (unsigned p = 0; p < t->head.players; p++)
        if (place_on(&one, &f, p) == place && points[p] != worth)
            return false;
    return true;
}

TALLY_PROPERTY(strongest_army_earns_three)
{
    return place_is_worth(t, s, 0, 3);
}

LAW(first_of_four_earns_three)
{
    struct ordonanz_table t = as_written(4);
    struct ordonanz_state s = { .phase = OVER };
    uint8_t points[SEATS], areas[SEATS];
    unsigned best = choose(from, 4);
    for (unsigned p = 0; p < 4; p++)
        for (unsigned c = 0; c < CAP; c++)
            s.area[p][0][c] = p == best ? 31 : 15;
    for (unsigned p = 0; p < 4; p++)
        s.order[0][p] = (uint8_t)(p + 1);
    ordonanz_points(&t, &s, points, areas);
    return points[best] == 3 && areas[best] == 1
        && points[0] + points[1] + points[2] + points[3] == 6;
}

INERT(mark_iii_on_own_cards, "Ende", SCORE, EXPLICIT,
      "That mark is laid on the winner's cards in that area.",
      "a mark is kept as its owner's place in that area: where it lies has no effect")

CLAUSE(mark_ii_to_second, "Ende", SCORE, EXPLICIT,
       "The player with the second strongest army of an area gets a mark II.")

TALLY_PROPERTY(second_army_earns_two)
{
    return place_is_worth(t, s, 1, 2);
}

QUESTION(q_marks_two_players, "Do two players take marks?", 'A', "No effect on who wins.",
         BUILT('A', "yes, III and II"),
         CONTRADICTS('B', "only III, or none", "mark-ii-to-second",
                     "corpus/ordonanz/clauses/score/mark-ii-to-second-two-players.scenario"))

CLAUSE(mark_i_to_third, "Ende", SCORE, EXPLICIT,
       "The player with the third strongest army gets a mark I.")

TALLY_PROPERTY(third_army_earns_one)
{
    return place_is_worth(t, s, 2, 1);
}

CLAUSE(fourth_gets_no_mark, "Ende", SCORE, IMPLIED, "The weakest of four armies earns nothing.")

TALLY_PROPERTY(fourth_army_earns_nothing)
{
    return place_is_worth(t, s, 3, 0);
}

/* Four armies of different strength: places and points follow the strengths. */
LAW(four_different_armies_earn_three_two_one_nothing)
{
    static const uint8_t face[4] = { 16, 8, 4, 2 }, worth[4] = { 3, 2, 1, 0 };
    struct ordonanz_table t = as_written(4);
    struct ordonanz_state s = { .phase = OVER };
    uint8_t points[SEATS], areas[SEATS], rank[SEATS];
    for (unsigned p = 0; p < 4; p++) {
        rank[p] = (uint8_t)choose(from, 4);
        for (unsigned q = 0; q < p; q++)
            if (rank[q] == rank[p])
                return true; /* the four are not all different */
        for (unsigned c = 0; c < CAP; c++)
            s.area[p][0][c] = face[rank[p]];
        s.order[0][p] = (uint8_t)(p + 1);
    }
    ordonanz_points(&t, &s, points, areas);
    for (unsigned p = 0; p < 4; p++)
        if (points[p] != worth[rank[p]] || areas[p] != (rank[p] == 0 ? 1 : 0))
            return false;
    return true;
}

CLAUSE(marks_are_points, "Ende", SCORE, EXPLICIT, "The numbers on the marks are points: 3, 2, 1.")

TALLY_PROPERTY(points_of_all_areas_add_up)
{
    uint8_t points[SEATS], areas[SEATS];
    unsigned sum = 0, per_area = t->head.players == 2 ? 5 : 6;
    if (!ended(s) || !READS(t, Q_lower_ties, 'A') || !READS(t, Q_compare_scope, 'A')
        || READS(t, Q_empty_talon, 'C'))
        return true;
    ordonanz_points(t, s, points, areas);
    for (unsigned p = 0; p < t->head.players; p++) {
        sum += points[p];
        if (t->head.players < 4 && points[p] < t->areas)
            return false; /* at least a mark I or II in each */
    }
    return sum == per_area * t->areas;
}

CLAUSE(most_points_wins, "Ende", SCORE, EXPLICIT, "With three or four players most points win.")

/* Three and four players count points; two do so depending on q-two-player-points. */
static bool points_count(const struct ordonanz_table *t)
{
    return t->head.players > 2 || READS(t, Q_two_player_points, 'B');
}

TALLY_PROPERTY(winners_have_most_points)
{
    struct outcome o;
    if (s->phase != OVER || !points_count(t))
        return true;
    struct earned e = earned(t, s);
    ordonanz_outcome(t, s, &o);
    for (unsigned p = 0; p < t->head.players; p++) {
        if (o.score[p] != (int)e.points[p])
            return false;
        for (unsigned q = 0; q < t->head.players; q++)
            if ((o.winners >> p & 1) && e.points[q] > e.points[p])
                return false;
    }
    return o.winners != 0 && o.winners < 1u << t->head.players;
}

FORBIDS(most_points_wins, others_have_more_points, ON(M_LOT),
        "others have more points than {player}")
{
    if (s->phase != TIE)
        return false;
    struct earned e = earned(t, s);
    unsigned own = e.points[m.arg[0] & 3];
    return e.points[0] > own || e.points[1] > own || e.points[2] > own || e.points[3] > own;
}

CLAUSE(two_players_most_areas, "Ende", SCORE, EXPLICIT,
       "With two players the one who controls more areas wins.")

TALLY_PROPERTY(two_players_go_by_areas)
{
    struct outcome o;
    if (s->phase != OVER || t->head.players != 2 || !READS(t, Q_two_player_points, 'A'))
        return true;
    ordonanz_outcome(t, s, &o);
    struct earned e = earned(t, s);
    unsigned a = e.areas[0], b = e.areas[1];
    return o.winners == (a > b ? 1 : b > a ? 2 : 3) && o.score[0] == (int)a && o.score[1] == (int)b;
}

/* With two players an area is worth 3 or 2 points, so points and areas agree; and the number of
 * areas is odd. */
TALLY_PROPERTY(two_players_never_tie)
{
    struct outcome o;
    if (s->phase != OVER || t->head.players != 2 || READS(t, Q_empty_talon, 'C'))
        return true;
    ordonanz_outcome(t, s, &o);
    struct earned e = earned(t, s);
    unsigned a = e.points[0], b = e.points[1];
    if (a == b && s->lot != 0) /* q-points-tie C */
        return t->areas % 2 == 0 && o.winners == 1u << (s->lot - 1) % 8;
    if (o.winners != (a > b ? 1 : b > a ? 2 : 3))
        return false;
    return t->areas % 2 == 0 || o.winners != 3;
}

QUESTION(q_two_player_points, "Do two players count areas or points?", 'A',
         "So the document says. Both name the same winner; this is proved.", BUILT('A', "areas"),
         BUILT('B', "points, as three and four do; equal ones as with these"))

CLAUSE(points_tie_shared, "-", SCORE, SILENT, "Equal highest point totals share the victory.")

TALLY_PROPERTY(all_with_most_points_win)
{
    struct outcome o;
    if (s->phase != OVER || !points_count(t))
        return true;
    struct earned e = earned(t, s);
    ordonanz_outcome(t, s, &o);
    for (unsigned p = 0; p < t->head.players; p++) {
        bool most = true;
        for (unsigned q = 0; q < t->head.players; q++)
            most = most
                && (e.points[p] > e.points[q]
                    || (e.points[p] == e.points[q]
                        && (!READS(t, Q_points_tie, 'B') || e.areas[p] >= e.areas[q])));
        bool wins = o.winners >> p & 1;
        if (s->lot != 0 ? wins != (s->lot == p + 1) || (wins && !most) : wins != most)
            return false;
    }
    return true;
}

STATE_PROPERTY(lot_for_a_tie_only_where_read_so)
{
    if (s->lot == 0)
        return s->phase != TIE || (READS(t, Q_points_tie, 'C') && points_count(t));
    return s->phase == OVER && READS(t, Q_points_tie, 'C') && s->lot <= t->head.players;
}

/* Players with equal points share no victory that a lot decides: when the game is over, the lot has
 * been drawn. */
TALLY_PROPERTY(lot_is_drawn_where_points_are_equal)
{
    struct outcome o;
    if (s->phase != OVER || !points_count(t) || !READS(t, Q_points_tie, 'C'))
        return true;
    ordonanz_outcome(t, s, &o);
    return (o.winners & (o.winners - 1)) == 0;
}

QUESTION(q_points_tie, "Who wins with equal points?", 'A',
         "Whoever has the most points wins, and all of these have them; no second measure is "
         "named. The opening calls control of more areas the aim of the game, and two players "
         "count areas; but with two players points and areas agree, and for three and four the end "
         "names points. A lot is how the document decides elsewhere between equals.",
         BUILT('A', "all who have most"), BUILT('B', "of those, who controls more areas; then all"),
         BUILT('C', "one of those, by lot"))

CLAUSE(leftovers_score_nothing, "Ende", SCORE, IMPLIED,
       "Cards in hand or talon at the end count for nothing.")

TALLY_PROPERTY(hands_and_talon_do_not_count)
{
    struct ordonanz_state bare = *s;
    struct outcome with, without;
    if (s->phase != OVER)
        return true;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < HAND_ROOM; i++)
            bare.hand[p][i] = 0;
    for (unsigned face = 0; face < FACES; face++)
        bare.talon[0][face] = bare.talon[1][face] = 0;
    ordonanz_outcome(t, s, &with);
    ordonanz_outcome(t, &bare, &without);
    for (unsigned p = 0; p < SEATS; p++)
        if (with.score[p] != without.score[p])
            return false;
    return with.winners == without.winners;
}

INERT(fifteen_marks_suffice, "-", SETUP, IMPLIED,
      "Five marks of each kind suffice; marks never run short.",
      "follows from one mark of each kind for each of five areas; the property below is checked")

TALLY_PROPERTY(marks_never_run_short)
{
    if (!ended(s) || !READS(t, Q_lower_ties, 'A') || !READS(t, Q_compare_scope, 'A')
        || READS(t, Q_empty_talon, 'C'))
        return true;
    unsigned used[SEATS] = { 0 };
    for (unsigned i = 0; i < t->areas; i++) {
        struct field f = field(t, s, i);
        for (unsigned p = 0; p < t->head.players; p++)
            used[place_on(t, &f, p)]++;
    }
    return used[0] <= t->areas && used[1] <= t->areas && used[2] <= t->areas;
}

QUESTION(q_mark_supply, "Do the marks suffice?", 'A',
         "There are five areas, and each gives away at most one mark of each kind.",
         BUILT('A', "yes, five of each"),
         INVENTS('B', "there are fewer",
                 "how many marks of each kind there are, and who goes without"))

QUESTION(q_garbled_caption, "Which symbol does the company of \"Zugen\" have?", 'A',
         "The only name with that ending. No rule depends on it.", BUILT('A', "bows"),
         NO_EFFECT('B', "another", "corpus/ordonanz/examples/g1-company.scenario"))

QUESTION(q_truncated_caption, "Two regiments are stronger than one what?", 'A',
         "It agrees with the rule that more regiments beat fewer.", BUILT('A', "regiment"),
         NO_EFFECT('B', "something else", "proofs/ordonanz/armies/larger-sizes-dominate.c"))
