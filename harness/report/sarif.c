/* Writes results as SARIF 2.1.0. A rule is a clause or a property. Its place is the line of spec/
 * that states it, and the lines of rules/ that carry it out are related places. The moves of the
 * play that shows a finding are a thread flow. Results that held are left out; the other formats
 * list them. */
#include "harness/core/games.h"
#include "harness/core/survey.h"
#include "harness/report/log.h"
#include "harness/report/results.h"
#include "harness/system/json.h"
#include "harness/system/memory.h"
#include "harness/system/paths.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "rules/game.h"
#include "version.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- places ---- */

/* A path as a relative reference from the top of the checkout, if it is inside. */
static void json_artifact(struct json *j, const char *path)
{
    static const char plain[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
    char uri[3 * 4096 + 16], place[4300];
    size_t at = 0;
    bool in_tree = from_top(path, place, sizeof place);
    if (place[0] == '/')
        at = (size_t)snprintf(uri, sizeof uri, "file://");
    for (const char *from = place; *from && at < sizeof uri - 4; from++)
        if (strchr(plain, *from))
            uri[at++] = *from;
        else
            at += (size_t)snprintf(uri + at, 4, "%%%02X", (unsigned char)*from);
    uri[at] = 0;
    json_open(j, "artifactLocation", '{');
    json_string(j, "uri", uri);
    if (in_tree)
        json_string(j, "uriBaseId", "%SRCROOT%");
    json_close(j, '}');
}

static void json_text(struct json *j, const char *key, const char *text)
{
    json_open(j, key, '{');
    json_string(j, "text", text);
    json_close(j, '}');
}

static void json_file(struct json *j, const char *file, unsigned line)
{
    json_open(j, "physicalLocation", '{');
    json_artifact(j, file);
    if (line > 0) {
        json_open(j, "region", '{');
        json_number(j, "startLine", line);
        json_close(j, '}');
    }
    json_close(j, '}');
}

static void json_location(struct json *j, const char *key, const char *file, unsigned line,
                          const char *message)
{
    json_open(j, key, '{');
    if (file)
        json_file(j, file, line);
    if (message)
        json_text(j, "message", message);
    json_close(j, '}');
}

/* "rules/GAME/lands.c:12" */
static void json_place(struct json *j, const char *place, const char *message)
{
    char file[4096];
    const char *colon = strrchr(place, ':');
    if (!colon)
        return;
    snprintf(file, sizeof file, "%.*s", (int)(colon - place), place);
    json_location(j, NULL, file, (unsigned)strtoul(colon + 1, NULL, 10), message);
}

/* ---- rules ---- */

struct catalogue {
    const struct results *of;
    unsigned *first; /* for each result: the first one with the same rule */
    unsigned *index; /* for each first one: the number of its rule */
    unsigned rules;
    struct survey survey; /* of the current game; spec NULL: no game yet */
};

static bool shown(const struct result *r)
{
    return r->status != HELD;
}

static void number_rules(struct catalogue *c)
{
    char a[3 * NAME_SIZE], b[3 * NAME_SIZE];
    c->first = xrealloc(NULL, c->of->count + 1, sizeof *c->first);
    c->index = xrealloc(NULL, c->of->count + 1, sizeof *c->index);
    for (unsigned i = 0; i < c->of->count; i++) {
        c->first[i] = i;
        rule_id(&c->of->list[i], a);
        for (unsigned k = 0; k < i && c->first[i] == i && shown(&c->of->list[i]); k++) {
            rule_id(&c->of->list[k], b);
            if (shown(&c->of->list[k]) && same_word(a, b))
                c->first[i] = c->first[k];
        }
        if (c->first[i] == i && shown(&c->of->list[i]))
            c->index[i] = c->rules++;
    }
}

/* "game.four-card-cap" is GameFourCardCap. */
static void json_friendly(struct json *j, const char *id)
{
    char name[3 * NAME_SIZE];
    size_t at = 0;
    bool begins = true;
    for (; *id && at + 1 < sizeof name; id++) {
        bool small = *id >= 'a' && *id <= 'z',
             other = (*id >= 'A' && *id <= 'Z') || (*id >= '0' && *id <= '9');
        if (small || other)
            name[at++] = (char)(small && begins ? *id - 'a' + 'A' : *id);
        begins = !(small || other);
    }
    name[at] = 0;
    json_string(j, "name", name);
}

static void rule_text(const struct result *r, char *text, size_t size)
{
    struct rule rule = rule_of(r);
    if (rule.property && rule.clause)
        snprintf(text, size, "Must hold because of the clause %.100s", rule.clause->slug);
    else if (rule.question)
        snprintf(text, size, "%.80s: a question that %.60s leaves open", r->rule,
                 rule.spec->game->title);
    else if (rule.clause)
        snprintf(text, size, "%.100s: a clause of %.60s", rule.clause->slug,
                 rule.spec->game->title);
    else
        snprintf(text, size, "What 'quibble %.60s' looks at", r->verb);
}

static void json_rule(struct json *j, const struct result *r)
{
    struct rule rule = rule_of(r);
    char id[3 * NAME_SIZE], text[3 * NAME_SIZE];
    rule_id(r, id);
    rule_text(r, text, sizeof text);
    json_open(j, NULL, '{');
    json_string(j, "id", id);
    json_friendly(j, id);
    json_text(j, "shortDescription", text);
    json_text(j, "fullDescription",
              rule.clause     ? rule.clause->clause->statement
              : rule.question ? rule.question->question->asks
                              : text);
    json_text(j, "help",
              "The flow is a play that shows it; 'quibble ask' runs its scenario again.");
    if (rule.clause) {
        json_open(j, "properties", '{');
        json_string(j, "source", rule.clause->clause->source);
        json_close(j, '}');
    }
    json_close(j, '}');
}

/* ---- results ---- */

static void json_marks(struct json *j, struct catalogue *c, const struct result *r)
{
    struct rule rule = rule_of(r);
    if (!rule.clause)
        return;
    if (c->survey.spec != rule.spec) {
        if (c->survey.spec)
            survey_close(&c->survey);
        survey_open(&c->survey, rule.spec);
    }
    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference): a rule with a clause has a spec
    const struct places *marks = &c->survey.entry[rule.clause - rule.spec->clauses].marks;
    for (unsigned i = 0; i < marks->count; i++)
        json_place(j, marks->place[i], "carried out here");
}

static void json_related(struct json *j, struct catalogue *c, const struct result *r)
{
    struct rule rule = rule_of(r);
    json_open(j, "relatedLocations", '[');
    if (r->file && rule.clause)
        json_location(j, NULL,
                      file_of(rule.spec, rule.property ? rule.property->file : rule.clause->file),
                      (unsigned)(rule.property ? rule.property->line : rule.clause->line),
                      "stated here");
    json_marks(j, c, r);
    json_close(j, ']');
}

static void json_flow(struct json *j, const struct result *r)
{
    struct steps steps;
    steps_read(&steps, r->scenario);
    if (steps.count > 0) {
        json_open(j, "codeFlows", '['), json_open(j, NULL, '{');
        json_open(j, "threadFlows", '['), json_open(j, NULL, '{');
        json_open(j, "locations", '[');
        for (unsigned i = 0; i < steps.count; i++) {
            json_open(j, NULL, '{');
            json_location(j, "location", r->scenario, steps.step[i].line, steps.step[i].text);
            json_number(j, "executionOrder", i + 1);
            json_close(j, '}');
        }
        json_close(j, ']');
        json_close(j, '}'), json_close(j, ']');
        json_close(j, '}'), json_close(j, ']');
    }
    steps_free(&steps);
}

/* The location of the run itself, for a result without a place: GitHub requires a file for each
 * result. The list of the game's chapters stands for the game, the README for all games. */
static void json_run_location(struct json *j, const struct result *r)
{
    char file[4200], name[300];
    const char *root = source_root();
    snprintf(file, sizeof file, "%.4000s/spec/%.100s/chapters", root ? root : "",
             r->game ? r->game : "");
    if (root && access(file, R_OK) != 0)
        snprintf(file, sizeof file, "%.4000s/README.md", root);
    snprintf(name, sizeof name, "%.80s.%.80s.%.80s", r->verb, r->game ? r->game : "all", r->name);
    json_open(j, NULL, '{');
    if (root && access(file, R_OK) == 0)
        json_file(j, file, 0);
    json_open(j, "logicalLocations", '['), json_open(j, NULL, '{');
    json_string(j, "fullyQualifiedName", name);
    json_close(j, '}'), json_close(j, ']');
    json_close(j, '}');
}

/* The fingerprint does not depend on lines or wording, so the same problem keeps it in the next
 * revision. */
static void json_fingerprint(struct json *j, const struct result *r)
{
    char id[3 * NAME_SIZE], print[20];
    uint64_t hash = 0xcbf29ce484222325;
    rule_id(r, id);
    const char *parts[] = { r->verb, r->game ? r->game : "", r->name, id };
    for (unsigned i = 0; i < 4; i++)
        for (const char *at = parts[i];; at++) {
            hash = (hash ^ (unsigned char)*at) * 0x100000001b3;
            if (!*at)
                break;
        }
    snprintf(print, sizeof print, "%016llx", (unsigned long long)hash);
    json_open(j, "partialFingerprints", '{');
    json_string(j, "quibble/v1", print);
    json_close(j, '}');
}

static void json_sarif_result(struct json *j, struct catalogue *c, unsigned i)
{
    const struct result *r = &c->of->list[i];
    char id[3 * NAME_SIZE], text[3000];
    const char *file;
    unsigned line;
    rule_id(r, id);
    snprintf(text, sizeof text, "%.500s: %.2000s", r->name, r->text);
    json_open(j, NULL, '{');
    json_string(j, "ruleId", id);
    json_number(j, "ruleIndex", c->index[c->first[i]]);
    json_string(j, "kind", r->status == NO_TOOL ? "notApplicable" : "fail");
    json_string(j, "level", r->status == NO_TOOL ? "none" : "error");
    json_text(j, "message", text);
    json_open(j, "locations", '[');
    if (result_place(r, &file, &line))
        json_location(j, NULL, file, line, NULL);
    else
        json_run_location(j, r);
    json_close(j, ']');
    json_related(j, c, r);
    json_flow(j, r);
    json_fingerprint(j, r);
    json_close(j, '}');
}

/* ---- the whole ---- */

static void json_tool(struct json *j, struct catalogue *c)
{
    json_open(j, "tool", '{'), json_open(j, "driver", '{');
    json_string(j, "name", "quibble");
    json_string(j, "version", QUIBBLE_VERSION);
    json_string(j, "informationUri", QUIBBLE_HOME);
    json_open(j, "rules", '[');
    for (unsigned i = 0; i < c->of->count; i++)
        if (shown(&c->of->list[i]) && c->first[i] == i)
            json_rule(j, &c->of->list[i]);
    json_close(j, ']');
    json_close(j, '}'), json_close(j, '}');
}

static void json_invocation(struct json *j, const struct results *r)
{
    json_open(j, "invocations", '['), json_open(j, NULL, '{');
    json_bool(j, "executionSuccessful", r->of[WRONG_CALL] == 0 && r->of[NO_TOOL] < r->count);
    json_number(j, "exitCode", (uint64_t)r->worst);
    json_close(j, '}'), json_close(j, ']');
}

void write_sarif(FILE *out, const struct results *r)
{
    struct catalogue c = { .of = r };
    struct json j;
    number_rules(&c);
    json_begin(&j, out, NULL);
    json_string(&j, "$schema",
                "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
                "sarif-schema-2.1.0.json");
    json_string(&j, "version", "2.1.0");
    json_open(&j, "runs", '['), json_open(&j, NULL, '{');
    json_tool(&j, &c);
    json_invocation(&j, r);
    json_string(&j, "columnKind", "unicodeCodePoints");
    json_open(&j, "results", '[');
    for (unsigned i = 0; i < r->count; i++)
        if (shown(&r->list[i]))
            json_sarif_result(&j, &c, i);
    json_close(&j, ']');
    json_close(&j, '}'), json_close(&j, ']');
    json_end(&j);
    if (c.survey.spec)
        survey_close(&c.survey);
    free(c.first);
    free(c.index);
}
