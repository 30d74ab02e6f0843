/* proof: a province may be occupied from an area with a symbol exactly if nobody has a governor in
 *        it, one is in the supply, and what then is due can be paid. He is posted there, his card
 *        is not due, and nothing is paid yet; nothing else changes
 * clause: occupy-unoccupied occupy-not-own occupy-on-symbols occupy-from-supply
 *        occupy-min-one-governor split-same-turn-occupy
 * readings: standard
 * marks: occupy_unoccupied occupy_not_own occupy_on_symbols occupy_from_supply
 *        occupy_min_one_governor occupy_pay_rest province_needs_symbol
 * rules: provinces.c
 * bound: 5 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 10
 */
#include "../map.h"
#include "../cards.h"
#include "../../../rules/alexandros/occupying.c"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any_state_in(ACTION), expected;
    struct move m = any_move_of(M_OCCUPY);
    unsigned area = m.arg[0];
    assume(s.mover < t.head.players && area < AREAS && s.razed == 0);
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    assume_few_cards(&s);
    unsigned province = s.province[area], there = 0, supply = 4;
    for (unsigned seat = 0; seat < SEATS; seat++)
        there += governors_there(&s, province, seat);
    for (unsigned i = 0; i < GOVERNORS; i++)
        supply -= s.governor[s.mover][i] != 0;
    struct plan p = { .province = province, .supply = supply - 1, .next = area };
    for (unsigned k = 0; k < SYMBOLS; k++) {
        p.hand[k] = s.hand[s.mover][k];
        for (unsigned a = 0; a < AREAS; a++)
            p.price[k] = (uint8_t)(p.price[k]
                                   + (a != area && s.province[a] == province && t.symbol[a] == k));
    }
    bool may = t.symbol[area] != PLAIN && there == 0 && supply > 0 && can_be_paid(&t, &s, &p);
    check((alexandros_refuse_occupying(&t, &s, m) == LEGAL) == may);
    if (!may)
        return;
    expected = s;
    alexandros_post(&expected, s.mover, area);
    for (unsigned k = 0; k < SYMBOLS; k++)
        expected.price[k] = p.price[k];
    expected.site = (uint8_t)(province + 1);
    expected.phase = PLACE;
    alexandros_occupy(&t, &s, m);
    check_same(s, expected);
    check(times == 0);
}
