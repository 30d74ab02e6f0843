/* 1 kaart terugnemen: in each of his turns, the holder of yellow may take a knight that he has laid
 * back into his hand. */
#include "saga.h"

/* ---- who may, and when ---- */

static bool on_other_side(const struct saga_table *t, const struct saga_state *s)
{
    bool any = false;
    for (unsigned land = 0; land < t->lands; land++)
        any = any
           || (owns(s, s->mover, land)
               && ((t->during[land][CROWN] | t->during[land][PLAIN]) & P_BACK) != 0);
    return any;
}

static verdict refuse_moment(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    bool late =
        (READS(t, Q_takeback_when, 'B') && s->laid) || (READS(t, Q_takeback_when, 'C') && s->begun);
    if (land != NOWHERE && late)
        return BY(takeback_extra);
    if (s->back)
        return BY(takeback_every_turn);
    if (land == NOWHERE)
        return on_other_side(t, s) ? BY(properties_of_shown_side) : LEGAL;
    return READS(t, Q_takeback_new_holder, 'B') && (s->gained >> land & 1u) != 0
             ? BY(takeback_every_turn)
             : LEGAL;
}

/* ---- which knight ---- */

/* The land that the troop at this place defends, or NOWHERE. */
static unsigned defended_by(unsigned place, const struct saga_troop *troop)
{
    if (is_land(place))
        return place;
    return saga_lies_under(troop) ? troop->aim - LANDS - 1u : NOWHERE;
}

static unsigned knights_under(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    unsigned n = saga_troop_at(s, land).size, troops = saga_troops(s, s->mover);
    for (unsigned i = 0; READS(t, Q_troops_added, 'B') && i < troops; i++) {
        struct saga_troop troop = saga_troop_at(s, place_of(s->mover, i));
        n += troop.aim == LANDS + land + 1 ? troop.size : 0u;
    }
    return n;
}

static verdict refuse_from_attack(const struct saga_table *t, const struct saga_troop *troop,
                                  unsigned at)
{
    bool lowest = at == 0 && troop->size > 1, top = at + 1u == troop->size;
    bool bares_hidden = lowest && (troop->card[1] & DOWN) != 0;
    if (lowest && READS(t, Q_takeback_bottom, 'C'))
        return BY(new_troop_sets_target);
    if (bares_hidden && READS(t, Q_takeback_lone_hidden, 'B'))
        return BY(new_troop_sets_target);
    return !top && READS(t, Q_takeback_bottom, 'D') ? BY(takeback_own_cards) : LEGAL;
}

verdict saga_refuse_take_back(const struct saga_table *t, const struct saga_state *s, unsigned card,
                              unsigned place)
{
    unsigned corn = saga_held_with(t, s, s->mover, P_BACK);
    verdict v = refuse_moment(t, s, corn);
    if (v)
        return v;
    if (corn == NOWHERE
        || (is_land(place) ? !owns(s, s->mover, place) : seat_at(place) != s->mover))
        return BY(takeback_own_cards);
    struct saga_troop troop = saga_troop_at(s, place);
    unsigned at = saga_find(&troop, card), land = defended_by(place, &troop);
    if (at == NOWHERE)
        return BY(takeback_own_cards);
    if (land == NOWHERE)
        return refuse_from_attack(t, &troop, at);
    return READS(t, Q_takeback_last_defender, 'B') && knights_under(t, s, land) == 1
             ? BY(takeback_shift)
             : LEGAL;
}

/* ---- doing it ---- */

/* Under q-takeback-bottom B the troop keeps its aim, although the knight that gave it is gone. */
static void remove_knight(const struct saga_table *t, struct saga_troop *troop, unsigned at)
{
    unsigned aim = saga_aim(t, troop), colour = colour_of((troop->card[at] & KNIGHT) - 1u);
    if (at == 0 && READS(t, Q_takeback_bottom, 'B') && !saga_lies_under(troop) && aim != NOWHERE)
        troop->aim = (uint8_t)(aim + 1);
    if (READS(t, Q_takeback_colour_memory, 'B'))
        troop->barred = (uint8_t)(troop->barred | 1u << colour);
    for (troop->size--; at < troop->size; at++)
        troop->card[at] = troop->card[at + 1];
    troop->card[at] = 0;
}

/* Does some reading in force treat a land differently after its defence lost a knight in this
 * way? */
static bool kept_in_mind(const struct saga_table *t)
{
    return !READS(t, Q_conquest_trigger, 'A') || READS(t, Q_takeback_test, 'B')
        || READS(t, Q_received_is_conquered, 'B');
}

/* q-takeback-last-defender C: a land without a defender has no holder any more. */
static void give_up(const struct saga_table *t, struct saga_state *s, unsigned land)
{
    s->holder[land] = 0;
    s->turned[land] = UNTURNED;
    s->barred_under[land] = 0;
    s->tied[land] = 0;
    if ((t->during[land][s->side[land]] & P_HIDE) != 0)
        saga_lake_lost(t, s, s->mover);
}

void saga_take_back(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned place)
{
    saga_close_income(t, s, M_TAKE_BACK);
    saga_touch(t, s, place);
    struct saga_troop troop = saga_take_up(s, place);
    unsigned land = defended_by(place, &troop);
    remove_knight(t, &troop, saga_find(&troop, card));
    RULE(takeback_own_cards), RULE(takeback_extra), saga_take_in_hand(s, s->mover, card);
    if (is_land(place))
        saga_put_under(s, place, &troop);
    else
        place = saga_put_down(t, s, s->mover, &troop);
    RULE(takeback_every_turn), s->back = 1;
    if (land != NOWHERE && kept_in_mind(t))
        s->weakened = (uint8_t)(s->weakened | 1u << land);
    if (land != NOWHERE && READS(t, Q_takeback_last_defender, 'C')
        && knights_under(t, s, land) == 0)
        give_up(t, s, land);
    saga_resolve(t, s, land == NOWHERE ? place : NOWHERE);
}
