/* libquibble: the rules of board games for programs that embed them.
 *
 * A game is a struct game (game.h): functions over flat bytes that its caller owns.
 * The functions below find games, and say in words what those answer with numbers.
 * Nothing here allocates, prints, or keeps anything between two calls. Of words.h the
 * library has the types only.
 */
#ifndef QUIBBLE_EMBED_H
#define QUIBBLE_EMBED_H

#include "rules/forms/words.h"

#ifdef __cplusplus
extern "C" {
#endif

const struct game *quibble_game(unsigned index);        /* NULL: there are no more */
const struct game *quibble_find_game(const char *name); /* NULL: there is none */

/* The clause that a verdict names. For LEGAL and NOT_A_MOVE, which have no clause, source and
 * statement are "". */
struct quibble_clause {
    const char *slug, *source, *statement;
};
struct quibble_clause quibble_clause(const struct game *game, verdict v);

/* The clauses that forbid a move in this state, each once: number 0 is the one that refusal()
 * cites. 'here' says what is wrong in this state, such as "area 2 of A holds 4 cards", or is ""
 * if the game does not say it. Returns false if there are no more; a legal move has none. */
bool quibble_forbidden_by(const struct game *game, const void *table, const void *state,
                          struct move m, unsigned number, struct quibble_clause *clause, char *here,
                          size_t size);

/* Sets the reading of a question ("q-slug", 'B') at this table, before it is sealed. Returns
 * false if there is no such question or built reading, or if it contradicts the reading of
 * another question. */
bool quibble_read_as(const struct game *game, void *table, const char *question, char letter);

/* Reads a move such as "A lays N on 2" in the words of this position. Returns NULL, or what was
 * expected. quibble_write_move writes the same line. */
const char *quibble_read_move(const struct game *game, const void *table, const void *state,
                              const char *line, struct move *m);
bool quibble_write_move(const struct game *game, const void *table, const void *state,
                        struct move m, char *line, size_t size);

#ifdef __cplusplus
}
#endif

#endif
