/* proof: an income, which is summed governor by governor, is a point for each plain area whose
 *        province has one governor, if he is one's own
 * clause: tax-sum tax-single-only multi-governor-no-tax province-value
 * readings: standard
 * marks: tax_sum tax_single_only multi_governor_no_tax
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
    unsigned seat = any_below(SEATS), points = 0;
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    for (unsigned a = 0; a < AREAS; a++) {
        unsigned own = governors_there(&s, s.province[a], seat), all = 0;
        for (unsigned p = 0; p < SEATS; p++)
            all += governors_there(&s, s.province[a], p);
        points += t.symbol[a] == PLAIN && own == 1 && all == 1;
    }
    check(alexandros_income(&t, &s, seat) == points);
}
