/* Compares pictures. They have one element per line; the first line of a group names it. */
#include "harness/report/marked.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_THINGS = 600, BADGE = 8, FROM_THING = 13, HEAD_LONG = 9 };

static const char colour[] = "#b3261e";

struct words {
    const char *at;
    size_t length;
};

struct thing {
    struct words name, on; /* on: empty for a spot */
    long x, y;             /* the middle */
    long badge_x, badge_y; /* the upper right corner */
    const char *line;      /* the first line of the thing in its picture */
    bool spot, taken;      /* taken: it has been found in the other picture */
    unsigned number;       /* the number of its mark, or 0 */
    const struct thing *from;
};

struct things {
    unsigned count;
    struct thing thing[MOST_THINGS];
};

static bool same_words(struct words a, struct words b)
{
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

/* The value of an attribute of this line; empty if it has none. The rest of the picture is long,
 * so it is not searched. */
static struct words value_of(const char *line, const char *attribute)
{
    size_t letters = strlen(attribute);
    for (const char *from = line; *from && *from != '\n'; from++)
        if (*from == *attribute && strncmp(from, attribute, letters) == 0)
            return (struct words){ from + letters, strcspn(from + letters, "\"\n") };
    return (struct words){ "", 0 };
}

static const char *line_after(const char *line)
{
    line += strcspn(line, "\n");
    return line + (*line != 0);
}

/* For a box the corner is known; everything else is about as large as a disc. */
static void place_badge(struct thing *t)
{
    const char *shape = line_after(t->line);
    struct words x = value_of(shape, " x=\""), y = value_of(shape, " y=\""),
                 width = value_of(shape, " width=\"");
    bool box = strncmp(shape, "<rect", 5) == 0 && x.length && y.length && width.length;
    t->badge_x = box ? strtol(x.at, NULL, 10) + strtol(width.at, NULL, 10) : t->x + 11;
    t->badge_y = box ? strtol(y.at, NULL, 10) : t->y - 11;
}

static void find_things(const char *svg, struct things *all)
{
    all->count = 0;
    for (const char *line = svg; *line && all->count < MOST_THINGS; line = line_after(line)) {
        struct words xy = value_of(line, "<g data-xy=\"");
        struct thing t = { .name = value_of(line, " data-thing=\""),
                           .on = value_of(line, " data-on=\""),
                           .line = line };
        char *rest;
        if (xy.length == 0)
            continue;
        t.spot = t.name.length == 0;
        if (t.spot)
            t.name = value_of(line, " data-spot=\"");
        t.x = strtol(xy.at, &rest, 10);
        t.y = strtol(rest, NULL, 10);
        place_badge(&t);
        all->thing[all->count++] = t;
    }
}

/* Finds an element that was not matched yet. */
static struct thing *find_alike(struct things *all, const struct thing *t, bool there)
{
    for (unsigned i = 0; i < all->count; i++) {
        struct thing *other = &all->thing[i];
        if (!other->spot && !other->taken && same_words(other->name, t->name)
            && (!there || same_words(other->on, t->on)))
            return other;
    }
    return NULL;
}

static const struct thing *find_spot(const struct things *all, struct words name)
{
    for (unsigned i = 0; i < all->count; i++)
        if (all->thing[i].spot && same_words(all->thing[i].name, name))
            return &all->thing[i];
    return NULL;
}

/* Matches things that did not move first, so that of two equal things the one that moved is
 * marked. */
static unsigned number_marks(struct things *now, struct things *before)
{
    unsigned marks = 0;
    for (unsigned i = 0; i < now->count; i++) {
        struct thing *t = &now->thing[i], *same = t->spot ? NULL : find_alike(before, t, true);
        t->taken = same != NULL;
        if (same)
            same->taken = true;
    }
    for (unsigned i = 0; i < now->count; i++) {
        struct thing *t = &now->thing[i];
        if (t->spot || t->taken)
            continue;
        struct thing *from = find_alike(before, t, false);
        if (from)
            from->taken = true;
        t->from = from;
        t->number = ++marks;
    }
    return marks;
}

/* ---- drawing ---- */

static void draw_line(FILE *out, double x, double y, double to_x, double to_y)
{
    fprintf(out, "M%ld %ldL%ld %ld", lround(x), lround(y), lround(to_x), lround(to_y));
}

static void draw_arrow(FILE *out, double x, double y, double to_x, double to_y)
{
    double far = hypot(to_x - x, to_y - y), dx = (to_x - x) / far, dy = (to_y - y) / far;
    if (far < 2 * FROM_THING)
        return;
    to_x -= dx * FROM_THING, to_y -= dy * FROM_THING;
    fputs("<path class=\"arrow\" d=\"", out);
    draw_line(out, x, y, to_x, to_y);
    draw_line(out, to_x - (dx + dy / 2) * HEAD_LONG, to_y - (dy - dx / 2) * HEAD_LONG, to_x, to_y);
    draw_line(out, to_x - (dx - dy / 2) * HEAD_LONG, to_y - (dy + dx / 2) * HEAD_LONG, to_x, to_y);
    fprintf(out, "\" fill=\"none\" stroke=\"%s\" stroke-width=\"2.5\"/>\n", colour);
}

/* The old place of a thing: its old distance from its spot, relative to where that spot is now. */
static void draw_way(FILE *out, const struct thing *t, const struct things *now,
                     const struct things *before)
{
    const struct thing *was = t->from ? find_spot(before, t->from->on) : NULL;
    const struct thing *is = was ? find_spot(now, t->from->on) : NULL;
    if (is)
        draw_arrow(out, (double)(t->from->x - was->x + is->x),
                   (double)(t->from->y - was->y + is->y), (double)t->x, (double)t->y);
}

static void draw_badge(FILE *out, const struct thing *t, long width)
{
    long x = t->badge_x > width - BADGE ? width - BADGE : t->badge_x;
    long y = t->badge_y < BADGE ? BADGE : t->badge_y;
    fprintf(out, "<circle class=\"badge\" cx=\"%ld\" cy=\"%ld\" r=\"%d\" fill=\"%s\"/>\n", x, y,
            BADGE, colour);
    fprintf(out,
            "<text x=\"%ld\" y=\"%ld\" text-anchor=\"middle\" font-weight=\"bold\" "
            "font-size=\"11\" fill=\"#ffffff\">%u</text>\n",
            x, y + 4, t->number);
}

static void draw_marks(FILE *out, const char *svg, const struct things *now,
                       const struct things *before)
{
    long width = strtol(value_of(svg, " width=\"").at, NULL, 10);
    for (unsigned i = 0; i < now->count; i++)
        if (now->thing[i].number)
            draw_way(out, &now->thing[i], now, before);
    for (unsigned i = 0; i < now->count; i++)
        if (now->thing[i].number)
            draw_badge(out, &now->thing[i], width);
}

static const struct thing *thing_at(const struct things *all, const char *line)
{
    for (unsigned i = 0; i < all->count; i++)
        if (all->thing[i].line == line)
            return &all->thing[i];
    return NULL;
}

static void put_with_marks(FILE *out, const char *svg, const struct things *now,
                           const struct things *before)
{
    for (const char *line = svg; *line; line = line_after(line)) {
        const struct thing *t = thing_at(now, line);
        bool marked = t && t->number;
        if (strncmp(line, "</svg>", 6) == 0)
            draw_marks(out, svg, now, before);
        fprintf(out, "%s%.*s\n", marked ? "<g class=\"new\"" : "",
                (int)(strcspn(line, "\n") - (marked ? 2 : 0)), line + (marked ? 2 : 0));
    }
}

unsigned put_marked(FILE *out, const char *svg, const char *before)
{
    struct things *all = before ? malloc(2 * sizeof *all) : NULL;
    unsigned marks = 0;
    if (all) {
        find_things(svg, &all[0]);
        find_things(before, &all[1]);
        marks = number_marks(&all[0], &all[1]);
    }
    if (all && marks > 0 && marks <= MOST_MARKED)
        put_with_marks(out, svg, &all[0], &all[1]);
    else
        fputs(svg, out);
    free(all);
    return marks <= MOST_MARKED ? marks : 0;
}
