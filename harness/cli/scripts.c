/* Verbs that run a script of the checkout: prove, fuzz, verify. */
#include "harness/cli/verbs.h"
#include "harness/core/options.h"
#include "harness/system/paths.h"
#include "harness/system/process.h"
#include "rules/forms/words.h"

#include <stdio.h>
#include <string.h>

struct call {
    char command[4200], jobs[24], seconds[24];
    char *argv[24];
    unsigned count;
};

static void add(struct call *c, const char *option, const char *value)
{
    if (!value)
        return;
    c->argv[c->count++] = (char *)option;
    if (*value)
        c->argv[c->count++] = (char *)value;
}

/* Passes the given options on; a script rejects those that it cannot use. */
static int run_script(const char *script, const struct options *o, const char *game)
{
    const struct script_options *own = o->own;
    struct call c = { .count = 0 };
    snprintf(c.command, sizeof c.command, "%s/%s", scripts_root(), script);
    snprintf(c.jobs, sizeof c.jobs, "%u", own->jobs);
    snprintf(c.seconds, sizeof c.seconds, "%u", own->seconds);
    c.argv[c.count++] = c.command;
    add(&c, "--game", game);
    add(&c, "--jobs", own->jobs ? c.jobs : NULL);
    add(&c, "--time", own->seconds ? c.seconds : NULL);
    add(&c, "--only", own->only);
    add(&c, "--solver", own->solver);
    add(&c, "--engine", own->engine);
    add(&c, "--effort", own->effort);
    add(&c, "--json", o->json ? "" : NULL);
    add(&c, "--quiet", o->quiet ? "" : NULL);
    return run_and_read(c.argv, NULL, 0);
}

int verb_prove(const struct options *o)
{
    return run_script("proofs/run", o, o->game);
}

int verb_fuzz(const struct options *o)
{
    return run_script("fuzz/run", o, o->game);
}

/* Runs once for all games, because some steps concern no game, or all of them. */
int verb_verify(const struct options *o)
{
    return run_script("ci/verify", o, same_word(o->game, "all") ? NULL : o->game);
}
