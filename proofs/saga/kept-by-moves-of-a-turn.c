/* proof: what is noted of a turn keeps its properties of states, whatever is done in a turn and before anything
 *        comes of it: what was done, income that is due or lost, fame, lands that are turned over
 * clause: turn-actions income-if-remembered income-forfeit treasure-add-flip hide-flip
 * marks: lay_exactly_one reinforce_one_troop treasure_add_flip hide_flip recruit_price income_if_remembered
 *        hide_value_joins takeback_every_turn clockwise
 * rules: turns.c moves.c laying.c lake.c treasure.c income.c recruiting.c chips.c castle.c corn.c lands.c
 * sources: spec/saga.c
 */
#include "play.h"

state_fn saga_property_what_was_done_is_remembered_in_the_turn_only;
state_fn saga_property_income_is_due_only_while_nothing_is_done;
state_fn saga_property_loss_is_kept_only_where_nothing_else_tells;
state_fn saga_property_nobody_has_more_than_can_be_counted;
state_fn saga_property_only_lands_whose_power_was_used_are_turned_over;

void saga_go_on(const struct saga_table *t, struct saga_state *s) { (void)t, (void)s; }
void saga_no_longer_fresh(struct saga_state *s, unsigned seat) { (void)s, (void)seat; }
void saga_lake_lost(const struct saga_table *t, struct saga_state *s, unsigned seat) { (void)t, (void)s, (void)seat; }
unsigned saga_troops(const struct saga_state *s, unsigned seat)
{
    (void)s, (void)seat;
    return any_below(ROOM);
}

static bool noted_well(const struct saga_table *t, const struct saga_state *s)
{
    return saga_property_what_was_done_is_remembered_in_the_turn_only(t, s)
        && saga_property_income_is_due_only_while_nothing_is_done(t, s)
        && saga_property_loss_is_kept_only_where_nothing_else_tells(t, s)
        && saga_property_nobody_has_more_than_can_be_counted(t, s)
        && saga_property_only_lands_whose_power_was_used_are_turned_over(t, s);
}

#define KEPT_BY(a_kind) \
    case a_kind: \
        m.kind = a_kind; \
        if (saga_step(&t, &s, m) == LEGAL) \
            check(noted_well(&t, &s)); \
        break;

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    struct move m = any_move();
    s.phase = TURN;
    s.asked = 0;
    s.ending = NOT_YET;                /* no turn goes on after the last knight (q-after-last-card A) */
    assume_lands_are_sound(&t, &s);
    assume(s.mover < t.head.players && noted_well(&t, &s));
    given_place = m.arg[1];
    given_troop = any_troop();
    assume(colours_differ(&given_troop) && given_troop.aim == 0);
    switch (m.kind) {
    KEPT_BY(M_COLLECT)
    KEPT_BY(M_LAY)
    KEPT_BY(M_ADD)
    KEPT_BY(M_HIDE)
    KEPT_BY(M_RECRUIT)
    KEPT_BY(M_TAKE_BACK)
    KEPT_BY(M_REVEAL)
    KEPT_BY(M_END)
    default:
        return;
    }
}
