/* 2a. Een ridderkaart afleggen: one knight from the hand, as a new attack troop or on an existing
 * one. */
#include "saga.h"

/* Action 2a is possible once in a turn. */
verdict saga_refuse_another(const struct saga_state *s)
{
    return s->laid ? BY(lay_exactly_one) : LEGAL;
}

verdict saga_refuse_from_hand(const struct saga_state *s, unsigned card)
{
    return s->hand[s->mover][card] > 0 ? LEGAL : BY(lay_from_hand);
}

verdict saga_refuse_lay(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    unsigned land = colour_of(card);
    verdict v;
    if ((v = saga_refuse_another(s)) || (v = saga_refuse_from_hand(s, card)))
        return v;
    if (READS(t, Q_own_land_target, 'B') && land < t->lands && owns(s, s->mover, land))
        return BY(new_troop_own_land);
    return RULE(new_troop_any_time), RULE(new_troop_same_target), RULE(new_troop_own_land), LEGAL;
}

static verdict refuse_troop(const struct saga_table *t, const struct saga_state *s, unsigned card,
                            unsigned place)
{
    struct saga_troop troop = saga_troop_at(s, place);
    verdict v = saga_refuse_from_hand(s, card);
    if (v)
        return v;
    if (seat_at(place) != s->mover)
        return BY(lay_own_area);
    if (troop.size == 0)
        return BY(reinforce_one_troop);
    if (!saga_colour_free(t, &troop, colour_of(card)))
        return BY(colour_once);
    return saga_lies_under(&troop) ? BY(no_laying_on_defence) : LEGAL;
}

/* A knight is laid under a land only by the power of purple. */
verdict saga_refuse_add(const struct saga_table *t, const struct saga_state *s, unsigned card,
                        unsigned place)
{
    verdict v = saga_refuse_another(s);
    if (v)
        return v;
    return is_land(place) ? saga_refuse_treasure(t, s, card, place)
                          : refuse_troop(t, s, card, place);
}

void saga_lay(const struct saga_table *t, struct saga_state *s, unsigned card)
{
    struct saga_troop troop = { .card = { (uint8_t)(card + 1) }, .size = 1 };
    saga_close_income(t, s, M_LAY);
    RULE(lay_from_hand), saga_out_of_hand(s, s->mover, card);
    RULE(lay_open), RULE(lay_own_area);
    saga_touch_all(t, s, s->mover, saga_aim(t, &troop));
    unsigned place = saga_put_down(t, s, s->mover, &troop);
    RULE(lay_exactly_one), s->laid = 1;
    saga_after_play(t, s);
    saga_resolve(t, s, place);
}

static void reinforce(const struct saga_table *t, struct saga_state *s, unsigned card,
                      unsigned place)
{
    saga_touch(t, s, place);
    struct saga_troop troop = saga_take_up(s, place);
    RULE(reinforce_one_troop), RULE(lay_open), troop.card[troop.size++] = (uint8_t)(card + 1);
    place = saga_put_down(t, s, s->mover, &troop);
    saga_after_play(t, s);
    saga_resolve(t, s, place);
}

void saga_add(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned place)
{
    saga_close_income(t, s, M_ADD);
    saga_out_of_hand(s, s->mover, card);
    s->laid = 1;
    if (is_land(place))
        saga_treasure(t, s, card, place);
    else
        reinforce(t, s, card, place);
}
