/* The contract that the rules of every game implement.
 *
 * Rules are pure functions over flat values: table and state go in, a state
 * comes out. Nothing here or in any game's folder allocates, prints, reads a
 * clock, draws a random number or keeps a global, so that the same files
 * compile for CBMC, for every fuzzer, and without an operating system.
 *
 *   state   what changes: a flat struct of bytes, canonical (equal positions
 *           are equal bytes), without pointers or padding
 *   move    what somebody does: kind, actor, arguments. Chance is a move too,
 *           made by NATURE, so a play can be replayed from its moves alone
 *   table   what does not change: players, component data, and the reading in
 *           force for each question that the document leaves open
 *
 * Tables and states consist of uint8_t members only. That makes them free of
 * padding and byte order, and lets a counterexample travel as plain bytes.
 */
#ifndef QUIBBLE_GAME_H
#define QUIBBLE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MAX_PLAYERS = 8,
    MAX_QUESTIONS = 64,
    MOVE_ARGS = 6,
    NATURE = 255,  /* the actor of a chance move  */
    NAME_SIZE = 64 /* room for any word of a game */
};

/* A verdict on a move is LEGAL, or the clause that forbids it. NOT_A_MOVE is
 * for bytes that say nothing in the game's language at all (an unknown kind, a
 * used-up argument that is not zero): no clause of a document speaks of those. */
typedef unsigned verdict;
enum { LEGAL = 0, NOT_A_MOVE = 1, FIRST_CLAUSE = 2 };

struct move {
    uint8_t kind;
    uint8_t actor;          /* a seat, or NATURE */
    uint8_t arg[MOVE_ARGS]; /* unused ones are zero: one move, one encoding */
};

/* The head of every game's table. A reading is the letter of the answer in
 * force: table->reading[ORDONANZ_Q_final_draw] == 'B'. */
struct table {
    uint8_t players;
    uint8_t small; /* a cut-down game (a scope): sizes may differ from the document's */
    uint8_t reading[MAX_QUESTIONS];
};

/* A number of a sheet, and what it must be (limits.h). */
struct limit {
    verdict clause;   /* that says so                                             */
    const char *word; /* its line of a sheet; NULL: a line of some other form     */
    size_t at;        /* where in the table                                       */
    uint8_t is, least, most;
    bool exact;   /* least and most are for scopes; the full game has ... */
    uint8_t full; /* ... just this                                        */
};

struct outcome {
    bool over;
    uint8_t winners; /* bit per seat; several bits are a shared victory */
    int16_t score[MAX_PLAYERS];
};

/* Where the generator puts its moves. A proof wants to know of one move only
 * whether it is offered, and how often: CBMC then needs no list. */
struct offers {
#ifdef __CPROVER__
    struct move probe;
#else
    struct move *list;
#endif
    unsigned count;
};

static inline bool same_move(struct move a, struct move b)
{
    bool same = a.kind == b.kind && a.actor == b.actor;
    for (unsigned i = 0; i < MOVE_ARGS; i++)
        same = same && a.arg[i] == b.arg[i];
    return same;
}

static inline void offer(struct offers *o, struct move m)
{
#ifdef __CPROVER__
    o->count += same_move(o->probe, m);
#else
    o->list[o->count++] = m;
#endif
}

/* The same for a move of up to three arguments, which is written where it is
 * to lie: in a generator's loop that is several times as fast. */
static inline void offer_move(struct offers *o, unsigned kind, unsigned actor, unsigned arg0,
                              unsigned arg1, unsigned arg2)
{
#ifdef __CPROVER__
    offer(o, (struct move){
                 (uint8_t)kind, (uint8_t)actor, { (uint8_t)arg0, (uint8_t)arg1, (uint8_t)arg2 } });
#else
    struct move *m = &o->list[o->count++];
    m->kind = (uint8_t)kind;
    m->actor = (uint8_t)actor;
    m->arg[0] = (uint8_t)arg0;
    m->arg[1] = (uint8_t)arg1;
    m->arg[2] = (uint8_t)arg2;
    m->arg[3] = m->arg[4] = m->arg[5] = 0;
#endif
}

/* RULE(slug) marks the line that carries a clause out; BY(slug) marks it and is the clause: a move
 * is refused by it, or something decided. NUMBER_OF(slug) is GAME_slug (clauses.h); an unknown slug
 * does not compile.
 *
 *   by default             nothing: a release carries no marks
 *   QUIBBLE_COUNT          notes which clauses were exercised
 *   QUIBBLE_ORDER          tells each one as it is carried out: for a copy of the rules that
 *                          says what followed from a move
 *   QUIBBLE_FEEDBACK       a branch and a counter that both fuzzers see
 *   QUIBBLE_COVER (CBMC)   a goal: is this clause in reach of the proof?   */
#if defined(QUIBBLE_COUNT)
extern _Thread_local uint8_t rule_hits[];
#define RULE_MARK(id) ((void)(rule_hits[id] = 1))
#elif defined(QUIBBLE_ORDER)
void rule_met(unsigned id);
#define RULE_MARK(id) rule_met(id)
#elif defined(QUIBBLE_FEEDBACK)
extern volatile uint8_t rule_hits[];
#define RULE_MARK(id) ((void)(rule_hits[id] || (rule_hits[id] = 1)))
#elif defined(QUIBBLE_COVER)
#define RULE_MARK(id) __CPROVER_cover(id)
#else
#define RULE_MARK(id) ((void)0)
#endif

#define RULE(slug) RULE_MARK(NUMBER_OF(slug))
#define BY(slug) (RULE(slug), REFUSED_BY(NUMBER_OF(slug)))

/* READS(t, Q_slug, 'B') asks whether a question is read so in this table. Rules ask for readings
 * in no other way, and they refuse a move by BY(slug) alone.
 *
 * QUIBBLE_FORCED is for a copy of the rules that can be broken while it runs. One reading can be
 * made to behave like the standard one of its question: that must break a property (ci/readings).
 * One line that refuses moves can be left out: a FORBIDS must notice (ci/forbids). */
#ifdef QUIBBLE_FORCED
struct forced {
    uint8_t letter;   /* of the reading that behaves like the standard one; 0: none */
    uint8_t standard; /* of the question */
};
extern struct forced forced[MAX_QUESTIONS];
static inline uint8_t reading_in_force(unsigned question, uint8_t letter)
{
    return forced[question].letter == letter ? forced[question].standard : letter;
}
#define READS_AS(t, question, answer) \
    (reading_in_force(question, (t)->head.reading[question]) == (answer))
verdict refused_at(const char *file, unsigned line, verdict clause);
#define REFUSED_BY(clause) refused_at(__FILE__, __LINE__, clause)
#else
#define READS_AS(t, question, answer) ((t)->head.reading[question] == (answer))
#define REFUSED_BY(clause) (verdict) clause
#endif

#define READS(t, question, letter) READS_AS(t, NUMBER_OF(question), letter)

/* What an engine needs to know of a game. Engines use these; proofs call the
 * game's typed functions directly, which is easier on solver and reader. */
struct words;
struct text;

struct game {
    const char *name;  /* as on the command line        */
    const char *title; /* as on the document            */
    uint8_t fewest_players, most_players;
    size_t table_size, state_size;
    size_t on_table;     /* the bytes of a state before this one lie on the table; those after it
                            are whose turn it is, and what is kept in mind */
    unsigned most_moves; /* never more legal moves at once */
    unsigned most_key_bytes;

    /* The table: default sheet and readings, then corrections, then sealed
     * (derived numbers filled in) and judged as a whole. */
    void (*default_table)(void *table, unsigned players);
    void (*seal)(void *table);
    verdict (*table_refusal)(const void *table);

    void (*start)(const void *table, void *state);
    verdict (*refusal)(const void *table, const void *state, struct move m);
    /* A move that is known to be legal; and any move: a refused one changes nothing. With
     * carry_out, step is the contract's: refusal, then carry_out. A game that overrides step
     * leaves carry_out NULL: then each move goes through step, and is checked there. */
    void (*carry_out)(const void *table, void *state, struct move m);
    verdict (*step)(const void *table, void *state, struct move m);
    /* What is legal here: GAME_offers, which contract.h wraps. */
    unsigned (*moves)(const void *table, const void *state, struct move *list);
    uint8_t (*turn_of)(const void *table, const void *state);

    /* Every move worth asking about, legal or not: 0 .. universe-1. */
    uint32_t (*universe)(const void *table);
    struct move (*move_at)(const void *table, uint32_t index);

    /* Of how many equally likely cases a legal move of NATURE's is made up. */
    uint32_t (*weight)(const void *table, const void *state, struct move m);

    void (*outcome)(const void *table, const void *state, struct outcome *out);

    /* What a seat would have if the game ended now: a greedy player goes by that. */
    int (*standing)(const void *table, const void *state, unsigned seat);

    /* What a player knows, in the shape of a state, the unknown left blank. */
    void (*view)(const void *table, const void *state, unsigned player, void *seen);

    /* A position as few bytes, and back. The length depends on the table only;
     * up to eight bytes behind the key are written and read, too. */
    size_t (*key)(const void *table, const void *state, uint8_t *key);
    void (*unkey)(const void *table, const uint8_t *key, void *state);

    /* Symmetries of a table (areas that change places, a board that is turned
     * over), numbered from 0; each carries states into states and moves into
     * moves so that play goes on alike and the same seats win. canonical carries
     * a state into the one that stands for all of these. NULL: there are none. */
    unsigned (*symmetries)(const void *table);
    void (*mirror)(const void *table, unsigned symmetry, void *state);
    struct move (*mirror_move)(const void *table, unsigned symmetry, struct move m);
    void (*canonical)(const void *table, void *state);

    /* Positions that an independent enumerator would also count: those that stand for
     * all that are symmetric (by_symmetry), or those between two decisions. Or NULL. */
    bool by_symmetry;
    bool (*representative)(const void *table, const void *state);

    /* Words (rules/forms/words.h). Readers return NULL, or what was expected. */
    void (*write_move)(const void *table, struct move m, struct text *out);
    const char *(*read_move)(const void *table, const struct words *in, struct move *m);
    /* The same in a position, for a game whose moves name something by what it is there. NULL: no
     * name depends on the position. People and ports always use write_move_here and
     * read_move_here (words.h), which choose; two revisions of a game exchange moves without a
     * position. */
    void (*write_move_at)(const void *table, const void *state, struct move m, struct text *out);
    const char *(*read_move_at)(const void *table, const void *state, const struct words *in,
                                struct move *m);
    void (*write_position)(const void *table, const void *state, struct text *out);
    void (*blank_position)(const void *table, void *state);
    const char *(*read_position)(const void *table, const struct words *in, void *state);
    const char *(*finish_position)(const void *table, void *state);
    void (*write_facts)(const void *table, const void *state, struct text *out);
    void (*write_sheet)(const void *table, struct text *out);
    /* A position, or a view of one, as SVG; told apart in black and white. NULL: no picture. */
    void (*draw)(const void *table, const void *state, struct text *out);
    const char *(*read_sheet)(void *table, const struct words *in);
    /* Of each kind of card or tile: how many this position has, as far as its lines say, and how
     * many the sheet gives. Asked before finish_position, from kind 0 on, until there are no more
     * (false). NULL: nobody counts them. */
    bool (*count_pieces)(const void *table, const void *state, unsigned kind, unsigned *there,
                         unsigned *given, struct text *name);
    /* The limits of the numbers on a sheet, from i = 0 on; false: there are no more. NULL: the game
     * states none. */
    bool (*limit)(const void *table, unsigned i, struct limit *limit);
    /* The phrases that moves are written with, from 0 on; NULL: there are no more. */
    const struct phrase *(*phrase)(unsigned i);
};

#ifdef QUIBBLE_FORCED
/* The verdict of the rules, which are asked again without the line that refused. */
verdict refusal_and_breaks(const struct game *g,
                           verdict (*rules)(const void *table, const void *state, struct move m),
                           const void *table, const void *state, unsigned phase, struct move m);
#endif

#endif
