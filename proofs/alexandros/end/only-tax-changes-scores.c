/* proof: no move but a tax changes a score, or the walls in the piles but when Alexandros arrives;
 *        what nature does neither. The mark of a tax stays until the turn is over. With either
 *        reading of the two questions on the end after more than 100 points; whatever is free, and
 *        a goal. Occupying is apart: conquests-change-no-score
 * clause: points-only-by-tax tax-once-per-turn walls-permanent
 * readings: standard, q-over-100-at-once A B, q-both-triggers A B
 * marks: red_only_last_move
 * loops: WAYS:13
 * rules: turns.c setup.c moving.c taking.c tax.c ways.c
 */
#include "../any.h"

bool alexandros_any_free(table_given t, state_given s, unsigned symbol)
{
    return any_bool();
}
bool alexandros_joker_strays(table_given t, state_given s)
{
    return any_bool();
}
unsigned alexandros_joker_goals(table_given t, state_given s, uint8_t list[AREAS])
{
    return any_below(AREAS);
}
unsigned alexandros_income_of(table_given t, state_given s, unsigned area)
{
    return any(uint8_t);
}
unsigned alexandros_income(table_given t, state_given s, unsigned seat)
{
    return any(uint8_t);
}
unsigned alexandros_governors_in(table_given t, state_given s, unsigned province)
{
    return any(unsigned);
}
bool alexandros_stands(table_given t, state_given s, unsigned seat, unsigned area)
{
    return any_bool();
}
unsigned alexandros_way_to(table_given t, unsigned from, unsigned to)
{
    return any_below(WAYS);
}
unsigned alexandros_distance(table_given t, unsigned from, unsigned area)
{
    return any(unsigned);
}
/* These are seen to in conquests-change-no-score. */
void alexandros_recall(struct alexandros_state *s, unsigned seat, unsigned area)
{
}
void alexandros_wall_in(table_given t, struct alexandros_state *s, unsigned inner)
{
}
void alexandros_occupy(table_given t, struct alexandros_state *s, struct move m)
{
}

static struct alexandros_state before;

#define SCORES_STAY(a_kind) \
    case a_kind: \
        m.kind = a_kind; \
        alexandros_carry_out(&t, &s, m); \
        check(s.score[seat] == before.score[seat] && s.carry[seat] == before.carry[seat]); \
        check(a_kind == M_WALK || a_kind == M_CORNER \
              || (s.black == before.black && s.red == before.red)); \
        check(s.taxed == before.taxed || s.phase == REFILL || s.phase == CARD || s.phase == OVER); \
        break;

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state);
    struct move m = any_move();
    unsigned seat = any_below(SEATS);
    assume(s.mover < t.head.players && s.at < POINTS && s.phase < PHASES && s.phase != LEVY);
    assume(m.arg[0] < SYMBOLS
           || (m.kind != M_DEAL && m.kind != M_UNCOVER && m.kind != M_DRAW && m.kind != M_OPEN
               && m.kind != M_HAND && m.kind != M_KEEP && m.kind != M_TAKE));
    assume_few_cards(&s);
    unsigned dealt = 0;
    for (unsigned p = 0; p < SEATS; p++)
        dealt += p < t.head.players ? s.held[p] : 0;
    assume(m.kind != M_DEAL || dealt < t.head.players);
    for (unsigned way = 0; way < WAYS; way++)
        assume(t.line[s.at][way] == NOWHERE || t.line[s.at][way] < INNER);
    before = s;
    switch (m.kind) {
        SCORES_STAY(M_DEAL)
        SCORES_STAY(M_UNCOVER)
        SCORES_STAY(M_LOT)
        SCORES_STAY(M_DRAW)
        SCORES_STAY(M_OPEN)
        SCORES_STAY(M_HAND)
        SCORES_STAY(M_JOKER)
        SCORES_STAY(M_STAY)
        SCORES_STAY(M_GOAL)
        SCORES_STAY(M_CORNER)
        SCORES_STAY(M_WALK)
        SCORES_STAY(M_KEEP)
        SCORES_STAY(M_DECLINE)
        SCORES_STAY(M_TAKE)
        SCORES_STAY(M_TAKE_PILE)
        SCORES_STAY(M_RELIEVE)
        SCORES_STAY(M_END)
    default: return;
    }
}
