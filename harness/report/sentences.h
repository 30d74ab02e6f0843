/* Moves as sentences. */
#ifndef QUIBBLE_REPORT_SENTENCES_H
#define QUIBBLE_REPORT_SENTENCES_H

#include "harness/report/translation.h"
#include "rules/forms/words.h"

/* A move as the game writes it, "A lays N on 1", as a sentence of the language. False, and
 * nothing is written: the language has no sentence for such a move. */
bool put_move_sentence(const struct translation *t, const char *written, struct text *out);

#endif
