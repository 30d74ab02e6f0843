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

/* The head of every game's table. 'reading' has, for each question, the letter of the answer in
 * force: table->reading[ORDONANZ_Q_final_draw] == 'B'. */
struct table {
    uint8_t players;
    uint8_t small; /* a cut-down game (a scope): sizes may differ from the document's */
    uint8_t reading[MAX_QUESTIONS];
};

/* A number on a sheet, and the values that it may have (limits.h). */
struct limit {
    verdict clause;   /* that sets the limit                                      */
    const char *word; /* the word of its line; NULL: no line has this number alone */
    size_t at;        /* where in the table                                       */
    uint8_t is, least, most;
    bool exact;   /* least and most hold in scopes; the full game has ... */
    uint8_t full; /* ... exactly this                                     */
};

struct outcome {
    bool over;
    uint8_t winners; /* a bit for each seat; several bits: they share the victory */
    int16_t score[MAX_PLAYERS];
};

/* Where the generator puts its moves. Under CBMC it keeps no list: a proof only asks of one move
 * whether it is offered, and how often. */
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

/* The same for a move of up to three arguments. It is written straight into the list, which makes
 * the loops of generators several times as fast. */
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

/* RULE(slug) marks the line that carries a clause out. BY(slug) also marks it, and its value is the
 * clause that refuses a move or decides something. NUMBER_OF(slug) is GAME_slug (clauses.h); an
 * unknown slug does not compile.
 *
 *   by default             nothing: a release carries no marks
 *   QUIBBLE_COUNT          notes which clauses were exercised
 *   QUIBBLE_ORDER          reports each clause when it is carried out: a copy of the rules uses
 *                          this to say what followed from a move
 *   QUIBBLE_FEEDBACK       a branch and a counter that both fuzzers see
 *   QUIBBLE_COVER (CBMC)   a goal: can the proof reach this clause? */
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

/* READS(t, Q_slug, 'B') asks whether reading B of a question is in force at this table. Rules ask
 * for readings in no other way, and refuse a move by BY(slug) alone.
 *
 * QUIBBLE_FORCED is for a copy of the rules that can be broken while it runs. One reading can
 * behave like the standard one of its question: a property must then break (ci/readings). One line
 * that refuses moves can be left out: a FORBIDS must notice (ci/forbids). */
#ifdef QUIBBLE_FORCED
struct forced {
    uint8_t letter;   /* the reading that is to behave like the standard one; 0: none */
    uint8_t standard; /* the standard reading of the question */
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

/* A game as engines see it. Proofs call the game's typed functions directly, which is easier on the
 * solver and on the reader. */
struct words;
struct text;

struct game {
    const char *name;  /* as on the command line        */
    const char *title; /* as on the document            */
    uint8_t fewest_players, most_players;
    size_t table_size, state_size;
    size_t on_table;     /* offset of the first byte that does not lie on the table: whose turn
                          * it is, and what the players keep in mind */
    unsigned most_moves; /* at most so many legal moves at once */
    unsigned most_key_bytes;

    /* The table: default sheet and readings, then corrections, then sealed
     * (derived numbers filled in) and judged as a whole. */
    void (*default_table)(void *table, unsigned players);
    void (*seal)(void *table);
    verdict (*table_refusal)(const void *table);

    void (*start)(const void *table, void *state);
    verdict (*refusal)(const void *table, const void *state, struct move m);
    /* carry_out does a move that is known to be legal; step takes any move, and a refused one
     * changes nothing. By default step is the contract's: refusal, then carry_out. A game that
     * overrides step leaves carry_out NULL: then every move goes through step, which checks it. */
    void (*carry_out)(const void *table, void *state, struct move m);
    verdict (*step)(const void *table, void *state, struct move m);
    /* Lists the legal moves: GAME_offers, which contract.h wraps. */
    unsigned (*moves)(const void *table, const void *state, struct move *list);
    uint8_t (*turn_of)(const void *table, const void *state);

    /* Every move worth asking about, legal or not: 0 to universe - 1. */
    uint32_t (*universe)(const void *table);
    struct move (*move_at)(const void *table, uint32_t index);

    /* The number of equally likely cases in which nature makes this legal move. */
    uint32_t (*weight)(const void *table, const void *state, struct move m);

    void (*outcome)(const void *table, const void *state, struct outcome *out);

    /* How well a seat would do if the game ended now. Greedy random players maximise it. */
    int (*standing)(const void *table, const void *state, unsigned seat);

    /* What a player knows, as a state in which everything unknown is blank. */
    void (*view)(const void *table, const void *state, unsigned player, void *seen);

    /* Packs a position into few bytes, and back. The length depends on the table only. The
     * functions may touch up to eight bytes behind the key. */
    size_t (*key)(const void *table, const void *state, uint8_t *key);
    void (*unkey)(const void *table, const uint8_t *key, void *state);

    /* Symmetries of a table (areas that change places, a board that is turned over), numbered from
     * 0. Each one maps states and moves so that play goes on in the same way and the same seats
     * win. canonical replaces a state by the one that represents all that are symmetric to it.
     * NULL: the game has none. */
    unsigned (*symmetries)(const void *table);
    void (*mirror)(const void *table, unsigned symmetry, void *state);
    struct move (*mirror_move)(const void *table, unsigned symmetry, struct move m);
    void (*canonical)(const void *table, void *state);

    /* Positions that an independent enumerator would also count: one of all that are symmetric
     * (by_symmetry), or those between two decisions. NULL: every position. */
    bool by_symmetry;
    bool (*representative)(const void *table, const void *state);

    /* Words (rules/forms/words.h). Readers return NULL, or what they expected. */
    void (*write_move)(const void *table, struct move m, struct text *out);
    const char *(*read_move)(const void *table, const struct words *in, struct move *m);
    /* The same with a position, for a game that names something in a move by its place in the
     * position. NULL: no name depends on the position. People and ports always use write_move_here
     * and read_move_here (words.h), which choose. Two revisions of a game exchange moves without a
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
    /* Draws a position, or a view of one, as SVG. It works in black and white. NULL: none. */
    void (*draw)(const void *table, const void *state, struct text *out);
    const char *(*read_sheet)(void *table, const struct words *in);
    /* For each kind of card or tile: how many the lines of this position name, and how many the
     * sheet gives. Engines ask before finish_position, for kind 0 and up, until it returns false.
     * NULL: the game does not count them. */
    bool (*count_pieces)(const void *table, const void *state, unsigned kind, unsigned *there,
                         unsigned *given, struct text *name);
    /* The limits of the numbers on a sheet, from i = 0 on, until it returns false. NULL: the game
     * states none. */
    bool (*limit)(const void *table, unsigned i, struct limit *limit);
    /* The phrases that moves are written with, from 0 on, until it returns NULL. */
    const struct phrase *(*phrase)(unsigned i);
};

#ifdef QUIBBLE_FORCED
/* Returns the verdict of the rules, after asking them again without the line that refused. */
verdict refusal_and_breaks(const struct game *g,
                           verdict (*rules)(const void *table, const void *state, struct move m),
                           const void *table, const void *state, unsigned phase, struct move m);
#endif

#endif
