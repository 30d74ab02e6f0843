/* One clear message with the right exit status; files that are read and written as a whole. */
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/progress.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int (*on_failure)(int status, const char *why);

void fail(int status, const char *format, ...)
{
    va_list list;
    char why[5000];
    progress_done();
    fflush(stdout); /* output that was printed before comes first */
    va_start(list, format);
    vsnprintf(why, sizeof why, format, list);
    va_end(list);
    make_printable(why);
    fprintf(stderr, "quibble: %s\n", why);
    exit(on_failure ? on_failure(status, why) : status);
}

/* Messages quote what was found, which may be anything, even half a character. Besides the control
 * characters that terminals obey, "##[" anywhere in a line begins a command to GitHub's runner. */
void make_printable(char *text)
{
    for (size_t left = strlen(text); left;) {
        unsigned n = utf8_letter(text, left), step = n ? n : 1;
        if (!n || is_control(text, n))
            memset(text, '?', step);
        else if (!strncmp(text, "##[", 3))
            text[1] = '?';
        text += step;
        left -= step;
    }
}

static void begin_complaint(struct complaint *c, const char *place, const char *format,
                            va_list list)
{
    int n = snprintf(c->text, sizeof c->text, "%s: ", place);
    size_t used = n < 0 ? 0 : (size_t)n < sizeof c->text ? (size_t)n : sizeof c->text - 1;
    vsnprintf(c->text + used, sizeof c->text - used, format, list);
    make_printable(c->text);
}

void complain(struct complaint *c, const char *file, unsigned line, const char *format, ...)
{
    va_list list;
    char place[sizeof c->text];
    if (line)
        snprintf(place, sizeof place, "%.1000s:%u", file ? file : "input", line);
    else
        snprintf(place, sizeof place, "%.1000s", file ? file : "input");
    va_start(list, format);
    begin_complaint(c, place, format, list);
    va_end(list);
}

void complain_at(struct complaint *c, const char *file, unsigned line, unsigned column,
                 const char *format, ...)
{
    va_list list;
    char place[sizeof c->text];
    snprintf(place, sizeof place, "%.1000s:%u:%u", file ? file : "input", line, column);
    va_start(list, format);
    begin_complaint(c, place, format, list);
    va_end(list);
}

static bool is_file(const char *path)
{
    struct stat s;
    return !stat(path, &s) && S_ISREG(s.st_mode);
}

static size_t digits_at(const char *at)
{
    size_t digits = *at == ':' ? strspn(at + 1, "0123456789") : 0;
    return digits > 9 ? 0 : digits;
}

/* The length of ":LINE: " or ":LINE:COLUMN: " here, or 0. */
static size_t line_at(const char *at, unsigned *line)
{
    size_t digits = digits_at(at), length = digits ? 1 + digits : 0;
    size_t column = length ? digits_at(at + length) : 0;
    length += column ? 1 + column : 0;
    if (!length || strncmp(at + length, ": ", 2))
        return 0;
    *line = (unsigned)strtoul(at + 1, NULL, 10);
    return length + 2;
}

/* A scenario's complaint about its sheet names both: "SCENARIO:3: SHEET:7: found ...". */
bool find_location(const char *message, char *file, size_t size, unsigned *line)
{
    const char *begin = message;
    bool found = false;
    for (const char *at = message; *at; at++) {
        unsigned number = 0;
        size_t length = line_at(at, &number), name = (size_t)(at - begin);
        char path[4096];
        if (!length || name == 0 || name >= sizeof path || name >= size)
            continue;
        snprintf(path, sizeof path, "%.*s", (int)name, begin);
        if (!is_file(path))
            continue;
        snprintf(file, size, "%s", path);
        *line = number;
        found = true;
        begin = at + length;
        at = begin - 1;
    }
    return found;
}

/* ---- the nearest name ---- */

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static unsigned small_letter(char c)
{
    return (unsigned char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

/* The same letters in another order, or in capitals: no other name can be nearer. */
static bool same_letters(const char *a, const char *b)
{
    int count[256] = { 0 };
    bool same = true;
    for (; *a; a++)
        count[small_letter(*a)]++;
    for (; *b; b++)
        count[small_letter(*b)]--;
    for (unsigned i = 0; i < 256; i++)
        same = same && !count[i];
    return same;
}

/* The number of parts, such as the three of tax-once-per, that the other name has, too. */
static unsigned shared_parts(const char *name, const char *other, unsigned *parts)
{
    unsigned shared = 0;
    for (*parts = 0; *name; ++*parts) {
        size_t length = strcspn(name, "-");
        for (const char *at = other; *at; at += strcspn(at, "-"), at += *at == '-')
            if (strcspn(at, "-") == length && !strncmp(at, name, length)) {
                shared++;
                break;
            }
        name += length + (name[length] == '-');
    }
    return shared;
}

/* At least two parts, all of which the other name has, too, in any order. */
static bool same_parts(const char *a, const char *b)
{
    unsigned of_a, of_b, shared = shared_parts(a, b, &of_a);
    shared_parts(b, a, &of_b);
    return shared >= 2 && (shared == of_a || shared == of_b);
}

/* The number of letters to change, add or drop. */
static unsigned edits(const char *a, const char *b)
{
    enum { LONGEST = 64 };
    unsigned row[LONGEST + 1];
    size_t na = strlen(a), nb = strlen(b);
    if (na > LONGEST || nb > LONGEST)
        return LONGEST;
    if (same_letters(a, b))
        return 0;
    if (same_parts(a, b))
        return 1;
    for (unsigned j = 0; j <= nb; j++)
        row[j] = j;
    for (unsigned i = 1; i <= na; i++) {
        unsigned corner = row[0];
        row[0] = i;
        for (unsigned j = 1; j <= nb; j++) {
            unsigned above = row[j];
            row[j] = least(corner + (a[i - 1] != b[j - 1]), 1 + least(above, row[j - 1]));
            corner = above;
        }
    }
    return row[nb];
}

void nearest_of(struct nearest *n, const char *name)
{
    unsigned distance = edits(n->wanted, name);
    if (!n->name || distance < n->distance)
        n->name = name, n->distance = distance;
}

/* " (did you mean 'x'?)", or "" if no name is near. */
const char *nearest_hint(struct nearest *n)
{
    n->hint[0] = 0;
    if (n->name && n->distance <= 1 + strlen(n->wanted) / 3)
        snprintf(n->hint, sizeof n->hint, " (did you mean '%s'?)", n->name);
    return n->hint;
}

/* ---- files ---- */

static char *read_stream(FILE *f, const char *path, size_t most, size_t *size, struct complaint *c)
{
    size_t room = 4096, used = 0;
    char *text = malloc(room);
    bool at_end = false;
    while (text && !at_end) {
        size_t wanted = room - used - 1, got = fread(text + used, 1, wanted, f);
        used += got;
        at_end = got < wanted;
        if (used > most) {
            complain(c, path, 0, "found more than %zu bytes, expected at most %zu", most, most);
            free(text);
            return NULL;
        }
        if (!at_end) {
            char *more = realloc(text, room *= 2);
            if (!more)
                free(text);
            text = more;
        }
    }
    if (!text) {
        complain(c, path, 0, "out of memory while reading it");
    } else if (ferror(f)) {
        complain(c, path, 0, "cannot be read: %s", strerror(errno));
        free(text);
        return NULL;
    } else {
        text[used] = 0;
        *size = used;
    }
    return text;
}

char *read_file(const char *path, size_t most, size_t *size, struct complaint *c)
{
    struct stat s;
    FILE *f = NULL;
    if (stat(path, &s))
        complain(c, path, 0, "cannot be opened: %s", strerror(errno));
    else if (S_ISDIR(s.st_mode))
        complain(c, path, 0, "is a folder, expected a file");
    else if (!(f = fopen(path, "rb")))
        complain(c, path, 0, "cannot be opened: %s", strerror(errno));
    if (!f)
        return NULL;
    char *text = read_stream(f, path, most, size, c);
    fclose(f);
    return text;
}

/* Does not open anything but a plain file, because opening may already block. */
char *read_plain_file(const char *path, const char *shown, size_t most, size_t *size,
                      struct complaint *c)
{
    struct stat s;
    bool plain = !lstat(path, &s) && S_ISREG(s.st_mode);
    int from = plain ? open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) : -1;
    FILE *f = from >= 0 && !fstat(from, &s) && S_ISREG(s.st_mode) ? fdopen(from, "rb") : NULL;
    if (!f) {
        complain(c, shown, 0, "cannot be read, expected a plain file");
        if (from >= 0)
            close(from);
        return NULL;
    }
    char *text = read_stream(f, shown, most, size, c);
    fclose(f);
    return text;
}

/* A reader of the path never sees half a file: it is written under another name and renamed. A
 * pipe, terminal or link cannot be replaced by renaming, so it is written directly. */
bool open_output(struct output *o, const char *path, struct complaint *c)
{
    struct stat s;
    bool direct = !lstat(path, &s) && !S_ISREG(s.st_mode);
    int n = snprintf(o->path, sizeof o->path, "%s", path);
    if (n < 0 || (size_t)n >= sizeof o->path) {
        complain(c, path, 0, "found a path of %d letters, expected a shorter one", n);
        return false;
    }
    o->temporary[0] = 0;
    if (!direct)
        snprintf(o->temporary, sizeof o->temporary, "%s.%ld.part", path, (long)getpid());
    o->file = fopen(direct ? path : o->temporary, "wb");
    if (!o->file)
        complain(c, path, 0, "cannot be written: %s", strerror(errno));
    return o->file;
}

bool close_output(struct output *o, struct complaint *c)
{
    bool bad = ferror(o->file);
    bad = fclose(o->file) || bad;
    o->file = NULL;
    if (!bad && o->temporary[0])
        bad = rename(o->temporary, o->path);
    if (!bad)
        return true;
    complain(c, o->path, 0, "cannot be written: %s", strerror(errno));
    if (o->temporary[0])
        remove(o->temporary);
    return false;
}
