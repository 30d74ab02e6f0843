/* Reports of results as JSON, JUnit's XML, and TAP. */
#include "harness/report/log.h"
#include "harness/report/results.h"
#include "harness/system/json.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "rules/game.h"
#include "version.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- JSON ---- */

static void json_result(struct json *j, const struct result *r)
{
    struct rule rule = rule_of(r);
    const char *file;
    unsigned line;
    bool placed = result_place(r, &file, &line);
    json_open(j, NULL, '{');
    json_string(j, "status", result_word(r->status));
    json_string(j, "verb", r->verb);
    json_string(j, "game", r->game);
    json_string(j, "name", r->name);
    json_string(j, "rule", r->rule);
    json_string(j, "clause", rule.clause ? rule.clause->slug : NULL);
    json_string(j, "statement", rule.clause ? rule.clause->clause->statement : NULL);
    json_string(j, "file", placed ? file : NULL);
    if (line > 0)
        json_number(j, "line", line);
    else
        json_string(j, "line", NULL);
    json_string(j, "scenario", r->scenario);
    json_real(j, "seconds", r->seconds);
    json_string(j, "text", r->text);
    json_close(j, '}');
}

void write_json(FILE *out, const struct results *r)
{
    static const char *const keys[] = { "held", "found", "wrong", "not_run" };
    struct json j;
    json_begin(&j, out, "results");
    json_string(&j, "tool", "quibble");
    json_string(&j, "version", QUIBBLE_VERSION);
    json_number(&j, "status", (uint64_t)r->worst);
    for (unsigned i = 0; i < 4; i++)
        json_number(&j, keys[i], r->of[i]);
    json_open(&j, "results", '[');
    for (unsigned i = 0; i < r->count; i++)
        json_result(&j, &r->list[i]);
    json_close(&j, ']');
    json_end(&j);
}

/* ---- JUnit ---- */

void put_xml(FILE *out, const char *text)
{
    size_t left = strlen(text);
    while (left) {
        unsigned n = utf8_letter(text, left), step = n ? n : 1;
        bool control = n && is_control(text, n) && *text != '\n' && *text != '\t';
        if (!n || control)
            fputs("\xEF\xBF\xBD", out);
        else if (*text == '&' || *text == '<' || *text == '>' || *text == '"' || *text == '\n')
            fputs(*text == '&'   ? "&amp;"
                  : *text == '<' ? "&lt;"
                  : *text == '>' ? "&gt;"
                  : *text == '"' ? "&quot;"
                                 : "&#10;",
                  out);
        else
            fwrite(text, 1, n, out);
        text += step;
        left -= step;
    }
}

static void put_attribute(FILE *out, const char *name, const char *value)
{
    fprintf(out, " %s=\"", name), put_xml(out, value), fputc('"', out);
}

/* Prints the whole scenario, because the reader of the report may not have the file. */
static void put_scenario(FILE *out, const char *path)
{
    size_t size;
    char *text = scenario_text(path, &size);
    char *begin = text && !strncmp(text, "\xEF\xBB\xBF", 3) ? text + 3 : text;
    for (char *line = begin, *next; line && *line; line = next) {
        next = line + strcspn(line, "\n");
        next += *next ? (*next = 0, 1) : 0;
        size_t length = strlen(line);
        if (length && line[length - 1] == '\r')
            line[length - 1] = 0;
        put_xml(out, line), fputc('\n', out);
    }
    free(text);
}

static void junit_trouble(FILE *out, const struct result *r)
{
    const char *element = r->status == FOUND ? "failure" : "error";
    const char *file;
    unsigned line;
    char id[3 * NAME_SIZE], place[4300];
    rule_id(r, id);
    fprintf(out, "      <%s", element);
    put_attribute(out, "message", r->text), put_attribute(out, "type", id);
    fputc('>', out);
    if (result_place(r, &file, &line)) {
        place_text(place, sizeof place, file, line);
        bool said = !strncmp(r->text, place, strlen(place)) && r->text[strlen(place)] == ':';
        if (!said) /* a message begins with its place */
            put_xml(out, place), fputs(": ", out);
    }
    put_xml(out, r->text), fputc('\n', out);
    if (rule_of(r).clause)
        put_xml(out, rule_of(r).clause->clause->statement), fputc('\n', out);
    if (r->scenario)
        fputs("again: quibble ask ", out), put_xml(out, r->scenario), fputc('\n', out),
            put_scenario(out, r->scenario);
    fprintf(out, "</%s>\n", element);
}

static void put_suite_name(FILE *out, const char *attribute, const struct result *r)
{
    char name[3 * NAME_SIZE];
    snprintf(name, sizeof name, "quibble.%.60s%s%.60s", r->verb, r->game ? "." : "",
             r->game ? r->game : "");
    put_attribute(out, attribute, name);
}

static void junit_case(FILE *out, const struct result *r)
{
    fputs("    <testcase", out);
    put_attribute(out, "name", r->name), put_suite_name(out, "classname", r);
    fprintf(out, " time=\"%.3f\">\n", r->seconds);
    if (r->status == NO_TOOL)
        fputs("      <skipped", out), put_attribute(out, "message", r->text), fputs("/>\n", out);
    else if (r->status != HELD)
        junit_trouble(out, r);
    fputs("    </testcase>\n", out);
}

static void put_counts(FILE *out, const struct results *r)
{
    fprintf(out, " tests=\"%u\" failures=\"%u\" errors=\"%u\" skipped=\"%u\" time=\"%.3f\">\n",
            r->count, r->of[FOUND], r->of[WRONG_CALL], r->of[NO_TOOL], r->seconds);
}

static bool same_suite(const struct result *a, const struct result *b)
{
    return same_word(a->verb, b->verb) && same_word(a->game ? a->game : "", b->game ? b->game : "");
}

/* A suite is a verb and a game; their results are adjacent. */
static unsigned junit_suite(FILE *out, const struct results *r, unsigned from)
{
    struct results suite = { .list = &r->list[from] };
    for (; from + suite.count < r->count && same_suite(&r->list[from], &suite.list[suite.count]);
         suite.count++) {
        suite.of[suite.list[suite.count].status]++;
        suite.seconds += suite.list[suite.count].seconds;
    }
    fputs("  <testsuite", out);
    put_suite_name(out, "name", suite.list);
    put_counts(out, &suite);
    for (unsigned i = 0; i < suite.count; i++)
        junit_case(out, &suite.list[i]);
    fputs("  </testsuite>\n", out);
    return from + suite.count;
}

void write_junit(FILE *out, const struct results *r)
{
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"quibble\"", out);
    put_counts(out, r);
    for (unsigned i = 0; i < r->count;)
        i = junit_suite(out, r, i);
    fputs("</testsuites>\n", out);
}

/* ---- TAP ---- */

/* A '#' begins a directive in TAP, so it is escaped. */
static void put_tap(FILE *out, const char *text)
{
    for (; *text; text++)
        if (*text == '#' || *text == '\\')
            fprintf(out, "\\%c", *text);
        else
            fputc((unsigned char)*text < ' ' ? ' ' : *text, out);
}

static void tap_field(FILE *out, const char *name, const char *value)
{
    fprintf(out, "  %s: '", name);
    for (; *value; value++) {
        if (*value == '\'')
            fputc('\'', out);
        fputc((unsigned char)*value < ' ' ? ' ' : *value, out);
    }
    fputs("'\n", out);
}

static void tap_trouble(FILE *out, const struct result *r)
{
    const char *file;
    unsigned line;
    char place[4300], id[3 * NAME_SIZE];
    rule_id(r, id);
    fputs("  ---\n", out);
    tap_field(out, "message", r->text);
    tap_field(out, "severity", r->status == FOUND ? "fail" : "error");
    tap_field(out, "rule", id);
    if (result_place(r, &file, &line))
        place_text(place, sizeof place, file, line), tap_field(out, "at", place);
    if (r->scenario)
        tap_field(out, "scenario", r->scenario);
    fputs("  ...\n", out);
}

void write_tap(FILE *out, const struct results *r)
{
    fprintf(out, "TAP version 13\n1..%u\n", r->count);
    for (unsigned i = 0; i < r->count; i++) {
        const struct result *one = &r->list[i];
        bool fine = one->status == HELD || one->status == NO_TOOL;
        fprintf(out, "%s %u - %s%s%s: ", fine ? "ok" : "not ok", i + 1, one->verb,
                one->game ? " " : "", one->game ? one->game : "");
        put_tap(out, one->name);
        if (one->status == NO_TOOL)
            fputs(" # SKIP ", out), put_tap(out, one->text);
        fputc('\n', out);
        if (!fine)
            tap_trouble(out, one);
    }
}
