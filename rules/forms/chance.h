/* The kinds of moves that nature makes. They are the first ones: CHANCE in the game's
 * forms/moves.h. functions.h includes this, so that every chapter can ask. */
#include "rows.h"

#define CHANCE(kind, sorts, ...) +1
#define MOVE(kind, sorts, ...)
enum {
    OF_GAME(kinds_of_chance) = 0
#include ROWS(moves)
};
#undef CHANCE
#undef MOVE
static inline bool OF_GAME(is_chance)(unsigned kind)
{
    return (int)kind < (int)OF_GAME(kinds_of_chance); /* a game may have none */
}
