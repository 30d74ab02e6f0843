/* Moves as sentences, and the words of pictures. */
#ifndef QUIBBLE_REPORT_SENTENCES_H
#define QUIBBLE_REPORT_SENTENCES_H

#include "harness/report/translation.h"
#include "rules/forms/words.h"

/* Writes a move such as "A lays N on 1" as a sentence in the language. False, and nothing is
 * written, if the language has no sentence for such a move. */
bool put_move_sentence(const struct translation *t, const char *written, struct text *out);

/* A picture with its words in the language. What stands between commas is looked for by itself;
 * what the texts have no label for stays as it is. */
void put_labelled(FILE *out, const struct translation *t, const char *svg);

#endif
