/* Alexandros: table, state and moves.
 *
 * Read the files in the order of the document:
 *   material.c   the board and what follows from it, cards, walls: the sheet that lists them
 *   setup.c      the deal, the open cards, the lot; what nature turns up later, too
 *   goals.c      which areas are free, and which of them Alexandros may be moved to
 *   ways.c       the corner, the way to it, the walls on the way
 *   moving.c     the choice of a card: open, from the hand, as a joker; staying
 *   provinces.c  which areas form a province, its owner and its value; the split
 *   taking.c     taking a card, the row that is filled up again
 *   occupying.c  governors and cards for a province, taking over, the loser's half
 *   tax.c        tax, and relieving a governor
 *   turns.c      whose turn it is, its end, the end of the game; every refusal goes through here
 *   knowledge.c  what a player sees
 * The document does not say what is in contract.c (the entry in the table of games) and in forms/:
 * moves.c (which moves can be said, which are offered), key.c (a position in few bits), symmetry.c
 * (positions that are alike), words.c (how moves are written), position.c, map.c (the board in
 * letters), sheet.c, list.c (a board listed area by area), facts.c, picture.c and panels.c.
 *
 * An "area" is a triangle, a "plain" area one without a symbol. A "point" is a corner of areas, a
 * "line" a side of one: a "coast" line belongs to one area, an "inner" line to two. "Walls" stand
 * on inner lines. The "row" is the open cards. Only areas are called "free"; a province without
 * governors is "unoccupied".
 *
 * The rules know the board as lists: the corners of each area, and what follows from them. A
 * sheet gives the areas one by one, any triangles that meet in whole sides, with names of its
 * own. Or it draws a piece of the regular lattice of triangles, as on the document's board, and
 * the lists follow. On the lattice the area k:j, in band k and column j, points up if k + j is
 * even. Points are r:x with r + x even. Column 0 stays empty, so that x is never below 0.
 *
 * A member that does not matter any more is 0: its own comment says
 * when that is.
 */
#ifndef ALEXANDROS_H
#define ALEXANDROS_H

#include "../game.h"
#include "clauses.h"

/* Bounded proofs make the board smaller. */
#ifndef ALEXANDROS_BANDS
#define ALEXANDROS_BANDS 12
#define ALEXANDROS_COLUMNS 32
#define ALEXANDROS_AREAS 192
#define ALEXANDROS_POINTS 128
#define ALEXANDROS_INNER 240
#define ALEXANDROS_COAST 120
#define ALEXANDROS_WAYS 12
#endif
#ifndef ALEXANDROS_WAYS
#define ALEXANDROS_WAYS 6 /* on a lattice */
#endif

enum {
    SEATS = 4,
    GOVERNORS = 4, /* of one player                       */
    BANDS = ALEXANDROS_BANDS,
    COLUMNS = ALEXANDROS_COLUMNS,
    ROWS = BANDS + 1, /* of points                           */
    AREAS = ALEXANDROS_AREAS,
    POINTS = ALEXANDROS_POINTS,
    INNER = ALEXANDROS_INNER,
    COAST_LINES = ALEXANDROS_COAST,
    CORNERS = 3,
    WAYS = ALEXANDROS_WAYS, /* at most so many lines meet in a point */
    NAME_ROOM = 8,          /* a name has up to seven letters; zeros follow it */
    BLACK = 65,
    RED = 10,
    COPIES = 11,
    ROW = 2, /* open cards                          */
    TRACK = 100,
    NOWHERE = 255,
    BY_LOT = 255
};

enum symbol { TOWN, JUG, HORSE, HARP, SOLDIER, SYMBOLS, PLAIN = SYMBOLS };

/* A cell of the sheet's grid: NO_AREA, or symbol + 1 (PLAIN + 1: plain). */
enum { NO_AREA = 0 };

struct alexandros_table {
    struct table head;
    uint8_t listed;                  /* the board is a list of areas; 0: it is drawn as a grid */
    uint8_t cell[BANDS][COLUMNS];    /* the grid                            */
    uint8_t start_row, start_across; /* the point where Alexandros starts   */
    uint8_t start_name[NAME_ROOM];   /* its name on a listed board          */
    uint8_t copies[SYMBOLS];         /* 11 of each                          */
    uint8_t black, red;              /* 65, 10                              */
    uint8_t governors;               /* 4 each                              */
    uint8_t limit;                   /* 100: the game ends when somebody has more */
    uint8_t first;                   /* BY_LOT, or a seat in a scope        */

    /* The board as lists. A listed board is given in this form: areas in the order of the list,
     * points in the order of their names. For a drawn board alexandros_seal makes the lists: areas
     * are numbered by band and column, points by row and across. */
    uint8_t areas, points;
    uint8_t symbol[AREAS];
    uint8_t corner[AREAS][CORNERS]; /* points, their numbers rising        */
    uint8_t area_name[AREAS][NAME_ROOM], point_name[POINTS][NAME_ROOM]; /* of a listed board */
    uint8_t band[AREAS], column[AREAS], row[POINTS], across[POINTS];    /* of a grid */

    /* derived from these by alexandros_seal */
    uint8_t inner, coasts;
    uint8_t too_big;                /* the board has more than fits into the table, or three
                                       areas share a side */
    uint8_t plains;                 /* plain areas                         */
    uint8_t cards;                  /* of all symbols                      */
    uint8_t start;                  /* a point, or NOWHERE                 */
    uint8_t side[AREAS][CORNERS];   /* inner lines, NOWHERE: coast         */
    uint8_t beyond[AREAS][CORNERS]; /* the area on the other side, NOWHERE: none */
    uint8_t degree[POINTS];         /* lines that meet here                */
    uint8_t next[POINTS][WAYS];     /* the point at the other end; they rise */
    uint8_t line[POINTS][WAYS];     /* the inner line on the way there; NOWHERE: coast */
    uint8_t shore[POINTS][WAYS];    /* the coast line on the way there; NOWHERE: inner */
    uint8_t end[INNER][2];          /* points of an inner line, the smaller first */
    uint8_t bank[INNER][2];         /* areas of an inner line, the smaller first */
    uint8_t shore_end[COAST_LINES][2];
    uint8_t apart[POINTS][POINTS];    /* lines on a shortest way; NOWHERE: no way */
    uint8_t reach;                    /* the largest value in apart          */
    uint8_t with[SYMBOLS + 1][AREAS]; /* areas with a symbol (PLAIN too), rising */
    uint8_t count[SYMBOLS + 1];
};

enum phase {
    /* set-up: nature */
    DEAL,     /* a card for each seat in turn                         */
    LAY_OPEN, /* the row                                              */
    LOT,      /* the start player                                     */
    /* moving Alexandros */
    CARD,       /* the mover chooses a card                             */
    GOAL,       /* the mover chooses an area                            */
    REVEAL,     /* nature replaces the open card; see replace           */
    CORNER,     /* the mover chooses one of its corners                 */
    WAY,        /* the mover chooses a way, line by line                */
    JOKER_TAKE, /* the mover chooses the card that goes with a joker    */
    /* the two actions */
    ACTION,
    DRAW,   /* nature: a card from the pile for the mover           */
    PLACE,  /* occupying: another governor, or the cards            */
    GIVE,   /* taking over: which cards the loser gets              */
    LEVY,   /* q-tax-others-card B, q-tax-compulsory-effect B       */
    REFILL, /* nature fills up the row                              */
    OVER,
    PHASES
};

/* How a joker moves Alexandros, if one does. */
enum joker {
    NO_JOKER,
    ROW_JOKER, /* an open card may be taken for it    */
    CARD_JOKER /* the card is already taken or played: q-joker-trigger B, q-hand-joker B */
};

enum { WALL_BYTES = (INNER + 7) / 8, SHORE_BYTES = (COAST_LINES + 7) / 8 };

struct alexandros_state {
    uint8_t wall[WALL_BYTES];           /* a bit for each inner line           */
    uint8_t at;                         /* the point where Alexandros is       */
    uint8_t governor[SEATS][GOVERNORS]; /* area + 1, rising; the zeros behind them: in the supply */
    uint8_t hand[SEATS][SYMBOLS];
    uint8_t held[SEATS];  /* cards in hand; stays in a view      */
    uint8_t row[SYMBOLS]; /* open cards                          */
    uint8_t pile[SYMBOLS], discard[SYMBOLS];
    uint8_t black, red;   /* walls left                          */
    uint8_t score[SEATS]; /* modulo 256; see carry               */

    /* The bytes above lie on the table. Below: whose turn it is, and what players keep in mind. */
    uint8_t phase;
    uint8_t mover;          /* whose turn it is; before: 0         */
    uint8_t actions;        /* left in this turn; moving: 2; before the first turn and OVER: 0 */
    uint8_t taxed;          /* tax was levied in this turn         */
    uint8_t card;           /* symbol + 1 of the card that Alexandros is moved with, until GOAL */
    uint8_t joker;          /* enum joker: until JOKER_TAKE, or GOAL if no card is taken then */
    uint8_t replace;        /* an open card is still to be replaced */
    uint8_t goal;           /* area + 1, from GOAL to CORNER       */
    uint8_t target;         /* point + 1, in WAY                   */
    uint8_t laid;           /* walls laid on this way that are still to be taken from the piles */
    uint8_t site;           /* PLACE: the lowest area of the province that is occupied + 1 */
    uint8_t price[SYMBOLS]; /* PLACE: cards to pay for areas without a governor */
    uint8_t used[SYMBOLS];  /* PLACE, GIVE: cards used in this action, not yet given or discarded */
    uint8_t victim;         /* PLACE, GIVE: seat + 1 of the loser of the province; 0: nobody */
    uint8_t due;            /* GIVE: cards that the victim still gets */

    /* The province of each area, named by its lowest area. It follows from the walls. */
    uint8_t province[AREAS];

    /* Kept for single readings only, 0 under the others. */
    uint8_t carry[SEATS];        /* q-over-100-at-once C: scores beyond 255 */
    uint8_t sent;                /* q-standing-on B: area + 1 to which Alexandros was last sent */
    uint8_t barred;              /* q-exception-no-take B: no card may be taken in this turn */
    uint8_t needless;            /* q-coast-walls B, C: walls laid although none is needed */
    uint8_t shored[SHORE_BYTES]; /* q-coast-walls B, C: a bit for each coast line with a wall */
    uint8_t took;                /* q-refill-time B: an open card was taken as the first action */
    uint8_t filled;              /* q-refill-time B: so no card is taken as the second */
    uint8_t razed;               /* q-takeover-split-actions B: area + 1 in the province that
                                    must be occupied now */
    uint8_t asked;               /* LEVY: the seat that is asked + 1    */
    uint8_t ending;              /* q-over-100-at-once B, C, q-both-triggers B: somebody has more
                                    than the limit */
    uint8_t start_seat;          /* q-over-100-at-once C, q-final-round B: the seat that began */
};

/* The moves. Areas, points, symbols and seats are given by their numbers. */
enum alexandros_kind {
    /* nature */
    M_DEAL,    /* a card of symbol arg0 for the next seat              */
    M_UNCOVER, /* a card of symbol arg0 joins the row: LAY_OPEN, REVEAL, REFILL */
    M_LOT,     /* seat arg0 begins                                     */
    M_DRAW,    /* a card of symbol arg0 for the mover                  */
    /* moving Alexandros */
    M_OPEN,    /* with the open card of symbol arg0                    */
    M_HAND,    /* with the card of symbol arg0 of the hand             */
    M_JOKER,   /* the open cards are jokers                            */
    M_STAY,    /* Alexandros cannot be moved; q-no-goal E: except with a card of the hand */
    M_GOAL,    /* to area arg0                                         */
    M_CORNER,  /* to its corner, the point arg0                        */
    M_WALK,    /* to the next point arg0; arg1: with a needless wall (q-coast-walls B, C) */
    M_KEEP,    /* JOKER_TAKE: the open card of symbol arg0; with q-joker-take C: before moving */
    M_DECLINE, /* JOKER_TAKE: takes none; LEVY: no points (q-tax-compulsory-effect B) */
    /* actions */
    M_TAKE,      /* the open card of symbol arg0                         */
    M_TAKE_PILE, /* a card from the pile                                 */
    M_OCCUPY,    /* the unoccupied province: a first governor on area arg0 */
    M_TAKE_OVER, /* an opponent's province: a first governor on area arg0 */
    M_REMOVE,    /* the governor on area arg0, and all others of that province
                    (q-takeover-split-actions B, C) */
    M_PLACE,     /* a further governor on area arg0                      */
    M_PAY,       /* pays for all areas without a governor                */
    M_GIVE,      /* a used card of symbol arg0 to the loser              */
    M_TAX,       /* with a card of symbol arg0                           */
    M_COLLECT,   /* LEVY: takes the points; arg0: symbol + 1 of the card played
                    (q-tax-others-card B), or 0 */
    M_RELIEVE,   /* the governor on area arg0                          */
    M_FILL,      /* takes no card as the second action (q-refill-time B) */
    M_END,       /* ends the turn                                        */
    MOVE_KINDS
};

static inline bool has_wall(const struct alexandros_state *s, unsigned inner)
{
    return inner != NOWHERE && (s->wall[inner / 8] >> inner % 8 & 1) != 0;
}
static inline unsigned total_of(const uint8_t cards[SYMBOLS])
{
    unsigned n = 0;
    for (unsigned k = 0; k < SYMBOLS; k++)
        n += cards[k];
    return n;
}
static inline bool has_symbol(const struct alexandros_table *t, unsigned area)
{
    return t->symbol[area] != PLAIN;
}
/* Can one of the readings in force delay the end of the game to the end of a round? */
static inline bool counts_rounds(const struct alexandros_table *t)
{
    return READS(t, Q_over_100_at_once, 'C') || READS(t, Q_final_round, 'B');
}
static inline unsigned score_of(const struct alexandros_state *s, unsigned seat)
{
    return s->score[seat] + 256u * s->carry[seat];
}

/* material.c */
/* or NOWHERE */
unsigned alexandros_point_at(const struct alexandros_table *t, unsigned row, unsigned across);
/* or NOWHERE */
unsigned alexandros_area_at(const struct alexandros_table *t, unsigned band, unsigned column);
unsigned alexandros_named(const uint8_t (*names)[NAME_ROOM], unsigned count,
                          const uint8_t name[NAME_ROOM]);
/* its number; or NOWHERE              */
unsigned alexandros_way_to(const struct alexandros_table *t, unsigned from, unsigned to);
/* which of the lines that meet in from; or NOWHERE */
/* setup.c: M_DEAL, M_UNCOVER, M_LOT, M_DRAW */
verdict alexandros_refuse_nature(const struct alexandros_table *t, const struct alexandros_state *s,
                                 struct move m);
void alexandros_let_nature(const struct alexandros_table *t, struct alexandros_state *s,
                           struct move m);
/* in the pile or the discard */
bool alexandros_any_to_draw(const struct alexandros_state *s);
void alexandros_restock(struct alexandros_state *s); /* the discard becomes the pile, if that is
                                                        used up */
/* goals.c: M_GOAL */
verdict alexandros_refuse_free(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned area);
/* the first clause that bars all areas with a symbol; LEGAL: some area is a goal */
verdict alexandros_refuse_symbol(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned symbol);
/* why a joker has no goal */
verdict alexandros_refuse_joker(const struct alexandros_table *t, const struct alexandros_state *s);
bool alexandros_any_free(const struct alexandros_table *t, const struct alexandros_state *s,
                         unsigned symbol);
/* has the symbol a free area, or one without pieces (q-joker-unoccupied B)? */
/* the number of lines to the nearest corner */
unsigned alexandros_distance(const struct alexandros_table *t, unsigned from, unsigned area);
unsigned alexandros_goals(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned symbol,
                          uint8_t list[AREAS]); /* the goals of a card, rising; returns how many */
bool alexandros_joker_strays(const struct alexandros_table *t, const struct alexandros_state *s);
unsigned alexandros_joker_goals(const struct alexandros_table *t, const struct alexandros_state *s,
                                uint8_t list[AREAS]);
bool alexandros_black_will_do(const struct alexandros_table *t, const struct alexandros_state *s,
                              const uint8_t list[AREAS], unsigned goals); /* for one of them */
verdict alexandros_refuse_goal(const struct alexandros_table *t, const struct alexandros_state *s,
                               unsigned area);
/* ways.c: M_CORNER, M_WALK */
/* with the walls that are left */
verdict alexandros_refuse_reach(const struct alexandros_table *t, const struct alexandros_state *s,
                                unsigned area);
bool alexandros_black_reach(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned area);
/* without red ones                    */
verdict alexandros_refuse_corner(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned point);
void alexandros_head_for(const struct alexandros_table *t, struct alexandros_state *s,
                         unsigned point);
verdict alexandros_refuse_walk(const struct alexandros_table *t, const struct alexandros_state *s,
                               struct move m);
void alexandros_walk(const struct alexandros_table *t, struct alexandros_state *s, struct move m);
/* moving.c: M_OPEN, M_HAND, M_JOKER, M_STAY, M_GOAL, M_KEEP, M_DECLINE of JOKER_TAKE */
verdict alexandros_refuse_card(const struct alexandros_table *t, const struct alexandros_state *s,
                               struct move m);
void alexandros_choose_card(const struct alexandros_table *t, struct alexandros_state *s,
                            struct move m);
void alexandros_choose_goal(const struct alexandros_table *t, struct alexandros_state *s,
                            unsigned area);
verdict alexandros_refuse_keep(const struct alexandros_table *t, const struct alexandros_state *s,
                               struct move m);
void alexandros_keep(const struct alexandros_table *t, struct alexandros_state *s, struct move m);
void alexandros_arrived(const struct alexandros_table *t, struct alexandros_state *s);
/* goes on, after a replacement or without one */
void alexandros_go_on(const struct alexandros_table *t, struct alexandros_state *s);
/* provinces.c; a province is named by its lowest area */
/* finds all provinces from the walls */
void alexandros_find_provinces(const struct alexandros_table *t, struct alexandros_state *s);
void alexandros_wall_in(const struct alexandros_table *t, struct alexandros_state *s,
                        unsigned inner);
bool alexandros_is_province(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned province);
unsigned alexandros_owner(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned province);
/* seat, or NOWHERE                    */
unsigned alexandros_governors_in(const struct alexandros_table *t, const struct alexandros_state *s,
                                 unsigned province);
unsigned alexandros_value(const struct alexandros_table *t, const struct alexandros_state *s,
                          unsigned province);
unsigned alexandros_income_of(const struct alexandros_table *t, const struct alexandros_state *s,
                              unsigned area); /* of the governor there */
unsigned alexandros_income(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned seat);
bool alexandros_stands(const struct alexandros_table *t, const struct alexandros_state *s,
                       unsigned seat, unsigned area);
/* a governor of his, there            */
unsigned alexandros_supply(const struct alexandros_table *t, const struct alexandros_state *s,
                           unsigned seat);
/* a governor, from the supply */
void alexandros_post(struct alexandros_state *s, unsigned seat, unsigned area);
/* and back */
void alexandros_recall(struct alexandros_state *s, unsigned seat, unsigned area);
/* taking.c: M_TAKE, M_TAKE_PILE, M_FILL */
/* q-refill-time B: actions that are not allowed before, or after, the row is filled up */
verdict alexandros_refuse_gap(const struct alexandros_state *s, unsigned kind);
verdict alexandros_refuse_take(const struct alexandros_table *t, const struct alexandros_state *s,
                               struct move m);
void alexandros_take(const struct alexandros_table *t, struct alexandros_state *s, struct move m);
/* occupying.c: M_OCCUPY, M_TAKE_OVER, M_REMOVE, M_PLACE, M_PAY, M_GIVE */
verdict alexandros_refuse_occupying(const struct alexandros_table *t,
                                    const struct alexandros_state *s, struct move m);
void alexandros_occupy(const struct alexandros_table *t, struct alexandros_state *s, struct move m);
/* tax.c: M_TAX, M_COLLECT, M_DECLINE of LEVY, M_RELIEVE */
verdict alexandros_refuse_tax(const struct alexandros_table *t, const struct alexandros_state *s,
                              struct move m);
void alexandros_tax(const struct alexandros_table *t, struct alexandros_state *s, struct move m);
verdict alexandros_refuse_relief(const struct alexandros_table *t, const struct alexandros_state *s,
                                 struct move m);
void alexandros_relieve(const struct alexandros_table *t, struct alexandros_state *s,
                        struct move m);
/* turns.c */
void alexandros_begin_turn(const struct alexandros_table *t, struct alexandros_state *s,
                           unsigned seat);
bool alexandros_last_turn(const struct alexandros_table *t, const struct alexandros_state *s);
void alexandros_end_turn(const struct alexandros_table *t, struct alexandros_state *s);
void alexandros_action_done(const struct alexandros_table *t, struct alexandros_state *s);
/* REFILL, or what follows it */
void alexandros_fill_row(const struct alexandros_table *t, struct alexandros_state *s);
void alexandros_finish(struct alexandros_state *s); /* OVER                 */
/* m can be said */
verdict alexandros_judge(const struct alexandros_table *t, const struct alexandros_state *s,
                         struct move m);

#define GAME alexandros
#include "../functions.h"

#endif
