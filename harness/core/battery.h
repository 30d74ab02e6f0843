/* Checks that must hold for every table, state and step of every game. */
#ifndef QUIBBLE_CORE_BATTERY_H
#define QUIBBLE_CORE_BATTERY_H

#include "harness/core/choice.h"
#include "spec/spec.h"

struct broken {
    const struct indexed_property *property; /* NULL: a duty of the contract */
    char duty[64];                           /* property's name, or the duty's */
    char text[400];                          /* what the check found */
};
bool check_table(const struct spec *spec, const void *table, struct broken *b);
bool check_state(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_step(const struct spec *spec, const void *table, const void *before, struct move m,
                const void *after, struct broken *b);
/* the expensive checks: the generator lists exactly the legal moves of the universe; a refused
 * move changes nothing; hidden information has no influence; words and key can be read back; a
 * finished game accepts no move */
bool check_universe(const struct spec *spec, const void *table, const void *state,
                    struct broken *b);
bool check_views(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_round_trips(const struct spec *spec, const void *table, const void *state,
                       struct broken *b);
/* a move, and every move of the universe, can be printed and read back in this position (NULL:
 * in the words that need no position) */
bool check_move_words(const struct spec *spec, const void *table, const void *state, struct move m,
                      struct broken *b);
bool check_spelling(const struct spec *spec, const void *table, struct broken *b);
/* for any move, even an invalid one: refusal, step and generator agree */
bool check_move(const struct spec *spec, const void *table, const void *state, struct move m,
                struct broken *b);
void forget_universe(void); /* frees what the checks of this thread have cached */
/* states that are symmetric to this one have symmetric moves and outcomes */
bool check_symmetries(const struct spec *spec, const void *table, const void *state,
                      struct broken *b);
/* somebody can move, or the game is over, or a finding records that plays hang here */
bool check_goes_on(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_outcome(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_law(const struct spec *spec, const struct indexed_property *law, struct choice *from,
               struct broken *b);
unsigned properties_of(const struct spec *spec, enum property_kind kind); /* how many */

#endif
