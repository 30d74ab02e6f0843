/* Names that moves, positions, sheets and facts of Alexandros share. */
#ifndef ALEXANDROS_SPELLING_H
#define ALEXANDROS_SPELLING_H

#include "../../forms/shapes.h"
#include "../alexandros.h"
#include "sorts.h"

extern const char alexandros_letters[SYMBOLS + 2]; /* TJHLS-, by symbol */

extern const struct sort alexandros_sorts[SORTS]; /* words.c */

/* words.c: put returns false, and read NOWHERE, for a thing that does not exist */
/* 2.5 */
bool alexandros_put_area(const struct alexandros_table *t, unsigned area, struct text *out);
/* 2:6 */
bool alexandros_put_point(const struct alexandros_table *t, unsigned point, struct text *out);
unsigned alexandros_read_area(const struct alexandros_table *t, const char *word);
unsigned alexandros_read_point(const struct alexandros_table *t, const char *word);
bool alexandros_read_place(const char *word, char between, unsigned *row, unsigned *across);
bool alexandros_read_symbol(char letter, unsigned *symbol);
/* 0:4-1:5 */
void alexandros_put_line(const struct alexandros_table *t, const uint8_t end[2], struct text *out);

/* words.c: cards, " TTHL" and " 11T 9J"; " -" for none. They follow the first words of a line. */
void alexandros_put_cards(const uint8_t cards[SYMBOLS], struct text *out);
void alexandros_put_counts(const uint8_t cards[SYMBOLS], struct text *out);
const char *alexandros_read_counts(const struct words *in, unsigned from, uint8_t cards[SYMBOLS]);

/* list.c: names of a listed board, and its lines in sheets */
bool alexandros_read_name(const char *word, uint8_t name[NAME_ROOM]);
void alexandros_put_name(const uint8_t name[NAME_ROOM], struct text *out);
const char *alexandros_read_listed(const struct words *in, struct alexandros_table *t);
const char *alexandros_read_listed_start(const struct words *in, struct alexandros_table *t);
void alexandros_put_listed(const struct alexandros_table *t, struct text *out);

/* map.c: the board drawn in letters */
void alexandros_write_map(const struct alexandros_table *t, const struct alexandros_state *s,
                          struct text *out);
const char *alexandros_read_map(const struct alexandros_table *t, const struct words *in,
                                struct alexandros_state *s, const unsigned *index);

/* panels.c: a listed board in a picture, area by area */
unsigned alexandros_panels_high(const struct alexandros_table *t);
void alexandros_draw_panels(const struct alexandros_table *t, const struct alexandros_state *s,
                            unsigned top, struct text *out);

/* position.c */
const char *alexandros_phase_name(unsigned phase);
extern const char *const alexandros_phase_names[PHASES];

#endif
