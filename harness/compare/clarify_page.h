/* Functions that the files which write the clarifications share. */
#ifndef QUIBBLE_COMPARE_CLARIFY_PAGE_H
#define QUIBBLE_COMPARE_CLARIFY_PAGE_H

#include "harness/compare/clarify.h"
#include "harness/report/html.h"
#include "harness/report/translation.h"
#include "spec/spec.h"

char *position_text(const struct spec *spec, const void *table, const void *state);
void put_picture(struct page *p, const struct spec *spec, const void *table, const void *state);
/* writes moves, each with the names that hold in the position where it is made */
void put_steps(struct page *p, const struct translation *t, const void *table, const void *from,
               const struct move *list, unsigned count);
/* clarify_record.c: the files in a folder of the corpus */
void put_examples(struct page *p, const struct clarified *c, const char *folder, char *const *file,
                  unsigned count);
void put_findings(struct page *p, const struct clarified *c, const char *folder, char *const *file,
                  unsigned count);
/* the title of a scenario in the page's language; false: in English */
bool title_in(const struct translation *t, const char *file, const char *text, char *title,
              size_t room);
/* the name of a file of the corpus, without its ending */
void name_of(const char *file, char name[NAME_SIZE]);
/* the finding that explains this one to players ("# told-with: NAME"); "" if none */
void told_with(const char *text, char name[NAME_SIZE]);

#endif
