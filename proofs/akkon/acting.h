/* What actions.c calls and obligations about values do not need. */
#ifndef AKKON_ACTING_H
#define AKKON_ACTING_H

#include "any.h"
#include "../../rules/akkon/actions.c"

enum { SEAT = 1, OTHER = 2 }; /* all seats are alike */

/* How often a card was finished, and the claim that was made last. */
static unsigned finished, claims, claim_taker, claim_lender, claim_count;

void akkon_card_done(const struct akkon_table *t, struct akkon_state *s)
{
    (void)t, (void)s;
    finished++;
}

verdict akkon_refuse_claim(const struct akkon_table *t, const struct akkon_state *s,
                           unsigned lender, unsigned count)
{
    (void)t, (void)s, (void)lender, (void)count;
    return LEGAL; /* under the standard readings: claims-are-served-while-knights-last */
}

void akkon_make_claim(const struct akkon_table *t, struct akkon_state *s, unsigned taker,
                      unsigned lender, unsigned count)
{
    (void)t, (void)s;
    claims++;
    claim_taker = taker, claim_lender = lender, claim_count = count;
}

/* Piles are looked at for Mint only: whether they have a top, and what is moved. */
static unsigned given_top[CITIES], moved, moved_print, moved_from, moved_to, exposed;

unsigned akkon_top(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    (void)t, (void)s;
    return given_top[city];
}

void akkon_put_card(const struct akkon_table *t, struct akkon_state *s, unsigned print,
                    unsigned from, unsigned to)
{
    (void)t, (void)s;
    moved++;
    moved_print = print, moved_from = from, moved_to = to;
}

void akkon_expose(const struct akkon_table *t, struct akkon_state *s, unsigned after)
{
    (void)t, (void)s, (void)after;
    exposed++;
}

/* A turn of SEAT in which print 0, any card of this action, is played. */
static inline struct akkon_state any_turn(struct akkon_table *t, unsigned action)
{
    struct akkon_state s = any(struct akkon_state);
    assume_values(&s);
    t->head.players = SEATS;
    t->print[0].action = (uint8_t)action;
    assume(t->print[0].track < TRACKS && t->print[0].other < TRACKS);
    s.phase = PAY;
    s.mover = SEAT;
    s.playing = 1;
    return s;
}

static inline unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

#endif
