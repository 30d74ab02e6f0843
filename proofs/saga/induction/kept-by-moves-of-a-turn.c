/* proof: what is counted, noted, held and asked keeps its properties of states, whatever is done in
 *        a turn or with a knight for nothing, and before anything comes of it
 * clause: turn-actions income-if-remembered income-forfeit treasure-add-flip hide-flip
 * readings: standard
 * marks: lay_exactly_one reinforce_one_troop treasure_add_flip hide_flip recruit_price
 *        income_if_remembered hide_value_joins takeback_every_turn clockwise
 *        free_knight_now_or_never
 * rules: turns.c moves.c laying.c lake.c treasure.c income.c recruiting.c chips.c castle.c corn.c
 *     lands.c
 * loops: CARDS:25 ROOM:27 count:26
 */
#define LAST_KNIGHT_ENDS
#include "../keeping.h"
#include "../play.h"
#include "saga_properties.h"

void saga_go_on(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}
void saga_no_longer_fresh(struct saga_state *s, unsigned seat)
{
    (void)s, (void)seat;
}
void saga_lake_lost(const struct saga_table *t, struct saga_state *s, unsigned seat)
{
    (void)t, (void)s, (void)seat;
}
unsigned saga_troops(const struct saga_state *s, unsigned seat)
{
    (void)s, (void)seat;
    return any_below(ROOM);
}

void saga_resume(const struct saga_table *t, struct saga_state *s)
{
    (void)t;
    s->asked = s->about = 0;
}

/* One move: a check of its own for each kind, so that the twin sees each. */
#define KEPT_BY(a_kind) \
    case a_kind: \
        m.kind = a_kind; \
        if (saga_step(&t, &s, m) != LEGAL) \
            return; \
        check(noted_well(&t, &s) && s.asked == 0 && s.about == 0); \
        break;

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s;
    struct move m = any_move();
    given_place = m.arg[1];
    given_troop = any_troop();
    assume(colours_differ(&given_troop) && given_troop.aim == 0 && given_troop.barred == 0);
    if (any_bool()) {
        s = any_noted_state(&t, TURN);
        s.asked = s.about = 0;
        s.ending = NOT_YET; /* no turn goes on after the last knight (q-after-last-card A) */
        assume(noted_well(&t, &s));
        assume_held(&s, s.mover, m.arg[0]);
        switch (m.kind) {
            KEPT_BY(M_COLLECT)
            KEPT_BY(M_LAY)
            KEPT_BY(M_ADD)
            KEPT_BY(M_HIDE)
            KEPT_BY(M_RECRUIT)
            KEPT_BY(M_TAKE_BACK)
            KEPT_BY(M_REVEAL)
            KEPT_BY(M_END)
        default: return;
        }
    } else {
        s = any_noted_state(&t, GIFT);
        assume(saga_property_who_decides_is_asked_about_something(&t, &s));
        switch (m.kind) {
            KEPT_BY(M_TAKE_FREE)
            KEPT_BY(M_PASS)
        default: return;
        }
    }
}
