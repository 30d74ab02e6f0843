/* The scenarios that are open in an editor, and places in them. */
#include "harness/editor/documents.h"
#include "harness/system/json.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct document *find_document(struct documents *all, const char *uri)
{
    for (unsigned i = 0; uri && i < all->count; i++)
        if (!strcmp(all->list[i].uri, uri))
            return &all->list[i];
    return NULL;
}

static int hexadecimal(char c)
{
    return c >= '0' && c <= '9' ? c - '0'
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                : -1;
}

/* Converts "file:///a%20b" to "/a b"; for another kind of URI, takes the last part of its name. */
static void path_of(const char *uri, char *path, size_t size)
{
    size_t used = 0;
    bool file = !strncmp(uri, "file://", 7);
    const char *at = file ? uri + 7 : strrchr(uri, '/') ? strrchr(uri, '/') + 1 : uri;
    while (*at && used + 1 < size) {
        int high = *at == '%' ? hexadecimal(at[1]) : -1;
        int low = high >= 0 ? hexadecimal(at[2]) : -1;
        char c = (char)(low >= 0 ? 16 * high + low : *at);
        at += low >= 0 ? 3 : 1;
        path[used++] = (char)(c ? c : '?');
    }
    path[used] = 0;
}

static void set_text(struct document *d, const char *text, size_t size)
{
    char *copy = xrealloc(NULL, size + 1, 1);
    memcpy(copy, text, size);
    copy[size] = 0;
    free(d->text);
    d->text = copy;
    d->size = size;
}

struct document *set_document(struct documents *all, const char *uri, const char *text, size_t size)
{
    struct document *d = find_document(all, uri);
    size_t length = uri ? strlen(uri) : 0;
    if (!text || size > MOST_SCENARIO || !length || length >= MOST_OF_A_URI)
        return NULL;
    if (!d) {
        if (all->count == MOST_DOCUMENTS)
            return NULL;
        d = &all->list[all->count++];
        *d = (struct document){ .uri = xrealloc(NULL, length + 1, 1) };
        memcpy(d->uri, uri, length + 1);
        path_of(uri, d->path, sizeof d->path);
    }
    set_text(d, text, size);
    return d;
}

void close_document(struct documents *all, const char *uri)
{
    struct document *d = find_document(all, uri);
    if (!d)
        return;
    free(d->uri);
    free(d->text);
    *d = all->list[--all->count];
}

void close_documents(struct documents *all)
{
    while (all->count)
        close_document(all, all->list[0].uri);
}

/* ---- places ---- */

struct line_of_text document_line(const struct document *d, unsigned line)
{
    const char *at = d->text, *end = d->text + d->size;
    for (; line > 0 && at; line--) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        at = stop ? stop + 1 : NULL;
    }
    if (!at)
        return (struct line_of_text){ NULL, 0 };
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    size_t length = (size_t)((stop ? stop : end) - at);
    if (length && at[length - 1] == '\r')
        length--;
    return (struct line_of_text){ at, length };
}

/* The length of a character in bytes and in UTF-16 units; an invalid byte counts as one of each. */
static size_t letter_at(struct line_of_text l, size_t byte, unsigned *units)
{
    unsigned bytes = utf8_letter(l.begin + byte, l.length - byte);
    *units = bytes == 4 ? 2 : 1;
    return bytes ? bytes : 1;
}

size_t byte_of_column(struct line_of_text l, unsigned column)
{
    size_t byte = 0;
    unsigned units;
    for (unsigned at = 0; byte < l.length && at < column; at += units)
        byte += letter_at(l, byte, &units);
    return byte;
}

unsigned column_of_byte(struct line_of_text l, size_t byte)
{
    unsigned column = 0, units;
    for (size_t at = 0; at < l.length && at < byte; column += units)
        at += letter_at(l, at, &units);
    return column;
}
