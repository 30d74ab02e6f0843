/* What must hold of every table, state and step of every game. */
#ifndef QUIBBLE_CORE_BATTERY_H
#define QUIBBLE_CORE_BATTERY_H

#include "harness/core/choice.h"
#include "spec/spec.h"

struct broken {
    const struct indexed_property *property; /* NULL: one of the contract's own duties */
    char duty[64];                           /* property's name, or the duty's */
    char text[400];                          /* what was seen */
};
bool check_table(const struct spec *spec, const void *table, struct broken *b);
bool check_state(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_step(const struct spec *spec, const void *table, const void *before, struct move m,
                const void *after, struct broken *b);
/* the expensive ones: generator = legality over the whole universe of moves, each
 * refused move changing nothing; what is hidden does not matter; words and key
 * round trip; a finished game accepts nothing */
bool check_universe(const struct spec *spec, const void *table, const void *state,
                    struct broken *b);
bool check_views(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_round_trips(const struct spec *spec, const void *table, const void *state,
                       struct broken *b);
/* a move survives being printed and read in this position (NULL: in the words that need none); so
 * does every one of the universe */
bool check_move_words(const struct spec *spec, const void *table, const void *state, struct move m,
                      struct broken *b);
bool check_spelling(const struct spec *spec, const void *table, struct broken *b);
/* any one move, however senseless: refusal, step and generator agree on it */
bool check_move(const struct spec *spec, const void *table, const void *state, struct move m,
                struct broken *b);
void forget_universe(void); /* frees what the checks of this thread kept */
/* play goes on alike in what is symmetric to this state */
bool check_symmetries(const struct spec *spec, const void *table, const void *state,
                      struct broken *b);
/* somebody can move, or the game is over; or it is on record that plays hang here */
bool check_goes_on(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_outcome(const struct spec *spec, const void *table, const void *state, struct broken *b);
bool check_law(const struct spec *spec, const struct indexed_property *law, struct choice *from,
               struct broken *b);
unsigned properties_of(const struct spec *spec, enum property_kind kind); /* how many */

#endif
