/* proof: the lot, cards that leave a pile, starters that are dealt, tops that are turned up and
 *        knights that are lent or come home have their phases, and are legal in no other; whatever
 *        else they are refused for
 * clause: start-player-by-lot starters-taken-out starters-dealt-open eval-next-exposed
 *     borrow-before-bid
 * readings: standard
 * rules: setup.c loans.c
 * loops: M_GIVE:8 PHASES:22
 */
#include "../any.h"

typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
unsigned akkon_copies(table_given t, state_given s, unsigned p, unsigned a)
{
    (void)t, (void)s, (void)p, (void)a;
    return any(unsigned);
}
unsigned akkon_held(table_given t, state_given s, unsigned seat)
{
    (void)t, (void)s, (void)seat;
    return any(unsigned);
}
void akkon_put_card(table_given t, struct akkon_state *s, unsigned p, unsigned a, unsigned b)
{
    (void)t, (void)s, (void)p, (void)a, (void)b;
}
void akkon_enter(const struct akkon_table *t, struct akkon_state *s, unsigned phase)
{
    (void)t, (void)s, (void)phase;
}
void akkon_begin_round(const struct akkon_table *t, struct akkon_state *s)
{
    (void)t, (void)s;
}
void akkon_pile_used_up(const struct akkon_table *t, struct akkon_state *s)
{
    (void)t, (void)s;
}

static unsigned phase_of(unsigned kind)
{
    switch (kind) {
    case M_LOT:    return LOT;
    case M_CULL:   return CULL;
    case M_DEAL:   return DEAL;
    case M_EXPOSE: return EXPOSE;
    case M_HOME:   return HOME;
    default:       return BORROW;
    }
}

static verdict refuse(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    return m.kind <= M_EXPOSE ? akkon_refuse_setup(t, s, m) : akkon_refuse_loan(t, s, m);
}

/* Kind and phase as constants: what does not belong together is pruned. */
void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state);
    struct move m = any_move();
    unsigned asked = any_below(PHASES), said = any_below(M_GIVE + 1);
    verdict judged = NOT_A_MOVE;
    for (unsigned kind = 0; kind <= M_GIVE; kind++)
        for (unsigned phase = 0; phase < PHASES; phase++)
            if (kind == said && phase == asked && phase != phase_of(kind)) {
                m.kind = (uint8_t)kind;
                s.phase = (uint8_t)phase;
                judged = refuse(&t, &s, m);
            }
    check(judged != LEGAL);
}
