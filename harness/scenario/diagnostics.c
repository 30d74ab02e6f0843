/* Prints the errors of a scenario as text and as JSON. */
#include "harness/scenario/diagnostics.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"

#include <stdio.h>
#include <string.h>

void add_diagnostic(struct diagnostics *all, const struct diagnostic *d)
{
    all->errors += !d->warning;
    if (all->count == MOST_ERRORS)
        all->dropped++;
    else
        all->list[all->count++] = *d;
}

static unsigned letters_of(const char *text, size_t bytes)
{
    unsigned letters = 0;
    for (size_t i = 0; i < bytes && text[i]; i++)
        letters += ((unsigned char)text[i] & 0xC0) != 0x80; /* a letter begins here */
    return letters;
}

/* Only the beginning of a long line is stored; a word after that is not marked. */
void mark_place(struct place *p, unsigned line, const char *said, unsigned from, unsigned bytes)
{
    size_t length = strlen(said);
    p->line = line;
    p->column = 1 + letters_of(said, from) + (from > length ? (unsigned)(from - length) : 0);
    p->width = bytes ? letters_of(said + (from < length ? from : length), bytes) : 0;
    if (!p->width)
        p->width = 1; /* a word that is missing */
    snprintf(p->said, sizeof p->said, "%s", said);
    make_printable(p->said);
}

const char *mend_of(const struct diagnostic *d, char text[2 * SAID_ROOM])
{
    static const char *const above_or_below[] = {
        [FIX_ABOVE] = "put above it", [FIX_BELOW] = "put below it"
    };
    *text = 0;
    if (d->fix_at == FIX_AWAY)
        snprintf(text, 2 * SAID_ROOM, "leave this line out");
    else if (d->fix[0])
        snprintf(text, 2 * SAID_ROOM, "%s: %s",
                 d->fix_at != FIX_INSTEAD ? above_or_below[d->fix_at]
                 : d->near                ? "did you mean"
                                          : "for example",
                 d->fix);
    return text;
}

/* ---- for people ---- */

static void print_line(FILE *out, const struct place *p, const char *mark, const char *plain)
{
    size_t room = sizeof p->said - 1;
    if (!p->said[0])
        return;
    fprintf(out, "%6u | %s%s\n", p->line, p->said, strlen(p->said) == room ? " ..." : "");
    if (!p->column || p->column + p->width > room)
        return;
    fprintf(out, "       | %*s%s", (int)p->column - 1, "", mark);
    for (unsigned i = 0; i < p->width; i++)
        fputc('^', out);
    fprintf(out, "%s%s%s\n", plain, p->note[0] ? " " : "", p->note);
}

static void print_diagnostic(FILE *out, const char *file, const struct diagnostic *d, bool colour)
{
    const char *red = colour ? "\033[31m" : "", *green = colour ? "\033[32m" : "",
               *plain = colour ? "\033[0m" : "";
    fprintf(out, "%s:%u:", file, d->at.line);
    if (d->at.column)
        fprintf(out, "%u:", d->at.column);
    fprintf(out, " %s%s:%s %s\n", red, d->warning ? "warning" : "error", plain, d->message);
    print_line(out, &d->at, red, plain);
    for (unsigned i = 0; i < d->others; i++)
        print_line(out, &d->other[i], red, plain);
    char mend[2 * SAID_ROOM];
    if (*mend_of(d, mend))
        fprintf(out, "       = %s%s%s\n", green, mend, plain);
}

void print_diagnostics(FILE *out, const struct diagnostics *all, bool colour)
{
    char file[4096];
    snprintf(file, sizeof file, "%s", all->file ? all->file : "input");
    make_printable(file);
    for (unsigned i = 0; i < all->count; i++)
        print_diagnostic(out, file, &all->list[i], colour);
    if (all->dropped)
        fprintf(out, "%s: %u further errors are not shown\n", file, all->dropped);
}

/* ---- for programs ---- */

static void json_place(struct json *j, const struct place *p)
{
    json_number(j, "line", p->line);
    if (p->column) {
        json_number(j, "column", p->column);
        json_number(j, "width", p->width);
    }
    json_string(j, "said", p->said);
    json_string(j, "note", p->note[0] ? p->note : NULL);
}

void json_diagnostics(struct json *j, const struct diagnostics *all)
{
    json_open(j, "errors", '[');
    for (unsigned i = 0; i < all->count; i++) {
        const struct diagnostic *d = &all->list[i];
        json_open(j, NULL, '{');
        json_place(j, &d->at);
        json_string(j, "severity", d->warning ? "warning" : "error");
        json_string(j, "message", d->message);
        bool instead = d->fix[0] && d->fix_at == FIX_INSTEAD;
        json_string(j, "fix", instead ? d->fix : NULL);
        if (instead)
            json_bool(j, "meant", d->near);
        if (d->fix_at == FIX_ABOVE || d->fix_at == FIX_BELOW)
            json_string(j, d->fix_at == FIX_ABOVE ? "put_above" : "put_below", d->fix);
        if (d->fix_at == FIX_AWAY)
            json_bool(j, "leave_out", true);
        json_open(j, "places", '[');
        for (unsigned k = 0; k < d->others; k++) {
            json_open(j, NULL, '{');
            json_place(j, &d->other[k]);
            json_close(j, '}');
        }
        json_close(j, ']');
        json_close(j, '}');
    }
    json_close(j, ']');
    json_number(j, "errors_not_shown", all->dropped);
}
