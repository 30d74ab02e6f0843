/* proof: who holds the forest gets 2 of each other player, or the 1 or 0 that one has; the others
 *        give it; nobody else gives or gets, and no fame is made or lost by it
 * clause: end-forest-tribute
 * readings: standard
 * marks: end_forest_tribute
 * rules: none
 */
#include "../scoring.h"

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    unsigned players = t.head.players, holder = any_below(SEATS);
    uint32_t seat = any_below(SEATS);
    assume(seat < players && holder < players);
    bool held = any_bool();
    any_powers();
    for (unsigned i = 0; i < SEATS; i++) /* one land has it, one player that land */
        assume(((held_powers[i] & E_TRIBUTE) != 0) == (held && i == holder));
    int total = 0, from_all = 0, own = s.fame[seat] < 2 ? s.fame[seat] : 2;
    for (unsigned i = 0; i < SEATS; i++)
        if (i < players) {
            total += tribute(&t, &s, i);
            from_all += i == holder ? 0 : s.fame[i] < 2 ? s.fame[i] : 2;
        }
    check(tribute(&t, &s, seat) == (!held ? 0 : seat == holder ? from_all : -own));
    check(total == 0);
    check(s.fame[seat] + tribute(&t, &s, seat) >= 0);
}
