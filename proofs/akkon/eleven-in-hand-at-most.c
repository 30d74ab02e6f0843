/* proof: nobody ever has more than eleven cards: five while his turn in the card round is not to come, and from the
 *        reveal to its end eleven, ten while a card that he plays is not finished, but for the one that a Mint
 *        brings. Each step keeps that; the reveal, each-pile-gives-one-top, adds six at most
 * clause: hand-limit-5 hand-limit-only-then mint-take-top prestige-pay-old-card
 * marks: new_card_playable hand_limit_5 mint_take_top prestige_take
 * rules: cards.c actions.c windows.c rounds.c
 */
#include "any.h"

typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
typedef struct akkon_state *state_changed;

enum { MOST = 11 };

static unsigned seat, hand;            /* somebody, and the cards that he holds */

/* ---- what is not linked ---- */

unsigned akkon_held(table_given t, state_given s, unsigned p) { (void)t, (void)s; return p == seat ? hand : any(unsigned); }
unsigned akkon_top(table_given t, state_given s, unsigned city) { (void)t, (void)s, (void)city; return any(unsigned); }
unsigned akkon_copies(table_given t, state_given s, unsigned print, unsigned place)
{
    unsigned copies = any(unsigned);
    (void)t, (void)s, (void)print;
    assume(place != IN_HAND + seat || copies <= hand);
    return copies;
}

void akkon_put_card(table_given t, state_changed s, unsigned print, unsigned from, unsigned to)
{
    (void)t, (void)s, (void)print;
    hand -= from == IN_HAND + seat;
    hand += to == IN_HAND + seat;
}

/* Paid at once, or after a choice. */
void akkon_charge(table_given t, state_changed s, unsigned print)
{
    (void)print;
    s->phase = PAY;
    if (any_bool())
        akkon_act(t, s);
}

/* Nature turns tops up; what comes then is a step of its own here. */
void akkon_expose(table_given t, state_changed s, unsigned after)
{
    (void)t;
    s->phase = EXPOSE;
    s->after = (uint8_t)after;
}

verdict akkon_refuse_price(table_given t, state_given s, unsigned p) { (void)t, (void)s, (void)p; return any(verdict); }
verdict akkon_refuse_claim(table_given t, state_given s, unsigned l, unsigned n) { (void)t, (void)s, (void)l, (void)n; return any(verdict); }
void akkon_make_claim(table_given t, state_changed s, unsigned a, unsigned b, unsigned n) { (void)t, (void)s, (void)a, (void)b, (void)n; }
void akkon_forget_claims(table_given t, state_changed s) { (void)t, (void)s; }
void akkon_go_home(table_given t, state_changed s) { (void)t, s->phase = BORROW; }
bool akkon_next_claim(table_given t, state_given s, unsigned *l, unsigned *n) { (void)t, (void)s, *l = *n = 0; return any_bool(); }
verdict akkon_refuse_landing(table_given t, state_given s, unsigned p, unsigned k, unsigned c)
{
    (void)t, (void)s, (void)p, (void)k, (void)c;
    return any(verdict);
}

unsigned akkon_others_counted(table_given t, state_given s, unsigned p, unsigned c, bool foreign)
{
    (void)t, (void)s, (void)p, (void)c, (void)foreign;
    return 0;                          /* asked under another reading only */
}

/* Each city gives one card at most. */
void akkon_reveal(table_given t, state_changed s)
{
    hand += any_below(CITIES + 1);
    s->mover = s->start;
    akkon_expose(t, s, RETURN);
}

/* ---- how many he may have ---- */

static unsigned most_now(const struct akkon_state *s)
{
    unsigned phase = s->phase == EXPOSE ? s->after : s->phase;
    bool card_round = phase >= RETURN && phase <= SURPLUS, plays = phase >= PAY && phase <= BACK;
    unsigned place = (seat + SEATS - s->start) % SEATS, turn = (s->mover + SEATS - s->start) % SEATS;
    if (!card_round || place < turn)
        return HAND_LIMIT;
    return seat == s->mover && plays ? MOST - 1 : MOST;
}

static void go_on(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    switch (s->phase) {
    case EXCHANGE: case SHIFT: case RETURN:
        assume(akkon_refuse_window(t, s, m) == LEGAL);
        akkon_use_window(t, s, m);
        break;
    case BID:                          /* all have passed */
        akkon_enter(t, s, SHIFT);
        break;
    case EXPOSE:
        akkon_enter(t, s, s->after);
        break;
    case TURN:
        if (m.kind == M_END) {
            akkon_end_turn(t, s);
            break;
        }
        assume(akkon_refuse_play(t, s, m) == LEGAL);
        akkon_play(t, s, m);
        break;
    case PAY:
        akkon_act(t, s);
        break;
    case SURPLUS:
        assume(akkon_refuse_discard(t, s, m.arg[0]) == LEGAL);
        akkon_discard(t, s, m.arg[0]);
        break;
    default:
        assume(akkon_refuse_step(t, s, m) == LEGAL);
        akkon_take_step(t, s, m);
        break;
    }
}

/* Is it a move of that phase? */
static bool fits(unsigned phase, unsigned kind)
{
    switch (phase) {
    case EXCHANGE: return kind == M_EXCHANGE || kind == M_SKIP;
    case SHIFT:    return kind == M_SHIFT || kind == M_SKIP;
    case RETURN:   return kind == M_RETURN || kind == M_SKIP;
    case TURN:     return (kind >= M_PLAY && kind <= M_PLAY_FOR) || kind == M_END;
    default:       return true;
    }
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state);
    struct move m = any_move();
    t.head.players = SEATS;
    t.cards = 0;                       /* they are counted, not looked at */
    s.start = 0;                       /* all seats are alike */
    seat = any_below(SEATS);
    assume(s.mover < SEATS && s.phase < OVER && s.phase >= EXPOSE && fits(s.phase, m.kind));
    assume(s.phase != BORROW && s.phase != SEARCH && s.phase != CLEMENS && s.phase != HOME);
    assume(s.phase != EXPOSE || s.after == BID || s.after == RETURN || s.after == TURN);
    s.after = s.phase == EXPOSE ? s.after : 0;
    assume((s.playing != 0) == (s.phase >= PAY && s.phase <= BACK) || (s.phase == EXPOSE && s.after == TURN));
    assume(s.playing <= CARDS && s.target <= SEATS);
    for (unsigned track = 0; track < TRACKS; track++)
        assume(s.privilege[track] > 0 && s.privilege[track] <= SEATS);
    hand = any_below(MOST + 1);
    assume(hand <= most_now(&s));
    go_on(&t, &s, m);
    check(hand <= most_now(&s) && hand <= MOST);
}
