/* Which moves can be said, which are worth asking about, and which are offered.
 *
 * The generator goes through the moves that could be legal and asks saga_judge. A check compares it
 * with the universe of all moves worth asking about: it must offer every legal one exactly once. */
#include "../saga.h"
#include "sorts.h"

enum { MOST_ARGS = 2 };

static bool is_place(const struct saga_table *t, unsigned place)
{
    if (is_land(place))
        return place < t->lands;
    return place < PLACES && seat_at(place) < t->head.players && number_at(place) < t->room;
}

static bool can_say(const struct saga_table *t, unsigned sort, unsigned value)
{
    switch (sort) {
    case SEAT:  return value < t->head.players;
    case SET:   return value < t->sets;
    case OWNER: return value <= t->head.players;
    case LAND:  return value < t->lands;
    case FACE:  return value <= PLAIN;
    case CARD:  return value < CARDS;
    case PLACE: return is_place(t, value);
    case CHIP:  return value < DENOMINATIONS && t->chip[value] != 0;
    default:    return true;
    }
}

static bool in_play(const struct saga_table *t, unsigned card)
{
    unsigned n = 0;
    for (unsigned set = 0; set < SETS; set++)
        n += t->set[set][card];
    return n > 0;
}

/* The knights worth asking about: those in play, and one other. */
static unsigned cards_asked(const struct saga_table *t)
{
    unsigned n = 0;
    for (unsigned card = 0; card < CARDS; card++)
        n += in_play(t, card);
    return n < CARDS ? n + 1 : n;
}

static uint8_t card_asked(const struct saga_table *t, unsigned i)
{
    unsigned absent = 0;
    for (unsigned card = 0; card < CARDS; card++) {
        if (!in_play(t, card))
            absent = card;
        else if (i-- == 0)
            return (uint8_t)card;
    }
    return (uint8_t)absent;
}

/* One point more than any income. */
static unsigned points_asked(const struct saga_table *t)
{
    unsigned sum = 2;
    for (unsigned land = 0; land < t->lands; land++)
        sum += t->income[land][CROWN] > t->income[land][PLAIN] ? t->income[land][CROWN]
                                                               : t->income[land][PLAIN];
    return sum < 256 ? sum : 256;
}

static unsigned chips_asked(const struct saga_table *t)
{
    unsigned n = 0;
    while (n < DENOMINATIONS && t->chip[n] != 0)
        n++;
    return n;
}

static unsigned values_of(const struct saga_table *t, unsigned sort)
{
    switch (sort) {
    case SEAT:   return t->head.players;
    case SET:    return t->sets;
    case OWNER:  return t->head.players + 1u;
    case LAND:   return t->lands;
    case FACE:   return 2;
    case CARD:   return cards_asked(t);
    case PLACE:  return t->lands + (unsigned)t->head.players * t->room;
    case POINTS: return points_asked(t);
    case CHIP:   return chips_asked(t);
    default:     return 1;
    }
}

#define THE_NTH_VALUE
static uint8_t nth_value(const struct saga_table *t, unsigned sort, unsigned i)
{
    if (sort == CARD)
        return card_asked(t, i);
    if (sort != PLACE || i < t->lands)
        return (uint8_t)i;
    return (uint8_t)place_of((i - t->lands) / t->room, (i - t->lands) % t->room);
}

#include "../../forms/said.h"

/* -------------------------------------------------------- the generator -- */

struct asking {
    const struct saga_table *t;
    const struct saga_state *s;
    struct offers *o;
    uint8_t actor;
};

static void offer_if_legal(const struct asking *a, unsigned kind, unsigned arg0, unsigned arg1)
{
    struct move m = { (uint8_t)kind, a->actor, { (uint8_t)arg0, (uint8_t)arg1 } };
    if (saga_judge(a->t, a->s, m) == LEGAL)
        offer_move(a->o, kind, a->actor, arg0, arg1, 0);
}

/* ---- set-up ---- */

static void offer_display(const struct asking *a)
{
    uint8_t left[CARDS];
    saga_left_to_deal(a->t, a->s, left);
    for (unsigned card = 0; card < CARDS; card++) {
        if (left[card] == 0)
            continue;
        for (unsigned land = 0; land < a->t->lands; land++)
            offer_if_legal(a, M_DEAL, card, land);
        offer_if_legal(a, M_REDEAL, card, 0);
    }
}

static void offer_set_up(const struct asking *a)
{
    switch (a->s->phase) {
    case SIDES:
        for (unsigned land = 0; land < a->t->lands; land++)
            for (unsigned side = CROWN; side <= PLAIN; side++)
                offer_if_legal(a, M_SIDE, land, side);
        break;
    case DEAL_SETS:
        for (unsigned seat = 0; seat <= a->t->head.players; seat++)
            for (unsigned set = 0; set < a->t->sets && a->s->set_of[seat] == 0; set++)
                offer_if_legal(a, M_SET, set, seat);
        break;
    case DISPLAY: offer_display(a); break;
    default:
        for (unsigned seat = 0; seat < a->t->head.players; seat++)
            offer_if_legal(a, M_YOUNGEST, seat, 0);
    }
}

/* ---- troops and hand of a seat, looked at once ---- */

struct rows {
    unsigned troops, cards;
    uint8_t colours[ROOM]; /* a bit for each colour that the troop cannot take */
    uint8_t card[CARDS];   /* knights in the hand               */
    bool hidden;           /* some knight lies face down        */
};

static void look_at_troops(const struct saga_state *s, unsigned seat, struct rows *r)
{
    for (unsigned i = 0; i < ROOM && s->attack[seat][i] != 0; i++) {
        unsigned byte = s->attack[seat][i], card = (byte & KNIGHT) - 1u;
        if ((byte & FIRST) != 0 || r->troops == 0)
            r->colours[r->troops++] = s->barred[seat][i];
        r->colours[r->troops - 1] =
            (uint8_t)(r->colours[r->troops - 1] | 1u << colour_of(card % CARDS));
        r->hidden = r->hidden || (byte & DOWN) != 0;
    }
}

static void look_at_hand(const struct saga_state *s, unsigned seat, struct rows *r)
{
    for (unsigned card = 0; card < CARDS; card++)
        if (s->hand[seat][card] > 0)
            r->card[r->cards++] = (uint8_t)card;
}

/* ---- a turn ---- */

/* For one troop only the colours of the knights matter, so saga_judge is asked about the first
 * one. */
static void offer_on_troop(const struct asking *a, const struct rows *r, unsigned kind,
                           unsigned number)
{
    unsigned place = place_of(a->actor, number);
    bool asked = false;
    for (unsigned i = 0; i < r->cards; i++) {
        struct move m = { (uint8_t)kind, a->actor, { r->card[i], (uint8_t)place } };
        if ((r->colours[number] >> colour_of(r->card[i]) & 1u) != 0)
            continue;
        if (!asked && saga_judge(a->t, a->s, m) != LEGAL)
            return;
        asked = true;
        offer_move(a->o, kind, a->actor, r->card[i], place, 0);
    }
}

static void offer_under_lands(const struct asking *a, const struct rows *r)
{
    for (unsigned land = 0; land < a->t->lands; land++)
        for (unsigned i = 0; i < r->cards && owns(a->s, a->actor, land); i++)
            offer_if_legal(a, M_ADD, r->card[i], land);
}

/* Powers of the player's lands that have not been used yet. */
static unsigned unused_powers(const struct asking *a)
{
    unsigned powers = 0;
    for (unsigned land = 0; land < a->t->lands; land++)
        if (owns(a->s, a->actor, land) && a->s->turned[land] == UNTURNED)
            powers |= a->t->during[land][a->s->side[land]];
    return powers;
}

static void offer_plays(const struct asking *a, const struct rows *r)
{
    unsigned powers = unused_powers(a);
    for (unsigned i = 0; i < r->cards; i++) {
        offer_if_legal(a, M_LAY, r->card[i], 0);
        if ((powers & P_HIDE) != 0)
            offer_if_legal(a, M_HIDE_NEW, r->card[i], 0);
    }
    for (unsigned number = 0; number < r->troops; number++) {
        offer_on_troop(a, r, M_ADD, number);
        if ((powers & P_HIDE) != 0)
            offer_on_troop(a, r, M_HIDE, number);
    }
    if ((powers & P_ADD) != 0)
        offer_under_lands(a, r);
}

/* Offers every knight of the player that lies in a troop or under a land. */
static void offer_laid(const struct asking *a, const struct rows *r, unsigned kind)
{
    for (unsigned i = 0; i < r->troops + a->t->lands; i++) {
        unsigned place = i < r->troops ? place_of(a->actor, i) : i - r->troops;
        if (is_land(place) && !owns(a->s, a->actor, place))
            continue;
        struct saga_troop troop = saga_troop_at(a->s, place);
        for (unsigned k = 0; k < troop.size; k++)
            if ((troop.card[k] & KNIGHT) != 0
                && (kind == M_TAKE_BACK || (troop.card[k] & DOWN) != 0))
                offer_if_legal(a, kind, (troop.card[k] & KNIGHT) - 1u, place);
    }
}

static void offer_income(const struct asking *a)
{
    if (a->s->due == 0)
        return;
    offer_if_legal(a, M_COLLECT, 0, 0);
    for (unsigned points = 1; points < a->s->due && READS(a->t, Q_income_partial, 'B'); points++)
        offer_if_legal(a, M_CLAIM, points, 0);
}

static void offer_pool(const struct asking *a, unsigned kind)
{
    for (unsigned card = 0; card < CARDS; card++)
        if (a->s->pool[card] > 0)
            offer_if_legal(a, kind, card, 0);
}

static void offer_chips(const struct asking *a)
{
    for (unsigned d = 0; d < DENOMINATIONS && a->t->chip[d] != 0; d++) {
        offer_if_legal(a, M_PUT_CHIP, d, 0);
        offer_if_legal(a, M_TAKE_CHIP, d, 0);
    }
}

static void offer_turn(const struct asking *a)
{
    struct rows r = { .troops = 0 };
    look_at_troops(a->s, a->actor, &r);
    bool hidden = r.hidden || READS(a->t, Q_hide_forced, 'B');
    offer_income(a);
    if (!a->s->laid) {
        look_at_hand(a->s, a->actor, &r);
        offer_plays(a, &r);
    }
    if (a->s->recruited < a->t->recruits && a->s->fame[a->actor] > 0)
        offer_pool(a, M_RECRUIT);
    if (!a->s->back && saga_held_with(a->t, a->s, a->actor, P_BACK) != NOWHERE)
        offer_laid(a, &r, M_TAKE_BACK);
    if (hidden)
        offer_laid(a, &r, M_REVEAL);
    for (unsigned land = 0; land < a->t->lands; land++)
        if (a->s->turned[land] == INHERITED)
            offer_if_legal(a, M_FLIP, land, 0);
    if (READS(a->t, Q_change_impossible, 'B'))
        offer_chips(a);
    offer_if_legal(a, M_END, 0, 0);
}

/* ---- decisions ---- */

/* Offers every place for every card of the hand; offer_if_legal drops the others. */
static void offer_enlisting(const struct asking *a)
{
    for (unsigned card = 0; card < CARDS; card++) {
        if (a->s->hand[a->actor][card] == 0)
            continue;
        for (unsigned land = 0; land < a->t->lands; land++)
            offer_if_legal(a, M_ENLIST, card, land);
        for (unsigned seat = 0; seat < a->t->head.players; seat++)
            for (unsigned i = 0, troops = saga_troops(a->s, seat); i < troops; i++)
                offer_if_legal(a, M_ENLIST, card, place_of(seat, i));
    }
}

static void offer_troops(const struct asking *a, unsigned kind)
{
    for (unsigned seat = 0; seat < a->t->head.players; seat++)
        for (unsigned i = 0, troops = saga_troops(a->s, seat); i < troops; i++)
            offer_if_legal(a, kind, place_of(seat, i), 0);
}

static void offer_decision(const struct asking *a)
{
    struct rows r = { .troops = 0 };
    switch (a->s->phase) {
    case CHOOSE: offer_troops(a, M_CONQUER); break;
    case GIFT:   offer_pool(a, M_TAKE_FREE); break;
    case FLIP:   offer_if_legal(a, M_FLIP, a->s->about - 1u, 0); break;
    case ENLIST: offer_enlisting(a); break;
    case PICK:   offer_troops(a, M_PICK); break;
    case ASIDE:
        look_at_troops(a->s, a->actor, &r);
        offer_laid(a, &r, M_REVEAL);
        break;
    default: offer_chips(a); return;
    }
    offer_if_legal(a, M_PASS, 0, 0);
}

void saga_offers(const struct saga_table *t, const struct saga_state *s, struct offers *o)
{
    const struct asking a = { t, s, o, saga_turn_of(t, s) };
    if (s->phase < TURN)
        offer_set_up(&a);
    else if (s->phase == TURN)
        offer_turn(&a);
    else if (s->phase != OVER)
        offer_decision(&a);
}

/* Each knight left in the display is equally likely, and each land under which it may lie. As 1 to
 * 6 lands are possible, a knight counts as 60 cases. */
uint32_t saga_weight(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    unsigned lands = 0, left;
    if (m.kind != M_DEAL && m.kind != M_REDEAL)
        return 1;
    left = saga_left_of(t, s, m.arg[0]);
    for (unsigned land = 0; land < t->lands; land++)
        lands +=
            saga_judge(t, s, (struct move){ M_DEAL, NATURE, { m.arg[0], (uint8_t)land } }) == LEGAL;
    return lands > 1 ? left * 60u / lands : left * 60u;
}

/* Who decides: the player who is asked, else the player on turn. */
uint8_t saga_turn_of(const struct saga_table *t, const struct saga_state *s)
{
    (void)t;
    if (s->phase < TURN || s->phase == OVER)
        return NATURE;
    return s->asked != 0 ? (uint8_t)(s->asked - 1u) : s->mover;
}
