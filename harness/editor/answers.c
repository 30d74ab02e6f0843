/* Answers an editor's questions about a scenario: its errors, what can be typed here, what a
 * word means and where it is defined, and what a move leads to. */
#include "harness/editor/answers.h"
#include "harness/core/games.h"
#include "harness/scenario/printing.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/paths.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_ITEMS = 300, MOST_SHOWN = 200, MOST_OF_A_MESSAGE_TEXT = 2000 };
enum { SECONDS = 5 }; /* for each answer */

/* ---- places ---- */

static void json_place(struct json *j, const char *key, unsigned line, unsigned column)
{
    json_open(j, key, '{');
    json_number(j, "line", line);
    json_number(j, "character", column);
    json_close(j, '}');
}

static void json_range(struct json *j, const char *key, unsigned line, unsigned from, unsigned to)
{
    json_open(j, key, '{');
    json_place(j, "start", line, from);
    json_place(j, "end", line, to);
    json_close(j, '}');
}

/* The text of a line of the document; here the first line is 1. */
static void json_marked(struct json *j, const struct document *d, unsigned line)
{
    unsigned number = line ? line - 1 : 0;
    struct line_of_text l = document_line(d, number);
    size_t from = 0;
    while (from < l.length && is_blank(l.begin[from]))
        from++;
    json_range(j, "range", number, l.begin ? column_of_byte(l, from) : 0,
               l.begin ? column_of_byte(l, l.length) : 0);
}

/* The byte offset of a character in the line; the scenario reader skips a byte order mark. */
static size_t byte_of_letter(struct line_of_text l, unsigned letter)
{
    bool marked = l.length >= 3 && !memcmp(l.begin, "\xEF\xBB\xBF", 3);
    size_t byte = marked ? 3 : 0;
    for (; letter && byte < l.length; letter--)
        do
            byte++;
        while (byte < l.length && ((unsigned char)l.begin[byte] & 0xC0) == 0x80);
    return byte;
}

/* The range to mark; for a missing word, the end of the line. */
static void json_marked_words(struct json *j, const struct document *d, const struct place *p)
{
    unsigned number = p->line ? p->line - 1 : 0;
    struct line_of_text l = document_line(d, number);
    if (!p->column || !l.begin) {
        json_marked(j, d, p->line);
        return;
    }
    size_t from = byte_of_letter(l, p->column - 1),
           to = byte_of_letter(l, p->column - 1 + p->width);
    json_range(j, "range", number, column_of_byte(l, from), column_of_byte(l, to));
}

/* The game that the text names above this line; NULL if it names none. */
static const struct spec *game_of(const struct document *d, unsigned before)
{
    const struct spec *spec = NULL;
    for (unsigned i = 0; i < before; i++) {
        struct line_of_text l = document_line(d, i);
        char name[NAME_SIZE] = "";
        char line[100];
        if (!l.begin)
            break;
        snprintf(line, sizeof line, "%.*s", (int)(l.length < 99 ? l.length : 99), l.begin);
        if (sscanf(line, " game %39s", name) == 1 && find_game(name))
            spec = find_game(name);
    }
    return spec;
}

/* ---- diagnostics ---- */

/* Severities of the protocol. */
enum { AN_ERROR = 1, A_WARNING = 2 };

static void json_diagnostic(struct json *j, const struct document *d, const struct place *p,
                            unsigned severity, const char *message)
{
    json_open(j, NULL, '{');
    json_marked_words(j, d, p);
    json_number(j, "severity", severity);
    json_string(j, "source", "quibble");
    json_string(j, "message", message);
    json_close(j, '}');
}

struct told {
    struct json *j;
    const struct document *d;
    unsigned count;
};

/* An expectation that fails. */
static void note_failed(void *to, const struct event *h)
{
    struct told *t = to;
    char message[2 * MOST_OF_A_MESSAGE_TEXT];
    bool failed = h->kind == EVENT_FAILED;
    if ((!failed && h->kind != EVENT_BROKEN) || t->count++ >= MOST_SHOWN)
        return;
    snprintf(message, sizeof message, failed ? "expected %s, but %s" : "%s%s",
             failed ? h->expected : h->seen, failed ? h->seen : "");
    json_diagnostic(t->j, t->d, &(struct place){ .line = h->line }, AN_ERROR, message);
}

/* Reports all errors of the text, each with a corrected line. */
static void note_errors(struct told *t, const struct diagnostics *wrong)
{
    for (unsigned i = 0; i < wrong->count; i++) {
        const struct diagnostic *d = &wrong->list[i];
        char message[2400], mend[2 * SAID_ROOM];
        mend_of(d, mend);
        snprintf(message, sizeof message, "%.1900s%s%.400s", d->message, *mend ? "; " : "", mend);
        json_diagnostic(t->j, t->d, &d->at, d->warning ? A_WARNING : AN_ERROR, message);
    }
}

/* "FILE:LINE: what is wrong" */
static void note_error(struct told *t, const char *complaint)
{
    size_t length = strlen(t->d->path);
    const char *message = complaint;
    unsigned long line = 0;
    if (!strncmp(complaint, t->d->path, length) && complaint[length] == ':') {
        char *end;
        line = strtoul(complaint + length + 1, &end, 10);
        message = *end == ':' ? end + 1 + strspn(end + 1, " ") : complaint;
    }
    json_diagnostic(t->j, t->d, &(struct place){ .line = (unsigned)line }, AN_ERROR, message);
}

void answer_diagnostics(struct json *j, const char *key, const struct document *d)
{
    struct scenario_result result = { 0 };
    struct complaint why = { "" };
    struct told t = { j, d, 0 };
    json_open(j, key, '[');
    limit_time(SECONDS);
    static struct diagnostics wrong;
    bool good = check_scenario(d->text, d->size, d->path, &wrong);
    note_errors(&t, &wrong);
    if (good && !play_scenario(d->text, d->size, d->path, note_failed, &t, NULL, &result, &why))
        note_error(&t, why.text);
    limit_time(0);
    json_close(j, ']');
}

/* ---- completion ---- */

/* The line up to the cursor: the part that completion replaces, and the words before it. */
struct typed {
    char line[LINE_ROOM];
    unsigned number, to; /* the cursor */
    const char *word;    /* the beginning of the word that is being typed */
    struct json *j;
    unsigned items;
};

/* Completion kinds of the protocol: keywords, values, events. */
enum item { ITEM_KEYWORD = 14, ITEM_VALUE = 12, ITEM_MOVE = 23 };

static void offer_item(struct typed *t, enum item kind, const char *label, const char *detail)
{
    struct line_of_text typed = { t->line, strlen(t->line) };
    if (strncmp(label, t->word, strlen(t->word)) != 0 || t->items++ >= MOST_ITEMS)
        return;
    json_open(t->j, NULL, '{');
    json_string(t->j, "label", label);
    json_number(t->j, "kind", kind);
    if (detail)
        json_string(t->j, "detail", detail);
    json_open(t->j, "textEdit", '{');
    json_range(t->j, "range", t->number, column_of_byte(typed, (size_t)(t->word - t->line)), t->to);
    json_string(t->j, "newText", label);
    json_close(t->j, '}');
    json_close(t->j, '}');
}

static void offer_clauses(struct typed *t, const struct spec *spec)
{
    for (unsigned i = 0; i < spec->clause_count; i++)
        offer_item(t, ITEM_VALUE, spec->clauses[i].slug, spec->clauses[i].clause->source);
}

static void offer_readings(struct typed *t, const struct spec *spec)
{
    char id[NAME_SIZE], label[NAME_SIZE + 4];
    for (unsigned i = 0; i < spec->question_count; i++)
        for (const struct reading *r = spec->questions[i].question->reading; r->letter; r++) {
            snprintf(label, sizeof label, "%s=%c", question_id(spec, i, id), r->letter);
            if (r->built)
                offer_item(t, ITEM_VALUE, label, r->means);
        }
}

/* Offers the legal moves in the position after the lines above. */
static void offer_moves(struct typed *t, const struct document *d)
{
    struct scenario_result result = { 0 };
    struct complaint why;
    struct replay r = { 0 };
    struct line_of_text l = document_line(d, t->number);
    char words[MOVE_LINE];
    size_t before = l.begin ? (size_t)(l.begin - d->text) : d->size;
    limit_time(SECONDS);
    bool played = play_scenario(d->text, before, d->path, NULL, NULL, &r, &result, &why);
    limit_time(0);
    if (played && r.spec && r.state && (r.started || r.position)) {
        const struct game *g = r.spec->game;
        struct move *list = xrealloc(NULL, 2 * (size_t)g->most_moves + 64, sizeof *list);
        unsigned count = g->moves(r.table, r.state, list);
        for (unsigned i = 0; i < count; i++)
            offer_item(t, ITEM_MOVE, move_words(r.spec, r.table, r.state, list[i], words), NULL);
        free(list);
    }
    replay_free(&r);
}

/* If these words precede the one that is typed, moves the start of that word behind them. */
static bool follows(struct typed *t, const char *first, unsigned words)
{
    const char *at = t->line + strspn(t->line, " \t");
    size_t length = strlen(first);
    if (strncmp(at, first, length) != 0 || !is_blank(at[length]))
        return false;
    for (unsigned i = 0; i < words; i++) {
        at += strcspn(at, " \t");
        if (!*at)
            return false;
        at += strspn(at, " \t");
    }
    t->word = at;
    return true;
}

static void offer_all(struct typed *t, const struct document *d, const struct spec *spec)
{
    static const char *const with_move[] = { "legal", "ask", "chance" };
    static const char *const with_clause[] = { "refused", "forbidden-by", "position-refused" };
    if (follows(t, "game", 1)) {
        for (unsigned i = 0; i < all_games_count; i++)
            offer_item(t, ITEM_VALUE, all_games[i]->game->name, all_games[i]->game->title);
        return;
    }
    if (spec && follows(t, "reading", 1)) {
        offer_readings(t, spec);
        return;
    }
    for (unsigned i = 0; spec && follows(t, "scope", 1) && i < scope_count(spec); i++)
        offer_item(t, ITEM_VALUE, spec->scopes[i].name, spec->scopes[i].reaches);
    for (unsigned i = 0; i < sizeof with_move / sizeof *with_move; i++)
        if (follows(t, with_move[i], 1))
            offer_moves(t, d);
    for (unsigned i = 0; i < sizeof with_clause / sizeof *with_clause; i++)
        if (spec && !follows(t, with_clause[i], 2) && follows(t, with_clause[i], 1))
            offer_clauses(t, spec);
    if (t->word != t->line + strspn(t->line, " \t"))
        return;
    for (unsigned i = 0; keyword_name(i); i++)
        offer_item(t, ITEM_KEYWORD, keyword_name(i), NULL);
    offer_moves(t, d);
}

void answer_completion(struct json *j, const char *key, const struct document *d, struct cursor at)
{
    struct typed *t = xrealloc(NULL, 1, sizeof *t);
    struct line_of_text l = document_line(d, at.line);
    size_t byte = l.begin ? byte_of_column(l, at.column) : 0;
    *t = (struct typed){ .number = at.line, .to = at.column, .j = j };
    snprintf(t->line, sizeof t->line, "%.*s", (int)(byte < LINE_ROOM ? byte : LINE_ROOM - 1),
             l.begin ? l.begin : "");
    t->word = t->line + strspn(t->line, " \t");
    json_open(j, key, '{');
    json_open(j, "items", '[');
    offer_all(t, d, game_of(d, at.line));
    json_close(j, ']');
    json_bool(j, "isIncomplete", t->items > MOST_ITEMS);
    json_close(j, '}');
    free(t);
}

/* ---- what a word means ---- */

/* A slug under the cursor, or "". */
static void word_at(const struct document *d, struct cursor at, char word[NAME_SIZE])
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";
    struct line_of_text l = document_line(d, at.line);
    size_t byte = l.begin ? byte_of_column(l, at.column) : 0, from = byte, to = byte;
    while (from > 0 && l.begin[from - 1] && strchr(letters, l.begin[from - 1]))
        from--;
    while (l.begin && to < l.length && l.begin[to] && strchr(letters, l.begin[to]))
        to++;
    size_t length = to - from < NAME_SIZE ? to - from : 0;
    snprintf(word, NAME_SIZE, "%.*s", (int)length, length ? l.begin + from : "");
}

static unsigned lines_of(const struct document *d)
{
    unsigned count = 1;
    for (size_t i = 0; i < d->size; i++)
        count += d->text[i] == '\n';
    return count;
}

static void write_question(FILE *out, const struct question *q)
{
    fprintf(out, "%s\n", q->asks);
    for (const struct reading *r = q->reading; r->letter; r++)
        fprintf(out, "\n- **%c**: %s%s", r->letter, r->means,
                r->letter == q->standard ? " (the standard reading)"
                : r->built               ? ""
                                         : " (not built)");
}

/* Finds what the word under the cursor means in the game of this text. */
struct meaning {
    const struct spec *spec;
    const struct indexed_clause *clause;
    const struct indexed_question *question;
};

static bool find_meaning(const struct document *d, struct cursor at, struct meaning *m)
{
    char word[NAME_SIZE];
    unsigned index;
    verdict v;
    *m = (struct meaning){ .spec = game_of(d, lines_of(d)) };
    word_at(d, at, word);
    if (!*word || !m->spec)
        return false;
    if (find_question(m->spec, word, &index))
        m->question = &m->spec->questions[index];
    else if (find_slug(m->spec, word, &v) && clause_of(m->spec, v))
        m->clause = &m->spec->clauses[v - FIRST_CLAUSE];
    return m->question || m->clause;
}

void answer_hover(struct json *j, const char *key, const struct document *d, struct cursor at)
{
    struct meaning m;
    char *text = NULL;
    size_t size;
    FILE *out;
    if (!find_meaning(d, at, &m) || !(out = open_memstream(&text, &size))) {
        json_string(j, key, NULL);
        return;
    }
    if (m.question)
        write_question(out, m.question->question);
    else
        fprintf(out, "**%s** (%s)\n\n%s\n", m.clause->slug, m.clause->clause->source,
                m.clause->clause->statement);
    fclose(out);
    json_open(j, key, '{');
    json_open(j, "contents", '{');
    json_string(j, "kind", "markdown");
    json_string(j, "value", text);
    json_close(j, '}');
    json_close(j, '}');
    free(text);
}

/* "file://" and a path from the root. */
static void uri_of(const char *path, char *uri, size_t size)
{
    size_t used = (size_t)snprintf(uri, size, "file://");
    for (; *path && used + 4 < size; path++) {
        bool plain = strchr("/-._~", *path) || (*path >= '0' && *path <= '9')
                  || (*path >= 'A' && *path <= 'Z') || (*path >= 'a' && *path <= 'z');
        used += (size_t)snprintf(uri + used, size - used, plain ? "%c" : "%%%02X",
                                 plain ? *path : (unsigned char)*path);
    }
}

void answer_definition(struct json *j, const char *key, const struct document *d, struct cursor at)
{
    struct meaning m;
    char here[4096] = "", path[3 * sizeof here], uri[3 * sizeof path];
    const char *root = source_root();
    bool relative = root && root[0] != '/';
    if (!find_meaning(d, at, &m) || !root || (relative && !getcwd(here, sizeof here))) {
        json_string(j, key, NULL); /* without the checkout there is no file to open */
        return;
    }
    const char *file = m.question ? m.question->file : m.clause->file;
    unsigned line = (unsigned)(m.question ? m.question->line : m.clause->line);
    snprintf(path, sizeof path, "%s%s%s/%s", here, relative ? "/" : "", root, file);
    if (access(path, R_OK)) {
        json_string(j, key, NULL);
        return;
    }
    uri_of(path, uri, sizeof uri);
    json_open(j, key, '{');
    json_string(j, "uri", uri);
    json_range(j, "range", line ? line - 1 : 0, 0, 0);
    json_close(j, '}');
}

/* ---- running it ---- */

void answer_run(struct json *j, const char *key, const struct document *d)
{
    struct scenario_result result = { 0 };
    struct complaint why = { "" };
    char *text = NULL;
    size_t size = 0;
    FILE *say = open_memstream(&text, &size);
    if (!say)
        fail(NO_TOOL, "out of memory");
    limit_time(SECONDS);
    bool good = run_scenario(d->text, d->size, d->path, say, &result, &why);
    limit_time(0);
    fclose(say);
    json_open(j, key, '{');
    json_number(j, "held", result.passed);
    json_number(j, "failed", result.failed);
    json_string(j, "error", good ? NULL : why.text);
    json_string(j, "said", text);
    json_close(j, '}');
    free(text);
}
