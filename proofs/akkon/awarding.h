/* awards.c, with any bids. */
#ifndef AKKON_AWARDING_H
#define AKKON_AWARDING_H

#include "bids.h"
#include "../../rules/akkon/awards.c"

static unsigned given_bid[CITIES][SEATS], given_top[CITIES];
static bool given_void[CITIES][SEATS];

/* A knight, whichever, and how often it lay there when a bid was looked at. */
static struct {
    unsigned seat, kind, where, times;
} watched;

unsigned akkon_bid_value(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                         unsigned city)
{
    (void)t;
    watched.times += s->at[watched.seat][watched.kind] == watched.where;
    return given_bid[city][seat];
}

bool akkon_bid_void(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                    unsigned city)
{
    (void)t, (void)s;
    return given_void[city][seat];
}

unsigned akkon_top(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    (void)t, (void)s;
    return given_top[city];
}

/* What goes where, by city: prints are given so that the city is known. */
static unsigned taken[CITIES], taken_by[CITIES];

void akkon_put_card(const struct akkon_table *t, struct akkon_state *s, unsigned print,
                    unsigned from, unsigned to)
{
    (void)t, (void)s;
    if (from == ON_TOP && print < CITIES)
        taken[print]++, taken_by[print] = to;
    else
        taken[0] += 100; /* no such card is there */
}

bool akkon_colours_matter(const struct akkon_table *t)
{
    return !READS(t, Q_levant_foreign_colour, 'A') || READS(t, Q_borrow_return, 'B');
}

static unsigned exposed, exposed_after;
void akkon_expose(const struct akkon_table *t, struct akkon_state *s, unsigned after)
{
    (void)t, (void)s;
    exposed++;
    exposed_after = after;
}

#endif
