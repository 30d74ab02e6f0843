/* Rows of readings: each pair of built readings of different questions occurs in several. */
#ifndef QUIBBLE_CORE_COVERING_H
#define QUIBBLE_CORE_COVERING_H

#include "harness/core/options.h"
#include "spec/spec.h"

#include <stddef.h>

struct covering {
    const struct spec *spec;
    unsigned times; /* number of rows in which each pair must occur; 0: a row for each reading */
    uint8_t asked[MAX_QUESTIONS];
    bool settled[MAX_QUESTIONS]; /* the reading that the user asked for, in every row */
    struct covered_reading {
        unsigned question;
        uint8_t letter;
    } *reading; /* the readings of the questions that vary, in order */
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
/* One row for each reading that was not asked for. A reading that contradicts one of the others
 * gets no row. */
void covering_each(struct covering *c, const struct spec *spec, const uint8_t asked[MAX_QUESTIONS],
                   const bool settled[MAX_QUESTIONS]);
void covering_free(struct covering *c);
unsigned covering_occurrences(
    const struct covering *c, const bool *row_counts, unsigned a,
    unsigned b); /* counts only pairs in rows for which this is true; NULL: in all rows */

/* The number of pairs that occur in its rows. */
struct covered {
    unsigned pairs, met, left_out; /* left_out: pairs that are excluded, or that no row can
                                      contain */
    unsigned least, a, b; /* the pair that occurs in the fewest rows, as indices into reading */
};
struct covered covered_by(const struct covering *c, const bool *row_counts); /* NULL: all rows */

/* ---- rows on the command line ---- */

extern const char as_pairs[], as_each[]; /* --reading pairs, --reading each: rows of readings */
const char *rows_asked_for(const struct options *o); /* one of these, or NULL */
/* o: what was given, without that word */
void drop_rows_option(const struct options *given, struct options *o);
/* Readings that were asked for apply in every row: those given by name, those of a sheet or scope.
 * asked: the readings of the table that o makes. */
void settle_readings(const struct spec *spec, const struct options *o,
                     const uint8_t asked[MAX_QUESTIONS], bool settled[MAX_QUESTIONS]);
struct spelled {
    char word[MAX_QUESTIONS][NAME_SIZE + 4];
};
/* The readings of a row as options; their words are in s. */
void spell_row(const struct covering *c, unsigned row, struct options *o, struct spelled *s);
enum { READINGS_ROOM = MAX_QUESTIONS * (NAME_SIZE + 8) };
/* "q-one=B with q-other=C": the readings that differ from those asked for; else "the readings
 * asked for" */
void name_readings(const struct covering *c, const uint8_t *reading, char *to, size_t room);

#endif
