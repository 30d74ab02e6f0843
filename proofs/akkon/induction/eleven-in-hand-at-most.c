/* proof: nobody ever has more than eleven cards: five while his turn in the card round is not to
 *        come, and from the reveal to its end eleven, ten while a card that he plays is not
 *        finished, but for the one that a Mint brings. Each step keeps that; the reveal,
 *        each-pile-gives-one-top, adds six at most (proved for five players)
 * clause: hand-limit-5 hand-limit-only-then mint-take-top prestige-pay-old-card
 * readings: standard
 * marks: new_card_playable hand_limit_5 mint_take_top prestige_take
 * rules: cards.c actions.c windows.c rounds.c
 */
#include "../stepping.h"

enum { MOST = 11 };

/* How many he may have. */
static unsigned most_now(const struct akkon_state *s)
{
    unsigned phase = s->phase == EXPOSE ? s->after : s->phase;
    bool card_round = phase >= RETURN && phase <= SURPLUS, plays = phase >= PAY && phase <= BACK;
    unsigned place = (seat + SEATS - s->start) % SEATS,
             turn = (s->mover + SEATS - s->start) % SEATS;
    if (!card_round || place < turn)
        return HAND_LIMIT;
    return seat == s->mover && plays ? MOST - 1 : MOST;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct move m = any_move();
    struct akkon_state s = any_step(&t, m);
    hand = any_below(MOST + 1);
    assume(hand <= most_now(&s));
    go_on(&t, &s, m);
    check(hand <= most_now(&s) && hand <= MOST);
}
