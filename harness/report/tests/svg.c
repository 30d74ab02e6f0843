/* A reader of SVG that takes nothing but what rules/picture.h writes: everything else,
 * and so whatever could reach out, run, or break a page, is a flaw. */
#include "harness/report/tests/svg.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_ROOM = 24, VALUE_ROOM = 2000, MOST_DEEP = 4, MOST_WORDS = 2000 };

/* The elements that are allowed, with their attributes. */
static const struct element {
    const char *name, *attributes;
    bool has_words;
} elements[] = {
    { "svg", " xmlns role viewBox width height font-family font-size fill ", false },
    { "title", " ", true },
    { "g", " data-xy data-thing data-on data-spot ", false },
    { "text", " x y text-anchor font-weight font-size fill ", true },
    { "rect", " x y width height fill stroke stroke-width stroke-dasharray ", false },
    { "circle", " cx cy r fill stroke stroke-width stroke-dasharray ", false },
    { "path", " d fill stroke stroke-width stroke-dasharray stroke-opacity ", false },
};
enum { ELEMENTS = sizeof elements / sizeof elements[0] };

/* The box of a text, with an estimated width. */
struct place {
    long left, right, top, bottom;
};

struct reader {
    const char *at;
    struct flaw flaw;
    const struct element *open[MOST_DEEP];
    unsigned deep, elements;
    long width, height;                     /* of the picture */
    long x, y, wide, high, radius, letters; /* of the current element */
    bool centred;
    struct place words[MOST_WORDS];
    unsigned word_count;
};

static bool fails(struct reader *r, const char *what)
{
    if (!r->flaw.what)
        r->flaw = (struct flaw){ what, r->at };
    return false;
}

static bool skips(struct reader *r, const char *expected)
{
    size_t length = strlen(expected);
    if (strncmp(r->at, expected, length))
        return false;
    r->at += length;
    return true;
}

/* ---- attributes ---- */

static bool is_number(const char *value, long *n)
{
    char *end;
    *n = strtol(value, &end, 10);
    return *value >= '0' && *value <= '9' && !*end;
}

static bool one_of(const char *value, const char *words)
{
    size_t length = strlen(value);
    for (const char *at = words; length && (at = strstr(at, value)); at++)
        if (at > words && at[-1] == ' ' && at[length] == ' ')
            return true;
    return false;
}

/* Moves and lines with numbers, nothing else; the first is the place where it begins. */
static bool is_path(struct reader *r, const char *value)
{
    char *end;
    r->x = *value == 'M' ? strtol(value + 1, &end, 10) : -1;
    r->y = r->x >= 0 && *end == ' ' ? strtol(end + 1, &end, 10) : -1;
    return r->y >= 0 && strspn(value, "Mmlhvz0123456789.- ") == strlen(value);
}

static bool takes_frame(struct reader *r, const char *value)
{
    char *end;
    if (strncmp(value, "0 0 ", 4))
        return false;
    r->width = strtol(value + 4, &end, 10);
    return *end == ' ' && is_number(end + 1, &r->height);
}

static bool takes_number(struct reader *r, const char *name, const char *value)
{
    long n;
    if (!is_number(value, &n))
        return false;
    if (!strcmp(name, "x") || !strcmp(name, "cx"))
        r->x = n;
    else if (!strcmp(name, "y") || !strcmp(name, "cy"))
        r->y = n;
    else if (!strcmp(name, "width"))
        r->wide = n;
    else if (!strcmp(name, "height"))
        r->high = n;
    else if (!strcmp(name, "r"))
        r->radius = n;
    else
        return false;
    return true;
}

/* none, that of the text around it, or #rrggbb */
static bool is_colour(const char *value)
{
    return one_of(value, " none currentColor ")
        || (*value == '#' && strlen(value) == 7 && strspn(value + 1, "0123456789abcdef") == 6);
}

/* Names of things: what they are called, and nothing else. */
static bool is_name(const char *value)
{
    return *value != 0
        && strspn(value, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                         "0123456789 .:?/+-*")
               == strlen(value);
}

static bool takes_value(struct reader *r, const char *name, const char *value)
{
    if (!strcmp(name, "d"))
        return is_path(r, value);
    if (!strcmp(name, "viewBox"))
        return takes_frame(r, value);
    if (!strcmp(name, "font-size"))
        return is_number(value, &r->letters) && r->letters >= SMALLEST_LETTERS;
    if (!strcmp(name, "text-anchor"))
        return r->centred = !strcmp(value, "middle");
    if (!strcmp(name, "fill") || !strcmp(name, "stroke"))
        return is_colour(value);
    if (!strncmp(name, "data-", 5))
        return is_name(value);
    if (!strcmp(name, "xmlns"))
        return !strcmp(value, "http://www.w3.org/2000/svg");
    if (!strcmp(name, "role"))
        return !strcmp(value, "img");
    if (!strcmp(name, "font-family"))
        return !strcmp(value, "system-ui,sans-serif");
    if (!strcmp(name, "font-weight"))
        return !strcmp(value, "bold");
    if (!strncmp(name, "stroke-", 7))
        return strspn(value, "0123456789. ") == strlen(value);
    return takes_number(r, name, value);
}

static bool read_name(struct reader *r, const char *letters, char name[NAME_ROOM])
{
    size_t length = strspn(r->at, letters);
    if (length == 0 || length >= NAME_ROOM)
        return false;
    memcpy(name, r->at, length);
    name[length] = 0;
    r->at += length;
    return true;
}

static const char name_letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-";

static bool read_attribute(struct reader *r, const struct element *e)
{
    char name[NAME_ROOM], value[VALUE_ROOM];
    if (!read_name(r, name_letters, name) || !one_of(name, e->attributes))
        return fails(r, "an attribute that is not allowed");
    size_t length = skips(r, "=\"") ? strcspn(r->at, "\"<&>") : VALUE_ROOM;
    if (length >= VALUE_ROOM || r->at[length] != '"')
        return fails(r, "a value without its quotes");
    memcpy(value, r->at, length);
    value[length] = 0;
    if (!takes_value(r, name, value))
        return fails(r, "a value that is not allowed");
    r->at += length + 1;
    return true;
}

/* ---- is all of it in the picture, and readable? ---- */

static bool inside(const struct reader *r, struct place p)
{
    return p.left >= 0 && p.right <= r->width && p.top >= 0 && p.bottom <= r->height;
}

static bool shape_is_inside(struct reader *r)
{
    struct place p = { r->x - r->radius, r->x + r->wide + r->radius, r->y - r->radius,
                       r->y + r->high + r->radius };
    return inside(r, p) || fails(r, "a shape that leaves the picture");
}

/* Letters of this height are on average so wide, in wide sans-serif fonts. */
static struct place place_of_words(const struct reader *r, size_t length)
{
    long wide = (long)length * r->letters * 7 / 12, left = r->centred ? r->x - wide / 2 : r->x;
    return (struct place){ left, left + wide, r->y - r->letters * 3 / 4, r->y };
}

static bool overlap(struct place a, struct place b)
{
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

static bool words_are_readable(struct reader *r, size_t length)
{
    struct place p = place_of_words(r, length);
    if (!inside(r, p))
        return fails(r, "words that leave the picture");
    if (r->word_count == MOST_WORDS)
        return fails(r, "too many words");
    for (unsigned i = 0; length > 0 && i < r->word_count; i++)
        if (overlap(p, r->words[i]))
            return fails(r, "words that lie on words");
    if (length > 0)
        r->words[r->word_count++] = p;
    return true;
}

/* ---- elements ---- */

static const struct element *find_element(const char *name)
{
    for (unsigned i = 0; i < ELEMENTS; i++)
        if (!strcmp(name, elements[i].name))
            return &elements[i];
    return NULL;
}

static bool is(const struct element *e, const char *name)
{
    return !strcmp(e->name, name);
}

static bool read_words(struct reader *r, const struct element *e)
{
    size_t length = strcspn(r->at, "<>&");
    if (r->at[length] != '<')
        return fails(r, "a letter that must be escaped");
    for (size_t i = 0; i < length; i++)
        if (r->at[i] < ' ' || r->at[i] > '~')
            return fails(r, "a letter that is not printable");
    if (is(e, "title") && length == 0)
        return fails(r, "no title");
    if (is(e, "text") && !words_are_readable(r, length))
        return false;
    r->at += length;
    return true;
}

/* The picture is one svg element that begins with its title. */
static bool may_stand_here(struct reader *r, const struct element *e)
{
    bool first = r->elements == 0, second = r->elements == 1;
    if (first != is(e, "svg") || second != is(e, "title"))
        return fails(r, first ? "no svg" : second ? "no title" : "an element in the wrong place");
    if (!first && (r->deep == 0 || r->open[r->deep - 1]->has_words))
        return fails(r, "an element in the wrong place");
    return true;
}

static bool judge_element(struct reader *r, const struct element *e)
{
    if (!is(e, "svg"))
        return is(e, "title") || is(e, "text") || is(e, "g") || shape_is_inside(r);
    if (r->wide != r->width || r->high != r->height)
        return fails(r, "not as large as its frame");
    return (r->width > 0 && r->width <= WIDEST_PICTURE) || fails(r, "too wide");
}

static bool read_element(struct reader *r)
{
    char name[NAME_ROOM];
    const struct element *e = read_name(r, name_letters, name) ? find_element(name) : NULL;
    if (!e)
        return fails(r, "an element that is not allowed");
    if (!may_stand_here(r, e))
        return false;
    r->x = r->y = r->wide = r->high = r->radius = 0;
    r->letters = 12;
    r->centred = false;
    r->elements++;
    while (skips(r, " "))
        if (!read_attribute(r, e))
            return false;
    bool alone = skips(r, "/>");
    if (!alone && !skips(r, ">"))
        return fails(r, "an element that does not end");
    if (!judge_element(r, e) || alone)
        return !r->flaw.what;
    if (r->deep == MOST_DEEP)
        return fails(r, "an element in the wrong place");
    r->open[r->deep++] = e;
    return !e->has_words || read_words(r, e);
}

static bool read_end(struct reader *r)
{
    char name[NAME_ROOM];
    if (!read_name(r, name_letters, name) || !skips(r, ">") || r->deep == 0
        || !is(r->open[r->deep - 1], name))
        return fails(r, "an end without its beginning");
    r->deep--;
    return true;
}

static bool read_all(struct reader *r)
{
    bool good = true;
    while (good && *r->at) {
        bool ended = r->elements > 0 && r->deep == 0;
        if (skips(r, "\n"))
            continue;
        if (ended)
            return fails(r, "something behind the picture");
        good = skips(r, "</") ? read_end(r)
             : skips(r, "<")  ? read_element(r)
                              : fails(r, "words outside of text");
    }
    return good && ((r->deep == 0 && r->elements > 1) || fails(r, "no end"));
}

struct flaw flaw_of(const char *svg)
{
    static struct reader r;
    r = (struct reader){ .at = svg };
    if (strlen(svg) > MOST_PICTURE)
        fails(&r, "too large");
    else
        read_all(&r);
    return r.flaw;
}
