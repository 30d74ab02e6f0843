/* The measure by which plays end, and what is done to it by each move, each conquest and each stage
 * of the end.
 */
#ifndef SAGA_MEASURE_H
#define SAGA_MEASURE_H

#include "any.h"

/* What the measure is made of. */
struct tally {
    int strong;  /* values of all defences together, at most 6 times 24 */
    int display; /* knights that lie in the pool or under lands in the middle */
    int hands;   /* knights in all hands                              */
    int ending, down, laid, due, asked; /* asked: 2 for a gift, 1 for a troop */
};

/* What a move leaves open: how much a defence grows, and what is due then. */
struct open {
    int grown, due;
};

/* By itself, before a conquest comes of it and before it goes on. */
static inline void move(struct tally *n, unsigned kind, struct open then)
{
    switch (kind) {
    case M_LAY:
        n->hands--;
        n->laid = 1;
        n->due = 0;
        break;
    case M_ADD:
        n->hands--;
        n->laid = 1;
        n->due = 0;
        n->strong += then.grown;
        break;
    case M_HIDE:
        n->hands--;
        n->laid = 1;
        n->due = 0;
        n->down++;
        break;
    case M_RECRUIT:
        n->display--;
        n->hands++;
        n->due = 0;
        break;
    case M_TAKE_FREE:
        n->display--;
        n->hands++;
        n->asked = 0;
        break;
    case M_COLLECT: n->due = 0; break;
    case M_REVEAL:
        n->down--;
        n->due = 0;
        break;
    case M_END:
        n->laid = 0;
        n->due = then.due;
        break;
    case M_ENLIST:
        n->hands--;
        n->strong += then.grown;
        break;
    default: n->asked = 0; /* M_PASS, M_CONQUER, M_PICK */
    }
}

/* Is this how a conquest makes it differ? One from the middle frees the knights that lay there; one
 * of a player sends six home at most. What it grows by is worth more than these. */
static inline bool of_a_conquest(const struct tally *n)
{
    return n->strong >= 1 && n->strong <= 24 && n->hands >= 0 && n->hands <= 6
        && 7 * n->strong > n->hands && n->display == 0 && n->down <= 0 && n->down >= -6
        && n->ending == 0 && n->laid == 0 && n->due == 0;
}

/* How near the end is: one nearer when it has come. */
static inline int nearness(const struct saga_state *s)
{
    return s->phase == OVER ? CLOSED + 1 : s->ending;
}

#endif
