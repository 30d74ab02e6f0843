/* Which moves can be said, which are worth asking about, and which are offered.
 *
 * The generator goes through the moves that could be legal and asks alexandros_judge. A check
 * compares it with the universe of all moves worth asking about: it must offer every legal one
 * exactly once. */
#include "../alexandros.h"
#include "sorts.h"

enum { MOST_ARGS = 2 };

static unsigned values_of(const struct alexandros_table *t, unsigned sort)
{
    switch (sort) {
    case SEAT:         return t->head.players;
    case SYMBOL:       return SYMBOLS;
    case AREA:         return t->areas;
    case POINT:        return t->points;
    case YES:          return 2;
    case CARD_OR_NONE: return SYMBOLS + 1;
    default:           return 1;
    }
}

static bool can_say(const struct alexandros_table *t, unsigned sort, unsigned value)
{
    return value < values_of(t, sort);
}

#include "../../forms/said.h"

/* -------------------------------------------------------- the generator -- */

static void offer_if_legal(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned kind, unsigned arg0, unsigned arg1, struct offers *o)
{
    struct move m = { (uint8_t)kind, alexandros_turn_of(t, s), { (uint8_t)arg0, (uint8_t)arg1 } };
    if (alexandros_judge(t, s, m) == LEGAL)
        offer(o, m);
}

/* Offers the move for each symbol that has a card. */
static void offer_cards(const struct alexandros_table *t, const struct alexandros_state *s,
                        unsigned kind, const uint8_t cards[SYMBOLS], struct offers *o)
{
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (cards[k] > 0)
            offer_if_legal(t, s, kind, k, 0, o);
}

static void offer_choices(const struct alexandros_table *t, const struct alexandros_state *s,
                          struct offers *o)
{
    unsigned before = o->count;
    offer_cards(t, s, M_OPEN, s->row, o);
    offer_if_legal(t, s, M_JOKER, 0, 0, o);
    if (o->count == before) /* he may only stay if no open card can be used */
        offer_if_legal(t, s, M_STAY, 0, 0, o);
    offer_cards(t, s, M_HAND, s->hand[s->mover], o);
}

static void offer_goals(const struct alexandros_table *t, const struct alexandros_state *s,
                        struct offers *o)
{
    for (unsigned area = 0; area < t->areas && s->joker; area++)
        if (has_symbol(t, area))
            offer_if_legal(t, s, M_GOAL, area, 0, o);
    for (unsigned n = 0; !s->joker && n < t->count[s->card - 1u]; n++)
        offer_if_legal(t, s, M_GOAL, t->with[s->card - 1u][n], 0, o);
}

static void offer_corners(const struct alexandros_table *t, const struct alexandros_state *s,
                          struct offers *o)
{
    for (unsigned i = 0; i < CORNERS; i++)
        offer_if_legal(t, s, M_CORNER, t->corner[s->goal - 1u][i], 0, o);
}

static void offer_lines(const struct alexandros_table *t, const struct alexandros_state *s,
                        struct offers *o)
{
    for (unsigned way = 0; way < t->degree[s->at]; way++)
        for (unsigned needless = 0; needless < (READS(t, Q_coast_walls, 'A') ? 1u : 2u); needless++)
            offer_if_legal(t, s, M_WALK, t->next[s->at][way], needless, o);
}

static void offer_joker_cards(const struct alexandros_table *t, const struct alexandros_state *s,
                              struct offers *o)
{
    offer_cards(t, s, M_KEEP, s->row, o);
    offer_if_legal(t, s, M_DECLINE, 0, 0, o);
}

/* Offers provinces that the player could pay for at all: he needs a card or a governor for each
 * symbol. Under q-own-province C his own province costs nothing. */
static void offer_sites(const struct alexandros_table *t, const struct alexandros_state *s,
                        struct offers *o)
{
    uint8_t symbols[AREAS] = { 0 };
    for (unsigned k = 0; k < SYMBOLS; k++)
        for (unsigned n = 0; n < t->count[k]; n++)
            symbols[s->province[t->with[k][n]]]++;
    for (unsigned k = 0; k < SYMBOLS; k++)
        for (unsigned n = 0; n < t->count[k]; n++) {
            unsigned area = t->with[k][n], province = s->province[area];
            unsigned owner = alexandros_owner(t, s, province);
            if (symbols[province] > s->held[s->mover] + t->governors && owner != s->mover)
                continue;
            if (owner == NOWHERE || owner == s->mover)
                offer_if_legal(t, s, M_OCCUPY, area, 0, o);
            if (owner != NOWHERE)
                offer_if_legal(t, s, M_TAKE_OVER, area, 0, o);
        }
}

static void offer_removals(const struct alexandros_table *t, const struct alexandros_state *s,
                           struct offers *o)
{
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        const uint8_t *governor = s->governor[seat];
        for (unsigned i = 0; i < GOVERNORS && governor[i] != 0; i++)
            if (i == 0 || governor[i] != governor[i - 1])
                offer_if_legal(t, s, M_REMOVE, governor[i] - 1u, 0, o);
    }
}

static void offer_reliefs(const struct alexandros_table *t, const struct alexandros_state *s,
                          struct offers *o)
{
    const uint8_t *governor = s->governor[s->mover];
    for (unsigned i = 0; i < GOVERNORS && governor[i] != 0; i++)
        if (i == 0 || governor[i] != governor[i - 1])
            offer_if_legal(t, s, M_RELIEVE, governor[i] - 1u, 0, o);
}

static void offer_actions(const struct alexandros_table *t, const struct alexandros_state *s,
                          struct offers *o)
{
    offer_cards(t, s, M_TAKE, s->row, o);
    offer_if_legal(t, s, M_TAKE_PILE, 0, 0, o);
    offer_sites(t, s, o);
    if (!READS(t, Q_takeover_split_actions, 'A'))
        offer_removals(t, s, o);
    offer_cards(t, s, M_TAX, s->hand[s->mover], o);
    offer_reliefs(t, s, o);
    if (READS(t, Q_refill_time, 'B'))
        offer_if_legal(t, s, M_FILL, 0, 0, o);
    offer_if_legal(t, s, M_END, 0, 0, o);
}

static void offer_places(const struct alexandros_table *t, const struct alexandros_state *s,
                         struct offers *o)
{
    for (unsigned area = 0; area < t->areas; area++)
        if (has_symbol(t, area) && s->province[area] == s->site - 1u)
            offer_if_legal(t, s, M_PLACE, area, 0, o);
    offer_if_legal(t, s, M_PAY, 0, 0, o);
}

static void offer_answers(const struct alexandros_table *t, const struct alexandros_state *s,
                          struct offers *o)
{
    for (unsigned card = 0; card <= SYMBOLS; card++)
        offer_if_legal(t, s, M_COLLECT, card, 0, o);
    offer_if_legal(t, s, M_DECLINE, 0, 0, o);
}

static void offer_seats(const struct alexandros_table *t, const struct alexandros_state *s,
                        struct offers *o)
{
    for (unsigned seat = 0; seat < t->head.players; seat++)
        offer_if_legal(t, s, M_LOT, seat, 0, o);
}

void alexandros_offers(const struct alexandros_table *t, const struct alexandros_state *s,
                       struct offers *o)
{
    switch (s->phase) {
    case DEAL:       offer_cards(t, s, M_DEAL, s->pile, o); break;
    case LOT:        offer_seats(t, s, o); break;
    case DRAW:       offer_cards(t, s, M_DRAW, s->pile, o); break;
    case LAY_OPEN:
    case REVEAL:
    case REFILL:     offer_cards(t, s, M_UNCOVER, s->pile, o); break;
    case CARD:       offer_choices(t, s, o); break;
    case GOAL:       offer_goals(t, s, o); break;
    case CORNER:     offer_corners(t, s, o); break;
    case WAY:        offer_lines(t, s, o); break;
    case JOKER_TAKE: offer_joker_cards(t, s, o); break;
    case ACTION:     offer_actions(t, s, o); break;
    case PLACE:      offer_places(t, s, o); break;
    case GIVE:       offer_cards(t, s, M_GIVE, s->used, o); break;
    case LEVY:       offer_answers(t, s, o); break;
    default:         break;
    }
}

/* A symbol is as likely as it has cards in the pile. */
uint32_t alexandros_weight(const struct alexandros_table *t, const struct alexandros_state *s,
                           struct move m)
{
    (void)t;
    return m.kind == M_LOT ? 1 : s->pile[m.arg[0]];
}

uint8_t alexandros_turn_of(const struct alexandros_table *t, const struct alexandros_state *s)
{
    (void)t;
    switch (s->phase) {
    case DEAL:
    case LAY_OPEN:
    case LOT:
    case REVEAL:
    case DRAW:
    case REFILL:
    case OVER:     return NATURE;
    case LEVY:     return (uint8_t)(s->asked - 1);
    default:       return s->mover;
    }
}
