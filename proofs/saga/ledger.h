/* A ledger in the place of troops.c: for obligations that ask which knights a move
 * takes up and where it puts them, not how a row keeps them.
 *
 * Any troop may lie anywhere; what is taken up and put down is written down in the
 * order in which it happens. That the real functions take out of a row exactly what
 * they give, and put in what they are given, is proved of troops.c by itself.
 */
#ifndef SAGA_LEDGER_H
#define SAGA_LEDGER_H

#include "any.h"

enum { ENTRIES = 3 };

struct entry {
    struct saga_troop troop;
    unsigned where;
};

static struct entry taken[ENTRIES], laid[ENTRIES], under[ENTRIES];
static unsigned takes, lays, unders;

/* What lies at the places that an obligation names, and anywhere else. */
static unsigned given_place = NOWHERE, given_land = NOWHERE;
static struct saga_troop given_troop, given_defence;

struct saga_troop saga_troop_at(const struct saga_state *s, unsigned place)
{
    (void)s;
    return place == given_place ? given_troop : place == given_land ? given_defence : any_troop();
}

struct saga_troop saga_take_up(struct saga_state *s, unsigned place)
{
    struct saga_troop troop = saga_troop_at(s, place);
    taken[takes].troop = troop;
    taken[takes++].where = place;
    return troop;
}

unsigned saga_put_down(const struct saga_table *t, struct saga_state *s, unsigned seat,
                       const struct saga_troop *troop)
{
    (void)t, (void)s;
    laid[lays].troop = *troop;
    laid[lays++].where = seat;
    return troop->size == 0 ? NOWHERE : place_of(seat, any_below(ROOM));
}

void saga_put_under(struct saga_state *s, unsigned land, const struct saga_troop *troop)
{
    (void)s;
    under[unders].troop = *troop;
    under[unders++].where = land;
}

void saga_take_in_hand(struct saga_state *s, unsigned seat, unsigned card)
{
    s->hand[seat][card]++;
    s->held[seat]++;
}

void saga_out_of_hand(struct saga_state *s, unsigned seat, unsigned card)
{
    s->hand[seat][card]--;
    s->held[seat]--;
}

bool saga_lies_under(const struct saga_troop *troop)
{
    return troop->aim > LANDS;
}

unsigned saga_find(const struct saga_troop *troop, unsigned card)
{
    unsigned at = NOWHERE;
    for (unsigned i = COLOURS; i-- > 0;)
        if (i < troop->size && (troop->card[i] & KNIGHT) == card + 1)
            at = i;
    return at;
}

unsigned saga_aim(const struct saga_table *t, const struct saga_troop *troop)
{
    unsigned colour = colour_of((troop->card[0] & KNIGHT) - 1u);
    (void)t;
    if (troop->aim != 0)
        return troop->aim <= LANDS ? troop->aim - 1u : NOWHERE;
    return troop->size == 0 || (troop->card[0] & DOWN) != 0 ? NOWHERE : colour;
}

/* ---- how a ledger is read ---- */

/* The same knights in the same order, the same of them face down. */
static inline bool same_knights(const struct saga_troop *a, const struct saga_troop *b)
{
    bool same = a->size == b->size;
    for (unsigned i = 0; i < COLOURS; i++)
        same = same && a->card[i] == b->card[i];
    return same;
}

static inline unsigned count_in(const struct saga_troop *troop, unsigned card)
{
    unsigned n = 0;
    for (unsigned i = 0; i < COLOURS; i++)
        n += i < troop->size && (troop->card[i] & KNIGHT) == card + 1;
    return n;
}

/* One more on top. */
static inline struct saga_troop with_on_top(struct saga_troop troop, unsigned byte)
{
    for (unsigned i = 0; i < COLOURS; i++)
        if (i == troop.size)
            troop.card[i] = (uint8_t)byte;
    troop.size++;
    return troop;
}

#endif
