/* For obligations about refusals, kind by kind: verdicts on any move of a kind in any sound state,
 * and what the twin has to reach.
 */
#ifndef AKKON_VERDICTS_H
#define AKKON_VERDICTS_H

#include "stated.h"

static inline struct akkon_state any_sound_state(const struct akkon_table *t)
{
    struct akkon_state s = any(struct akkon_state);
    for (unsigned seat = 0; seat < SEATS && !READS(t, Q_levant_foreign_colour, 'C'); seat++)
        for (unsigned city = 0; city < CITIES; city++)
            s.guests[seat][city] = 0;
    assume_sound(t, &s);
    return s;
}

static inline struct move any_move_said(const struct akkon_table *t, unsigned kind)
{
    struct move m = any_move();
    m.kind = (uint8_t)kind;
    assume(akkon_sayable(t, m));
    return m;
}

static inline struct verdicts verdicts_on(const struct akkon_table *t, const struct akkon_state *s,
                                          struct move m)
{
    return (struct verdicts){ akkon_refusal(t, s, m), akkon_first_forbidding(t, s, m) };
}

/* Two checks, so that the twin sees a legal move and a refused one. */
#define CHECK_THE_SAME(v) \
    do { \
        if ((v).said == LEGAL) \
            check((v).first == LEGAL); \
        else \
            check((v).first == (v).said); \
    } while (0)

/* The twin has to reach a move that is refused by this clause, for this reason. */
#ifdef VACUITY_TWIN
#define MAY_SAY(clause, reason) \
    do { \
        if (v.first == AKKON_##clause && akkon_forbids_##reason(&t, &s, m)) \
            __CPROVER_assert(0, "reach: " #reason); \
    } while (0)
#else
#define MAY_SAY(clause, reason) ((void)0)
#endif

#endif
