/* Two sets of rules, or of readings, played in lockstep. */
#ifndef QUIBBLE_COMPARE_TWINS_H
#define QUIBBLE_COMPARE_TWINS_H

#include "harness/core/choice.h"
#include "harness/explore/space.h"
#include "spec/spec.h"

struct twin {
    const struct spec *spec;
    const void *table;
    const void *position; /* the position where plays begin; NULL: the start of the game */
};

/* Differences that somebody at the table would notice; from OTHER_EFFECT on, further differences
 * between two revisions of the same rules. */
enum contrast_kind {
    ALIKE,
    OTHER_MOVES,
    OTHER_END,
    OTHER_SIGHT,
    OTHER_TABLE,
    OTHER_EFFECT,
    OTHER_REASON,
    OTHER_ODDS,
    OTHER_FACTS,
    OTHER_START,
    CONTRAST_KINDS
};
extern const char *const contrast_names[];
struct contrast {
    enum contrast_kind kind;
    struct move move; /* OTHER_MOVES: legal on one side only; in that side's bytes */
    unsigned allowed; /* the side that allows it           */
    verdict refused;  /* why the other side refuses it; OTHER_TABLE: refuses the whole table */
    unsigned seat;    /* OTHER_SIGHT: the player who sees it */
    verdict cited[2]; /* OTHER_REASON: the clauses that the two sides cite */
};

struct twins {
    struct twin twin[2];
    struct game game; /* the pair as a game; its table is this struct */
    struct spec spec;
    size_t first_key; /* length of the first side's key */
    struct move *list;
    void *seen[2], *state;
    /* two revisions of the rules: everything must be equal, and behind a difference play goes on
     * from the position of the first one */
    bool revisions;
    bool by_bytes;               /* tables, states and moves have the same layout on both sides */
    struct converter *converter; /* for sides that exchange words (between_revisions.c) */
    void *after;
    struct move *universe; /* all moves worth asking about, listed once */
};
bool twins_open(struct twins *t, const struct twin *one, const struct twin *other);
bool twins_revise(struct twins *t, bool by_bytes); /* for two revisions; call it after opening */
void twins_close(struct twins *t);
const void *twins_state(const struct twins *t, const void *state, unsigned side);
bool twins_differ(struct twins *t, const void *state, struct contrast *c);
bool twins_alike(const struct twins *t, const void *state); /* do both sides write the same
                                                               position? (two revisions) */
bool twins_start_apart(struct twins *t); /* do the sides set up different starts? (two revisions) */
/* the lines of one side's positions that the other side cannot read */
const char *twins_unread(const struct twins *t);
/* converts a move into the bytes of side 'to' */
bool twins_say(const struct twins *t, unsigned to, struct move m, struct move *same);

/* Finds all differences in this state and after each move that both sides allow; closely: also
 * in texts, and in the refusals of all other moves. */
typedef void note_fn(void *with, const void *state, const struct contrast *c);
void twins_compare(struct twins *t, const void *state, bool closely, note_fn *note, void *with);

/* How a search ended. NEAREST: it found the nearest difference. */
enum search_end { GIVEN_UP, NO_DIFFERENCE, NEAREST };
struct twins_result {
    enum search_end end;
    struct contrast contrast; /* after the last move of the path */
    struct path path;
    uint64_t states; /* number of pairs visited         */
};
/* Finds the nearest difference; NO_DIFFERENCE: all states were visited and none differ. */
void twins_search(struct twins *t, uint64_t most_states, uint64_t memory, struct twins_result *p);
/* Visits every state, nearest first; NO_DIFFERENCE: all were visited, whatever was found there. */
typedef void visit_fn(void *with, const void *state, unsigned level);
void twins_visit(struct twins *t, uint64_t most_states, uint64_t memory, visit_fn *visit,
                 void *with, struct twins_result *p);
bool twins_play(struct twins *t, struct choice *from, unsigned most_steps, struct twins_result *p);
/* as far as both sides allow it */
bool twins_follow(struct twins *t, const struct path *path, struct twins_result *p);
void twins_shrink(struct twins *t, struct twins_result *p);

#endif
