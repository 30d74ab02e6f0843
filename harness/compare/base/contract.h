/* What both sides of a library of rules must agree upon: the measures of what
 * passes between them. Compiled into the command and into each library. */
#ifndef QUIBBLE_COMPARE_BASE_CONTRACT_H
#define QUIBBLE_COMPARE_BASE_CONTRACT_H

#include "spec/spec.h"

#define CONTRACT_MEASURES \
    { sizeof(struct game), \
      offsetof(struct game, default_table), \
      offsetof(struct game, refusal), \
      offsetof(struct game, universe), \
      offsetof(struct game, outcome), \
      offsetof(struct game, view), \
      offsetof(struct game, key), \
      offsetof(struct game, write_move), \
      offsetof(struct game, read_position), \
      offsetof(struct game, read_sheet), \
      sizeof(struct table), \
      offsetof(struct table, reading), \
      sizeof(struct move), \
      offsetof(struct move, arg), \
      sizeof(struct outcome), \
      offsetof(struct outcome, score), \
      sizeof(struct spec), \
      offsetof(struct spec, clauses), \
      offsetof(struct spec, questions), \
      offsetof(struct spec, scopes), \
      sizeof(struct clause), \
      sizeof(struct question), \
      offsetof(struct question, reading), \
      sizeof(struct reading), \
      sizeof(struct scope), \
      sizeof(struct indexed_clause), \
      sizeof(struct indexed_question), \
      FIRST_CLAUSE, \
      NATURE, \
      MAX_PLAYERS, \
      MAX_QUESTIONS }
enum { CONTRACT_COUNT = 31 };

#endif
