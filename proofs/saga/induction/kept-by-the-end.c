/* proof: what is counted, noted, held and asked keeps its properties of states when it goes on
 *        after a move and what it has conquered, and in each decision after the last knight: then
 *        all of them hold
 * clause: end-at-once end-on-last-card clockwise
 * readings: standard
 * bound: 2 players, one land, one troop of each
 * marks: end_at_once end_treasure_add end_lake_troop
 * rules: turns.c moves.c lake.c
 * loops: CARDS:25 ROOM:27 TROOPS:14 saga_troops:3 players:5 count:26
 */
#define MOST_TROOPS 1
#define ASKS_ASIDE
#include "../keeping.h"
#include "../stages.h"

#define KEPT_BY(a_kind) \
    case a_kind: \
        m.kind = a_kind; \
        if (saga_step(&t, &s, m) != LEGAL) \
            return; \
        check(done_well(&t, &s)); \
        break;

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s;
    struct move m = any_move();
    t.head.players = 2;
    t.lands = 1;
    any_stages(&t);
    given_place = m.arg[1];
    given_troop = any_troop();
    assume(given_troop.size < COLOURS); /* where a colour is free there is room */
    switch (any_below(3)) {
    case 0:
        s = any_noted_state(&t, ENLIST);
        s.ending = CLOSING;
        assume(done_well(&t, &s));
        switch (m.kind) {
            KEPT_BY(M_ENLIST)
            KEPT_BY(M_PASS)
        default: return;
        }
        break;
    case 1:
        s = any_noted_state(&t, PICK);
        s.ending = CLOSED;
        assume(done_well(&t, &s));
        switch (m.kind) {
            KEPT_BY(M_PICK)
            KEPT_BY(M_PASS)
        default: return;
        }
        break;
    default:
        s = any_noted_state(&t, TURN);
        assume(s.ending <= PLAYED_OUT);
        if (any_bool())
            s.phase = GIFT;
        saga_go_on(&t, &s);
        check(done_well(&t, &s));
    }
}
