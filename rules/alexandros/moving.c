/* Alexandros verzetten, uitzonderingszet, joker: which card moves Alexandros, and when the open
 * card is replaced. A move of Alexandros goes from the card to the goal, the corner and the way,
 * and then to the actions. */
#include "alexandros.h"

/* ---- jokers ---- */

/* No open card has a free area any more. */
static bool row_is_dead(const struct alexandros_table *t, const struct alexandros_state *s)
{
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (s->row[k] > 0 && alexandros_any_free(t, s, k))
            return false;
    return total_of(s->row) > 0;
}

/* Is this single card a joker? An open card can be one under q-joker-trigger B, a card of the hand
 * under q-hand-joker B. */
static bool card_is_joker(const struct alexandros_table *t, const struct alexandros_state *s,
                          struct move m)
{
    bool may = m.kind == M_OPEN ? READS(t, Q_joker_trigger, 'B') : READS(t, Q_hand_joker, 'B');
    return may && !alexandros_any_free(t, s, m.arg[0]);
}

/* ---- which card ---- */

/* The goals that this choice of a card allows. */
static unsigned goals_with(const struct alexandros_table *t, const struct alexandros_state *s,
                           struct move m, uint8_t list[AREAS])
{
    if (m.kind == M_JOKER || card_is_joker(t, s, m))
        return alexandros_joker_goals(t, s, list);
    return alexandros_goals(t, s, m.arg[0], list);
}

/* Why a card or the joker leads to no goal. */
static verdict refuse_without_goal(const struct alexandros_table *t,
                                   const struct alexandros_state *s, struct move m)
{
    verdict v;
    if (m.kind != M_JOKER && !card_is_joker(t, s, m))
        return RULE(red_shortage_other_area), alexandros_refuse_symbol(t, s, m.arg[0]);
    v = alexandros_refuse_joker(t, s);
    return v ? v : BY(joker_goal_choice);
}

/* Is the card there, and may it be used? Open cards that are jokers must be used as jokers. */
static verdict refuse_use(const struct alexandros_table *t, const struct alexandros_state *s,
                          struct move m)
{
    switch (m.kind) {
    case M_OPEN:
        if (s->row[m.arg[0]] == 0)
            return BY(pick_open_card);
        return READS(t, Q_joker_trigger, 'A') && row_is_dead(t, s) ? BY(joker_no_free_area) : LEGAL;
    case M_HAND:
        if (s->hand[s->mover][m.arg[0]] == 0)
            return BY(exception_hand_card);
        if (READS(t, Q_exception_dead_cards, 'B') && row_is_dead(t, s))
            return BY(exception_always_allowed);
        return RULE(exception_always_allowed), RULE(joker_not_from_hand), LEGAL;
    default:
        return READS(t, Q_joker_trigger, 'A') && row_is_dead(t, s) ? LEGAL : BY(joker_no_free_area);
    }
}

static verdict refuse_choice(const struct alexandros_table *t, const struct alexandros_state *s,
                             struct move m)
{
    uint8_t list[AREAS];
    verdict v = refuse_use(t, s, m);
    if (v)
        return v;
    return goals_with(t, s, m, list) > 0 ? LEGAL : refuse_without_goal(t, s, m);
}

static bool needs_red(const struct alexandros_table *t, const struct alexandros_state *s,
                      struct move m)
{
    uint8_t list[AREAS];
    return !alexandros_black_will_do(t, s, list, goals_with(t, s, m, list));
}

/* All choices: an open card of each of the five symbols, a card of the hand of each, and the
 * joker. */
enum { CHOICES = 2 * SYMBOLS + 1 };

static struct move choice_at(unsigned n)
{
    if (n < 2 * SYMBOLS)
        return (struct move){ n < SYMBOLS ? M_OPEN : M_HAND, 0, { (uint8_t)(n % SYMBOLS) } };
    return (struct move){ M_JOKER, 0, { 0 } };
}

/* Can Alexandros be moved? If he must be, q-no-goal E does not count cards of the hand. */
static bool can_move(const struct alexandros_table *t, const struct alexandros_state *s, bool must)
{
    for (unsigned n = 0; n < CHOICES; n++) {
        struct move m = choice_at(n);
        if (must && m.kind == M_HAND && READS(t, Q_no_goal, 'E'))
            continue;
        if (refuse_choice(t, s, m) == LEGAL)
            return true;
    }
    return false;
}

/* q-red-voluntary B: can some card move him without red walls? */
static bool black_choice(const struct alexandros_table *t, const struct alexandros_state *s)
{
    for (unsigned n = 0; n < CHOICES; n++)
        if (refuse_choice(t, s, choice_at(n)) == LEGAL && !needs_red(t, s, choice_at(n)))
            return true;
    return false;
}

/* q-no-goal D: if no area is free, every area with a symbol is a goal, as for a joker. */
static bool strays(const struct alexandros_table *t, const struct alexandros_state *s)
{
    uint8_t list[AREAS];
    return alexandros_joker_strays(t, s) && !can_move(t, s, false)
        && alexandros_joker_goals(t, s, list) > 0;
}

verdict alexandros_refuse_card(const struct alexandros_table *t, const struct alexandros_state *s,
                               struct move m)
{
    if (m.kind == M_STAY)
        return can_move(t, s, true) || strays(t, s) ? BY(move_mandatory) : LEGAL;
    verdict v = refuse_choice(t, s, m);
    if (v && m.kind == M_JOKER && strays(t, s))
        return LEGAL;
    if (v)
        return v;
    if (READS(t, Q_red_voluntary, 'B') && needs_red(t, s, m) && black_choice(t, s))
        return BY(red_only_last_move);
    return LEGAL;
}

/* ---- what a choice does ---- */

static void into_hand(struct alexandros_state *s, unsigned symbol)
{
    s->row[symbol]--;
    RULE(open_card_into_hand), s->hand[s->mover][symbol]++;
    s->held[s->mover]++;
    s->replace = 1;
}

static void open_card(const struct alexandros_table *t, struct alexandros_state *s, struct move m)
{
    bool joker = card_is_joker(t, s, m);
    RULE(pick_open_card), into_hand(s, m.arg[0]);
    s->joker = joker ? CARD_JOKER : NO_JOKER;
    RULE(goal_symbol_matches), s->card = joker ? 0 : (uint8_t)(m.arg[0] + 1);
}

static void hand_card(const struct alexandros_table *t, struct alexandros_state *s, struct move m)
{
    bool joker = card_is_joker(t, s, m);
    RULE(exception_hand_card), s->hand[s->mover][m.arg[0]]--;
    RULE(exception_no_card), s->held[s->mover]--;
    RULE(exception_discard), s->discard[m.arg[0]]++;
    s->joker = joker ? CARD_JOKER : NO_JOKER;
    s->card = joker ? 0 : (uint8_t)(m.arg[0] + 1);
    s->barred = READS(t, Q_exception_no_take, 'B');
}

static void stay(const struct alexandros_table *t, struct alexandros_state *s)
{
    if (READS(t, Q_no_goal, 'B'))
        alexandros_end_turn(t, s);
    else if (READS(t, Q_no_goal, 'C'))
        alexandros_finish(s);
    else
        RULE(no_goal_no_move), s->phase = ACTION;
}

void alexandros_choose_card(const struct alexandros_table *t, struct alexandros_state *s,
                            struct move m)
{
    switch (m.kind) {
    case M_OPEN: open_card(t, s, m); break;
    case M_HAND: hand_card(t, s, m); break;
    case M_STAY: stay(t, s); return;
    default:
        RULE(joker_no_free_area), s->joker = ROW_JOKER;
        if (READS(t, Q_joker_take, 'C') && total_of(s->row) > 0) {
            s->phase = JOKER_TAKE;
            return;
        }
    }
    alexandros_go_on(t, s);
}

void alexandros_choose_goal(const struct alexandros_table *t, struct alexandros_state *s,
                            unsigned area)
{
    RULE(goal_nearest), s->goal = (uint8_t)(area + 1);
    s->card = 0;
    s->sent = READS(t, Q_standing_on, 'B') ? s->goal : 0;
    if (READS(t, Q_joker_take, 'C') || s->joker == CARD_JOKER)
        s->joker = NO_JOKER;
    alexandros_go_on(t, s);
}

/* ---- the card that goes with a joker ---- */

verdict alexandros_refuse_keep(const struct alexandros_table *t, const struct alexandros_state *s,
                               struct move m)
{
    if (m.kind == M_DECLINE)
        return READS(t, Q_joker_take, 'A') ? LEGAL : BY(joker_then_take);
    return s->row[m.arg[0]] > 0 ? LEGAL : BY(joker_then_take);
}

void alexandros_keep(const struct alexandros_table *t, struct alexandros_state *s, struct move m)
{
    if (m.kind == M_KEEP)
        RULE(joker_then_take), into_hand(s, m.arg[0]);
    if (!READS(t, Q_joker_take, 'C'))
        s->joker = NO_JOKER;
    alexandros_go_on(t, s);
}

/* ---- from one part of the move to the next ---- */

void alexandros_arrived(const struct alexandros_table *t, struct alexandros_state *s)
{
    if (s->joker && total_of(s->row) > 0) {
        s->phase = JOKER_TAKE;
        return;
    }
    s->joker = NO_JOKER;
    alexandros_go_on(t, s);
}

/* Is it time to replace the open card? Under q-order-goal-refill A after the choice of the goal,
 * under B after the move, under C before the goal is chosen. */
static bool replace_now(const struct alexandros_table *t, const struct alexandros_state *s)
{
    bool moved = s->goal == 0 && s->card == 0 && !s->joker;
    return moved || READS(t, Q_order_goal_refill, 'C')
        || (s->goal != 0 && READS(t, Q_order_goal_refill, 'A'));
}

void alexandros_go_on(const struct alexandros_table *t, struct alexandros_state *s)
{
    if (s->replace && replace_now(t, s)) {
        if (alexandros_any_to_draw(s)) {
            alexandros_restock(s);
            RULE(replace_before_route), s->phase = REVEAL;
            return;
        }
        RULE(no_cards_anywhere), s->replace = 0;
    }
    if (s->goal != 0)
        s->phase = CORNER;
    else if (s->card != 0 || s->joker)
        s->phase = GOAL;
    else
        RULE(move_then_actions), s->phase = ACTION;
}
