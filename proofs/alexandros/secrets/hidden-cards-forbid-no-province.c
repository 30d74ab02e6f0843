/* proof: what a player does not see, the hands of the others and the pile, refuses no first and no
 *        further governor, and allows none
 * clause: hands-hidden deal-one-hidden occupy-pay-rest occupy-extra-governors
 * readings: standard
 * marks: hands_hidden
 * rules: knowledge.c provinces.c
 * bound: 4 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=4 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 10
 */
#include "../map.h"
#include "../cards.h"
#include "../../../rules/alexandros/occupying.c"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any(struct alexandros_state), seen;
    struct move m = any_move();
    assume(s.mover < t.head.players && m.arg[0] < AREAS && s.razed == 0);
    assume(s.phase == ACTION || (s.phase == PLACE && s.site >= 1 && s.site <= AREAS));
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    assume_few_cards(&s);
    alexandros_view(&t, &s, s.mover, &seen);
    if (s.phase == ACTION)
        check(refuse_occupy(&t, &s, m.arg[0]) == refuse_occupy(&t, &seen, m.arg[0]));
    else
        check(refuse_place(&t, &s, m.arg[0]) == refuse_place(&t, &seen, m.arg[0]));
}
