/* Sakkara: table, state and moves.
 *
 * Read the files in the order of the document:
 *   material.c   the board, the tiles, the sheet that lists them
 *   setup.c      laying out the tiles, the workers' entry
 *   workers.c    the movement of a worker; horse and bird, which prolong it
 *   building.c   ship and grain, the three steps of the pyramid
 *   pile.c       the used tiles, and where the opponent lays them down
 *   special.c    ox and snake
 *   spells.c     fire storm, whirlwind, drought, shipwreck
 *   turns.c      whose turn, its end, surplus; every refusal goes through here
 *   knowledge.c  what a player sees
 * The document does not say what is in contract.c (the entry in the table of games) and in forms/:
 * moves.c (which moves can be said, which are offered), key.c (a position in few bits), symmetry.c
 * (positions that are alike), words.c (how moves are written), position.c and checks.c, sheet.c,
 * facts.c, picture.c.
 *
 * "Step" is a level of the pyramid (the document's trap), "stair" the tile of
 * the same name; "holder" the rack of tiles in front of a player; "display" his
 * ship and grains laid out; "pile" the used tiles of one turn.
 */
#ifndef SAKKARA_H
#define SAKKARA_H

#include "../game.h"
#include "clauses.h"

/* The sizes of the full game. Bounded proofs lower all four. */
#ifndef SAKKARA_SIDE
#define SAKKARA_SIDE 7
#define SAKKARA_TALL 12
#define SAKKARA_TILES 75
#define SAKKARA_PARTS 27
#endif

enum {
    PLAYERS = 2,
    SIDE = SAKKARA_SIDE,
    FIELDS = SIDE * SIDE,
    WORKERS = 2,         /* of each player                                         */
    TALL = SAKKARA_TALL, /* room in a stack; no play reaches it (see no-stack-is-taller) */
    TILES = SAKKARA_TILES,
    STEPS = 3,
    PARTS = SAKKARA_PARTS,        /* stacks that one pile can become                        */
    NOWHERE = 255,                /* not on the board                                       */
    BY_AGE = 255,                 /* nature says who is the oldest                          */
    FIELD_SET = (FIELDS + 7) / 8, /* bytes of a set of fields, or of tiles of a pile */
    TILE_SET = (TILES + 7) / 8
};

/* The sixteen signs. The sheet gives their colours, copies and needs. */
enum kind {
    SHIP,
    GRAIN,
    HEWN,
    STAIR,
    DSTRIPE,
    CIRCLE,
    CROSS,
    BRAID,
    MOON,
    SIGN16,
    TIP,
    HAND,
    SNAKE,
    HORSE,
    BIRD,
    OX,
    KINDS
};
enum colour { GREEN, BLUE, RED, GOLD, GREY };
enum spell { FIRE, WHIRL, DROUGHT, SHIPWRECK, SPELLS };

/* Tiles are written kind + 1 wherever 0 has to say "no tile". */
/* For keys (key.c): what can differ at a table, and in how many bits. */
struct sakkara_shape {
    uint8_t number[KINDS + 1], tile[KINDS]; /* number of kind + 1 among those in play, and back */
    uint8_t kinds;                          /* kinds in play */
    uint8_t tile_width, field_width, step_width, walk_width, middle_width, sunk_width,
        withered_width;
    uint8_t parts;
    uint8_t bag, aside, parted; /* can such tiles exist? */
};

struct sakkara_table {
    struct table head;
    uint8_t rows, columns;
    uint8_t workers; /* 2 each; 1 in a scope                */
    uint8_t first;   /* BY_AGE, or a seat in a scope        */
    uint8_t copies[KINDS], colour[KINDS], need[KINDS];
    uint8_t greens[STEPS];                            /* grains on display for each step     */
    uint8_t hewn_hands, tip_hands;                    /* helping hands that go with them     */
    uint8_t recipe[SPELLS][3];                        /* kinds                               */
    uint8_t holder, climb, at_once, divisible, least; /* 10, 2, 9, 6, 3     */
    uint8_t ships_seen;                               /* ships on top after the deal: 2      */
    uint8_t given;                                    /* the sheet gives the deal: ...       */
    uint8_t deal[FIELDS][2];                          /* ... kind + 1, the lower one first   */
    /* derived by sakkara_seal */
    uint8_t fields, tiles;
    struct sakkara_shape shape;
};

enum phase {
    SHUFFLE, /* first layer: a tile on each field                    */
    COVER,   /* second layer: which fields get another               */
    MEND,    /* q-ship-fix B: ships are moved to the top             */
    AGE,
    ENTRY,
    TURN,
    RIDE,
    FLY,
    PUSH,
    ROB,
    GATHER, /* in the middle of horse, bird, ox, snake, storm */
    SURPLUS,
    PLACE,
    OVER,
    PHASES
};

struct sakkara_state {
    uint8_t height[FIELDS];
    uint8_t tile[FIELDS][TALL];       /* from the bottom up: kind + 1        */
    uint8_t worker[PLAYERS][WORKERS]; /* field + 1                           */
    uint8_t holder[PLAYERS][KINDS];
    uint8_t held[PLAYERS];                 /* tiles in the holder                 */
    uint8_t ship[PLAYERS], grain[PLAYERS]; /* on display          */
    uint8_t built[PLAYERS][KINDS];
    uint8_t bag[KINDS];        /* not dealt yet                       */
    uint8_t aside[KINDS];      /* out of play (some readings only)    */
    uint8_t pile[TILES], used; /* from the bottom up: kind + 1        */
    uint8_t part[PARTS];       /* PLACE: how the pile is cut, lowest first; DIVIDED */
    uint8_t sunk, withered;    /* ships and grains destroyed this turn */
    uint8_t phase, mover;      /* mover: whose turn it is, even in PLACE */
    uint8_t entered;           /* workers set in the entry            */
    uint8_t cursor;            /* next field of the deal              */
    uint8_t step;              /* p0: step worked on this turn, from 1 */
    uint8_t moved;             /* the movement of this turn is done   */
    uint8_t walker, heading;   /* worker + 1, direction + 1 that a horse prolongs */
    uint8_t rides;             /* fields ridden on the present horse  */
    uint8_t flyer;             /* worker + 1 on the bird              */
    uint8_t source, target;    /* fields + 1 of the ox                */
    uint8_t ending;            /* the pile closes the turn            */
    uint8_t winner;            /* seat + 1 of the winner              */
    /* kept for single readings only, 0 under the others: */
    uint8_t horses;              /* q-horse-repeat B: played this turn  */
    uint8_t fresh;               /* q-horse-delay B: nothing played since the movement */
    uint8_t start_height;        /* q-horse-height B: at the start of the movement */
    uint8_t stairs;              /* q-horse-interleave B: held when the horse was played */
    uint8_t stair_paid;          /* q-stair-count B: one stair serves the whole movement */
    uint8_t grains_laid;         /* this turn: q-grain-build-same-turn B, q-regrow-several B */
    uint8_t storm;               /* q-storm-all-or-some B: spell + 1 and where ... */
    uint8_t gathered[FIELD_SET]; /* ... and the fields that have yielded their tile */
    uint8_t picked[TILE_SET];    /* q-split-shape C: the tiles of the part being formed */
    uint8_t kept;                /* q-fewest-who B: the placer leaves the part whole */
    uint8_t other_heading;       /* q-horse-after-bird B: the other worker's heading, ... */
    uint8_t other_height;        /* ... and his start_height and stair_paid */
    uint8_t other_stair;
    uint8_t greens;              /* q-top-after-split B: place in the pile of the lowest green that
                                    was destroyed, + 1 */
    uint8_t height_then[FIELDS]; /* q-height-when B: heights at the beginning of the turn */
};

enum { DIVIDED = 128 }; /* q-split-shape B: this part comes from a division */

/* The moves. A worker is 0 or 1, or 2 and 3 for those of the other player. A field is its
 * number, row by row. The order of a spell is its three kinds as they go on the pile.
 */
enum sakkara_kind {
    M_DEAL,     /* nature: the next field gets a tile of kind arg0        */
    M_SINGLE,   /* nature: the next field gets no second tile             */
    M_EXCHANGE, /* nature: top of field arg0 for the lower tile of arg1 (q-ship-fix B) */
    M_OLDEST,   /* nature: seat arg0 is the oldest                        */
    M_ENTER,    /* on field arg0                                          */
    M_STEP,     /* worker arg0 to field arg1; arg2: with a needless stair (q-stair-needless B) */
    M_HORSE,    /* arg0: use the worker who moved or flew before the last one */
    M_RIDE,     /* goes on one field; arg0: takes the tile                */
    M_HALT,     /* gets off the horse, or ends a storm                    */
    M_BIRD,     /* worker arg0                                            */
    M_LAND,     /* on field arg0; arg1: leaves the tile (q-bird-take C)   */
    M_OX,       /* from field arg0 to field arg1                          */
    M_PUSH,     /* arg0 tiles                                             */
    M_SNAKE,
    M_ROB, /* kind arg0 - 1, or 0: nothing                           */
    M_LAY_SHIP,
    M_LAY_GRAIN,
    M_BUILD,     /* kind arg0                                              */
    M_FIRE,      /* worker arg0, direction arg1: row 0, column 1 (or q-fire-line B: 0 to 3);
                    order arg2-4 */
    M_WHIRL,     /* worker arg0; order arg1-3                              */
    M_DROUGHT,   /* order arg0-2                                           */
    M_SHIPWRECK, /* order arg0-2                                           */
    M_GATHER,    /* field arg0 (q-storm-all-or-some B)                     */
    M_IDLE,      /* plays kind arg0 without effect (q-idle-play B)         */
    M_END,       /* ends the turn                                          */
    M_DISCARD,   /* kind arg0                                              */
    M_SPLIT,     /* the lower arg0 tiles become a part; arg1: the upper ones do, and go first
                    (q-part-order B) */
    M_PICK,      /* tile arg0 of the lowest part joins a new one (q-split-shape C) */
    M_WHOLE,     /* divides no further (q-split-shape C, q-fewest-who B)   */
    M_PUT,       /* the lowest part on field arg0                          */
    MOVE_KINDS
};

/* Where a field lies. Fields are numbered row by row from the top. Directions: 0 up, 1 right, 2
 * down, 3 left. */
static inline unsigned row_of(const struct sakkara_table *t, unsigned field)
{
    return field / t->columns; // NOLINT(clang-analyzer-core.DivideZero): each board has columns
}

static inline unsigned column_of(const struct sakkara_table *t, unsigned field)
{
    return field % t->columns; // NOLINT(clang-analyzer-core.DivideZero): each board has columns
}

static inline unsigned apart(unsigned a, unsigned b)
{
    return a > b ? a - b : b - a;
}

/* A set of fields, or of tiles of a pile, without an order. */
static inline bool sakkara_has(const uint8_t *set, unsigned member)
{
    return set[member / 8] >> member % 8 & 1;
}

static inline void sakkara_add(uint8_t *set, unsigned member)
{
    set[member / 8] = (uint8_t)(set[member / 8] | 1u << member % 8);
}

/* Are the fields next to each other, horizontally, vertically or diagonally? */
static inline bool sakkara_next_to(const struct sakkara_table *t, unsigned a, unsigned b)
{
    return apart(row_of(t, a), row_of(t, b)) + apart(column_of(t, a), column_of(t, b)) == 1;
}

static inline bool sakkara_around(const struct sakkara_table *t, unsigned a, unsigned b)
{
    return a != b && apart(row_of(t, a), row_of(t, b)) <= 1
        && apart(column_of(t, a), column_of(t, b)) <= 1;
}

/* The worker on a field: 0 none, 1 and 2 the first player's, 3 and 4 the other's. */
static inline unsigned sakkara_worker_on(const struct sakkara_state *s, unsigned field)
{
    unsigned found = 0;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < WORKERS; w++)
            if (s->worker[p][w] == field + 1)
                found = p * WORKERS + w + 1;
    return found;
}

/* material.c */
unsigned sakkara_beyond(const struct sakkara_table *t, unsigned field, unsigned direction);
unsigned sakkara_top(const struct sakkara_state *s, unsigned field); /* kind + 1, or 0 */
void sakkara_take_top(struct sakkara_state *s, unsigned field, unsigned seat);
unsigned sakkara_held(const struct sakkara_state *s, unsigned seat);
/* setup.c */
verdict sakkara_refuse_before_turns(const struct sakkara_state *s, struct move m);
verdict sakkara_refuse_setup(const struct sakkara_table *t, const struct sakkara_state *s,
                             struct move m);
void sakkara_set_up(const struct sakkara_table *t, struct sakkara_state *s, struct move m);
verdict sakkara_refuse_enter(const struct sakkara_state *s, unsigned field);
void sakkara_enter(const struct sakkara_table *t, struct sakkara_state *s, struct move m);
/* workers.c */
verdict sakkara_refuse_movement_now(const struct sakkara_table *t, const struct sakkara_state *s,
                                    struct move m);
verdict sakkara_refuse_step(const struct sakkara_table *t, const struct sakkara_state *s,
                            struct move m);
bool sakkara_can_step(const struct sakkara_table *t, const struct sakkara_state *s, unsigned seat,
                      bool stairs);
void sakkara_walk(const struct sakkara_table *t, struct sakkara_state *s, struct move m);
verdict sakkara_refuse_horse(const struct sakkara_table *t, const struct sakkara_state *s,
                             struct move m);
verdict sakkara_refuse_ride(const struct sakkara_table *t, const struct sakkara_state *s,
                            bool taking);
void sakkara_mount(const struct sakkara_table *t, struct sakkara_state *s, bool other);
void sakkara_ride(const struct sakkara_table *t, struct sakkara_state *s, bool taking);
verdict sakkara_refuse_bird(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned worker);
verdict sakkara_refuse_land(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned field, bool leaving);
void sakkara_land(const struct sakkara_table *t, struct sakkara_state *s, unsigned field,
                  bool leaving);
/* building.c */
verdict sakkara_refuse_building_now(const struct sakkara_table *t, const struct sakkara_state *s,
                                    struct move m);
unsigned sakkara_first_unfinished(const struct sakkara_table *t, const struct sakkara_state *s,
                                  unsigned seat);
verdict sakkara_refuse_ship(const struct sakkara_table *t, const struct sakkara_state *s);
verdict sakkara_refuse_grain(const struct sakkara_table *t, const struct sakkara_state *s);
void sakkara_lay_green(const struct sakkara_table *t, struct sakkara_state *s, unsigned kind);
verdict sakkara_refuse_build(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned kind);
void sakkara_build(const struct sakkara_table *t, struct sakkara_state *s, unsigned kind);
/* pile.c */
verdict sakkara_refuse_placer(const struct sakkara_table *t, const struct sakkara_state *s,
                              struct move m);
verdict sakkara_refuse_placing_now(const struct sakkara_table *t, const struct sakkara_state *s,
                                   struct move m);
void sakkara_use(struct sakkara_state *s, unsigned kind);
void sakkara_add_destroyed(const struct sakkara_table *t, struct sakkara_state *s);
void sakkara_cut(const struct sakkara_table *t, struct sakkara_state *s);
void sakkara_close_pile(const struct sakkara_table *t, struct sakkara_state *s);
bool sakkara_picker_is_mover(const struct sakkara_table *t, const struct sakkara_state *s);
verdict sakkara_refuse_split(const struct sakkara_table *t, const struct sakkara_state *s,
                             struct move m);
verdict sakkara_refuse_pick(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned position);
verdict sakkara_refuse_whole(const struct sakkara_table *t, const struct sakkara_state *s);
verdict sakkara_refuse_put(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned field);
void sakkara_split(const struct sakkara_table *t, struct sakkara_state *s, struct move m);
void sakkara_pick(struct sakkara_state *s, unsigned position);
void sakkara_leave_whole(const struct sakkara_table *t, struct sakkara_state *s);
void sakkara_put(const struct sakkara_table *t, struct sakkara_state *s, unsigned field);
/* special.c */
verdict sakkara_refuse_special_now(const struct sakkara_state *s, struct move m);
verdict sakkara_refuse_ox(const struct sakkara_table *t, const struct sakkara_state *s,
                          unsigned source, unsigned target);
verdict sakkara_refuse_push(const struct sakkara_state *s, unsigned tiles);
void sakkara_push(struct sakkara_state *s, unsigned tiles);
verdict sakkara_refuse_snake(const struct sakkara_state *s);
verdict sakkara_refuse_rob(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned loot);
void sakkara_rob(struct sakkara_state *s, unsigned loot);
/* spells.c */
verdict sakkara_refuse_gathering_now(const struct sakkara_state *s, struct move m);
verdict sakkara_refuse_spell(const struct sakkara_table *t, const struct sakkara_state *s,
                             struct move m);
void sakkara_cast(const struct sakkara_table *t, struct sakkara_state *s, struct move m);
verdict sakkara_refuse_gather(const struct sakkara_table *t, const struct sakkara_state *s,
                              unsigned field);
void sakkara_gather(const struct sakkara_table *t, struct sakkara_state *s, unsigned field);
/* turns.c */
verdict sakkara_judge(const struct sakkara_table *t, const struct sakkara_state *s, struct move m);
void sakkara_begin_turn(const struct sakkara_table *t, struct sakkara_state *s, unsigned seat);
/* knowledge.c, forms/key.c */
struct sakkara_shape sakkara_shape_of(const struct sakkara_table *t);
/* forms/words.c, forms/position.c */
const char *sakkara_kind_name(unsigned kind);
const char *sakkara_phase_name(unsigned phase);
const char *sakkara_heading_name(unsigned way);

#define GAME sakkara
#include "../functions.h"

#endif
