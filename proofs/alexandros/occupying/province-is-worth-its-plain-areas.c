/* proof: a province is worth its plain areas, whatever it is like; it belongs to who has a governor
 *        in it, to nobody if there is none
 * clause: province-value single-symbol-province owner-by-governor whole-land-counts
 *     relieve-last-frees
 * readings: standard
 * marks: province_value owner_by_governor relieve_last_frees
 * rules: provinces.c
 * bound: 8 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=8 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 10
 */
#include "../map.h"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any(struct alexandros_state);
    unsigned province = any_below(AREAS), worth = 0, all = 0, lord = NOWHERE;
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    for (unsigned a = 0; a < AREAS; a++)
        worth += s.province[a] == province && t.symbol[a] == PLAIN;
    for (unsigned seat = 0; seat < SEATS; seat++) {
        unsigned there = governors_there(&s, province, seat);
        all += there;
        lord = there > 0 ? seat : lord;
    }
    assume(has_one_lord(&s, province));
    check(alexandros_value(&t, &s, province) == worth);
    check(alexandros_governors_in(&t, &s, province) == all);
    check(alexandros_owner(&t, &s, province) == lord);
    check(alexandros_is_province(&t, &s, province));
}
