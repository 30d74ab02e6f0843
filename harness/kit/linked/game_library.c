/* The one file that a game's library has besides its rules and its spec. THE_SPEC is the name of
 * its spec (kit.mk). Marks and choices are those of the command that loads it. */
#include "harness/kit/contract.h"
#include "version.h"

extern const struct spec THE_SPEC;
extern const struct game_library quibble_library;
const struct game_library quibble_library = { LIBRARY_MAGIC, CONTRACT_VERSION, QUIBBLE_VERSION,
                                              CONTRACT_MEASURES, &THE_SPEC };
