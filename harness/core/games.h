/* The one table of games. */
#ifndef QUIBBLE_CORE_GAMES_H
#define QUIBBLE_CORE_GAMES_H

#include "spec/spec.h"

/* The built-in games, then those that were added before the first query. */
enum { MOST_GAMES = 64 };
extern const struct spec *all_games[MOST_GAMES];
extern unsigned all_games_count;
bool add_game(const struct spec *spec); /* false: there is no room for another game */
extern _Thread_local const struct spec
    *guest_game; /* one more game before the others: of a test, or of another revision */
const struct spec *find_game(const char *name); /* NULL: no such game */
enum { MOVE_LINE = 1024 };                      /* room for a move in words */
unsigned scope_count(const struct spec *spec);
const struct scope *find_scope(const struct spec *spec, const char *name);
const char *file_of(const struct spec *spec, const char *file);
const char *slug_of(const struct spec *spec, verdict v); /* "legal", "not-a-move" or the slug */
/* Both also know former names of a clause or a question. */
bool find_slug(const struct spec *spec, const char *slug, verdict *v);
bool find_question(const struct spec *spec, const char *slug, unsigned *index);
/* NULL: it is not an old name. */
const struct alias *find_alias(const struct spec *spec, const char *slug);
const struct clause *clause_of(const struct spec *spec, verdict v); /* NULL: v is no clause */
const struct indexed_property *find_property(const struct spec *spec, const char *name);
/* "q-slug" */
const char *question_id(const struct spec *spec, unsigned index, char id[NAME_SIZE]);
const struct reading *find_reading(const struct question *q, const char *letter);
/* The first two readings of a table that contradict each other, or NULL; and whether two
 * readings do. */
const struct exclusion *excluded_readings(const struct spec *spec, const void *table);
bool exclude_each_other(const struct spec *spec, unsigned question, char letter, unsigned other,
                        char other_letter);

#endif
