/* How a document is stated: clauses, what must hold because of them, questions.
 *
 * A game's file in this folder follows its document. Each CLAUSE says in our
 * words what the document says; directly under it stand the properties that
 * must hold because of it. Properties are a second statement of the document:
 * they see tables, states and moves, and never call the functions of rules/
 * for help. (A LAW judges a function of rules/ by calling it: it is then the
 * subject, not the helper.)
 *
 *   TABLE_PROPERTY(name)   of every table that set-up accepts
 *   STATE_PROPERTY(name)   of every state; assumed and proved by induction
 *   TALLY_PROPERTY(name)   of every state, stated as a long sum: checked in
 *                          every run, but proved as what moved and what did not
 *   STEP_PROPERTY(name)    of every legal step, before and after
 *   LAW(name)              of chosen values, whatever the choices
 *   FORBIDS(clause, name, kinds, "what is wrong here")
 *                          of a state and a move: when the clause above it forbids the move,
 *                          said without rules/. A move is legal exactly if nothing forbids it,
 *                          and cited is the clause of the first that does: FORBIDS_WHEN_OVER,
 *                          FORBIDS_ACTOR (not his to do), FORBIDS_TIME (not now), FORBIDS of what
 *                          the document says, FORBIDS of what follows from it; among those of
 *                          one kind in the order of the document
 *   IF(condition)          instead of a body: the property holds, or the move is forbidden, if so
 *   NAMED(word)            what {word} in these sentences is, here
 *   LOOKALIKE              once: a position that looks the same to a player, for all that the
 *                          document lets him see; whatever is hidden from him is different
 *
 * spec/index.awk reads these files: it makes the numbers of the clauses and
 * questions (rules/GAME/clauses.h) and the lists that engines walk. It rejects a
 * definition that does not start in the first column. Properties of steps and FORBIDS say which
 * kinds of move they concern, ON(M_LAY) | ON(M_PASS), and are asked of no others.
 */
#ifndef QUIBBLE_SPEC_H
#define QUIBBLE_SPEC_H

#include "../rules/game.h"

enum clause_kind {
    DEFINITION,
    SETUP,
    LEGALITY,
    EFFECT,
    TURN_ORDER,
    INFORMATION,
    END,
    SCORE,
    VARIANT,
    PERMISSION,   /* says what may be done: it forbids nothing */
    INTENDED_DRAW /* nobody wins, or several: the document means it, so it is no finding */
};
enum clause_status { EXPLICIT, IMPLIED, AMBIGUOUS, SILENT };

struct clause {
    const char *source; /* heading of the document */
    enum clause_kind kind;
    enum clause_status status;
    const char *statement;
    const char *inert; /* why no line can carry it out, or NULL */
};

/* A reading that is not built says why: it makes no difference, it contradicts a clause (a file of
 * the repository shows either), or it needs something that the document does not have. */
struct reading {
    char letter;
    bool built; /* true: a table can choose it; false: it is only listed */
    const char *means;
    const char *contradicts; /* slug of a clause, or NULL */
    const char *shown;       /* path of a scenario or proof, or NULL */
    const char *adds;        /* what the document would have to say, or NULL */
};

enum { MOST_READINGS = 6 };

struct question {
    const char *asks;
    char standard;      /* in force unless the table says otherwise */
    const char *reason; /* why this is the standard, and why others are not built */
    struct reading reading[MOST_READINGS];
};

enum tier { IN_TEST, IN_VERIFY, IN_DEEP };

struct scope {
    const char *name;
    enum tier tier;
    const char *reaches;                /* what the scope is good for */
    const char *sheet;                  /* the table, written as a sheet */
    uint64_t states, terminal, hung;    /* pinned counts; states 0: no count is known */
    uint64_t reduced, reduced_terminal; /* the same up to symmetry; 0: no count is known */
};

/* The last entry of every list of scopes. A game without scopes has only this entry. */
#define END_OF_SCOPES { .name = NULL }

/* A law takes its values from a choice: any value under CBMC, bytes of a fuzzer's input, seeded
 * numbers in random runs, or every value in turn. */
struct choice;
uint32_t choose(struct choice *from, uint32_t n); /* 0 .. n-1 */

typedef bool state_fn(const void *table, const void *state);
typedef bool step_fn(const void *table, const void *before, struct move m, const void *after);
typedef bool table_fn(const void *table);
typedef bool law_fn(struct choice *from);
typedef bool forbids_fn(const void *table, const void *state, struct move m);
struct text;
typedef void named_fn(const void *table, const void *state, struct move m, struct text *out);
typedef void lookalike_fn(const void *table, const void *state, unsigned player, void *like);

enum property_kind { OF_TABLE, OF_STATE, OF_TALLY, OF_STEP, OF_LAW };

/* What index.awk writes for each game. In these lists slugs have hyphens. */
struct indexed_clause {
    const char *slug;
    const struct clause *clause;
    int line;
    const char *file; /* spec/GAME/CHAPTER.c */
};
struct indexed_question {
    const char *slug;
    const struct question *question;
    int line;
    const char *file;
};
struct indexed_property {
    const char *name;
    verdict clause; /* the clause under which it stands */
    enum property_kind kind;
    table_fn *of_table;
    state_fn *of_state;
    step_fn *of_step;
    law_fn *of_law;
    int line;
    const char *file;
    const uint64_t *kinds; /* for steps: the kinds of move that it concerns; NULL: all */
};

/* Kinds of move: ON(M_LAY) | ON(M_PASS). */
#define ON(kind) (UINT64_C(1) << (kind))
#define ANY_MOVE UINT64_MAX
static inline bool concerns(uint64_t kinds, unsigned kind)
{
    return kind < 64 && kinds >> kind & 1;
}

struct forbids {
    uint64_t kinds;       /* of move that it concerns */
    const char *sentence; /* what is wrong here; {word} is a NAMED value, {actor} who moves */
};
enum rank { WHEN_OVER, WRONG_ACTOR, WRONG_TIME, SAID, IMPLIED_ONLY };
struct indexed_forbids { /* in the order in which they are cited */
    const char *name;
    verdict clause;
    enum rank rank;
    const struct forbids *forbids;
    forbids_fn *applies;
    int line;
    const char *file;
};
struct indexed_named {
    const char *name;
    named_fn *write;
};

/* Two readings that contradict each other: no table may have both. */
struct exclusion {
    unsigned question;
    char letter;
    unsigned other;
    char other_letter;
    const char *why;
    int line;
    const char *file;
};

/* A slug of a clause, or an id of a question, that is no longer in use. */
struct alias {
    const char *old, *now; /* now NULL: it was dropped, ... */
    const char *why;       /* ... for this reason */
};

struct spec {
    const struct game *game;
    const char *file; /* spec/GAME, the folder of its chapters */
    const char *sum;  /* checksum of the chapters and the rules: if it differs, so does the game */
    const struct indexed_clause *clauses; /* [verdict - FIRST_CLAUSE] */
    unsigned clause_count;
    const struct indexed_property *properties;
    unsigned property_count;
    const struct indexed_question *questions; /* [index into table->reading] */
    unsigned question_count;
    const struct scope *scopes; /* ends with END_OF_SCOPES */
    lookalike_fn *lookalike;    /* NULL: nothing is hidden from anybody */
    const struct indexed_forbids *forbids;
    unsigned forbids_count;
    const struct indexed_named *named;
    unsigned named_count;
    const struct exclusion *excludes;
    unsigned excludes_count;
    const struct game *in_order; /* the same rules, in a build that reports the order in which
                                    clauses are carried out (Makefile); NULL: not linked */
    const struct alias *aliases;
    unsigned alias_count;
};

#define UNUSED_IS_FINE __attribute__((unused))

/* The header of the game (functions.h), which its chapters include first, says which game it is. */
#define SPEC_PASTE_(a, b, c) a##_##b##_##c
#define SPEC_PASTE(a, b, c) SPEC_PASTE_(a, b, c)
#define SPEC_NAME(sort, name) SPEC_PASTE(GAME, sort, name)

#define CLAUSE(slug, source, kind, status, statement) \
    extern const struct clause SPEC_NAME(clause, slug); \
    const struct clause SPEC_NAME(clause, slug) = { source, kind, status, statement, NULL };

#define INERT(slug, source, kind, status, statement, reason) \
    extern const struct clause SPEC_NAME(clause, slug); \
    const struct clause SPEC_NAME(clause, slug) = { source, kind, status, statement, reason };

#define QUESTION(slug, asks, standard, reason, ...) \
    extern const struct question SPEC_NAME(question, slug); \
    const struct question SPEC_NAME(question, slug) = { asks, standard, reason, { __VA_ARGS__ } };
#define BUILT(letter, means) { letter, true, means, NULL, NULL, NULL }
/* NO_EFFECT('B', "yes", "corpus/GAME/... or proofs/GAME/..."): the same moves, the same result
 * CONTRADICTS('B', "yes", "slug-of-a-clause", "corpus/GAME/...")
 * INVENTS('B', "yes", "what the document would have to say") */
#define NO_EFFECT(letter, means, shown) { letter, false, means, NULL, shown, NULL }
#define CONTRADICTS(letter, means, clause, shown) { letter, false, means, clause, shown, NULL }
#define INVENTS(letter, means, adds) { letter, false, means, NULL, NULL, adds }
/* For older revisions that give no reason. */
#define LISTED(letter, means) { letter, false, means, NULL, NULL, NULL }

/* EXCLUDES(q_one, 'B', q_other, 'C', "why"), under one of the questions: index.awk reads it. */
#define EXCLUDES(question, letter, other, other_letter, why) \
    _Static_assert((letter) >= 'A' && (other_letter) >= 'A' && sizeof(why) > 1, "two letters, " \
                                                                                "why");

/* RENAMED(old_slug, new_slug) and RETIRED(old_slug, "why") stand in the chapter where the clause
 * or the question stood. Slugs are permanent, so an old one is still understood. index.awk reads
 * them. */
#define RENAMED(old, now)
#define RETIRED(old, why)

#define TABLE_PROPERTY(name) \
    static bool SPEC_NAME(is, name)(const TABLE_OF_GAME *t); \
    table_fn SPEC_NAME(property, name); \
    bool SPEC_NAME(property, name)(const void *t) \
    { \
        return SPEC_NAME(is, name)(t); \
    } \
    static bool SPEC_NAME(is, name)(const TABLE_OF_GAME *t)

#define STATE_PROPERTY(name) \
    static bool SPEC_NAME(is, name)(const TABLE_OF_GAME *t UNUSED_IS_FINE, \
                                    const STATE_OF_GAME *s); \
    state_fn SPEC_NAME(property, name); \
    bool SPEC_NAME(property, name)(const void *t, const void *s) \
    { \
        return SPEC_NAME(is, name)(t, s); \
    } \
    static bool SPEC_NAME(is, name)(const TABLE_OF_GAME *t UNUSED_IS_FINE, const STATE_OF_GAME *s)

#define TALLY_PROPERTY(name) STATE_PROPERTY(name)

/* STEP_PROPERTY(name), or STEP_PROPERTY(name, ON(M_LAY)) for these kinds of move only. */
#define STEP_PROPERTY(...) STEP_PROPERTY_ON(__VA_ARGS__, ANY_MOVE, )
#define STEP_PROPERTY_ON(name, on, ...) \
    static bool SPEC_NAME(is, name)(const TABLE_OF_GAME *t UNUSED_IS_FINE, \
                                    const STATE_OF_GAME *before UNUSED_IS_FINE, \
                                    struct move m UNUSED_IS_FINE, \
                                    const STATE_OF_GAME *after UNUSED_IS_FINE); \
    extern const uint64_t SPEC_NAME(kinds_of, name); \
    const uint64_t SPEC_NAME(kinds_of, name) = on; \
    step_fn SPEC_NAME(property, name); \
    bool SPEC_NAME(property, name)(const void *t, const void *before, struct move m, \
                                   const void *after) \
    { \
        return !concerns(on, m.kind) || SPEC_NAME(is, name)(t, before, m, after); \
    } \
    static bool SPEC_NAME(is, name)(const TABLE_OF_GAME *t UNUSED_IS_FINE, \
                                    const STATE_OF_GAME *before UNUSED_IS_FINE, \
                                    struct move m UNUSED_IS_FINE, \
                                    const STATE_OF_GAME *after UNUSED_IS_FINE)

#define FORBIDS(clause, name, on, sentence) \
    static bool SPEC_NAME(is, name)(const TABLE_OF_GAME *t UNUSED_IS_FINE, \
                                    const STATE_OF_GAME *s UNUSED_IS_FINE, \
                                    struct move m UNUSED_IS_FINE); \
    extern const struct forbids SPEC_NAME(forbidding, name); \
    const struct forbids SPEC_NAME(forbidding, name) = { on, sentence }; \
    forbids_fn SPEC_NAME(forbids, name); \
    bool SPEC_NAME(forbids, name)(const void *t, const void *s, struct move m) \
    { \
        return concerns(on, m.kind) && SPEC_NAME(is, name)(t, s, m); \
    } \
    static bool SPEC_NAME(is, name)(const TABLE_OF_GAME *t UNUSED_IS_FINE, \
                                    const STATE_OF_GAME *s UNUSED_IS_FINE, \
                                    struct move m UNUSED_IS_FINE)
#define FORBIDS_WHEN_OVER(clause, name, on, sentence) FORBIDS(clause, name, on, sentence)
#define FORBIDS_ACTOR(clause, name, on, sentence) FORBIDS(clause, name, on, sentence)
#define FORBIDS_TIME(clause, name, on, sentence) FORBIDS(clause, name, on, sentence)

/* Behind a property or a FORBIDS that is one condition. */
#define IF(...) \
    { \
        return __VA_ARGS__; \
    }

#define NAMED(word) \
    static void SPEC_NAME(write, word)(const TABLE_OF_GAME *t UNUSED_IS_FINE, \
                                       const STATE_OF_GAME *s UNUSED_IS_FINE, \
                                       struct move m UNUSED_IS_FINE, struct text *out); \
    named_fn SPEC_NAME(named, word); \
    void SPEC_NAME(named, word)(const void *t, const void *s, struct move m, struct text *out) \
    { \
        SPEC_NAME(write, word)(t, s, m, out); \
    } \
    static void SPEC_NAME(write, word)(const TABLE_OF_GAME *t UNUSED_IS_FINE, \
                                       const STATE_OF_GAME *s UNUSED_IS_FINE, \
                                       struct move m UNUSED_IS_FINE, struct text *out)

/* 'like' begins as a copy of the state; the body changes what 'player' does not see. */
#define LOOKALIKE \
    static void SPEC_NAME(hide, behind)(const TABLE_OF_GAME *t UNUSED_IS_FINE, \
                                        const STATE_OF_GAME *s, unsigned player, \
                                        STATE_OF_GAME *like); \
    lookalike_fn SPEC_NAME(looks, alike); \
    void SPEC_NAME(looks, alike)(const void *t, const void *s, unsigned player, void *like) \
    { \
        *(STATE_OF_GAME *)like = *(const STATE_OF_GAME *)s; \
        SPEC_NAME(hide, behind)(t, s, player, like); \
    } \
    static void SPEC_NAME(hide, behind)(const TABLE_OF_GAME *t UNUSED_IS_FINE, \
                                        const STATE_OF_GAME *s, unsigned player, \
                                        STATE_OF_GAME *like)

#define LAW(name) \
    law_fn SPEC_NAME(property, name); \
    bool SPEC_NAME(property, name)(struct choice * from)

#endif
