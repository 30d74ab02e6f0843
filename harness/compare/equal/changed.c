/* Finds the functions that differ, and the clauses of their marks. */
#include "harness/compare/equal/changed.h"

#include <stdlib.h>

static struct list sorted_keys(const struct table *t)
{
    struct list keys = { 0 };
    for (size_t i = 0; i < t->count; i++)
        list_add(&keys, t->at[i]->key);
    list_sort(&keys);
    return keys;
}

static struct table table_of(struct list lines)
{
    struct table t = { 0 };
    for (size_t i = 0; i < lines.count; i++)
        table_at(&t, lines.at[i]);
    return t;
}

static void add_missing(struct table *changed, const struct table *here, const struct table *there)
{
    for (size_t i = 0; i < here->count; i++) {
        const char *item = here->at[i]->key;
        if (has(there, item))
            continue;
        const char *file = field(item, 0);
        table_at(changed, *file ? pool_text("%s: %s", file, field(item, 1)) : "declarations");
    }
}

struct list changed_items(struct list theirs, struct list ours)
{
    struct table then = table_of(theirs), now = table_of(ours), changed = { 0 };
    add_missing(&changed, &then, &now);
    add_missing(&changed, &now, &then);
    return sorted_keys(&changed);
}

/* ---- touched ---- */

struct lines {
    struct marked_line *line;
    size_t count, room;
};

static void add_lines(struct lines *to, const struct marked *from, size_t first, size_t last)
{
    for (size_t i = first; i <= last && i <= from->count; i++) {
        if (to->count == to->room) {
            struct marked_line *old = to->line;
            to->room = to->room ? 2 * to->room : 64;
            to->line = pool_take(to->room * sizeof *to->line);
            if (old)
                memcpy(to->line, old, to->count * sizeof *old);
        }
        // NOLINTNEXTLINE(clang-analyzer-core.NullDereference): pool_take never returns NULL
        to->line[to->count++] = from->line[i - 1];
    }
}

static void add_range(struct lines *to, const struct marked *from, const char *range)
{
    char *after;
    size_t first = strtoul(range, &after, 10);
    add_lines(to, from, first, *after == ',' ? strtoul(after + 1, NULL, 10) : first);
}

static bool calls(const char *text, const char *name)
{
    size_t length = strlen(name);
    for (const char *c = text; (c = strstr(c, name)); c++)
        if (c[length] == '(' && (c == text || !is_word(c[-1])))
            return true;
    return false;
}

static void add_slugs(struct table *to, const char *marks)
{
    struct list parts = split_at(marks, " ");
    for (size_t i = 0; i < parts.count; i++)
        if (*parts.at[i])
            table_at(to, parts.at[i]);
}

static struct list clauses_of(const struct lines *differing, const struct lines *all)
{
    struct table called = { 0 }, clauses = { 0 };
    for (size_t i = 0; i < differing->count; i++) {
        const struct marked_line *l = &differing->line[i];
        if (*l->text && !*l->marks && *l->function)
            table_at(&called, l->function);
        add_slugs(&clauses, l->marks);
    }
    for (size_t i = 0; i < all->count; i++) {
        const struct marked_line *l = &all->line[i];
        for (size_t k = 0; *l->own && k < called.count; k++)
            if (strcmp(called.at[k]->key, l->function) && calls(l->text, called.at[k]->key))
                add_slugs(&clauses, l->own);
    }
    return sorted_keys(&clauses);
}

struct list touched_clauses(struct list said, const char *tree)
{
    struct lines differing = { 0 }, all = { 0 };
    struct marked then = { 0 }, now = { 0 };
    bool differs = false;
    for (size_t i = 0; i < said.count; i++) {
        const char *line = said.at[i], *file = strchr(line, ' ');
        if (begins(line, "same ") || begins(line, "differs ")) {
            now = c_marked(lines_of(++file));
            then = c_marked(lines_of(pool_text("%s/%s", tree, file)));
            add_lines(&all, &now, 1, now.count);
            differs = differs || *line == 'd';
        } else if (*line >= '0' && *line <= '9') {
            const char *how = line + strcspn(line, "acd");
            if (*how != 'a')
                add_range(&differing, &then, line);
            if (*how != 'd')
                add_range(&differing, &now, how + 1);
        }
    }
    /* Only blanks differ, so any clause may be concerned. */
    return clauses_of(differs && !differing.count ? &all : &differing, &all);
}
