/* proof: a further governor may be placed exactly on another area with a symbol of the same
 *        province, in any order, if one is in the supply and the rest can be paid; a card of
 *        that symbol is due no more; nothing else changes
 * clause: occupy-extra-governors occupy-on-symbols occupy-one-per-area occupy-from-supply
 * readings: standard
 * marks: occupy_extra_governors occupy_on_symbols occupy_one_per_area occupy_from_supply
 * rules: provinces.c
 * bound: 8 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=8 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 10
 */
#include "../map.h"
#include "../cards.h"
#include "../../../rules/alexandros/occupying.c"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any_state_in(PLACE), expected;
    struct move m = any_move_of(M_PLACE);
    unsigned area = m.arg[0], supply = 4;
    assume(s.mover < t.head.players && area < AREAS && s.site >= 1 && s.site <= AREAS);
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    assume_few_cards(&s);
    unsigned province = s.site - 1u;
    for (unsigned k = 0; k < SYMBOLS; k++)
        assume(s.price[k] <= AREAS);
    for (unsigned i = 0; i < GOVERNORS; i++)
        supply -= s.governor[s.mover][i] != 0;
    struct plan p = { .province = province, .supply = supply - 1, .next = area };
    expected = s;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        p.hand[k] = s.hand[s.mover][k];
        p.price[k] = (uint8_t)(s.price[k] - (t.symbol[area] == k && s.price[k] > 0));
        expected.price[k] = p.price[k];
    }
    bool may = t.symbol[area] != PLAIN && s.province[area] == province && !stands(&s, s.mover, area)
            && supply > 0 && can_be_paid(&t, &s, &p);
    check((alexandros_refuse_occupying(&t, &s, m) == LEGAL) == may);
    if (!may)
        return;
    alexandros_post(&expected, s.mover, area);
    alexandros_occupy(&t, &s, m);
    check_same(s, expected);
}
