/* proof: each card in the hand of who has too many can be discarded, so he has a move
 * clause: hand-limit-5 hand-limit-choose
 * readings: standard
 * rules: cards.c material.c
 * loops: first_card:13
 */
#include "../any.h"

void akkon_enter(const struct akkon_table *t, struct akkon_state *s, unsigned phase)
{
    (void)t, (void)s, (void)phase;
}
void akkon_charge(const struct akkon_table *t, struct akkon_state *s, unsigned print)
{
    (void)t, (void)s, (void)print;
}
void akkon_note_played(const struct akkon_table *t, struct akkon_state *s, unsigned city)
{
    (void)t, (void)s, (void)city;
}
verdict akkon_refuse_price(const struct akkon_table *t, const struct akkon_state *s, unsigned print)
{
    (void)t, (void)s, (void)print;
    return any(verdict);
}

verdict akkon_refuse_action(const struct akkon_table *t, const struct akkon_state *s,
                            unsigned print, unsigned target)
{
    (void)t, (void)s, (void)print, (void)target;
    return any(verdict);
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state);
    uint32_t print = any_below(CARDS), card = any_below(CARDS);
    assume(s.mover < t.head.players && s.card[card] == IN_HAND + s.mover);
    assume(t.first_card[print] <= card && card < t.first_card[print + 1]
           && t.first_card[print + 1] <= CARDS);
    assume(t.first_card[print + 1] - t.first_card[print] <= PER_CITY);
    check(akkon_refuse_discard(&t, &s, print) == LEGAL);
}
