/* Moves and lines of positions as sentences, and the words of pictures. */
#ifndef QUIBBLE_REPORT_SENTENCES_H
#define QUIBBLE_REPORT_SENTENCES_H

#include "harness/report/translation.h"
#include "rules/forms/words.h"

/* Writes a move such as "A lays N on 1" as a sentence in the language. False, and nothing is
 * written, if the language has no sentence for such a move. */
bool put_move_sentence(const struct translation *t, const char *written, struct text *out);

/* Writes a line of a position or of what follows from it, such as "hand A L N", as a sentence.
 * False if the language has none for it; a text that is "-" is not told to players, and nothing is
 * written. */
bool put_line(const struct translation *t, const char *line, struct text *out);
/* The same of a line's first words alone: what the sentence says up to its colon. */
bool put_place(const struct translation *t, const char *place, struct text *out);
/* One of the things that stand behind them, where the pattern has a {name...} for them. */
bool put_thing_of(const struct translation *t, const char *place, const char *thing,
                  struct text *out);

/* A sentence with what the language calls "tyrus-lance" in place of such a name. Names without a
 * hyphen stay: they may be words of the sentence. */
void put_with_words(const struct translation *t, const char *sentence, struct text *out);

/* A picture with its words in the language. What stands between commas is looked for by itself;
 * what the texts have no label for stays as it is, and is also a line of 'missing' unless that is
 * NULL. */
void put_labelled(FILE *out, const struct translation *t, const char *svg, FILE *missing);

#endif
