/* Two runs that differ in what LOOKER does not see of the cards: which ones the others hold, and
 * which are left in the piles. Where cards are the rules ask of material.c. Here its answers are
 * given: in both runs the same of what he sees (his hand, tops, all that lies open, how large
 * hands and piles are), and any at all of the rest; any again after each card that moves and after
 * each call. The bytes of the cards differ, too, so that a look at these would show.
 *
 * One file of the rules is linked (LINKS_). What it calls in others is noted, with all that it is
 * given; it leaves any state, in both runs the same, but for cards and privileges: these stay. So
 * the obligations together speak of whole steps, and of one that did what none of its parts does
 * there would be a first call to do so.
 */
#ifndef AKKON_TELLING_H
#define AKKON_TELLING_H

#include "any.h"

typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
typedef struct akkon_state *state_changed;

enum { LOOKER = 0 }; /* all seats are alike */
enum { CALLS = 3 };  /* at most */

static inline bool is_hidden(unsigned place)
{
    return place == IN_PILE || place == BURIED
        || (place >= IN_HAND && place < PLAYED && place != IN_HAND + LOOKER);
}

/* ---- what is asked of material.c ---- */

/* Of equal questions the answer is equal: which run (0: either), when, what. */
unsigned __CPROVER_uninterpreted_answer(unsigned in, unsigned moment, unsigned asked, unsigned of,
                                        unsigned where);
enum { COPIES = 1, TOP, HELD, PILE };

/* What is noted of a run: how many cards were moved and functions called, and one of each,
 * whichever; of states one byte, whichever. Which these are is the same in both runs. */
static struct run {
    unsigned moves, calls;
    struct moved {
        unsigned print, from, to;
    } move;
    struct called {
        unsigned what, about, by;
        uint8_t byte;
    } call;
} run[2], *now = &run[0];
static uint32_t watched_move, watched_call, watched;

static inline uint8_t byte_of(state_given s)
{
    return ((const struct { uint8_t byte[sizeof *s]; } *)s)->byte[watched];
}

static unsigned moment(void)
{
    return now->moves + now->calls;
}

static unsigned answer(unsigned in, unsigned asked, unsigned of, unsigned where)
{
    return __CPROVER_uninterpreted_answer(in, moment(), asked, of, where);
}

unsigned akkon_copies(table_given t, state_given s, unsigned print, unsigned place)
{
    (void)t, (void)s;
    return answer(is_hidden(place) ? 1 + (unsigned)(now - run) : 0, COPIES, print, place);
}

unsigned akkon_top(table_given t, state_given s, unsigned city)
{
    (void)t, (void)s;
    return answer(0, TOP, city, 0);
}
unsigned akkon_held(table_given t, state_given s, unsigned seat)
{
    (void)t, (void)s;
    return answer(0, HELD, seat, 0);
}
unsigned akkon_pile(table_given t, state_given s, unsigned city)
{
    (void)t, (void)s;
    return answer(0, PILE, city, 0);
}

void akkon_put_card(table_given t, state_changed s, unsigned print, unsigned from, unsigned to)
{
    (void)t, (void)s;
    if (now->moves++ == watched_move)
        now->move = (struct moved){ print, from, to };
}

/* ---- what is called in other files ---- */

static struct left {
    struct akkon_state s[CALLS];
    unsigned answer[CALLS];
} left;

static unsigned ask(unsigned what, unsigned about, unsigned by, state_given s)
{
    if (now->calls == watched_call)
        now->call = (struct called){ what, about, by, byte_of(s) };
    return left.answer[now->calls++];
}

static void call(unsigned what, unsigned about, unsigned by, state_changed s)
{
    struct akkon_state after = left.s[now->calls];
    for (unsigned card = 0; card < CARDS; card++)
        after.card[card] = s->card[card];
    for (unsigned track = 0; track < TRACKS; track++)
        after.privilege[track] = s->privilege[track];
    ask(what, about, by, s);
    *s = after;
}

enum {
    ACT,
    CARD_DONE,
    CHARGE,
    TOO_MANY,
    ENTER_PHASE,
    BEGIN_ROUND,
    END_ROUND,
    GO_HOME,
    FORGET,
    NEXT,
    OPENS,
    REVEAL,
    EXPOSE_TOPS,
    NOTE_PLAYED,
    FORWARD,
    MAKE_CLAIM,
    REFUSE_CLAIM,
    SET_UP,
    USE_WINDOW,
    BIDS,
    PAYS_WITH,
    DISCARDS,
    END_TURN,
    PLAYS,
    ANSWERS,
    LENDS
};

/* Carried out by another file: the whole move. */
static void hand_over(unsigned what, struct move m, state_changed s)
{
    call(what, m.kind | (unsigned)m.actor << 8 | (unsigned)m.arg[0] << 16,
         m.arg[1] | (unsigned)m.arg[2] << 8, s);
}

#ifndef LINKS_SETUP
void akkon_set_up(table_given t, state_changed s, struct move m)
{
    (void)t, hand_over(SET_UP, m, s);
}
void akkon_expose(table_given t, state_changed s, unsigned after)
{
    (void)t, call(EXPOSE_TOPS, after, 0, s);
}
#endif

#ifndef LINKS_BIDDING
void akkon_bid(table_given t, state_changed s, struct move m)
{
    (void)t, hand_over(BIDS, m, s);
}
#endif

#ifndef LINKS_AWARDS
void akkon_reveal(table_given t, state_changed s)
{
    (void)t, call(REVEAL, 0, 0, s);
}
#endif

#ifndef LINKS_PAYING
void akkon_charge(table_given t, state_changed s, unsigned print)
{
    (void)t, call(CHARGE, print, 0, s);
}
void akkon_pay(table_given t, state_changed s, struct move m)
{
    (void)t, hand_over(PAYS_WITH, m, s);
}
#endif

#ifndef LINKS_CARDS
void akkon_play(table_given t, state_changed s, struct move m)
{
    (void)t, hand_over(PLAYS, m, s);
}
void akkon_card_done(table_given t, state_changed s)
{
    (void)t, call(CARD_DONE, 0, 0, s);
}
void akkon_discard(table_given t, state_changed s, unsigned print)
{
    (void)t, call(DISCARDS, print, 0, s);
}
void akkon_end_turn(table_given t, state_changed s)
{
    (void)t, call(END_TURN, 0, 0, s);
}
void akkon_too_many(table_given t, state_changed s, unsigned after)
{
    (void)t, call(TOO_MANY, after, 0, s);
}
#endif

#ifndef LINKS_ROUNDS
void akkon_begin_round(table_given t, state_changed s)
{
    (void)t, call(BEGIN_ROUND, 0, 0, s);
}
void akkon_enter(table_given t, state_changed s, unsigned phase)
{
    (void)t, call(ENTER_PHASE, phase, 0, s);
}
void akkon_end_round(table_given t, state_changed s)
{
    (void)t, call(END_ROUND, 0, 0, s);
}
#endif

#ifndef LINKS_ACTIONS
void akkon_act(table_given t, state_changed s)
{
    (void)t, call(ACT, 0, 0, s);
}
void akkon_take_step(table_given t, state_changed s, struct move m)
{
    (void)t, hand_over(ANSWERS, m, s);
}
void akkon_forward(table_given t, state_changed s, unsigned seat, unsigned track, unsigned by)
{
    (void)t, call(FORWARD, seat * TRACKS + track, by, s);
}
#endif

#ifndef LINKS_LOANS
void akkon_lend(table_given t, state_changed s, struct move m)
{
    (void)t, hand_over(LENDS, m, s);
}
void akkon_forget_claims(table_given t, state_changed s)
{
    (void)t, call(FORGET, 0, 0, s);
}
void akkon_go_home(table_given t, state_changed s)
{
    (void)t, call(GO_HOME, 0, 0, s);
}
void akkon_make_claim(table_given t, state_changed s, unsigned taker, unsigned lender,
                      unsigned count)
{
    (void)t, call(MAKE_CLAIM, taker * SEATS + lender, count, s);
}

verdict akkon_refuse_claim(table_given t, state_given s, unsigned lender, unsigned count)
{
    (void)t;
    return (verdict)ask(REFUSE_CLAIM, lender, count, s);
}

bool akkon_next_claim(table_given t, state_given s, unsigned *lender, unsigned *taker)
{
    (void)t;
    unsigned answer = ask(NEXT, 0, 0, s);
    *lender = answer / 2 % SEATS;
    *taker = answer / 16 % SEATS;
    return answer & 1u;
}
#endif

#ifndef LINKS_WINDOWS
bool akkon_window(table_given t, state_given s, unsigned phase)
{
    (void)t;
    return ask(OPENS, phase, 0, s) & 1u;
}
void akkon_use_window(table_given t, state_changed s, struct move m)
{
    (void)t, hand_over(USE_WINDOW, m, s);
}
void akkon_note_played(table_given t, state_changed s, unsigned city)
{
    (void)t, call(NOTE_PLAYED, city, 0, s);
}
#endif

/* ---- the two runs ---- */

static struct akkon_state first; /* as it was */

static inline struct akkon_state any_before(void)
{
    left = any(struct left);
    for (unsigned call = 0; call < CALLS; call++)
        assume(left.s[call].mover < SEATS && left.s[call].start < SEATS);
    watched = any_below(sizeof first);
    watched_move = any(uint32_t);
    watched_call = any(uint32_t);
    first = any(struct akkon_state);
    for (unsigned card = 0; card < CARDS; card++)
        assume(first.card[card] < CARD_PLACES);
    return first;
}

static inline struct akkon_state other_run(void)
{
    struct akkon_state twin = first;
    now = &run[1];
    for (unsigned card = 0; card < CARDS; card++)
        if (is_hidden(first.card[card])) {
            twin.card[card] = any(uint8_t);
            assume(is_hidden(twin.card[card]));
        }
    return twin;
}

/* That of a card only if he sees it. */
static inline bool looks_alike(uint8_t one, uint8_t other)
{
    return one == other || (watched < CARDS && is_hidden(one) && is_hidden(other));
}

static inline bool moves_alike(const struct moved *one, const struct moved *other)
{
    bool seen = !is_hidden(one->from) || !is_hidden(one->to);
    return one->from == other->from && one->to == other->to
        && (!seen || one->print == other->print);
}

static inline bool calls_alike(const struct called *one, const struct called *other)
{
    return one->what == other->what && one->about == other->about && one->by == other->by
        && looks_alike(one->byte, other->byte);
}

static inline void check_tells_nothing(state_given s, state_given twin)
{
    check(run[0].moves == run[1].moves);
    check(run[0].calls == run[1].calls && run[0].calls <= CALLS);
    check(moves_alike(&run[0].move, &run[1].move));
    check(calls_alike(&run[0].call, &run[1].call));
    check(looks_alike(byte_of(s), byte_of(twin)));
}

/* What material.c is not asked for, and what is left to the end of a round. */
static inline void check_keeps_cards_and_privileges(state_given s)
{
    uint32_t card = any_below(CARDS), track = any_below(TRACKS);
    check(s->card[card] == first.card[card]);
    check(s->privilege[track] == first.privilege[track]);
}

#endif
