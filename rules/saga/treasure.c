/* 1 kaart eraan toevoegen: the holder of purple lays one more knight under it, and turns the card
 * over. Blue is turned over, and back, in the same way. */
#include "saga.h"

static bool has(const struct saga_table *t, const struct saga_state *s, unsigned land,
                unsigned power)
{
    return (t->during[land][s->side[land]] & power) != 0;
}

/* If the power was used, the clause about that refuses, whatever the visible side says. */
verdict saga_refuse_treasure(const struct saga_table *t, const struct saga_state *s, unsigned card,
                             unsigned land)
{
    bool on_a_side = ((t->during[land][CROWN] | t->during[land][PLAIN]) & P_ADD) != 0,
         adds = has(t, s, land, P_ADD), own = owns(s, s->mover, land);
    if (own && on_a_side && !adds)
        return BY(properties_of_shown_side);
    verdict v = saga_refuse_from_hand(s, card);
    if (v)
        return v;
    if (!adds)
        return BY(no_laying_on_defence);
    if (!own)
        return BY(treasure_add_as_play);
    if (s->turned[land] != UNTURNED)
        return BY(treasure_add_once);
    struct saga_troop defence = saga_troop_at(s, land);
    return saga_colour_free(t, &defence, colour_of(card))
             ? (RULE(treasure_add_as_play), (verdict)LEGAL)
             : BY(treasure_add_colours);
}

void saga_treasure(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned land)
{
    struct saga_troop defence = saga_take_up(s, land);
    RULE(treasure_add_as_play), defence.card[defence.size++] = (uint8_t)(card + 1);
    saga_put_under(s, land, &defence);
    RULE(treasure_add_flip), RULE(treasure_add_once), saga_turn_over(s, land);
    saga_after_play(t, s);
    saga_resolve(t, s, NOWHERE);
}

/* ---- turning over, and back ---- */

void saga_turn_over(struct saga_state *s, unsigned land)
{
    s->turned[land] = FRESHLY;
}

static void turn_back(const struct saga_table *t, struct saga_state *s, unsigned land)
{
    if (has(t, s, land, P_HIDE))
        RULE(hide_renewed), s->turned[land] = UNTURNED;
    else
        RULE(treasure_add_renewed), s->turned[land] = UNTURNED;
}

/* A new holder may use the power again, unless he merely received the land. */
void saga_renew(const struct saga_table *t, struct saga_state *s, unsigned land)
{
    bool received = READS(t, Q_received_is_conquered, 'B') && weakened(s, land);
    if (s->turned[land] == UNTURNED)
        return;
    if (received)
        s->turned[land] = FRESHLY;
    else if (READS(t, Q_flip_back_may, 'A'))
        turn_back(t, s, land);
    else
        s->turned[land] = INHERITED;
}

static verdict by_renewal(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    return has(t, s, land, P_HIDE) ? BY(hide_renewed) : BY(treasure_add_renewed);
}

/* Under q-flip-back-may B he may turn it back when he gets it, under C in any turn of his. */
verdict saga_refuse_flip(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                         unsigned land)
{
    bool asked = s->phase == FLIP && s->about == land + 1;
    bool any_turn = s->phase == TURN && READS(t, Q_flip_back_may, 'C') && owns(s, seat, land);
    if (asked || (any_turn && s->turned[land] == INHERITED))
        return LEGAL;
    return by_renewal(t, s, land);
}

/* A player who is asked whether to turn a card back decides that first. */
verdict saga_refuse_while_flipping(const struct saga_table *t, const struct saga_state *s)
{
    return by_renewal(t, s, s->about - 1u);
}

/* Turning back changes nothing else in a turn, unless +1 or -1 of the visible side counts
 * (q-flip-side). */
void saga_flip(const struct saga_table *t, struct saga_state *s, unsigned land)
{
    int before = saga_strength(t, s, land);
    turn_back(t, s, land);
    if (s->phase == FLIP) {
        saga_resume(t, s);
        return;
    }
    saga_close_income(t, s, M_FLIP);
    if (saga_strength(t, s, land) != before)
        saga_resolve(t, s, NOWHERE);
    else
        saga_go_on(t, s);
}
