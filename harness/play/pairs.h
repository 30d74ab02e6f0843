/* quibble test GAME --reading pairs: plays under rows of readings in which each pair of readings
 * occurs. */
#ifndef QUIBBLE_PLAY_PAIRS_H
#define QUIBBLE_PLAY_PAIRS_H

#include "harness/core/corpus.h"
#include "harness/core/covering.h"
#include "harness/core/on_record.h"
#include "harness/core/options.h"
#include "harness/play/campaign.h"

#include <stddef.h>

struct pairs_row {
    /* on_record: how many of those that hung are recorded by a finding */
    uint64_t plays, moves, hung, on_record, cut, broken;
    /* why no table accepts the readings, or "" */
    char why[1200];
};

/* A defect, with the fewest readings that show it. */
struct pairs_defect {
    struct broken broken;
    uint8_t reading[MAX_QUESTIONS];
    char on_record[FINDING_FILE]; /* if the play hangs: the finding that records it, or "" */
    char path[FAILURE_PATH];      /* of its scenario, or "" */
    /* row: the first in which it occurred; moves: the length of its scenario */
    unsigned row, moves;
    uint64_t plays; /* how many plays have it */
};

struct pairs {
    const struct spec *spec;
    const struct options *o; /* with the readings that the user set */
    const struct campaign_options *own;
    uint64_t seed, plays_each, most_steps;
    struct covering covering;
    struct pairs_row *row;
    bool *counts; /* for each row: all its plays were played */
    struct pairs_defect *defect;
    unsigned defects, examined;
    uint64_t unexamined; /* further plays that broke and were only counted */
    uint64_t checks;
    const char *broken_law; /* or NULL */
    /* a finding that records that plays of this game need not end, or "" */
    char endless[FINDING_FILE];
    double began, seconds;
};
bool cut_too_often(const struct pairs_row *row);
/* Does the row fail? It does if no table accepts its readings, or if plays are cut too often and
 * no finding records that plays need not end. */
bool row_fails(const struct pairs *x, const struct pairs_row *row);
struct pairs_sum {
    struct pairs_row all;
    unsigned rows, refused, cut_too_often;
    unsigned fail, defects; /* fail: rows that fail; defects: those that no finding records */
    struct covered covered;
    bool held;
};
struct pairs_sum pairs_sum(const struct pairs *x);
void print_pairs(const struct pairs *x);
void json_pairs(const struct pairs *x);
void note_pairs(const struct pairs *x);

/* Plays all rows; 'o' is without the option '--reading pairs' itself. */
void pairs_run(struct pairs *x, const struct spec *spec, const struct options *o,
               const struct campaign_options *own);
void pairs_close(struct pairs *x);
int test_pairs(const struct spec *spec, const struct options *o,
               const struct campaign_options *own);

#endif
