/* Spelvoorbereiding: the lot, the cards that leave the piles, the starters, the tops.
 *
 * Chance comes in phases: LOT, CULL, DEAL, EXPOSE. Steps with a single outcome are done at once.
 * Piles have no order: chance draws the next top when it is needed. */
#include "akkon.h"

/* ---- a game begins ---- */

/* Do cards leave this pile for the short game? Under q-short-variant-order B the scriptures and
 * mints that leave for it are the same as the starters. */
static bool shortened(const struct akkon_table *t, unsigned city)
{
    return t->short_game && (city <= SIDON || READS(t, Q_short_variant_order, 'A'));
}

static unsigned starter_of(unsigned city)
{
    return city <= SIDON ? LANCE : city == JERUSALEM ? SCRIPTURE : MINT;
}

static unsigned named_at(const struct akkon_table *t, const struct akkon_state *s, unsigned city,
                         unsigned action, unsigned place)
{
    unsigned n = 0;
    for (unsigned print = 0; print < t->prints; print++)
        if (t->print[print].city == city && t->print[print].action == action)
            n += akkon_copies(t, s, print, place);
    return n;
}

/* Where a card of this print goes when cards leave the piles; IN_PILE: it stays. The order in which
 * piles are culled has no effect. */
static unsigned leaves_for(const struct akkon_table *t, const struct akkon_state *s, unsigned print)
{
    unsigned city = t->print[print].city, action = t->print[print].action;
    unsigned shorter = city <= SIDON ? (unsigned)SIEGE : starter_of(city);
    if (akkon_copies(t, s, print, IN_PILE) == 0)
        return IN_PILE;
    if (action == starter_of(city) && named_at(t, s, city, action, TAKEN_OUT) < NAMED_COPIES)
        return TAKEN_OUT;
    if (action == shorter && shortened(t, city)
        && named_at(t, s, city, action, BOXED) < NAMED_COPIES)
        return BOXED;
    return IN_PILE;
}

static void cull(const struct akkon_table *t, struct akkon_state *s, unsigned print)
{
    if (leaves_for(t, s, print) == BOXED)
        RULE(short_game_removal), akkon_put_card(t, s, print, IN_PILE, BOXED);
    else
        RULE(starters_taken_out), akkon_put_card(t, s, print, IN_PILE, TAKEN_OUT);
}

/* Could another print with the same name leave instead? */
static bool has_rival(const struct akkon_table *t, const struct akkon_state *s, unsigned print)
{
    const struct akkon_print *p = &t->print[print];
    bool any = false;
    for (unsigned other = 0; other < t->prints; other++)
        any = any
           || (other != print && t->print[other].city == p->city
               && t->print[other].action == p->action && leaves_for(t, s, other) != IN_PILE);
    return any;
}

/* Returns true if several prints share a name, so that nature must say which one leaves. */
static bool cull_what_is_sure(const struct akkon_table *t, struct akkon_state *s)
{
    bool doubt = false;
    for (unsigned print = 0; print < t->prints; print++) {
        while (leaves_for(t, s, print) != IN_PILE && !has_rival(t, s, print))
            cull(t, s, print);
        doubt = doubt || leaves_for(t, s, print) != IN_PILE;
    }
    return doubt;
}

/* A scope lists itself which cards are starters. */
static void take_out_listed(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned print = 0; print < t->prints; print++)
        for (unsigned i = 0; i < t->print[print].out; i++)
            akkon_put_card(t, s, print, IN_PILE, TAKEN_OUT);
}

static unsigned dealt(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned n = 0;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        n += akkon_held(t, s, seat);
    return n;
}

/* Every player has his starters: the others leave the game, and the first round begins. */
static void end_dealing(const struct akkon_table *t, struct akkon_state *s)
{
    for (unsigned card = 0; card < t->cards; card++)
        if (s->card[card] == TAKEN_OUT)
            RULE(starters_surplus_to_box), s->card[card] = BOXED;
    RULE(pile_size_10), akkon_expose(t, s, BID);
}

static void go_on_dealing(const struct akkon_table *t, struct akkon_state *s)
{
    s->phase = DEAL;
    if (dealt(t, s) == (unsigned)t->starters * t->head.players)
        end_dealing(t, s);
}

static void go_on_culling(const struct akkon_table *t, struct akkon_state *s)
{
    if (!t->head.small && cull_what_is_sure(t, s))
        s->phase = CULL;
    else
        go_on_dealing(t, s);
}

static void seat_start_player(const struct akkon_table *t, struct akkon_state *s, unsigned seat)
{
    RULE(marshal_to_start_player), s->start = s->mover = (uint8_t)seat;
    if (t->head.small)
        take_out_listed(t, s);
    go_on_culling(t, s);
}

/* Every 0 is the start: cards in their piles, knights in their camps, privileges beside the
 * board. */
void akkon_start(const struct akkon_table *t, struct akkon_state *s)
{
    *s = (struct akkon_state){ .marshal = t->marshal ? IN_CAMP : SPENT };
    RULE(piles_by_city), RULE(knights_start_in_camp), RULE(privileges_start_open), s->phase = LOT;
    for (unsigned seat = 0; seat < t->head.players; seat++)
        for (unsigned track = 0; track < t->tracks; track++)
            RULE(markers_start_at_2), s->value[seat][track] = t->from;
    if (t->first != BY_LOT)
        seat_start_player(t, s, t->first);
}

/* ---- tops ---- */

/* What is left of a pile: a print, the number of prints, whether it has a top, and whether it began
 * with cards. */
struct pile {
    unsigned print, prints;
    bool top, stocked;
};

static void look_at(const struct akkon_table *t, const struct akkon_state *s,
                    struct pile pile[CITIES])
{
    for (unsigned city = 0; city < CITIES; city++)
        pile[city] = (struct pile){ 0 };
    for (unsigned print = 0; print < t->prints; print++) {
        struct pile *here = &pile[t->print[print].city];
        const uint8_t *card = s->card + t->first_card[print];
        unsigned copies = t->print[print].copies;
        here->stocked = here->stocked || copies > t->print[print].out;
        if (card[0] == IN_PILE) { /* places rise, so the first is IN_PILE if any is */
            here->print = print;
            here->prints++;
        }
        for (unsigned i = 0; i < copies && card[i] <= ON_TOP; i++)
            here->top = here->top || card[i] == ON_TOP;
    }
}

static bool in_doubt(const struct pile *pile)
{
    return !pile->top && pile->prints > 1;
}

void akkon_expose(const struct akkon_table *t, struct akkon_state *s, unsigned after)
{
    struct pile pile[CITIES];
    bool doubt = false;
    look_at(t, s, pile);
    for (unsigned city = 0; city < t->cities; city++) {
        if (!pile[city].top && pile[city].prints == 1)
            RULE(piles_shuffled), RULE(eval_next_exposed),
                akkon_put_card(t, s, pile[city].print, IN_PILE, ON_TOP);
        if (pile[city].stocked && !pile[city].top && pile[city].prints == 0)
            akkon_pile_used_up(t, s);
        doubt = doubt || in_doubt(&pile[city]);
    }
    if (s->phase == OVER)
        return; /* q-prestige-end B */
    s->phase = EXPOSE;
    s->after = (uint8_t)(doubt ? after : 0u);
    if (!doubt)
        akkon_enter(t, s, after);
}

/* ---- nature's moves ---- */

/* Clockwise from the start player; each player gets both cards before the next one does. */
static verdict refuse_deal(const struct akkon_table *t, const struct akkon_state *s, unsigned print,
                           unsigned seat)
{
    unsigned each = t->starters > 0 ? t->starters : 1u;
    bool next = seat == (s->start + dealt(t, s) / each) % t->head.players;
    return next && akkon_copies(t, s, print, TAKEN_OUT) > 0 ? LEGAL : BY(starters_dealt_open);
}

/* A card is turned up for any pile without a top. */
static verdict refuse_top(const struct akkon_table *t, const struct akkon_state *s, unsigned print)
{
    bool bare = akkon_top(t, s, t->print[print].city) == NOWHERE;
    return bare && akkon_copies(t, s, print, IN_PILE) > 0 ? LEGAL : BY(eval_next_exposed);
}

/* turns.c has checked the phase. */
verdict akkon_refuse_setup(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    switch (m.kind) {
    case M_LOT:  return LEGAL;
    case M_CULL: return leaves_for(t, s, m.arg[0]) != IN_PILE ? LEGAL : BY(starters_taken_out);
    case M_DEAL: return refuse_deal(t, s, m.arg[0], m.arg[1]);
    default:     return refuse_top(t, s, m.arg[0]);
    }
}

void akkon_set_up(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    switch (m.kind) {
    case M_LOT: RULE(start_player_by_lot), seat_start_player(t, s, m.arg[0]); break;
    case M_CULL:
        cull(t, s, m.arg[0]);
        go_on_culling(t, s);
        break;
    case M_DEAL:
        RULE(starters_dealt_open), akkon_put_card(t, s, m.arg[0], TAKEN_OUT, IN_HAND + m.arg[1]);
        go_on_dealing(t, s);
        break;
    default:
        RULE(piles_shuffled), RULE(eval_next_exposed),
            akkon_put_card(t, s, m.arg[0], IN_PILE, ON_TOP);
        akkon_expose(t, s, s->after);
    }
}
