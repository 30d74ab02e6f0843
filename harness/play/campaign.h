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

/* Options of test; conform has all of them but the last two. */
struct campaign_options {
    uint64_t plays, steps; /* 0: as many as is usual */
    unsigned seconds;      /* at most; 0: as long as it takes */
    const char *out;       /* where a broken play goes */
    const char *only;      /* of the properties */
    bool whole;            /* broken plays are not shrunk */
    /* one row of readings among others (pairs.c): tables that refuse them are skipped, and
     * counters keep their values */
    bool row;
};

struct campaign {
    const struct spec *spec;
    const struct options *o;
    const struct campaign_options *own;
    const struct companion *companion; /* NULL: the battery judges */
    struct spec narrowed;              /* --only: with one property */
    const void *only_base;             /* play on this table only; NULL: on all */
    void **base;                       /* tables: by number of players, then the small ones */
    unsigned bases, plain;
    unsigned left_out;  /* number of tables that refuse a reading that was asked for */
    char refused[1200]; /* why the last one of these is */
    struct drawn drawn; /* chooses readings of all questions that the caller did not set */
    uint64_t most_steps, most_plays;
    uint8_t *state, *before; /* working room */
    void *table;
    struct move *list;

    /* otherwise: with other readings */
    uint64_t plays, moves, checks, finished, hung, cut_short, otherwise;
    struct on_record *record; /* the findings that record plays that hang */
    unsigned records;
    double began, seconds;
    struct play play;   /* the last one; if it broke something, play.look says what */
    const char *expect; /* ... with a companion: what a scenario expects there */
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
bool play_holds(struct campaign *c, uint64_t number);         /* false: c->play is what broke */
void shrink_broken_play(struct campaign *c, uint64_t number); /* ... shrunk */
bool all_plays_hold(struct campaign *c); /* false: c->play is the play that broke, shrunk */
bool all_laws_hold(struct campaign *c);
void name_failure(const struct campaign *c, struct notice *t); /* where a broken play goes */
void put_play(const struct campaign *c, const struct notice *t, FILE *out);
void save_play(const struct campaign *c, struct notice *t); /* no path: it could not be written */
void report_again(const struct notice *t);

bool break_by_plays(const struct spec *spec, const struct options *o,
                    const struct campaign_options *own, struct play *found);

int verb_test(const struct options *o);

#endif
