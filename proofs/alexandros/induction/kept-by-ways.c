/* proof: heading for a corner and each line of a way keep every property of states
 * clause: any-corner wall-on-each-line route-may-split red-after-black
 * readings: standard
 * marks: any_corner wall_on_each_line red_only_last_move
 * rules: setup.c moving.c taking.c tax.c moves.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#define LAYS_WALLS M_WALK
#include "../kept.h"

static bool played(table_given t, struct alexandros_state *s, struct move m)
{
    switch (moment(s, m)) {
        ON_ITS_TURN(CORNER, M_CORNER)
        ON_ITS_TURN(WAY, M_WALK)
    default: return false;
    }
}
