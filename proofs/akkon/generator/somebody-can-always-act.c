/* proof: who bids may pass unless he has laid a piece in this bid turn, and then he may say that he
 *        is done; who has the turn may end it; who is asked to use a privilege need not
 * clause: pass-allowed-any-time bid-min-one pass-when-empty card-optional priv-voluntary
 * readings: standard
 * marks: priv_voluntary
 * rules: turns.c moves.c bidding.c knowledge.c rounds.c
 */
#define akkon_refuse_bid unused_refuse_bid
#define akkon_bid unused_bid
#define akkon_refuse_window unused_refuse_window
#define akkon_use_window unused_use_window
#define akkon_window unused_window
#define akkon_refuse_holder unused_refuse_holder
#define akkon_refuse_early_use unused_refuse_early_use
#define akkon_anybody_has_bid unused_anybody_has_bid
#include "../any_verdict.h"
#undef akkon_refuse_bid
#undef akkon_bid
#undef akkon_refuse_window
#undef akkon_use_window
#undef akkon_window
#undef akkon_refuse_holder
#undef akkon_refuse_early_use
#undef akkon_anybody_has_bid
#include "../../../rules/akkon/windows.c"

void akkon_enter(const struct akkon_table *t, struct akkon_state *s, unsigned phase)
{
    (void)t, (void)s, (void)phase;
}
void akkon_reveal(const struct akkon_table *t, struct akkon_state *s)
{
    (void)t, (void)s;
}
void akkon_expose(const struct akkon_table *t, struct akkon_state *s, unsigned after)
{
    (void)t, (void)s, (void)after;
}
unsigned akkon_top(const struct akkon_table *t, const struct akkon_state *s, unsigned city)
{
    (void)t, (void)s, (void)city;
    return any(unsigned);
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state);
    unsigned seat = akkon_turn_of(&t, &s);
    struct move pass = { M_PASS, (uint8_t)seat, { 0 } }, done = { M_DONE, (uint8_t)seat, { 0 } };
    struct move end = { M_END, (uint8_t)seat, { 0 } }, skip = { M_SKIP, (uint8_t)seat, { 0 } };
    assume(seat < t.head.players);
    if (s.phase == BID) {
        assume((s.passed >> seat & 1u) == 0);
        check((akkon_refusal(&t, &s, pass) == LEGAL) == (s.field == 0));
        check((akkon_refusal(&t, &s, done) == LEGAL) == (s.field != 0));
    }
    if (s.phase == TURN)
        check(akkon_refusal(&t, &s, end) == LEGAL);
    unsigned track = s.phase == EXCHANGE ? PRESTIGE : s.phase == SHIFT ? (unsigned)GOLD : POWER;
    assume(s.privilege[track] != 0); /* a window has its holder */
    if (s.phase == EXCHANGE || s.phase == SHIFT || s.phase == RETURN)
        check(akkon_refusal(&t, &s, skip) == LEGAL);
}
