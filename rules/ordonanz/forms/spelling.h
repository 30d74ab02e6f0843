/* Names that moves, positions, sheets and facts of Ordonanz share. */
#ifndef ORDONANZ_SPELLING_H
#define ORDONANZ_SPELLING_H

#include "../../forms/shapes.h"
#include "../ordonanz.h"
#include "sorts.h"

extern const struct sort ordonanz_sorts[SORTS]; /* words.c */

/* words.c */
extern const char *const ordonanz_symbol_names[SYMBOLS];

void ordonanz_put_face(unsigned face, struct text *out);
bool ordonanz_read_face(const char *word, uint8_t *face);
bool ordonanz_read_count(const char *word, unsigned most, uint8_t *count); /* "(12)" */
void ordonanz_put_copies(const uint8_t copies[FACES], struct text *out);
/* Reads cards with their number of copies, at most 'most' of them in total. */
const char *ordonanz_read_deck(const struct words *in, unsigned from, unsigned most,
                               uint8_t deck[FACES], uint8_t *stock);

/* position.c */
extern const char *const ordonanz_phase_names[PHASES], *const ordonanz_done_names[4];

/* checks.c: counts the cards that are neither in a hand nor on the table, false if there are too
 * few; and fills in what the lines of a position did not give. */
bool ordonanz_rest_of_deck(const struct ordonanz_table *t, const struct ordonanz_state *s,
                           unsigned rest[FACES]);
void ordonanz_derive(const struct ordonanz_table *t, struct ordonanz_state *s);

#endif
