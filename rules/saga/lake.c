/* 1 kaart verdekt leggen: the holder of blue lays one knight face down on a troop. It counts 0
 * until he turns it up in a later turn, or until its troop conquers. */
#include "saga.h"

/* ---- laying it ---- */

static unsigned held_lake(const struct saga_table *t, const struct saga_state *s)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (owns(s, s->mover, land) && (t->during[land][s->side[land]] & P_HIDE) != 0)
            return land;
    return NOWHERE;
}

static bool on_other_side(const struct saga_table *t, const struct saga_state *s)
{
    bool any = false;
    for (unsigned land = 0; land < t->lands; land++)
        any = any
           || (owns(s, s->mover, land)
               && ((t->during[land][CROWN] | t->during[land][PLAIN]) & P_HIDE) != 0);
    return any;
}

/* The holder may do this once: then the card is turned over. */
static verdict refuse_power(const struct saga_table *t, const struct saga_state *s, unsigned card)
{
    unsigned land = held_lake(t, s);
    if (land == NOWHERE && on_other_side(t, s))
        return BY(properties_of_shown_side);
    verdict v = saga_refuse_from_hand(s, card);
    if (v)
        return v;
    if (land == NOWHERE)
        return BY(lay_open);
    return s->turned[land] == UNTURNED ? (RULE(hide_as_play), (verdict)LEGAL) : BY(hide_once);
}

static verdict refuse_on(const struct saga_table *t, const struct saga_state *s, unsigned place,
                         const struct saga_troop *troop)
{
    if (place == NOWHERE)
        return READS(t, Q_hide_new_troop, 'B') ? LEGAL : BY(hide_on_attack_troop);
    if (is_land(place) || seat_at(place) != s->mover || troop->size == 0 || saga_lies_under(troop))
        return BY(hide_on_attack_troop);
    return LEGAL;
}

verdict saga_refuse_hide(const struct saga_table *t, const struct saga_state *s, unsigned card,
                         unsigned place)
{
    struct saga_troop troop = { .size = 0 };
    if (place != NOWHERE)
        troop = saga_troop_at(s, place);
    verdict v;
    if ((v = saga_refuse_another(s)) || (v = refuse_power(t, s, card))
        || (v = refuse_on(t, s, place, &troop)))
        return v;
    return saga_colour_free(t, &troop, colour_of(card)) ? LEGAL : BY(hide_colours);
}

void saga_hide(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned place)
{
    struct saga_troop troop = { .size = 0 };
    saga_close_income(t, s, M_HIDE);
    saga_out_of_hand(s, s->mover, card);
    if (place != NOWHERE)
        saga_touch(t, s, place), troop = saga_take_up(s, place);
    RULE(hide_on_attack_troop), troop.card[troop.size++] = (uint8_t)((card + 1) | DOWN | FRESH);
    place = saga_put_down(t, s, s->mover, &troop);
    RULE(hide_flip), RULE(hide_once), saga_turn_over(s, held_lake(t, s));
    s->laid = 1;
    saga_after_play(t, s);
    saga_resolve(t, s, place);
}

/* ---- turning it up ---- */

/* Can the knight be turned up? Not in the turn in which it was laid, except under
 * q-hide-reveal-time B. */
static bool ripe(const struct saga_table *t, unsigned byte)
{
    return (byte & DOWN) != 0 && ((byte & FRESH) == 0 || READS(t, Q_hide_reveal_time, 'B'));
}

verdict saga_refuse_reveal(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                           unsigned card, unsigned place)
{
    if (is_land(place) ? !owns(s, seat, place) : seat_at(place) != seat)
        return BY(hide_reveal_later_turn);
    struct saga_troop troop = saga_troop_at(s, place);
    unsigned at = saga_find(&troop, card);
    return at != NOWHERE && ripe(t, troop.card[at]) ? LEGAL : BY(hide_reveal_later_turn);
}

bool saga_can_reveal(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    bool any = false;
    for (unsigned i = 0; i < ROOM && s->attack[seat][i] != 0; i++)
        any = any || ripe(t, s->attack[seat][i]);
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned i = 0; i < COLOURS && owns(s, seat, land); i++)
            any = any || ripe(t, s->defence[land][i]);
    return any;
}

static void show(uint8_t *byte)
{
    RULE(hide_value_joins), *byte = (uint8_t)(*byte & ~(unsigned)(DOWN | FRESH));
}

void saga_turn_up(struct saga_troop *troop)
{
    for (unsigned i = 0; i < troop->size; i++)
        if ((troop->card[i] & DOWN) != 0)
            show(&troop->card[i]);
}

static unsigned lay_again(const struct saga_table *t, struct saga_state *s, unsigned place,
                          const struct saga_troop *troop)
{
    if (!is_land(place))
        return saga_put_down(t, s, seat_at(place), troop);
    saga_put_under(s, place, troop);
    return NOWHERE;
}

/* In the player's own turn this ends his income. Under q-hide-reveal-conquers B the troop only
 * conquers if a knight has also been laid in this turn. */
void saga_reveal(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned place)
{
    bool aside = s->phase == ASIDE;
    if (!aside)
        saga_close_income(t, s, M_REVEAL);
    saga_touch(t, s, place);
    struct saga_troop troop = saga_take_up(s, place);
    RULE(hide_reveal_later_turn), show(&troop.card[saga_find(&troop, card)]);
    place = lay_again(t, s, place, &troop);
    if (READS(t, Q_hide_reveal_conquers, 'B') && (aside || !s->laid))
        saga_go_on(t, s);
    else
        saga_resolve(t, s, aside ? NOWHERE : place); /* was it changed by the player on turn? */
}

/* Under q-hide-reveal-time B the others are asked after each move, clockwise from behind seat
 * 'after'. */
void saga_ask_aside(const struct saga_table *t, struct saga_state *s, unsigned after)
{
    unsigned players = t->head.players;
    s->phase = TURN;
    s->asked = 0;
    if (READS(t, Q_hide_reveal_time, 'A'))
        return;
    for (unsigned seat = (after + 1) % players; seat != s->mover; seat = (seat + 1) % players)
        if (saga_can_reveal(t, s, seat)) {
            s->phase = ASIDE;
            s->asked = (uint8_t)(seat + 1);
            return;
        }
}

/* ---- blue is lost while a knight lies face down ---- */

static unsigned place_with_hidden(const struct saga_table *t, const struct saga_state *s,
                                  unsigned seat)
{
    unsigned number = 0;
    for (unsigned i = 0; i < ROOM && s->attack[seat][i] != 0; i++) {
        number += s->attack[seat][i] / FIRST;
        if ((s->attack[seat][i] & DOWN) != 0)
            return place_of(seat, number - 1);
    }
    for (unsigned land = 0; land < t->lands; land++)
        for (unsigned i = 0; i < COLOURS && owns(s, seat, land); i++)
            if ((s->defence[land][i] & DOWN) != 0)
                return land;
    return NOWHERE;
}

static void send_home(struct saga_state *s, unsigned seat, struct saga_troop *troop)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < troop->size; i++)
        if ((troop->card[i] & DOWN) != 0)
            saga_take_in_hand(s, seat, (troop->card[i] & KNIGHT) - 1u);
        else
            troop->card[kept++] = troop->card[i];
    for (unsigned i = kept; i < troop->size; i++)
        troop->card[i] = 0;
    troop->size = (uint8_t)kept;
}

static void undo_hiding(const struct saga_table *t, struct saga_state *s, unsigned seat,
                        unsigned place)
{
    bool was_changed = s->changed == place + 1;
    saga_touch(t, s, place);
    struct saga_troop troop = saga_take_up(s, place);
    if (READS(t, Q_hide_after_loss, 'B'))
        saga_turn_up(&troop);
    else
        send_home(s, seat, &troop);
    place = lay_again(t, s, place, &troop);
    if (was_changed && place != NOWHERE)
        s->changed = (uint8_t)(place + 1);
}

/* The holder lost blue: under q-hide-after-loss B his hidden knights are turned up, under C they go
 * back into his hand. */
void saga_lake_lost(const struct saga_table *t, struct saga_state *s, unsigned seat)
{
    unsigned place, before = s->held[seat];
    while (!READS(t, Q_hide_after_loss, 'A') && (place = place_with_hidden(t, s, seat)) != NOWHERE)
        undo_hiding(t, s, seat, place);
    if (s->held[seat] > before)
        saga_home_again(t, s, seat);
}
