/* For obligations about the generator: one move, the probe, is offered once if it is legal and
 * not at all if not. Whether it is offered hangs on the verdict on it alone: turns.c is taken in
 * under another name for the judge, the probe is judged once, and the generator is told that
 * verdict whatever it asks. (Not so of knights on one troop: there one is asked about for all.)
 * moves.c is taken in with another offer, which counts to two at most: there is nothing to add.
 *
 * A row is read once, at the place of the probe; elsewhere no troop is found, since what is offered
 * there is another move. The row itself is the real one.
 */
#ifndef SAGA_OFFERED_H
#define SAGA_OFFERED_H

#include "any.h"

#define saga_judge judge_really
#include "../../rules/saga/turns.c"
#undef saga_judge
#define saga_troop_at troop_really_at
#include "../../rules/saga/troops.c"
#undef saga_troop_at

static unsigned probe_place;
static struct saga_troop probe_troop;
static verdict on_probe;

struct saga_troop saga_troop_at(const struct saga_state *s, unsigned place)
{
    (void)s;
    return place == probe_place ? probe_troop : (struct saga_troop){ .size = 0 };
}

verdict saga_judge(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    (void)t, (void)s, (void)m;
    return on_probe;
}

static inline void offer_once_or_twice(struct offers *o, unsigned kind, unsigned actor, unsigned arg0, unsigned arg1,
                                       unsigned arg2)
{
    const struct move *m = &o->probe;
    if (m->kind == kind && m->actor == actor && m->arg[0] == arg0 && m->arg[1] == arg1 && m->arg[2] == arg2
        && (m->arg[3] | m->arg[4] | m->arg[5]) == 0)
        o->count = o->count == 0 ? 1 : 2;
}

#define natures natures_of_moves    /* both files have one of their own */
#define offer_move offer_once_or_twice
#include "../../rules/saga/moves.c"
#undef offer_move
#undef natures

/* Of a phase, which is a constant. */
static inline struct saga_state any_state_of(const struct saga_table *t, unsigned phase)
{
    struct saga_state s = any(struct saga_state);
    s.phase = (uint8_t)phase;
    assume_lands_are_sound(t, &s);
    assume(s.mover < t->head.players && s.asked <= t->head.players);
    return s;
}

/* Is a move of this kind, a constant, offered once if it is legal, and not at all if not? What the
 * other kinds do is pruned. */
static inline bool offered_rightly(const struct saga_table *t, const struct saga_state *s, struct move m, unsigned kind)
{
    m.kind = (uint8_t)kind;
    probe_place = m.arg[kind == M_PICK || kind == M_CONQUER ? 0 : 1];
    if (probe_place < PLACES)
        probe_troop = troop_really_at(s, probe_place);
    on_probe = saga_refusal(t, s, m);
    struct offers o = { .probe = m, .count = 0 };
    saga_offers(t, s, &o);
    return o.count == (on_probe == LEGAL ? 1u : 0u);
}

/* One of the kinds: a branch of a switch, with a check of its own, so that the twin sees each. */
#define OFFERED(a_kind) \
    case a_kind: \
        check(offered_rightly(&t, &s, m, a_kind)); \
        break;

#endif
