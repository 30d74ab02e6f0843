/* Een kaart pakken: a card from the pile or from the row. The row is filled up only after both
 * actions. */
#include "alexandros.h"

verdict alexandros_refuse_gap(const struct alexandros_state *s, unsigned kind)
{
    bool takes = kind == M_TAKE || kind == M_TAKE_PILE,
         waits = takes || kind == M_FILL || kind == M_END,
         gap = s->took && !s->filled && total_of(s->row) < ROW && alexandros_any_to_draw(s);
    return (gap && !waits) || (s->filled && takes) ? BY(refill_to_two) : LEGAL;
}

/* q-refill-time B: the row is filled up if the second action takes no card. */
static verdict refuse_fill(const struct alexandros_state *s)
{
    if (!s->took || s->filled)
        return BY(no_refill_between);
    return alexandros_any_to_draw(s) ? LEGAL : BY(no_cards_anywhere);
}

/* The first action took an open card: the row has a gap, and a pile to fill it later. If cards are
 * missing for good, no gap waits. */
static bool waits_for_refill(const struct alexandros_state *s)
{
    return s->actions == 1 && total_of(s->row) < ROW && total_of(s->pile) > 0;
}

static verdict refuse_open(const struct alexandros_state *s, unsigned symbol)
{
    if (s->row[symbol] > 0)
        return LEGAL;
    return waits_for_refill(s) ? BY(no_refill_between) : BY(take_pile_or_open);
}

verdict alexandros_refuse_take(const struct alexandros_table *t, const struct alexandros_state *s,
                               struct move m)
{
    (void)t;
    if (m.kind == M_FILL)
        return refuse_fill(s);
    if (s->barred)
        return BY(exception_no_card);
    if (m.kind == M_TAKE)
        return refuse_open(s, m.arg[0]);
    return alexandros_any_to_draw(s) ? LEGAL : BY(no_cards_anywhere);
}

static void take_open(const struct alexandros_table *t, struct alexandros_state *s, unsigned symbol)
{
    s->row[symbol]--;
    s->hand[s->mover][symbol]++;
    RULE(take_pile_or_open), RULE(no_hand_limit), s->held[s->mover]++;
    RULE(no_refill_between), s->took = READS(t, Q_refill_time, 'B') && s->actions == 2;
    alexandros_action_done(t, s);
    if (READS(t, Q_refill_time, 'C') && s->phase == ACTION)
        alexandros_fill_row(t, s);
}

void alexandros_take(const struct alexandros_table *t, struct alexandros_state *s, struct move m)
{
    switch (m.kind) {
    case M_TAKE: take_open(t, s, m.arg[0]); break;
    case M_TAKE_PILE:
        alexandros_restock(s);
        s->phase = DRAW;
        break;
    default: s->filled = 1; alexandros_fill_row(t, s);
    }
}
