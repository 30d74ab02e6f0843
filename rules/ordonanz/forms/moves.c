/* Which moves can be said, which are worth asking about, which are offered.
 *
 * The generator is written without asking ordonanz_refusal: it is a second
 * statement of legality, and a proof holds the two equal for every move.
 */
#include "../ordonanz.h"

enum { SEAT = 1, FACE, TALON, AREA, STRIP };

/* What each argument of each kind means; one without a meaning must be zero. */
static const uint8_t meaning[KINDS][3] = {
    [M_LOT] = { SEAT },
    [M_DEAL] = { SEAT, FACE, TALON },
    [M_DRAW] = { SEAT, FACE, TALON },
    [M_LAY] = { FACE, AREA, STRIP },
    [M_CHOOSE] = { TALON },
    [M_DISCARD] = { FACE },
    [M_SHIFT] = { FACE, AREA, AREA },
    [M_STRADDLE] = { FACE, AREA },
    [M_CLAIM] = { AREA },
    [M_PEEK_HAND] = { SEAT },
    [M_RETURN] = { FACE },
};

static bool natures(unsigned kind)
{
    return kind == M_LOT || kind == M_DEAL || kind == M_DRAW;
}

/* Three things are notation, and no clause refuses what is written otherwise: the own strip is
 * not named, a player looks at hands of others only, and where drawing always comes first
 * (q-action-order C) nobody says so. */
bool ordonanz_sayable(const struct ordonanz_table *t, struct move m)
{
    unsigned players = t->head.players;
    /* the most by meaning; a sixth area can be named, and is refused */
    const uint8_t most[] = { 0,
                             [SEAT] = (uint8_t)(players - 1u),
                             [FACE] = FACES - 1,
                             [TALON] = TALONS - 1,
                             [AREA] = 255,
                             [STRIP] = (uint8_t)players };

    if (m.kind >= KINDS || (m.arg[3] | m.arg[4] | m.arg[5]) != 0)
        return false;
    if (natures(m.kind) ? m.actor != NATURE : m.actor >= players)
        return false;
    bool good = true;
    for (unsigned i = 0; i < 3; i++) {
        unsigned sort = meaning[m.kind][i];
        good = good && m.arg[i] <= most[sort] && (sort != FACE || m.arg[i] != 0);
    }
    if (m.kind == M_DRAW_FIRST)
        good = good && !READS(t, Q_action_order, 'C');
    if (m.kind == M_LAY)
        good = good && m.arg[2] != m.actor + 1; /* the own strip is not named */
    return good && (m.kind != M_PEEK_HAND || m.arg[0] != m.actor);
}

/* --------------------------------------------------------- the universe -- */

/* Faces worth asking about: those in play, and one that is not. */
static unsigned faces_asked(const struct ordonanz_table *t)
{
    return t->face_count < FACES - 1 ? t->face_count + 1u : t->face_count;
}

static uint8_t face_asked(const struct ordonanz_table *t, unsigned i)
{
    unsigned absent = 1;
    if (i < t->face_count)
        return t->face[i + 1];
    while (absent < FACES - 1 && t->face_number[absent] != 0)
        absent++;
    return (uint8_t)absent;
}

static unsigned values_of(const struct ordonanz_table *t, unsigned sort)
{
    switch (sort) {
    case SEAT:  return t->head.players;
    case FACE:  return faces_asked(t);
    case TALON: return TALONS;
    case AREA:  return t->areas + 1u;
    case STRIP: return t->head.players + 1u;
    default:    return 1;
    }
}

static uint32_t variants(const struct ordonanz_table *t, unsigned kind)
{
    uint32_t n = natures(kind) ? 1 : t->head.players;
    for (unsigned i = 0; i < 3; i++)
        n *= values_of(t, meaning[kind][i]);
    return n;
}

uint32_t ordonanz_universe(const struct ordonanz_table *t)
{
    uint32_t n = 0;
    for (unsigned kind = 0; kind < KINDS; kind++)
        n += variants(t, kind);
    return n;
}

struct move ordonanz_move_at(const struct ordonanz_table *t, uint32_t index)
{
    struct move m = { 0 };
    while (m.kind < KINDS - 1 && index >= variants(t, m.kind))
        index -= variants(t, m.kind++);
    m.actor = NATURE;
    if (!natures(m.kind)) {
        m.actor = (uint8_t)(index % t->head.players);
        index /= t->head.players;
    }
    for (unsigned i = 0; i < 3; i++) {
        unsigned values = values_of(t, meaning[m.kind][i]);
        unsigned value = index % values;
        m.arg[i] = meaning[m.kind][i] == FACE ? face_asked(t, value) : (uint8_t)value;
        index /= values;
    }
    return m;
}

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
    struct offers here = *o; /* a copy of its own is kept in registers */
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
