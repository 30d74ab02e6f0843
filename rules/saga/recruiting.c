/* 3. Een onafhankelijke ridder aanwerven: once in a turn, for fame. */
#include "saga.h"

verdict saga_refuse_recruit(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    if (s->recruited >= t->recruits)
        return BY(recruit_one_per_turn);
    if (s->pool[card] == 0)
        return BY(recruit_only_independent);
    if (s->fame[s->mover] < value_of(card))
        return BY(recruit_needs_fame);
    return READS(t, Q_change_impossible, 'A') || saga_can_change(t, s, value_of(card), 0)
             ? LEGAL
             : BY(change_always);
}

void saga_recruit(const struct saga_table *t, struct saga_state *s, unsigned card)
{
    saga_close_income(t, s, M_RECRUIT);
    s->pool[card]--;
    RULE(recruit_into_hand), RULE(recruit_usable_at_once), saga_take_in_hand(s, s->mover, card);
    RULE(recruit_one_per_turn), RULE(recruit_own_turn), s->recruited = 1;
    RULE(recruit_price), saga_pay(t, s, s->mover, value_of(card));
}
