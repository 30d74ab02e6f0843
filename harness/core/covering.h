/* Rows of readings: each pair of built readings of different questions occurs in several. */
#ifndef QUIBBLE_CORE_COVERING_H
#define QUIBBLE_CORE_COVERING_H

#include "spec/spec.h"

struct covering {
    const struct spec *spec;
    unsigned times; /* number of rows in which each pair must occur */
    uint8_t asked[MAX_QUESTIONS];
    bool settled[MAX_QUESTIONS]; /* read as asked for in every row */
    struct covered_reading {
        unsigned question;
        uint8_t letter;
    } *reading; /* of the questions that vary, in order */
    unsigned readings, varied;
    bool *apart;      /* [a * readings + b]: no row can contain both */
    bool *given_up;   /* [a * readings + b]: no row with both was found within the limit of tries */
    uint16_t *occurs; /* [a * readings + b]: number of rows that contain both */
    uint8_t (*row)[MAX_QUESTIONS];
    unsigned rows;
};
/* settled NULL: all questions with two or more built readings vary */
void covering_make(struct covering *c, const struct spec *spec, const uint8_t asked[MAX_QUESTIONS],
                   const bool settled[MAX_QUESTIONS], unsigned times, uint64_t seed);
void covering_free(struct covering *c);
unsigned covering_occurrences(
    const struct covering *c, const bool *row_counts, unsigned a,
    unsigned b); /* counts only pairs in rows for which this is true; NULL: in all rows */

/* Number of pairs that occur in some of its rows. */
struct covered {
    unsigned pairs, met, left_out; /* pairs that are excluded, or that no row can contain */
    unsigned least, a, b; /* the pair that occurs in the fewest rows, as indices into reading */
};
struct covered covered_by(const struct covering *c, const bool *row_counts); /* NULL: all rows */

#endif
