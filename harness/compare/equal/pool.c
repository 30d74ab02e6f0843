/* Text, lists and tables that are freed together at the end. */
#include "harness/compare/equal/pool.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

struct block {
    struct block *next;
    max_align_t bytes[];
};
static struct block *blocks;

void *pool_take(size_t bytes)
{
    struct block *b = calloc(1, sizeof *b + bytes);
    if (!b) {
        fputs("regress-equal: out of memory\n", stderr);
        exit(2);
    }
    b->next = blocks;
    blocks = b;
    return b->bytes;
}

void pool_empty(void)
{
    while (blocks) {
        struct block *next = blocks->next;
        free(blocks);
        blocks = next;
    }
}

char *pool_part(const char *from, size_t length)
{
    char *s = pool_take(length + 1);
    memcpy(s, from, length);
    return s;
}

static char *formatted(const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *s = pool_take((size_t)length + 1);
    vsnprintf(s, (size_t)length + 1, format, arguments);
    return s;
}

char *pool_text(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *s = formatted(format, arguments);
    va_end(arguments);
    return s;
}

/* Makes room for one more item. The size doubles, so abandoned copies take no more than the
 * current one. */
static void *grow_array(void *at, size_t count, size_t *room, size_t needed, size_t size)
{
    if (needed <= *room)
        return at;
    while (*room < needed)
        *room = *room ? 2 * *room : 16;
    void *more = pool_take(*room * size);
    if (count)
        memcpy(more, at, count * size);
    return more;
}

void text_add(struct text *t, const char *s, size_t length)
{
    t->at = grow_array(t->at, t->length, &t->room, t->length + length + 1, 1);
    memcpy(t->at + t->length, s, length);
    t->length += length;
    t->at[t->length] = '\0';
}

void text_put(struct text *t, const char *s)
{
    text_add(t, s, strlen(s));
}

void text_say(struct text *t, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_put(t, formatted(format, arguments));
    va_end(arguments);
}

const char *text_of(const struct text *t)
{
    return t->at ? t->at : "";
}

void list_add(struct list *l, const char *s)
{
    l->at = grow_array(l->at, l->count, &l->room, l->count + 1, sizeof *l->at);
    l->at[l->count++] = s;
}

static int by_bytes(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

void list_sort(struct list *l)
{
    if (l->count)
        qsort(l->at, l->count, sizeof *l->at, by_bytes);
}

struct list split_at(const char *s, const char *separators)
{
    struct list parts = { 0 };
    if (!*s)
        return parts;
    for (;;) {
        size_t length = strcspn(s, separators);
        list_add(&parts, pool_part(s, length));
        if (!s[length])
            return parts;
        s += length + 1;
    }
}

static size_t slot_of(const struct table *t, const char *key)
{
    uint64_t hash = 14695981039346656037u;
    for (const char *c = key; *c; c++)
        hash = (hash ^ (unsigned char)*c) * 1099511628211u;
    size_t i = (size_t)(hash & (t->slots - 1));
    while (t->slot[i] && strcmp(t->at[t->slot[i] - 1]->key, key))
        i = (i + 1) & (t->slots - 1);
    return i;
}

struct entry *table_find(const struct table *t, const char *key)
{
    if (!t->slots)
        return NULL;
    size_t i = t->slot[slot_of(t, key)];
    return i ? t->at[i - 1] : NULL;
}

struct entry *table_at(struct table *t, const char *key)
{
    struct entry *e = table_find(t, key);
    if (e)
        return e;
    t->at = grow_array(t->at, t->count, &t->room, t->count + 1, sizeof *t->at);
    e = t->at[t->count++] = pool_take(sizeof *e);
    e->key = pool_part(key, strlen(key));
    e->text = "";
    if (2 * t->count > t->slots) {
        t->slots = t->slots ? 2 * t->slots : 32;
        t->slot = pool_take(t->slots * sizeof *t->slot);
        for (size_t n = 0; n < t->count; n++)
            t->slot[slot_of(t, t->at[n]->key)] = n + 1;
    } else
        t->slot[slot_of(t, key)] = t->count;
    return e;
}

bool has(const struct table *t, const char *key)
{
    return table_find(t, key) != NULL;
}

const char *pair(const char *a, const char *b)
{
    return pool_text("%s\t%s", a, b);
}

struct list lines_of(const char *path)
{
    struct list lines = { 0 };
    FILE *f = strcmp(path, "-") ? fopen(path, "r") : stdin;
    if (!f)
        return lines;
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    while ((length = getline(&line, &room, f)) >= 0) {
        if (length && line[length - 1] == '\n')
            length--;
        list_add(&lines, pool_part(line, (size_t)length));
    }
    free(line);
    if (f != stdin)
        fclose(f);
    // NOLINTNEXTLINE(clang-analyzer-unix.Stream): what stays open is standard input
    return lines;
}

void write_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");
    bool written = f && fputs(text, f) >= 0;
    if ((f && fclose(f)) || !written) {
        fprintf(stderr, "regress-equal: cannot write %s\n", path);
        exit(2);
    }
}

bool is_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool begins(const char *s, const char *with)
{
    return strncmp(s, with, strlen(with)) == 0;
}

bool ends(const char *s, const char *with)
{
    size_t length = strlen(s), end = strlen(with);
    return length >= end && strcmp(s + length - end, with) == 0;
}

const char *next_word(const char **from)
{
    const char *s = *from;
    while (*s && !is_word(*s))
        s++;
    if (!*s)
        return NULL;
    const char *start = s;
    while (is_word(*s))
        s++;
    *from = s;
    return pool_part(start, (size_t)(s - start));
}

const char *field(const char *line, int n)
{
    for (; n > 0; n--) {
        line = strchr(line, '\t');
        if (!line)
            return "";
        line++;
    }
    return pool_part(line, strcspn(line, "\t"));
}
