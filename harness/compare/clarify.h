/* clarify.c computes the clarifications, clarify_report.c writes them. */
#ifndef QUIBBLE_COMPARE_CLARIFY_H
#define QUIBBLE_COMPARE_CLARIFY_H

#include "harness/compare/weights.h"
#include "harness/compare/witness.h"
#include "harness/core/options.h"
#include "harness/report/translation.h"
#include "spec/spec.h"

#include <stdatomic.h>
#include <stdio.h>

struct clarified_pair {
    unsigned question;
    char letter[2]; /* the standard reading comes first if it is one of the two */
    struct witness witness;
    struct weight chance, greedy; /* only for pairs with the standard reading */
};
struct clarified {
    const struct spec *spec;
    const struct translation *translation;
    struct clarified_pair *pair;
    unsigned pairs, plays;         /* plays: for each number of players */
    unsigned threads;              /* threads; 0: one for each processor */
    char sum[20];                  /* the checksum of all inputs, under which results are saved */
    const struct rulings *rulings; /* who decided the readings below, if known */
    bool kept;                     /* search for no witnesses, use those of the corpus */
    struct effort effort;
    _Atomic unsigned done;
};
/* The reading that the page assumes: the one that was ruled, or the standard one. */
static inline char in_force(const struct clarified *c, unsigned question)
{
    char ruled = c->effort.ruling[question];
    return ruled ? ruled : c->spec->questions[question].question->standard;
}
void write_clarifications(FILE *out, const struct clarified *c, bool html);
void clarifications_as_json(FILE *out, const struct clarified *c);
/* Functions of both writers: the comment at the top of a scenario as one line; the file of a
 * side's witness; whether an earlier property is under the same clause. */
void title_of(const char *text, char *title, size_t room);
void name_witness(char path[5200], const struct clarified *c, const struct clarified_pair *p,
                  unsigned side);
bool named_before(const struct spec *spec, unsigned property);
void write_index(FILE *out, const char *folder); /* an index of the pages that exist */
/* "FOLDER/GAME-de.html"; in English "FOLDER/GAME.html" */
void name_page(char path[4200], const char *folder, const struct spec *spec, const char *language,
               const char *ending);

/* The options that only clarify has. */
struct clarify_options {
    uint64_t plays; /* for each pair of readings; 0: the default number */
    unsigned seconds, jobs;
    const char *only, *lang, *out;
    bool keep, kept, check;
};
int verb_clarify(const struct options *o);

#endif
