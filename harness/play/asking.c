/* Asks a port at each position: verdicts, legal moves, the position, a player's view, the
 * result. Compares its answers with the rules. */
#include "harness/play/asking.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/marks.h"
#include "harness/core/options.h"
#include "harness/play/campaign.h"
#include "harness/play/port.h"
#include "harness/play/shrink.h"
#include "harness/play/swarm.h"
#include "harness/report/results.h"
#include "harness/scenario/printing.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    VERDICTS = 4,        /* how many verdicts are asked for at each position */
    WAITS_TO_SHRINK = 6, /* shrinking may take so many times --wait */
    SILENCES_A_WAIT = 5  /* a longer silence than --wait divided by this is reported */
};

/* ---- differences ---- */

__attribute__((format(printf, 5, 6))) static bool differs(struct play *p, enum asked asked,
                                                          const char *name, struct move culprit,
                                                          const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(p->broken.text, sizeof p->broken.text, format, list);
    va_end(list);
    make_printable(p->broken.text); /* it quotes the port, and may be cut within a letter */
    p->broken.property = NULL;
    snprintf(p->broken.duty, sizeof p->broken.duty, "%s", name);
    p->look = LOOK_COMPANION;
    p->asked = asked;
    p->culprit = culprit;
    return false;
}


const char *const asked_names[ASKED] = { "table", "move", "move", "ask",
                                         "moves", "show", "view", "result" };

/* When the time is up, an answer may still be on its way. Such silence counts as a difference if
 * it is long, or if the port has not answered at all. */
static bool is_too_silent(const struct conformity *c)
{
    bool long_enough = c->port.silent * SILENCES_A_WAIT >= c->port.wait;
    return interrupted == BY_TIME && !c->found && (long_enough || !c->port.answers);
}

/* Records that there was no answer, or an invalid one. If the port is only late because the time
 * was up, returns true. */
bool port_fails(struct conformity *c, struct play *p, enum asked asked, struct move m)
{
    static const char *const names[] = { "", "dies", "hangs", "raves", "is-silent" };
    char name[40];
    if (c->port.state == PORT_SILENT && !is_too_silent(c))
        return true;
    snprintf(name, sizeof name, "port-%s-at-%s", names[c->port.state], asked_names[asked]);
    return differs(p, asked, name, m, "the port %s", c->port.why);
}

static bool reject_answer(struct conformity *c, struct play *p, enum asked asked, struct move m,
                          const char *command, const char *answer, const char *expected)
{
    char name[40];
    snprintf(name, sizeof name, "port-raves-at-%s", asked_names[asked]);
    c->port.state = PORT_RAVES; /* the next command starts it again */
    return differs(p, asked, name, m, "the port answered '%.60s' with '%.*s', expected %s", command,
                   (int)(strcspn(answer, "\n") < 120 ? strcspn(answer, "\n") : 120), answer,
                   expected);
}

__attribute__((format(printf, 2, 3))) static void expect(struct conformity *c, const char *format,
                                                         ...)
{
    size_t used = strlen(c->expect);
    va_list list;
    va_start(list, format);
    vsnprintf(c->expect + used, c->expect_room - used, format, list);
    va_end(list);
}

/* Writes the clauses that were carried out since marks_reset(), as comments. */
static void expect_clauses(struct conformity *c)
{
    unsigned column = 0;
    for (unsigned i = 0; i < c->spec->clause_count; i++)
        if (marks_of((verdict)(FIRST_CLAUSE + i))) {
            const char *slug = c->spec->clauses[i].slug;
            bool breaks = column + strlen(slug) > 84;
            expect(c, "%s %s", !column ? "# carried out by:" : breaks ? "\n#" : "", slug);
            column = (breaks || !column ? 16 : column) + (unsigned)strlen(slug) + 1;
        }
    expect(c, "%s", column ? "\n" : "");
}

static void expect_clauses_of_step(struct conformity *c, const struct play *p)
{
    if (!p->moves)
        return;
    memcpy(c->ours, c->before, c->game->state_size);
    marks_reset();
    c->game->step(p->table, c->ours, p->move[p->moves - 1]);
    expect_clauses(c);
}

/* Notes the clauses that were carried out by the last move that the port was told, or by the
 * start. */
static void note_tried(struct conformity *c, const struct play *p)
{
    marks_reset();
    if (p->moves) {
        memcpy(c->ours, c->before, c->game->state_size);
        c->game->step(p->table, c->ours, p->move[p->moves - 1]);
    } else {
        c->game->table_refusal(p->table);
        c->game->start(p->table, c->ours);
    }
    c->game->turn_of(p->table, c->ours);
    tried_note_marks(&c->tried, c->spec);
}

/* ---- sending the table and each move ---- */

static const char *ask(struct conformity *c, const struct play *p, enum asked asked,
                       struct move culprit, const char *command)
{
    c->asked[asked]++;
    const char *answer = port_ask(&c->port, command);
    unsigned number = c->port.told.count - 1;
    if (number >= c->sent_room) {
        c->sent_room = 2 * number + 256;
        c->sent = xrealloc(c->sent, c->sent_room, sizeof *c->sent);
    }
    c->sent[number] = (struct sent){ p->number, p->moves, asked, culprit };
    return answer;
}

bool port_says(const char *answer, const char *word)
{
    size_t length = strlen(word);
    return !strncmp(answer, word, length)
        && (!answer[length] || is_blank(answer[length]) || answer[length] == '\n');
}

/* Copies the next command that sets up the table; a block is one command. */
const char *port_next_of_table(const char **at, char *command, size_t size)
{
    size_t length = strcspn(*at, "\n");
    bool block = is_only_word(*at, length, "sheet");
    const char *stop = *at + length;
    while (block && *stop && !is_only_word(stop + 1, strcspn(stop + 1, "\n"), "end"))
        stop += 1 + strcspn(stop + 1, "\n");
    if (block && *stop)
        stop += 1 + strcspn(stop + 1, "\n");
    if (stop == *at)
        return NULL;
    snprintf(command, size, "%.*s", (int)(stop - *at), *at);
    *at = stop + (*stop != 0);
    return command;
}

char *port_table_words(const struct spec *spec, const void *table)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        fail(NO_TOOL, "out of memory");
    print_table(out, spec, table);
    fputs("start\n", out);
    fclose(out);
    return text;
}

static bool send_table(struct conformity *c, struct play *p)
{
    char *words = port_table_words(c->spec, p->table);
    const char *at = words;
    bool good = true;
    while (good && port_next_of_table(&at, c->text, TEXT_ROOM)) {
        const char *answer = ask(c, p, TABLE, (struct move){ 0 }, c->text);
        if (!answer)
            good = port_fails(c, p, TABLE, (struct move){ 0 });
        else if (!port_says(answer, "ok"))
            good = reject_answer(c, p, TABLE, (struct move){ 0 }, c->text, answer, "ok");
    }
    free(words);
    return good;
}

static bool refuses_legal(struct conformity *c, struct play *p, enum asked asked, struct move m,
                          const char *words, const char *answer)
{
    if (asked != MOVE)
        expect(c, "legal %s\n", words);
    else
        expect_clauses_of_step(c, p);
    return differs(p, asked, "port-refuses-legal", m, "'%.120s' is legal; the port: '%.150s'",
                   words, answer);
}

static bool send_move(struct conformity *c, struct play *p)
{
    char words[MOVE_LINE];
    struct move m = p->move[p->moves - 1];
    const char *answer = ask(c, p, MOVE, m, move_words(c->spec, p->table, c->before, m, words));
    if (!answer)
        return port_fails(c, p, MOVE, m);
    if (port_says(answer, "refused"))
        return refuses_legal(c, p, MOVE, m, words, answer);
    return port_says(answer, "ok") || reject_answer(c, p, MOVE, m, words, answer, "ok");
}

/* ---- asking for verdicts ---- */

static void cited_by(const char *answer, char slug[NAME_SIZE])
{
    const char *at = answer + strcspn(answer, " \t");
    at += strspn(at, " \t");
    snprintf(slug, NAME_SIZE, "%.*s", (int)strcspn(at, " \t"), at);
}

/* The clause that a port cites becomes part of a finding's name, and so of a file's name. */
static bool is_slug(const char *word)
{
    return word[strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-")] == 0;
}

static bool compare_verdict(struct conformity *c, struct play *p, enum asked asked, struct move m,
                            verdict v, const char *words, const char *answer)
{
    char cited[NAME_SIZE], name[NAME_SIZE + 20];
    const char *slug = slug_of(c->spec, v);
    const struct clause *clause = clause_of(c->spec, v);
    const char *source = clause ? clause->source : "no move at all";
    c->compared++;
    bool refused = port_says(answer, "refused"),
         allowed = port_says(answer, asked == ASK ? "legal" : "ok");
    if (!refused && !allowed)
        return reject_answer(c, p, asked, m, words, answer,
                             asked == ASK ? "legal or refused CLAUSE" : "ok or refused CLAUSE");
    if (v == LEGAL)
        return allowed || refuses_legal(c, p, asked, m, words, answer);
    cited_by(answer, cited);
    if (refused && !is_slug(cited))
        return reject_answer(c, p, asked, m, words, answer,
                             "refused and the slug of a clause: small letters, digits, hyphens");
    if (refused && (!cited[0] || same_word(cited, slug)))
        return true;
    expect(c, "refused %s %s\n", slug, words);
    if (refused) {
        snprintf(name, sizeof name, "port-cites-%s", cited);
        return differs(p, asked, name, m, "'%.120s' is refused by %s (%s), not by %s", words, slug,
                       source, cited);
    }
    snprintf(name, sizeof name, "port-allows-%s", slug);
    return differs(p, asked, name, m, "the port allows '%.120s', which %s refuses (%s)", words,
                   slug, source);
}

/* Compares the verdict on a move. A refused move changes nothing, so it may also be sent as a
 * move (TRY) instead of a question (ASK). */
static bool check_verdict(struct conformity *c, enum asked asked, struct play *p, const void *state,
                          struct move m)
{
    char command[MOVE_LINE + 4] = "ask ", *words = command + 4;
    verdict v = c->game->refusal(p->table, state, m);
    if (c->lacks[ASK])
        asked = TRY;
    if (asked == TRY && v == LEGAL)
        return true;
    move_words(c->spec, p->table, state, m, words);
    const char *answer = ask(c, p, asked, m, asked == ASK ? command : words);
    if (!answer)
        return port_fails(c, p, asked, m);
    c->refusals += v != LEGAL;
    if (!port_says(answer, "unknown")) {
        tried_note_refusal(&c->tried, c->spec, p->table, state, m);
        return compare_verdict(c, p, asked, m, v, words, answer);
    }
    c->lacks[ASK] = c->lacks[ASK] || v == LEGAL;
    c->unjudged++;
    return true;
}

/* Draws any move of the universe, or one that is nearly legal. False: it has no words. */
static bool draw_move(struct conformity *c, const struct play *p, const void *state, unsigned count,
                      struct move *m)
{
    char words[MOVE_LINE];
    if (choose(&c->what, 2))
        *m = wild_move(c->list, count, &c->what);
    else
        *m = c->game->move_at(p->table, choose(&c->what, c->game->universe(p->table)));
    if (c->game->refusal(p->table, state, *m) == NOT_A_MOVE)
        return false;
    move_words(c->spec, p->table, state, *m, words);
    return !strchr(words, '?') && !port_says(words, "move");
}

/* ---- asking for blocks ---- */

/* Opens the lines of an answer between its first line and 'end'. False: they are not text. */
static bool open_block(struct conformity *c, const char *answer, struct complaint *why)
{
    const char *line = answer + strcspn(answer, "\n");
    size_t length = strlen(line += *line != 0);
    while (length && line[length - 1] != '\n')
        length--; /* without the line 'end' */
    return lines_open(c->lines, line, length, NULL, why);
}

/* Asks for a block. Returns NULL if the port failed or does not know the command: *held says
 * whether that is all right. */
static const char *ask_block(struct conformity *c, struct play *p, enum asked asked, struct move m,
                             const char *command, bool *held)
{
    const char *answer = c->lacks[asked] ? "unknown" : ask(c, p, asked, m, command);
    struct complaint why;
    *held = true;
    if (!answer) {
        *held = port_fails(c, p, asked, m);
        return NULL;
    }
    c->lacks[asked] = port_says(answer, "unknown");
    if (c->lacks[asked])
        return NULL;
    const char *name = asked == SHOW ? "position" : command;
    bool block = strchr(answer, '\n') != NULL;
    bool named =
        block
        && (!strncmp(answer, name, strlen(name)) || (asked == SHOW && port_says(answer, "sketch")));
    if (named && open_block(c, answer, &why)) {
        c->compared++;
        return answer;
    }
    *held = reject_answer(c, p, asked, m, command, answer, "a block that begins with its name");
    return NULL;
}

static bool lists_illegal(struct conformity *c, struct play *p, const void *state, struct move m)
{
    char words[MOVE_LINE], name[NAME_SIZE + 20];
    verdict v = c->game->refusal(p->table, state, m);
    const struct clause *clause = clause_of(c->spec, v);
    move_words(c->spec, p->table, state, m, words);
    if (v == LEGAL)
        return differs(p, MOVES, "port-lists-twice", m, "the port lists '%.120s' twice", words);
    expect(c, "refused %s %s\n", slug_of(c->spec, v), words);
    snprintf(name, sizeof name, "port-lists-%s", slug_of(c->spec, v));
    return differs(p, MOVES, name, m, "the port lists '%.120s' as legal, which %s refuses (%s)",
                   words, slug_of(c->spec, v), clause ? clause->source : "no move at all");
}

/* Removes a move that the port listed from our list. */
static bool remove_move(struct move *list, unsigned *count, struct move m)
{
    for (unsigned i = 0; i < *count; i++)
        if (same_move(list[i], m)) {
            list[i] = list[--*count];
            return true;
        }
    return false;
}

static bool check_moves(struct conformity *c, struct play *p, const void *state)
{
    bool held;
    struct complaint why;
    char words[MOVE_LINE];
    const char *answer = ask_block(c, p, MOVES, (struct move){ 0 }, "moves", &held);
    unsigned count = c->game->moves(p->table, state, c->list);
    if (!answer)
        return held;
    while (next_line(c->lines, &why)) {
        struct move m = { 0 };
        if (read_move_here(c->game, p->table, state, &c->lines->in, &m))
            return reject_answer(c, p, MOVES, (struct move){ 0 }, "moves", c->lines->shown,
                                 "a move in every line");
        if (!remove_move(c->list, &count, m))
            return lists_illegal(c, p, state, m);
    }
    if (c->lines->bad)
        return reject_answer(c, p, MOVES, (struct move){ 0 }, "moves", why.text, "text");
    if (!count)
        return true;
    expect(c, "legal %s\n", move_words(c->spec, p->table, state, c->list[0], words));
    return differs(p, MOVES, "port-lacks-a-move", c->list[0],
                   "the port does not list '%.120s', which is legal", words);
}

/* ---- asking for positions and views ---- */

static bool same_line(const char *a, size_t length, const char *b, size_t other)
{
    return length == other && !memcmp(a, b, length);
}

/* Returns the first line of one text that the other does not have. */
static const char *line_alone(const char *text, const char *other)
{
    for (; *text; text += strcspn(text, "\n"), text += *text != 0) {
        const char *at = other;
        size_t length = strcspn(text, "\n");
        while (*at && !same_line(text, length, at, strcspn(at, "\n")))
            at += strcspn(at, "\n"), at += *at != 0;
        if (!*at)
            return text;
    }
    return NULL;
}

/* Reads the lines into a position, so that the order of lines and cards does not matter. */
static bool read_lines(struct conformity *c, const void *table, void *into, const char **expected)
{
    struct complaint why;
    c->game->blank_position(table, into);
    while (next_line(c->lines, &why))
        if ((*expected = c->game->read_position(table, &c->lines->in, into)))
            return false;
    *expected = "text";
    return !c->lines->bad;
}

static void copy_block(const char *answer, char *room)
{
    const char *line = strchr(answer, '\n');
    snprintf(room, TEXT_ROOM, "%s", line ? line + 1 : "");
    size_t length = strlen(room);
    while (length && room[length - 1] != '\n')
        length--;
    room[length] = 0;
}

/* Rewrites both positions in the game's own form: 'mine', and 'other' from the answer of the
 * port. False: the answer cannot be read. */
static bool read_both(struct conformity *c, const void *table, const char *answer, char *mine,
                      char *other, const char **expected)
{
    struct complaint why;
    struct text out = { other, other + TEXT_ROOM, false };
    bool readable = lines_open(c->lines, mine, strlen(mine), NULL, &why)
                 && read_lines(c, table, c->ours, expected);
    /* if 'mine' is too long to be read, they are compared line by line */
    copy_block(answer, other);
    if (!readable)
        return true;
    if (!lines_open(c->lines, other, strlen(other), NULL, &why)
        || !read_lines(c, table, c->theirs, expected))
        return false;
    snprintf(c->lines->shown, LINE_ROOM, "all its lines");
    memcpy(c->spare, c->ours, c->game->state_size);
    if (!c->game->finish_position(table, c->spare)) { /* derives what a position need not say */
        memcpy(c->ours, c->spare, c->game->state_size);
        if ((*expected = c->game->finish_position(table, c->theirs)))
            return false;
    }
    struct text again = { mine, mine + TEXT_ROOM, false };
    *mine = *other = 0;
    c->game->write_position(table, c->ours, &again);
    c->game->write_position(table, c->theirs, &out);
    return true;
}

/* Reports a true line that the port lacks or, if there is none, a false one that it has. */
static bool show_difference(struct conformity *c, struct play *p, enum asked asked,
                            struct move whose, const char *mine, const char *other)
{
    const char *wanted = line_alone(mine, other), *found = line_alone(other, mine);
    const char *name = asked == SHOW ? "port-shows-otherwise" : "port-views-otherwise";
    const char *line = wanted ? wanted : found;
    char who[] = "player A";
    who[7] = (char)('A' + whose.actor);
    if (!line)
        return true;
    int wide = (int)strcspn(line, "\n"), broad = found ? (int)strcspn(found, "\n") : 0;
    if (asked == SHOW)
        expect(c, "shows%s %.*s\n", wanted ? "" : "-not", wide, line);
    else
        expect(c, "observes%s %s %.*s\n", wanted ? "" : "-not", who + 7, wide, line);
    if (asked == SHOW)
        expect_clauses_of_step(c, p);
    return differs(p, asked, name, whose, "%s %s '%.*s'%s%.*s%s",
                   asked == SHOW ? "the position" : who,
                   asked == SHOW ? wanted ? "shows" : "does not show"
                   : wanted      ? "sees"
                                 : "does not see",
                   wide < 150 ? wide : 150, line, found ? "; the port: '" : ", but not by the port",
                   broad < 150 ? broad : 150, found ? found : "", found ? "'" : "");
}

static bool check_position(struct conformity *c, struct play *p, enum asked asked,
                           const void *state, struct move whose)
{
    char command[] = "view A", *mine = c->text, *other = c->text + TEXT_ROOM;
    const char *expected = NULL, *said = asked == VIEW ? command : "show";
    struct text out = { mine, other, false };
    bool held;
    command[5] = (char)('A' + whose.actor);
    const char *answer = ask_block(c, p, asked, whose, said, &held);
    if (!answer)
        return held;
    *mine = 0;
    c->game->write_position(p->table, state, &out);
    if (!read_both(c, p->table, answer, mine, other, &expected))
        return reject_answer(c, p, asked, whose, said, c->lines->shown, expected);
    return show_difference(c, p, asked, whose, mine, other);
}

static bool check_view(struct conformity *c, struct play *p, const void *state, unsigned seat)
{
    void *seen = xrealloc(NULL, c->game->state_size, 1);
    marks_reset();
    c->game->view(p->table, state, seat, seen);
    if (!c->lacks[VIEW])
        tried_note_marks(&c->tried, c->spec);
    bool held = check_position(c, p, VIEW, seen, (struct move){ .actor = (uint8_t)seat });
    if (!held)
        expect_clauses(c);
    free(seen);
    return held;
}

/* ---- asking for results ---- */

/* A port may leave out the scores, but not the winners. */
static bool check_result(struct conformity *c, struct play *p, const void *state, unsigned moves,
                         struct move over)
{
    struct text ours = { c->text, c->text + TEXT_ROOM, false };
    bool held;
    const char *answer = ask_block(c, p, RESULT, (struct move){ 0 }, "result", &held),
               *lacking = NULL;
    if (!answer)
        return held;
    *c->text = 0;
    marks_reset();
    write_result(c->spec, p->table, state, moves, &ours);
    tried_note_marks(&c->tried, c->spec);
    const char *theirs = strchr(answer, '\n') + 1, *alone = line_alone(theirs, c->text);
    bool odd = alone && !port_says(alone, "end");
    lacking = line_alone(c->text, theirs);
    while (lacking && port_says(lacking, "score") && !odd)
        lacking = line_alone(lacking + strcspn(lacking, "\n") + 1, theirs);
    if (!lacking && !odd)
        return true;
    expect(c, "%s", c->text);
    expect_clauses(c);
    const char *mine = lacking ? lacking : c->text;
    p->at_end = over.kind != 0;
    return differs(p, RESULT, "port-judges-otherwise", over,
                   "the result is '%.*s'; the port: '%.*s'", (int)strcspn(mine, "\n"), mine,
                   odd ? (int)strcspn(alone, "\n") : 7, odd ? alone : "nothing");
}

/* ---- all that is asked at a position ---- */

/* Draws a move to ask about. In half of the cases prefers one that is refused by a clause which
 * no other move has been refused by. */
static bool draw_verdict(struct conformity *c, const struct play *p, const void *state,
                         unsigned count, struct move *m)
{
    enum { TRIALS = 8 };
    bool drawn = draw_move(c, p, state, count, m);
    /* not always, because a port may not know such moves */
    unsigned trials = choose(&c->what, 2) ? TRIALS : 0;
    for (unsigned i = 0; i < trials; i++) {
        struct move other;
        if (!draw_move(c, p, state, count, &other))
            continue;
        if (!drawn || is_new_refusal(&c->tried, c->game->refusal(p->table, state, other))) {
            *m = other;
            drawn = true;
        }
    }
    return drawn;
}

static bool compare_all(struct conformity *c, struct play *p, const void *state)
{
    struct outcome end = { 0 };
    c->game->outcome(p->table, state, &end);
    unsigned count = c->game->moves(p->table, state, c->list);
    unsigned players = ((const struct table *)p->table)->players;
    struct move m = c->list[0];
    if (count && !c->asked[ASK] && !check_verdict(c, ASK, p, state, m))
        return false;
    for (unsigned i = 0; i < VERDICTS; i++) {
        enum asked how = choose(&c->what, 4) ? ASK : TRY;
        count = c->game->moves(p->table, state, c->list);
        if (draw_verdict(c, p, state, count, &m) && !check_verdict(c, how, p, state, m))
            return false;
    }
    return (choose(&c->what, 2) || check_moves(c, p, state))
        && (choose(&c->what, 4) || check_position(c, p, SHOW, state, (struct move){ 0 }))
        && (choose(&c->what, 4) || check_view(c, p, state, choose(&c->what, players)))
        && ((choose(&c->what, 8) && !end.over && count)
            || check_result(c, p, state, count, (struct move){ .kind = end.over }));
}

/* While a finished game is replayed, compares only its end: asking before it would take most of
 * the time. */
static bool compare_result(struct conformity *c, struct play *p, const void *state,
                           struct move over)
{
    struct outcome end = { 0 };
    c->game->outcome(p->table, state, &end);
    return end.over != over.kind
        || check_result(c, p, state, c->game->moves(p->table, state, c->list), over);
}

static bool compare_again(struct conformity *c, const struct play *like, struct play *p,
                          const void *state)
{
    unsigned players = ((const struct table *)p->table)->players;
    switch ((enum asked)like->asked) {
    case TRY:
    case ASK:   return check_verdict(c, like->asked, p, state, like->culprit);
    case MOVES: return check_moves(c, p, state);
    case SHOW:  return check_position(c, p, SHOW, state, (struct move){ 0 });
    case VIEW:
        return like->culprit.actor >= players || check_view(c, p, state, like->culprit.actor);
    case RESULT: return compare_result(c, p, state, like->culprit);
    default:     return true; /* the port differs while it is sent a move or the table */
    }
}

/* ---- more answers than commands ---- */

bool port_says_more(struct conformity *c)
{
    if (!port_says_too_much(&c->port, c->too_much, sizeof c->too_much))
        return false;
    c->excess = c->sent[c->port.excess];
    return true;
}

bool port_said_more(struct conformity *c, struct play *p)
{
    char name[40];
    snprintf(name, sizeof name, "port-raves-at-%s", asked_names[c->excess.asked]);
    p->moves = c->excess.moves;
    p->as_met = true; /* it took many runs of the port to find this command */
    return differs(p, c->excess.asked, name, c->excess.culprit, "the port %s", c->too_much);
}

/* Does not run the port: all its answers before the extra one were right. */
static bool agrees_until_excess(struct conformity *c, struct play *p)
{
    bool there = p->number == c->excess.play && p->moves == c->excess.moves;
    return !there || port_said_more(c, p);
}

/* A port that differs may have given an extra answer before. Reports that instead. */
static void attribute_difference(struct conformity *c, struct play *p)
{
    if (interrupted != BY_HAND && port_says_more(c) && c->excess.play == p->number)
        port_said_more(c, p);
    else if (*c->too_much)
        p->as_met = true; /* the extra answer belongs to an earlier play, which will be replayed */
}

/* Looks for extra answers between two plays now and then, so that the first one need not be
 * searched for among too many commands. */
static bool has_no_excess_so_far(struct conformity *c, struct play *p)
{
    enum { ENOUGH = 1 << 17 };
    if (p->moves || c->port.told.used < ENOUGH || !port_says_more(c))
        return true;
    p->as_met = true;
    return false;
}

static void draw_what_to_ask(struct conformity *c, const struct play *p)
{
    choice_free(&c->what);
    choice_from_seed(&c->what, ~c->seed ^ (p->number * 4099 + p->moves) * 0xd1342543de82ef95);
}

bool port_agrees(void *with, const struct play *like, struct play *p, const void *state)
{
    struct conformity *c = with;
    if (*c->too_much)
        return agrees_until_excess(c, p);
    if (interrupted)
        return true;
    *c->expect = 0;
    draw_what_to_ask(c, p);
    bool agreed = has_no_excess_so_far(c, p) && (p->moves ? send_move(c, p) : send_table(c, p))
               && (like ? compare_again(c, like, p, state) : compare_all(c, p, state));
    if (!like)
        note_tried(c, p);
    memcpy(c->before, state, c->game->state_size);
    if (!agreed && !like) {
        if (!*c->too_much)
            attribute_difference(c, p);
        allow_at_most((double)WAITS_TO_SHRINK * c->port.wait);
        c->found = true;
        c->port.muted = true; /* its own messages were seen once */
    }
    return agreed;
}
