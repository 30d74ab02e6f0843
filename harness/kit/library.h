/* Games that are not built into the command: each is a shared library of its own. */
#ifndef QUIBBLE_KIT_LIBRARY_H
#define QUIBBLE_KIT_LIBRARY_H

#include "spec/spec.h"

/* Does the game have every function that engines call without a check? */
bool is_whole(const struct game *g);

/* Adds the games in the folders of GAME_PATH (colons between them), or, where that is not set, in
 * build/games of the repository where the user is. Ends with a message if one of them cannot be
 * used. A library is a program: nothing that an input names is ever opened here. */
void load_games(void);

#endif
