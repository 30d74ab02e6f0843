#include "harness/report/tests/readers.h"
#include "harness/system/json.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- JSON ---- */

static void blanks(const char **at)
{
    *at += strspn(*at, " \t\n\r");
}

static char *keep_text(struct tree *t, const char *from, size_t length)
{
    char *to = &t->text[t->used];
    if (t->used + length + 1 > sizeof t->text)
        return NULL;
    memcpy(to, from, length);
    to[length] = 0;
    t->used += length + 1;
    return to;
}

/* Escaped control characters are read as blanks; here it only matters that they are escaped. */
static const char *read_string(struct tree *t, const char **at)
{
    char *to = &t->text[t->used];
    const char *from = *at;
    if (*from++ != '"')
        return NULL;
    while (*from != '"') {
        unsigned n = utf8_letter(from, strlen(from));
        if (!n || (unsigned char)*from < ' ' || t->used + 8 > sizeof t->text)
            return NULL;
        if (*from == '\\' && from[1] == 'u') {
            if (strspn(from + 2, "0123456789abcdefABCDEF") < 4)
                return NULL;
            t->text[t->used++] = ' ', from += 6;
        } else if (*from == '\\') {
            if (!strchr("\"\\/bfnrt", from[1]) || !from[1])
                return NULL;
            t->text[t->used++] = (char)(from[1] == 'n' ? '\n' : from[1]), from += 2;
        } else {
            memcpy(&t->text[t->used], from, n);
            t->used += n, from += n;
        }
    }
    t->text[t->used++] = 0;
    *at = from + 1;
    return to;
}

static int read_value(struct tree *t, const char **at, unsigned deep);

static int new_node(struct tree *t, char kind)
{
    if (t->count == MOST_NODES)
        return -1;
    t->node[t->count] = (struct node){ .kind = kind, .child = -1, .next = -1 };
    return t->count++;
}

static bool read_member(struct tree *t, const char **at, bool keyed, int parent, int *last,
                        unsigned deep)
{
    const char *key = NULL;
    blanks(at);
    if (keyed) {
        key = read_string(t, at);
        blanks(at);
        if (!key || *(*at)++ != ':')
            return false;
    }
    int child = read_value(t, at, deep + 1);
    if (child < 0)
        return false;
    t->node[child].key = key;
    *(*last < 0 ? &t->node[parent].child : &t->node[*last].next) = child;
    *last = child;
    blanks(at);
    return true;
}

static int read_members(struct tree *t, const char **at, unsigned deep)
{
    char open = *(*at)++, close = open == '{' ? '}' : ']';
    int n = new_node(t, open), last = -1;
    blanks(at);
    if (**at == close)
        return (*at)++, n;
    while (n >= 0 && deep < 30 && read_member(t, at, open == '{', n, &last, deep)) {
        if (**at == close)
            return (*at)++, n;
        if (*(*at)++ != ',')
            return -1;
    }
    return -1;
}

static int read_value(struct tree *t, const char **at, unsigned deep)
{
    static const char *const words[] = { "true", "false", "null" };
    blanks(at);
    if (**at == '{' || **at == '[')
        return read_members(t, at, deep);
    int n = new_node(t, **at == '"' ? '"' : '0');
    if (n >= 0 && **at == '"') {
        t->node[n].text = read_string(t, at);
        return t->node[n].text ? n : -1;
    }
    for (unsigned i = 0; n >= 0 && i < 3; i++)
        if (!strncmp(*at, words[i], strlen(words[i]))) {
            t->node[n].kind = WORD_, t->node[n].text = words[i];
            *at += strlen(words[i]);
            return n;
        }
    size_t length = strspn(*at, "-0123456789.e+");
    bool number = length > 0 && (**at != '0' || length == 1 || (*at)[1] == '.');
    if (n >= 0 && number)
        t->node[n].text = keep_text(t, *at, length);
    *at += length;
    return n >= 0 && number ? n : -1;
}

bool read_json(struct tree *t, const char *text)
{
    t->count = 0, t->used = 0;
    int n = read_value(t, &text, 0);
    blanks(&text);
    return n == 0 && !*text;
}

const struct node *first_of(const struct tree *t, const struct node *n)
{
    return n && n->child >= 0 ? &t->node[n->child] : NULL;
}

const struct node *next_of(const struct tree *t, const struct node *n)
{
    return n && n->next >= 0 ? &t->node[n->next] : NULL;
}

const struct node *node_at(const struct tree *t, const struct node *from, const char *path)
{
    const struct node *n = from ? from : t->node;
    while (n && *path) {
        size_t length = strcspn(path, ".");
        unsigned index = (unsigned)strtoul(path, NULL, 10);
        const struct node *child = first_of(t, n);
        for (; child; child = next_of(t, child))
            if (n->kind == ARRAY
                    ? index-- == 0
                    : strlen(child->key) == length && !strncmp(child->key, path, length))
                break;
        n = child;
        path += length + (path[length] == '.');
    }
    return n;
}

/* ---- XML ---- */

static bool skip_words(const char **at, const char *until)
{
    for (; **at && !strchr(until, **at); ++*at) {
        unsigned n = utf8_letter(*at, strlen(*at));
        static const char *const entities[] = { "&amp;", "&lt;", "&gt;", "&quot;", "&#10;" };
        bool known = **at != '&';
        for (unsigned i = 0; i < 5; i++)
            known = known || !strncmp(*at, entities[i], strlen(entities[i]));
        bool control = (unsigned char)**at < ' ' && **at != '\n' && **at != '\t';
        if (!n || !known || control || **at == '<')
            return false;
        *at += n - 1;
    }
    return **at != 0;
}

static bool skip_attributes(const char **at)
{
    while (**at == ' ') {
        size_t name = strspn(++*at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
        *at += name;
        if (!name || strncmp(*at, "=\"", 2))
            return false;
        *at += 2;
        if (!skip_words(at, "\""))
            return false;
        ++*at;
    }
    return true;
}

bool is_xml(const char *at)
{
    static const char head[] = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    char open[10][20];
    unsigned deep = 0, closed = 0;
    if (strncmp(at, head, sizeof head - 1))
        return false;
    for (at += sizeof head - 1; *at;) {
        bool ends = at[0] == '<' && at[1] == '/';
        if (deep && *at != '<' && !skip_words(&at, "<"))
            return false;
        if (*at != '<')
            return deep == 0 && closed == 1 && strspn(at, " \n") == strlen(at);
        ends = at[1] == '/';
        at += ends ? 2 : 1;
        size_t name = strspn(at, "abcdefghijklmnopqrstuvwxyz");
        if (!name || name >= 20 || deep == 10 || (deep == 0 && closed))
            return false;
        if (ends && (!deep || strlen(open[deep - 1]) != name || strncmp(open[deep - 1], at, name)))
            return false;
        if (!ends)
            snprintf(open[deep], 20, "%.*s", (int)name, at);
        at += name;
        if (!ends && !skip_attributes(&at))
            return false;
        bool alone = !ends && *at == '/';
        at += alone;
        if (*at++ != '>')
            return false;
        deep = ends ? deep - 1 : alone ? deep : deep + 1;
        closed += deep == 0;
    }
    return deep == 0 && closed == 1;
}

/* ---- TAP ---- */

bool read_tap(const char *at, unsigned *failed, unsigned *skipped)
{
    unsigned plan, number = 0, seen;
    bool in_block = false;
    char result[8];
    *failed = *skipped = 0;
    // NOLINTNEXTLINE(cert-err34-c): a number that is too large is not the one expected
    if (sscanf(at, "TAP version 13\n1..%u\n", &plan) != 1)
        return false;
    at = strchr(strchr(at, '\n') + 1, '\n') + 1;
    for (const char *next; *at; at = next) {
        size_t length = strcspn(at, "\n");
        next = at + length + (at[length] != 0);
        bool indented = !strncmp(at, "  ", 2), opens = !strncmp(at, "  ---\n", 6);
        if (indented && (opens ? in_block : !in_block))
            return false;
        in_block = opens || (in_block && strncmp(at, "  ...\n", 6));
        if (indented)
            continue;
        bool bad = !strncmp(at, "not ", 4);
        // NOLINTNEXTLINE(cert-err34-c): as above
        if (in_block || sscanf(at + (bad ? 4 : 0), "%7s %u - ", result, &seen) != 2
            || strcmp(result, "ok") || seen != ++number)
            return false;
        const char *directive = strstr(at, " # ");
        *skipped += directive && directive < next && !strncmp(directive, " # SKIP ", 8);
        *failed += bad;
    }
    return number == plan && !in_block;
}
