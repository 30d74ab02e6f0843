/* What GitHub shows about a run: an annotation for each finding, which it reads from stderr, and
 * the summary of the job, a file to which text is appended. */
#include "harness/report/log.h"
#include "harness/report/results.h"
#include "harness/system/status.h"
#include "rules/game.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SHOWN = 10 }; /* GitHub shows at most so many of one kind in one step */

/* Escapes '%', and in a property also ':' and ','. */
static void put_word(const char *text, bool in_property)
{
    for (; *text; text++)
        if (*text == '%' || *text == '\r' || *text == '\n'
            || (in_property && (*text == ':' || *text == ',')))
            fprintf(stderr, "%%%02X", (unsigned)*text);
        else
            fputc(*text, stderr);
}

static void annotate(const struct result *r)
{
    const char *file;
    unsigned line;
    char id[3 * NAME_SIZE], place[4300];
    rule_id(r, id);
    fputs(r->status == NO_TOOL ? "::notice title=" : "::error title=", stderr);
    put_word(id, true);
    if (result_place(r, &file, &line)) {
        from_top(file, place, sizeof place);
        fputs(",file=", stderr), put_word(place, true);
        if (line > 0)
            fprintf(stderr, ",line=%u", line);
    }
    fputs("::", stderr);
    put_word(r->name, false), put_word(": ", false), put_word(r->text, false);
    fputc('\n', stderr);
}

static void put_cell(FILE *out, const char *text)
{
    for (; *text; text++)
        if (strchr("|\\[]`*_", *text)) /* it must not become a link or a picture */
            fprintf(out, "\\%c", *text);
        else if (*text == '<' || *text == '&')
            fputs(*text == '<' ? "&lt;" : "&amp;", out);
        else
            fputc(*text == '\n' ? ' ' : *text, out);
}

static void put_place(FILE *out, const struct result *r)
{
    const char *file;
    unsigned line;
    char place[4300], text[4320];
    if (!result_place(r, &file, &line))
        return;
    from_top(file, place, sizeof place);
    place_text(text, sizeof text, place, line);
    put_cell(out, text);
}

static void summarize(FILE *out, const struct results *r)
{
    fprintf(out, "### quibble: %u held, %u found, %u wrong, %u not run\n\n", r->of[HELD],
            r->of[FOUND], r->of[WRONG_CALL], r->of[NO_TOOL]);
    if (r->of[HELD] == r->count)
        return;
    fputs("| | what | where | what was seen |\n| --- | --- | --- | --- |\n", out);
    for (unsigned i = 0; i < r->count; i++) {
        const struct result *one = &r->list[i];
        char id[3 * NAME_SIZE];
        if (one->status == HELD)
            continue;
        rule_id(one, id);
        fprintf(out, "| %s | ", result_word(one->status)), put_cell(out, id);
        fputs(" | ", out), put_place(out, one);
        fputs(" | ", out), put_cell(out, one->name), fputs(": ", out), put_cell(out, one->text);
        fputs(" |\n", out);
    }
    fputc('\n', out);
}

bool write_github(const struct results *r)
{
    const char *path = getenv("GITHUB_STEP_SUMMARY");
    unsigned reported[4] = { 0 };
    for (unsigned i = 0; i < r->count; i++)
        if (r->list[i].status != HELD && reported[r->list[i].status]++ < MOST_SHOWN)
            annotate(&r->list[i]);
    FILE *out = path && *path ? fopen(path, "a") : NULL;
    bool wanted = path && *path, written = out != NULL;
    if (out) {
        summarize(out, r);
        written = !ferror(out);
        written = fclose(out) == 0 && written;
    }
    if (wanted && !written)
        fprintf(stderr, "quibble: %s: the summary cannot be written: %s\n", path, strerror(errno));
    return written || !wanted;
}
