/* proof: taking a card, tax, relieving a governor and the end of a turn keep every property of states
 * clause: take-pile-or-open tax-matching-card relieve-own actions-two
 * marks: take_pile_or_open tax_matching_card relieve_own actions_two end_red_trigger
 * rules: turns.c setup.c moving.c taking.c tax.c moves.c
 * spec: yes
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4 ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#include "induction.h"

void harness(void)
{
    struct alexandros_table t = any_land();
    struct alexandros_state s = sound_state(&t), before = s;
    struct move m = any_move();
    witness(t, before, m);
    switch (moment(&s, m)) {
    PLAYED(ACTION, M_TAKE)
    PLAYED(ACTION, M_TAKE_PILE)
    PLAYED(ACTION, M_TAX)
    PLAYED(ACTION, M_RELIEVE)
    PLAYED(ACTION, M_END)
    default:
        return;
    }
    check(alexandros_every_state_property(&t, &s));
}
