/* Een kaart pakken: from the pile or from the row, which is filled up only
 * when both actions are over.
 */
#include "alexandros.h"

static verdict refuse_any_card(const struct alexandros_table *t, const struct alexandros_state *s)
{
    (void)t;
    if (s->barred)
        return BY(exception_no_card);
    return s->filled ? BY(refill_to_two) : LEGAL;
}

/* q-refill-time B: the row is filled up because no card is taken as the second action. */
static verdict refuse_fill(const struct alexandros_state *s)
{
    return s->took && !s->filled && alexandros_any_to_draw(s) ? LEGAL : BY(no_refill_between);
}

verdict alexandros_refuse_take(const struct alexandros_table *t, const struct alexandros_state *s,
                               struct move m)
{
    verdict v = m.kind == M_FILL ? refuse_fill(s) : refuse_any_card(t, s);
    if (v || m.kind == M_FILL)
        return v;
    if (m.kind == M_TAKE_PILE)
        return alexandros_any_to_draw(s) ? LEGAL : BY(no_cards_anywhere);
    if (s->row[m.arg[0]] > 0)
        return LEGAL;
    return total_of(s->row) < ROW ? BY(no_refill_between) : BY(take_pile_or_open);
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
