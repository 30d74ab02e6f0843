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

/* The clause of the document that a verdict names. For LEGAL and NOT_A_MOVE, which no
 * clause speaks of, source and statement are "". */
struct quibble_clause {
    const char *slug, *source, *statement;
};
struct quibble_clause quibble_clause(const struct game *game, verdict v);

/* All that forbids a move in this state: the clause that refusal() names is number 0, then come the
 * others, each once. In 'here' what is wrong here because of it, "area 2 of A holds 4 cards", or ""
 * where that is said nowhere. False: there are no more; a legal move has none. */
bool quibble_forbidden_by(const struct game *game, const void *table, const void *state,
                          struct move m, unsigned number, struct quibble_clause *clause, char *here,
                          size_t size);

/* How a question is read at this table, before it is sealed: "q-slug", 'B'. False: there
 * is no such question, or no such reading of it that can be played, or another question is
 * read there as contradicts it. */
bool quibble_read_as(const struct game *game, void *table, const char *question, char letter);

/* "A lays N on 2", in the words of this position: NULL, or what was expected. Both ways round a
 * move is one line. */
const char *quibble_read_move(const struct game *game, const void *table, const void *state,
                              const char *line, struct move *m);
bool quibble_write_move(const struct game *game, const void *table, const void *state,
                        struct move m, char *line, size_t size);

#ifdef __cplusplus
}
#endif

#endif
