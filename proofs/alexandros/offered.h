/* For obligations about the generator. It asks alexandros_judge of every move that it goes through;
 * but whether one move, the probe, is listed hangs on the verdict on the probe alone. So the
 * generator is told that verdict whatever it asks; in CARD also whether some choice is legal that
 * comes before. And moves.c is taken in with another offer, which counts to two at most: there is
 * nothing to add.
 */
#ifndef ALEXANDROS_OFFERED_H
#define ALEXANDROS_OFFERED_H

#include "any.h"

static verdict verdict_on_probe;
verdict alexandros_judge(table_given t, state_given s, struct move m)
{
    return verdict_on_probe;
}

static inline void offer_once_or_twice(struct offers *o, struct move m)
{
    if (m.kind == o->probe.kind && m.actor == o->probe.actor && m.arg[0] == o->probe.arg[0]
        && m.arg[1] == o->probe.arg[1] && m.arg[2] == o->probe.arg[2] && m.arg[3] == o->probe.arg[3]
        && m.arg[4] == o->probe.arg[4] && m.arg[5] == o->probe.arg[5])
        o->count = o->count == 0 ? 1 : 2;
}

#define offer offer_once_or_twice
#include "../../rules/alexandros/forms/moves.c"
#undef offer

/* Is a move, of which the verdict is told, offered once if it is legal, and not at all if not? */
static inline bool offered_if(table_given t, state_given s, struct move m, verdict told)
{
    struct offers o = { .probe = m, .count = 0 };
    verdict_on_probe = told;
    alexandros_offers(t, s, &o);
    return o.count == (told == LEGAL ? 1 : 0);
}

#endif
