/* This chapter states what the document says under "Spelverloop" and "Einde": whose turn it is,
 * what may be done when, how it ends. */
#include "shared.h"
#include "occupations.h"

CLAUSE(clockwise, "Spelverloop", TURN_ORDER, EXPLICIT, "Turns go round clockwise.")

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

/* What may follow what within a turn. */
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

TALLY_PROPERTY(actions_have_to_wait_for_the_move)
{
    static const uint8_t kinds[] = { M_TAKE,   M_TAKE_PILE, M_TAX,      M_END,
                                     M_OCCUPY, M_RELIEVE,   M_TAKE_OVER };
    for (unsigned i = 0; i < sizeof kinds; i++)
        if (s->phase == CARD && asked(t, s, kinds[i], s->mover, 0) != ALEXANDROS_move_then_actions)
            return false;
    return s->phase != ACTION
        || (asked(t, s, M_OPEN, s->mover, 0) == ALEXANDROS_move_then_actions
            && asked(t, s, M_HAND, s->mover, 0) == ALEXANDROS_move_then_actions
            && asked(t, s, M_STAY, s->mover, 0) == ALEXANDROS_move_then_actions);
}

CLAUSE(move_mandatory, "Spelverloop, Verzetten", LEGALITY, IMPLIED,
       "Whoever can move Alexandros has to.")

/* With q-no-goal E a card of the hand need not be played. */
TALLY_PROPERTY(he_stays_only_without_a_goal)
{
    uint8_t missing[POINTS];
    unsigned n = 0;
    if (s->phase != CARD)
        return true;
    count_missing_walls(t, s, s->at, missing);
    for (unsigned with = 0; with < WAYS_TO_MOVE; with++)
        if (with < FROM_HAND || with == THE_JOKER || !READS(t, Q_no_goal, 'E'))
            n += goals_with(t, s, missing, with);
    if (READS(t, Q_no_goal, 'D'))
        n += goals_for(t, s, missing, SYMBOLS).count;
    return !READS(t, Q_symbolless, 'A')
        || asked(t, s, M_STAY, s->mover, 0)
               == (n > 0 ? (verdict)ALEXANDROS_move_mandatory : (verdict)LEGAL);
}

CLAUSE(open_card_replaced, "Verzetten", EFFECT, EXPLICIT,
       "A card of the pile takes its place in the row.")

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

/* A card is missing only while the move goes on, or if there is none to replace it. */
STATE_PROPERTY(replacement_is_due_until_it_comes)
{
    bool due = s->replace == 1;
    bool when = s->phase == REVEAL || s->phase == GOAL
             || (READS(t, Q_order_goal_refill, 'B') && (s->phase == CORNER || s->phase == WAY))
             || (READS(t, Q_joker_take, 'C') && (s->phase == CORNER || s->phase == WAY));
    return s->replace <= 1 && (!due || when) && (s->phase != REVEAL || due);
}

/* With the exception and a joker that takes nothing there is nothing to replace. */
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

TALLY_PROPERTY(turn_may_be_ended_at_any_action)
{
    return s->phase != ACTION || s->razed || !READS(t, Q_actions_mandatory, 'A')
        || can(t, s, M_END, 0);
}

/* q-actions-mandatory B: only if there is nothing to do. */
TALLY_PROPERTY(turn_is_ended_early_by_a_reading_only)
{
    if (s->phase != ACTION || READS(t, Q_actions_mandatory, 'A') || !can(t, s, M_END, 0))
        return true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (can(t, s, M_TAKE, k) || can(t, s, M_TAX, k))
            return false;
    for (unsigned a = 0; a < t->areas; a++)
        if (can(t, s, M_RELIEVE, a) || can(t, s, M_OCCUPY, a))
            return false;
    return !can(t, s, M_TAKE_PILE, 0);
}

QUESTION(q_actions_mandatory, "Must both actions be performed?", 'A',
         "One sentence tells of two, another one allows two.", BUILT('A', "no"),
         BUILT('B', "yes, as far as possible"))

CLAUSE(actions_any_order, "Vervolgacties", TURN_ORDER, EXPLICIT, "They come in any order.")

/* What can be done does not depend on how many actions are left, nor on what was done first. */
TALLY_PROPERTY(either_action_may_be_any)
{
    struct alexandros_state then = *s;
    bool plain = READS(t, Q_takeover_split_actions, 'A') && READS(t, Q_refill_time, 'A');
    if (!free_to_act(s) || !plain || s->taxed)
        return true;
    then.actions = s->actions == 2 ? 1 : 2;
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (asked(t, s, M_TAKE, s->mover, k) != asked(t, &then, M_TAKE, s->mover, k)
            || asked(t, s, M_TAX, s->mover, k) != asked(t, &then, M_TAX, s->mover, k))
            return false;
    for (unsigned i = 0; i < GOVERNORS; i++) {
        unsigned a = s->governor[s->mover][i] == 0 ? 0 : s->governor[s->mover][i] - 1u;
        if (asked(t, s, M_RELIEVE, s->mover, a) != asked(t, &then, M_RELIEVE, s->mover, a)
            || asked(t, s, M_OCCUPY, s->mover, a) != asked(t, &then, M_OCCUPY, s->mover, a))
            return false;
    }
    return asked(t, s, M_TAKE_PILE, s->mover, 0) == asked(t, &then, M_TAKE_PILE, s->mover, 0);
}

CLAUSE(actions_four_kinds, "Vervolgacties", DEFINITION, EXPLICIT,
       "There are four kinds: to take a card, to occupy or take over a province, to levy tax, to "
       "relieve a governor.")

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

TALLY_PROPERTY(nothing_else_is_an_action)
{
    static const uint8_t kinds[] = { M_GOAL,  M_CORNER, M_WALK, M_KEEP,   M_DECLINE,
                                     M_PLACE, M_PAY,    M_GIVE, M_COLLECT };
    for (unsigned i = 0; s->phase == ACTION && i < sizeof kinds; i++)
        if (can(t, s, kinds[i], 0))
            return false;
    return true;
}

CLAUSE(actions_repeat, "Vervolgacties", LEGALITY, EXPLICIT,
       "Both may be of one kind, but for the tax.")

/* A kind of action, but the tax, may follow itself. */
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

/* With q-final-round B the last one is that of who sits before the start player. */
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

/* Nobody has a turn less than others. */
STEP_PROPERTY(round_of_the_red_walls_is_finished)
{
    bool plain = READS(t, Q_black_exactly_used, 'A') && READS(t, Q_short_row, 'A')
              && READS(t, Q_over_100_at_once, 'A') && READS(t, Q_both_triggers, 'A')
              && READS(t, Q_no_goal, 'A');
    return !plain || after->phase != OVER || before->phase == OVER || wins_already(t, after)
        || may_be_the_last(t, before);
}

/* Nothing else ends a game but more than 100 points, and some readings. */
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

/* With just enough black walls the game goes on. */
STEP_PROPERTY(last_black_wall_ends_nothing)
{
    bool plain = READS(t, Q_black_exactly_used, 'A') && READS(t, Q_short_row, 'A')
              && READS(t, Q_over_100_at_once, 'A');
    return !plain || after->red < t->red || m.kind != M_END || after->phase != OVER;
}

QUESTION(q_black_exactly_used, "What if the last black wall was laid, and none is missing?", 'A',
         "Black walls have to be too few for a way.", BUILT('A', "the game goes on"),
         BUILT('B', "that is the end too"))

CLAUSE(end_red_finish_actions, "Einde", END, EXPLICIT,
       "After red walls the player still has his actions, and nobody else has a turn.")

STEP_PROPERTY(red_walls_leave_the_actions)
{
    return m.kind != M_WALK || (after->phase != OVER && after->actions == 2);
}

/* The row is not filled up any more: nobody comes. */
STEP_PROPERTY(nobody_has_a_turn_after_red_walls)
{
    return before->red == t->red || (after->phase != CARD && after->phase != REFILL)
        || (after->phase == REFILL && after->actions > 0) || READS(t, Q_final_round, 'B');
}

QUESTION(q_final_round, "Does anybody have a turn after red walls were laid?", 'A',
         "Red walls are for the very last move of Alexandros.", BUILT('A', "no"),
         BUILT('B', "yes, until all had equally many"))

CLAUSE(highest_wins, "Einde", SCORE, EXPLICIT, "Who has most points wins.")

/* Somebody wins: those whom nobody surpasses. */
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

TALLY_PROPERTY(nothing_can_be_done_when_it_is_over)
{
    static const uint8_t kinds[] = { M_OPEN,      M_HAND, M_STAY, M_GOAL,   M_TAKE,
                                     M_TAKE_PILE, M_TAX,  M_END,  M_OCCUPY, M_RELIEVE };
    for (unsigned p = 0; s->phase == OVER && p < t->head.players; p++)
        for (unsigned i = 0; i < sizeof kinds; i++)
            if (asked(t, s, kinds[i], p, 0) != ALEXANDROS_highest_wins)
                return false;
    return s->phase != OVER
        || (asked(t, s, M_LOT, NATURE, 0) == ALEXANDROS_highest_wins
            && asked(t, s, M_UNCOVER, NATURE, 0) == ALEXANDROS_highest_wins);
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
         "Nothing more is said; B would be a rule of one's own.", BUILT('A', "all of them"),
         LISTED('B', "some other number decides"))
