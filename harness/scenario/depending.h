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
    bool made; /* it is a move that was made */
    char *text, *seen;
};
/* How it went to run the file with another reading. */
enum tried {
    TRIED_ALL,           /* every line was run */
    TRIED_IN_PART,       /* a later line cannot be read; 'why' says so */
    TRIED_KEPT,          /* the file itself sets the reading of this question */
    TRIED_EXCLUDED,      /* the reading contradicts another one (EXCLUDES) */
    TRIED_TABLE_REFUSED, /* a clause refuses the table */
    TRIED_NOT_SET_UP     /* the position is refused; 'why' says so */
};
struct tried_reading {
    unsigned question, reading; /* index of the question in the spec, and of the reading in it */
    unsigned other;             /* of a pair: the index of the try with the second reading alone */
    bool pair;                  /* readings of two questions */
    enum tried how;
    /* its part of 'changed' in struct dependence, while that is being filled */
    unsigned from, changes;
    char *why; /* NULL: the whole file was run */
};
/* An answer that changes under a reading. For a pair of readings it must differ from the answers
 * under each of the two. */
struct changed_answer {
    unsigned answer, tried; /* indices into the lists of struct dependence */
    enum event_kind kind;
    char *seen;
    /* if the play goes another way from this answer on: how many later lines were not compared */
    unsigned unasked;
};
/* At most this many changes of one file are stored; further ones are counted. */
enum { MOST_CHANGED = 20000 };
struct dependence {
    const struct spec *spec;
    uint8_t as_it_stands[MAX_QUESTIONS]; /* the letters of the first run */
    struct given_answer *answer;
    struct tried_reading *tried;
    struct changed_answer *changed; /* sorted by answer, then by reading */
    unsigned answers, answer_room, tries, changes, change_room, not_kept;
    unsigned pairs_asked, pairs_skipped;
    bool random; /* the file has random moves, which may differ under another reading */
};

struct asked_how {
    const struct rulings *rulings; /* for all runs; NULL: none */
    bool pairs;                    /* also try every two readings of different questions together */
};
/* Runs the file, and then again with each built reading of each question, one at a time. Returns
 * false if the file itself cannot be run. Call dependence_free in any case. */
bool find_dependence(struct dependence *d, const struct asked_how *how, const char *text,
                     size_t size, const char *file, struct complaint *c);
void dependence_free(struct dependence *d);
unsigned dependence_count(const struct dependence *d, enum tried how); /* how many readings */
unsigned answers_changed(const struct dependence *d);

#endif
