/* Results of obligations: records with NAME, VERDICT and DETAIL, separated by tabs, and
 * conclusions from them. */
#ifndef QUIBBLE_COMPARE_EQUAL_RECORDS_H
#define QUIBBLE_COMPARE_EQUAL_RECORDS_H

#include "harness/compare/equal/pool.h"

struct record {
    const char *verdict, *detail;
};
struct records {
    struct table names; /* number: of the record */
    struct record *at;
    size_t room;
};
/* Reads lines; if a name occurs twice, the last record counts. */
void add_records(struct records *r, struct list lines);
const struct record *record_of(const struct records *r, const char *name); /* or NULL */
const char *text_of_records(const struct records *r);

/* Reads the records from the output of 'proofs/run --json'. */
struct list records_of_json(struct list lines);

/* The names that are not proved, except those that ran out of time or memory. */
const char *open_of(const struct records *r);
/* The names that failed and are not asked again in another way; asked may be NULL. */
const char *failed_of(const struct records *r, const struct records *asked);

/* The obligations whose loops were cut short, each as a line of text with so many turns for
 * them. */
struct list cut_short(const struct records *r);
const char *with_turns(struct list obligation, const char *detail, const char *turns);

/* Facts about the changed functions. Each list has lines with FILE, NAME and more. */
struct known {
    struct records any, sound, again;
    struct list theirs, ours; /* all items of the base, and of today */
    struct list changed;      /* FILE: NAME */
    struct list list, apart, not_compared;
    const char *through,
        *callers; /* obligations that those of their callers cover; and the callers */
};

/* Functions that read beyond the end of an array. Empty if one that is not proved fails for
 * another reason, or is called from other files. */
const char *in_doubt(const struct known *k);
bool all_proved(const struct known *k);
/* Writes a line for each changed function: verdict, file, name, and for which inputs it holds or
 * why it does not. */
const char *verdicts(const struct known *k);

#endif
