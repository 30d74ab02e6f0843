/* proof: a plan of an occupation can be paid exactly if some further governors, no more than there
 *        are in the supply, leave a price that the hand covers
 * clause: occupy-pay-rest occupy-extra-governors occupy-from-supply occupy-one-per-area
 * readings: standard
 * rules: provinces.c
 * bound: 6 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=6 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 10
 */
#include "../map.h"
#include "../cards.h"
#include "../../../rules/alexandros/occupying.c"

static bool set_does(table_given t, state_given s, const struct plan *p, unsigned set)
{
    uint8_t price[SYMBOLS];
    unsigned used = 0;
    bool good = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        price[k] = p->price[k];
    for (unsigned a = 0; a < AREAS; a++) {
        if ((set >> a & 1u) == 0)
            continue;
        used++;
        good = good && s->province[a] == p->province && t->symbol[a] != PLAIN && a != p->next
            && !stands(s, s->mover, a);
        if (t->symbol[a] != PLAIN && price[t->symbol[a]] > 0)
            price[t->symbol[a]]--;
    }
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && price[k] <= p->hand[k];
    return good && used <= p->supply;
}

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any(struct alexandros_state);
    struct plan p = any(struct plan);
    unsigned set = any_below(1u << AREAS), chosen = 0;
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    assume(s.mover < t.head.players && p.supply <= GOVERNORS);
    for (unsigned k = 0; k < SYMBOLS; k++)
        assume(p.hand[k] <= COPIES && p.price[k] <= AREAS);
    bool can = can_be_paid(&t, &s, &p);
    if (set_does(&t, &s, &p, set))
        check(can);
    if (!can)
        return;
    uint8_t lacking[SYMBOLS]; /* the lowest areas that may follow will do */
    for (unsigned k = 0; k < SYMBOLS; k++)
        lacking[k] = p.price[k] > p.hand[k] ? (uint8_t)(p.price[k] - p.hand[k]) : 0;
    for (unsigned a = 0; a < AREAS; a++)
        if (t.symbol[a] != PLAIN && lacking[t.symbol[a]] > 0 && open_for_more(&t, &s, &p, a)) {
            lacking[t.symbol[a]]--;
            chosen |= 1u << a;
        }
    check(set_does(&t, &s, &p, chosen));
}
