/* Akkon: table, state and moves.
 *
 * Read the files in the order of the document:
 *   material.c   cities, cards, knights, tracks: the sheet that lists them
 *   setup.c      the lot, cards taken out, the deal, the piles and their tops
 *   bidding.c    laying knights on a field, passing
 *   knights.c    what the knights of a player on a field are worth
 *   awards.c     the reveal, who takes which card, where the knights go then
 *   paying.c     what a card costs, what it is paid with, the chaplain
 *   cards.c      the card round: playing a card, its choices, the hand at the end of the turn
 *   rounds.c     the end of a round: knights go home, privileges, the next start player
 *   score.c      the count and the winner
 *   actions.c    what each card does, but for loans
 *   loans.c      Plague and Brother: claims, knights taken, knights that come home
 *   windows.c    the four privileges
 *   turns.c      who may act, and when; every refusal goes through here
 *   knowledge.c  what a player sees
 * The document does not say what is in contract.c (the entry in the table of games) and in
 * forms/:
 * moves.c (which moves can be said, which are offered), key.c (a position in few bits), words.c
 * (how moves are written), position.c and checks.c, sheet.c, facts.c, picture.c.
 *
 * A "piece" is a knight or the marshal; a "print" is one printed card, of which
 * there are copies; the "top" of a pile is its visible card, the others are its
 * "rest"; the "holder" of a privilege has it before him. The "grey" is the
 * grey-mantle, never the marshal. A player's "stock" is what he can pay with.
 *
 * These things are hidden: which knights another player has laid where (their number
 * is public) as long as they lie face down; which knight was lent; the hands of
 * others (their sizes are public). The order of a pile is not in the state at all:
 * tops are drawn when they are needed. Moves name the knight; a view blanks it.
 *
 * A member that does not matter any more is 0; its comment says when.
 */
#ifndef AKKON_H
#define AKKON_H

#include "../game.h"
#include "clauses.h"

enum {
    SEATS = 5,
    CITIES = 6,
    TRACKS = 4,
    CARDS = 72,
    PER_CITY = 12,
    MOST_VALUE = 13,
    START_VALUE = 2,
    HAND_LIMIT = 5,
    STARTERS = 2,     /* cards dealt to each player, and cards of each pile that are taken out */
    NAMED_COPIES = 2, /* copies of each named card that leave a pile */
    MARSHAL_WORTH = 4,
    MERCENARY_WORTH = 2,
    MERCENARY_STEP = 2,
    NOWHERE = 255,
    BY_LOT = 255
};

enum city { TYRUS, JAFFA, CAESAREA, SIDON, JERUSALEM, AKKON }; /* the first four: the coast */
enum track { GOLD, FAITH, POWER, PRESTIGE }; /* a privilege has the number of its track */
enum action { LANCE, FEAST, BAN, SIEGE, PLAGUE, BROTHER, LEVANT, SCRIPTURE, MINT, ACTIONS };

/* The seven knights of a colour, and what else can be named where a knight is meant. */
enum piece {
    FIVE,
    SIX,
    SEVEN,
    EIGHT,
    MERCENARY,
    GREY,
    CHAPLAIN,
    KNIGHTS,
    MARSHAL = KNIGHTS,
    BORROWED, /* "a borrowed knight": never to be bid */
    PIECES
};

/* What pays: an own knight, one borrowed from a colour, or the marshal. Where the rules do not care
 * whose knight it is, all of them are OWN. */
enum source {
    OWN, /* OF_COLOUR + seat follows it         */
    OF_COLOUR = 1,
    THE_MARSHAL = OF_COLOUR + SEATS,
    A_BID_KNIGHT, /* never allowed                       */
    SOURCES
};

/* What the holder of power can take back (Richard). */
enum returned { A_KNIGHT, THE_CHAPLAIN, THE_BID_MARSHAL, RETURNED };

/* Where a card is. Equal cards stand side by side, and their places rise. */
enum place {
    IN_PILE, /* but is not its top                  */
    ON_TOP,
    IN_HAND,                  /* + seat                              */
    PLAYED = IN_HAND + SEATS, /* in this round                       */
    DISCARDED,                /* face up                             */
    BURIED,                   /* on the same pile, face down (q-face-details B) */
    TAKEN_OUT,                /* a starter that is not dealt yet     */
    BOXED,
    CARD_PLACES,
    UNSEEN = 32 /* a view: added to a place, see knowledge.c */
};

/* Where a knight is, up to the reveal. */
enum {
    IN_CAMP = 0,
    ON_FIELD = 1,            /* + city                              */
    LENT = ON_FIELD + CITIES /* + seat of the borrower; UNSEEN as above */
};

/* Where the marshal is: with the start player (IN_CAMP), on a field (ON_FIELD + city), or: */
enum {
    SET_ASIDE = ON_FIELD + CITIES, /* bid; Richard may still take it back */
    SPENT,                         /* bid or paid, and of no more use     */
    MARSHAL_LENT                   /* + seat (q-borrow-marshal B)         */
};

struct akkon_print {
    uint8_t city, action, cost, copies;
    uint8_t track;  /* the track it indicates; 0: none     */
    uint8_t other;  /* Siege: the track on which the marker goes back */
    uint8_t cities; /* Levant: a bit for each city where it counts */
    uint8_t out;    /* small tables: copies among the starters */
};

struct akkon_table {
    struct table head;
    uint8_t prints;
    struct akkon_print print[CARDS]; /* by city; unused ones are 0          */
    uint8_t short_game;              /* the variant                         */
    uint8_t first;                   /* BY_LOT, or a seat                   */
    /* full sizes; a scope may have less: */
    uint8_t cities, tracks; /* 6, 4: a scope keeps the first ones  */
    uint8_t most, from;     /* 13, 2: the highest value, and the first one */
    uint8_t knights;        /* a bit for each kind of knight: all  */
    uint8_t marshal;        /* 1; 0: there is none                 */
    uint8_t privileges;     /* a bit for each: all                 */
    uint8_t starters;       /* 2: dealt to each player             */
    /* derived by akkon_seal */
    uint8_t cards;                 /* all copies of all prints            */
    uint8_t print_of[CARDS];       /* of each card                        */
    uint8_t first_card[CARDS + 1]; /* of each print; [prints] is cards    */
    uint8_t counted;               /* a bit for each city that some Levant names */
};

enum phase {
    /* P0, set-up */
    LOT,    /* nature: the start player                             */
    CULL,   /* nature: which of different prints leave a pile       */
    DEAL,   /* nature: the starters                                 */
    EXPOSE, /* nature: the next top of the first pile without one; in any part of a round */
    /* a round */
    BORROW,   /* P1: nature, or the lender, picks a knight that is lent */
    EXCHANGE, /* P2: the holder of prestige                           */
    SEARCH,   /*     which card of the pile (q-prestige-which B)      */
    BID,      /* P3                                                   */
    SHIFT,    /* P4: the holder of gold                               */
    RETURN,   /* P6: the holder of power                              */
    TURN,     /* P7                                                   */
    PAY,      /*     one piece after the other                        */
    PUSH,     /* Plague: whose marker goes back                       */
    STEPS,    /*     how far the indicated marker goes forward        */
    FORTH,    /*     Scripture: which marker goes forward             */
    BACK,     /*     Scripture: which marker goes back                */
    CLEMENS,  /* P8: the holder of faith (q-faith-moment B, C)        */
    SURPLUS,  /* P9: the hand is too large                            */
    HOME,     /* P10: nature: which borrowed knight goes home (q-borrow-return B) */
    OVER,     /* P11                                                  */
    PHASES
};

/* A state has 296 bytes: 72 for the cards, 35 for knights before the reveal, 60 for what pays and
 * has paid after it, 25 for claims, 61 for what single readings remember. Each byte has one
 * meaning, although knights and stocks are never needed at the same time. Keys are packed, see
 * key.c. */
struct akkon_state {
    /* Phases P0 to P11. The place of each card; copies of a print stand together, places rising. */
    uint8_t card[CARDS];
    uint8_t value[SEATS][TRACKS];
    uint8_t privilege[TRACKS]; /* seat + 1 of its holder; 0: beside the board */

    /* The place of each knight, from the end of a round to the reveal. In the card round it is 0,
     * as the types of knights do not matter any more. But under q-borrow-return B and C a lent
     * knight that has not come home stays LENT through the card round. */
    uint8_t at[SEATS][KNIGHTS];
    uint8_t marshal; /* the marshal of the start player     */

    /* From the reveal on; 0 before, and for each seat again when its turn is over. */
    uint8_t stock[SEATS][SEATS]; /* knights to pay with: whose stock, of which colour. Under
                                    q-levant-foreign-colour B, C and q-borrow-return B colours
                                    are kept apart, otherwise all count as the owner's.
                                    Borrowed ones stay until the round is over under
                                    q-borrow-return B */
    uint8_t chaplain[SEATS];     /* city + 1 where his discount is; 0: nowhere */
    /* Pieces that count for Levant, by seat and city, from the reveal to the end of the
     * round: knights paid (not the marshal), in the cities that a Levant names. */
    uint8_t paid[SEATS][CITIES];

    /* The bytes above lie on the table. Below: whose turn it is, and what players keep in mind. */
    uint8_t phase;
    uint8_t start;      /* start player                        */
    uint8_t mover;      /* whose bid turn or turn it is, or comes next (before and between the
                           two rounds: the start player); SURPLUS: who has too many cards. In a
                           window the holder of the privilege decides instead */
    uint8_t passed;     /* BID, and SHIFT within it: a bit for each seat */
    uint8_t field;      /* BID: ON_FIELD + city of what is laid in this bid turn, or ELSEWHERE
                           (q-bid-one-field C, q-bid-simultaneous B); 0: nothing yet. SEARCH: the
                           same of the pile */
    uint8_t ending;     /* see below                           */
    uint8_t after;      /* EXPOSE, SURPLUS, SHIFT in the bid round: the phase that follows */
    uint8_t returnable; /* what the holder of power may still return: bits of enum returned; 0
                           once the window is past */
    /* Knights to be borrowed before the next bid round: by lender, by taker. */
    uint8_t claim[SEATS][SEATS];

    /* The turn of mover in the card round. */
    uint8_t playing;        /* print + 1 of the card whose action is not finished */
    uint8_t target;         /* seat + 1, or city + 1, that it was played on; in BACK under
                               q-scripture-same B the track + 1 that went forward; in FORTH the
                               track + 1 that went back already, under C 1 if any did */
    uint8_t owes;           /* PAY: pieces still to be put down    */
    uint8_t played[CITIES]; /* cards played, as far as faith needs it, if mover holds faith: at
                               most 2; at most 3 under q-faith-count C; under B 0 or 1 */
    uint8_t stepped;        /* faith was used in this turn; q-faith-count B: steps due */

    /* Kept for single readings only, 0 under the others. */
    uint8_t moved_from; /* q-gold-chaplain B, C: city + 1 that the holder's chaplain
                                      left; from the reveal on under B where he lies, while
                                      Richard may return him and a Levant counts him
                                      (q-power-chaplain B, q-levant-what B, C) */
    uint8_t shut;       /* q-marshal-open-same-move B: bits of the start player's
                                      knights that lie face down beside the marshal; before he is
                                      done: of all pieces that he laid in this bid turn */
    uint8_t spent;      /* q-gold-moment B, q-power-moment B: bits of privileges used */
    uint8_t young;      /* q-prestige-first-use B: prestige has just been given out */
    /* q-mercenary-later B, indexed by the mercenary's owner and by a seat: bits of that seat's
     * pieces (bit MARSHAL: the marshal) which lay on the field when the mercenary came. In the bid
     * turn in which he may still be laid: all pieces that his own player laid before that turn. */
    uint8_t earlier[SEATS][SEATS];
    uint8_t idle;                  /* q-no-progress B: rounds without progress; MOVING in a round
                                      in which a card has left a pile or a hand */
    uint8_t guests[SEATS][CITIES]; /* q-levant-foreign-colour C: knights of each colour that the
                                      mover borrowed and put down in this turn */
};

enum { ELSEWHERE = ON_FIELD + CITIES, MOVING = 255 };

/* Values of ending. 0: the end is not near. */
enum {
    NOT_YET,
    LAST_ROUND, /* the running round is the last                        */
    ONE_MORE    /* one more round follows it (q-prestige-end C)         */
};

/* The moves. A print is its number in the table; a city, track, seat or piece is as above. Pieces
 * are laid and paid one by one, and nobody else acts in between. */
enum akkon_kind {
    /* nature */
    M_LOT,    /* seat arg0 is start player                            */
    M_CULL,   /* print arg0 leaves its pile                           */
    M_DEAL,   /* print arg0 of the starters goes to seat arg1         */
    M_EXPOSE, /* print arg0 is the new top of its pile                */
    M_BORROW, /* knight arg0 of seat arg1 goes to seat arg2; or the marshal */
    M_HOME,   /* knight arg0 of seat arg1 comes home (q-borrow-return B) */
    /* before the bid round */
    M_GIVE,     /* the lender gives knight arg0 to seat arg1 (q-borrow-picker B) */
    M_EXCHANGE, /* print arg0 of the hand for the top of city arg1      */
    M_FETCH,    /* SEARCH: print arg0 of the pile                       */
    /* bid round */
    M_PLACE, /* piece arg0 on the field of city arg1                 */
    M_DONE,  /* no more pieces in this bid turn; PAY: no more payment (q-overpay B) */
    M_PASS,
    M_SHIFT,    /* piece arg0, already bid, to the field of city arg1   */
    M_WITHDRAW, /* piece arg0 back to the camp: never allowed           */
    /* card round */
    M_RETURN,   /* enum returned arg0 back to the stock; arg1: city + 1 where it lay
                   (q-levant-what B, C), or 0 */
    M_PLAY,     /* print arg0, without a target                         */
    M_PLAY_ON,  /* print arg0, aimed at seat arg1: Ban, Plague (the lender), Brother, Levant */
    M_PLAY_FOR, /* print arg0 for the top of city arg1: Mint            */
    M_PAY,      /* enum source arg0                                     */
    M_PUSH,     /* PUSH: the indicated marker of seat arg0 goes back    */
    M_ADVANCE,  /* STEPS: the indicated marker goes forward by arg0     */
    M_RAISE,    /* FORTH, faith: the player's marker of track arg0 goes 1 forward */
    M_LOWER,    /* BACK: the player's marker of track arg0 goes 1 back  */
    M_SKIP,     /* declines what is offered: EXCHANGE, SHIFT, RETURN, PUSH, STEPS, FORTH, CLEMENS */
    M_END,      /* ends the turn                                        */
    M_DISCARD,  /* SURPLUS: print arg0                                  */
    MOVE_KINDS
};

static inline bool has_knight(const struct akkon_table *t, unsigned kind)
{
    return t->knights >> kind & 1;
}
static inline unsigned knights_of_each(const struct akkon_table *t)
{
    unsigned n = 0;
    for (unsigned kind = 0; kind < KNIGHTS; kind++)
        n += has_knight(t, kind);
    return n;
}

static inline bool holds(const struct akkon_state *s, unsigned seat, unsigned track)
{
    return s->privilege[track] == seat + 1;
}
static inline bool on_field(unsigned where)
{
    return where >= ON_FIELD && where < LENT;
}
static inline unsigned left_of(const struct akkon_table *t, unsigned seat)
{
    return (seat + 1) % t->head.players;
}

/* material.c */
unsigned akkon_copies(const struct akkon_table *t, const struct akkon_state *s, unsigned print,
                      unsigned place);
void akkon_put_card(const struct akkon_table *t, struct akkon_state *s, unsigned print,
                    unsigned from, unsigned to);
/* moves one copy; equal cards stay rising */
/* sorts the bytes: they rise */
void akkon_put_in_order(uint8_t *place, unsigned count);
/* sorts the places of equal cards: they rise */
void akkon_put_cards_in_order(const struct akkon_table *t, struct akkon_state *s);
/* the number of cards in hand */
unsigned akkon_held(const struct akkon_table *t, const struct akkon_state *s, unsigned seat);
/* the number of cards, the top included */
unsigned akkon_pile(const struct akkon_table *t, const struct akkon_state *s, unsigned city);
/* the print on top, or NOWHERE */
unsigned akkon_top(const struct akkon_table *t, const struct akkon_state *s, unsigned city);
bool akkon_colours_matter(const struct akkon_table *t); /* do colours of paying knights matter? */
bool akkon_takes_out(const struct akkon_table *t);      /* are starters taken out of the piles? */
bool akkon_has_loans(const struct akkon_table *t);      /* does any card borrow knights? */
/* setup.c: M_LOT, M_CULL, M_DEAL, M_EXPOSE */
verdict akkon_refuse_setup(const struct akkon_table *t, const struct akkon_state *s, struct move m);
void akkon_set_up(const struct akkon_table *t, struct akkon_state *s, struct move m);
void akkon_expose(const struct akkon_table *t, struct akkon_state *s, unsigned after);
/* tops of which there is no doubt at once, others by nature; then
                                          akkon_enter(after). Sees whether a pile is used up, too */
/* bidding.c: M_PLACE, M_DONE, M_PASS, M_WITHDRAW */
verdict akkon_refuse_landing(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned seat, unsigned piece,
                             unsigned city); /* pile and forbidden pair: Saladin's move needs it,
                                                too */
bool akkon_can_place(const struct akkon_table *t, const struct akkon_state *s, unsigned seat);
bool akkon_anybody_has_bid(const struct akkon_table *t, const struct akkon_state *s);
verdict akkon_refuse_bid(const struct akkon_table *t, const struct akkon_state *s, struct move m);
void akkon_bid(const struct akkon_table *t, struct akkon_state *s, struct move m);
/* knights.c */
/* the player's pieces there, a bit each; the marshal is bit MARSHAL */
unsigned akkon_pieces_of(const struct akkon_state *s, unsigned seat, unsigned city);
/* the number of pieces there, the marshal included */
unsigned akkon_pieces_on(const struct akkon_table *t, const struct akkon_state *s, unsigned city);
unsigned akkon_bid_value(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                         unsigned city);
bool akkon_bid_void(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                    unsigned city);
/* q-hidden-combo B                    */
/* awards.c */
/* seat, or NOWHERE */
unsigned akkon_winner_of(const struct akkon_table *t, const struct akkon_state *s, unsigned city);
void akkon_reveal(const struct akkon_table *t, struct akkon_state *s);
/* P5 whole: award, set aside, stocks; then tops, then TURN of start */
/* paying.c: M_PAY, and M_DONE in PAY */
unsigned akkon_need(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                    unsigned print);
/* pieces, marshal too */
unsigned akkon_can_pay(const struct akkon_table *t, const struct akkon_state *s, unsigned seat);
verdict akkon_refuse_price(const struct akkon_table *t, const struct akkon_state *s,
                           unsigned print);
void akkon_charge(const struct akkon_table *t, struct akkon_state *s, unsigned print);
/* pays at once if there is nothing to choose, else PAY; in the
                                          end akkon_act                       */
verdict akkon_refuse_pay(const struct akkon_table *t, const struct akkon_state *s, struct move m);
void akkon_pay(const struct akkon_table *t, struct akkon_state *s, struct move m);
/* cards.c: M_PLAY, M_PLAY_ON, M_PLAY_FOR, M_END, M_DISCARD */
verdict akkon_refuse_play(const struct akkon_table *t, const struct akkon_state *s, struct move m);
void akkon_play(const struct akkon_table *t, struct akkon_state *s, struct move m);
/* its action is finished */
void akkon_card_done(const struct akkon_table *t, struct akkon_state *s);
verdict akkon_refuse_discard(const struct akkon_table *t, const struct akkon_state *s,
                             unsigned print);
void akkon_discard(const struct akkon_table *t, struct akkon_state *s, unsigned print);
void akkon_end_turn(const struct akkon_table *t, struct akkon_state *s);
void akkon_too_many(const struct akkon_table *t, struct akkon_state *s, unsigned after);
/* q-hand-limit B: whose hand is too large now? then akkon_enter(after) */
/* rounds.c */
void akkon_begin_round(const struct akkon_table *t, struct akkon_state *s); /* P1 on */
void akkon_enter(const struct akkon_table *t, struct akkon_state *s, unsigned phase);
/* EXCHANGE, BID, SHIFT, RETURN, TURN, CLEMENS, SURPLUS; leaves out what
                                          nobody can use, and goes on to what follows it */
void akkon_end_round(const struct akkon_table *t, struct akkon_state *s); /* P10 */
/* somebody else has the privilege, or nobody */
verdict akkon_refuse_holder(const struct akkon_table *t, const struct akkon_state *s,
                            struct move m);
verdict akkon_refuse_early_use(const struct akkon_state *s, struct move m);
/* sole; or NOWHERE */
unsigned akkon_leader(const struct akkon_table *t, const struct akkon_state *s, unsigned track);
void akkon_last_round(struct akkon_state *s); /* the running round is the last: loans lapse */
void akkon_pile_used_up(const struct akkon_table *t, struct akkon_state *s);
/* score.c */
unsigned akkon_points(const struct akkon_table *t, const struct akkon_state *s, unsigned seat);
/* tie-break */
unsigned akkon_second(const struct akkon_table *t, const struct akkon_state *s, unsigned seat);
/* actions.c: M_PUSH, M_ADVANCE, M_RAISE, M_LOWER, M_SKIP of cards */
verdict akkon_refuse_action(const struct akkon_table *t, const struct akkon_state *s,
                            unsigned print, unsigned target);
/* before it is paid; target as in the state */
/* what playing says, or who is asked */
void akkon_act(const struct akkon_table *t, struct akkon_state *s);
verdict akkon_refuse_step(const struct akkon_table *t, const struct akkon_state *s, struct move m);
void akkon_take_step(const struct akkon_table *t, struct akkon_state *s, struct move m);
void akkon_forward(const struct akkon_table *t, struct akkon_state *s, unsigned seat,
                   unsigned track, unsigned by);
void akkon_backward(struct akkon_state *s, unsigned seat, unsigned track, unsigned by);
unsigned akkon_levant_count(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                            unsigned cities);
/* loans.c: M_BORROW, M_GIVE, M_HOME */
verdict akkon_refuse_claim(const struct akkon_table *t, const struct akkon_state *s,
                           unsigned lender, unsigned count);
void akkon_make_claim(const struct akkon_table *t, struct akkon_state *s, unsigned taker,
                      unsigned lender, unsigned count);
bool akkon_next_claim(const struct akkon_table *t, const struct akkon_state *s, unsigned *lender,
                      unsigned *taker);
/* are there others whose cards were played first, and too few knights for all? */
bool akkon_comes_later(const struct akkon_table *t, const struct akkon_state *s, unsigned lender,
                       unsigned taker);
/* what cannot be taken lapses */
void akkon_forget_claims(const struct akkon_table *t, struct akkon_state *s);
verdict akkon_refuse_loan(const struct akkon_table *t, const struct akkon_state *s, struct move m);
void akkon_lend(const struct akkon_table *t, struct akkon_state *s, struct move m);
bool akkon_to_come_home(const struct akkon_table *t, const struct akkon_state *s, unsigned *taker,
                        unsigned *colour);
/* at the end of a round */
void akkon_go_home(const struct akkon_table *t, struct akkon_state *s);
/* windows.c: M_EXCHANGE, M_FETCH, M_SHIFT, M_RETURN, M_RAISE of faith, M_SKIP */
bool akkon_window(const struct akkon_table *t, const struct akkon_state *s, unsigned phase);
/* would mover, or the holder, have anything to do there? */
verdict akkon_refuse_window(const struct akkon_table *t, const struct akkon_state *s,
                            struct move m);
void akkon_use_window(const struct akkon_table *t, struct akkon_state *s, struct move m);
bool akkon_faith_open(const struct akkon_table *t, const struct akkon_state *s);
void akkon_note_played(const struct akkon_table *t, struct akkon_state *s, unsigned city);
/* turns.c */
/* m can be said */
verdict akkon_judge(const struct akkon_table *t, const struct akkon_state *s, struct move m);
/* knowledge.c, forms/key.c */
enum { PILE_OF = 16 }; /* a view: a card in the rest of a pile is UNSEEN + this + its city */
bool akkon_before_reveal(const struct akkon_state *s); /* have knights places, and no stocks? */
bool akkon_lies_open(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                     unsigned kind);

#define GAME akkon
#include "../functions.h"

#endif
