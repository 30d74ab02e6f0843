/* For obligations about refusals, kind by kind: verdicts on any move of a kind in any state, and
 * what the twin has to reach. A kind that asks for hands, piles or single cards is judged on a
 * small sheet: nine prints, one of each action, in three cities, and of three of them two copies.
 */
#ifndef AKKON_FEW_CARDS_H
#define AKKON_FEW_CARDS_H

#include "stated.h"

enum { FEW_CITIES = 3 };

static inline struct akkon_print print_of_action(unsigned action)
{
    bool tracked = action != SCRIPTURE && action != MINT;
    struct akkon_print p = { .city = (uint8_t)(action / FEW_CITIES),
                             .action = (uint8_t)action,
                             .cost = (uint8_t)(1 + action % FEW_CITIES),
                             .copies = action % FEW_CITIES == 0 ? 2 : 1,
                             .track = (uint8_t)(tracked ? action % TRACKS : 0) };
    p.other = action == SIEGE ? (uint8_t)((p.track + 1) % TRACKS) : 0;
    p.cities = action == LEVANT ? 1 << TYRUS | 1 << JAFFA : 0;
    return p;
}

static inline struct akkon_table few_cards(void)
{
    struct akkon_table t = { .prints = ACTIONS,
                             .first = BY_LOT,
                             .cities = FEW_CITIES,
                             .tracks = TRACKS,
                             .most = MOST_VALUE,
                             .from = START_VALUE,
                             .knights = (1 << KNIGHTS) - 1,
                             .marshal = 1,
                             .privileges = (1 << TRACKS) - 1,
                             .starters = STARTERS };
    t.head = declared_head();
    t.head.players = (uint8_t)(2 + any_below(SEATS - 1));
    t.head.small = 1;
    for (unsigned action = 0; action < ACTIONS; action++)
        t.print[action] = print_of_action(action);
    akkon_seal(&t);
    return t;
}

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

/* Of a kind that names a print: one after the other, as constants they prune what others do. */
static inline struct verdicts verdicts_by_print(const struct akkon_table *t,
                                                const struct akkon_state *s, struct move m)
{
    struct verdicts v = { LEGAL, LEGAL };
    unsigned named = m.arg[0];
    for (unsigned print = 0; print < t->prints; print++) {
        m.arg[0] = (uint8_t)print;
        if (print == named)
            v = verdicts_on(t, s, m);
    }
    return v;
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
