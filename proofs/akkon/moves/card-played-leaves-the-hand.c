/* proof: a card that is played leaves the hand of who has the turn for the cards played, one copy
 *        of just that print, and only if it is in that hand, and on whom or for what it speaks of;
 *        with what Mint takes (mint-takes-one-top) a hand is as large as before, with any other
 *        card one less
 * clause: card-from-hand new-card-playable card-read-then-act
 * readings: standard
 * marks: card_from_hand new_card_playable card_read_then_act
 * rules: actions.c
 */
#include "../any.h"
#include "../../../rules/akkon/cards.c"

enum { SEAT = 1 }; /* all seats are alike */

static unsigned given_copies, moved, moved_print, moved_from, moved_to, charged;
typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
void akkon_enter(table_given t, struct akkon_state *s, unsigned phase)
{
    (void)t, (void)s, (void)phase;
}
void akkon_put_card(table_given t, struct akkon_state *s, unsigned print, unsigned from,
                    unsigned to)
{
    (void)t, (void)s;
    moved++;
    moved_print = print, moved_from = from, moved_to = to;
}
void akkon_charge(table_given t, struct akkon_state *s, unsigned print)
{
    (void)t, (void)s, charged += print + 1;
}
void akkon_note_played(table_given t, struct akkon_state *s, unsigned city)
{
    (void)t, (void)s, (void)city;
}
unsigned akkon_copies(table_given t, state_given s, unsigned print, unsigned place)
{
    (void)t, (void)s, (void)print;
    return place == IN_HAND + SEAT ? given_copies : any(unsigned);
}
unsigned akkon_held(table_given t, state_given s, unsigned seat)
{
    (void)t, (void)s, (void)seat;
    return 0;
}
unsigned akkon_top(table_given t, state_given s, unsigned city)
{
    (void)t, (void)s, (void)city;
    return any(unsigned);
}
verdict akkon_refuse_claim(table_given t, state_given s, unsigned lender, unsigned count)
{
    (void)t, (void)s, (void)lender, (void)count;
    return any(verdict);
}
verdict akkon_refuse_price(table_given t, state_given s, unsigned p)
{
    (void)t, (void)s, (void)p;
    return any(verdict);
}

/* On whom or for what each card is played. Any may be said without a target: actions.c knows which
 * of them need one. */
static bool fits(unsigned kind, unsigned action)
{
    switch (action) {
    case LANCE:
    case FEAST:
    case SIEGE:
    case SCRIPTURE: return kind == M_PLAY;
    case MINT:      return kind == M_PLAY || kind == M_PLAY_FOR;
    default:        return kind == M_PLAY_ON;
    }
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    uint32_t print = any_below(CARDS), on = any_below(CITIES), kind = M_PLAY + any_below(3);
    struct move m = { (uint8_t)kind, SEAT, { (uint8_t)print, (uint8_t)(kind == M_PLAY ? 0 : on) } };
    assume(t.print[print].action < ACTIONS);
    s.phase = TURN;
    s.mover = SEAT;
    s.playing = s.target = s.idle = 0;
    given_copies = any_below(CARDS);
    verdict v = akkon_refuse_play(&t, &s, m);
    if (given_copies == 0)
        check(v == AKKON_card_from_hand);
    if (v != LEGAL)
        return;
    check(fits(kind, t.print[print].action));
    expected = s;
    akkon_play(&t, &s, m);
    check(moved == 1 && moved_print == print && moved_from == IN_HAND + SEAT && moved_to == PLAYED);
    check(charged == print + 1);
    expected.playing = (uint8_t)(print + 1);
    expected.target = (uint8_t)(kind == M_PLAY ? 0 : on + 1);
    check_same(s, expected);
}
