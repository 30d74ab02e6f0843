/* 1. Roempunten ontvangen: income, if the player thinks of it in time. */
#include "saga.h"

/* Nothing is due: it was taken, or lost, or there is no land to bring any. */
static verdict refuse_nothing(const struct saga_state *s)
{
    unsigned lands = 0;
    if (s->laid || s->recruited || s->back || s->lost)
        return BY(income_forfeit);
    for (unsigned land = 0; land < LANDS; land++)
        lands += owns(s, s->mover, land);
    return lands == 0 ? BY(income_from_lands_at_turn_start) : BY(income_sum);
}

verdict saga_refuse_collect(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    if (s->due == 0)
        return refuse_nothing(s);
    if (m.kind == M_COLLECT)
        return LEGAL;
    if (READS(t, Q_income_partial, 'A') || m.arg[0] == 0 || m.arg[0] >= s->due)
        return BY(income_sum);
    return READS(t, Q_change_impossible, 'A') || saga_can_change(t, s, 0, m.arg[0])
             ? LEGAL
             : BY(change_always);
}

void saga_collect(const struct saga_table *t, struct saga_state *s, struct move m)
{
    unsigned points = m.kind == M_COLLECT ? s->due : m.arg[0];
    s->due = 0;
    s->begun = READS(t, Q_takeback_when, 'C');
    RULE(income_sum), RULE(income_if_remembered), saga_earn(t, s, s->mover, points);
}

/* Another action was begun: no income any more. */
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
    RULE(income_first), RULE(income_forfeit), s->due = 0;
}
