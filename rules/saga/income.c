/* 1. Roempunten ontvangen: income, if the player asks for it in time. */
#include "saga.h"

/* Has another action begun, so that the income of this turn is lost? */
static bool is_closed(const struct saga_table *t, const struct saga_state *s)
{
    bool by_taking_back = READS(t, Q_income_closers, 'A') && !READS(t, Q_takeback_when, 'C');
    return s->laid || s->recruited || s->lost || (s->back && by_taking_back);
}

static verdict refuse_part(const struct saga_table *t, const struct saga_state *s, unsigned points)
{
    if (READS(t, Q_income_partial, 'A') || points == 0 || points >= s->due)
        return BY(income_sum);
    return READS(t, Q_change_impossible, 'A') || saga_can_change(t, s, 0, points)
             ? LEGAL
             : BY(change_always);
}

/* Refuses if the income was taken, was lost, or no land brought any when the turn began. */
verdict saga_refuse_collect(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    if (s->took)
        return BY(income_sum);
    if (is_closed(t, s))
        return BY(income_forfeit);
    if (s->due == 0)
        return BY(income_from_lands_at_turn_start);
    return m.kind == M_CLAIM ? refuse_part(t, s, m.arg[0]) : LEGAL;
}

void saga_collect(const struct saga_table *t, struct saga_state *s, struct move m)
{
    unsigned points = m.kind == M_COLLECT ? s->due : m.arg[0];
    s->due = 0;
    s->took = 1;
    s->begun = READS(t, Q_takeback_when, 'C');
    RULE(income_sum), RULE(income_if_remembered), saga_earn(t, s, s->mover, points);
}

/* Another action begins: the income that was not taken is lost. */
void saga_close_income(const struct saga_table *t, struct saga_state *s, unsigned kind)
{
    bool numbered =
        kind == M_LAY || kind == M_ADD || kind == M_HIDE || kind == M_HIDE_NEW || kind == M_RECRUIT;
    bool first_of_all = kind == M_TAKE_BACK && READS(t, Q_takeback_when, 'C');
    s->begun = READS(t, Q_takeback_when, 'C');
    if (first_of_all || (!numbered && READS(t, Q_income_closers, 'B')))
        return;
    bool tells = numbered || (kind == M_TAKE_BACK && READS(t, Q_takeback_twice, 'A'));
    s->lost = !tells && (s->lost || s->due > 0);
    s->took = !tells && s->took;
    RULE(income_first), RULE(income_forfeit), s->due = 0;
}
