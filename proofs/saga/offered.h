/* For obligations about the generator: one move, the probe, is offered once if it is legal and
 * not at all if not. Whether it is offered hangs on the verdict on it alone: turns.c is taken in
 * under another name for the judge, the probe is judged once, and the generator is told that
 * verdict whatever it asks. Only of knights on one troop it asks about one for all: what it is
 * told then is what one-knight-tells-for-all proves, and nothing where that says nothing.
 * moves.c is taken in with another offer, which counts to two at most: there is nothing to add.
 *
 * Each player has any number of troops. One is read, at the place of the probe; elsewhere none is
 * found, since what is offered there is another move. That troops have numbers, from 0 on, is
 * troops-are-found-by-number.
 */
#ifndef SAGA_OFFERED_H
#define SAGA_OFFERED_H

#include "any.h"

#define saga_judge judge_really
#include "../../rules/saga/turns.c"
#undef saga_judge
#define saga_troop_at troop_really_at
#define saga_troops troops_really
#include "../../rules/saga/troops.c"
#undef saga_troop_at
#undef saga_troops

static uint8_t troops_of[SEATS];
static unsigned probe_place;
static struct saga_troop probe_troop;
static struct move probe;
static verdict on_probe;

unsigned saga_troops(const struct saga_state *s, unsigned seat)
{
    (void)s;
    return troops_of[seat];
}

struct saga_troop saga_troop_at(const struct saga_state *s, unsigned place)
{
    (void)s;
    return place == probe_place ? probe_troop : (struct saga_troop){ .size = 0 };
}

/* Of knights of the first seat: in the hand, and of a colour that the troop of the probe has not.
 */
static uint8_t probe_colours;
static bool probe_fits;

static bool fits(const struct saga_state *s, unsigned card)
{
    return s->hand[0][card] > 0 && (probe_colours >> colour_of(card) & 1u) == 0;
}

verdict saga_judge(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    (void)t;
    bool for_all =
        (probe.kind == M_ADD || probe.kind == M_HIDE) && m.kind == probe.kind && !is_land(m.arg[1]);
    if (!for_all || (probe_fits && fits(s, m.arg[0])))
        return on_probe;
    return m.arg[0] == probe.arg[0] ? on_probe : any(verdict);
}

static inline void offer_once_or_twice(struct offers *o, unsigned kind, unsigned actor,
                                       unsigned arg0, unsigned arg1, unsigned arg2)
{
    const struct move *m = &o->probe;
    if (m->kind == kind && m->actor == actor && m->arg[0] == arg0 && m->arg[1] == arg1
        && m->arg[2] == arg2 && (m->arg[3] | m->arg[4] | m->arg[5]) == 0)
        o->count = o->count == 0 ? 1 : 2;
}

#define offer_move offer_once_or_twice
#include "../../rules/saga/forms/moves.c"
#undef offer_move

/* Of a phase, which is a constant. */
static inline struct saga_state any_state_of(const struct saga_table *t, unsigned phase)
{
    struct saga_state s = any(struct saga_state);
    s.phase = (uint8_t)phase;
    assume_lands_are_sound(t, &s);
    assume(s.mover < t->head.players && s.asked <= t->head.players);
    return s;
}

/* Any number of troops, up to so many; at a place that is one of these, or under a land, any troop.
 */
static inline void any_rows(unsigned most, unsigned place)
{
    for (unsigned seat = 0; seat < SEATS; seat++)
        troops_of[seat] = (uint8_t)any_below(most + 1);
    probe_place = place;
    probe_troop = any_troop();
    if (!is_land(place) && place < PLACES)
        assume((probe_troop.size > 0) == (number_at(place) < troops_of[seat_at(place)]));
}

/* The row of the first seat, of so many knights at most; and the troop of the probe, if it is one
 * of its. */
static inline void any_row(struct saga_state *s, unsigned knights, unsigned place)
{
    uint8_t *row = s->attack[0];
    troops_of[0] = 0;
    for (unsigned i = 0; i < ROOM; i++) {
        if (i >= knights)
            row[i] = 0;
        s->aim[0][i] = s->barred[0][i] = 0; /* kept under other readings only */
        assume(row[i] == 0
               || (is_knight(row[i] & 127u) && (i > 0 ? row[i - 1] != 0 : row[0] >= FIRST)));
        troops_of[0] = (uint8_t)(troops_of[0] + row[i] / FIRST);
    }
    probe_place = place;
    probe_troop = any_troop();
    assume(colours_differ(&probe_troop));
    probe_colours = 0;
    for (unsigned i = 0; i < COLOURS; i++)
        if (i < probe_troop.size)
            probe_colours =
                (uint8_t)(probe_colours | 1u << colour_of((probe_troop.card[i] & KNIGHT) - 1u));
    if (!is_land(place) && place < LANDS + ROOM)
        assume(number_at(place) < troops_of[0] ? is_troop_of(row, number_at(place), &probe_troop)
                                               : probe_troop.size == 0);
}

/* Is a move of this kind, a constant, offered once if it is legal, and not at all if not? What the
 * other kinds do is pruned. */
static inline bool offered_rightly(const struct saga_table *t, const struct saga_state *s,
                                   struct move m, unsigned kind)
{
    m.kind = (uint8_t)kind;
    probe = m;
    on_probe = saga_refusal(t, s, m);
    probe_fits = m.arg[0] < CARDS && fits(s, m.arg[0]);
    struct offers o = { .probe = m, .count = 0 };
    saga_offers(t, s, &o);
    return o.count == (on_probe == LEGAL ? 1u : 0u);
}

/* One of the kinds: a branch of a switch, with a check of its own, so that the twin sees each. */
#define OFFERED(a_kind) \
    case a_kind: check(offered_rightly(&t, &s, m, a_kind)); break;

#endif
