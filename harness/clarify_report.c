/* What clarify found, told: a summary, then question by question, then what is on
 * record about the document. */
#include "clarify.h"
#include "page.h"
#include "tongue.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- words ---- */

static const char *said(const struct spec *spec, const void *table, struct move m, char room[200])
{
    struct text out = { room, room + 200, false };
    *room = 0;
    spec->game->write_move(table, m, &out);
    return room;
}

static char *position_text(const struct spec *spec, const void *table, const void *state)
{
    char *room = grown(NULL, TEXT_ROOM, 1);
    struct text out = { room, room + TEXT_ROOM, false };
    *room = 0;
    spec->game->write_position(table, state, &out);
    return room;
}

static char *scenario_text(const struct spec *spec, const struct witness *w, unsigned side)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        fail(NO_TOOL, "found no memory for a scenario");
    write_witness(out, spec, w, side);
    fclose(out);
    return text;
}

/* ---- how much it matters ---- */

static void share_text(char room[80], unsigned seen, unsigned of)
{
    double least, most;
    share_between(seen, of, &least, &most);
    if (of == 0)
        snprintf(room, 80, "-");
    else
        snprintf(room, 80, "%.0f %% (%.0f to %.0f)", 100.0 * seen / of, 100 * least, 100 * most);
}

static unsigned noticed_at_most(const struct clarified *c, unsigned question)
{
    unsigned most = 0;
    for (unsigned i = 0; i < c->pairs; i++) {
        const struct weight *w = &c->pair[i].chance;
        unsigned share = w->plays ? (unsigned)(1000000.0 * w->noticed / w->plays) : 0;
        if (c->pair[i].question == question && share > most)
            most = share;
    }
    return most;
}

/* By weight; what weighs the same, as in the document. */
static unsigned *order_of_questions(const struct clarified *c)
{
    unsigned *order = grown(NULL, c->spec->question_count + 1, sizeof *order);
    for (unsigned i = 0; i < c->spec->question_count; i++) {
        unsigned at = i;
        for (; at > 0 && noticed_at_most(c, order[at - 1]) < noticed_at_most(c, i); at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    return order;
}

static void weights_row(struct page *p, const struct clarified *c, const struct clarified_pair *pair)
{
    char id[NAME_SIZE], link[3 * NAME_SIZE], letters[24], share[3][80];
    question_id(c->spec, pair->question, id);
    snprintf(link, sizeof link, "[%s](#%s)", id, id);
    snprintf(letters, sizeof letters, say(c->tongue, P_OR), pair->letter[0], pair->letter[1]);
    share_text(share[0], pair->chance.noticed, pair->chance.plays);
    share_text(share[1], pair->greedy.noticed, pair->greedy.plays);
    share_text(share[2], pair->chance.winner, pair->chance.plays);
    const char *cell[] = { link, letters, share[0], share[1], share[2] };
    page_row(p, false, 5, cell);
}

static void tell_weights(struct page *p, const struct clarified *c, const unsigned *order)
{
    const struct tongue *t = c->tongue;
    const char *head[] = { say(t, P_HEAD_QUESTION), say(t, P_HEAD_READINGS), say(t, P_HEAD_RANDOM),
                           say(t, P_HEAD_GREEDY), say(t, P_HEAD_WINNER) };
    page_heading(p, 2, "weights", say(t, P_WEIGHTS));
    page_text(p, "%s", say(t, P_WEIGHTS_INTRO));
    page_row(p, true, 5, head);
    for (unsigned i = 0; i < c->spec->question_count; i++)
        for (unsigned k = 0; k < c->pairs; k++)
            if (c->pair[k].question == order[i] && c->pair[k].chance.plays)
                weights_row(p, c, &c->pair[k]);
}

/* ---- the summary ---- */

static void tell_summary(struct page *p, const struct clarified *c)
{
    unsigned status[4] = { 0 }, inert = 0, found = 0, alike = 0;
    for (unsigned i = 0; i < c->spec->clause_count; i++) {
        status[c->spec->clauses[i].clause->status]++;
        inert += c->spec->clauses[i].clause->inert != NULL;
    }
    for (unsigned i = 0; i < c->pairs; i++) {
        found += c->pair[i].witness.found;
        alike += !c->pair[i].witness.found && c->pair[i].witness.alike_scopes > 0;
    }
    page_text(p, "%s", say(c->tongue, P_INTRO));
    page_item(p, say(c->tongue, P_CLAUSES), c->spec->clause_count, status[EXPLICIT], status[IMPLIED],
              status[AMBIGUOUS], status[SILENT], inert);
    page_item(p, say(c->tongue, P_QUESTIONS), c->spec->question_count, c->pairs, found, alike);
}

/* ---- one question ---- */

static void tell_where(struct page *p, const struct tongue *t, const struct witness *w)
{
    char alike[600] = "", players[80];
    if (w->alike_scopes)
        snprintf(alike, sizeof alike, say(t, P_SMALLER_ALIKE), w->alike_in);
    snprintf(players, sizeof players, say(t, P_PLAYERS), w->place);
    if (w->where == IN_SCOPE)
        page_text(p, say(t, P_IN_SCOPE), w->place, w->moves_before + w->moves, alike);
    else if (w->where == FROM_SCENE)
        page_text(p, say(t, P_FROM_SCENE), w->place);
    else
        page_text(p, say(t, P_FULL_SIZE), players);
    if (*w->also)
        page_text(p, say(t, P_ALSO), w->also);
}

static void tell_sight(struct page *p, const struct tongue *t, const struct witness *w, unsigned side)
{
    char *text[2] = { seen_by(t->spec, w, 0), seen_by(t->spec, w, 1) };
    char *only = lines_only_in(text[side], text[!side]);
    page_text(p, say(t, P_SEES), w->letter[side], 'A' + (int)w->contrast.seat);
    page_block(p, "text", *only ? only : say(t, P_NOTHING));
    free(only);
    free(text[0]);
    free(text[1]);
}

static void tell_end(struct page *p, const struct tongue *t, const struct witness *w, unsigned side)
{
    struct outcome o = { .over = false };
    char line[400] = "";
    size_t used = 0;
    t->spec->game->outcome(w->table[side], w->after[side], &o);
    if (!o.over) {
        page_text(p, say(t, P_GOES_ON), w->letter[side]);
        return;
    }
    for (unsigned seat = 0; seat < ((const struct table *)w->table[side])->players && used < sizeof line; seat++)
        used += (size_t)snprintf(line + used, sizeof line - used, "%s%c %d%s", seat ? ", " : "", 'A' + (int)seat,
                                 o.score[seat], o.winners >> seat & 1 ? say(t, P_WINS) : "");
    page_text(p, say(t, P_OVER), w->letter[side], line);
}

static void tell_move(struct page *p, const struct tongue *t, const struct witness *w, unsigned side)
{
    char room[200];
    const struct contrast *k = &w->contrast;
    const char *move = said(t->spec, w->table[side], k->move, room);
    const struct clause *clause = clause_of(t->spec, k->refused);
    if (side == k->allowed)
        page_text(p, say(t, P_LEGAL), w->letter[side], move);
    else if (clause)
        page_text(p, say(t, P_REFUSED), w->letter[side], move, slug_of(t->spec, k->refused),
                  say_clause(t, k->refused));
    else
        page_text(p, say(t, P_NO_MOVE), w->letter[side], move);
}

static void tell_table(struct page *p, const struct tongue *t, const struct witness *w)
{
    page_text(p, say(t, P_TABLE), w->letter[w->contrast.allowed], w->place, w->letter[!w->contrast.allowed],
              slug_of(t->spec, w->contrast.refused), say_clause(t, w->contrast.refused));
}

static void tell_scenarios(struct page *p, const struct tongue *t, const struct witness *w)
{
    page_fold(p, say(t, P_REPLAY));
    for (unsigned side = 0; side < 2; side++) {
        char *text = scenario_text(t->spec, w, side);
        page_block(p, "scenario", text);
        free(text);
    }
    page_unfold(p);
}

static void tell_picture(struct page *p, const struct spec *spec, const struct witness *w)
{
    enum { PICTURE_ROOM = 1 << 18 };
    if (!p->html || !spec->game->draw)
        return;
    char *room = grown(NULL, PICTURE_ROOM, 1);
    struct text out = { room, room + PICTURE_ROOM, false };
    *room = 0;
    spec->game->draw(w->table[0], w->position[0], &out);
    if (!out.full)
        page_picture(p, room);
    free(room);
}

static void tell_position(struct page *p, const struct tongue *t, const struct witness *w)
{
    char room[200], *text = position_text(t->spec, w->table[0], w->position[0]);
    tell_picture(p, t->spec, w);
    page_block(p, "text", text);
    free(text);
    for (unsigned i = 0; i < w->moves; i++)
        page_item(p, say(t, P_THEN), said(t->spec, w->table[0], w->move[i], room));
}

static void tell_witness(struct page *p, const struct tongue *t, const struct clarified_pair *pair)
{
    const struct witness *w = &pair->witness;
    char title[40];
    snprintf(title, sizeof title, say(t, P_READING_OR), pair->letter[0], pair->letter[1]);
    page_heading(p, 4, NULL, title);
    if (!w->found) {
        char alike[500];
        snprintf(alike, sizeof alike, w->alike_scopes ? say(t, P_ALIKE_IN) : say(t, P_NO_SCOPE), w->alike_in);
        page_text(p, say(t, P_NOT_FOUND), alike, (unsigned long long)w->plays);
        return;
    }
    if (w->contrast.kind == OTHER_TABLE) {
        tell_table(p, t, w);
        return;
    }
    tell_where(p, t, w);
    tell_position(p, t, w);
    for (unsigned side = 0; side < 2; side++) {
        if (w->contrast.kind == OTHER_MOVES)
            tell_move(p, t, w, side);
        else if (w->contrast.kind == OTHER_END)
            tell_end(p, t, w, side);
        else
            tell_sight(p, t, w, side);
    }
    tell_scenarios(p, t, w);
}

static void tell_question(struct page *p, const struct clarified *c, unsigned question)
{
    const struct tongue *t = c->tongue;
    const struct question *q = c->spec->questions[question].question;
    char id[NAME_SIZE];
    page_heading(p, 3, question_id(c->spec, question, id), say_question(t, question));
    page_text(p, "`%s`", id);
    for (unsigned i = 0; i < MOST_READINGS && q->reading[i].letter; i++)
        page_item(p, "%c: %s%s%s", q->reading[i].letter, say_reading(t, question, i),
                  q->reading[i].letter == q->standard ? say(t, P_RECOMMENDED_MARK) : "",
                  q->reading[i].built ? "" : say(t, P_LISTED_MARK));
    page_text(p, say(t, P_RECOMMENDED), q->standard, say_reason(t, question));
    if (say_wording(t, question))
        page_text(p, say(t, P_WORDING), say_wording(t, question));
    for (unsigned i = 0; i < c->pairs; i++)
        if (c->pair[i].question == question)
            tell_witness(p, t, &c->pair[i]);
}

/* ---- what is on record ---- */

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static char **files_in(const char *folder, unsigned *count)
{
    char **name = NULL;
    *count = 0;
    DIR *dir = opendir(folder);
    for (struct dirent *e; dir && (e = readdir(dir)); ) {
        size_t n = strlen(e->d_name);
        if (n < 10 || strcmp(e->d_name + n - 9, ".scenario") != 0)
            continue;
        name = grown(name, *count + 1, sizeof *name);
        name[*count] = grown(NULL, n + 1, 1);
        memcpy(name[(*count)++], e->d_name, n + 1);
    }
    if (dir)
        closedir(dir);
    if (name)
        qsort(name, *count, sizeof *name, by_name);
    return name;
}

/* The comment at the top, as one line. */
static void title_of(const char *text, char *title, size_t room)
{
    size_t used = 0;
    while (text && *text == '#' && used + 1 < room) {
        text += 1 + (text[1] == ' ');
        size_t n = strcspn(text, "\n");
        int put = snprintf(title + used, room - used, "%s%.*s", used ? " " : "", (int)n, text);
        used += put > 0 ? (size_t)put : 0;
        text += n + (text[n] != 0);
    }
    if (used == 0)
        snprintf(title, room, "without a title");
}

static void tell_file(struct page *p, const struct tongue *t, const char *folder, const char *name, const char *shown, bool verdicts)
{
    char path[6000], title[2000];
    struct complaint why;
    struct scenario_result r = { 0, 0 };
    struct replay replay = { .spec = NULL };
    size_t size;
    snprintf(path, sizeof path, "%.5000s/%.900s", folder, name);
    char *text = read_file(path, 1 << 20, &size, &why);
    title_of(text, title, sizeof title);
    bool ran = text && verdicts && play_scenario(text, size, path, NULL, NULL, &replay, &r, &why);
    if (!verdicts)
        page_item(p, "%s (`%s/%s`)", title, shown, name);
    else
        page_item(p, "%s: %s (`%s/%s`)", say(t, ran && r.failed == 0 ? P_HOLDS : P_HOLDS_NOT), title, shown, name);
    if (replay.spec)
        replay_free(&replay);
    free(text);
}

static void tell_folder(struct page *p, const struct clarified *c, const char *what, const char *heading,
                        const char *intro, bool verdicts)
{
    char folder[5000], shown[400];
    unsigned count;
    snprintf(shown, sizeof shown, "corpus/%s/%s", c->spec->game->name, what);
    snprintf(folder, sizeof folder, "%.4000s/%s", repository_root(), shown);
    char **name = files_in(folder, &count);
    if (count) {
        page_heading(p, 2, what, heading);
        page_text(p, "%s", intro);
    }
    for (unsigned i = 0; i < count; i++) {
        tell_file(p, c->tongue, folder, name[i], shown, verdicts);
        free(name[i]);
    }
    free(name);
}

void write_clarifications(FILE *out, const struct clarified *c, bool html)
{
    struct page p = { .out = out, .html = html };
    char title[200];
    unsigned *order = order_of_questions(c);
    snprintf(title, sizeof title, say(c->tongue, P_TITLE), c->spec->game->title);
    page_begin(&p, c->tongue->language, title);
    tell_summary(&p, c);
    tell_weights(&p, c, order);
    page_heading(&p, 2, "questions", say(c->tongue, P_THE_QUESTIONS));
    for (unsigned i = 0; i < c->spec->question_count; i++)
        tell_question(&p, c, order[i]);
    tell_folder(&p, c, "findings", say(c->tongue, P_FINDINGS), say(c->tongue, P_FINDINGS_INTRO), false);
    tell_folder(&p, c, "examples", say(c->tongue, P_EXAMPLES), say(c->tongue, P_EXAMPLES_INTRO), true);
    page_end(&p);
    free(order);
}

/* ---- all games ---- */

static void index_row(struct page *p, const struct spec *spec, const char *folder)
{
    char path[6000], link[400], clauses[20], questions[20];
    struct stat there;
    snprintf(path, sizeof path, "%.5000s/%s.html", folder, spec->game->name);
    if (stat(path, &there))
        return;
    snprintf(link, sizeof link, "[%s](%s.html)", spec->game->title, spec->game->name);
    snprintf(clauses, sizeof clauses, "%u", spec->clause_count);
    snprintf(questions, sizeof questions, "%u", spec->question_count);
    const char *cell[] = { link, clauses, questions };
    page_row(p, false, 3, cell);
}

void write_index(FILE *out, const char *folder)
{
    static const char *const head[] = { "document", "clauses", "questions" };
    struct page p = { .out = out, .html = true };
    page_begin(&p, "en", "Clarifications");
    page_text(&p, "What the rulebooks leave open, and what that means in play: one page for each document.");
    page_row(&p, true, 3, head);
    for (unsigned i = 0; i < all_games_count; i++)
        index_row(&p, all_games[i], folder);
    page_end(&p);
}

/* ---- for programs ---- */

static void json_share(struct json *j, const char *key, const struct weight *w)
{
    json_open(j, key, '{');
    json_number(j, "plays", w->plays);
    json_number(j, "noticed", w->noticed);
    json_number(j, "moves", w->moves);
    json_number(j, "winner", w->winner);
    json_close(j, '}');
}

static void json_witness(struct json *j, const struct clarified *c, const struct witness *w)
{
    static const char *const kind[] = { "nothing", "moves", "end", "sight", "table" };
    static const char *const where[] = { "scope", "scene", "full size" };
    json_bool(j, "found", w->found);
    json_string(j, "alike_in", w->alike_in);
    json_number(j, "states", w->states);
    json_number(j, "plays", w->plays);
    if (!w->found)
        return;
    json_string(j, "kind", kind[w->contrast.kind]);
    json_string(j, "where", where[w->where]);
    json_string(j, "place", w->place);
    json_string(j, "with", w->also);
    json_number(j, "moves", w->moves_before + w->moves);
    json_open(j, "scenarios", '[');
    for (unsigned side = 0; side < 2; side++) {
        char *text = scenario_text(c->spec, w, side);
        json_string(j, NULL, text);
        free(text);
    }
    json_close(j, ']');
}

void clarifications_as_json(FILE *out, const struct clarified *c)
{
    struct json j;
    char id[NAME_SIZE];
    json_begin(&j, out);
    json_string(&j, "game", c->spec->game->name);
    json_string(&j, "sum", c->sum);
    json_open(&j, "pairs", '[');
    for (unsigned i = 0; i < c->pairs; i++) {
        const struct clarified_pair *p = &c->pair[i];
        char one[2] = { p->letter[0], 0 }, other[2] = { p->letter[1], 0 };
        json_open(&j, NULL, '{');
        json_string(&j, "question", question_id(c->spec, p->question, id));
        json_string(&j, "one", one);
        json_string(&j, "other", other);
        json_witness(&j, c, &p->witness);
        json_share(&j, "random", &p->chance);
        json_share(&j, "greedy", &p->greedy);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_end(&j);
}
