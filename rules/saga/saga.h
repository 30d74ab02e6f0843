/* Saga: table, state and moves.
 *
 * Read the files in the order of the document:
 *   material.c   lands, sets of knights, chips: the sheet that lists them
 *   setup.c      sides, sets, the display, who is the youngest
 *   lands.c      which powers are in force, how strong a land is, its income
 *   income.c     action 1
 *   chips.c      the supply, change; what is left of it
 *   troops.c     troops as they lie: taking one up, putting it down, its value
 *   laying.c     action 2a: a new troop, one more knight on a troop
 *   fronts.c     action 2b: who stands before which land
 *   conquest.c   the same: who conquers what, what becomes of it
 *   recruiting.c action 3
 *   ending.c     the last knight, and what is still done after it
 *   score.c      the count
 *   treasure.c   one knight more under a land      (powers during the game,
 *   corn.c       one knight taken back              in the document's order;
 *   castle.c     one independent knight for nothing +1 and -1 are in lands.c)
 *   lake.c       one knight face down
 *   turns.c      whose turn, what may be done in it; every refusal goes through here
 *   knowledge.c  what a player sees
 * The document does not say what is in contract.c (the entry in the table of games) and in forms/:
 * moves.c (which moves can be said, which are offered), key.c (a position in few bits), words.c
 * (how moves are written), position.c and checks.c, sheet.c, facts.c, picture.c.
 *
 * "Fame" are the points of the chips; a "power" is a property of the middle
 * field of a land, used during the game, or of the right one, used at its end;
 * "independent" knights are the "pool"; a knight is "face down", or "open"; a
 * land lies in the "middle" or before its "holder"; its "strength" is what an
 * attack troop must exceed: the value of its defence, and +1 or -1. A troop
 * "aims" at a land. A land is "contested" while players tie for it.
 *
 * What is hidden: hands (their sizes are not), and which knight lies face down
 * (that one lies there is not). Moves name the knight; a view blanks it. No
 * other part of a state is secret, and where a troop lies in a row must not
 * betray what is face down in it (see attack).
 */
#ifndef SAGA_H
#define SAGA_H

#include "../game.h"
#include "clauses.h"

/* The own 12, the 12 of the display, and one of somebody else's (q-endadd-target B). Some proofs
 * have room for fewer. */
#ifndef SAGA_ROOM
#define SAGA_ROOM 25
#endif

enum {
    SEATS = 4,
    LANDS = 6,
    COLOURS = LANDS,          /* a land has the number of its colour */
    VALUES = 4,               /* values of knights: 1 to 4           */
    CARDS = COLOURS * VALUES, /* different knights                   */
    SETS = 5,
    SET_SIZE = 12,
    DISPLAYED = 2,     /* knights under a land at the start   */
    ROOM = SAGA_ROOM,  /* knights in the attack troops of a seat */
    DENOMINATIONS = 5, /* different chips that a sheet may have */
    CHIPS = 32,
    FIVE_EXTRA = 5,
    FIFTEEN = 15,
    TRIBUTE = 2,
    MOST_FAME = 255, /* a byte; the chips of the standard sheet are 108 points */
    UNTOLD = 254,    /* in a view: it is hidden how many knights are in this hand */
    NOWHERE = 255,
    BY_AGE = 255 /* nature says who is the youngest     */
};

enum colour { RED, GREEN, BLUE, ORANGE, PURPLE, YELLOW };
enum side { CROWN, PLAIN, EITHER }; /* EITHER: nature says which           */

/* Powers are bits: in a scope a land may have several, anywhere. */
enum during {
    P_ADD = 1,   /* purple: one knight more under this land              */
    P_BACK = 2,  /* yellow: takes one knight back                        */
    P_PLUS = 4,  /* red: +1                                              */
    P_MINUS = 8, /* orange: -1                                           */
    P_FREE = 16, /* red: one independent knight for nothing              */
    P_HIDE = 32  /* blue: one knight face down                           */
};
enum final {
    E_FIVE = 1,     /* yellow: 5 extra                                      */
    E_TROOP = 2,    /* blue: one attack troop counts                        */
    E_HAND = 4,     /* green: no deduction for the hand                     */
    E_ZERO = 8,     /* orange: the defence counts nothing                   */
    E_ADD = 16,     /* purple: one knight more on any troop                 */
    E_TRIBUTE = 32, /* green: 2 of everybody                                */
    E_FIFTEEN = 64  /* yellow: the defence counts 15                        */
};

/* A knight is a number: colour * VALUES + value - 1. Where 0 has to mean "no knight", it is stored
 * + 1, together with marks. */
enum {
    KNIGHT = 31, /* mask: number + 1, or 0 where a view does not know it */
    DOWN = 32,   /* face down                                            */
    FRESH = 64,  /* laid face down in this turn                          */
    FIRST = 128  /* the lowest of an attack troop                        */
};

static inline unsigned colour_of(unsigned card)
{
    return card / VALUES;
}
static inline unsigned value_of(unsigned card)
{
    return card % VALUES + 1;
}

/* A place is a land, or an attack troop: of a seat, counted from 0 in the order
 * in which its troops lie in the state. */
enum { PLACES = LANDS + SEATS * ROOM };

static inline bool is_land(unsigned place)
{
    return place < LANDS;
}
static inline unsigned place_of(unsigned seat, unsigned number)
{
    return LANDS + seat * ROOM + number;
}
static inline unsigned seat_at(unsigned place)
{
    return (place - LANDS) / ROOM;
}
static inline unsigned number_at(unsigned place)
{
    return (place - LANDS) % ROOM;
}

struct saga_table {
    struct table head;
    uint8_t lands;                             /* 6; in a scope the first few         */
    uint8_t first;                             /* BY_AGE, or a seat in a scope        */
    uint8_t sets;                              /* 5; in a scope one more than players */
    uint8_t set[SETS][CARDS];                  /* how many of each knight             */
    uint8_t seat_set[SEATS];                   /* set + 1 of each seat; 0: nature says */
    uint8_t display_set;                       /* set + 1 of the display; 0: nature says */
    uint8_t display[LANDS][DISPLAYED];         /* its layout, knight + 1; 0: nature deals */
    uint8_t side[LANDS];                       /* which one is up                     */
    uint8_t income[LANDS][2];                  /* by side: CROWN, PLAIN               */
    uint8_t during[LANDS][2], final[LANDS][2]; /* powers, by side         */
    uint8_t chip[DENOMINATIONS];               /* values, rising; 0 for unused ones   */
    uint8_t chips[DENOMINATIONS];              /* how many of each                    */
    uint8_t most_fame;                         /* nobody has more: MOST_FAME; less in a scope */
    uint8_t recruits;                          /* in a turn: 1; 0 in a scope          */
    /* derived by saga_seal */
    uint8_t points; /* of all chips                        */
    uint8_t room;   /* knights of the largest hand set and the display; <= ROOM */
};

enum phase {
    SIDES,     /* nature: the side of each land that the table leaves open */
    DEAL_SETS, /* nature: a set for each seat, then the display's      */
    DISPLAY,   /* nature: its knights under the lands                  */
    AGE,       /* nature: the youngest                                 */
    TURN,
    /* somebody has something to decide, in or out of turn, before it goes on: */
    CHOOSE, /* "asked" takes land "about" with one of several troops, or (q-conquest-optional B)
               not at all */
    GIFT,   /* asked takes an independent knight, or none           */
    FLIP,   /* asked turns land about back, or not (q-flip-back-may B) */
    ASIDE,  /* asked, not on turn, may turn a knight up (q-hide-reveal-time B) */
    PAY,    /* the mover puts chips into the supply (q-change-impossible B) */
    DRAW,   /* the mover takes chips out of it (the same)           */
    /* after the last knight: */
    ENLIST, /* asked adds a knight to a troop, or none              */
    PICK,   /* asked has a troop count, or none                     */
    OVER,
    PHASES
};

_Static_assert((int)PLACES < (int)NOWHERE && (int)CARDS < (int)KNIGHT,
               "places and knights fit a byte");

struct saga_state {
    uint8_t hand[SEATS][CARDS]; /* copies of each knight; 0 in a view of another hand */
    uint8_t held[SEATS];        /* knights in that hand; in a view it may be UNTOLD */
    uint8_t pool[CARDS];        /* independent knights                 */
    /* The attack troops of a seat, one after the other, each from the bottom
     * up: knight + 1, FIRST on the lowest of each, DOWN and FRESH; then zeros.
     * Troops rise by their bytes without FIRST and FRESH, a shorter one before
     * its continuation: compared first with KNIGHT blanked wherever DOWN, as
     * everybody sees them, and if equal with it; and if still equal by aim,
     * then barred, then with FRESH: so nothing moves when a turn is over. Under
     * q-equal-own-troops C they lie in order of age. */
    uint8_t attack[SEATS][ROOM];
    /* The knights under each land: open ones rising, then those DOWN (only
     * q-hide-forced B), then zeros. Their order never matters. */
    uint8_t defence[LANDS][COLOURS];
    uint8_t holder[LANDS]; /* seat + 1; 0: in the middle          */
    uint8_t side[LANDS];   /* CROWN or PLAIN: what set-up chose   */
    uint8_t turned[LANDS]; /* turned over, its once-only power is used up: see below */
    uint8_t fame[SEATS];
    uint8_t set_of[SEATS + 1];     /* set + 1 of each seat; at [players] that of the display */
    uint8_t settled;               /* SIDES: a bit for each land whose side was chosen */
    uint8_t phase, mover;          /* mover: whose turn it is, through all decisions and the end */
    uint8_t due;                   /* income that the mover may still take in this turn */
    uint8_t laid, recruited, back; /* done in this turn: 2a, 3, a knight taken back */
    /* Income that was due is lost in this turn, and nothing else tells: a knight was
     * turned up, a land turned back (q-flip-back-may C), or back is 0 again
     * (q-takeback-twice B). */
    uint8_t lost;
    uint8_t took;         /* income was taken in this turn, and nothing else tells: see lost */
    uint8_t ending;       /* how near the end is, see below      */
    uint8_t asked, about; /* seat + 1 that decides, land + 1 it is about; else 0 */
    uint8_t counted;      /* PICK: what the troop chosen is worth */
    /* Kept for single readings only, 0 under the others.
     *
     * q-conquest-trigger B and C, q-takeback-test B, q-received-is-conquered B: a bit for each land
     * whose defence lost a knight taken back and that was not settled since (nobody is asked about
     * it, and no players tie for it). Anybody may get it, the sum of its knights decides, and it is
     * received, not conquered. */
    uint8_t weakened;
    /* q-conquest-trigger B: place + 1 of the only troop that may conquer, while
     * somebody decides. */
    uint8_t changed;
    /* q-conquest-optional B: a bit for each seat that has let this land go since
     * the last move that was not a decision; 0 when nobody is asked. */
    uint8_t declined[LANDS];
    /* q-contested-land B: 1 + the value of the troops that tie for a land. It rests
     * until one of them, known by this value, changes. */
    uint8_t tied[LANDS];
    /* q-takeback-new-holder B: a bit for each land that the mover got in this turn. */
    uint8_t gained;
    /* q-free-knight-choice B, GIFT: the knights + 1 that this very conquest has
     * set free, rising. */
    uint8_t freed[DISPLAYED];
    uint8_t begun; /* q-takeback-when C: something was done in this turn */
    /* At the FIRST of a troop. 0: it aims where its lowest knight says.
     * q-takeback-bottom B: land + 1 where it aims though that knight is gone.
     * q-troops-added B: LANDS + land + 1 under which it lies, beside the defence. */
    uint8_t aim[SEATS][ROOM];
    /* q-takeback-colour-memory B: a bit for each colour taken back from a troop
     * (at its FIRST), or from a defence. */
    uint8_t barred[SEATS][ROOM], barred_under[LANDS];
    /* q-change-impossible B: the chips that make up fame; and in PAY and DRAW what
     * is still to be put in and taken out: fame = chips + gets - owes. */
    uint8_t chips[SEATS][DENOMINATIONS], owes, gets;
};

/* Values of turned: FRESHLY by the present holder. A land that changes hands is
 * turned back (q-flip-back-may A); under B and C its new holder finds it INHERITED
 * and may turn it back. Received, not conquered (q-received-is-conquered B), it
 * cannot be turned back: it stays or becomes FRESHLY. */
enum { UNTURNED = 0, FRESHLY = 1, INHERITED = 2 };

/* Values of ending. It is never lowered, but by q-last-card-bounce B and
 * q-free-knight-last-card C. ENLIST and PICK are one stage each (PICK first under
 * q-end-order B); a stage that nobody can use is left out. When the game is over,
 * what was done in the last turn stays as it was; asked and about are 0. */
enum {
    NOT_YET = 0,
    PLAYED_OUT = 1, /* the last knight is laid; what it conquers comes first, and under
                       q-after-last-card B the rest of the turn */
    CLOSING = 2,    /* the turn is over: first stage                        */
    CLOSED = 3      /* second stage                                         */
};

/* A troop while it is being changed: it was taken up from a row or a land. */
struct saga_troop {
    uint8_t card[COLOURS]; /* from the bottom up: knight + 1, DOWN, FRESH; no FIRST */
    uint8_t size;
    uint8_t aim, barred; /* as in the state                     */
    uint8_t lay_at;      /* number + 1 in the row from which it was taken up, or 0 */
};

/* The moves. A card is a knight's number; a place is as above. */
enum saga_kind {
    M_SIDE,      /* nature: land arg0 shows side arg1                      */
    M_SET,       /* nature: set arg0 goes to seat arg1; arg1 = players: to the display */
    M_DEAL,      /* nature: card arg0 goes under land arg1                 */
    M_REDEAL,    /* nature: card arg0 fits nowhere, all is dealt again (q-setup-stuck B, C) */
    M_YOUNGEST,  /* nature: seat arg0 is the youngest                      */
    M_COLLECT,   /* the whole income                                       */
    M_CLAIM,     /* arg0 of it, and no more (q-income-partial B)           */
    M_LAY,       /* card arg0: a new troop                                 */
    M_ADD,       /* card arg0 on place arg1: an own troop; or (power) an own land */
    M_HIDE,      /* card arg0 face down on place arg1                      */
    M_HIDE_NEW,  /* card arg0 face down, a new troop (q-hide-new-troop B)  */
    M_RECRUIT,   /* card arg0 of the pool, paid                            */
    M_TAKE_BACK, /* card arg0 from place arg1                              */
    M_REVEAL,    /* card arg0 in place arg1 is turned up                   */
    M_FLIP,      /* land arg0 is turned back (q-flip-back-may B, C)        */
    M_CONQUER,   /* CHOOSE: with the troop at place arg0                   */
    M_TAKE_FREE, /* GIFT: card arg0 of the pool                            */
    M_PASS,      /* declines what is offered: CHOOSE, GIFT, FLIP, ASIDE, ENLIST, PICK */
    M_PUT_CHIP,  /* denomination arg0 into the supply; in TURN: the player wants change */
    M_TAKE_CHIP, /* denomination arg0 out of the supply                    */
    M_END,       /* ends the turn                                          */
    M_ENLIST,    /* ENLIST: card arg0 on place arg1                        */
    M_PICK,      /* PICK: the troop at place arg0 counts                   */
    MOVE_KINDS
};

static inline bool owns(const struct saga_state *s, unsigned seat, unsigned land)
{
    return s->holder[land] == seat + 1;
}

static inline bool weakened(const struct saga_state *s, unsigned land)
{
    return (s->weakened >> land & 1u) != 0;
}

/* The front of a land, seat by seat. */
enum { NO_TROOP = -100 };
struct saga_front {
    int value[SEATS];     /* of the best troop of each player, or NO_TROOP */
    uint8_t place[SEATS]; /* where the first such troop lies     */
    uint8_t fresh;        /* q-conquest-trigger B: a bit for each player whose troop changed */
};

/* setup.c */
/* of the display */
unsigned saga_left_of(const struct saga_table *t, const struct saga_state *s, unsigned card);
void saga_left_to_deal(const struct saga_table *t, const struct saga_state *s, uint8_t left[CARDS]);
bool saga_display_sticks(const struct saga_table *t, const struct saga_state *s);
verdict saga_refuse_setup(const struct saga_table *t, const struct saga_state *s, struct move m);
void saga_set_up(const struct saga_table *t, struct saga_state *s, struct move m);
/* lands.c: powers of the side that counts (q-flip-side, q-blank-fields), or not */
bool saga_during(const struct saga_table *t, const struct saga_state *s, unsigned land,
                 unsigned power);
bool saga_final(const struct saga_table *t, const struct saga_state *s, unsigned land,
                unsigned power);
unsigned saga_held_with(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                        unsigned power);
unsigned saga_held_at_end(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                          unsigned power);
/* the land of that seat, or NOWHERE   */
/* bare sum */
unsigned saga_defended(const struct saga_table *t, const struct saga_state *s, unsigned land);
/* with +1, -1 */
int saga_strength(const struct saga_table *t, const struct saga_state *s, unsigned land);
unsigned saga_income_of(const struct saga_table *t, const struct saga_state *s, unsigned land);
unsigned saga_income(const struct saga_table *t, const struct saga_state *s, unsigned seat);
/* income.c: M_COLLECT, M_CLAIM */
verdict saga_refuse_collect(const struct saga_table *t, const struct saga_state *s, struct move m);
void saga_collect(const struct saga_table *t, struct saga_state *s, struct move m);
void saga_close_income(const struct saga_table *t, struct saga_state *s, unsigned kind);
/* chips.c: M_PUT_CHIP, M_TAKE_CHIP */
/* points left in it */
unsigned saga_supply(const struct saga_table *t, const struct saga_state *s);
unsigned saga_payable(const struct saga_table *t, const struct saga_state *s, unsigned income);
bool saga_can_change(const struct saga_table *t, const struct saga_state *s, unsigned owes,
                     unsigned gets);
void saga_earn(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned points);
void saga_pay(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned points);
verdict saga_refuse_chip(const struct saga_table *t, const struct saga_state *s, struct move m);
void saga_move_chip(const struct saga_table *t, struct saga_state *s, struct move m);
/* troops.c: the only file that knows how rows are kept */
void saga_take_in_hand(struct saga_state *s, unsigned seat, unsigned card);
void saga_out_of_hand(struct saga_state *s, unsigned seat, unsigned card);
unsigned saga_troops(const struct saga_state *s, unsigned seat);             /* how many */
struct saga_troop saga_troop_at(const struct saga_state *s, unsigned place); /* or under a land */
struct saga_troop saga_take_up(struct saga_state *s, unsigned place);
unsigned saga_put_down(const struct saga_table *t, struct saga_state *s, unsigned seat,
                       const struct saga_troop *troop);
void saga_put_under(struct saga_state *s, unsigned land, const struct saga_troop *troop);
/* where in it, or NOWHERE */
unsigned saga_find(const struct saga_troop *troop, unsigned card);
/* face down: 0 */
unsigned saga_value(const struct saga_troop *troop);
bool saga_colour_free(const struct saga_table *t, const struct saga_troop *troop, unsigned colour);
/* a land, or NOWHERE */
unsigned saga_aim(const struct saga_table *t, const struct saga_troop *troop);
/* q-troops-added B */
bool saga_lies_under(const struct saga_troop *troop);
/* its turn is over */
void saga_no_longer_fresh(struct saga_state *s, unsigned seat);
/* in a view */
void saga_blank_order(struct saga_state *seen, unsigned seat);
/* laying.c: M_LAY, M_ADD */
verdict saga_refuse_another(const struct saga_state *s);
verdict saga_refuse_from_hand(const struct saga_state *s, unsigned card);
verdict saga_refuse_lay(const struct saga_table *t, const struct saga_state *s, unsigned card);
void saga_lay(const struct saga_table *t, struct saga_state *s, unsigned card);
verdict saga_refuse_add(const struct saga_table *t, const struct saga_state *s, unsigned card,
                        unsigned place);
void saga_add(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned place);
/* fronts.c */
bool saga_takes_part(const struct saga_table *t, const struct saga_state *s, unsigned land,
                     unsigned place);
void saga_form_fronts(const struct saga_table *t, const struct saga_state *s,
                      struct saga_front front[LANDS]);
/* conquest.c: M_CONQUER. A change is announced before (touch) and tested after
 * (resolve: place of the troop that changed, or NOWHERE); resume goes on after
 * a decision. Both end in a phase that asks somebody, or in saga_go_on. */
void saga_touch(const struct saga_table *t, struct saga_state *s, unsigned place);
/* before a further troop of the player aims at the land */
void saga_touch_all(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned land);
void saga_resolve(const struct saga_table *t, struct saga_state *s, unsigned changed);
void saga_resume(const struct saga_table *t, struct saga_state *s);
/* knights came back by it */
void saga_home_again(const struct saga_table *t, struct saga_state *s, unsigned seat);
verdict saga_refuse_conquer(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned place);
void saga_conquer(const struct saga_table *t, struct saga_state *s, unsigned place);
/* recruiting.c: M_RECRUIT */
verdict saga_refuse_recruit(const struct saga_table *t, const struct saga_state *s, unsigned card);
void saga_recruit(const struct saga_table *t, struct saga_state *s, unsigned card);
/* ending.c: M_ENLIST, M_PICK */
/* was it the last knight? */
void saga_after_play(const struct saga_table *t, struct saga_state *s);
/* nobody is asked: what now? */
void saga_go_on(const struct saga_table *t, struct saga_state *s);
/* the last turn is over */
void saga_close(const struct saga_table *t, struct saga_state *s);
verdict saga_refuse_enlist(const struct saga_table *t, const struct saga_state *s, unsigned card,
                           unsigned place);
void saga_enlist(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned place);
verdict saga_refuse_pick(const struct saga_table *t, const struct saga_state *s, unsigned place);
void saga_pick(const struct saga_table *t, struct saga_state *s, unsigned place);
/* score.c */
int saga_land_points(const struct saga_table *t, const struct saga_state *s, unsigned land);
/* may be below 0 */
int saga_points(const struct saga_table *t, const struct saga_state *s, unsigned seat);
/* treasure.c: M_ADD on a land, M_FLIP; the flip of blue too */
verdict saga_refuse_treasure(const struct saga_table *t, const struct saga_state *s, unsigned card,
                             unsigned land);
void saga_treasure(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned land);
void saga_turn_over(struct saga_state *s, unsigned land);
/* it has a new holder */
void saga_renew(const struct saga_table *t, struct saga_state *s, unsigned land);
verdict saga_refuse_flip(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                         unsigned land);
verdict saga_refuse_while_flipping(const struct saga_table *t, const struct saga_state *s);
void saga_flip(const struct saga_table *t, struct saga_state *s, unsigned land);
/* corn.c: M_TAKE_BACK */
verdict saga_refuse_take_back(const struct saga_table *t, const struct saga_state *s, unsigned card,
                              unsigned place);
void saga_take_back(const struct saga_table *t, struct saga_state *s, unsigned card,
                    unsigned place);
/* castle.c: M_TAKE_FREE */
bool saga_offer_gift(const struct saga_table *t, struct saga_state *s, unsigned seat,
                     unsigned land);
verdict saga_refuse_take_free(const struct saga_table *t, const struct saga_state *s,
                              unsigned card);
verdict saga_refuse_no_gift(const struct saga_table *t, const struct saga_state *s, unsigned seat);
void saga_take_free(const struct saga_table *t, struct saga_state *s, unsigned card);
/* lake.c: M_HIDE, M_HIDE_NEW, M_REVEAL */
verdict saga_refuse_hide(const struct saga_table *t, const struct saga_state *s, unsigned card,
                         unsigned place);
void saga_hide(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned place);
/* place NOWHERE: a new troop          */
verdict saga_refuse_reveal(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                           unsigned card, unsigned place);
void saga_reveal(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned place);
void saga_turn_up(struct saga_troop *troop);
void saga_lake_lost(const struct saga_table *t, struct saga_state *s, unsigned seat);
bool saga_can_reveal(const struct saga_table *t, const struct saga_state *s, unsigned seat);
/* ASIDE, or TURN */
void saga_ask_aside(const struct saga_table *t, struct saga_state *s, unsigned after);
/* turns.c: M_PASS, M_END, and all others by the files above */
/* m can be said */
verdict saga_judge(const struct saga_table *t, const struct saga_state *s, struct move m);
void saga_begin_turn(const struct saga_table *t, struct saga_state *s, unsigned seat);
/* forms/words.c, forms/position.c; a power by its bit, NULL: there are no more */
const char *saga_land_name(unsigned land);
const char *saga_side_name(unsigned side);
const char *saga_phase_name(unsigned phase);
const char *saga_ending_name(unsigned ending);
const char *saga_during_name(unsigned power);
const char *saga_final_name(unsigned power);
void saga_put_knight(unsigned card, struct text *out);
/* a place as this player sees it */
void saga_put_place_at(const struct saga_state *s, unsigned seat, unsigned place, struct text *out);

#define GAME saga
#include "../functions.h"

#endif
