/* proof: when the loser gets his half, exactly the legal cards are offered, each once
 * clause: takeover-conqueror-picks
 * readings: standard
 */
#include "../offered.h"
#include "../paying.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state);
    struct move m = any_move();
    assume(s.phase == GIVE && s.mover < t.head.players);
    assume_cards_are_of_one_deck(&s);
    verdict told = NOT_A_MOVE;
    if (alexandros_sayable(&t, m) && m.actor == s.mover)
        told = m.kind == M_GIVE ? alexandros_refuse_occupying(&t, &s, m)
                                : BY(takeover_conqueror_picks);
    check(offered_if(&t, &s, m, told));
}
