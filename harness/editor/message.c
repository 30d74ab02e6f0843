/* Parses a JSON text from a client into a list of nodes of limited length. */
#include "harness/editor/message.h"
#include "harness/system/json.h"
#include "harness/system/memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reader {
    struct message *m;
    char *at, *end;
    unsigned depth;
};

static bool read_value(struct reader *r, struct node **into);

static void skip_blanks(struct reader *r)
{
    while (r->at < r->end && strchr(" \t\r\n", *r->at) && *r->at)
        r->at++;
}

static bool takes(struct reader *r, char c)
{
    skip_blanks(r);
    if (r->at == r->end || *r->at != c)
        return false;
    r->at++;
    return true;
}

static struct node *new_node(struct reader *r, enum node_kind kind)
{
    if (r->m->nodes == MOST_NODES)
        return NULL;
    struct node *n = &r->m->node[r->m->nodes++];
    *n = (struct node){ .kind = kind };
    return n;
}

/* ---- strings ---- */

/* Reads four hexadecimal digits; -1 if there are none. */
static int read_unit(const char *at, const char *end)
{
    int unit = 0;
    if (end - at < 4)
        return -1;
    for (unsigned i = 0; i < 4; i++) {
        const char *digits = "0123456789abcdef", *digit;
        int c = at[i] >= 'A' && at[i] <= 'F' ? at[i] - 'A' + 'a' : at[i];
        digit = c ? strchr(digits, c) : NULL;
        if (!digit)
            return -1;
        unit = 16 * unit + (int)(digit - digits);
    }
    return unit;
}

static char *write_letter(char *to, uint32_t code)
{
    if (code < 0x80) {
        *to++ = (char)code;
    } else if (code < 0x800) {
        *to++ = (char)(0xC0 | code >> 6);
        *to++ = (char)(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        *to++ = (char)(0xE0 | code >> 12);
        *to++ = (char)(0x80 | (code >> 6 & 0x3F));
        *to++ = (char)(0x80 | (code & 0x3F));
    } else {
        *to++ = (char)(0xF0 | code >> 18);
        *to++ = (char)(0x80 | (code >> 12 & 0x3F));
        *to++ = (char)(0x80 | (code >> 6 & 0x3F));
        *to++ = (char)(0x80 | (code & 0x3F));
    }
    return to;
}

/* Decodes the digits after \u; half of a surrogate pair and a zero become U+FFFD. */
static bool read_code(struct reader *r, char **to)
{
    int unit = read_unit(r->at, r->end), low = -1;
    if (unit < 0)
        return false;
    r->at += 4;
    uint32_t code = (uint32_t)unit;
    if (unit >= 0xD800 && unit < 0xDC00 && r->end - r->at >= 6 && r->at[0] == '\\'
        && r->at[1] == 'u')
        low = read_unit(r->at + 2, r->end);
    if (low >= 0xDC00 && low < 0xE000) {
        r->at += 6;
        code = 0x10000u + ((uint32_t)(unit - 0xD800) << 10) + (uint32_t)(low - 0xDC00);
    } else if (!unit || (unit >= 0xD800 && unit < 0xE000)) {
        code = 0xFFFD;
    }
    *to = write_letter(*to, code);
    return true;
}

static bool read_escape(struct reader *r, char **to)
{
    static const char from[] = "\"\\/bfnrt", into[] = "\"\\/\b\f\n\r\t";
    if (r->at == r->end)
        return false;
    char c = *r->at++;
    const char *found = c ? strchr(from, c) : NULL;
    if (c == 'u')
        return read_code(r, to);
    if (found)
        *(*to)++ = into[found - from];
    return found != NULL;
}

/* Parses a string after its opening quote. Decodes in place, because the result is never longer. */
static bool read_string(struct reader *r, const char **text, size_t *length)
{
    char *to = r->at;
    *text = to;
    while (r->at < r->end && *r->at != '"') {
        if ((unsigned char)*r->at < ' ')
            return false;
        unsigned letter = utf8_letter(r->at, (size_t)(r->end - r->at));
        if (!letter)
            return false;
        if (*r->at == '\\') {
            r->at++;
            if (!read_escape(r, &to))
                return false;
            continue;
        }
        memmove(to, r->at, letter);
        to += letter;
        r->at += letter;
    }
    if (r->at == r->end)
        return false;
    r->at++;
    *length = (size_t)(to - *text);
    *to = 0; /* at the quote at the latest */
    return true;
}

/* ---- values ---- */

static bool read_members(struct reader *r, struct node *parent, char closes)
{
    const struct node **link = &parent->first;
    if (takes(r, closes))
        return true;
    do {
        const char *key = NULL;
        size_t length;
        struct node *child;
        if (closes == '}' && (!takes(r, '"') || !read_string(r, &key, &length) || !takes(r, ':')))
            return false;
        if (!read_value(r, &child))
            return false;
        child->key = key;
        *link = child;
        link = &child->next;
    } while (takes(r, ','));
    return takes(r, closes);
}

static bool read_word(struct reader *r, const char *word)
{
    size_t length = strlen(word);
    if ((size_t)(r->end - r->at) < length || memcmp(r->at, word, length) != 0)
        return false;
    r->at += length;
    return true;
}

static bool read_number(struct reader *r, struct node *n)
{
    n->text = r->at;
    while (r->at < r->end && *r->at && strchr("+-0123456789.eE", *r->at))
        r->at++;
    n->length = (size_t)(r->at - n->text);
    return n->length > 0;
}

static bool read_compound(struct reader *r, struct node *n, char closes)
{
    if (r->depth == MOST_DEPTH)
        return false;
    r->depth++;
    bool good = read_members(r, n, closes);
    r->depth--;
    return good;
}

static bool read_value(struct reader *r, struct node **into)
{
    struct node *n = *into = new_node(r, NODE_NULL);
    skip_blanks(r);
    if (!n || r->at == r->end)
        return false;
    switch (*r->at) {
    case '{': return r->at++, n->kind = NODE_OBJECT, read_compound(r, n, '}');
    case '[': return r->at++, n->kind = NODE_LIST, read_compound(r, n, ']');
    case '"': return r->at++, n->kind = NODE_STRING, read_string(r, &n->text, &n->length);
    case 't': return n->kind = NODE_TRUE, read_word(r, "true");
    case 'f': return n->kind = NODE_FALSE, read_word(r, "false");
    case 'n': return read_word(r, "null");
    default:  return n->kind = NODE_NUMBER, read_number(r, n);
    }
}

bool message_read(struct message *m, char *text, size_t size)
{
    struct node *root;
    *m = (struct message){ .text = text };
    m->node = xrealloc(NULL, MOST_NODES, sizeof *m->node);
    struct reader r = { .m = m, .at = text, .end = text + size };
    if (!read_value(&r, &root))
        return false;
    skip_blanks(&r);
    return r.at == r.end;
}

void message_free(struct message *m)
{
    free(m->node);
    free(m->text);
    *m = (struct message){ 0 };
}

/* ---- looking into it ---- */

const struct node *node_member(const struct node *object, const char *key)
{
    if (!object || object->kind != NODE_OBJECT)
        return NULL;
    for (const struct node *n = object->first; n; n = n->next)
        if (!strcmp(n->key, key))
            return n;
    return NULL;
}

const char *node_string(const struct node *object, const char *key)
{
    const struct node *n = node_member(object, key);
    return n && n->kind == NODE_STRING ? n->text : NULL;
}

unsigned node_number(const struct node *object, const char *key)
{
    const struct node *n = node_member(object, key);
    unsigned value = 0;
    if (!n || n->kind != NODE_NUMBER)
        return 0;
    for (size_t i = 0; i < n->length && i < 9 && n->text[i] >= '0' && n->text[i] <= '9'; i++)
        value = 10 * value + (unsigned)(n->text[i] - '0');
    return value;
}
