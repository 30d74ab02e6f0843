/* Which moves can be said, which are worth asking about, and which are offered.
 *
 * The generator does not call ordonanz_refusal. It is a second statement of what is legal, and a
 * proof shows for every move that the two agree. */
#include "../ordonanz.h"
#include "sorts.h"

enum { MOST_ARGS = 3 };

static bool can_say(const struct ordonanz_table *t, unsigned sort, unsigned value)
{
    switch (sort) {
    case SEAT:  return value < t->head.players;
    case FACE:  return value != 0 && value < FACES;
    case TALON: return value < TALONS;
    case STRIP: return value <= t->head.players;
    default:    return true; /* a sixth area can be named, and a clause refuses it */
    }
}

/* Three rules of notation, for which no clause refuses a move: a player does not name his own
 * strip, he only looks at the hands of others, and where drawing always comes first (q-action-order
 * C) no move says so. */
#define THE_NOTATION
static bool noted(const struct ordonanz_table *t, struct move m)
{
    switch (m.kind) {
    case M_DRAW_FIRST: return !READS(t, Q_action_order, 'C');
    case M_LAY:        return m.arg[2] != m.actor + 1;
    case M_PEEK_HAND:  return m.arg[0] != m.actor;
    default:           return true;
    }
}

/* Moves are asked about with the faces in play, and with one other face. */
static unsigned values_of(const struct ordonanz_table *t, unsigned sort)
{
    switch (sort) {
    case SEAT:  return t->head.players;
    case FACE:  return t->face_count < FACES - 1 ? t->face_count + 1u : t->face_count;
    case TALON: return TALONS;
    case AREA:  return t->areas + 1u;
    case STRIP: return t->head.players + 1u;
    default:    return 1;
    }
}

#define THE_NTH_VALUE
static uint8_t nth_value(const struct ordonanz_table *t, unsigned sort, unsigned n)
{
    unsigned absent = 1;
    if (sort != FACE)
        return (uint8_t)n;
    if (n < t->face_count)
        return t->face[n + 1];
    while (absent < FACES - 1 && t->face_number[absent] != 0)
        absent++;
    return (uint8_t)absent;
}

#include "../../forms/said.h"

/* -------------------------------------------------------- the generator -- */

static void offer_lots(unsigned among, struct offers *o)
{
    for (unsigned seat = 0; seat < SEATS; seat++)
        if (among >> seat & 1u)
            offer_move(o, M_LOT, NATURE, seat, 0, 0);
}

static void offer_cards(const struct ordonanz_state *s, unsigned kind, unsigned seat,
                        unsigned talon, struct offers *o)
{
    struct offers here = *o; /* a local copy stays in registers */
    if (s->stock[talon] == 0)
        return;
    for (unsigned face = 1; face < FACES; face++)
        if (s->talon[talon][face] != 0)
            offer_move(&here, kind, NATURE, seat, face, talon);
    *o = here;
}

static void offer_deals(const struct ordonanz_table *t, const struct ordonanz_state *s,
                        struct offers *o)
{
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned talon = 0; talon < TALONS && s->held[seat] < t->hand; talon++)
            offer_cards(s, M_DEAL, seat, talon, o);
}

static void offer_talons(const struct ordonanz_state *s, struct offers *o)
{
    for (unsigned talon = 0; talon < TALONS; talon++)
        if (s->stock[talon] != 0)
            offer_move(o, M_CHOOSE, s->mover, talon, 0, 0);
}

static void offer_areas(const struct ordonanz_table *t, const struct ordonanz_state *s,
                        unsigned face, unsigned strip, struct offers *o)
{
    struct offers here = *o;
    unsigned mover = s->mover, named = strip == mover ? 0 : strip + 1u;
    for (unsigned area = 0; area < t->areas; area++)
        if (s->laid[strip][area] < t->cap)
            offer_move(&here, M_LAY, mover, face, area, named);
    *o = here;
}

static void offer_lays(const struct ordonanz_table *t, const struct ordonanz_state *s,
                       struct offers *o)
{
    const uint8_t *hand = s->hand[s->mover];
    for (unsigned i = 0; i < HAND_ROOM; i++) {
        if (hand[i] == 0 || (i > 0 && hand[i] == hand[i - 1]))
            continue;
        for (unsigned strip = 0; strip < t->head.players; strip++)
            if (strip == s->mover || READS(t, Q_whose_area, 'B'))
                offer_areas(t, s, hand[i], strip, o);
    }
}

void ordonanz_offers(const struct ordonanz_table *t, const struct ordonanz_state *s,
                     struct offers *o)
{
    bool any_card = s->stock[0] != 0 || s->stock[1] != 0;

    switch (s->phase) {
    case LOT:
        offer_lots((1u << t->head.players) - 1u, o);
        offer_deals(t, s, o);
        break;
    case DEAL: offer_deals(t, s, o); break;
    case LAY:
        offer_lays(t, s, o);
        if (READS(t, Q_action_order, 'B') && s->done == NEITHER && any_card)
            offer_move(o, M_DRAW_FIRST, s->mover, 0, 0, 0);
        break;
    case TAKE:
        if (!ordonanz_two_talons(t))
            offer_cards(s, M_DRAW, s->mover, 0, o);
        else if (s->source == 0)
            offer_talons(s, o);
        else
            offer_cards(s, M_DRAW, s->mover, s->source - 1u, o);
        break;
    case TIE: offer_lots(ordonanz_leaders(t, s), o); break;
    default:  break;
    }
}
