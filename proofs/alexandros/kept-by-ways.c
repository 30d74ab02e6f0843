/* proof: heading for a corner and each line of a way keep every property of states
 * clause: any-corner wall-on-each-line route-may-split red-after-black
 * marks: any_corner wall_on_each_line red_only_last_move
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
    PLAYED(CORNER, M_CORNER)
    PLAYED(WAY, M_WALK)
    default:
        return;
    }
    check(alexandros_every_state_property(&t, &s));
}
