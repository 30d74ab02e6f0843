/* For obligations about the generator: one move, the probe, is offered once if it is legal and
 * not at all if not. What moves.c offers and what turns.c and the files behind it refuse is held
 * together here; they share nothing but where the cards are, and that is given: copies of each
 * print in each place, tops, hands. moves.c is taken in with another offer, which counts to two
 * at most: there is nothing to add.
 */
#ifndef AKKON_OFFERED_H
#define AKKON_OFFERED_H

#include "any.h"

static inline void offer_once_or_twice(struct offers *o, unsigned kind, unsigned actor,
                                       unsigned arg0, unsigned arg1, unsigned arg2)
{
    const struct move *m = &o->probe;
    if (m->kind == kind && m->actor == actor && m->arg[0] == arg0 && m->arg[1] == arg1
        && m->arg[2] == arg2 && (m->arg[3] | m->arg[4] | m->arg[5]) == 0)
        o->count = o->count == 0 ? 1 : 2;
}

#define offer_move offer_once_or_twice
#include "../../rules/akkon/forms/moves.c"
#undef offer_move

typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;

static struct given {
    uint8_t copies[CARDS][CARD_PLACES], top[CITIES], held[SEATS];
} given;

unsigned akkon_copies(table_given t, state_given s, unsigned print, unsigned place)
{
    (void)t, (void)s;
    return given.copies[print][place];
}

unsigned akkon_top(table_given t, state_given s, unsigned city)
{
    (void)t, (void)s;
    return given.top[city];
}

unsigned akkon_held(table_given t, state_given s, unsigned seat)
{
    (void)t, (void)s;
    return given.held[seat];
}

/* Of a phase, which is a constant; its player is one of those at the table. */
static inline struct akkon_state any_state_of(const struct akkon_table *t, unsigned phase)
{
    struct akkon_state s = any(struct akkon_state);
    given = any(struct given);
    assume_values(&s);
    s.phase = (uint8_t)phase;
    assume(phase != BID || s.young == 0); /* the bid round has begun */
    assume(s.start < t->head.players && s.mover < t->head.players);
    for (unsigned track = 0; track < TRACKS; track++)
        assume(s.privilege[track] <= t->head.players);
    return s;
}

/* No more knights than there are, and none of a colour that does not play. */
static inline void assume_stock(const struct akkon_table *t, const struct akkon_state *s)
{
    for (unsigned colour = 0; colour < SEATS; colour++)
        assume(s->stock[s->mover][colour] <= (colour < t->head.players ? SEATS * KNIGHTS : 0));
}

/* The kind as a constant: what the others do is pruned. */
static inline bool offered_rightly(const struct akkon_table *t, const struct akkon_state *s,
                                   struct move m)
{
    struct offers o = { .probe = m, .count = 0 };
    verdict judged = NOT_A_MOVE;
    for (unsigned kind = 0; kind < MOVE_KINDS; kind++)
        if (kind == m.kind) {
            struct move meant = m;
            meant.kind = (uint8_t)kind;
            judged = akkon_refusal(t, s, meant);
        }
    akkon_offers(t, s, &o);
    return o.count == (judged == LEGAL ? 1u : 0u);
}

#endif
