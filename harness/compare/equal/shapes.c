/* The parameters and results of functions, and the members of structs. */
#include "harness/compare/equal/sides.h"

/* ---- parameters ---- */

const char *parameters_of(const char *text)
{
    const char *head = pool_part(text, strcspn(text, "{"));
    const char *bracket = strchr(head, '(');
    return bracket ? bracket : head;
}

/* The length of the text without its last word. */
static size_t before_last_word(const char *text, size_t length)
{
    while (length && is_word(text[length - 1]))
        length--;
    return length;
}

static const char *without_last_blank(const char *text, size_t length)
{
    if (length && text[length - 1] == ' ')
        length--;
    return pool_part(text, length);
}

/* Removes the stars of a type and counts them. */
static size_t take_stars(char *text)
{
    size_t stars = 0;
    char *to = text;
    for (; *text; text++)
        if (*text == '*')
            stars++;
        else
            *to++ = *text;
    *to = '\0';
    return stars;
}

static void take_parameter(struct head *head, struct parameter *p, const char *text)
{
    size_t length = strcspn(text, "[");
    p->row = "";
    if (text[length]) {
        p->row = pool_part(text + length + 1, strlen(text + length + 1) - 1);
        if (!*p->row)
            p->stars = 1;
        if (strchr(p->row, '['))
            head->unusual = "a parameter is an array of arrays";
    }
    text = pool_part(text, length);
    p->fixed = begins(text, "const ");
    if (p->fixed)
        text += strlen("const ");
    if (strstr(text, "const"))
        head->unusual = "a parameter is a pointer to a pointer";
    size_t before = before_last_word(text, strlen(text));
    p->called = text + before;
    char *type = pool_part(text, p->called[0] ? before : 0);
    if (!p->called[0])
        p->called = text;
    p->stars += take_stars(type);
    p->type = without_last_blank(type, strlen(type));
    if (p->stars > 1)
        head->unusual = "a parameter is a pointer to a pointer";
    if (!strcmp(p->type, "void"))
        head->unusual = "a parameter is a void pointer";
    if (!strcmp(p->type, "char") && p->stars)
        head->unusual = "a parameter is a string";
}

struct head head_of(const char *text)
{
    struct head head = { .unusual = "" };
    const char *returns = pool_part(text, strcspn(text, "("));
    if (begins(returns, "static "))
        returns += strlen("static ");
    if (begins(returns, "inline "))
        returns += strlen("inline ");
    head.returns = without_last_blank(returns, before_last_word(returns, strlen(returns)));
    const char *list = parameters_of(text);
    size_t length = strlen(list);
    list = length > 2 ? pool_part(list + 1, length - 2) : "";
    if (strchr(list, '('))
        head.unusual = "a parameter is a function or an array of arrays";
    if (!strcmp(list, "void") || *head.unusual)
        return head;
    struct list part = split_at(list, ",");
    head.parameter = pool_take((part.count + 1) * sizeof *head.parameter);
    head.count = part.count;
    for (size_t i = 0; i < part.count; i++)
        take_parameter(&head, &head.parameter[i], part.at[i]);
    return head;
}

const char *types_of(const char *text)
{
    struct head head = head_of(text);
    if (*head.unusual)
        return pool_part(text, strcspn(text, "{") + (strchr(text, '{') != NULL));
    struct text all = { 0 };
    text_put(&all, head.returns);
    for (size_t i = 0; i < head.count; i++) {
        const struct parameter *p = &head.parameter[i];
        text_say(&all, ",%d%s%zu%s", p->fixed, p->type, p->stars, p->row);
    }
    return text_of(&all);
}

static bool is_number(const char *type)
{
    static const char numbers[] = "unsigned int uint8_t uint16_t uint32_t uint64_t int8_t int16_t "
                                  "int32_t int64_t size_t verdict _Bool char long";
    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference): every member and parameter has a type
    if (*type && contains_name(numbers, type))
        return true;
    if (begins(type, "enum "))
        return type[5] && !before_last_word(type + 5, strlen(type + 5));
    return !strcmp(type, "unsigned long") || !strcmp(type, "unsigned char")
        || !strcmp(type, "long unsigned int");
}

/* ---- structs ---- */

/* uint8_t a, b[3] */
static void take_members(struct shape *shape, const char *tag, const char *text)
{
    bool fixed = begins(text, "const ");
    if (fixed)
        text += strlen("const ");
    size_t head = begins(text, "struct ") ? 7 : begins(text, "enum ") ? 5 : 0;
    if (head && !is_word(text[head]))
        head = 0;
    while (is_word(text[head]))
        head++;
    const char *type = pool_part(text, head);
    struct list list = split_at(text + head, ",");
    for (size_t i = 0; i < list.count; i++) {
        struct member *m = &shape->member[shape->members++];
        size_t length = strcspn(list.at[i], "[");
        m->row = list.at[i] + length;
        char *name = pool_part(list.at[i], length);
        if (strstr(name, "const"))
            shape->strange = pool_text("struct %s has pointers to pointers", tag);
        else
            for (const char *c = name; *c; c++)
                if (*c >= 'a' && *c <= 'z' && c[1] == ' ' && c[2] >= 'a' && c[2] <= 'z')
                    shape->strange = pool_text("struct %s has a %s%s", tag, type, name);
        m->stars = take_stars(name);
        char *to = name;
        for (const char *c = name; *c; c++)
            if (*c != ' ')
                *to++ = *c;
        *to = '\0';
        m->name = name;
        m->type = type;
        m->fixed = fixed;
    }
}

static const char *strangeness(const struct sides *s, const char *tag, const char *file)
{
    const struct side *then = &s->side[BASE], *now = &s->side[TODAY];
    const struct entry *old = table_find(&then->members_of, tag);
    const struct entry *new = table_find(&now->members_of, tag);
    if (!old || !new)
        return pool_text("struct %s is new or gone", tag);
    if (has(&then->declared_twice, tag) || has(&now->declared_twice, tag))
        return pool_text("two different structs are called %s", tag);
    if (strcmp(old->text, new->text))
        return pool_text("struct %s was changed", tag);
    if (speaks_of_difference(s, new->text, file))
        return pool_text("struct %s has other sizes", tag);
    if (strpbrk(new->text, "({:"))
        return pool_text("struct %s has structs as members", tag);
    return NULL;
}

const struct shape *shape_of(struct sides *s, const char *tag, const char *file)
{
    const struct entry *known = table_find(&s->shape_of, tag);
    if (known)
        return s->shapes[known->number];
    struct shape *shape = pool_take(sizeof *shape), **more;
    more = pool_take((s->shape_count + 1) * sizeof(struct shape *));
    if (s->shape_count)
        memcpy(more, s->shapes, s->shape_count * sizeof(struct shape *));
    s->shapes = more;
    s->shapes[s->shape_count] = shape;
    table_at(&s->shape_of, tag)->number = s->shape_count++;
    shape->strange = strangeness(s, tag, file);
    if (shape->strange)
        return shape;
    const char *members = table_find(&s->side[TODAY].members_of, tag)->text;
    shape->member = pool_take((strlen(members) + 1) * sizeof *shape->member);
    struct list part = split_at(members, ";");
    for (size_t i = 0; i + 1 < part.count; i++)
        take_members(shape, tag, part.at[i]);
    return shape;
}

static const char *tag_of(const char *type)
{
    return begins(type, "struct ") ? type + strlen("struct ") : NULL;
}

/* Why values of this type cannot be made up, or "". A value that it points to is made up, unless
 * that contains pointers. */
static const char *trouble_with(struct sides *s, const char *tag, const char *file, bool points)
{
    const struct shape *shape = shape_of(s, tag, file);
    if (shape->strange)
        return shape->strange;
    for (size_t i = 0; i < shape->members; i++) {
        const struct member *m = &shape->member[i];
        const char *part = tag_of(m->type);
        if (m->stars && (!points || m->stars > 1 || *m->row || !part))
            return pool_text("struct %s has pointers", tag);
        const char *why = part               ? trouble_with(s, part, file, false)
                        : is_number(m->type) ? ""
                                             : pool_text("struct %s has a %s", tag, m->type);
        if (*why)
            return why;
    }
    return "";
}

bool has_pointers(struct sides *s, const char *tag)
{
    const struct shape *shape = shape_of(s, tag, "");
    for (size_t i = 0; i < shape->members; i++)
        if (shape->member[i].stars)
            return true;
    return false;
}

/* There is no padding between the bytes, so values can be compared as a whole. */
static bool is_dense(struct sides *s, const char *tag)
{
    const struct shape *shape = shape_of(s, tag, "");
    for (size_t i = 0; i < shape->members; i++) {
        const struct member *m = &shape->member[i];
        const char *part = tag_of(m->type);
        if (m->stars)
            return false;
        // NOLINTNEXTLINE(clang-analyzer-core.NonNullParamChecker): every member has a type
        if (part ? !is_dense(s, part) : strcmp(m->type, "uint8_t") && strcmp(m->type, "_Bool"))
            return false;
    }
    return true;
}

const char *compared(struct sides *s, const char *type, const char *a, const char *b)
{
    const char *tag = tag_of(type);
    if (!tag)
        return pool_text("%s == %s", a, b);
    if (is_dense(s, tag))
        return pool_text("SAME(%s, %s)", a, b);
    const struct shape *shape = shape_of(s, tag, "");
    struct text all = { 0 };
    for (size_t i = 0; i < shape->members; i++) {
        const struct member *m = &shape->member[i];
        if (m->stars)
            continue;
        const char *of_a = pool_text("%s.%s", a, m->name), *of_b = pool_text("%s.%s", b, m->name);
        if (all.length)
            text_put(&all, " && ");
        if (*m->row)
            text_say(&all, "SAME(%s, %s)", of_a, of_b);
        else
            text_put(&all, compared(s, m->type, of_a, of_b));
    }
    return all.length ? all.at : "true";
}

/* ---- what cannot be compared ---- */

static const char *trouble_of_parameter(struct sides *s, const struct parameter *p,
                                        const char *file)
{
    if (*p->row && speaks_of_difference(s, p->row, file))
        return "a parameter is an array of another length";
    const char *tag = tag_of(p->type);
    if (!tag)
        return is_number(p->type) ? "" : pool_text("a parameter is a %s", p->type);
    const char *why = trouble_with(s, tag, file, p->stars && !*p->row);
    if (*why)
        return why;
    return *p->row && !is_dense(s, tag) ? pool_text("a parameter is an array of struct %s", tag)
                                        : "";
}

static const char *trouble_of_result(struct sides *s, const char *returns, const char *file)
{
    bool words = !strcmp(returns, "const char*");
    if (strchr(returns, '*') && !words)
        return "it returns a pointer";
    const char *tag = tag_of(returns);
    if (tag)
        return trouble_with(s, tag, file, false);
    bool known = words || !strcmp(returns, "void") || is_number(returns);
    return known ? "" : pool_text("it returns a %s", returns);
}

const char *trouble_of(struct sides *s, const struct head *head, const char *file)
{
    if (*head->unusual)
        return head->unusual;
    const char *why = trouble_of_result(s, head->returns, file);
    for (size_t i = 0; !*why && i < head->count; i++)
        why = trouble_of_parameter(s, &head->parameter[i], file);
    return why;
}
