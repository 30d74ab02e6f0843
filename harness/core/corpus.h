/* Stored scenarios, and the path of a new one. */
#ifndef QUIBBLE_CORE_CORPUS_H
#define QUIBBLE_CORE_CORPUS_H

#include "spec/spec.h"

enum { CORPUS_PATH = 5000, CORPUS_FILE = 6000, FAILURE_PATH = 1024 };
void output_folder(char folder[CORPUS_PATH],
                   const char
                       *name); /* creates the folder in build/, or without a checkout in the current
                          folder */
void failure_path(char path[FAILURE_PATH], const struct spec *spec, const char *name);
void corpus_folder(char folder[CORPUS_PATH], const struct spec *spec, const char *room);
/* sorted; prefix "": all */
char **corpus_names(const char *folder, const char *prefix, unsigned *count);
void corpus_forget(char **names, unsigned count);
/* fails if it cannot be read */
char *corpus_text(const char *folder, const char *name, char path[CORPUS_FILE], size_t *size);

#endif
