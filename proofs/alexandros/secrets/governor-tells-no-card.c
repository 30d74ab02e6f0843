/* proof: a first or further governor tells of hidden cards no more than that the rest can be paid:
 *        who cannot tell two positions apart before, cannot after
 * clause: hands-hidden occupy-min-one-governor occupy-extra-governors
 * readings: standard
 * marks: hands_hidden occupy_min_one_governor occupy_extra_governors
 * rules: knowledge.c provinces.c
 * bound: 8 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=8 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 10
 */
#include "../map.h"
#include "../alike.h"
#include "../../../rules/alexandros/occupying.c"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any(struct alexandros_state), other;
    unsigned area = any_below(AREAS);
    assume(s.phase == ACTION || s.phase == PLACE);
    assume_somebody_looks_on(&t, &s);
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    assume_few_cards(&s);
    assume(has_symbol(&t, area));
    for (unsigned k = 0; k < SYMBOLS; k++)
        assume(s.price[k] <= AREAS);
    other = looks_alike(&t, &s);
    if (s.phase == ACTION) {
        first_governor(&t, &s, area);
        first_governor(&t, &other, area);
        check_they_look_alike(&t, &s, &other);
    } else {
        next_governor(&t, &s, area);
        next_governor(&t, &other, area);
        check_they_look_alike(&t, &s, &other);
    }
}
