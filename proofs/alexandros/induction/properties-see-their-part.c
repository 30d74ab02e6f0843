/* proof: the properties of governors, of the land and of turns are all properties of states; those
 *        of governors see where they stand and which provinces there are, those of the land
 *        provinces and walls
 * clause: owner-by-governor province-definition
 * readings: standard
 * rules: none
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#include "../land.h"
#include "../parts.h"
#include "alexandros_properties.h"

void harness(void)
{
    struct alexandros_table t = any_land();
    struct alexandros_state s = any(struct alexandros_state),
                            governed = any(struct alexandros_state),
                            walled = any(struct alexandros_state);
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            governed.governor[seat][i] = s.governor[seat][i];
    for (unsigned a = 0; a < AREAS; a++)
        governed.province[a] = walled.province[a] = s.province[a];
    for (unsigned i = 0; i < WALL_BYTES; i++)
        walled.wall[i] = s.wall[i];
    if (governors_are_right(&t, &governed) && land_is_right(&t, &walled) && turn_is_right(&t, &s))
        check(alexandros_every_state_property(&t, &s));
}
