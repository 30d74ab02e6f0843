/* Tables: a game with its sheet, readings and scope applied. */
#ifndef QUIBBLE_CORE_TABLES_H
#define QUIBBLE_CORE_TABLES_H

#include "harness/core/options.h"
#include "harness/system/complain.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

void *new_table(const struct options *o, const struct spec *spec); /* fails by name */
void *try_table(const struct options *o, const struct spec *spec,
                struct complaint *c); /* NULL: the table refuses a reading that the user asked
                                         for */
bool apply_sheet(const struct spec *spec, void *table, const char *text, const char *file,
                 struct complaint *c);
const char *apply_sheet_line(const struct spec *spec, void *table, const struct words *in,
                             struct complaint *c); /* NULL, or what was expected */
extern const char as_standard[];                   /* for all questions whose reading was not set */
bool apply_reading(const struct spec *spec, void *table, const char *setting, struct complaint *c);
bool apply_scope(const struct spec *spec, void *table, const char *name, struct complaint *c);
bool check_players(const struct spec *spec, unsigned players, struct complaint *c);
enum { LIMIT_TEXT = 40 };
/* "between 1 and 5": the range of a number of a sheet, in a scope (small) or in the full game. */
const char *say_limit(const struct limit *l, bool small, char text[LIMIT_TEXT]);
/* false: c says which readings contradict each other, or which clause refuses the table */
bool seal_table(const struct spec *spec, void *table, const char *file, struct complaint *c);

#endif
