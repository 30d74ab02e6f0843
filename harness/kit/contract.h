/* What both sides of a library of rules must agree upon: the version of the contract, and the
 * measures of what passes between them. Compiled into the command and into each library.
 *
 * CONTRACT_VERSION is one more whenever a game must be built anew, or written otherwise, to go on
 * working: README.md says what is promised. The measures notice what nobody thought of. */
#ifndef QUIBBLE_KIT_CONTRACT_H
#define QUIBBLE_KIT_CONTRACT_H

#include "spec/spec.h"

enum { CONTRACT_VERSION = 1 };

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

/* The only symbol that a game's library exports: quibble_library. The members up to built_with
 * never change, so that a command can say why a library does not fit. */
#define LIBRARY_MAGIC "quibble game 1"
struct game_library {
    char magic[16];
    uint32_t contract;
    char built_with[44]; /* the version of the kit, as quibble --version tells it */
    size_t measures[CONTRACT_COUNT];
    const struct spec *spec;
};

#endif
