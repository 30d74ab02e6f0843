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
    uint64_t plays, moves, hung, on_record, cut, broken; /* on record: of those that hung */
    char why[1200];                                      /* no table takes its readings */
};

/* A defect, with the fewest readings that show it. */
struct pairs_defect {
    struct broken broken;
    uint8_t reading[MAX_QUESTIONS];
    char on_record[FINDING_FILE]; /* if the play hangs: the finding that records it, or "" */
    char path[FAILURE_PATH];      /* of its scenario, or "" */
    unsigned row, moves; /* the first row in which it occurred; length of its scenario in moves */
    uint64_t plays;      /* in so many plays */
};

struct pairs {
    const struct spec *spec;
    const struct options *o; /* with the readings that stay */
    const struct campaign_options *own;
    uint64_t seed, plays_each, most_steps;
    struct covering covering;
    struct pairs_row *row;
    bool *counts; /* by row: it was played whole */
    struct pairs_defect *defect;
    unsigned defects, examined;
    uint64_t unexamined; /* further plays that broke and were only counted */
    uint64_t checks;
    const char *broken_law;     /* or NULL */
    char endless[FINDING_FILE]; /* the finding that says that plays of this game need not end */
    double began, seconds;
};
bool cut_too_often(const struct pairs_row *row);
/* No table accepts its readings; or it is cut too often although all plays of the game must end. */
bool row_fails(const struct pairs *x, const struct pairs_row *row);
struct pairs_sum {
    struct pairs_row all;
    unsigned rows, refused, cut_too_often;
    unsigned fail, defects; /* rows that fail; defects that no finding records */
    struct covered covered;
    bool held;
};
struct pairs_sum pairs_sum(const struct pairs *x);
void print_pairs(const struct pairs *x);
void json_pairs(const struct pairs *x);
void note_pairs(const struct pairs *x);

/* o: without 'pairs' */
void pairs_run(struct pairs *x, const struct spec *spec, const struct options *o,
               const struct campaign_options *own);
void pairs_close(struct pairs *x);
int test_pairs(const struct spec *spec, const struct options *o,
               const struct campaign_options *own);

#endif
