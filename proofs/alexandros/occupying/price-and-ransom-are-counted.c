/* proof: a province costs a card for each of its areas with that symbol; its governors cost two
 *        cards each, of the symbols on which they stand
 * clause: occupy-pay-rest takeover-two-per-governor takeover-right-symbol takeover-all-governors
 * readings: standard
 * marks: takeover_two_per_governor takeover_right_symbol takeover_all_governors
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
    struct alexandros_state s = any(struct alexandros_state);
    unsigned province = any_below(AREAS), symbol = any_below(SYMBOLS), areas = 0, governors = 0;
    uint8_t price[SYMBOLS], ransom[SYMBOLS];
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    for (unsigned a = 0; a < AREAS; a++) {
        bool there = s.province[a] == province && t.symbol[a] == symbol;
        areas += there;
    }
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < GOVERNORS; i++)
            if (s.governor[seat][i] != 0) {
                unsigned area = s.governor[seat][i] - 1u;
                governors += s.province[area] == province && t.symbol[area] == symbol;
            }
    price_of(&t, &s, province, price);
    ransom_of(&t, &s, province, ransom);
    check(price[symbol] == areas);
    check(ransom[symbol] == 2 * governors);
}
