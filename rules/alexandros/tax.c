/* Belasting heffen, stadhouders aflossen.
 *
 * A tax pays everybody. Under q-tax-others-card B and q-tax-compulsory-effect B the other players
 * are asked one after the other, clockwise. */
#include "alexandros.h"

/* ---- levying ---- */

/* Does a card match one of the player's governors? Under q-tax-governor B only one whose province
 * pays. */
static bool governor_matches(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned seat, unsigned symbol)
{
    for (unsigned i = 0; i < GOVERNORS && s->governor[seat][i] != 0; i++) {
        unsigned area = s->governor[seat][i] - 1u;
        if (t->symbol[area] != symbol)
            continue;
        if (READS(t, Q_tax_governor, 'A') || alexandros_income_of(t, s, area) > 0)
            return RULE(tax_any_own_governor), true;
    }
    return false;
}

static bool can_match(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned seat, unsigned symbol)
{
    return s->hand[seat][symbol] > 0 && governor_matches(t, s, seat, symbol);
}

static verdict refuse_levy(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned symbol)
{
    if (!can_match(t, s, s->mover, symbol))
        return BY(tax_matching_card);
    return READS(t, Q_tax_zero, 'B') && alexandros_income(t, s, s->mover) == 0 ? BY(tax_sum)
                                                                               : LEGAL;
}

static void play_card(struct alexandros_state *s, unsigned seat, unsigned symbol)
{
    s->hand[seat][symbol]--;
    s->held[seat]--;
    RULE(tax_card_discarded), s->discard[symbol]++;
}

static void score(const struct alexandros_table *t, struct alexandros_state *s, unsigned seat)
{
    unsigned points = score_of(s, seat) + alexandros_income(t, s, seat);
    RULE(tax_marker), RULE(points_only_by_tax), s->score[seat] = (uint8_t)(points % 256);
    s->carry[seat] = (uint8_t)(points / 256);
}

/* ---- the end that it may bring ---- */

static bool beyond_limit(const struct alexandros_table *t, const struct alexandros_state *s,
                         unsigned seat)
{
    unsigned points = score_of(s, seat);
    return points > t->limit || (READS(t, Q_more_than_100, 'B') && points == t->limit);
}

static bool anybody_beyond(const struct alexandros_table *t, const struct alexandros_state *s)
{
    bool found = false;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        found = found || beyond_limit(t, s, seat);
    return found;
}

static void settle(const struct alexandros_table *t, struct alexandros_state *s)
{
    bool due_anyway = READS(t, Q_both_triggers, 'B') && alexandros_last_turn(t, s);
    s->asked = 0;
    s->phase = ACTION;
    if (!anybody_beyond(t, s)) {
        alexandros_action_done(t, s);
    } else if (READS(t, Q_over_100_at_once, 'A') && !due_anyway) {
        RULE(end_over_100), RULE(end_over_100_at_once), alexandros_finish(s);
    } else {
        s->ending = 1;
        alexandros_action_done(t, s);
    }
}

/* ---- everybody scores ---- */

static bool asks_others(const struct alexandros_table *t)
{
    return READS(t, Q_tax_others_card, 'B') || READS(t, Q_tax_compulsory_effect, 'B');
}

/* Does this player have any answer to give? */
static bool can_answer(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned seat)
{
    bool matches = false;
    for (unsigned k = 0; k < SYMBOLS; k++)
        matches = matches || can_match(t, s, seat, k);
    return READS(t, Q_tax_others_card, 'B') ? matches : alexandros_income(t, s, seat) > 0;
}

/* q-tax-order-at-end B: scoring stops as soon as a player has passed the limit. */
static bool scoring_stops(const struct alexandros_table *t, const struct alexandros_state *s)
{
    return READS(t, Q_tax_order_at_end, 'B') && anybody_beyond(t, s);
}

/* Goes clockwise from this seat until it reaches the mover. */
static void go_round(const struct alexandros_table *t, struct alexandros_state *s, unsigned seat)
{
    for (; seat != s->mover && !scoring_stops(t, s); seat = (seat + 1) % t->head.players) {
        if (!asks_others(t)) {
            RULE(tax_everybody), RULE(tax_others_no_card), score(t, s, seat);
        } else if (can_answer(t, s, seat)) {
            s->asked = (uint8_t)(seat + 1);
            s->phase = LEVY;
            return;
        }
    }
    settle(t, s);
}

static void levy(const struct alexandros_table *t, struct alexandros_state *s, unsigned symbol)
{
    RULE(tax_matching_card), play_card(s, s->mover, symbol);
    RULE(tax_once_per_turn), s->taxed = 1;
    score(t, s, s->mover);
    go_round(t, s, (s->mover + 1u) % t->head.players);
}

/* ---- LEVY: somebody else is asked ---- */

static verdict refuse_answer(const struct alexandros_table *t, const struct alexandros_state *s,
                             struct move m)
{
    if (m.kind == M_DECLINE)
        return READS(t, Q_tax_compulsory_effect, 'B') ? LEGAL : BY(tax_everybody);
    if (READS(t, Q_tax_others_card, 'A'))
        return m.arg[0] == 0 ? LEGAL : BY(tax_others_no_card);
    return m.arg[0] != 0 && can_match(t, s, s->asked - 1u, m.arg[0] - 1u) ? LEGAL
                                                                          : BY(tax_matching_card);
}

static void answer(const struct alexandros_table *t, struct alexandros_state *s, struct move m)
{
    unsigned seat = s->asked - 1u;
    if (m.kind == M_COLLECT && m.arg[0] != 0)
        play_card(s, seat, m.arg[0] - 1u);
    if (m.kind == M_COLLECT)
        score(t, s, seat);
    go_round(t, s, (seat + 1u) % t->head.players);
}

verdict alexandros_refuse_tax(const struct alexandros_table *t, const struct alexandros_state *s,
                              struct move m)
{
    return m.kind == M_TAX ? refuse_levy(t, s, m.arg[0]) : refuse_answer(t, s, m);
}

void alexandros_tax(const struct alexandros_table *t, struct alexandros_state *s, struct move m)
{
    if (m.kind == M_TAX)
        levy(t, s, m.arg[0]);
    else
        answer(t, s, m);
}

/* ---- relieving ---- */

/* q-relieve-backpay B: while another governor stays, the player must pay the card of the area. */
static bool owes_card(const struct alexandros_table *t, const struct alexandros_state *s,
                      unsigned area)
{
    return READS(t, Q_relieve_backpay, 'B') && alexandros_governors_in(t, s, s->province[area]) > 1;
}

verdict alexandros_refuse_relief(const struct alexandros_table *t, const struct alexandros_state *s,
                                 struct move m)
{
    unsigned area = m.arg[0];
    if (!alexandros_stands(t, s, s->mover, area))
        return BY(relieve_own);
    if (owes_card(t, s, area) && s->hand[s->mover][t->symbol[area]] == 0)
        return BY(relieve_no_backpay);
    return RULE(relieve_no_cards), LEGAL;
}

void alexandros_relieve(const struct alexandros_table *t, struct alexandros_state *s, struct move m)
{
    unsigned area = m.arg[0];
    if (owes_card(t, s, area))
        play_card(s, s->mover, t->symbol[area]);
    RULE(relieve_own), RULE(relieve_one_at_a_time), RULE(relieve_no_backpay),
        alexandros_recall(s, s->mover, area);
    RULE(relieve_is_action), alexandros_action_done(t, s);
}
