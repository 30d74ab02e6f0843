/* What came of obligations: records NAME, VERDICT, DETAIL between tabs, and what follows of
 * them. */
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
/* Of lines; the last one of a name counts. */
void add_records(struct records *r, struct list lines);
const struct record *record_of(const struct records *r, const char *name); /* or NULL */
const char *text_of_records(const struct records *r);

/* Records of what 'proofs/run --json' prints. */
struct list records_of_json(struct list lines);

/* The names of those that are not proved, but for those that took too long or too much memory. */
const char *open_of(const struct records *r);
/* The names of those that failed and are not asked otherwise; asked may be NULL. */
const char *failed_of(const struct records *r, const struct records *asked);

/* Those whose loops were cut short; an obligation's text with so many turns for them. */
struct list cut_short(const struct records *r);
const char *with_turns(struct list obligation, const char *detail, const char *turns);

/* What is known of the functions that were changed. Lists have lines with FILE, NAME and more. */
struct known {
    struct records any, sound, again;
    struct list theirs, ours; /* items */
    struct list changed;      /* FILE: NAME */
    struct list list, apart, not_compared;
    const char *through, *callers; /* obligations that callers answer for; who they are */
};

/* Those that look beyond the end of an array. Nothing, if one that is not proved is something
 * else, or is called from other files, too. */
const char *in_doubt(const struct known *k);
bool all_proved(const struct known *k);
/* A line for each changed function: what came of it, its file, its name, for which inputs, or
 * why. */
const char *verdicts(const struct known *k);

#endif
