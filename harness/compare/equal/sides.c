/* Reads both sides and finds differences other than in the text of functions. */
#include "harness/compare/equal/sides.h"

#include <ctype.h>

bool is_static(const char *text)
{
    return begins(text, "static ");
}

bool is_of_contract(const char *file)
{
    return ends(file, "/contract.c");
}

bool contains_name(const char *names, const char *name)
{
    return strstr(pool_text(" %s ", names), pool_text(" %s ", name)) != NULL;
}

/* rules/GAME/score.c: score; rules/GAME/forms/key.c: forms_key; rules/forms/pages.c:
 * shared_forms_pages */
const char *stem(const struct sides *s, const char *file)
{
    const char *rules = pool_text("rules/%s/", s->game);
    if (begins(file, rules))
        file += strlen(rules);
    else if (begins(file, "rules/"))
        file = pool_text("shared_%s", file + strlen("rules/"));
    char *name = pool_part(file, strlen(file) - (ends(file, ".c") ? 2 : 0));
    for (char *c = name; *c; c++)
        if (*c == '/')
            *c = '_';
    return name;
}

const char *obligation_of(const struct sides *s, const struct function *f)
{
    return pool_text("%s-%s", stem(s, f->file), f->name);
}

/* ---- one side ---- */

static void keep_function(struct sides *s, int of, const char *item)
{
    struct side *side = &s->side[of];
    size_t k = ++side->functions;
    struct function *f = &side->function[k];
    f->file = field(item, 0);
    f->name = field(item, 1);
    f->text = field(item, 2);
    table_at(&side->number_of, pair(f->file, f->name))->number = k;
    table_at(&side->times_named, f->name)->number++;
    table_at(&side->last_named, f->name)->number = k;
    if (is_static(f->text))
        return;
    table_at(&side->is_public, f->name)->number = k;
    if (of == BASE)
        table_at(&s->base_exports, f->name);
}

/* The name of a definition with a value; "" for types and the like. */
static const char *variable_of(const char *text)
{
    const char *value = strchr(text, '=');
    if (begins(text, "enum") || begins(text, "typedef") || !value)
        return "";
    const char *end = memchr(text, '[', (size_t)(value - text));
    if (!end)
        end = value;
    const char *start = end;
    while (start > text && is_word(start[-1]))
        start--;
    return pool_part(start, (size_t)(end - start));
}

/* The text from here to the closing brace. */
static const char *inside_braces(const char *from)
{
    int depth = 1;
    const char *c = from;
    for (; *c; c++) {
        if (*c == '{')
            depth++;
        if (*c == '}' && --depth == 0)
            break;
    }
    return pool_part(from, (size_t)(c - from));
}

static void keep_enumerators(struct side *side, const char *file, const char *text)
{
    const char *brace = strchr(text, '{'), *base = "0";
    struct list part = split_at(inside_braces(brace ? brace + 1 : text), ",");
    size_t since = 0;
    for (size_t i = 0; i < part.count; i++) {
        const char *name = part.at[i], *is = strchr(name, '=');
        if (!*name)
            continue;
        if (is) {
            base = is + 1;
            since = 0;
            name = pool_part(name, (size_t)(is - name));
        }
        table_at(&side->value, pair(file, name))->text = pool_text("%s+%zu", base, since++);
    }
}

static void keep_struct(struct side *side, const char *text)
{
    static const char head[] = "struct ";
    for (const char *c = text; (c = strstr(c, head)); c++) {
        const char *tag = c + sizeof head - 1, *end = tag;
        while (is_word(*end))
            end++;
        if (end == tag || *end != '{')
            continue;
        tag = pool_part(tag, (size_t)(end - tag));
        const char *members = inside_braces(end + 1);
        struct entry *known = table_find(&side->members_of, tag);
        if (known && strcmp(known->text, members))
            table_at(&side->declared_twice, tag);
        table_at(&side->members_of, tag)->text = members;
        return;
    }
}

static void keep_declaration(struct sides *s, int of, const char *text, const char *file)
{
    struct side *side = &s->side[of];
    table_at(&side->declared, text);
    side->declaration[side->declarations++] = (struct declaration){ text, file };
    if (begins(text, "enum"))
        keep_enumerators(side, file, text);
    const char *variable = variable_of(text);
    if (*variable && !is_static(text) && !begins(text, "extern ")) {
        table_at(&side->file_with, variable)->text = file;
        if (of == BASE)
            table_at(&s->base_exports, variable);
    }
    keep_struct(side, text);
}

/* Takes prototypes and clauses from today's side, for both. */
static bool is_ignored(const char *text, const char *clauses)
{
    if ((ends(text, ");") && !strchr(text, '=')) || begins(text, "_Static_assert"))
        return true;
    if (!begins(text, "enum{") || !begins(text + 5, clauses))
        return false;
    const char *rest = text + 5 + strlen(clauses);
    return (*rest >= 'a' && *rest <= 'z') || begins(rest, "Q_");
}

void read_side(struct sides *s, int of, struct list items)
{
    struct side *side = &s->side[of];
    char *clauses = pool_text("%s_", s->game);
    for (char *c = clauses; *c; c++)
        *c = (char)toupper((unsigned char)*c);
    side->function = pool_take((items.count + 1) * sizeof *side->function);
    side->declaration = pool_take((items.count + 1) * sizeof *side->declaration);
    for (size_t i = 0; i < items.count; i++) {
        const char *text = field(items.at[i], 2);
        if (strcmp(field(items.at[i], 1), "declarations"))
            keep_function(s, of, items.at[i]);
        else if (!is_ignored(text, clauses))
            keep_declaration(s, of, text, field(items.at[i], 3));
    }
}

/* ---- differences ---- */

bool speaks_of_difference(const struct sides *s, const char *text, const char *file)
{
    const char *word;
    while ((word = next_word(&text)))
        if (has(&s->differs, word) || has(&s->differs_in, pair(file, word)))
            return true;
    return false;
}

static void compare_in_callers(struct sides *s, const struct function *f)
{
    if (is_static(f->text))
        table_at(&s->differs_in, pair(f->file, f->name));
    else
        table_at(&s->differs, f->name);
}

static size_t number_in(const struct table *t, const char *key)
{
    const struct entry *e = table_find(t, key);
    return e ? e->number : 0;
}

/* The base's version of this function: in the same file, or moved from another. */
static size_t base_version_of(const struct sides *s, const struct function *f)
{
    const struct side *then = &s->side[BASE];
    size_t b = number_in(&then->number_of, pair(f->file, f->name));
    if (!b && number_in(&then->times_named, f->name) == 1
        && number_in(&s->side[TODAY].times_named, f->name) == 1)
        b = number_in(&then->last_named, f->name);
    return b && !strcmp(types_of(then->function[b].text), types_of(f->text)) ? b : 0;
}

/* A function without a counterpart is compared within its callers, and so is one that 'through'
 * names. */
static void find_partners(struct sides *s)
{
    struct side *then = &s->side[BASE], *now = &s->side[TODAY];
    bool *found = pool_take(then->functions + 1);
    for (size_t k = 1; k <= now->functions; k++) {
        struct function *f = &now->function[k];
        f->partner = contains_name(s->through, obligation_of(s, f)) ? 0 : base_version_of(s, f);
        found[f->partner] = true;
        if (f->partner)
            continue;
        compare_in_callers(s, f);
        text_say(&s->apart, "%s\t%s\n", f->file, f->name);
    }
    for (size_t k = 1; k <= then->functions; k++)
        if (!found[k])
            compare_in_callers(s, &then->function[k]);
}

static void compare_enumerators(struct sides *s)
{
    for (int of = BASE; of <= TODAY; of++)
        for (size_t i = 0; i < s->side[of].value.count; i++) {
            const struct entry *e = s->side[of].value.at[i];
            const struct entry *other = table_find(&s->side[1 - of].value, e->key);
            if (!other || strcmp(e->text, other->text))
                table_at(&s->differs_in, e->key);
        }
}

static bool compare_variable(struct sides *s, int of, const struct declaration *d)
{
    const char *variable = variable_of(d->text);
    if (!*variable || has(&s->differs, variable) || has(&s->differs_in, pair(d->file, variable)))
        return false;
    if (has(&s->side[1 - of].declared, d->text) && !speaks_of_difference(s, d->text, d->file))
        return false;
    if (is_static(d->text))
        table_at(&s->differs_in, pair(d->file, variable));
    else {
        table_at(&s->differs, variable);
        if (is_of_contract(d->file))
            text_say(&s->not_compared, "%s\t%s\tit is a table, not a function\n", d->file,
                     variable);
    }
    return true;
}

/* Are there more differences than before? A table may refer to other data. */
static bool compare_variables(struct sides *s)
{
    bool more = false;
    for (int of = BASE; of <= TODAY; of++)
        for (size_t d = 0; d < s->side[of].declarations; d++)
            if (compare_variable(s, of, &s->side[of].declaration[d]))
                more = true;
    return more;
}

void find_differences(struct sides *s)
{
    compare_enumerators(s);
    find_partners(s);
    while (compare_variables(s))
        continue;
}
