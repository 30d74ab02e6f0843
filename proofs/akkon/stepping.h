/* Steps of a round, of whoever is asked or of nature, over cards.c, actions.c, windows.c and
 * rounds.c: from what is lent to the end of the card round, under the standard readings. What a
 * card costs is paid at once or asked for; what bids win is any number of cards, of each city one
 * at most.
 */
#ifndef AKKON_STEPPING_H
#define AKKON_STEPPING_H

#include "any.h"

typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
typedef struct akkon_state *state_changed;

static unsigned seat, hand; /* somebody, and the cards that he holds */

/* ---- what is not linked ---- */

unsigned akkon_held(table_given t, state_given s, unsigned p)
{
    (void)t, (void)s;
    return p == seat ? hand : any(unsigned);
}
unsigned akkon_top(table_given t, state_given s, unsigned city)
{
    (void)t, (void)s, (void)city;
    return any(unsigned);
}
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

verdict akkon_refuse_price(table_given t, state_given s, unsigned p)
{
    (void)t, (void)s, (void)p;
    return any(verdict);
}
verdict akkon_refuse_claim(table_given t, state_given s, unsigned l, unsigned n)
{
    (void)t, (void)s, (void)l, (void)n;
    return any(verdict);
}
void akkon_make_claim(table_given t, state_changed s, unsigned a, unsigned b, unsigned n)
{
    (void)t, (void)s, (void)a, (void)b, (void)n;
}
void akkon_forget_claims(table_given t, state_changed s)
{
    (void)t, (void)s;
}
void akkon_go_home(table_given t, state_changed s)
{
    (void)t, s->phase = BORROW;
}
bool akkon_next_claim(table_given t, state_given s, unsigned *l, unsigned *n)
{
    (void)t, (void)s, *l = *n = 0;
    return any_bool();
}
verdict akkon_refuse_landing(table_given t, state_given s, unsigned p, unsigned k, unsigned c)
{
    (void)t, (void)s, (void)p, (void)k, (void)c;
    return any(verdict);
}

unsigned akkon_pieces_of(state_given s, unsigned seat, unsigned city)
{
    (void)s, (void)seat, (void)city;
    return 0; /* asked under another reading only */
}

/* Each city gives one card at most. */
void akkon_reveal(table_given t, state_changed s)
{
    hand += any_below(CITIES + 1);
    s->mover = s->start;
    akkon_expose(t, s, RETURN);
}

/* ---- a step ---- */

static void go_on(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    switch (s->phase) {
    case BORROW: /* another knight was lent, or none was to be */ akkon_begin_round(t, s); break;
    case EXCHANGE:
    case SHIFT:
    case RETURN:
        assume(akkon_refuse_window(t, s, m) == LEGAL);
        akkon_use_window(t, s, m);
        break;
    case BID:    /* all have passed */ akkon_enter(t, s, SHIFT); break;
    case EXPOSE: akkon_enter(t, s, s->after); break;
    case TURN:
        if (m.kind == M_END) {
            akkon_end_turn(t, s);
            break;
        }
        assume(akkon_refuse_play(t, s, m) == LEGAL);
        akkon_play(t, s, m);
        break;
    case PAY: akkon_act(t, s); break;
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

/* Targets are seats; of a Mint piles; and of Scripture the track on which one has gone back. */
static unsigned most_targets(const struct akkon_table *t, const struct akkon_state *s)
{
    bool mint = s->playing != 0 && t->print[s->playing - 1].action >= MINT;
    return s->phase == FORTH ? TRACKS : mint ? CITIES : SEATS;
}

/* Before a step: all that is asked of a state is that its bytes belong together. */
static inline struct akkon_state any_step(struct akkon_table *t, struct move m)
{
    struct akkon_state s = any(struct akkon_state);
    bool plays = s.phase >= PAY && s.phase <= BACK;
    t->head.players = SEATS;
    t->cards = 0; /* they are counted, not looked at */
    s.start = 0;  /* all seats are alike */
    seat = any_below(SEATS);
    assume(s.mover < SEATS && s.phase < OVER && s.phase >= EXPOSE && fits(s.phase, m.kind));
    /* under other readings */
    assume(s.phase != SEARCH && s.phase != CLEMENS && s.phase != HOME);
    assume(s.phase != EXPOSE || s.after == BID || s.after == RETURN || s.after == TURN);
    assume(s.phase == EXPOSE || s.after == 0);
    assume((s.playing != 0) == plays || (s.phase == EXPOSE && s.after == TURN));
    assume(s.playing <= CARDS && s.target <= most_targets(t, &s));
    for (unsigned track = 0; track < TRACKS; track++)
        assume(s.privilege[track] > 0 && s.privilege[track] <= SEATS);
    return s;
}

#endif
