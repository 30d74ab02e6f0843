/* proof: all incomes together are no more than the plain areas
 * clause: tax-sum tax-single-only
 * readings: standard
 * rules: provinces.c
 * bound: 5 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 10
 */
#include "../map.h"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any(struct alexandros_state);
    unsigned points = 0;
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    for (unsigned seat = 0; seat < SEATS; seat++)
        points += alexandros_income(&t, &s, seat);
    check(points <= t.plains);
}
