/* proof: which of the moves of a turn a player may make does not depend on the hands of others, nor
 *        on what lies in their troops, open or face down
 * clause: hand-hidden hide-as-play
 * readings: standard
 * rules: turns.c laying.c treasure.c lake.c corn.c castle.c income.c recruiting.c lands.c
 */
#include "../play.h"

enum { SEAT = 1 }; /* all seats are alike */

/* Single chips, setting up and decisions are not looked at here. */
typedef const struct saga_table *table_given;
typedef const struct saga_state *state_given;
#define NOT_HERE(name, ...) \
    verdict name(__VA_ARGS__) \
    { \
        return NOT_A_MOVE; \
    }
NOT_HERE(saga_refuse_setup, table_given t, state_given s, struct move m)
NOT_HERE(saga_refuse_chip, table_given t, state_given s, struct move m)
NOT_HERE(saga_refuse_conquer, table_given t, state_given s, unsigned seat, unsigned place)
NOT_HERE(saga_refuse_enlist, table_given t, state_given s, unsigned card, unsigned place)
NOT_HERE(saga_refuse_pick, table_given t, state_given s, unsigned place)

bool saga_can_change(const struct saga_table *t, const struct saga_state *s, unsigned owes,
                     unsigned gets)
{
    (void)t, (void)s, (void)owes, (void)gets;
    return true;
}

uint8_t saga_turn_of(const struct saga_table *t, const struct saga_state *s)
{
    (void)t;
    return s->mover;
}

unsigned saga_troops(const struct saga_state *s, unsigned seat)
{
    (void)s, (void)seat;
    return any_below(ROOM);
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state a = any(struct saga_state), b;
    struct move m = { any(uint8_t), SEAT, { any(uint8_t), any(uint8_t) } };
    assume(t.head.players > SEAT && m.arg[0] < CARDS && m.arg[1] < PLACES);
    assume(m.kind >= M_COLLECT && m.kind <= M_REVEAL);
    assume_lands_are_sound(&t, &a);
    a.phase = TURN;
    a.mover = SEAT;
    b = any(struct saga_state); /* what the ledger tells of troops comes from no state */
    for (unsigned card = 0; card < CARDS; card++) {
        b.hand[SEAT][card] = a.hand[SEAT][card];
        b.pool[card] = a.pool[card];
    }
    for (unsigned land = 0; land < LANDS; land++) {
        b.holder[land] = a.holder[land];
        b.side[land] = a.side[land];
        b.turned[land] = a.turned[land];
    }
    b.fame[SEAT] = a.fame[SEAT];
    b.phase = a.phase, b.mover = a.mover, b.asked = a.asked, b.due = a.due;
    b.laid = a.laid, b.recruited = a.recruited, b.back = a.back, b.lost = a.lost, b.took = a.took;
    /* an own troop, or what lies under a land, is the same in both; any other may be anything */
    if (is_land(m.arg[1]) || seat_at(m.arg[1]) == SEAT) {
        given_place = m.arg[1];
        given_troop = any_troop();
    }
    verdict v = saga_judge(&t, &a, m);
    check(v == saga_judge(&t, &b, m));
    if (v == LEGAL)
        check(saga_judge(&t, &b, m) == LEGAL);
}
