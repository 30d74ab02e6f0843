/* The measure by which plays end, and what each move does to it.
 */
#ifndef SAGA_MEASURE_H
#define SAGA_MEASURE_H

#include "any.h"

/* What the measure is made of. */
struct tally {
    int strong;        /* values of all defences together, at most 6 times 24 */
    int display;       /* knights that lie in the pool or under lands in the middle */
    int hands;         /* knights in all hands                              */
    int ending, down, laid, due, asked;        /* asked: 2 for a gift, 1 for a troop */
};

/* What a move leaves open: how much a defence grows, what is due then, and how near the end is. */
struct open { int grown, due, ending; };

static void move(struct tally *n, unsigned kind, struct open then)
{
    switch (kind) {
    case M_LAY: n->hands--; n->laid = 1; n->due = 0; n->ending = then.ending; break;
    case M_ADD: n->hands--; n->laid = 1; n->due = 0; n->strong += then.grown; n->ending = then.ending; break;
    case M_HIDE: n->hands--; n->laid = 1; n->due = 0; n->down++; n->ending = then.ending; break;
    case M_RECRUIT: n->display--; n->hands++; n->due = 0; break;
    case M_TAKE_FREE: n->display--; n->hands++; n->asked = 0; break;
    case M_COLLECT: n->due = 0; break;
    case M_REVEAL: n->down--; n->due = 0; break;
    case M_END: n->laid = 0; n->due = then.due; break;
    case M_PASS: n->asked = 0; break;
    case M_ENLIST: n->hands--; n->ending++; break;
    default: n->ending++;              /* M_PICK, and passing at the end */
    }
}

#endif
