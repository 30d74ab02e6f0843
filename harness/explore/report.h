/* One run of the explorer, and its report. */
#ifndef QUIBBLE_EXPLORE_REPORT_H
#define QUIBBLE_EXPLORE_REPORT_H

#include "harness/core/options.h"
#include "harness/explore/explore.h"
#include "harness/system/json.h"
#include "spec/spec.h"

struct run {
    const struct options *o;
    const struct explore_options *own;
    const struct spec *spec;
    const struct scope *scope; /* NULL: the caller's own table */
    bool as_pinned;            /* the scope's table, untouched */
    void *table;
    struct exploration e;
    struct findings f;
};

int run_status(const struct run *r);
const char *run_name(const struct run *r); /* of its scope */
void print_run(const struct run *r);
void json_run(struct json *j, const struct run *r);
void note_run(const struct run *r); /* as results */
void print_pins(const struct spec *spec, const struct scope *s);

#endif
