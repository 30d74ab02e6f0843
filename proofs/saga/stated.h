/* For obligations about refusals: what rules/ say of a move, and what the chapters of spec/ say, of
 * any sheet and any state that has the properties named here, of which each part of a move keeps
 * most (keeping.h), and the explorer, plays and fuzzers look at all.
 */
#ifndef SAGA_STATED_H
#define SAGA_STATED_H

#include "keeping.h"

NOTED(taking_is_kept_only_where_nothing_else_tells)
NOTED(turning_back_is_decided_as_read)
verdict saga_first_forbidding(const void *t, const void *s, struct move m);

/* No more than so many knights lie in the attack troops of each player, in any troops. */
static inline void assume_rows(const struct saga_state *s, unsigned knights)
{
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < ROOM; i++) {
            unsigned byte = s->attack[seat][i];
            assume(byte == 0 || is_knight(byte & ~(unsigned)FIRST));
            assume(i < knights || byte == 0);
            assume(byte == 0 || (i == 0 ? (byte & FIRST) != 0 : s->attack[seat][i - 1] != 0));
            assume(s->aim[seat][i] == 0 && s->barred[seat][i] == 0);
        }
}

/* The knights under a land: some, then nothing; their colours differ. */
static inline void assume_defences(const struct saga_state *s)
{
    for (unsigned land = 0; land < LANDS; land++) {
        unsigned met = 0;
        for (unsigned i = 0; i < COLOURS; i++) {
            unsigned byte = s->defence[land][i];
            assume(byte == 0 || is_knight(byte));
            assume(byte == 0 || i == 0 || s->defence[land][i - 1] != 0);
            unsigned colour = byte == 0 ? 0 : 1u << colour_of((byte & KNIGHT) - 1u);
            assume((met & colour) == 0);
            met |= colour;
        }
    }
}

/* Who is on turn, who decides, about which land: somebody, something that there is. */
static inline struct saga_state any_stated(const struct saga_table *t)
{
    struct saga_state s = any(struct saga_state);
    assume(s.phase < PHASES && s.mover < t->head.players && s.asked <= t->head.players
           && s.about <= LANDS);
    assume_lands_are_sound(t, &s);
    for (unsigned p = 0; p <= SEATS; p++)
        assume(s.set_of[p] <= SETS);
    assume(noted_well(t, &s) && saga_property_who_decides_is_asked_about_something(t, &s)
           && saga_property_taking_is_kept_only_where_nothing_else_tells(t, &s)
           && saga_property_turning_back_is_decided_as_read(t, &s));
    return s;
}

#define CHECK_STATED(knights, a_kind) \
    case a_kind: { \
        struct saga_table t = any_table(); \
        t.sets = SETS; \
        for (unsigned land = 0; land < LANDS; land++) \
            assume(t.side[land] <= EITHER); \
        struct saga_state s = any_stated(&t); \
        assume_rows(&s, knights); \
        assume_defences(&s); \
        m.kind = a_kind; \
        assume(saga_sayable(&t, m)); \
        witness(t, s, m); \
        check(saga_refusal(&t, &s, m) == saga_first_forbidding(&t, &s, m)); \
        break; \
    }

#endif
