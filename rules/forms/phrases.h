/* How the moves of a game are written and read, from its table of moves: see said.h. A game's
 * words.c defines GAME_sorts[], the sorts with their words, and then includes this.
 *
 * It defines GAME_phrase, GAME_write_move and GAME_read_move. With NAMES_BY_POSITION the game
 * writes the last two itself.
 */
#include "rows.h"

#define CHANCE MOVE
#define MOVE(kind, sorts, ...) { kind, sorts, { __VA_ARGS__ } },
static const struct phrase phrases[] = {
#include ROWS(moves)
};
#undef CHANCE
#undef MOVE
enum { PHRASES = sizeof phrases / sizeof phrases[0] };

const struct phrase *OF_GAME(phrase)(unsigned i)
{
    return i < PHRASES ? &phrases[i] : NULL;
}

#ifndef NAMES_BY_POSITION
void OF_GAME(write_move)(const TABLE_OF_GAME *t, struct move m, struct text *out)
{
    phrase_write(phrases, PHRASES, (struct speller){ OF_GAME(sorts), t }, m, out);
}

const char *OF_GAME(read_move)(const TABLE_OF_GAME *t, const struct words *in, struct move *m)
{
    return phrase_read(phrases, PHRASES, (struct speller){ OF_GAME(sorts), t }, in, m);
}
#endif
