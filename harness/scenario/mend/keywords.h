/* For lines of the scenario language that cannot be read: each function says what is wrong with
 * the keyword or the words behind it, offers a mend, and returns false like every complaint. */
#ifndef QUIBBLE_SCENARIO_MEND_KEYWORDS_H
#define QUIBBLE_SCENARIO_MEND_KEYWORDS_H

#include "harness/scenario/keywords.h"

bool without_game(struct scene *s, const struct keyword *k); /* no line 'game' has been read yet */
/* above the position: the keyword is wrong, or a line above is missing */
bool too_early(struct scene *s);
bool wrong_place(struct scene *s, const struct keyword *k);
/* too few words behind the keyword, or too many */
bool wrong_number(struct scene *s, const struct keyword *k);
/* If the keyword's form has only players and numbers, offers a line with them in the right
 * order. Returns false if the form has other parts. */
bool refit_words(struct scene *s, const struct keyword *k);
/* Guesses the game from the rest of the file: from names of questions, scopes and clauses, and
 * from lines of positions and sheets. */
const struct spec *likely_game(const struct scene *s);

#endif
