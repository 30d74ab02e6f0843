/* Rows of readings: each pair of built readings of different questions occurs in several. */
#ifndef QUIBBLE_CORE_COVERING_H
#define QUIBBLE_CORE_COVERING_H

#include "spec/spec.h"

struct covering {
    const struct spec *spec;
    unsigned times; /* in so many rows each pair is wanted */
    uint8_t asked[MAX_QUESTIONS];
    bool settled[MAX_QUESTIONS]; /* read as asked for in every row */
    struct covered_reading {
        unsigned question;
        uint8_t letter;
    } *reading; /* of the questions that vary, in their order */
    unsigned readings, varied;
    bool *apart;      /* [a * readings + b]: no row can have both */
    bool *given_up;   /* [a * readings + b]: no row with both was found in time */
    uint16_t *occurs; /* [a * readings + b]: in so many rows */
    uint8_t (*row)[MAX_QUESTIONS];
    unsigned rows;
};
/* settled NULL: all questions vary that have two built readings */
void covering_make(struct covering *c, const struct spec *spec, const uint8_t asked[MAX_QUESTIONS],
                   const bool settled[MAX_QUESTIONS], unsigned times, uint64_t seed);
void covering_free(struct covering *c);
unsigned covering_occurrences(const struct covering *c, const bool *row_counts, unsigned a,
                              unsigned b); /* of a pair in rows that count; NULL: in all */

/* How many pairs some of its rows cover. */
struct covered {
    unsigned pairs, met, left_out; /* left out: excluded, or no row can have them */
    unsigned least, a, b;          /* the pair that occurs least, as indices into reading */
};
struct covered covered_by(const struct covering *c, const bool *row_counts); /* NULL: all rows */

#endif
