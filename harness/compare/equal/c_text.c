/* C as text: items of preprocessed files, and marks of sources. */
#include "harness/compare/equal/c_text.h"

const char *word_before_bracket(const char *text)
{
    for (const char *c = text; (c = strchr(c, '(')); c++) {
        const char *start = c;
        while (start > text && is_word(start[-1]))
            start--;
        if (start < c)
            return pool_part(start, (size_t)(c - start));
    }
    return "";
}

/* ---- items ---- */

struct reader {
    struct text text; /* of the item so far */
    const char *file, *origin;
    int depth;
    bool holds; /* the item is a function with a body */
    struct list items;
};

/* Keeps a blank where two words would become one. */
static void add_code(struct reader *r, const char *s, size_t length)
{
    const char *end = s + length;
    while (s < end) {
        size_t blanks = strspn(s, " \t\n\v\f\r");
        s += blanks;
        if (s >= end)
            return;
        size_t part = strcspn(s, " \t\n\v\f\r");
        if (part > (size_t)(end - s))
            part = (size_t)(end - s);
        if (r->text.length && is_word(r->text.at[r->text.length - 1]) && is_word(*s))
            text_put(&r->text, " ");
        text_add(&r->text, s, part);
        s += part;
    }
}

/* Removes what marks leave: ((void)0), and ((void)0); */
static char *without_marks(const char *text)
{
    static const char left[] = "((void)0)";
    struct text out = { 0 };
    while (*text) {
        char after = (char)(begins(text, left) ? text[sizeof left - 1] : 0);
        if (after == ',' || after == ';')
            text += sizeof left;
        else
            text_add(&out, text++, 1);
    }
    return out.at;
}

static void end_item(struct reader *r, bool body)
{
    const char *text = r->text.length ? without_marks(r->text.at) : NULL;
    r->text = (struct text){ 0 };
    r->holds = false;
    if (!text)
        return;
    const char *name = body ? word_before_bracket(text) : "";
    const char *file = r->file ? r->file : r->origin;
    struct text item = { 0 };
    text_say(&item, "%s\t%s\t%s", body ? file : "", *name ? name : "declarations", text);
    if (r->file)
        text_say(&item, "\t%s", r->file);
    list_add(&r->items, item.at);
}

/* # 12 "harness/../rules/game.h" 1 */
static bool is_origin(const char *line)
{
    if (!begins(line, "# "))
        return false;
    size_t digits = strspn(line + 2, "0123456789");
    return digits && begins(line + 2 + digits, " \"");
}

static const char *origin_of(const char *line)
{
    const char *start = strchr(line, '"') + 1;
    char *path = pool_part(start, strcspn(start, "\""));
    for (char *part = path; *part;) {
        size_t length = strcspn(part, "/");
        if (length && begins(part + length, "/../")) {
            memmove(part, part + length + 4, strlen(part + length + 4) + 1);
            part = path;
        } else
            part += length + (part[length] == '/');
    }
    return path;
}

/* Length of the string literal that begins here; 0 if it does not end in this line. */
static size_t quoted(const char *s)
{
    for (size_t i = 1; s[i]; i++) {
        if (s[i] == *s)
            return i + 1;
        if (s[i] == '\\')
            i++;
        if (!s[i])
            return 0;
    }
    return 0;
}

static void read_code(struct reader *r, const char *line)
{
    const char *rest = line;
    for (const char *c = line; *c;) {
        size_t length = strchr("{};", *c) ? 1 : *c == '"' || *c == '\'' ? quoted(c) : 0;
        if (!length) {
            c++;
            continue;
        }
        add_code(r, rest, (size_t)(c - rest));
        if (*c == '{' && r->depth++ == 0)
            r->holds = ends(text_of(&r->text), ")");
        text_add(&r->text, c, length);
        if (*c == '}')
            r->depth--;
        if (r->depth == 0 && (*c == ';' || (*c == '}' && r->holds)))
            end_item(r, *c == '}');
        rest = c += length;
    }
    add_code(r, rest, strlen(rest));
}

struct list c_items(struct list text, const char *file)
{
    struct reader r = { .file = file, .origin = "" };
    for (size_t i = 0; i < text.count; i++) {
        if (is_origin(text.at[i]))
            r.origin = origin_of(text.at[i]);
        else
            read_code(&r, text.at[i]);
    }
    end_item(&r, false);
    return r.items;
}

/* ---- marks ---- */

static const char *with_single_blanks(const char *s)
{
    struct text out = { 0 };
    for (; *s; s++) {
        bool blank = *s == ' ' || *s == '\t';
        if (!blank)
            text_add(&out, s, 1);
        else if (!out.length || out.at[out.length - 1] != ' ')
            text_add(&out, " ", 1);
    }
    return text_of(&out);
}

/* The text behind the comment that begins here; NULL if it does not end in this line. */
static const char *after_comment(const char *s)
{
    for (s += 2; *s; s++) {
        if (*s != '*')
            continue;
        if (*++s == '/')
            return s + 1;
        if (!*s)
            break;
    }
    return NULL;
}

static const char *without_comments(const char *line, bool *inside)
{
    if (*inside) {
        const char *end = NULL;
        for (const char *c = line; (c = strstr(c, "*/")); c += 2)
            end = c + 2;
        if (!end)
            return "";
        line = end;
        *inside = false;
    }
    struct text out = { 0 };
    while (*line) {
        const char *after = begins(line, "/*") ? after_comment(line) : NULL;
        if (after)
            line = after;
        else
            text_add(&out, line++, 1);
    }
    char *text = pool_part(text_of(&out), out.length);
    char *open = strstr(text, "/*");
    if (open) {
        *open = '\0';
        *inside = true;
    }
    if (*text == ' ')
        text++;
    if (ends(text, " "))
        text[strlen(text) - 1] = '\0';
    return text;
}

/* " a-clause another" of RULE(a_clause) and BY(another). */
static const char *slugs(const char *s)
{
    struct text all = { 0 };
    while (*s) {
        size_t head = begins(s, "RULE(") ? 5 : begins(s, "BY(") ? 3 : 0;
        size_t length = head ? strspn(s + head, "abcdefghijklmnopqrstuvwxyz_0123456789") : 0;
        if (!length || s[head + length] != ')') {
            s++;
            continue;
        }
        text_put(&all, " ");
        for (size_t i = 0; i < length; i++)
            text_add(&all, s[head + i] == '_' ? "-" : s + head + i, 1);
        s += head + length + 1;
    }
    return text_of(&all);
}

/* The statement continues in the next line. */
static bool goes_on(const char *line)
{
    return *line && !strchr(";{}: ", line[strlen(line) - 1]);
}

static void give_marks(struct marked_line *line, size_t n, const char *function)
{
    for (size_t i = n; i-- > 1;)
        if (!*line[i - 1].own && goes_on(line[i - 1].text))
            line[i - 1].own = line[i].own;
    for (size_t i = 1; i < n; i++)
        if (!*line[i].own && goes_on(line[i - 1].text))
            line[i].own = line[i - 1].own;
    const char *near = "";
    for (size_t i = 0; i < n; i++) {
        if (*line[i].own)
            near = line[i].own;
        line[i].marks = near;
        line[i].function = function;
    }
    near = "";
    for (size_t i = n; i-- > 0;) {
        if (*line[i].own)
            near = line[i].own;
        if (!*line[i].marks)
            line[i].marks = near;
    }
}

struct marked c_marked(struct list source)
{
    struct marked m = { .line = pool_take((source.count + 1) * sizeof *m.line) };
    const char *function = "";
    bool inside = false;
    size_t first = 0;
    for (; m.count < source.count; m.count++) {
        const char *raw = with_single_blanks(source.at[m.count]);
        struct marked_line *line = &m.line[m.count];
        line->text = without_comments(raw, &inside);
        line->own = slugs(line->text);
        if (!*function && *raw >= 'a' && *raw <= 'z')
            function = word_before_bracket(raw);
        if (*raw != '}')
            continue;
        give_marks(m.line + first, m.count + 1 - first, function);
        first = m.count + 1;
        function = "";
    }
    give_marks(m.line + first, m.count - first, function);
    return m;
}
