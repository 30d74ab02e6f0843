/* Einde van het spel: the last knight, and what the holders of purple and blue may still do after
 * it. */
#include "saga.h"

/* Notes the end if the knight just laid was the player's last one. */
void saga_after_play(const struct saga_table *t, struct saga_state *s)
{
    (void)t;
    if (s->held[s->mover] == 0)
        RULE(end_on_last_card), s->ending = PLAYED_OUT;
}

/* ---- one knight more, on any troop ---- */

/* Nobody can check the colours of another player's troop in which a knight lies face down. */
static bool unseen(const struct saga_troop *troop)
{
    bool any = false;
    for (unsigned i = 0; i < troop->size; i++)
        any = any || (troop->card[i] & DOWN) != 0;
    return any;
}

/* The seat that owns the place, or NOWHERE for a land in the middle. */
static unsigned owner_of(const struct saga_state *s, unsigned place)
{
    if (!is_land(place))
        return seat_at(place);
    return s->holder[place] == 0 ? NOWHERE : s->holder[place] - 1u;
}

verdict saga_refuse_enlist(const struct saga_table *t, const struct saga_state *s, unsigned card,
                           unsigned place)
{
    unsigned seat = s->asked - 1u, owner = owner_of(s, place);
    struct saga_troop troop = saga_troop_at(s, place);
    bool another = owner != seat && owner != NOWHERE,
         there = troop.size > 0 || (is_land(place) && owner != NOWHERE);
    if (!there || (another && READS(t, Q_endadd_target, 'A')) || s->hand[seat][card] == 0)
        return BY(end_treasure_add);
    if (owner != seat && unseen(&troop))
        return BY(end_treasure_colours);
    return saga_colour_free(t, &troop, colour_of(card)) ? LEGAL : BY(end_treasure_colours);
}

/* Under q-endadd-conquest B a knight that joins an attack troop may still make it conquer. */
void saga_enlist(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned place)
{
    saga_touch(t, s, place);
    struct saga_troop troop = saga_take_up(s, place);
    bool attacks = !is_land(place) && !saga_lies_under(&troop);
    saga_out_of_hand(s, s->asked - 1u, card);
    RULE(end_treasure_add), troop.card[troop.size++] = (uint8_t)(card + 1);
    if (is_land(place))
        saga_put_under(s, place, &troop);
    else
        place = saga_put_down(t, s, seat_at(place), &troop);
    if (attacks && READS(t, Q_endadd_conquest, 'B'))
        saga_resolve(t, s, place);
    else
        RULE(end_treasure_no_conquest), saga_go_on(t, s);
}

/* ---- one troop that counts ---- */

verdict saga_refuse_pick(const struct saga_table *t, const struct saga_state *s, unsigned place)
{
    if (is_land(place) || (seat_at(place) + 1 != s->asked && READS(t, Q_endadd_target, 'A')))
        return BY(end_lake_troop);
    struct saga_troop troop = saga_troop_at(s, place);
    return troop.size > 0 && !saga_lies_under(&troop) ? LEGAL : BY(end_lake_troop);
}

void saga_pick(const struct saga_table *t, struct saga_state *s, unsigned place)
{
    struct saga_troop troop = saga_troop_at(s, place);
    RULE(end_lake_troop), s->counted = (uint8_t)saga_value(&troop);
    saga_go_on(t, s);
}

/* ---- the two stages ---- */

static bool may_enlist(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (saga_refuse_enlist(t, s, card, land) == LEGAL)
            return true;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned i = 0; i < saga_troops(s, seat); i++)
            if (saga_refuse_enlist(t, s, card, place_of(seat, i)) == LEGAL)
                return true;
    return false;
}

static bool of_use(const struct saga_table *t, const struct saga_state *s, unsigned phase)
{
    bool any = false;
    for (unsigned card = 0; card < CARDS && phase == ENLIST; card++)
        any = any || (s->hand[s->asked - 1][card] > 0 && may_enlist(t, s, card));
    for (unsigned seat = 0; seat < t->head.players && phase == PICK; seat++)
        for (unsigned i = 0; i < saga_troops(s, seat); i++)
            any = any || saga_refuse_pick(t, s, place_of(seat, i)) == LEGAL;
    return any;
}

/* Enters a stage and asks its player; false if nobody can do anything in it. */
static bool begin_stage(const struct saga_table *t, struct saga_state *s, unsigned phase)
{
    unsigned power = phase == ENLIST ? E_ADD : E_TROOP;
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        if (saga_held_at_end(t, s, seat, power) == NOWHERE)
            continue;
        s->phase = (uint8_t)phase;
        s->asked = (uint8_t)(seat + 1);
        if (of_use(t, s, phase))
            return true;
    }
    s->asked = 0;
    return false;
}

static void second_stage(const struct saga_table *t, struct saga_state *s)
{
    s->ending = CLOSED;
    if (!begin_stage(t, s, READS(t, Q_end_order, 'B') ? ENLIST : PICK))
        RULE(end_at_once), s->phase = OVER;
}

void saga_close(const struct saga_table *t, struct saga_state *s)
{
    s->ending = CLOSING;
    if (!begin_stage(t, s, READS(t, Q_end_order, 'B') ? PICK : ENLIST))
        second_stage(t, s);
}

void saga_go_on(const struct saga_table *t, struct saga_state *s)
{
    bool last_turn = s->ending == PLAYED_OUT && READS(t, Q_after_last_card, 'B');
    s->asked = s->about = 0;
    if (s->ending == NOT_YET || last_turn)
        saga_ask_aside(t, s, s->mover);
    else if (s->ending == PLAYED_OUT)
        saga_close(t, s);
    else if (s->ending == CLOSING)
        second_stage(t, s);
    else
        RULE(end_at_once), s->phase = OVER;
}
