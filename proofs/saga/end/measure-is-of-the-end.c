/* proof: going on makes the measure fall or leaves it as it is, and each decision after the last
 *        knight makes it fall, as measure-falls tells: it is nearer to the end then; and nothing
 *        else of the measure changes but by the knight that is added. Whether a stage is of use to
 *        a player is yes or no: one land, and one troop of each of two players, give both answers
 * clause: end-on-last-card end-at-once
 * readings: standard
 * bound: 2 players, one land, one troop of each
 * marks: end_at_once end_on_last_card end_treasure_add end_lake_troop
 * rules: turns.c moves.c
 * loops: CARDS:25 TROOPS:14 saga_troops:3 lands:3 players:4
 */
#define MOST_TROOPS 1
#include "../stages.h"
#include "../tallied.h"

static bool is_same_but(const struct tally *n, int hands, int strong)
{
    return n->hands == hands && n->strong == strong && n->display == 0 && n->down == 0
        && n->laid == 0 && n->due == 0;
}

/* A decision of the stage that the game is in. */
static bool told_rightly(const struct saga_table *t, struct saga_state s, struct move m,
                         unsigned kind)
{
    struct saga_state before = s;
    m.kind = (uint8_t)kind;
    if (saga_step(t, &s, m) != LEGAL)
        return true;
    struct tally n = difference(&before, &s);
    return is_same_but(&n, kind == M_ENLIST ? -1 : 0, n.strong) && n.ending > 0
        && (kind == M_ENLIST ? n.strong >= 0 && n.strong <= 4 : n.strong == 0)
        && (s.phase == OVER || (s.phase == PICK && s.ending == CLOSED));
}

#define TOLD(a_kind) \
    case a_kind: check(told_rightly(&t, s, m, a_kind)); break;

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), before;
    struct move m = any_move();
    t.head.players = 2;
    t.lands = 1;
    any_stages(&t);
    for (unsigned seat = 0; seat < SEATS; seat++)
        assume(s.held[seat] >= 1 && s.held[seat] <= 60);
    assume(s.asked >= 1 && s.asked <= t.head.players && s.mover < t.head.players);
    given_place = m.arg[1];
    given_troop = any_troop();
    assume(given_troop.size < COLOURS); /* where a colour is free there is room */
    switch (any_below(3)) {
    case 0: /* the first stage is adding, the second one picking (q-end-order A) */
        s.phase = ENLIST;
        s.ending = CLOSING;
        switch (m.kind) {
            TOLD(M_ENLIST)
            TOLD(M_PASS)
        }
        break;
    case 1:
        s.phase = PICK;
        s.ending = CLOSED;
        switch (m.kind) {
            TOLD(M_PICK)
            TOLD(M_PASS)
        }
        break;
    default: /* after a move of a turn, and what it conquers */
        s.phase = any_bool() ? TURN : GIFT;
        assume(s.ending <= PLAYED_OUT);
        s.held[s.mover] = any_bool();
        before = s;
        saga_after_play(&t, &s);
        saga_go_on(&t, &s);
        struct tally n = difference(&before, &s);
        check(is_same_but(&n, 0, 0) && n.ending >= 0);
        check(s.phase != ENLIST || s.ending == CLOSING);
        check(s.phase != PICK || s.ending == CLOSED);
    }
}
