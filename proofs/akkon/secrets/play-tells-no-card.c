/* proof: playing a card, its end, a surplus card that is discarded, and the end of a turn tell
 *        nothing of the other cards that others hold or that are left in the piles; they move cards
 *        by akkon_put_card alone, and give out no privilege
 * clause: hand-count-public card-read-then-act hand-limit-choose priv-from-next-round
 * readings: standard
 * marks: new_card_playable hand_limit_choose
 * rules: cards.c
 */
#define LINKS_CARDS
#include "../telling.h"

static void act(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    switch (m.kind) {
    case M_PLAY:
    case M_PLAY_ON:
    case M_PLAY_FOR: akkon_play(t, s, m); break;
    case M_DISCARD:  akkon_discard(t, s, m.arg[0]); break;
    case M_END:      akkon_end_turn(t, s); break;
    default:         akkon_card_done(t, s); break;
    }
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_before(), twin;
    struct move m = any_move();
    assume(s.mover < t.head.players && s.playing > 0 && s.playing <= CARDS);
    act(&t, &s, m);
    twin = other_run();
    act(&t, &twin, m);
    check_tells_nothing(&s, &twin);
    check_keeps_cards_and_privileges(&s);
}
