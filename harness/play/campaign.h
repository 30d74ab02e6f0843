/* A campaign: random plays on random tables. A play that breaks something is shrunk. */
#ifndef QUIBBLE_PLAY_CAMPAIGN_H
#define QUIBBLE_PLAY_CAMPAIGN_H

#include "harness/core/corpus.h"
#include "harness/core/drawn.h"
#include "harness/core/on_record.h"
#include "harness/core/options.h"
#include "harness/play/shrink.h"
#include "spec/spec.h"

#include <stdio.h>

struct on_record {
    char file[FINDING_FILE];
    uint64_t plays;
};

/* The options of test. conform has all of them except 'whole' and 'row'. */
struct campaign_options {
    uint64_t plays, steps; /* 0: the default */
    unsigned seconds;      /* at most; 0: no limit */
    const char *out;       /* the file for the play that broke */
    const char *only;      /* only this property */
    bool whole;            /* broken plays are not shrunk */
    /* This is one of several rows of readings (pairs.c): a table that refuses its readings is
     * skipped, and counters are not reset. */
    bool row;
};

struct campaign {
    const struct spec *spec;
    const struct options *o;
    const struct campaign_options *own;
    const struct companion *companion; /* NULL: the properties are checked */
    struct spec narrowed;              /* --only: a copy of 'spec' with one property */
    const void *only_base;             /* play only on this table; NULL: on any */
    /* the tables to play on; the first 'plain' of them are those that shrinking prefers
     * (gather_tables) */
    void **base;
    unsigned bases, plain;
    unsigned left_out;  /* how many tables refuse a reading that was asked for */
    char refused[1200]; /* why the last of them does */
    struct drawn drawn; /* chooses readings of all questions that the caller did not set */
    uint64_t most_steps, most_plays;
    uint8_t *state, *before; /* states to work on */
    void *table;
    struct move *list;

    /* otherwise: how many plays had other readings than those that were asked for */
    uint64_t plays, moves, checks, finished, hung, cut_short, otherwise;
    struct on_record *record; /* the findings that record why plays hang */
    unsigned records;
    double began, seconds;
    /* the last play; if it broke something, play.look says which check found that */
    struct play play;
    const char *expect; /* with a companion: what the scenario expects at its end */
    bool least;
    unsigned moves_at_first;
    uint32_t *tape; /* the choices of a broken law, or of the play that broke */
    unsigned tape_length;
};
struct notice {
    char path[FAILURE_PATH], title[560];
};

void campaign_open(struct campaign *c, const struct spec *spec, const struct options *o,
                   const struct campaign_options *own, const struct companion *companion);
void campaign_close(struct campaign *c);
bool play_holds(struct campaign *c, uint64_t number);         /* false: c->play broke something */
void shrink_broken_play(struct campaign *c, uint64_t number); /* c->play becomes the shrunk play */
bool all_plays_hold(struct campaign *c); /* false: c->play is the play that broke, shrunk */
bool all_laws_hold(struct campaign *c);
/* sets the title and the path of a broken play */
void name_failure(const struct campaign *c, struct notice *t);
void put_play(const struct campaign *c, const struct notice *t, FILE *out);
/* an empty path: it could not be written */
void save_play(const struct campaign *c, struct notice *t);
void report_again(const struct notice *t);

bool break_by_plays(const struct spec *spec, const struct options *o,
                    const struct campaign_options *own, struct play *found);

int verb_test(const struct options *o);

#endif
