/* Finds the answers of a scenario that depend on an open question. */
#ifndef QUIBBLE_SCENARIO_DEPENDING_H
#define QUIBBLE_SCENARIO_DEPENDING_H

#include "harness/scenario/scenario.h"
#include "spec/spec.h"

/* The answer to a line that asks or expects something, in the standard run. */
struct given_answer {
    unsigned line;
    enum event_kind kind;
    verdict verdict;
    bool made; /* a move, which was carried out */
    char *text, *seen;
};
/* One question read in another way. */
enum tried {
    TRIED_ALL,           /* every line was asked */
    TRIED_IN_PART,       /* a line below cannot be read: why */
    TRIED_KEPT,          /* the file says the reading of this question itself */
    TRIED_EXCLUDED,      /* EXCLUDES: it contradicts another reading */
    TRIED_TABLE_REFUSED, /* a clause refuses the table */
    TRIED_NOT_SET_UP     /* the position is refused: why */
};
struct tried_reading {
    unsigned question, reading; /* index of the question in the spec, and of the reading in it */
    unsigned other;             /* of a pair: the index of the try with the second reading alone */
    bool pair;                  /* of the readings of two questions */
    enum tried how;
    unsigned from, changes; /* while it is tried: its part of the list below */
    char *why;              /* NULL: nothing to say */
};
/* An answer that changes under a reading. For a pair of readings it must differ from the answers
 * under each of the two. */
struct changed_answer {
    unsigned answer, tried; /* indices of the lists below */
    enum event_kind kind;
    char *seen;
    unsigned unasked; /* from here on the play differs: so many lines below were not asked */
};
/* At most this many changes of one file are stored; further ones are counted. */
enum { MOST_CHANGED = 20000 };
struct dependence {
    const struct spec *spec;
    uint8_t as_it_stands[MAX_QUESTIONS]; /* letters */
    struct given_answer *answer;
    struct tried_reading *tried;
    struct changed_answer *changed; /* by answer, and then in the order of readings */
    unsigned answers, answer_room, tries, changes, change_room, not_kept;
    unsigned pairs_asked, pairs_skipped;
    bool random; /* the file has random moves, which may differ under another reading */
};

struct asked_how {
    const struct rulings *rulings; /* readings for both runs; NULL: none */
    bool pairs;                    /* of readings, too */
};
/* Runs the file, and then again with each built reading of each question, one at a time. Returns
 * false if the file itself cannot be run. Call dependence_free in any case. */
bool find_dependence(struct dependence *d, const struct asked_how *how, const char *text,
                     size_t size, const char *file, struct complaint *c);
void dependence_free(struct dependence *d);
unsigned dependence_count(const struct dependence *d, enum tried how); /* readings so tried */
unsigned answers_changed(const struct dependence *d);

#endif
