/* proof: when the governors of a province that is taken over are paid for and gone, who cannot tell
 *        two positions apart before, cannot after. So it is with the province then:
 *        hidden-cards-forbid-no-province
 * clause: hands-hidden takeover-two-per-governor takeover-governors-home
 * readings: standard
 * marks: takeover_two_per_governor takeover_governors_home
 * rules: knowledge.c
 * bound: 4 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=4 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * loops: alexandros_stands:2
 */
#include "../map.h"
#include "../alike.h"

/* Whose the province is, and where his governors stand, is told: nobody hides that. */
static struct told {
    bool governor[AREAS];
} told, left;
static unsigned lord, recalled;

unsigned alexandros_owner(table_given t, state_given s, unsigned province)
{
    return lord;
}
bool alexandros_stands(table_given t, state_given s, unsigned seat, unsigned area)
{
    return left.governor[area];
}
void alexandros_recall(struct alexandros_state *s, unsigned seat, unsigned area)
{
    left.governor[area] = false;
    recalled += 1 + area + seat * AREAS;
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
    told = any(struct told);
    lord = any_below(NOWHERE + 1);
    assume(lord < t.head.players);
    other = looks_alike(&t, &s);
    left = told;
    raze(&t, &s, province);
    unsigned recalled_first = recalled;
    recalled = 0;
    left = told;
    raze(&t, &other, province);
    check_they_look_alike(&t, &s, &other);
    check(recalled == recalled_first);
}
