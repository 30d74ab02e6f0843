/* proof: occupying, taking over, governors who come and go, cards that are paid and given change
 *        no score, and neither the piles of walls nor the mark of a tax. Nor does a wall that
 *        parts a province: wall-only-splits
 * clause: points-only-by-tax tax-once-per-turn
 * readings: standard
 * rules: provinces.c
 * bound: 4 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=4 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * loops: alexandros_stands:2 due:30
 * unwind: 10
 */
#include "../map.h"
#include "../cards.h"
#include "../../../rules/alexandros/occupying.c"

static struct alexandros_state before;

#define SCORES_STAY() \
    do { \
        check(s.score[seat] == before.score[seat] && s.carry[seat] == before.carry[seat]); \
        check(s.black == before.black && s.red == before.red && s.taxed == before.taxed); \
    } while (0)

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any(struct alexandros_state);
    struct move m = any_move();
    unsigned seat = any_below(SEATS), area = any_below(AREAS);
    assume(s.mover < t.head.players && s.victim >= 1 && s.victim <= t.head.players
           && has_symbol(&t, area));
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    assume_few_cards(&s);
    for (unsigned k = 0; k < SYMBOLS; k++)
        assume(s.price[k] <= COPIES && s.used[k] <= COPIES && s.price[k] + s.used[k] <= COPIES);
    before = s;
    if (m.kind == M_OCCUPY) {
        first_governor(&t, &s, area);
        SCORES_STAY();
    } else if (m.kind == M_PLACE) {
        next_governor(&t, &s, area);
        SCORES_STAY();
    } else if (m.kind == M_PAY) {
        pay(&t, &s);
        SCORES_STAY();
    } else if (m.kind == M_GIVE) {
        assume(m.arg[0] < SYMBOLS && s.due > 0);
        give(&t, &s, m.arg[0]);
        SCORES_STAY();
    } else if (m.kind == M_TAKE_OVER) {
        assume(alexandros_owner(&t, &s, s.province[area]) != NOWHERE);
        raze(&t, &s, s.province[area]);
        SCORES_STAY();
    } else if (m.kind == M_RELIEVE) {
        alexandros_recall(&s, s.mover, area);
        SCORES_STAY();
    }
}
