/* proof: in the windows of the privileges exactly the legal moves are offered, each once: Barbarossa's
 *        exchange, Saladin's move, Richard's piece, Clemens' step, or nothing; under any reading of these
 * clause: prestige-take gold-move-one power-return-one faith-step priv-voluntary
 * marks: priv_voluntary
 * rules: turns.c windows.c bidding.c setup.c loans.c
 * loops: MOVE_KINDS:28
 */
#include "offered.h"

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
        EITHER_READING(t, Q_gold_open_field), EITHER_READING(t, Q_gold_limits), EITHER_READING(t, Q_bid_simultaneous);
        assume(s.privilege[GOLD] != 0);
        check_offers(&t, &s);
    } else if (phase == 1) {
        struct akkon_state s = any_state_of(&t, RETURN);
        ANY_READING(t, Q_levant_what), EITHER_READING(t, Q_power_chaplain), ANY_READING(t, Q_gold_chaplain);
        assume(s.privilege[POWER] != 0);
        check_offers(&t, &s);
    } else {
        struct akkon_state s = any_state_of(&t, CLEMENS);
        ANY_READING(t, Q_faith_count), ANY_READING(t, Q_faith_moment);
        assume(akkon_faith_open(&t, &s));      /* else nobody is asked */
        check_offers(&t, &s);
    }
}
