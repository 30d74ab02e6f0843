/* Names that moves, positions, sheets and facts of Sakkara share. */
#ifndef SAKKARA_SPELLING_H
#define SAKKARA_SPELLING_H

#include "../../forms/words.h"
#include "../sakkara.h"

enum {
    DERIVE = 255, /* in a position being read: not given yet */
    MOST = 99     /* of anything that a sheet counts         */
};

/* words.c */
extern const char *const sakkara_kind_names[KINDS];
extern const char *const sakkara_spell_names[SPELLS];
extern const char *const sakkara_worker_names[PLAYERS * WORKERS];

/* What a letter of a pattern can stand for: names of the values from 'first' on. */
struct names {
    char letter;
    uint8_t first, count;
    const char *const *name;
    const char *expected; /* where a line of a position wants one */
};

struct names sakkara_names_for(const struct sakkara_table *t, char letter);
bool sakkara_spell_value(const void *table, char letter, uint8_t value, struct text *out);
bool sakkara_unspell_value(const void *table, char letter, const char *word, uint8_t *value);

bool sakkara_one_of(const char *word, const char *const *names, unsigned count, unsigned *value);
bool sakkara_put_field(const struct sakkara_table *t, unsigned field, struct text *out);
bool sakkara_read_field(const struct sakkara_table *t, const char *word, unsigned *field);

unsigned sakkara_sum_of(const uint8_t counts[KINDS]);
/* " ship 2xgrain", or " none" */
void sakkara_put_counts(const uint8_t counts[KINDS], struct text *out);
/* Tiles with their numbers; if 'size' is not NULL, their number in all may follow. */
const char *sakkara_read_counts(const struct words *in, unsigned from, uint8_t counts[KINDS],
                                uint8_t *size);
void sakkara_put_tile(unsigned tile, struct text *out);
void sakkara_put_stack(const uint8_t *tile, unsigned height, struct text *out);
bool sakkara_read_stack(const char *word, unsigned room, uint8_t *tile, uint8_t *height);

/* position.c: a field with the workers on it, and the words of a line for a row of the board */
void sakkara_put_cell(const struct sakkara_state *s, unsigned field, struct text *out);
bool sakkara_read_row_number(const struct sakkara_table *t, const struct words *in, unsigned *row);

/* checks.c: fills in what the lines of a position did not give; false where tiles lack. */
bool sakkara_derive(const struct sakkara_table *t, struct sakkara_state *s);

#endif
