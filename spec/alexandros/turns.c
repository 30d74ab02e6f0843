/* This chapter states what the document says under "Spelverloop" and "Einde": whose turn it is,
 * what may be done when, how the game ends. */
#include "shared.h"
#include "occupations.h"
#include "reaching.h"

/* ---- what the sentences name ---- */

static void put_symbol(unsigned symbol, struct text *out)
{
    // NOLINTNEXTLINE(bugprone-narrowing-conversions): one of two letters
    put_char(out, symbol < SYMBOLS ? "TJHLS"[symbol] : '-');
}

NAMED(card)
{
    put_symbol(m.arg[0], out);
}

NAMED(answer)
{
    put_symbol(m.arg[0] - 1u, out);
}

NAMED(mover)
{
    put_seat(out, s->mover);
}

NAMED(asked)
{
    put_seat(out, s->asked - 1u);
}

NAMED(area)
{
    alexandros_put_area(t, m.arg[0], out);
}

NAMED(symbol)
{
    put_symbol(m.arg[0] < t->areas ? t->symbol[m.arg[0]] : SYMBOLS, out);
}

NAMED(goal)
{
    alexandros_put_area(t, s->goal - 1u, out);
}

NAMED(point)
{
    alexandros_put_point(t, m.arg[0], out);
}

/* The owner of the area's province. */
NAMED(owner)
{
    put_seat(out, m.arg[0] < t->areas ? lord_of(t, s, s->province[m.arg[0]]) : NOWHERE);
}

CLAUSE(clockwise, "Spelverloop", TURN_ORDER, EXPLICIT, "Turns go round clockwise.")

FORBIDS_ACTOR(clockwise, somebody_elses_turn, BY_PLAYERS, "it is the turn of {mover}")
{
    bool begun = !sets_up(s) && s->phase != OVER;
    bool answers = s->phase == LEVY && concerns(ANSWERS, m.kind);
    return begun && !answers && m.actor != s->mover;
}

STEP_PROPERTY(turn_goes_to_the_left_neighbour)
{
    unsigned next = before->mover + 1u == t->head.players ? 0 : before->mover + 1u;
    if (sets_up(before))
        return true;
    return after->phase == OVER
        || after->mover == (turn_begins(before, m, after) ? next : before->mover);
}

TALLY_PROPERTY(only_the_player_whose_turn_it_is_moves)
{
    unsigned turn = alexandros_turn_of(t, s);
    bool nature = sets_up(s) || s->phase == REVEAL || s->phase == DRAW || s->phase == REFILL;
    unsigned his = nature ? NATURE : s->phase == LEVY ? s->asked - 1u : s->mover;
    return s->phase == OVER || turn == his;
}

STEP_PROPERTY(nobody_moves_for_another)
{
    bool nature = sets_up(before) || before->phase == REVEAL || before->phase == DRAW
               || before->phase == REFILL;
    return m.actor == (nature ? NATURE : before->phase == LEVY ? before->asked - 1 : before->mover);
}

CLAUSE(move_then_actions, "Spelverloop, Vervolgacties", TURN_ORDER, EXPLICIT,
       "In a turn Alexandros is moved first; two further actions follow.")

FORBIDS_TIME(move_then_actions, card_for_the_move_comes_first, BY_PLAYERS & ~CHOOSES,
             "Alexandros is to be moved first, beginning with a card")
{
    return s->phase == CARD;
}

FORBIDS_TIME(move_then_actions, alexandros_was_moved_already, MOVES_HIM,
             "Alexandros was moved already in this turn")
{
    return s->phase == ACTION;
}

/* The phases of a turn follow each other in this order. */
STEP_PROPERTY(turn_goes_from_the_card_to_the_actions)
{
    unsigned then = after->phase;
    bool ends = then == REFILL || then == CARD || then == OVER;
    bool moved = then == ACTION || then == REVEAL || then == JOKER_TAKE;
    bool heads_for = then == CORNER || then == GOAL;
    switch (before->phase) {
    case CARD:
        return m.kind == M_STAY ? then == ACTION || ends
                                : then == GOAL || then == REVEAL || then == JOKER_TAKE;
    case GOAL:       return m.kind == M_GOAL && (then == CORNER || then == REVEAL);
    case REVEAL:     return m.kind == M_UNCOVER && (heads_for || then == ACTION);
    case CORNER:     return m.kind == M_CORNER && (then == WAY || moved);
    case WAY:        return m.kind == M_WALK && (then == WAY || moved);
    case JOKER_TAKE: return then == GOAL || then == REVEAL || then == ACTION;
    case ACTION:
        return then == ACTION || then == DRAW || then == PLACE || then == GIVE || then == LEVY
            || ends;
    case DRAW:
    case PLACE:
    case GIVE:
    case LEVY:  return then == before->phase || then == GIVE || then == ACTION || ends;
    case REFILL:
        return m.kind == M_UNCOVER
            && (then == REFILL || then == ACTION || then == CARD || then == OVER);
    default: return true;
    }
}

CLAUSE(move_mandatory, "Spelverloop, Verzetten", LEGALITY, IMPLIED,
       "Whoever can move Alexandros has to.")

FORBIDS(move_mandatory, alexandros_can_be_moved, ON(M_STAY), "Alexandros can be moved")
{
    uint8_t missing[POINTS];
    if (s->phase != CARD)
        return false;
    count_missing_walls(t, s, s->at, missing);
    return can_be_moved(t, s, missing, !READS(t, Q_no_goal, 'E')) || may_stray(t, s);
}

CLAUSE(open_card_replaced, "Verzetten", EFFECT, EXPLICIT,
       "A card of the pile takes its place in the row.")

FORBIDS_TIME(open_card_replaced, open_card_is_replaced_first, BY_PLAYERS,
             "the open card is to be replaced first")
{
    return s->phase == REVEAL;
}

STEP_PROPERTY(replacement_comes_from_the_pile)
{
    if (before->phase != REVEAL)
        return true;
    unsigned k = m.arg[0] % SYMBOLS;
    bool same = same_bytes(before->hand[0], after->hand[0], SEATS * SYMBOLS);
    return m.kind == M_UNCOVER && m.actor == NATURE && same && after->row[k] == before->row[k] + 1
        && before->pile[k] > 0 && sum_of(after->row, SYMBOLS) == sum_of(before->row, SYMBOLS) + 1
        && after->replace == 0;
}

/* The row lacks a card only during the move, or if there is no card to replace it. */
STATE_PROPERTY(replacement_is_due_until_it_comes)
{
    bool due = s->replace == 1;
    bool when = s->phase == REVEAL || s->phase == GOAL
             || (READS(t, Q_order_goal_refill, 'B') && (s->phase == CORNER || s->phase == WAY))
             || (READS(t, Q_joker_take, 'C') && (s->phase == CORNER || s->phase == WAY));
    return s->replace <= 1 && (!due || when) && (s->phase != REVEAL || due);
}

/* After the exception, or a joker that takes no card, nothing needs to be replaced. */
STEP_PROPERTY(only_a_card_that_was_taken_is_replaced)
{
    bool taken = m.kind == M_OPEN || m.kind == M_KEEP;
    return after->replace <= before->replace || taken;
}

STATE_PROPERTY(a_card_can_be_drawn_when_one_is_turned_up)
{
    bool draws = s->phase == REVEAL || s->phase == DRAW || s->phase == REFILL || s->phase == DEAL
              || s->phase == LAY_OPEN;
    return !draws || sum_of(s->pile, SYMBOLS) > 0;
}

CLAUSE(actions_two, "Spelverloop, Vervolgacties", LEGALITY, EXPLICIT,
       "A turn has two further actions and no more.")

FORBIDS_TIME(actions_two, both_actions_are_over, ACTS, "{mover} has no action left in this turn")
{
    return s->phase == REFILL && s->actions == 0;
}

STATE_PROPERTY(two_actions_are_left_until_one_is_over)
{
    if (sets_up(s) || s->phase == OVER)
        return s->actions == 0;
    if (s->phase == REFILL)
        return s->actions == 0 || (s->actions <= 2 && !READS(t, Q_refill_time, 'A'));
    bool moving =
        s->phase == CARD || on_the_move(s) || s->phase == REVEAL || s->phase == JOKER_TAKE;
    return moving ? s->actions == 2 : s->actions == 1 || s->actions == 2;
}

STEP_PROPERTY(each_action_costs_one)
{
    if (turn_over(before, after) || before->phase == REFILL || sets_up(before))
        return true;
    return after->actions + (acts(before, m, after) ? 1 : 0) == before->actions;
}

STEP_PROPERTY(turn_is_over_after_the_second_action)
{
    bool last = before->actions == 1 && acts(before, m, after);
    bool stays = before->phase == CARD && m.kind == M_STAY
              && (READS(t, Q_no_goal, 'B') || READS(t, Q_no_goal, 'C'));
    bool early = m.kind == M_END || stays || after->phase == OVER;
    return turn_over(before, after) ? last || early : !last && m.kind != M_END;
}

CLAUSE(actions_optional, "Vervolgacties", LEGALITY, AMBIGUOUS,
       "The player may leave them out, one or both.")

/* q-actions-mandatory B: is an action still possible? Readings that require more are stated
 * before. */
static bool may_take(const struct alexandros_state *s)
{
    bool anything = left_to_draw(s) + sum_of(s->row, SYMBOLS) > 0;
    return anything && !s->barred && !s->filled;
}

static bool row_waits(const struct alexandros_state *s)
{
    return s->took && !s->filled && sum_of(s->row, SYMBOLS) < 2 && left_to_draw(s) > 0;
}

static bool may_tax(const struct alexandros_table *t, const struct alexandros_state *s)
{
    bool any = false;
    for (unsigned k = 0; k < SYMBOLS; k++)
        any = any || (s->hand[s->mover][k] > 0 && tax_matches(t, s, s->mover, k));
    return any && !s->taxed && !row_waits(s)
        && (READS(t, Q_tax_zero, 'A') || pays_now(t, s, s->mover) > 0);
}

static bool may_relieve(const struct alexandros_table *t, const struct alexandros_state *s)
{
    bool any = false;
    for (unsigned i = 0; i < GOVERNORS; i++)
        any = any
           || (s->governor[s->mover][i] != 0
               && (!owes_card_of(t, s, s->governor[s->mover][i] - 1u)
                   || s->hand[s->mover][t->symbol[s->governor[s->mover][i] - 1u]] > 0));
    return any && !row_waits(s);
}

static bool may_conquer(const struct alexandros_table *t, const struct alexandros_state *s)
{
    static const uint8_t kinds[] = { M_OCCUPY, M_TAKE_OVER, M_REMOVE };
    bool any = false;
    for (unsigned a = 0; a < t->areas; a++)
        for (unsigned i = 0; i < sizeof kinds; i++)
            any = any || is_conquered(t, s, (struct move){ kinds[i], s->mover, { (uint8_t)a } });
    return any && !row_waits(s);
}

FORBIDS(actions_optional, something_can_still_be_done, ON(M_END),
        "an action is left, and something can still be done")
{
    return READS(t, Q_actions_mandatory, 'B') && s->phase == ACTION
        && (may_take(s) || may_tax(t, s) || may_relieve(t, s) || may_conquer(t, s));
}

QUESTION(q_actions_mandatory, "Must both actions be performed?", 'A',
         "One sentence tells of two, another one allows two.", BUILT('A', "no"),
         BUILT('B', "yes, as far as possible"))

CLAUSE(actions_any_order, "Vervolgacties", TURN_ORDER, EXPLICIT, "The actions come in any order.")

/* The possible actions depend neither on the number of actions left nor on the first one. */
TALLY_PROPERTY(either_action_may_be_any)
{
    struct alexandros_state then = *s;
    bool plain = READS(t, Q_takeover_split_actions, 'A') && READS(t, Q_refill_time, 'A');
    if (!free_to_act(s) || !plain || s->taxed)
        return true;
    then.actions = s->actions == 2 ? 1 : 2;
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (can(t, s, M_TAKE, k) != can(t, &then, M_TAKE, k)
            || can(t, s, M_TAX, k) != can(t, &then, M_TAX, k))
            return false;
    for (unsigned i = 0; i < GOVERNORS; i++) {
        unsigned a = s->governor[s->mover][i] == 0 ? 0 : s->governor[s->mover][i] - 1u;
        if (can(t, s, M_RELIEVE, a) != can(t, &then, M_RELIEVE, a)
            || can(t, s, M_OCCUPY, a) != can(t, &then, M_OCCUPY, a))
            return false;
    }
    return can(t, s, M_TAKE_PILE, 0) == can(t, &then, M_TAKE_PILE, 0);
}

CLAUSE(actions_four_kinds, "Vervolgacties", DEFINITION, EXPLICIT,
       "There are four kinds of actions: to take a card, to occupy or take over a province, to "
       "levy tax, to relieve a governor.")

FORBIDS_TIME(actions_four_kinds, no_action_by_itself, ON(M_GIVE) | ON(M_COLLECT),
             "this is none of the four kinds of action")
{
    return s->phase == ACTION;
}

STEP_PROPERTY(actions_are_of_four_kinds)
{
    if (before->phase != ACTION)
        return true;
    switch (m.kind) {
    case M_TAKE:
    case M_TAKE_PILE:
    case M_OCCUPY:
    case M_TAKE_OVER:
    case M_TAX:
    case M_RELIEVE:
    case M_END:       return true;
    case M_REMOVE:    return !READS(t, Q_takeover_split_actions, 'A');
    case M_FILL:      return READS(t, Q_refill_time, 'B');
    default:          return false;
    }
}

CLAUSE(actions_repeat, "Vervolgacties", PERMISSION, EXPLICIT,
       "Both actions may be of one kind, but for the tax.")

/* Any kind of action except the tax may be done twice. */
STEP_PROPERTY(same_action_may_be_done_again)
{
    if (!free_to_act(after) || after->actions != 1 || !READS(t, Q_relieve_backpay, 'A'))
        return true;
    for (unsigned k = 0; m.kind == M_TAKE && k < SYMBOLS; k++)
        if (after->row[k] > 0 && !can(t, after, M_TAKE, k))
            return false;
    for (unsigned i = 0; m.kind == M_RELIEVE && i < GOVERNORS; i++)
        if (after->governor[after->mover][i] != 0
            && !can(t, after, M_RELIEVE, after->governor[after->mover][i] - 1u))
            return false;
    return m.kind != M_DRAW || left_to_draw(after) == 0 || can(t, after, M_TAKE_PILE, 0);
}

CLAUSE(end_red_trigger, "Einde", END, EXPLICIT,
       "The game ends when the black walls are too few for a way and red ones have to be used.")

/* With q-final-round B the last turn belongs to the player before the start player. */
static bool may_be_the_last(const struct alexandros_table *t, const struct alexandros_state *s)
{
    unsigned next = s->mover + 1u == t->head.players ? 0 : s->mover + 1u;
    return READS(t, Q_final_round, 'A') || next == s->start_seat;
}

STEP_PROPERTY(turn_with_red_walls_is_the_last)
{
    return after->red == t->red || !turn_over(before, after) || after->phase == OVER
        || !may_be_the_last(t, before);
}

/* So all players have had equally many turns. */
STEP_PROPERTY(round_of_the_red_walls_is_finished)
{
    bool plain = READS(t, Q_black_exactly_used, 'A') && READS(t, Q_short_row, 'A')
              && READS(t, Q_over_100_at_once, 'A') && READS(t, Q_both_triggers, 'A')
              && READS(t, Q_no_goal, 'A');
    return !plain || after->phase != OVER || before->phase == OVER || wins_already(t, after)
        || may_be_the_last(t, before);
}

/* A game only ends by more than 100 points, by walls, or under some readings. */
STEP_PROPERTY(game_ends_for_a_reason)
{
    bool beyond = false;
    if (after->phase != OVER)
        return true;
    for (unsigned p = 0; p < t->head.players; p++)
        beyond = beyond || after->score[p] + 256u * after->carry[p] >= t->limit;
    return beyond || after->red < t->red || (READS(t, Q_no_goal, 'C') && m.kind == M_STAY)
        || READS(t, Q_short_row, 'B') || (READS(t, Q_black_exactly_used, 'B') && after->black == 0);
}

/* If the black walls just suffice, the game goes on. */
STEP_PROPERTY(last_black_wall_ends_nothing)
{
    bool plain = READS(t, Q_black_exactly_used, 'A') && READS(t, Q_short_row, 'A')
              && READS(t, Q_over_100_at_once, 'A');
    return !plain || after->red < t->red || m.kind != M_END || after->phase != OVER;
}

QUESTION(q_black_exactly_used, "What if the last black wall was laid, and none is missing?", 'A',
         "Black walls have to be too few for a way.", BUILT('A', "the game goes on"),
         BUILT('B', "that is the end too, when the turn is over"))

CLAUSE(end_red_finish_actions, "Einde", END, EXPLICIT,
       "After red walls the player still has his actions, and nobody else has a turn.")

STEP_PROPERTY(red_walls_leave_the_actions, ON(M_WALK))
{
    return after->phase != OVER && after->actions == 2;
}

/* No turn follows, so the row is not filled up any more. */
STEP_PROPERTY(nobody_has_a_turn_after_red_walls)
{
    return before->red == t->red || (after->phase != CARD && after->phase != REFILL)
        || (after->phase == REFILL && after->actions > 0) || READS(t, Q_final_round, 'B');
}

/* Under q-short-row B no turn begins without two open cards. Under q-black-exactly-used B none
 * begins without a black wall, except to complete a round (q-final-round B). */
STEP_PROPERTY(no_turn_begins_when_cards_or_walls_have_run_out)
{
    if (!turn_begins(before, m, after) || sets_up(before))
        return true;
    return (!READS(t, Q_short_row, 'B') || sum_of(after->row, SYMBOLS) == ROW)
        && (!READS(t, Q_black_exactly_used, 'B') || READS(t, Q_final_round, 'B')
            || after->black > 0);
}

QUESTION(q_final_round, "Does anybody have a turn after red walls were laid?", 'A',
         "Red walls are for the very last move of Alexandros.", BUILT('A', "no"),
         BUILT('B', "yes, until all had equally many"))

CLAUSE(highest_wins, "Einde", SCORE, EXPLICIT, "Who has most points wins.")

FORBIDS_WHEN_OVER(highest_wins, game_is_over, ANY_MOVE, "the game is over")
{
    return s->phase == OVER;
}

/* The winners are the players whom nobody surpasses. */
TALLY_PROPERTY(winners_have_most_points)
{
    struct outcome o;
    alexandros_outcome(t, s, &o);
    if (s->phase != OVER)
        return !o.over && o.winners == 0;
    for (unsigned p = 0; p < t->head.players; p++) {
        bool surpassed = false;
        for (unsigned q = 0; q < t->head.players; q++)
            surpassed =
                surpassed || s->score[q] + 256u * s->carry[q] > s->score[p] + 256u * s->carry[p];
        if ((o.winners >> p & 1u) == surpassed
            || o.score[p] != (int)(s->score[p] + 256u * s->carry[p]))
            return false;
    }
    return o.over && o.winners >> t->head.players == 0;
}

STATE_PROPERTY(nothing_is_kept_in_mind_when_it_is_over)
{
    return s->phase != OVER
        || (s->mover == 0 && s->taxed == 0 && s->barred == 0 && s->took == 0 && s->filled == 0
            && s->razed == 0 && s->sent == 0 && s->ending == 0);
}

CLAUSE(tie_unspecified, "Einde", SCORE, SILENT,
       "For equal points there is no rule: these players share the victory.")

LAW(equal_points_share_the_victory)
{
    struct alexandros_table t = as_assumed(from);
    struct alexandros_state s;
    struct outcome o;
    unsigned best = choose(from, 190), set = 1 + choose(from, (1u << t.head.players) - 1);
    alexandros_start(&t, &s);
    s.phase = OVER;
    for (unsigned p = 0; p < t.head.players; p++)
        s.score[p] = (uint8_t)(set >> p & 1u ? best : best == 0 ? 0 : choose(from, best));
    alexandros_outcome(&t, &s, &o);
    return o.over && (best == 0 || o.winners == set) && (o.winners & set) == set;
}

QUESTION(q_tie, "Who wins if several have most points?", 'A',
         "Nothing more is said, and any other number would be an invention.",
         BUILT('A', "all of them"),
         INVENTS('B', "some other number decides", "which number decides"))
