/* Names that moves, positions and sheets of Akkon share: words.c. */
#ifndef AKKON_SPELLING_H
#define AKKON_SPELLING_H

#include "../../forms/shapes.h"
#include "../akkon.h"
#include "sorts.h"

extern const struct sort akkon_sorts[SORTS]; /* words.c */

extern const char *const akkon_cities[CITIES];
extern const char *const akkon_tracks[TRACKS];
extern const char *const akkon_actions[ACTIONS];
extern const char *const akkon_pieces[PIECES];
extern const char *const akkon_returned[RETURNED];

/* The name at index, or ?N. */
void akkon_put_name(const char *const *names, unsigned count, unsigned index, struct text *out);
void akkon_put_word(const char *word, struct text *out);              /* " word" */
void akkon_put_spaced(unsigned number, struct text *out);             /* " 3"    */
void akkon_put_of(const char *word, unsigned seat, struct text *out); /* "word A" */

/* A print by its name, see words.c. */
bool akkon_put_print(const struct akkon_table *t, unsigned print, struct text *out);
bool akkon_read_print(const struct akkon_table *t, const char *word, unsigned *print);

bool akkon_put_source(const struct akkon_table *t, unsigned source, struct text *out);
bool akkon_read_source(const struct akkon_table *t, const char *word, unsigned *source);

/* For a position and its picture, in position.c: the target of the card that is played, and the
 * other things to keep in mind, as "owes 2", numbered from 0; false: there are no more. */
enum { ENDINGS = 3 };
extern const char *const akkon_phase_names[PHASES];
extern const char *const akkon_ending_names[ENDINGS];
void akkon_put_phase(unsigned phase, struct text *out);
void akkon_put_ending(unsigned ending, struct text *out);
void akkon_put_target(const struct akkon_table *t, const struct akkon_state *s, struct text *out);
bool akkon_put_memory(const struct akkon_state *s, unsigned number, struct text *out);

/* Places of cards while a position is read: */
enum {
    UNSAID = 254,     /* no line has named this card yet            */
    UNSAID_GONE = 253 /* the same, and a line has given the pile's size */
};
bool akkon_has_cards(const struct akkon_table *t, unsigned city);
/* seen or not */
unsigned akkon_left(const struct akkon_table *t, const struct akkon_state *s, unsigned city);
/* as its piles are */
uint8_t akkon_ending_of(const struct akkon_table *t, const struct akkon_state *s);

#endif
