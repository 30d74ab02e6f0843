/* For obligations about the generator. It asks sakkara_judge of every move that
 * it goes through; but whether one move, the probe, is listed hangs on the
 * verdict on the probe alone. So turns.c is taken in under another name for the
 * judge, the probe is judged once, and the generator is told that verdict
 * whatever it asks. And moves.c is taken in with another offer, which counts to
 * two at most: there is nothing to add. What is linked beside leaves both out.
 */
#ifndef SAKKARA_OFFERED_H
#define SAKKARA_OFFERED_H

#define sakkara_judge judge_really
#include "../../rules/sakkara/turns.c"
#undef sakkara_judge

static verdict verdict_on_probe;

verdict sakkara_judge(const struct sakkara_table *t, const struct sakkara_state *s, struct move m)
{
    (void)t, (void)s, (void)m;
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
#include "../../rules/sakkara/forms/moves.c"
#undef offer

/* Is a move, of which the verdict is told, offered once if it is legal, and not at all if not? */
static inline bool offered_if(const struct sakkara_table *t, const struct sakkara_state *s,
                              struct move m, verdict told)
{
    struct offers o = { .probe = m, .count = 0 };
    verdict_on_probe = told;
    sakkara_offers(t, s, &o);
    return o.count == (told == LEGAL ? 1 : 0);
}

#endif
