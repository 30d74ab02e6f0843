/* proof: what a card does, and what is answered to what it asks, tells nothing of the cards that
 *        others hold or that are left in the piles; a Mint alone moves a card, by akkon_put_card,
 *        and no privilege is given out
 * clause: hand-count-public mint-take-top priv-from-next-round
 * readings: standard
 * marks: mint_take_top scripture_must_minus_1 plague_back_1
 * rules: actions.c
 */
#define LINKS_ACTIONS
#include "../telling.h"

static void act(const struct akkon_table *t, struct akkon_state *s, struct move m, bool acts)
{
    if (acts)
        akkon_act(t, s);
    else
        akkon_take_step(t, s, m);
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_before(), twin;
    struct move m = any_move();
    bool acts = any_bool();
    uint32_t print = any_below(CARDS);
    assume(s.playing == print + 1 && t.print[print].track < TRACKS
           && t.print[print].other < TRACKS);
    assume(s.mover < t.head.players && s.target <= CITIES
           && (s.phase == STEPS || m.arg[0] < (s.phase == PUSH ? SEATS : TRACKS)));
    if (t.print[print].action == BAN || t.print[print].action == LEVANT)
        assume(s.target > 0 && s.target <= SEATS);
    act(&t, &s, m, acts);
    twin = other_run();
    act(&t, &twin, m, acts);
    check(run[0].moves == 0 || (acts && t.print[print].action >= MINT));
    check_tells_nothing(&s, &twin);
    check_keeps_cards_and_privileges(&s);
}
