/* proof: what a player does not see, the hands of the others and the pile, refuses no cards for the
 *        governors of a province that is taken over, and allows none
 * clause: hands-hidden takeover-opponent takeover-two-per-governor
 * readings: standard
 * marks: takeover_two_per_governor
 * bound: 4 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=4 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 */
#include "../map.h"
#include "../alike.h"

/* Whose the province is, is told: nobody hides that. */
static unsigned lord;

unsigned alexandros_owner(table_given t, state_given s, unsigned province)
{
    return lord;
}
bool alexandros_stands(table_given t, state_given s, unsigned seat, unsigned area)
{
    return any_bool();
}
void alexandros_recall(struct alexandros_state *s, unsigned seat, unsigned area)
{
}
unsigned alexandros_supply(table_given t, state_given s, unsigned seat)
{
    return any(unsigned);
}
bool alexandros_is_province(table_given t, state_given s, unsigned province)
{
    return any_bool();
}
void alexandros_post(struct alexandros_state *s, unsigned seat, unsigned area)
{
}
#include "../../../rules/alexandros/occupying.c"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any_state_in(ACTION), other;
    unsigned province = any_below(AREAS);
    assume_somebody_looks_on(&t, &s);
    assume_governors_are_sound(&t, &s);
    assume_few_cards(&s);
    lord = any_below(NOWHERE + 1);
    assume(lord < t.head.players || lord == NOWHERE);
    other = looks_alike(&t, &s);
    assume(onlooker == s.mover);
    check(refuse_ransom(&t, &s, province) == refuse_ransom(&t, &other, province));
}
