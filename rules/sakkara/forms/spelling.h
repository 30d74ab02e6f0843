/* Names that moves, positions, sheets and facts of Sakkara share. */
#ifndef SAKKARA_SPELLING_H
#define SAKKARA_SPELLING_H

#include "../../forms/shapes.h"
#include "../sakkara.h"
#include "sorts.h"

enum { MOST = 99 }; /* the largest number that a sheet may have */

extern const struct sort sakkara_sorts[SORTS]; /* words.c */

/* words.c */
extern const char *const sakkara_kind_names[KINDS];
extern const char *const sakkara_phase_names[PHASES]; /* position.c */
extern const char *const sakkara_spell_names[SPELLS];
extern const char *const sakkara_worker_names[PLAYERS * WORKERS];

bool sakkara_put_field(const struct sakkara_table *t, unsigned field, struct text *out);
bool sakkara_read_field(const struct sakkara_table *t, const char *word, unsigned *field);

/* " ship 2xgrain", or " none" */
void sakkara_put_tiles(const uint8_t counts[KINDS], struct text *out);
void sakkara_put_tile(unsigned tile, struct text *out);
void sakkara_put_stack(const uint8_t *tile, unsigned height, struct text *out);
bool sakkara_read_stack(const char *word, unsigned room, uint8_t *tile, uint8_t *height);

/* position.c: a field with the workers on it, and the words of a line for a row of the board */
void sakkara_put_cell(const struct sakkara_state *s, unsigned field, struct text *out);
bool sakkara_read_row_number(const struct sakkara_table *t, const struct words *in, unsigned *row);

/* checks.c: fills in what the lines of a position did not give. */
void sakkara_derive(const struct sakkara_table *t, struct sakkara_state *s);

#endif
