/* Names that moves, positions, sheets and facts of Saga share. */
#ifndef SAGA_SPELLING_H
#define SAGA_SPELLING_H

#include "../../forms/shapes.h"
#include "../saga.h"
#include "sorts.h"

enum {
    DURINGS = 6,
    FINALS = 7,
    ENDINGS = 4,
    KNIGHTS = 60 /* in a position */
};

/* What the words of sorts may depend on: the table, and the position or NULL. */
struct scene {
    const struct saga_table *t;
    const struct saga_state *s;
    unsigned seat; /* who makes the move: troops are named as this player sees them */
};

extern const struct sort saga_sorts[SORTS]; /* words.c */

/* words.c */
extern const char *const saga_land_names[LANDS];
extern const char saga_colour_letters[COLOURS + 1]; /* RGBOVY */
extern const char *const saga_side_names[EITHER + 1];
extern const char *const saga_during_names[DURINGS];
extern const char *const saga_final_names[FINALS];

/* Returns the rest of the word behind 'start', or NULL if it begins otherwise. */
const char *saga_behind(const char *word, const char *start);
void saga_put_word(const char *word, struct text *out); /* " word" */

bool saga_is_colour(char letter, unsigned *colour);
const char *saga_read_knight(const char *word, unsigned *card); /* behind it, or NULL */
bool saga_read_one_knight(const char *word, unsigned *card);
bool saga_read_place_at(const struct saga_state *s, const char *word, unsigned *place);
bool saga_read_chip(const struct saga_table *t, const char *word, unsigned *d);

void saga_put_knights(const uint8_t counts[CARDS], struct text *out); /* " R4 2xG1" */
extern const char saga_some_knights[];                                /* where they are expected */

/* position.c */
void saga_put_troop(const struct saga_troop *troop, struct text *out);
const char *saga_read_troop(const char *word, struct saga_troop *troop); /* behind it, or NULL */
extern const char *const saga_phase_names[PHASES];
bool saga_any_chips(const struct saga_state *s, unsigned seat);

/* checks.c: fills in what the lines of a position did not give. */
void saga_derive(const struct saga_table *t, struct saga_state *s);

#endif
