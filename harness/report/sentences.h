/* Moves and lines of positions as sentences, and the words of pictures. */
#ifndef QUIBBLE_REPORT_SENTENCES_H
#define QUIBBLE_REPORT_SENTENCES_H

#include "harness/report/translation.h"
#include "rules/forms/words.h"

/* Writes a move such as "A lays N on 1" as a sentence in the language. If the language has none for
 * such a move, it writes nothing and returns false. */
bool put_move_sentence(const struct translation *t, const char *written, struct text *out);

/* Writes a line of a position or of its facts, such as "hand A L N", as a sentence. Returns false
 * if the language has none for it. If its text is "-", players are not told, and nothing is
 * written. */
bool put_line(const struct translation *t, const char *line, struct text *out);
/* Translates a line's first words: the part of the sentence before its colon. */
bool put_place(const struct translation *t, const char *place, struct text *out);
/* Translates one of the things behind them, if the pattern has a {name...} for them. */
bool put_thing_of(const struct translation *t, const char *place, const char *thing,
                  struct text *out);

/* Replaces names like "tyrus-lance" in a sentence by the language's names. Names without a
 * hyphen stay: they may be ordinary words. */
void put_with_words(const struct translation *t, const char *sentence, struct text *out);

/* Translates the labels of a picture. Looks up the text between commas. A label without a text
 * stays as it is, and is also added to 'missing' unless that is NULL. */
void put_labelled(FILE *out, const struct translation *t, const char *svg, FILE *missing);

#endif
