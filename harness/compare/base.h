/* The rules of another revision, loaded as a shared library. */
#ifndef QUIBBLE_COMPARE_BASE_H
#define QUIBBLE_COMPARE_BASE_H

#include "harness/system/complain.h"
#include "spec/spec.h"

/* The prover's verdict about a changed function: does it do the same? */
struct proof {
    const char *verdict; /* equal, different, undecided, not-compared */
    const char *file, *function;
    const char *said; /* equal: the inputs for which it holds; otherwise why it does not */
};

struct base {
    const struct spec *spec; /* the game in that revision, or NULL */
    uint8_t *(*marks)(void); /* the counts of its RULE marks in this thread */
    void *handle;
    char name[NAME_SIZE * 2]; /* the name that the user gave */
    char file[4096];
    bool sources;   /* the sources were compared; otherwise the members below are unknown */
    bool same;      /* apart from marks and comments the program is the same */
    bool functions; /* only functions differ, no declarations */
    char **changed, **touched, **accepted;
    unsigned changed_count, touched_count, accepted_count;
    char **proved;
    struct proof *proof;
    unsigned proofs;
    char not_proved[200]; /* why the prover was not asked */
};
/* fails with a message if it cannot be opened */
void base_open(struct base *b, const struct spec *spec, const char *rev, const char *file);
void base_close(struct base *b);
/* 'most': number of functions to compare; false: interrupted */
bool base_prove(struct base *b, unsigned seconds, unsigned most);
bool base_proved_same(const struct base *b); /* every changed function was proved equivalent */
bool base_touched(const struct base *b, const char *slug);
bool base_knew(const struct base *b, const char *name); /* the base itself had accepted the
                                                           change */

/* Converts a table of one game into one of the other through words; if false, c says why not. */
bool base_table(const struct spec *from, const void *table, const struct spec *to, void *like,
                struct complaint *c);

#endif
