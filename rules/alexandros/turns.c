/* Spelverloop, einde: whose turn it is, what may be done when, how the game ends. Every refusal
 * goes through alexandros_refusal, which asks the file that knows the move. */
#include "alexandros.h"

/* ---- whose move it is ---- */

static bool sets_up(const struct alexandros_state *s)
{
    return s->phase == DEAL || s->phase == LAY_OPEN || s->phase == LOT;
}

/* After the lot, only the mover may act; during a tax the player who is asked. */
static verdict refuse_actor(const struct alexandros_state *s, struct move m)
{
    if (s->phase == LEVY && (m.kind == M_COLLECT || m.kind == M_DECLINE))
        return m.actor + 1 == s->asked ? LEGAL : BY(tax_everybody);
    return sets_up(s) || m.actor == s->mover ? LEGAL : BY(clockwise);
}

/* ---- the moment of a move ---- */

static bool timely(const struct alexandros_state *s, unsigned kind)
{
    switch (kind) {
    case M_OPEN:
    case M_HAND:
    case M_JOKER:
    case M_STAY:    return s->phase == CARD;
    case M_GOAL:    return s->phase == GOAL;
    case M_CORNER:  return s->phase == CORNER;
    case M_WALK:    return s->phase == WAY;
    case M_KEEP:    return s->phase == JOKER_TAKE;
    case M_DECLINE: return s->phase == JOKER_TAKE || s->phase == LEVY;
    case M_COLLECT: return s->phase == LEVY;
    case M_PLACE:
    case M_PAY:     return s->phase == PLACE;
    case M_GIVE:    return s->phase == GIVE;
    default:        return s->phase == ACTION;
    }
}

/* Is this a third action, while the row is filled up at the end of the turn? */
static bool is_third_action(const struct alexandros_state *s, unsigned kind)
{
    bool action = kind == M_TAKE || kind == M_TAKE_PILE || kind == M_OCCUPY || kind == M_TAKE_OVER
               || kind == M_REMOVE || kind == M_TAX || kind == M_RELIEVE;
    return action && s->actions == 0;
}

/* Refuses moves of Alexandros, and parts of an action, when an action should begin. */
static verdict refuse_among_actions(unsigned kind)
{
    if (kind < M_TAKE)
        return BY(move_then_actions);
    return kind == M_PLACE || kind == M_PAY ? BY(occupy_min_one_governor) : BY(actions_four_kinds);
}

/* The clause that says what must happen in this phase instead. */
static verdict refuse_moment(const struct alexandros_state *s, unsigned kind)
{
    switch (s->phase) {
    case DEAL:       return BY(deal_one_hidden);
    case LAY_OPEN:   return BY(two_open_cards);
    case LOT:        return BY(random_start_player);
    case CARD:       return BY(move_then_actions);
    case GOAL:       return BY(goal_symbol_matches);
    case REVEAL:     return BY(open_card_replaced);
    case CORNER:     return BY(any_corner);
    case WAY:        return BY(route_shortest);
    case JOKER_TAKE: return BY(joker_then_take);
    case ACTION:     return refuse_among_actions(kind);
    case DRAW:       return BY(take_pile_or_open);
    case PLACE:      return BY(occupy_pay_rest);
    case GIVE:       return BY(takeover_conqueror_picks);
    case LEVY:       return BY(tax_everybody);
    default:         return is_third_action(s, kind) ? BY(actions_two) : BY(refill_to_two);
    }
}

/* ---- the end of a turn ---- */

/* q-actions-mandatory B: is any action still possible? */
static bool can_act(const struct alexandros_table *t, const struct alexandros_state *s)
{
    static const uint8_t kinds[] = { M_TAKE_PILE, M_TAKE,   M_TAX,    M_OCCUPY,
                                     M_TAKE_OVER, M_REMOVE, M_RELIEVE };
    for (unsigned i = 0; i < sizeof kinds; i++) {
        unsigned values = kinds[i] == M_TAKE_PILE                 ? 1
                        : kinds[i] == M_TAKE || kinds[i] == M_TAX ? SYMBOLS
                                                                  : t->areas;
        for (unsigned value = 0; value < values; value++)
            if (alexandros_judge(t, s, (struct move){ kinds[i], s->mover, { (uint8_t)value } })
                == LEGAL)
                return true;
    }
    return false;
}

static verdict refuse_end(const struct alexandros_table *t, const struct alexandros_state *s)
{
    if (READS(t, Q_actions_mandatory, 'B') && can_act(t, s))
        return BY(actions_optional);
    return RULE(actions_optional), LEGAL;
}

/* Does something have to come before this action, or was it done already? */
static verdict refuse_order(const struct alexandros_state *s, struct move m)
{
    verdict v = alexandros_refuse_gap(s, m.kind);
    if (v)
        return v;
    if (s->razed && (m.kind != M_OCCUPY || s->province[m.arg[0]] != s->province[s->razed - 1u]))
        return BY(takeover_then_occupy);
    return s->taxed && m.kind == M_TAX ? BY(tax_once_per_turn) : LEGAL;
}

static verdict refuse_action(const struct alexandros_table *t, const struct alexandros_state *s,
                             struct move m)
{
    verdict v = refuse_order(s, m);
    if (v)
        return v;
    RULE(actions_any_order), RULE(actions_repeat), RULE(actions_four_kinds);
    switch (m.kind) {
    case M_TAKE:
    case M_TAKE_PILE:
    case M_FILL:      return alexandros_refuse_take(t, s, m);
    case M_TAX:       return alexandros_refuse_tax(t, s, m);
    case M_RELIEVE:   return alexandros_refuse_relief(t, s, m);
    case M_END:       return refuse_end(t, s);
    default:          return alexandros_refuse_occupying(t, s, m);
    }
}

/* ---- every refusal ---- */

/* The verdict on a move that can be said: first who moves, then whether it is the time, then
 * everything else. */
verdict alexandros_judge(const struct alexandros_table *t, const struct alexandros_state *s,
                         struct move m)
{
    if (s->phase == OVER)
        return BY(highest_wins);
    if (alexandros_is_chance(m.kind))
        return alexandros_refuse_nature(t, s, m);
    verdict v = refuse_actor(s, m);
    if (v)
        return v;
    if (!timely(s, m.kind))
        return refuse_moment(s, m.kind);
    switch (s->phase) {
    case CARD:       return alexandros_refuse_card(t, s, m);
    case GOAL:       return alexandros_refuse_goal(t, s, m.arg[0]);
    case CORNER:     return alexandros_refuse_corner(t, s, m.arg[0]);
    case WAY:        return alexandros_refuse_walk(t, s, m);
    case JOKER_TAKE: return alexandros_refuse_keep(t, s, m);
    case LEVY:       return alexandros_refuse_tax(t, s, m);
    case ACTION:     return refuse_action(t, s, m);
    default:         return alexandros_refuse_occupying(t, s, m);
    }
}

verdict alexandros_refusal(const struct alexandros_table *t, const struct alexandros_state *s,
                           struct move m)
{
    return alexandros_sayable(t, m) ? alexandros_judge(t, s, m) : NOT_A_MOVE;
}

/* ---- turns ---- */

void alexandros_begin_turn(const struct alexandros_table *t, struct alexandros_state *s,
                           unsigned seat)
{
    (void)t;
    RULE(clockwise), s->mover = (uint8_t)seat;
    RULE(actions_two), s->actions = 2;
    RULE(move_mandatory), s->phase = CARD;
}

void alexandros_action_done(const struct alexandros_table *t, struct alexandros_state *s)
{
    s->actions--;
    s->phase = ACTION;
    if (s->actions == 0)
        RULE(actions_two), alexandros_end_turn(t, s);
}

/* Red walls lie on the board; under q-black-exactly-used B it suffices that no black one is
 * left. */
bool alexandros_last_turn(const struct alexandros_table *t, const struct alexandros_state *s)
{
    if (s->red < t->red)
        return RULE(end_red_trigger), true;
    return READS(t, Q_black_exactly_used, 'B') && s->black == 0;
}

static bool round_over(const struct alexandros_table *t, const struct alexandros_state *s)
{
    return (s->mover + 1u) % t->head.players == s->start_seat;
}

/* Does the limit end the game? Under q-over-100-at-once B and q-both-triggers B at the end of this
 * turn, under q-over-100-at-once C at the end of the round. */
static bool limit_ends_it(const struct alexandros_table *t, const struct alexandros_state *s)
{
    return s->ending && (!READS(t, Q_over_100_at_once, 'C') || round_over(t, s));
}

/* Do the walls end the game? Under q-final-round B only at the end of the round. */
static bool walls_end_it(const struct alexandros_table *t, const struct alexandros_state *s)
{
    return alexandros_last_turn(t, s) && (READS(t, Q_final_round, 'A') || round_over(t, s));
}

void alexandros_end_turn(const struct alexandros_table *t, struct alexandros_state *s)
{
    s->actions = s->taxed = s->barred = s->took = s->filled = 0;
    if (walls_end_it(t, s))
        RULE(end_red_finish_actions), alexandros_finish(s);
    else if (limit_ends_it(t, s))
        alexandros_finish(s);
    else
        alexandros_fill_row(t, s);
}

void alexandros_fill_row(const struct alexandros_table *t, struct alexandros_state *s)
{
    bool is_short = total_of(s->row) < ROW;
    if (is_short && alexandros_any_to_draw(s)) {
        alexandros_restock(s);
        s->phase = REFILL;
    } else if (s->actions > 0) {
        s->phase = ACTION;
    } else if (is_short && READS(t, Q_short_row, 'B')) {
        alexandros_finish(s);
    } else {
        if (is_short)
            RULE(no_cards_anywhere);
        alexandros_begin_turn(t, s, (s->mover + 1u) % t->head.players);
    }
}

/* Clears what players keep in mind, and ends the game. */
void alexandros_finish(struct alexandros_state *s)
{
    s->phase = OVER;
    s->mover = s->actions = s->taxed = s->sent = s->barred = s->took = s->filled = s->ending =
        s->start_seat = 0;
}

/* ---- what moves do ---- */

void alexandros_carry_out(const struct alexandros_table *t, struct alexandros_state *s,
                          struct move m)
{
    if (alexandros_is_chance(m.kind)) {
        alexandros_let_nature(t, s, m);
        return;
    }
    switch (m.kind) {
    case M_OPEN:
    case M_HAND:
    case M_JOKER:
    case M_STAY:      alexandros_choose_card(t, s, m); break;
    case M_GOAL:      alexandros_choose_goal(t, s, m.arg[0]); break;
    case M_CORNER:    alexandros_head_for(t, s, m.arg[0]); break;
    case M_WALK:      alexandros_walk(t, s, m); break;
    case M_KEEP:      alexandros_keep(t, s, m); break;
    case M_TAKE:
    case M_TAKE_PILE:
    case M_FILL:      alexandros_take(t, s, m); break;
    case M_TAX:
    case M_COLLECT:   alexandros_tax(t, s, m); break;
    case M_RELIEVE:   alexandros_relieve(t, s, m); break;
    case M_END:       alexandros_end_turn(t, s); break;
    case M_DECLINE:
        if (s->phase == LEVY)
            alexandros_tax(t, s, m);
        else
            alexandros_keep(t, s, m);
        break;
    default: alexandros_occupy(t, s, m);
    }
}

/* ---- the result ---- */

int alexandros_standing(const struct alexandros_table *t, const struct alexandros_state *s,
                        unsigned seat)
{
    (void)t;
    return (int)score_of(s, seat);
}

void alexandros_outcome(const struct alexandros_table *t, const struct alexandros_state *s,
                        struct outcome *o)
{
    unsigned best = 0;
    *o = (struct outcome){ 0 };
    o->over = s->phase == OVER;
    for (unsigned p = 0; p < t->head.players && o->over; p++) {
        o->score[p] = (int16_t)score_of(s, p);
        best = score_of(s, p) > best ? score_of(s, p) : best;
    }
    for (unsigned p = 0; p < t->head.players && o->over; p++)
        if (score_of(s, p) == best)
            RULE(highest_wins), RULE(tie_unspecified), o->winners |= (uint8_t)(1u << p);
}
