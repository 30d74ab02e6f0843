/* proof: exactly the provinces that may be taken over are offered, from each area with a symbol, each once: none
 *        is left out because it would cost more than cards and governors are there
 * clause: takeover-opponent occupy-pay-rest
 * rules: provinces.c
 * bound: 4 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=4 ALEXANDROS_POINTS=9 ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 10
 */
#include "map.h"
#include "offered.h"
#include "cards.h"
#include "../../rules/alexandros/occupying.c"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any_state_in(ACTION);
    struct move m = any_move_of(M_TAKE_OVER);
    assume(s.mover < t.head.players && s.razed == 0);
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    assume_few_cards(&s);
    assume(s.held[s.mover] == total_of(s.hand[s.mover]));    /* hands_hold_what_they_count */
    verdict told = NOT_A_MOVE;
    if (alexandros_sayable(&t, m) && m.actor == s.mover)
        told = alexandros_refuse_occupying(&t, &s, m);
    check(offered_if(&t, &s, m, told));
}
