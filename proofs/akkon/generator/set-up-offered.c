/* proof: while the game is set up exactly the legal moves are offered, each once: a start player, a
 *        card that leaves its pile, a card dealt
 * clause: start-player-by-lot starters-taken-out starters-dealt-open
 * readings: standard
 * rules: turns.c setup.c loans.c rounds.c bidding.c windows.c knowledge.c
 * loops: MOVE_KINDS:28
 * bound: 6 prints
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
    assume(t.prints <= 6);
    for (unsigned print = 0; print < 6; print++)
        assume(t.print[print].city < CITIES && t.print[print].action < ACTIONS);
    if (phase == 0) {
        struct akkon_state s = any_state_of(&t, LOT);
        check_offers(&t, &s);
    } else if (phase == 1) {
        struct akkon_state s = any_state_of(&t, CULL);
        t.short_game = any_bool();
        check_offers(&t, &s);
    } else {
        struct akkon_state s = any_state_of(&t, DEAL);
        check_offers(&t, &s);
    }
}
