/* What the rulebook says, clause by clause: in our words, when it forbids, what must hold. */
#include "../../rules/mill/mill.h"
#include "../spec.h"

/* The lines as they are drawn: the sides of each ring, then those from ring to ring. */
static const uint8_t lines[][3] = { { 0, 1, 2 },    { 2, 3, 4 },    { 4, 5, 6 },    { 6, 7, 0 },
                                    { 8, 9, 10 },   { 10, 11, 12 }, { 12, 13, 14 }, { 14, 15, 8 },
                                    { 16, 17, 18 }, { 18, 19, 20 }, { 20, 21, 22 }, { 22, 23, 16 },
                                    { 1, 9, 17 },   { 3, 11, 19 },  { 5, 13, 21 },  { 7, 15, 23 } };
enum { LINES = sizeof lines / sizeof lines[0] };

/* From the middle of a line to either end, or back. */
static bool line_joins(unsigned a, unsigned b)
{
    bool joined = false;
    for (unsigned i = 0; i < LINES; i++)
        joined = joined || (lines[i][1] == a && (lines[i][0] == b || lines[i][2] == b))
              || (lines[i][1] == b && (lines[i][0] == a || lines[i][2] == a));
    return joined;
}

/* Does a man of this player stand there, in a mill? On points off this board nobody stands. */
static bool in_mill(const struct mill_state *s, unsigned seat, unsigned point)
{
    bool found = false;
    for (unsigned i = 0; i < LINES; i++)
        found = found
             || (how_many(lines[i], 3, point) > 0
                 && how_many_at(s->point, lines[i], 3, 1 + seat) == 3);
    return found;
}

static bool closes_mill(const struct mill_state *s, struct move m)
{
    struct mill_state after = *s;
    if (m.kind == M_MOVE)
        after.point[m.arg[1]] = 0;
    after.point[m.arg[0]] = (uint8_t)(1 + m.actor);
    return in_mill(&after, m.actor, m.arg[0]);
}

static unsigned men_of(const struct mill_state *s, unsigned seat)
{
    return how_many(s->point, POINTS, 1 + seat);
}

static bool all_in_mills(const struct mill_state *s, unsigned seat)
{
    bool all = true;
    for (unsigned i = 0; i < POINTS; i++)
        all = all && (s->point[i] != 1 + seat || in_mill(s, seat, i));
    return all;
}

static bool can_jump(const struct mill_table *t, const struct mill_state *s, unsigned seat)
{
    return READS(t, Q_jump, 'A') && s->hand[seat] == 0 && men_of(s, seat) == 3;
}

CLAUSE(nine_men_each, "The board", SETUP, EXPLICIT,
       "Two players have nine men each; the board of 24 points begins empty.")

STATE_PROPERTY(no_more_men_than_given)
IF(men_of(s, 0) + s->hand[0] <= t->men && men_of(s, 1) + s->hand[1] <= t->men)

STATE_PROPERTY(men_stand_on_the_board)
{
    bool good = s->phase < PHASES && s->turn < SEATS;
    for (unsigned i = 0; i < POINTS; i++)
        good = good && s->point[i] <= (i < 8u * t->rings ? SEATS : 0);
    return good;
}

CLAUSE(players_alternate, "Placing", TURN_ORDER, EXPLICIT, "A begins; the players move in turn.")

FORBIDS_ACTOR(players_alternate, other_has_the_turn, ANY_MOVE, "the other player has the turn")
IF(s->phase == PLAY && m.actor != s->turn)

STATE_PROPERTY(hands_go_down_in_turn)
IF(s->hand[1] == s->hand[0] + (s->turn == 1 && s->hand[1] > 0))

CLAUSE(place_first, "Placing", LEGALITY, EXPLICIT,
       "As long as you have men in hand, you place one and move none.")

FORBIDS(place_first, hand_says_otherwise, ANY_MOVE,
        "men in hand are placed; only without any a man is moved")
IF((m.kind == M_PLACE) != (s->hand[m.actor] > 0))

CLAUSE(free_points, "Placing", LEGALITY, EXPLICIT, "A man comes to a free point.")

FORBIDS(free_points, point_is_taken, ANY_MOVE, "a man stands there")
IF(s->point[m.arg[0]] != 0)

CLAUSE(along_a_line, "Moving", LEGALITY, EXPLICIT,
       "You move a man of yours along a line to the next point.")

FORBIDS(along_a_line, not_an_own_man, ON(M_MOVE), "no man of {actor} stands there")
IF(s->point[m.arg[1]] != 1 + m.actor)

FORBIDS(along_a_line, no_line_leads_there, ON(M_MOVE), "no line leads there")
IF(!line_joins(m.arg[1], m.arg[0]) && !can_jump(t, s, m.actor))

CLAUSE(three_men_jump, "Moving", PERMISSION, AMBIGUOUS,
       "Many play that a player with three men left may jump to any free point.")

STEP_PROPERTY(only_three_men_jump, ON(M_MOVE))
IF(line_joins(m.arg[1], m.arg[0]) || can_jump(t, before, m.actor))

QUESTION(q_jump, "May a player with three men left jump?", 'A', "Most players know it so.",
         BUILT('A', "yes, to any free point"), BUILT('B', "no, only along a line"))

CLAUSE(mill_takes, "Mills", LEGALITY, EXPLICIT,
       "If you close a mill, you take one man of the other player from the board.")

FORBIDS(mill_takes, takes_without_mill, ANY_MOVE, "this closes no mill")
IF(m.arg[2] > 0 && !closes_mill(s, m))

FORBIDS(mill_takes, takes_what_is_not_there, ANY_MOVE, "no man of the other player stands there")
IF(m.arg[2] > 0 && s->point[m.arg[2] - 1] != 2 - m.actor)

FORBIDS(mill_takes, leaves_the_man, ANY_MOVE, "the mill takes a man")
IF(m.arg[2] == 0 && closes_mill(s, m) && men_of(s, !m.actor) > 0
   && !(READS(t, Q_only_mills, 'B') && all_in_mills(s, !m.actor)))

STEP_PROPERTY(one_man_is_taken)
IF(men_of(after, !m.actor) + (m.arg[2] > 0) == men_of(before, !m.actor))

CLAUSE(mills_are_safe, "Mills", LEGALITY, AMBIGUOUS, "A man in a mill is not taken.")

FORBIDS(mills_are_safe, man_is_in_a_mill, ANY_MOVE, "that man stands in a mill")
IF(m.arg[2] > 0 && in_mill(s, !m.actor, m.arg[2] - 1u)
   && !(READS(t, Q_only_mills, 'A') && all_in_mills(s, !m.actor)))

QUESTION(q_only_mills, "May a man be taken if all of them stand in mills?", 'A',
         "Otherwise mills would protect a player who has nothing else.",
         BUILT('A', "yes, any of them"), BUILT('B', "no, then none is taken"))

CLAUSE(two_men_lose, "The end", END, EXPLICIT, "A player who has fewer than three men loses.")

FORBIDS_WHEN_OVER(two_men_lose, too_few_men, ANY_MOVE, "a player has fewer than three men")
IF(men_of(s, s->turn) + s->hand[s->turn] < 3)

CLAUSE(blocked_loses, "The end", END, EXPLICIT, "A player who cannot move loses.")

FORBIDS_WHEN_OVER(blocked_loses, nobody_can_move, ANY_MOVE, "a player cannot move")
IF(s->phase == OVER && men_of(s, s->turn) + s->hand[s->turn] >= 3)

/* Whose turn it is has lost, or can go on. */
STATE_PROPERTY(over_is_lost)
{
    bool goes = s->hand[s->turn] > 0 || can_jump(t, s, s->turn);
    for (unsigned a = 0; a < 8u * t->rings; a++)
        for (unsigned b = 0; b < 8u * t->rings; b++)
            goes = goes || (s->point[a] == 1 + s->turn && !s->point[b] && line_joins(a, b));
    return (s->phase == OVER) == (!goes || men_of(s, s->turn) + s->hand[s->turn] < 3);
}
