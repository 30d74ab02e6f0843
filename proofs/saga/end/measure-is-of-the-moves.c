/* proof: what measure-falls tells of a move, the move itself does: a knight laid, added, hidden or
 *        turned up, income, recruiting, a knight taken for nothing or not, the end of a turn
 * clause: end-on-last-card
 * readings: standard
 * marks: lay_exactly_one reinforce_one_troop treasure_add_flip hide_flip recruit_price
 *        income_if_remembered hide_value_joins clockwise free_knight_now_or_never
 * rules: turns.c moves.c laying.c lake.c treasure.c income.c recruiting.c chips.c castle.c lands.c
 */
#include "../tallied.h"
#include "../play.h"

void saga_go_on(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}
void saga_no_longer_fresh(struct saga_state *s, unsigned seat)
{
    (void)s, (void)seat;
}
void saga_resume(const struct saga_table *t, struct saga_state *s)
{
    (void)t;
    s->asked = s->about = 0; /* conquests, if any follow, are told apart */
}

static bool told_rightly(const struct saga_table *t, struct saga_state s, struct move m,
                         unsigned kind)
{
    struct saga_state before = s;
    m.kind = (uint8_t)kind;
    if (saga_step(t, &s, m) != LEGAL)
        return true;
    struct tally n = difference(&before, &s), told = { .laid = before.laid, .due = before.due };
    struct open then = { n.strong, s.due };
    move(&told, kind, then);
    return n.strong == told.strong && n.display == told.display && n.hands == told.hands
        && n.down == told.down && s.laid == told.laid && s.due == told.due
        && (kind == M_ADD ? n.strong >= 0 && n.strong <= 4 : n.strong == 0)
        && (kind != M_END || before.laid == 1) && (kind != M_COLLECT || before.due > 0)
        && n.ending == 0 && s.asked == 0;
}

#define TOLD(a_kind) \
    case a_kind: check(told_rightly(&t, s, m, a_kind)); break;

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    struct move m = any_move();
    assume_lands_are_sound(&t, &s);
    assume(s.mover < t.head.players && s.laid <= 1 && s.freed[0] == 0 && s.freed[1] == 0);
    for (unsigned seat = 0; seat < SEATS; seat++)
        assume(s.held[seat] >= 1 && s.held[seat] <= 60 && s.ending == NOT_YET);
    given_place = m.arg[1];
    given_troop = any_troop();
    assume(colours_differ(&given_troop) && given_troop.aim == 0);
    for (unsigned i = 0; i < COLOURS; i++) /* defences lie open (q-hide-forced A) */
        assume(!is_land(given_place) || (given_troop.card[i] & DOWN) == 0);
    if (any_bool()) {
        s.phase = TURN;
        s.asked = 0;
        switch (m.kind) {
            TOLD(M_LAY)
            TOLD(M_ADD)
            TOLD(M_HIDE)
            TOLD(M_RECRUIT)
            TOLD(M_COLLECT)
            TOLD(M_REVEAL)
            TOLD(M_END)
        }
    } else {
        s.phase = GIFT;
        assume(s.asked >= 1 && s.asked <= t.head.players);
        switch (m.kind) {
            TOLD(M_TAKE_FREE)
            TOLD(M_PASS)
        }
    }
}
