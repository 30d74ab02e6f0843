/* Random tables: a base table and up to three readings, chosen by a struct choice. */
#ifndef QUIBBLE_CORE_DRAWN_H
#define QUIBBLE_CORE_DRAWN_H

#include "harness/core/choice.h"
#include "spec/spec.h"

struct drawn {
    const struct spec *spec;
    void **base; /* the base tables: full games by number of players, then those of the scopes */
    unsigned bases;
    unsigned *varied; /* questions with several built readings */
    unsigned varied_count;
    void *trial;
};
void drawn_open(struct drawn *d, const struct spec *spec);
/* for drawn_readings() only: without bases */
void drawn_open_readings(struct drawn *d, const struct spec *spec);
void drawn_settle(struct drawn *d, unsigned question); /* this question keeps its reading */
void drawn_close(struct drawn *d);
void drawn_table(struct drawn *d, struct choice *from, void *table);
/* changes the reading of up to three questions */
void drawn_readings(struct drawn *d, struct choice *from, void *table);

#endif
