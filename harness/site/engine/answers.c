/* Answers the requests of a page, one at a time. Between them it keeps the play and the
 * language. */
#include "harness/site/engine/answers.h"
#include "harness/cli/explain.h"
#include "harness/core/games.h"
#include "harness/report/marked.h"
#include "harness/report/sentences.h"
#include "harness/scenario/printing.h"
#include "harness/scenario/scenario.h"
#include "harness/scenario/scene.h"
#include "harness/site/engine/play.h"
#include "harness/site/engine/walk.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "rules/forms/words.h"

#include <stdlib.h>
#include <string.h>

enum { PICTURE_ROOM = 1 << 18, MOST_REFUSED = 300, MOST_LOOKED_AT = 200000 };

static struct play play;
static struct explainer explainer;

struct request {
    struct lines lines; /* the first line, in words */
    const char *body;   /* what follows it */
    struct json *j;
};

static void error(struct json *j, const char *why)
{
    json_string(j, "error", why);
}

/* ---- the answer about a move ---- */

/* Writes the move as the game does, and as a sentence if the language has one for it. */
static void tell_words(struct json *j, const struct spec *spec, const void *table,
                       const void *state, struct move m)
{
    char line[MOVE_LINE], sentence[MOVE_LINE] = "";
    struct text out = { sentence, sentence + sizeof sentence, false };
    json_string(j, "move", move_words(spec, table, state, m, line));
    if (explainer.translation.spec && put_move_sentence(&explainer.translation, line, &out))
        json_string(j, "sentence", sentence);
}

static void tell_actor(struct json *j, struct move m)
{
    char seat[2] = { (char)('A' + m.actor), 0 };
    json_string(j, "actor", m.actor == NATURE ? "chance" : seat);
}

/* Writes why the move is refused, or what followed from it. */
static void tell_verdict(struct json *j, const struct situation *t)
{
    struct reasons why;
    verdict v = t->spec->game->refusal(t->table, t->state, t->move);
    tell_words(j, t->spec, t->table, t->state, t->move);
    tell_actor(j, t->move);
    json_bool(j, "legal", v == LEGAL);
    if (v == LEGAL) {
        json_followed(j, &explainer, t);
        return;
    }
    find_reasons(t->spec, t->table, t->state, t->move, v, &why);
    json_reasons(j, &explainer, t, &why);
}

/* ---- a scenario ---- */

static const char *const kinds[] = { [EVENT_DONE] = "done",
                                     [EVENT_ASKED] = "asked",
                                     [EVENT_HELD] = "held",
                                     [EVENT_FAILED] = "failed",
                                     [EVENT_BROKEN] = "broken" };

static void tell_line(void *to, const struct event *h)
{
    struct json *j = to;
    json_open(j, NULL, '{');
    json_string(j, "came_to", kinds[h->kind]);
    json_number(j, "line", h->line);
    json_string(j, "text", h->text);
    json_string(j, "seen", h->seen);
    json_string(j, "expected", h->expected);
    json_bool(j, "made", h->made);
    if (h->move && h->state && !h->made) {
        json_open(j, "asked", '{');
        tell_verdict(j, &(struct situation){ h->spec, h->table, h->state, *h->move });
        json_close(j, '}');
    } else if (h->verdict != LEGAL && clause_of(h->spec, h->verdict)) {
        json_string(j, "clause", slug_of(h->spec, h->verdict));
    }
    json_close(j, '}');
}

/* The whole text must be a valid scenario; an invalid one changes nothing. */
static void load(struct request *r)
{
    struct complaint why = { "" };
    struct replay replay = { 0 };
    struct scene *scene = scene_open(tell_line, r->j, &why);
    if (!scene) {
        error(r->j, why.text);
        return;
    }
    scene->judging = false; /* the page trusts the rules, which makes it fast */
    json_open(r->j, "lines", '[');
    bool good =
        lines_open(&scene->lines, r->body, strlen(r->body), NULL, &why) && scene_play_all(scene);
    json_close(r->j, ']');
    unsigned line = scene->lines.number;
    scene_close(scene, &replay);
    if (good && replay.started) {
        play_set(&play, &replay);
        json_number(r->j, "moves", play.replay.moves);
        json_bool(r->j, "sketch", play.replay.sketch);
        json_number(r->j, "players", ((const struct table *)play.replay.table)->players);
    } else {
        error(r->j, good ? "" : why.text);
        json_number(r->j, "line", line);
    }
    replay_free(&replay);
}

/* ---- the current position ---- */

/* The caller frees the result; NULL: there is no picture. */
static char *drawn(const void *state)
{
    const struct game *g = play.spec->game;
    if (!g->draw)
        return NULL;
    char *room = xrealloc(NULL, PICTURE_ROOM, 1);
    struct text out = { room, room + PICTURE_ROOM, false };
    *room = 0;
    g->draw(play.replay.table, state, &out);
    if (!out.full)
        return room;
    free(room);
    return NULL;
}

/* ---- lines of a position, and of what follows from it ---- */

enum { MOST_ALIKE = 12 };

/* NULL: the language has no words for lines. */
static const struct translation *texts(void)
{
    const struct translation *t = &explainer.translation;
    return t->spec && t->lines ? t : NULL;
}

/* Is this one of many facts of its kind, as a board has one for each field? Then the position
 * already says it. */
static bool one_of_many(const char *facts, const char *line)
{
    size_t kind = strcspn(line, " \n");
    unsigned alike = 0;
    for (; *facts; facts += strcspn(facts, "\n"), facts += *facts != 0)
        alike += strncmp(facts, line, kind) == 0 && facts[kind] == ' ';
    return alike > MOST_ALIKE;
}

/* Writes a line as a row of a table: the place, and what is there. */
static void tell_row(struct json *j, const char *line, size_t length)
{
    char written[LINE_ROOM], told[LINE_ROOM] = "";
    struct text out = { told, told + sizeof told, false };
    snprintf(written, sizeof written, "%.*s", (int)length, line);
    bool known = texts() && put_line(texts(), written, &out);
    if (known && !*told)
        return;
    char *colon = known ? strstr(told, ": ") : NULL;
    if (colon)
        *colon = 0;
    json_open(j, NULL, '[');
    json_string(j, NULL, known ? told : written);
    if (colon)
        json_string(j, NULL, colon + 2);
    json_close(j, ']');
}

/* Describes the picture for readers who cannot see it. */
static void tell_rows(struct json *j, const char *position, const char *facts)
{
    const char *both[] = { position, facts };
    json_open(j, "rows", '[');
    for (unsigned i = 0; i < 2; i++)
        for (const char *line = both[i]; *line; line += strcspn(line, "\n"), line += *line != 0)
            if (i == 0 || !one_of_many(facts, line))
                tell_row(j, line, strcspn(line, "\n"));
    json_close(j, ']');
}

static void tell_labelled(struct json *j, const char *svg)
{
    char *told = NULL;
    size_t size;
    FILE *out = svg && explainer.translation.labels ? open_memstream(&told, &size) : NULL;
    if (out) {
        put_labelled(out, &explainer.translation, svg, NULL);
        fclose(out);
    }
    json_string(j, "svg", told ? told : svg ? svg : "");
    free(told);
}

/* 'before': the previous position, whose picture this one is compared with; or NULL. */
static void tell_picture(struct json *j, const void *state, const void *before)
{
    char *now = drawn(state), *then = before ? drawn(before) : NULL, *marked = NULL;
    size_t size;
    unsigned marks = 0;
    FILE *out = now ? open_memstream(&marked, &size) : NULL;
    if (out) {
        marks = put_marked(out, now, then);
        fclose(out);
    }
    tell_labelled(j, marked);
    json_number(j, "marks", marks);
    free(now), free(then), free(marked);
}

static void tell_drawn(struct json *j, const void *state, const void *before)
{
    const struct game *g = play.spec->game;
    char *position = xrealloc(NULL, PICTURE_ROOM, 1), *facts = xrealloc(NULL, PICTURE_ROOM, 1);
    struct text out = { position, position + PICTURE_ROOM, false },
                following = { facts, facts + PICTURE_ROOM, false };
    tell_picture(j, state, before);
    *position = *facts = 0;
    g->write_position(play.replay.table, state, &out);
    g->write_facts(play.replay.table, state, &following);
    json_string(j, "position", position);
    json_string(j, "facts", facts);
    tell_rows(j, position, facts);
    free(position), free(facts);
}

static unsigned legal_moves(struct move **list)
{
    *list = xrealloc(NULL, (size_t)play.spec->game->most_moves + 1, sizeof **list);
    return play.spec->game->moves(play.replay.table, play.state, *list);
}

static void tell_moves(struct json *j)
{
    const struct game *g = play.spec->game;
    struct move *list;
    unsigned count = legal_moves(&list);
    json_open(j, "moves", '[');
    for (unsigned i = 0; i < count; i++) {
        json_open(j, NULL, '{');
        tell_words(j, play.spec, play.replay.table, play.state, list[i]);
        tell_actor(j, list[i]);
        json_number(j, "weight",
                    list[i].actor == NATURE ? g->weight(play.replay.table, play.state, list[i])
                                            : 1);
        json_close(j, '}');
    }
    json_close(j, ']');
    free(list);
}

static void tell_result(struct json *j)
{
    struct outcome end = { 0 };
    play.spec->game->outcome(play.replay.table, play.state, &end);
    json_bool(j, "over", end.over);
    json_open(j, "winners", '[');
    for (unsigned seat = 0; end.over && seat < MAX_PLAYERS; seat++)
        if (end.winners >> seat & 1)
            json_string(j, NULL, (char[]){ (char)('A' + seat), 0 });
    json_close(j, ']');
    json_open(j, "scores", '[');
    for (unsigned seat = 0; end.over && seat < ((struct table *)play.replay.table)->players; seat++)
        json_real(j, NULL, end.score[seat]);
    json_close(j, ']');
}

static void tell_position(struct json *j)
{
    json_number(j, "at", play.at);
    json_number(j, "of", play.replay.moves);
    json_number(j, "players", ((struct table *)play.replay.table)->players);
    tell_drawn(j, play.state, play.at ? play.before : NULL);
    tell_moves(j);
    tell_result(j);
    if (!play.at)
        return;
    json_open(j, "last", '{');
    tell_verdict(j, &(struct situation){ play.spec, play.replay.table, play.before,
                                         play.replay.move[play.at - 1] });
    json_close(j, '}');
}

/* ---- verbs ---- */

static void go_to(struct request *r)
{
    unsigned at;
    if (r->lines.in.count != 2 || !read_number(r->lines.in.word[1], UINT32_MAX - 1, &at)) {
        error(r->j, "found no number behind 'at', expected one");
        return;
    }
    play_go(&play, at);
    tell_position(r->j);
}

static bool read_asked(struct request *r, struct move *m)
{
    struct words in = { r->lines.in.count - 1, r->lines.in.word + 1, NULL };
    *m = (struct move){ 0 };
    const char *expected =
        in.count ? read_move_here(play.spec->game, play.replay.table, play.state, &in, m)
                 : "a move";
    if (expected)
        json_string(r->j, "expected", expected);
    return !expected;
}

static void ask(struct request *r)
{
    struct move m;
    if (read_asked(r, &m))
        tell_verdict(r->j, &(struct situation){ play.spec, play.replay.table, play.state, m });
}

/* A refused move changes nothing; the answer is the same as to a question about it. */
static void make(struct request *r)
{
    struct move m;
    if (!read_asked(r, &m))
        return;
    if (play.spec->game->refusal(play.replay.table, play.state, m) != LEGAL) {
        tell_verdict(r->j, &(struct situation){ play.spec, play.replay.table, play.state, m });
        return;
    }
    play_add(&play, m);
    tell_position(r->j);
}

/* Writes what that player sees. */
static void view(struct request *r)
{
    unsigned seat;
    if (r->lines.in.count != 2
        || !read_seat(r->lines.in.word[1], ((struct table *)play.replay.table)->players, &seat)) {
        error(r->j, "found no player behind view, expected one at this table");
        return;
    }
    void *seen = xrealloc(NULL, play.spec->game->state_size, 1);
    play.spec->game->view(play.replay.table, play.state, seat, seen);
    tell_drawn(r->j, seen, NULL);
    free(seen);
}

/* Lists moves that the players who may act would be refused now, a few for each kind of move. */
static void tell_refused(struct request *r)
{
    const struct game *g = play.spec->game;
    struct move *list;
    unsigned told = 0, count = legal_moves(&list);
    uint8_t actor = count ? list[0].actor : NATURE;
    uint32_t all = g->universe(play.replay.table), step = all / MOST_LOOKED_AT + 1;
    json_open(r->j, "refused", '[');
    for (uint32_t i = 0; i < all && told < MOST_REFUSED; i += step) {
        struct move m = g->move_at(play.replay.table, i);
        verdict v = m.actor == actor ? g->refusal(play.replay.table, play.state, m) : LEGAL;
        if (v < FIRST_CLAUSE)
            continue;
        json_open(r->j, NULL, '{');
        tell_words(r->j, play.spec, play.replay.table, play.state, m);
        json_string(r->j, "clause", slug_of(play.spec, v));
        json_close(r->j, '}');
        told++;
    }
    json_close(r->j, ']');
    free(list);
}

static void tell_record(struct request *r, const struct record *record)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return;
    write_scenario(out, record);
    fclose(out);
    json_string(r->j, "scenario", text);
    free(text);
}

/* Writes the play as a scenario: all moves so far. */
static void tell_scenario(struct request *r)
{
    tell_record(r, &(struct record){ .spec = play.spec,
                                     .table = play.replay.table,
                                     .position = play.replay.position,
                                     .sketch = play.replay.sketch,
                                     .move = play.replay.move,
                                     .moves = play.at });
}

/* Writes the moves, made and not made yet, each with the names that hold in its position. */
static void tell_played(struct request *r)
{
    unsigned at = play.at;
    json_open(r->j, "moves", '[');
    for (unsigned i = 0; i < play.replay.moves; i++) {
        play_go(&play, i);
        json_open(r->j, NULL, '{');
        tell_words(r->j, play.spec, play.replay.table, play.state, play.replay.move[i]);
        json_close(r->j, '}');
    }
    json_close(r->j, ']');
    play_go(&play, at);
}

/* Writes the current position as a scenario, instead of the moves that led to it. */
static void tell_here(struct request *r)
{
    tell_record(r, &(struct record){ .spec = play.spec,
                                     .table = play.replay.table,
                                     .position = play.state,
                                     .sketch = play.replay.sketch });
}

/* Writes a line of a position or of a fact in the language, or as the game writes it. */
static void tell_line_told(struct request *r)
{
    char told[LINE_ROOM] = "";
    struct text out = { told, told + sizeof told, false };
    bool known = texts() && put_line(texts(), r->body, &out);
    json_string(r->j, "told", known ? told : r->body);
    json_bool(r->j, "known", known);
}

/* Lists the words of the picture for which the language has no text, one in each line. */
static void tell_missing(struct request *r)
{
    char *svg = drawn(play.state), *missing = NULL, *labelled = NULL;
    size_t size, other;
    FILE *tell = open_memstream(&missing, &size), *out = open_memstream(&labelled, &other);
    if (svg && tell && out && explainer.translation.spec)
        put_labelled(out, &explainer.translation, svg, tell);
    if (out)
        fclose(out);
    if (tell)
        fclose(tell);
    json_string(r->j, "labels", missing ? missing : "");
    free(svg), free(missing), free(labelled);
}

/* Takes the texts of a language, in the form of spec/GAME/texts. */
static void speak(struct request *r)
{
    struct complaint why;
    if (r->lines.in.count != 2) {
        error(r->j, "found no language behind texts, expected one");
        return;
    }
    explainer_close(&explainer);
    if (!translation_open_text(&explainer.translation, all_games[0], r->lines.in.word[1], r->body,
                               strlen(r->body), &why))
        error(r->j, why.text);
}

static void take_walk(struct request *r)
{
    unsigned seed, moves;
    struct walked w;
    char sum[20];
    if (r->lines.in.count != 3 || !read_number(r->lines.in.word[1], 1000000000, &seed)
        || !read_number(r->lines.in.word[2], 1000000000, &moves)) {
        error(r->j, "found no two numbers behind walk, expected a seed and how many moves");
        return;
    }
    walk(all_games[0], seed, moves, &w);
    snprintf(sum, sizeof sum, "%016llx", (unsigned long long)w.sum);
    json_string(r->j, "sum", sum);
    json_number(r->j, "moves", w.moves);
    json_number(r->j, "refused", w.refused);
    json_number(r->j, "plays", w.plays);
}

static const struct verb {
    const char *name;
    bool played; /* the verb needs a play */
    void (*run)(struct request *r);
} verbs[] = {
    { "texts", false, speak },
    { "load", false, load },
    { "walk", false, take_walk },
    { "at", true, go_to },
    { "ask", true, ask },
    { "make", true, make },
    { "view", true, view },
    { "refused", true, tell_refused },
    { "scenario", true, tell_scenario },
    { "here", true, tell_here },
    { "played", true, tell_played },
    { "told", false, tell_line_told },
    { "missing", true, tell_missing },
};

static void obey(struct request *r)
{
    for (unsigned i = 0; i < sizeof verbs / sizeof *verbs; i++)
        if (same_word(r->lines.in.word[0], verbs[i].name)) {
            if (verbs[i].played && !play.spec)
                error(r->j, "found no play, expected a scenario first");
            else
                verbs[i].run(r);
            return;
        }
    error(r->j, "found an unknown request");
}

void answer(const char *request, FILE *out)
{
    struct json j;
    struct complaint why;
    struct request *r = xrealloc(NULL, 1, sizeof *r);
    size_t first = strcspn(request, "\n");
    *r = (struct request){ .body = request + first + (request[first] != 0), .j = &j };
    json_begin(&j, out, NULL);
    if (lines_open(&r->lines, request, first, NULL, &why) && next_line(&r->lines, &why))
        obey(r);
    else
        error(&j, "found an empty request");
    json_end(&j);
    free(r);
}
