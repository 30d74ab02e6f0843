/* One run of the explorer, and its report. */
#ifndef QUIBBLE_EXPLORE_REPORT_H
#define QUIBBLE_EXPLORE_REPORT_H

#include "harness/core/options.h"
#include "harness/explore/explore.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "spec/spec.h"

struct run {
    const struct options *o;
    const struct explore_options *own;
    const struct spec *spec;
    const struct scope *scope; /* NULL: a table that the user made */
    const struct basis *basis; /* NULL: none */
    const char *under;         /* the readings that differ from those of the basis, or NULL */
    bool as_pinned;            /* the table of the scope, without changes */
    void *table;
    struct exploration e;
    struct findings f;
};

/* Explores a scope and prints the report, as JSON or, if json is NULL, as text. */
void run_scope(struct run *r, struct json *json, bool in_list);
void run_close(struct run *r);
/* Does the scope take the readings that were asked for? If not, why says so. */
bool takes_the_readings(const struct options *o, const struct spec *spec, const struct scope *scope,
                        struct complaint *why);
enum tier tier_of(const struct explore_options *own);

/* Explores scopes under rows of readings, one row after the other; scope NULL: all of the tier. */
int explore_rows(const struct options *given, const struct spec *spec, const struct scope *scope);

int run_status(const struct run *r);
const char *run_name(const struct run *r); /* the name of its scope */
void print_run(const struct run *r);
void json_run(struct json *j, const struct run *r);
void note_run(const struct run *r); /* adds it to the results */
void print_pins(const struct spec *spec, const struct scope *s);

#endif
