/* For lines of the scenario language that cannot be read: reports what is wrong with a keyword, or
 * with the words behind it, and offers a mend. All return false, as every complaint does. */
#ifndef QUIBBLE_SCENARIO_MEND_KEYWORDS_H
#define QUIBBLE_SCENARIO_MEND_KEYWORDS_H

#include "harness/scenario/keywords.h"

bool without_game(struct scene *s, const struct keyword *k); /* nothing is known of the game yet */
bool too_early(struct scene *s); /* before the position: a keyword, or the line above, is wrong */
bool wrong_place(struct scene *s, const struct keyword *k);
bool wrong_number(struct scene *s, const struct keyword *k); /* too few words, or too many */
/* Puts the words of the line where the form of its keyword has players and numbers. False: the form
 * has other parts. */
bool refit_words(struct scene *s, const struct keyword *k);
/* The game that the rest of the file is probably about: it has the questions, the clauses and the
 * lines that are named there. */
const struct spec *likely_game(const struct scene *s);

#endif
