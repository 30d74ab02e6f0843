/* Translates between two revisions of a game through words. Their bytes may have other layouts,
 * and their clauses and kinds of moves other numbers, but what one side writes the other can
 * read. */
#include "harness/compare/between_revisions.h"
#include "harness/explore/store.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_KNOWN = 1 << 14 }; /* size of the cache of moves */
enum { UNASKED, SAYABLE, UNSAYABLE };

struct known {
    struct move from, to;
    uint8_t answer;
};
struct speaker {
    const struct game *game;
    const void *table;
    char *text;
    void *spare;
    struct known *known; /* the other side's moves, in this side's bytes */
};
struct converter {
    struct speaker side[2];
    struct lines lines;
    char unread[300];
};

struct converter *converter_open(const struct spec *one, const void *table,
                                 const struct spec *other, const void *its)
{
    struct converter *t = calloc(1, sizeof *t);
    for (unsigned i = 0; t && i < 2; i++) {
        struct speaker *s = &t->side[i];
        s->game = i ? other->game : one->game;
        s->table = i ? its : table;
        s->text = malloc(TEXT_ROOM);
        s->spare = calloc(1, s->game->state_size);
        s->known = calloc(MOST_KNOWN, sizeof *s->known);
        if (!s->text || !s->spare || !s->known) {
            converter_close(t);
            return NULL;
        }
    }
    return t;
}

void converter_close(struct converter *t)
{
    for (unsigned i = 0; t && i < 2; i++) {
        free(t->side[i].text);
        free(t->side[i].spare);
        free(t->side[i].known);
    }
    free(t);
}

const char *converter_unread(const struct converter *t)
{
    return t->unread;
}

/* ---- moves ---- */

/* Checks a translation: one side writes, the other reads and writes again, and the words must be
 * equal. */
static bool ask_for_move(struct converter *t, unsigned to, struct move m, struct move *same)
{
    const struct speaker *from = &t->side[!to], *s = &t->side[to];
    struct complaint why;
    char line[1024] = "", again[1024] = "";
    struct text out = { line, line + sizeof line, false },
                back = { again, again + sizeof again, false };
    from->game->write_move(from->table, m, &out);
    *same = (struct move){ 0 };
    if (!lines_open(&t->lines, line, strlen(line), NULL, &why) || !next_line(&t->lines, &why)
        || s->game->read_move(s->table, &t->lines.in, same))
        return false;
    s->game->write_move(s->table, *same, &back);
    return strcmp(line, again) == 0;
}

bool converter_move(struct converter *t, unsigned to, struct move m, struct move *same)
{
    uint8_t bytes[sizeof m];
    memcpy(bytes, &m, sizeof m);
    struct known *k = &t->side[to].known[store_hash(sizeof bytes, bytes) % MOST_KNOWN];
    if (k->answer == UNASKED || !same_move(k->from, m)) {
        k->from = m;
        k->answer = ask_for_move(t, to, m, &k->to) ? SAYABLE : UNSAYABLE;
    }
    *same = k->to;
    return k->answer == SAYABLE;
}

/* ---- positions ---- */

static char *position_text(struct converter *t, unsigned side, const void *state)
{
    struct speaker *s = &t->side[side];
    struct text out = { s->text, s->text + TEXT_ROOM, false };
    *s->text = 0;
    s->game->write_position(s->table, state, &out);
    return s->text;
}

bool converter_position(struct converter *t, unsigned to, const void *state, void *same)
{
    struct speaker *s = &t->side[to];
    struct complaint why;
    const char *text = position_text(t, !to, state);
    s->game->blank_position(s->table, same);
    if (!lines_open(&t->lines, text, strlen(text), NULL, &why))
        return false;
    while (next_line(&t->lines, &why))
        if (s->game->read_position(s->table, &t->lines.in, same))
            return false;
    return !t->lines.bad && !s->game->finish_position(s->table, same);
}

/* ---- comparing positions in words ---- */

static bool has_line(const char *text, const char *line, size_t length)
{
    for (; *text; text += strcspn(text, "\n"), text += *text != 0)
        if (strcspn(text, "\n") == length && memcmp(text, line, length) == 0)
            return true;
    return false;
}

static void note_unread(struct converter *t, const char *line)
{
    char word[60];
    size_t used = strlen(t->unread);
    snprintf(word, sizeof word, "%.*s", (int)strcspn(line, " \n"), line);
    if (!strstr(t->unread, word))
        snprintf(t->unread + used, sizeof t->unread - used, "%s%s", used ? ", " : "", word);
}

/* Can no position of the other side have this line? */
static bool unreadable(struct converter *t, unsigned side, const char *line, size_t length)
{
    struct speaker *s = &t->side[side];
    struct complaint why;
    if (!lines_open(&t->lines, line, length, NULL, &why) || !next_line(&t->lines, &why))
        return true;
    s->game->blank_position(s->table, s->spare);
    return s->game->read_position(s->table, &t->lines.in, s->spare) != NULL;
}

/* Does the other side write each of these lines, too, unless it cannot? */
static bool covered(struct converter *t, unsigned by)
{
    const char *other = t->side[by].text;
    for (const char *at = t->side[!by].text; *at; at += strcspn(at, "\n"), at += *at != 0) {
        size_t length = strcspn(at, "\n");
        if (has_line(other, at, length))
            continue;
        if (!unreadable(t, by, at, length))
            return false;
        note_unread(t, at);
    }
    return true;
}

bool converter_same(struct converter *t, const void *one, const void *other)
{
    const char *a = position_text(t, 0, one), *b = position_text(t, 1, other);
    return strcmp(a, b) == 0 || (covered(t, 0) && covered(t, 1));
}

/* Compares facts. No program reads them back, so a new line is no difference, but a changed one
 * is. */
static bool facts_covered(const char *text, const char *other)
{
    for (const char *at = text; *at; at += strcspn(at, "\n"), at += *at != 0) {
        size_t length = strcspn(at, "\n"), word = strcspn(at, " \n");
        bool begins = false;
        for (const char *o = other; *o && !begins; o += strcspn(o, "\n"), o += *o != 0)
            begins = strncmp(o, at, word) == 0 && strcspn(o, " \n") == word;
        if (begins && !has_line(other, at, length))
            return false;
    }
    return true;
}

bool converter_same_facts(struct converter *t, const void *one, const void *other)
{
    for (unsigned i = 0; i < 2; i++) {
        struct speaker *s = &t->side[i];
        struct text out = { s->text, s->text + TEXT_ROOM, false };
        *s->text = 0;
        s->game->write_facts(s->table, i ? other : one, &out);
    }
    const char *a = t->side[0].text, *b = t->side[1].text;
    return strcmp(a, b) == 0 || (facts_covered(a, b) && facts_covered(b, a));
}
