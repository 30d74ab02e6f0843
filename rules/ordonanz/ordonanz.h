/* Ordonanz: table, state and moves.
 *
 * Read the files in the order of the document:
 *   units.c      cards and their symbols; the component sheet
 *   setup.c      decks, dealing, the empty strips
 *   turns.c      whose turn, laying, drawing; every refusal of a move
 *   armies.c     combinations, and which of two armies is the stronger
 *   places.c     who comes first, second, third in an area
 *   end.c        when the game is over
 *   score.c      marks, points, the winner
 *   knowledge.c  what a player sees
 * The document does not say what is in contract.c (the entry in the table of games) and in forms/:
 * moves.c (the generator of moves), key.c (a position in few bits), symmetry.c (positions that are
 * alike), words.c (how moves are written), position.c and checks.c, sheet.c, facts.c, picture.c.
 */
#ifndef ORDONANZ_H
#define ORDONANZ_H

#include "../game.h"
#include "clauses.h"

enum {
    SEATS = 4,
    AREAS = 5,
    CAP = 4,       /* cards of one player on one area                    */
    DEALT = 6,     /* cards dealt to each player                         */
    HAND_ROOM = 7, /* six, and one more where drawing may come first     */
    SYMBOLS = 5,   /* lance, bow, swords, helmets, banner: bits 0 to 4   */
    FACES = 32,    /* a face is the set of its symbols; 0 is no card     */
    TALONS = 2,
    BY_LOT = 255
};

struct ordonanz_table {
    struct table head;
    uint8_t areas, cap, hand;    /* 5, 4, 6; a scope may have less    */
    uint8_t first;               /* BY_LOT, or a seat in a scope      */
    uint8_t decks;               /* decks in play                     */
    uint8_t deck[TALONS][FACES]; /* copies of each face in each deck  */
    /* derived by ordonanz_seal */
    uint8_t cards;              /* cards in play                     */
    uint8_t face_count;         /* different faces in play ...       */
    uint8_t face[FACES];        /* ... these: face[1] to face[count] */
    uint8_t face_number[FACES]; /* and back: 1 to count              */
    uint8_t face_bits;          /* bits for 0 to face_count          */
};

/* Cards may be dealt before the lot is drawn (LOT) or after it (DEAL). */
enum phase { LOT, DEAL, LAY, TAKE, TIE, OVER, PHASES };

/* Which of the two duties of a turn are done. */
enum { NEITHER = 0, LAID = 1, TOOK = 2 };

struct ordonanz_state {
    uint8_t talon[TALONS][FACES];   /* copies of each face left          */
    uint8_t stock[TALONS];          /* cards left                        */
    uint8_t hand[SEATS][HAND_ROOM]; /* faces, highest first; 0: no card  */
    uint8_t held[SEATS];
    uint8_t area[SEATS][AREAS][CAP]; /* by owner and number; highest first */
    uint8_t laid[SEATS][AREAS];
    uint8_t order[AREAS][SEATS]; /* who completed it: seat + 1, first to last */
    uint8_t turns[SEATS];        /* cards laid by each seat           */
    uint8_t phase, mover, first;
    uint8_t done;   /* duties of this turn               */
    uint8_t source; /* talon chosen + 1, where there is a choice */
    uint8_t dealt;  /* cards dealt                       */
    uint8_t lot;    /* seat + 1 that won the lot drawn for equal points */
};

/* The moves. Players and nature can make the first six. The document forbids the others; they exist
 * so that a scenario can ask for the refusal. */
enum ordonanz_kind {
    M_LOT,        /* nature: seat arg0 is first (or wins the tie)         */
    M_DEAL,       /* nature: seat arg0 gets face arg1 from talon arg2     */
    M_DRAW,       /* nature: seat arg0 draws face arg1 from talon arg2    */
    M_LAY,        /* face arg0 on area arg1 of the own strip, or of seat arg2 - 1 */
    M_CHOOSE,     /* a player names talon arg0 (q-two-decks B)            */
    M_DRAW_FIRST, /* a player will draw before laying (q-action-order A, B) */
    M_PASS,
    M_DISCARD,  /* face arg0                                            */
    M_SHIFT,    /* face arg0 from own area arg1 to own area arg2        */
    M_STRADDLE, /* face arg0 across areas arg1 and arg1 + 1             */
    M_TURN_STRIP,
    M_REVERSE,
    M_END_NOW,
    M_CLAIM, /* area arg0                                            */
    M_PEEK_TALON,
    M_PEEK_HAND, /* of seat arg0                                         */
    M_RETURN,    /* face arg0 back under the talon                       */
    KINDS
};

/* The result of a comparison: above 0 the first is stronger, below 0 the second; and the clause
 * that decided. */
struct judgement {
    int sign;
    verdict by;
};

/* Two players count areas, three or more count points. */
static inline bool by_areas(const struct ordonanz_table *t)
{
    return t->head.players == 2 && !READS(t, Q_two_player_points, 'B');
}

/* units.c */
void ordonanz_count_symbols(const uint8_t card[CAP], uint8_t count[SYMBOLS]);
/* setup.c */
verdict ordonanz_refuse_lot(const struct ordonanz_table *t, const struct ordonanz_state *s,
                            struct move m);
verdict ordonanz_refuse_deal(const struct ordonanz_table *t, const struct ordonanz_state *s,
                             struct move m);
void ordonanz_draw_lot(const struct ordonanz_table *t, struct ordonanz_state *s, struct move m);
void ordonanz_deal(const struct ordonanz_table *t, struct ordonanz_state *s, struct move m);
/* turns.c */
void ordonanz_begin_turn(const struct ordonanz_table *t, struct ordonanz_state *s, unsigned seat);
void ordonanz_take_card(struct ordonanz_state *s, unsigned seat, unsigned face, unsigned talon);
bool ordonanz_two_talons(const struct ordonanz_table *t);
unsigned ordonanz_turns_taken(const struct ordonanz_state *s);
/* armies.c */
struct judgement ordonanz_compare(const struct ordonanz_table *t, const uint8_t x[SYMBOLS],
                                  const uint8_t y[SYMBOLS]);
struct judgement ordonanz_rivals(const struct ordonanz_table *t, const struct ordonanz_state *s,
                                 unsigned area, unsigned a, unsigned b);
/* places.c */
void ordonanz_places(const struct ordonanz_table *t, const struct ordonanz_state *s, unsigned area,
                     uint8_t place[SEATS]);
/* end.c */
verdict ordonanz_refuse_after_end(const struct ordonanz_table *t, const struct ordonanz_state *s,
                                  struct move m);
void ordonanz_end_game(const struct ordonanz_table *t, struct ordonanz_state *s);
bool ordonanz_all_full(const struct ordonanz_table *t, const struct ordonanz_state *s);
/* score.c */
void ordonanz_points(const struct ordonanz_table *t, const struct ordonanz_state *s,
                     uint8_t points[SEATS], uint8_t areas[SEATS]);
/* does control of areas decide, and not points? */
unsigned ordonanz_leaders(const struct ordonanz_table *t, const struct ordonanz_state *s);
/* forms/words.c, forms/position.c */
char ordonanz_letter(unsigned symbol);
const char *ordonanz_symbol_name(unsigned symbol);
const char *ordonanz_phase_name(unsigned phase);

#define GAME ordonanz
#include "../functions.h"

#endif
