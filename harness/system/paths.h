/* Paths of the checkout, and of files that an input may name. */
#ifndef QUIBBLE_SYSTEM_PATHS_H
#define QUIBBLE_SYSTEM_PATHS_H

#include <stdbool.h>

const char *repository_root(void); /* QUIBBLE_ROOT, the folder above the program's, the repository
                                      of a game where the caller is, what is installed, or "." */
const char *scripts_root(void);    /* where fuzz/run and the like are: there, or in build/kit */
const char *game_repository(void); /* the folder here or above that has build/games, or NULL */
char *path_beside(const char *scenario, const char *name); /* below the scenario's folder, or in
                                                              the corpus */
char *path_in_corpus(const char *path);

bool is_checkout(const char *folder);
const char *source_root(void); /* QUIBBLE_ROOT, the tree around the program, ".", or the
                                  repository of a game; NULL: none */

#endif
