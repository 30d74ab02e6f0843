/* quibble serve GAME: another program uses quibble as its referee. Each command is a line or a
 * block and has one answer (PROTOCOL.md). The scene carries out the lines that scenarios have,
 * too; this file carries out the commands that only a session has. Every command is answered,
 * whatever its bytes are. */
#include "harness/cli/serve.h"
#include "harness/cli/verbs.h"
#include "harness/core/explain/followed.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/explain/reasons.h"
#include "harness/core/tables.h"
#include "harness/scenario/printing.h"
#include "harness/scenario/scenario.h"
#include "harness/scenario/scene.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- answers ---- */

static struct text fresh(struct session *s)
{
    *s->room = 0;
    return (struct text){ s->room, s->room + TEXT_ROOM, false };
}

/* Prints the clause that is cited, what is wrong here, and the other clauses that forbid the
 * move. */
static void answer_verdict(struct session *s, const char *good, const struct event *h)
{
    struct text out = fresh(s);
    if (h->why->count)
        write_reasons(h->spec, h->table, h->state, *h->move, h->why, &out);
    else if (h->verdict != LEGAL)
        put(&out, slug_of(h->spec, h->verdict));
    fprintf(s->out, "%s%s\n", h->verdict == LEGAL ? good : "refused ", s->room);
}

static void answer_error(struct session *s, const char *why)
{
    static const char first_line[] = "input:1: ";
    bool plain = !strncmp(why, first_line, sizeof first_line - 1);
    fprintf(s->out, "error %s\n", why + (plain ? sizeof first_line - 1 : 0));
}

/* Prints a block: a line with its name, its lines, and 'end'. */
static void answer_block(struct session *s, const char *name)
{
    size_t length = strlen(s->room);
    bool ended = !length || s->room[length - 1] == '\n';
    fprintf(s->out, "%s\n%s%send\n", name, s->room, ended ? "" : "\n");
}

/* Prints the moves that are legal now. */
static void answer_moves(struct session *s)
{
    const struct scene *scene = s->scene;
    unsigned count = scene->game->moves(scene->table, scene->state, scene->list);
    fputs("moves\n", s->out);
    for (unsigned i = 0; i < count; i++)
        print_move(s->out, scene->spec, scene->table, scene->state, scene->list[i]);
    fputs("end\n", s->out);
}

/* Prints the moves that were made since the last command, in order. */
static void answer_played(struct session *s)
{
    const struct scene *scene = s->scene;
    void *state = xrealloc(NULL, scene->game->state_size, 1);
    scene_before(scene, scene->moves - s->before, state);
    fputs("played\n", s->out);
    if (scene->moves > s->before) /* without moves the pointer may be NULL */
        print_steps(s->out, scene->spec, scene->table, state, scene->played + s->before,
                    scene->moves - s->before);
    fputs("end\n", s->out);
    free(state);
}

/* Prints the answer of the scene to a line. */
static void answer_line(void *to, const struct event *h)
{
    struct session *s = to;
    const char *first = s->scene->lines.in.word[0];
    bool move = s->scene->lines.in.count && !is_keyword(first);
    if (same_word(first, "random"))
        answer_played(s);
    else if (h->kind == EVENT_DONE)
        fputs("ok\n", s->out);
    else if (move || h->kind == EVENT_ASKED)
        answer_verdict(s, move ? "ok" : "legal", h);
    else if (h->kind == EVENT_HELD)
        fputs("held\n", s->out);
    else
        fprintf(s->out, "missed expected %s, but %s\n", h->expected, h->seen);
}

/* ---- commands of a session only ---- */

static bool unlike(struct session *s, const char *expected)
{
    complain(&s->why, NULL, 1, "found '%.80s', expected %s", s->scene->lines.shown, expected);
    return false;
}

static bool list_moves(struct session *s)
{
    answer_moves(s);
    return true;
}

static bool show(struct session *s)
{
    struct text out = fresh(s);
    s->scene->game->write_position(s->scene->table, s->scene->state, &out);
    answer_block(s, s->scene->sketch ? "sketch" : "position");
    return true;
}

static bool facts(struct session *s)
{
    struct text out = fresh(s);
    s->scene->game->write_facts(s->scene->table, s->scene->state, &out);
    answer_block(s, "facts");
    return true;
}

static bool view(struct session *s)
{
    struct scene *scene = s->scene;
    unsigned seat, players = ((const struct table *)scene->table)->players;
    char name[] = "view A";
    if (!read_seat(scene->lines.in.word[1], players, &seat))
        return unlike(s, "a player at this table after view");
    name[5] = (char)('A' + seat);
    scene->game->view(scene->table, scene->state, seat, scene->spare);
    struct text out = fresh(s);
    scene->game->write_position(scene->table, scene->spare, &out);
    answer_block(s, name);
    return true;
}

static bool result(struct session *s)
{
    struct scene *scene = s->scene;
    struct text out = fresh(s);
    unsigned count = scene->game->moves(scene->table, scene->state, scene->list);
    write_result(scene->spec, scene->table, scene->state, count, &out);
    answer_block(s, "result");
    return true;
}

/* Prints what followed from the last move: changes, what may be done now, and the clauses in
 * order. */
static bool followed(struct session *s)
{
    struct scene *scene = s->scene;
    struct followed f;
    char *rest = NULL;
    if (!scene->moves)
        return unlike(s, "a move before it");
    scene_before(scene, 1, scene->spare);
    follow(scene->spec, scene->table, scene->spare, scene->played[scene->moves - 1], &plain_changes,
           &plain_next, &f);
    struct text out = fresh(s);
    for (char *l = strtok_r(f.changes, "\n", &rest); l; l = strtok_r(NULL, "\n", &rest))
        put(&out, "changed "), put(&out, l), put_char(&out, '\n');
    put(&out, "now "), put(&out, f.next), put_char(&out, '\n');
    for (unsigned i = 0; i < f.by.count; i++)
        put(&out, "by "), put(&out, slug_of(scene->spec, f.by.clause[i])), put_char(&out, '\n');
    followed_free(&f);
    answer_block(s, "followed");
    return true;
}

static bool undo(struct session *s)
{
    const struct words *in = &s->scene->lines.in;
    unsigned moves = 1;
    if (in->count == 2 && (!read_number(in->word[1], MOST_OF_A_SESSION, &moves) || !moves))
        return unlike(s, "undo, or undo NUMBER");
    if (!scene_undo(s->scene, moves))
        return false;
    fputs("ok\n", s->out);
    return true;
}

static bool quit(struct session *s)
{
    fputs("ok\n", s->out);
    return s->over = true;
}

static const struct command {
    unsigned fewest, most; /* how many may follow */
    bool placed;           /* it needs a position */
    bool (*run)(struct session *s);
    const char *form;
} commands[SESSION_WORDS] = {
    [WORD_MOVES] = { 0, 0, true, list_moves, "moves" },
    [WORD_SHOW] = { 0, 0, true, show, "show" },
    [WORD_VIEW] = { 1, 1, true, view, "view PLAYER" },
    [WORD_FACTS] = { 0, 0, true, facts, "facts" },
    [WORD_RESULT] = { 0, 0, true, result, "result" },
    [WORD_FOLLOWED] = { 0, 0, true, followed, "followed" },
    [WORD_UNDO] = { 0, 1, true, undo, "undo, or undo NUMBER" },
    [WORD_QUIT] = { 0, 0, false, quit, "quit" },
};

static const struct command *find_command(const char *name)
{
    enum session_word word = session_word(name);
    return word == SESSION_WORDS ? NULL : &commands[word];
}

/* Runs a command of a session, or hands the line to the scene. 'moves' is such a command, but
 * 'moves 3' is an expectation, which the scene checks. */
static bool obey(struct session *s)
{
    const struct words *in = &s->scene->lines.in;
    const struct command *c = find_command(in->word[0]);
    if (!c || (in->count - 1 > c->most && is_keyword(in->word[0])))
        return scene_execute(s->scene);
    if (in->count - 1 < c->fewest || in->count - 1 > c->most)
        return unlike(s, c->form);
    if (c->placed && !s->scene->started)
        return unlike(s, "start, position or sketch before it");
    return c->run(s);
}

/* ---- the session ---- */

bool session_open(struct session *s, const struct spec *spec, const void *table, FILE *out)
{
    *s = (struct session){ .out = out, .room = malloc(TEXT_ROOM) };
    s->scene = scene_open(answer_line, s, &s->why);
    if (!s->room || !s->scene || !scene_set_game(s->scene, spec))
        return false;
    s->scene->session = true;
    s->scene->judging = false;
    memcpy(s->scene->table, table, spec->game->table_size);
    return true;
}

void session_close(struct session *s)
{
    if (s->scene)
        scene_close(s->scene, NULL);
    free(s->room);
    *s = (struct session){ .over = true };
}

void session_take(struct session *s, const char *text, size_t size)
{
    s->why.text[0] = 0;
    s->before = s->scene->moves;
    bool said = scene_read(s->scene, text, size);
    if (said ? !obey(s) : s->why.text[0] != 0)
        answer_error(s, s->why.text);
}

/* ---- commands as they come in ---- */

struct feed {
    int from;
    char *text;
    /* offsets in 'text': of the command, of its current line, and of the end */
    size_t first, line, used, room;
    bool ended;
    bool block; /* the command goes on to its 'end' */
    /* of a command that is too long: 'lost' if it was discarded, 'torn' if this was within a
     * line */
    bool torn, lost;
};

static bool begins_block(const char *line, size_t length)
{
    return is_only_word(line, length, "position") || is_only_word(line, length, "sketch")
        || is_only_word(line, length, "sheet");
}

/* Makes room to read more. Discards a command that is longer than a scenario may be: it is
 * invalid, whatever it contains. */
static void make_way(struct feed *f)
{
    if (f->used - f->first > MOST_SCENARIO) {
        f->torn = f->torn || f->line < f->used;
        f->lost = true;
        f->line = f->used = f->first = 0;
    }
    if (f->first) {
        memmove(f->text, f->text + f->first, f->used - f->first);
        f->used -= f->first;
        f->line -= f->first;
        f->first = 0;
    }
    if (f->room - f->used < 1 << 15) {
        f->room = f->used + (1 << 16);
        f->text = xrealloc(f->text, f->room, 1);
    }
}

/* Writes out all answers before it waits for more input. */
static void read_more(struct feed *f, FILE *out)
{
    ssize_t got;
    make_way(f);
    fflush(out);
    do
        got = read(f->from, f->text + f->used, f->room - f->used);
    while (got < 0 && errno == EINTR && !interrupted);
    f->ended = got <= 0;
    f->used += got > 0 ? (size_t)got : 0;
}

static void take_line_of(struct feed *f, size_t length)
{
    const char *line = f->text + f->line;
    if (f->torn)
        f->torn = false;
    else if (!f->block)
        f->block = begins_block(line, length);
    else if (is_only_word(line, length, "end"))
        f->block = false;
    f->line += length;
}

/* Reads a line, or a block up to its end; false if the input has ended. */
static bool next_command(struct feed *f, FILE *out, const char **text, size_t *size)
{
    f->first = f->line;
    f->block = f->lost = false;
    for (;;) {
        char *stop = f->used > f->line ? memchr(f->text + f->line, '\n', f->used - f->line) : NULL;
        if (!stop && !f->ended) {
            read_more(f, out);
            continue;
        }
        if (!stop && f->used == f->first)
            return f->lost;
        take_line_of(f, stop ? (size_t)(stop - f->text) - f->line : f->used - f->line);
        *text = f->text + f->first;
        *size = f->line - f->first;
        f->line += stop != NULL;
        if (!f->block || !stop)
            return true;
    }
}

void serve(struct session *s, int from)
{
    struct feed f = { .from = from };
    const char *text = "";
    size_t size = 0;
    while (!s->over && !interrupted && next_command(&f, s->out, &text, &size)) {
        s->commands++;
        if (!f.lost) {
            session_take(s, text, size);
            continue;
        }
        complain(&s->why, NULL, 1, "found a command of more than %d letters", MOST_SCENARIO);
        answer_error(s, s->why.text);
    }
    fflush(s->out);
    free(f.text);
}

int verb_serve(const struct options *o)
{
    struct session s;
    const struct spec *spec = find_game(o->game);
    if (o->json)
        fail(WRONG_CALL,
             "found --json, expected 'serve' without it: its answers are always for programs");
    void *table = new_table(o, spec);
    if (!session_open(&s, spec, table, stdout))
        fail(NO_TOOL, "out of memory");
    free(table);
    catch_interrupt();
    serve(&s, STDIN_FILENO);
    bool asked = s.commands > 0 || interrupted || isatty(STDIN_FILENO);
    session_close(&s);
    if (!asked)
        fail(WRONG_CALL, "input: found no command, expected one in each line; the program that "
                         "writes them may have failed");
    return HELD;
}
