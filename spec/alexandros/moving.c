/* This chapter states what the document says under "Alexandros verzetten", "Uitzonderingszet" and
 * "Joker": which card moves Alexandros, and when the open card is replaced. */
#include "shared.h"
#include "reaching.h"

CLAUSE(pick_open_card, "Verzetten", LEGALITY, EXPLICIT,
       "For the move of Alexandros the player chooses a card of the row.")

FORBIDS(pick_open_card, card_does_not_lie_open, ON(M_OPEN), "no {card} lies open")
{
    return s->row[m.arg[0]] == 0;
}

STEP_PROPERTY(card_of_the_move_is_known_until_the_goal)
{
    if (before->phase != CARD || m.kind == M_STAY)
        return true;
    bool card = (m.kind == M_OPEN || m.kind == M_HAND) && !after->joker;
    return card ? after->card == m.arg[0] + 1 : after->card == 0 && after->joker != NO_JOKER;
}

STATE_PROPERTY(a_goal_is_looked_for_with_a_card_or_a_joker)
{
    bool between = s->phase == GOAL
                || (s->phase == REVEAL && s->goal == 0 && READS(t, Q_order_goal_refill, 'C'))
                || (s->phase == JOKER_TAKE && READS(t, Q_joker_take, 'C'));
    if (s->phase == GOAL)
        return (s->card != 0) != (s->joker != NO_JOKER) && s->card <= SYMBOLS && s->goal == 0;
    return s->card <= SYMBOLS && (s->card == 0 || between) && s->joker <= CARD_JOKER;
}

CLAUSE(open_card_into_hand, "Verzetten", EFFECT, EXPLICIT,
       "The card that was chosen goes into the player's hand.")

STEP_PROPERTY(chosen_card_is_his, ON(M_OPEN))
{
    unsigned k = m.arg[0];
    return before->row[k] > 0 && after->row[k] + 1 == before->row[k]
        && after->hand[before->mover][k] == before->hand[before->mover][k] + 1
        && sum_of(after->row, SYMBOLS) + 1 == sum_of(before->row, SYMBOLS)
        && left_to_draw(after) == left_to_draw(before);
}

/* A hand grows only by a card of a move, by taking or drawing a card, or by what a loser gets. */
STEP_PROPERTY(hands_grow_for_a_reason)
{
    bool takes = m.kind == M_OPEN || m.kind == M_KEEP || m.kind == M_TAKE || m.kind == M_DRAW
              || m.kind == M_DEAL;
    bool gives = m.kind == M_PAY || m.kind == M_GIVE || m.kind == M_REMOVE;
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++)
        good = good
            && (after->held[p] <= before->held[p]
                || (takes && after->held[p] == before->held[p] + 1
                    && (m.kind == M_DEAL || p == before->mover))
                || (gives && before->victim + (m.kind == M_REMOVE) != 0 && t->head.players > 2));
    return good;
}

CLAUSE(replace_before_route, "Verzetten", TURN_ORDER, IMPLIED,
       "The card that replaces it is turned up before corner and way are chosen.")

STATE_PROPERTY(row_is_full_before_the_way)
{
    bool route = s->phase == CORNER || s->phase == WAY;
    return !route || !READS(t, Q_order_goal_refill, 'A') || s->replace == 0;
}

STEP_PROPERTY(replacement_comes_between_goal_and_corner, ON(M_GOAL))
{
    if (before->replace == 0 || READS(t, Q_order_goal_refill, 'B'))
        return true;
    return left_to_draw(before) > 0 ? after->phase == REVEAL && after->goal == m.arg[0] + 1
                                    : after->phase == CORNER && after->replace == 0;
}

/* Under q-order-goal-refill B the card is replaced after the whole move, under C before anything
 * but the card is chosen. The card for a joker is chosen later, or earlier. */
STATE_PROPERTY(card_of_the_row_comes_after_the_move_or_before_the_goal)
{
    bool chosen = s->goal != 0 || s->target != 0;
    bool moving = chosen || s->card != 0 || s->joker != NO_JOKER;
    if (READS(t, Q_order_goal_refill, 'B'))
        return s->phase != REVEAL || !moving;
    return READS(t, Q_order_goal_refill, 'A') || (s->phase == REVEAL ? !chosen : s->replace == 0);
}

QUESTION(q_order_goal_refill, "When is the open card replaced that was chosen?", 'A',
         "The examples tell it in this order.", BUILT('A', "after the goal, before corner and way"),
         BUILT('B', "after the whole move"), BUILT('C', "before the goal"))

CLAUSE(exception_hand_card, "Uitzonderingszet", LEGALITY, EXPLICIT,
       "For the move a card of the hand may be chosen instead of one of the row.")

FORBIDS(exception_hand_card, card_is_not_in_the_hand, ON(M_HAND), "{actor} has no {card} in hand")
{
    return s->hand[m.actor][m.arg[0]] == 0;
}

CLAUSE(exception_always_allowed, "Uitzonderingszet", LEGALITY, AMBIGUOUS,
       "Whether the row is good enough is for the player to judge: no condition is checked.")

FORBIDS(exception_always_allowed, jokers_come_before_the_hand, ON(M_HAND),
        "the open cards are jokers, and one of them has to be used")
{
    return READS(t, Q_exception_dead_cards, 'B') && row_is_dead(t, s);
}

QUESTION(q_exception_condition, "When may a card from the hand be chosen?", 'A',
         "What is good is a matter of judgement, which nobody can check.", BUILT('A', "always"),
         INVENTS('B', "only if no open card has a good goal", "which goals are good ones"))

QUESTION(q_exception_dead_cards,
         "May a card from the hand be chosen when the open cards are jokers?", 'A',
         "It is one choice more.", BUILT('A', "yes"), BUILT('B', "no"))

CLAUSE(exception_discard, "Uitzonderingszet", EFFECT, EXPLICIT,
       "A card chosen from the hand is discarded.")

STEP_PROPERTY(card_of_an_exception_is_discarded, ON(M_HAND))
{
    unsigned k = m.arg[0];
    return before->hand[before->mover][k] > 0
        && after->hand[before->mover][k] + 1 == before->hand[before->mover][k]
        && after->discard[k] == before->discard[k] + 1
        && after->held[before->mover] + 1 == before->held[before->mover];
}

CLAUSE(exception_no_card, "Uitzonderingszet", EFFECT, EXPLICIT,
       "For such a move no card of the row is taken.")

FORBIDS(exception_no_card, hand_card_was_used, TAKES,
        "{actor} moved Alexandros with a card of the hand in this turn")
{
    return s->barred != 0;
}

STEP_PROPERTY(exception_leaves_the_row_alone, ON(M_HAND))
{
    return same_bytes(before->row, after->row, SYMBOLS) && after->replace == 0
        && same_bytes(before->pile, after->pile, SYMBOLS) && after->phase == GOAL;
}

/* The move costs two cards: one leaves the hand, and none comes into it. */
STEP_PROPERTY(exception_costs_two_cards)
{
    unsigned p = before->mover;
    bool moves = m.kind == M_OPEN || m.kind == M_HAND;
    return !moves || after->held[p] + (m.kind == M_OPEN ? 0 : 2) == before->held[p] + 1;
}

/* Under q-exception-no-take B the player takes no card in that whole turn. */
STEP_PROPERTY(card_of_the_hand_bars_taking, ON(M_HAND))
{
    return !READS(t, Q_exception_no_take, 'B') || after->barred == 1;
}

STATE_PROPERTY(taking_is_barred_by_a_reading_only)
{
    return s->barred <= 1 && (s->barred == 0 || READS(t, Q_exception_no_take, 'B'));
}

QUESTION(q_exception_no_take,
         "Which cards may not be taken after a move with a card from the hand?", 'A',
         "Two cards is the price that is named: one discarded, one not received.",
         BUILT('A', "only the one that goes with the move"), BUILT('B', "none in that whole turn"))

INERT(exception_rarely, "Uitzonderingszet", INFORMATION, EXPLICIT,
      "A move with a card from the hand costs two cards and should be rare.",
      "advice: it allows and forbids nothing")

CLAUSE(joker_no_free_area, "Bijzonder", LEGALITY, AMBIGUOUS,
       "If no free area is left for the cards of the row, they are jokers.")

FORBIDS(joker_no_free_area, row_is_no_joker, ON(M_JOKER),
        "there is an open card that has a free area, or there is none at all")
{
    return s->phase == CARD && READS(t, Q_joker_trigger, 'A') && !row_is_dead(t, s)
        && !may_stray(t, s);
}

FORBIDS(joker_no_free_area, each_card_is_a_joker_by_itself, ON(M_JOKER),
        "each open card without a free area is a joker by itself")
{
    return s->phase == CARD && READS(t, Q_joker_trigger, 'B') && !may_stray(t, s);
}

FORBIDS(joker_no_free_area, card_is_a_joker, ON(M_OPEN),
        "no open card has a free area, so they are jokers")
{
    return s->phase == CARD && READS(t, Q_joker_trigger, 'A') && s->row[m.arg[0]] > 0
        && row_is_dead(t, s);
}

STATE_PROPERTY(single_cards_are_jokers_by_a_reading_only)
{
    return s->joker != CARD_JOKER || READS(t, Q_joker_trigger, 'B') || READS(t, Q_hand_joker, 'B');
}

QUESTION(q_joker_trigger, "When is an open card a joker?", 'A',
         "The cards are named together, and one of both is taken afterwards.",
         BUILT('A', "when no open card has a free area"), BUILT('B', "when it has none itself"))

CLAUSE(joker_goal_choice, "Bijzonder", LEGALITY, AMBIGUOUS,
       "With a joker the player chooses any free area with a symbol, near or far.")

FORBIDS(joker_goal_choice, nothing_is_free_for_a_joker, USES, "no area with a symbol is free")
{
    uint8_t missing[POINTS];
    bool any = READS(t, Q_joker_goal, 'C') || READS(t, Q_no_goal, 'D');
    for (unsigned a = 0; s->phase == CARD && a < t->areas; a++)
        any = any || (t->symbol[a] != PLAIN && is_free(t, s, a));
    return !any && leads_nowhere(t, s, m, missing) && is_joker(t, s, used_by(m));
}

STEP_PROPERTY(joker_goes_to_a_free_symbol, ON(M_GOAL))
{
    if (!before->joker || !READS(t, Q_joker_goal, 'A') || READS(t, Q_no_goal, 'D'))
        return true;
    return t->symbol[m.arg[0]] != PLAIN && is_free(t, before, m.arg[0]);
}

QUESTION(q_joker_unoccupied, "Is a joker about free areas, or about areas without pieces?", 'A',
         "Otherwise walls could leave a card that neither leads anywhere nor is a joker.",
         BUILT('A', "about free areas"),
         BUILT('B', "about areas without pieces, whatever their walls"))

QUESTION(q_joker_goal, "Which areas may a joker choose?", 'A',
         "Only the symbol is left to choice; that a goal has to be free is said of every goal.",
         BUILT('A', "all free ones with a symbol"),
         BUILT('B', "the nearest free ones of a symbol that the player names"),
         BUILT('C', "all with a symbol, free or not"))

CLAUSE(joker_then_take, "Bijzonder", EFFECT, AMBIGUOUS,
       "After that move he may take one of the cards of the row.")

FORBIDS_TIME(joker_then_take, card_of_the_joker_comes_first,
             BY_PLAYERS & ~(ON(M_KEEP) | ON(M_DECLINE)),
             "{mover} is to say first which open card goes with the joker")
{
    return s->phase == JOKER_TAKE;
}

FORBIDS(joker_then_take, joker_brings_no_such_card, ON(M_KEEP), "no {card} lies open")
{
    return s->row[m.arg[0]] == 0;
}

FORBIDS(joker_then_take, joker_brings_a_card_for_certain, ON(M_DECLINE),
        "an open card has to be taken with the joker")
{
    return s->phase == JOKER_TAKE && !READS(t, Q_joker_take, 'A');
}

STEP_PROPERTY(card_of_a_joker_comes_from_the_row, ON(M_KEEP))
{
    unsigned k = m.arg[0], p = before->mover;
    return before->phase == JOKER_TAKE && before->row[k] > 0 && after->row[k] + 1 == before->row[k]
        && after->hand[p][k] == before->hand[p][k] + 1
        && (left_to_draw(before) == 0 || after->replace == 1);
}

/* The card is offered after the move; with q-joker-take C before it. */
STEP_PROPERTY(card_of_a_joker_is_offered_once)
{
    bool offered = after->phase == JOKER_TAKE && before->phase != JOKER_TAKE;
    if (READS(t, Q_joker_take, 'C'))
        return !offered || m.kind == M_JOKER;
    return offered ? before->joker == ROW_JOKER && (m.kind == M_WALK || m.kind == M_CORNER)
                   : before->phase == JOKER_TAKE || before->joker != ROW_JOKER
                         || after->joker == ROW_JOKER || sum_of(before->row, SYMBOLS) == 0;
}

STEP_PROPERTY(nothing_is_taken_with_a_joker_that_is_declined, ON(M_DECLINE))
{
    return before->phase != JOKER_TAKE
        || (same_bytes(before->row, after->row, SYMBOLS)
            && same_bytes(before->held, after->held, SEATS));
}

QUESTION(q_joker_take, "Must a card be taken after the move of a joker, and when?", 'A',
         "It is a permission, and it comes afterwards.", BUILT('A', "it may be left"),
         BUILT('B', "it has to be taken"), BUILT('C', "it is taken before the move"))

CLAUSE(joker_not_from_hand, "-", DEFINITION, SILENT, "A card of the hand is never a joker.")

STEP_PROPERTY(card_of_the_hand_moves_as_itself, ON(M_HAND))
{
    return READS(t, Q_hand_joker, 'B') || (after->joker == NO_JOKER && after->card == m.arg[0] + 1);
}

QUESTION(q_hand_joker, "May a card in the hand be a joker?", 'A',
         "The rule speaks of the open cards.", BUILT('A', "no"),
         BUILT('B', "yes, if its symbol has no free area"))

CLAUSE(red_shortage_other_area, "Bijzonder", LEGALITY, AMBIGUOUS,
       "If even the red walls are too few, another area has to be chosen, one that they reach.")

FORBIDS(red_shortage_other_area, walls_lead_to_no_goal, USES,
        "the walls that are left do not reach an area that could be the goal")
{
    return fails_by_reach(t, s, m, asks_too_much);
}

FORBIDS(red_shortage_other_area, area_is_out_of_reach, ON(M_GOAL),
        "the walls that are left do not suffice for a way to {area}")
{
    uint8_t missing[POINTS];
    return may_be_a_goal(t, s, m.arg[0], missing) && !within_walls(t, s, missing, m.arg[0]);
}

FORBIDS(red_shortage_other_area, corner_is_out_of_reach, ON(M_CORNER),
        "the walls that are left do not suffice for a way to {point}")
{
    uint8_t missing[POINTS];
    if (s->phase != CORNER || s->goal == 0 || !is_a_corner(t, s->goal - 1u, m.arg[0]))
        return false;
    count_missing_walls(t, s, s->at, missing);
    return !walls_lead_to(t, s, missing, m.arg[0], false);
}

FORBIDS(red_shortage_other_area, way_asks_for_too_many_walls, ON(M_WALK),
        "by {point} the way asks for more walls than are left")
{
    return s->phase == WAY && asks_for_too_many(t, s, m.arg[0], m.arg[1] != 0);
}

STEP_PROPERTY(goal_can_be_reached_with_the_walls_there_are, ON(M_GOAL))
{
    uint8_t missing[POINTS];
    count_missing_walls(t, before, before->at, missing);
    return within_reach(t, before, missing, m.arg[0], false);
}

STEP_PROPERTY(way_can_be_finished_with_the_walls_there_are, ON(M_WALK))
{
    return after->phase == WAY
        || walls_will_do(t, before,
                         after->phase == WAY ? 0
                                             : before->laid + walls(t, after) + after->needless
                                                   - walls(t, before) - before->needless);
}

/* A board of three bands, with one wall left, and Alexandros in the middle of the lower edge: every
 * way to the symbol at the upper left needs two walls. */
LAW(area_that_asks_for_two_walls_is_out_of_reach_of_one)
{
    static const char *const rows[] = { ".T-J-T", ".-T-J-", ".J---T" };
    struct alexandros_table t = board_of(rows, 3);
    struct alexandros_state s;
    uint8_t list[AREAS];
    t.start_across = 0;
    if (judged(&t) != LEGAL)
        return false;
    alexandros_start(&t, &s);
    s.at = (uint8_t)point(&t, 2, 4);
    s.black = (uint8_t)choose(from, 3);
    s.red = (uint8_t)(choose(from, 3));
    bool reached = alexandros_refuse_reach(&t, &s, area(&t, 0, 1)) == LEGAL;
    return reached == (s.black + s.red >= 2) && alexandros_goals(&t, &s, TOWN, list) <= 3;
}

/* Some walls stand, few are left, and Alexandros is at any point. */
LAW(goals_with_few_walls_left_are_those_of_the_reading)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    uint8_t list[AREAS], missing[POINTS];
    unsigned k = choose(from, SYMBOLS), one_in = 2 + choose(from, 6);
    t.head.reading[ALEXANDROS_Q_red_shortage] = (uint8_t)('A' + choose(from, 3));
    t.head.reading[ALEXANDROS_Q_nearest_among_free] = choose(from, 4) == 0 ? 'B' : 'A';
    alexandros_start(&t, &s);
    for (unsigned line = 0; line < t.inner; line++)
        if (choose(from, one_in) == 0)
            s.wall[line / 8] |= (uint8_t)(1u << line % 8);
    s.at = (uint8_t)choose(from, t.points);
    s.black = 0;
    s.red = (uint8_t)choose(from, 4);
    count_missing_walls(&t, &s, s.at, missing);
    struct goals g = goals_for(&t, &s, missing, k);
    unsigned n = alexandros_goals(&t, &s, k, list);
    for (unsigned i = 0; i < n; i++)
        if (!g.at[list[i]])
            return false;
    return n == g.count;
}

QUESTION(q_red_shortage, "What may be chosen if red walls are too few?", 'A',
         "Another area, one that can be reached, says the document.",
         BUILT('A', "the nearest of the free areas that can be reached"),
         BUILT('B', "one of the nearest free areas that can be reached; else another card"),
         BUILT('C', "any free area with that symbol that can be reached"))

CLAUSE(no_goal_no_move, "-", PERMISSION, SILENT,
       "If there is no goal at all, Alexandros stays, and the turn goes on with the actions.")

STEP_PROPERTY(who_stays_changes_nothing, ON(M_STAY))
{
    bool good = true;
    good = after->at == before->at && same_bytes(before->wall, after->wall, WALL_BYTES)
        && same_bytes(before->row, after->row, SYMBOLS)
        && same_bytes(before->held, after->held, SEATS)
        && same_bytes(before->governor[0], after->governor[0], SEATS * GOVERNORS);
    bool goes_on = READS(t, Q_no_goal, 'A') || READS(t, Q_no_goal, 'D') || READS(t, Q_no_goal, 'E');
    return good && (!goes_on || (after->phase == ACTION && after->actions == 2));
}

/* Under q-no-goal B the player loses his turn, under C the game is over. */
STEP_PROPERTY(turn_or_game_is_lost_without_a_goal, ON(M_STAY))
{
    if (READS(t, Q_no_goal, 'C'))
        return after->phase == OVER;
    return !READS(t, Q_no_goal, 'B') || after->actions == 0 || turn_begins(before, m, after);
}

TALLY_PROPERTY(something_can_always_be_done)
{
    bool any = s->phase != CARD || can(t, s, M_STAY, 0) || can(t, s, M_JOKER, 0);
    for (unsigned k = 0; !any && k < SYMBOLS; k++)
        any = can(t, s, M_OPEN, k) || can(t, s, M_HAND, k);
    return any
        && (s->phase != ACTION || s->razed || READS(t, Q_actions_mandatory, 'B')
            || can(t, s, M_END, 0));
}

QUESTION(q_no_goal, "What if there is no goal, or only one for a card in the hand?", 'A',
         "Nothing ends the game or takes the actions away, and to move is no choice.",
         BUILT('A', "without a goal he stays and the actions follow; a card in the hand that alone "
                    "has a goal must be played"),
         BUILT('B', "without a goal the turn is lost"),
         BUILT('C', "without a goal the game is over"),
         BUILT('D', "without a goal he stays and the actions follow; but if no area with a symbol "
                    "is free, a joker has all of them for goals"),
         BUILT('E', "without a goal he stays and the actions follow; a card in the hand need not "
                    "be played"))
