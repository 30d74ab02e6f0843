/* proof: in the windows of the privileges exactly the legal moves are offered, each once:
 *        Barbarossa's exchange, Saladin's move, Richard's piece, Clemens' step, or nothing; under
 *        any reading of these
 * clause: prestige-take gold-move-one power-return-one faith-step priv-voluntary
 * readings: standard, q-gold-open-field A B, q-gold-limits A B, q-bid-simultaneous A B,
 *           q-levant-what A B C, q-power-chaplain A B, q-gold-chaplain A B C, q-faith-count A B C,
 *           q-faith-moment A B C
 * marks: priv_voluntary
 * rules: turns.c windows.c bidding.c setup.c loans.c rounds.c knowledge.c
 * loops: MOVE_KINDS:28
 */
#include "../offered.h"

static void check_offers(const struct akkon_table *t, const struct akkon_state *s)
{
    struct move m = any_move();
    witness(*t, *s, m);
    check(offered_rightly(t, s, m));
}

void harness(void)
{
    struct akkon_table t = any_table();
    unsigned phase = any_below(3);
    if (phase == 0) {
        struct akkon_state s = any_state_of(&t, SHIFT);
        assume(s.privilege[GOLD] != 0 && s.spent == 0);
        check_offers(&t, &s);
    } else if (phase == 1) {
        struct akkon_state s = any_state_of(&t, RETURN);
        assume(s.privilege[POWER] != 0);
        for (unsigned city = 0; city < CITIES; city++)
            for (unsigned seat = 0; seat < SEATS; seat++)
                assume((t.counted >> city & 1u) != 0 || s.paid[seat][city] == 0);
        check_offers(&t, &s);
    } else {
        struct akkon_state s = any_state_of(&t, CLEMENS);
        assume(akkon_faith_open(&t, &s)); /* else nobody is asked */
        check_offers(&t, &s);
    }
}
