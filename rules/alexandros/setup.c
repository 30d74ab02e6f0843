/* Voorbereiding: the deal, the open cards, the lot, and everything else that nature turns up. The
 * pile has no order: chance decides it card by card. */
#include "alexandros.h"

void alexandros_start(const struct alexandros_table *t, struct alexandros_state *s)
{
    *s = (struct alexandros_state){ 0 };
    RULE(alexandros_start_vertex), s->at = t->start;
    RULE(wall_supplies), s->black = t->black;
    s->red = t->red;
    for (unsigned k = 0; k < SYMBOLS; k++)
        RULE(deck_eleven_each), RULE(rest_is_pile), s->pile[k] = t->copies[k];
    for (unsigned p = 0; p < t->head.players; p++)
        RULE(marker_at_start), s->score[p] = READS(t, Q_marker_on_100, 'B') ? t->limit : 0;
    alexandros_find_provinces(t, s);
    s->phase = DEAL;
}

/* ---- pile and discard ---- */

bool alexandros_any_to_draw(const struct alexandros_state *s)
{
    return total_of(s->pile) + total_of(s->discard) > 0;
}

void alexandros_restock(struct alexandros_state *s)
{
    if (total_of(s->pile) > 0)
        return;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        RULE(reshuffle), s->pile[k] = s->discard[k];
        s->discard[k] = 0;
    }
}

static void leave_pile(const struct alexandros_table *t, struct alexandros_state *s,
                       unsigned symbol)
{
    s->pile[symbol]--;
    if (READS(t, Q_reshuffle_time, 'B'))
        alexandros_restock(s);
}

static unsigned dealt(const struct alexandros_table *t, const struct alexandros_state *s)
{
    unsigned n = 0;
    for (unsigned p = 0; p < t->head.players; p++)
        n += s->held[p];
    return n;
}

/* ---- what nature may do ---- */

verdict alexandros_refuse_nature(const struct alexandros_table *t, const struct alexandros_state *s,
                                 struct move m)
{
    bool turned_up = s->phase == LAY_OPEN || s->phase == REVEAL || s->phase == REFILL;
    (void)t;
    switch (m.kind) {
    case M_DEAL:
        if (s->phase != DEAL)
            return BY(deal_one_hidden);
        break;
    case M_UNCOVER:
        if (!turned_up)
            return BY(two_open_cards);
        break;
    case M_DRAW:
        if (s->phase != DRAW)
            return BY(take_pile_or_open);
        break;
    default: return s->phase == LOT ? LEGAL : BY(random_start_player);
    }
    return s->pile[m.arg[0]] > 0 ? LEGAL : BY(rest_is_pile);
}

/* ---- what it does ---- */

static void deal(const struct alexandros_table *t, struct alexandros_state *s, unsigned symbol)
{
    unsigned seat = dealt(t, s);
    leave_pile(t, s, symbol);
    RULE(deal_one_hidden), s->hand[seat][symbol]++;
    s->held[seat]++;
    if (seat + 1 == t->head.players)
        RULE(players_two_to_four), s->phase = LAY_OPEN;
}

static void begin(const struct alexandros_table *t, struct alexandros_state *s, unsigned seat)
{
    s->start_seat = counts_rounds(t) ? (uint8_t)seat : 0;
    alexandros_begin_turn(t, s, seat);
}

static void uncover(const struct alexandros_table *t, struct alexandros_state *s, unsigned symbol)
{
    leave_pile(t, s, symbol);
    RULE(open_may_be_equal), s->row[symbol]++;
    if (s->phase == REVEAL) {
        RULE(open_card_replaced), s->replace = 0;
        alexandros_go_on(t, s);
    } else if (s->phase == REFILL) {
        RULE(refill_to_two), alexandros_fill_row(t, s);
    } else if (total_of(s->row) == ROW) {
        RULE(two_open_cards), s->phase = LOT;
        if (t->first != BY_LOT)
            begin(t, s, t->first);
    }
}

static void draw(const struct alexandros_table *t, struct alexandros_state *s, unsigned symbol)
{
    leave_pile(t, s, symbol);
    s->hand[s->mover][symbol]++;
    RULE(take_pile_or_open), RULE(no_hand_limit), s->held[s->mover]++;
    alexandros_action_done(t, s);
}

void alexandros_let_nature(const struct alexandros_table *t, struct alexandros_state *s,
                           struct move m)
{
    switch (m.kind) {
    case M_DEAL:    deal(t, s, m.arg[0]); break;
    case M_UNCOVER: uncover(t, s, m.arg[0]); break;
    case M_DRAW:    draw(t, s, m.arg[0]); break;
    default:        RULE(random_start_player), begin(t, s, m.arg[0]);
    }
}
