/* The verb regress, and accepted changes. */
#include "harness/compare/regress.h"
#include "harness/compare/base.h"
#include "harness/core/corpus.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/report/results.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/system/paths.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "rules/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- changes that were accepted: corpus/GAME/changes ---- */

static void accepted_line(const struct regression *r, const struct change *c, char *line,
                          size_t size)
{
    char room[NAME_SIZE * 3];
    snprintf(line, size, "# accepted: %s, %s\n", change_name(c),
             clause_named(r, c, room, sizeof room));
}

/* A change that the base itself had accepted is an older one and does not count. */
static void find_accepted(struct regression *r)
{
    char folder[CORPUS_PATH], line[NAME_SIZE * 5];
    unsigned count;
    corpus_folder(folder, r->spec, "changes");
    char **name = corpus_names(folder, "", &count);
    for (unsigned i = 0; i < count; i++) {
        size_t size;
        char path[CORPUS_FILE],
            *text = base_knew(&r->base, name[i]) ? NULL : corpus_text(folder, name[i], path, &size);
        for (unsigned k = 0; text && k < r->changes; k++) {
            accepted_line(r, &r->change[k], line, sizeof line);
            const char *reason = strstr(text, line) ? strstr(text, "# reason: ") : NULL;
            if (reason && !r->change[k].reason) {
                reason += strlen("# reason: ");
                size_t length = strcspn(reason, "\n");
                r->change[k].reason = copy_of(reason, length + 1);
                r->change[k].reason[length] = 0;
            }
        }
        free(text);
    }
    corpus_forget(name, count);
}

/* The name KIND-CLAUSE, followed by a number if it is taken. */
static void name_accepted(const struct regression *r, const struct change *c,
                          char path[CORPUS_PATH + 400])
{
    char folder[CORPUS_PATH], room[NAME_SIZE * 3], word[NAME_SIZE * 4];
    struct stat there;
    corpus_folder(folder, r->spec, "changes");
    mkdir(folder, 0777);
    snprintf(word, sizeof word, "%s-%s", change_name(c), clause_named(r, c, room, sizeof room));
    size_t to = 0;
    for (const char *at = word; *at; at++)
        if ((*at >= 'a' && *at <= 'z') || (*at >= '0' && *at <= '9'))
            word[to++] = *at;
        else if (to && word[to - 1] != '-')
            word[to++] = '-';
    word[to] = 0;
    for (unsigned n = 1; n < 1000; n++) {
        snprintf(path, CORPUS_PATH + 400, n == 1 ? "%.4900s/%s.scenario" : "%.4900s/%s-%u.scenario",
                 folder, word, n);
        if (stat(path, &there))
            return;
    }
}

static bool keep_accepted(const struct regression *r, const struct change *c, const char *reason)
{
    char path[CORPUS_PATH + 400], line[NAME_SIZE * 5];
    struct complaint why;
    struct output out;
    if (!c->holds || !c->text[0]) {
        printf("%s: not accepted: %s, %s: its scenario breaks what must hold\n",
               r->spec->game->name, change_name(c), c->clause);
        return false;
    }
    name_accepted(r, c, path);
    accepted_line(r, c, line, sizeof line);
    if (!open_output(&out, path, &why))
        fail(WRONG_CALL, "%s", why.text);
    fprintf(out.file, "%s# reason: %s\n%s", line, reason, c->text[0]);
    if (!close_output(&out, &why))
        fail(WRONG_CALL, "%s", why.text);
    printf("%s: accepted: %s, %s: %s\n", r->spec->game->name, change_name(c), c->clause, path);
    return true;
}

static bool accept_all(struct regression *r, const struct regress_options *own)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < r->changes; i++) {
        struct change *c = &r->change[i];
        if (!c->reason && (!own->only || same_word(own->only, c->clause))
            && keep_accepted(r, c, own->accept)) {
            c->reason = copy_of(own->accept, strlen(own->accept) + 1);
            kept++;
        }
    }
    return kept > 0;
}

/* ---- the verb ---- */

/* Records the result: each difference that was not accepted, or that there is none. */
static void note_results(const struct regression *r)
{
    const char *game = r->spec->game->name;
    char name[NAME_SIZE * 5], clause[NAME_SIZE * 3], path[FAILURE_PATH];
    for (unsigned i = 0; i < r->changes; i++) {
        const struct change *c = &r->change[i];
        struct complaint why;
        struct output out;
        if (c->reason)
            continue;
        snprintf(name, sizeof name, "%s, %s", change_name(c),
                 clause_named(r, c, clause, sizeof clause));
        failure_path(path, r->spec, name);
        bool wanted = path[0] && c->text[0], written = wanted && open_output(&out, path, &why);
        if (written) {
            fputs(c->text[0], out.file);
            written = close_output(&out, &why);
        }
        if (wanted && !written)
            fprintf(stderr, "quibble: %s\n", why.text);
        results_note(&(struct result){ .status = FOUND,
                                       .verb = "regress",
                                       .game = game,
                                       .name = name,
                                       .rule = clause_named(r, c, clause, sizeof clause),
                                       .text = name,
                                       .scenario = written ? path : NULL });
    }
    if (!is_different(r))
        results_note(&(struct result){ .status = HELD,
                                       .verb = "regress",
                                       .game = game,
                                       .name = r->base.name,
                                       .seconds = r->seconds,
                                       .text = r->base.same               ? "the same program"
                                             : base_proved_same(&r->base) ? "proved the same"
                                             : r->changes ? "all differences are accepted"
                                                          : "no difference was found" });
}

static void forget(struct regression *r)
{
    for (unsigned i = 0; i < r->changes; i++) {
        drop_scenario(&r->change[i]);
        free(r->change[i].reason);
    }
    free(r->change);
    free(r->visited);
    base_close(&r->base);
}

static void set_effort(struct regression *r, const struct regress_options *own)
{
    bool quick = own->effort && same_word(own->effort, "quick"),
         deep = own->effort && same_word(own->effort, "deep");
    r->most_states = quick ? 20000 : deep ? 20000000 : 200000;
    r->plays = own->plays ? own->plays : quick ? 40 : deep ? 20000 : 200;
    r->steps = own->steps ? own->steps : 400;
    if (r->only_scope)
        r->most_states = UINT64_MAX;
}

/* Without --prove it tries few functions, and each for a short time, so that it takes no longer
 * than the plays. */
static void prove(struct regression *r, const struct regress_options *own)
{
    enum { FEW = 6, SHORT = 5, LONG = 60 };
    bool quick = own->effort && same_word(own->effort, "quick"),
         deep = own->effort && same_word(own->effort, "deep");
    if (!r->base.sources || (quick && !own->prove))
        return;
    progress("%s  proving that what was changed does the same", r->spec->game->name);
    if (!base_prove(&r->base,
                    own->prove ? own->prove
                    : deep     ? LONG
                               : SHORT,
                    own->prove || deep ? 0 : FEW))
        interrupted = 1;
    progress_done();
}

static void check_call(const struct regress_options *own)
{
    if (!own->base == !own->base_lib)
        fail(WRONG_CALL,
             "found %s, expected one of them: the revision, or the library, to be compared with",
             own->base ? "--base with --base-lib" : "neither --base REV nor --base-lib FILE");
    if (own->only && !own->accept)
        fail(WRONG_CALL, "found --only without --accept, expected them together: --only names the "
                         "clause to accept");
    if (own->accept && (!*own->accept || strchr(own->accept, '\n')))
        fail(WRONG_CALL, "found --accept without a reason, expected one in a line of words");
}

static void tell(const struct regression *r, const struct options *o)
{
    const struct regress_options *own = o->own;
    struct complaint why;
    struct output out;
    if (o->json)
        regression_as_json(stdout, r);
    else if (!o->quiet || is_different(r))
        print_regression(stdout, r);
    if (!own->out)
        return;
    if (!open_output(&out, own->out, &why))
        fail(WRONG_CALL, "%s", why.text);
    print_regression(out.file, r);
    if (!close_output(&out, &why))
        fail(WRONG_CALL, "%s", why.text);
}

int verb_regress(const struct options *o)
{
    const struct regress_options *own = o->own;
    struct complaint why;
    struct regression r = { .spec = find_game(o->game),
                            .only_scope = o->scope,
                            .memory = (uint64_t)1 << 30,
                            .threads = own->jobs,
                            .seed = o->seed_given ? o->seed : 1 };
    check_call(own);
    void *table = xrealloc(NULL, r.spec->game->table_size, 1);
    if (o->scope && !apply_scope(r.spec, table, o->scope, &why))
        fail(WRONG_CALL, "%s", why.text);
    free(table);
    set_effort(&r, own);
    catch_interrupt();
    repository_root(); /* initialise it before threads start */
    base_open(&r.base, r.spec, own->base, own->base_lib);
    if (!r.base.same && r.base.spec) {
        prove(&r, own);
        work_out_all(&r);
    }
    find_accepted(&r);
    if (interrupted)
        fprintf(stderr,
                "quibble: interrupted, nothing is accepted: what was compared until then\n");
    bool idle = own->accept && !interrupted && !accept_all(&r, own);
    tell(&r, o);
    note_results(&r);
    int status = interrupted || is_different(&r) ? FOUND : HELD;
    if (idle)
        status = nothing_done("regress", r.spec->game->name,
                              "found nothing to accept%s%s, expected a difference that is not "
                              "accepted",
                              own->only ? " by " : "", own->only ? own->only : "");
    forget(&r);
    return status;
}
