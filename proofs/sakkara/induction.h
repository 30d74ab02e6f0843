/* For the induction of the properties of states: any state that has all of them
 * still has them after one legal move. The phase is a constant, and so is the
 * kind in each branch: what other kinds would do is pruned. Each branch has a
 * check of its own, so that the twin sees each kind played.
 */
#ifndef SAKKARA_INDUCTION_H
#define SAKKARA_INDUCTION_H

#include "any.h"
#include "sakkara_properties.h"

/* A state that has every property. What these leave to tallies of spec/ is that
 * no number is near to wrapping. */
static inline struct sakkara_state sound_state(const struct sakkara_table *t)
{
    struct sakkara_state s = any(struct sakkara_state);
    assume(sakkara_every_state_property(t, &s));
    assume(holders_are_sound(&s) && s.used <= TILES - 3);
    return s;
}

/* One of the kinds is played, in its phase: a branch of a switch over the kind. */
#define PLAYED(a_phase, a_kind) \
    case a_kind: \
        assume(s.phase == a_phase); \
        s.phase = a_phase; \
        m.kind = a_kind; \
        if (sakkara_step(&t, &s, m) != LEGAL) \
            return; \
        check(sakkara_property_one_player_is_the_next(&t, &s)); \
        break;

#endif
