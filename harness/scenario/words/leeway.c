/* Changes positions and reads them again: without one line, and with the last two words of a
 * line exchanged. */
#include "harness/scenario/words/leeway.h"

#include <stdio.h>
#include <string.h>

enum { FEW = 3 }; /* so many exchanges must have been tried */

/* ---- reading the changed position ---- */

static bool read_changed(const struct vocabulary *v, struct attempt *a)
{
    const struct game *g = v->spec->game;
    struct complaint why;
    g->blank_position(v->table, a->state);
    if (!lines_open(&a->lines, a->changed, strlen(a->changed), NULL, &why))
        return false;
    while (next_line(&a->lines, &why))
        if (g->read_position(v->table, &a->lines.in, a->state))
            return false;
    return !a->lines.bad && !g->finish_position(v->table, a->state);
}

static bool is_same(const struct vocabulary *v, const struct attempt *a, const void *state)
{
    return !memcmp(a->state, state, v->spec->game->state_size);
}

/* ---- without one line ---- */

static bool has_line(const char *text, const char *line, size_t length)
{
    for (; *text; text += strcspn(text, "\n") + (strchr(text, '\n') != NULL))
        if (strcspn(text, "\n") == length && !memcmp(text, line, length))
            return true;
    return false;
}

/* A line was left out, and the position is another one: notes what that position has instead.
 * This is the end of its new line with the same first word, without the words that both lines
 * share. */
static void note_other(struct vocabulary *v, struct attempt *a, struct line_words *l,
                       const char *line)
{
    struct text out = { a->again, a->again + sizeof a->again, false };
    const char *said = "";
    size_t length = 0;
    *a->again = 0;
    v->spec->game->write_position(v->table, a->state, &out);
    for (const char *at = a->again; *at; at += strcspn(at, "\n") + (strchr(at, '\n') != NULL)) {
        size_t whole = strcspn(at, "\n"), same = 0;
        if (strncmp(at, l->word, strlen(l->word)) || has_line(a->text, at, whole))
            continue;
        for (size_t i = 0; i <= whole && (at[i] == line[i] || i == whole); i++)
            same = at[i] == ' ' ? i + 1 : i == whole ? i : same;
        said = at + same;
        length = whole - same;
        break;
    }
    if (l->others && (strlen(l->as) != length || memcmp(l->as, said, length)))
        l->as_others = true;
    snprintf(l->as, sizeof l->as, "%.*s", (int)length, said);
    l->others++;
}

static void leave_out(struct vocabulary *v, const void *state, struct attempt *a,
                      struct line_words *l, const char *line, size_t length)
{
    size_t before = (size_t)(line - a->text);
    memcpy(a->changed, a->text, before);
    memcpy(a->changed + before, line + length, strlen(line + length) + 1);
    if (!read_changed(v, a))
        l->refused++;
    else if (is_same(v, a, state))
        l->follows++;
    else
        note_other(v, a, l, line);
}

/* ---- with two words exchanged ---- */

static void exchange_last(struct vocabulary *v, const void *state, struct attempt *a,
                          struct line_words *l, const char *line, size_t length)
{
    const char *end = line + length, *second = end, *first;
    unsigned words = 1;
    for (size_t i = 1; i < length; i++)
        words += line[i - 1] == ' ' && line[i] != ' ';
    while (second > line && second[-1] != ' ')
        second--;
    first = second > line ? second - 1 : line;
    while (first > line && first[-1] != ' ')
        first--;
    if (words < l->places + (l->repeats ? 0u : 1u) + 2u)
        return;
    int one = (int)(second - 1 - first), other = (int)(end - second);
    if (one == other && !memcmp(first, second, (size_t)one))
        return;
    snprintf(a->changed, sizeof a->changed, "%.*s%.*s %.*s%s", (int)(first - a->text), a->text,
             other, second, one, first, end);
    l->exchanged++;
    l->alike += read_changed(v, a) && is_same(v, a, state);
}

/* ---- all lines ---- */

static struct line_words *line_of(struct vocabulary *v, const char *line)
{
    size_t letters = strcspn(line, " \n");
    for (unsigned i = 0; i < v->positions; i++)
        if (strlen(v->position[i].word) == letters && !memcmp(v->position[i].word, line, letters))
            return &v->position[i];
    return NULL;
}

void try_leeway(struct vocabulary *v, const void *state, unsigned most, struct attempt *a)
{
    struct text out = { a->text, a->text + sizeof a->text, false };
    *a->text = 0;
    v->spec->game->write_position(v->table, state, &out);
    for (const char *line = a->text; *line;) {
        size_t length = strcspn(line, "\n"), feed = line[length] == '\n';
        struct line_words *l = line_of(v, line);
        if (l && l->refused + l->follows + l->others < most) {
            leave_out(v, state, a, l, line, length + feed);
            exchange_last(v, state, a, l, line, length);
        }
        line += length + feed;
    }
}

const char *say_left_out(const struct line_words *l, char *said, size_t size)
{
    if (l->refused)
        snprintf(said, size, "%s",
                 l->follows || l->others ? "may be left out only where that adds up"
                                         : "must not be left out");
    else if (l->others && l->as_others)
        return NULL;
    else if (l->others)
        snprintf(said, size, "left out: %s", *l->as ? l->as : "none");
    else if (l->follows)
        snprintf(said, size, "left out: follows from the rest");
    else
        return NULL;
    return said;
}

bool in_any_order(const struct line_words *l)
{
    return l->exchanged >= FEW && l->alike == l->exchanged;
}
