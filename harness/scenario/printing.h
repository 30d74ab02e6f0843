/* Prints a play as a scenario. */
#ifndef QUIBBLE_SCENARIO_PRINTING_H
#define QUIBBLE_SCENARIO_PRINTING_H

#include "harness/core/games.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>

struct record {
    const struct spec *spec;
    const void *table;
    const void *position; /* NULL: the play begins at the start */
    bool sketch;          /* the position need not satisfy the invariants */
    const struct move *move;
    unsigned moves;
    const struct move *asked; /* a move that is asked about behind these, or NULL */
    const char *title;        /* first comment line, or NULL */
    const char *expect;       /* further lines to print at the end, or NULL */
    const char *refused;      /* the clause that refuses the table; then nothing is played */
};
void write_scenario(FILE *out, const struct record *r);
void print_table(FILE *out, const struct spec *spec, const void *table);
/* 'state' is the position in which the move is made */
const char *move_words(const struct spec *spec, const void *table, const void *state, struct move m,
                       char line[MOVE_LINE]);
void print_move(FILE *out, const struct spec *spec, const void *table, const void *state,
                struct move m);
/* prints moves, each with the words of the position in which it is made; makes them in 'state' */
void print_steps(FILE *out, const struct spec *spec, const void *table, void *state,
                 const struct move *list, unsigned count);
/* writes expectations: "over", "winner A", "score A 12"; 'moves' is the number of legal moves */
void write_result(const struct spec *spec, const void *table, const void *state, unsigned moves,
                  struct text *out);

#endif
