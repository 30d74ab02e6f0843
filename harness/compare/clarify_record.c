/* Writes what is on record about the document: its own examples, and the findings with their
 * plays. */
#include "harness/compare/clarify.h"
#include "harness/compare/clarify_page.h"
#include "harness/core/corpus.h"
#include "harness/core/games.h"
#include "harness/report/html.h"
#include "harness/report/translation.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Is the comment only for programs, such as "# finding: ..." or "# told-with: NAME"? */
static bool is_for_programs(const char *line)
{
    return strncmp(line, "clause", 6) == 0 || strncmp(line, "finding:", 8) == 0
        || strncmp(line, "told-with:", 10) == 0;
}

/* The comment at the top as one line, without the parts for programs. */
void title_of(const char *text, char *title, size_t room)
{
    size_t used = 0;
    while (text && *text == '#' && used + 1 < room) {
        text += 1 + (text[1] == ' ');
        size_t n = strcspn(text, "\n");
        int put = is_for_programs(text)
                    ? 0
                    : snprintf(title + used, room - used, "%s%.*s", used ? " " : "", (int)n, text);
        used += put > 0 ? (size_t)put : 0;
        text += n + (text[n] != 0);
    }
    make_printable(title);
    if (used == 0)
        snprintf(title, room, "without a title");
}

bool title_in(const struct translation *t, const char *file, const char *text, char *title,
              size_t room)
{
    char name[NAME_SIZE];
    name_of(file, name);
    const char *own = title_text(t, name);
    if (own)
        snprintf(title, room, "%s", own);
    else
        title_of(text, title, room);
    return own || same_word(t->language, "en");
}

static void put_example(struct page *p, const struct translation *t, const char *folder,
                        const char *name)
{
    char title[2000], path[CORPUS_FILE], place[1400];
    size_t size;
    char *text = corpus_text(folder, name, path, &size);
    bool in_language = title_in(t, name, text, title, sizeof title);
    const char *holds = phrase_text(t, scenario_holds(text, size, path) ? P_HOLDS : P_HOLDS_NOT);
    snprintf(place, sizeof place, "corpus/%s/examples/%.900s", t->spec->game->name, name);
    if (in_language)
        page_item(p, "%s: %s (`%s`)", holds, title, place);
    else
        page_item_english(p, holds, title, place);
    free(text);
}

void put_examples(struct page *p, const struct clarified *c, const char *folder, char *const *file,
                  unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        put_example(p, c->translation, folder, file[i]);
}

/* ---- one finding, played ---- */

static void *state_before(const struct replay *r, unsigned moves)
{
    const struct game *g = r->spec->game;
    void *state = xrealloc(NULL, g->state_size, 1);
    if (r->position)
        memcpy(state, r->position, g->state_size);
    else
        g->start(r->table, state);
    for (unsigned i = 0; i < moves; i++)
        g->step(r->table, state, r->move[i]);
    return state;
}

/* The number of moves at the end that lead back to an earlier position; 0 if there is no loop. */
static unsigned loop_of(const struct replay *r)
{
    unsigned loop = 0;
    void *state = state_before(r, 0);
    for (unsigned i = 0; i < r->moves; i++) {
        if (memcmp(state, r->state, r->spec->game->state_size) == 0)
            loop = r->moves - i;
        r->spec->game->step(r->table, state, r->move[i]);
    }
    free(state);
    return loop;
}

static void put_outcome(struct page *p, const struct translation *t, const struct replay *r)
{
    struct outcome o = { .over = false };
    char line[400] = "";
    size_t used = 0;
    r->spec->game->outcome(r->table, r->state, &o);
    for (unsigned seat = 0; seat < ((const struct table *)r->table)->players && used < sizeof line;
         seat++)
        used += (size_t)snprintf(line + used, sizeof line - used, "%s%c %d%s", seat ? ", " : "",
                                 'A' + (int)seat, o.score[seat],
                                 o.winners >> seat & 1 ? phrase_text(t, P_WINS) : "");
    struct move *list = xrealloc(NULL, 2 * (size_t)r->spec->game->most_moves + 64, sizeof *list);
    unsigned moves = r->spec->game->moves(r->table, r->state, list);
    free(list);
    if (o.over)
        page_text(p, phrase_text(t, P_OVER_NOW), line);
    else if (moves == 0)
        page_text(p, "%s", phrase_text(t, P_STUCK_NOW));
}

static void put_moves(struct page *p, const struct translation *t, const struct replay *r,
                      unsigned from)
{
    void *state = state_before(r, from);
    put_steps(p, t, r->table, state, r->move + from, r->moves - from);
    free(state);
}

/* A long way is collapsed on the page, but never the loop, which is what the finding shows. */
static void put_play(struct page *p, const struct translation *t, const struct replay *r)
{
    char title[100];
    unsigned loop = loop_of(r);
    char *text = position_text(r->spec, r->table, r->state);
    page_text(p, phrase_text(t, loop ? P_LOOP : P_LAST_POSITION), loop);
    if (loop)
        put_moves(p, t, r, r->moves - loop);
    put_picture(p, r->spec, r->table, r->state);
    page_block(p, "text", text);
    free(text);
    put_outcome(p, t, r);
    snprintf(title, sizeof title, phrase_text(t, P_ITS_MOVES), r->moves);
    if (r->moves > loop) {
        page_fold(p, title);
        put_moves(p, t, r, 0);
        page_unfold(p);
    }
}

static void put_scenario_play(struct page *p, const struct translation *t, const char *text,
                              size_t size, const char *path)
{
    struct replay r = { 0 };
    struct scenario_result result = { 0 };
    struct complaint ignored;
    if (play_scenario(text, size, path, NULL, NULL, &r, &result, &ignored) && r.started
        && r.spec == t->spec)
        put_play(p, t, &r);
    replay_free(&r);
}

void name_of(const char *file, char name[NAME_SIZE])
{
    snprintf(name, NAME_SIZE, "%.*s", (int)strcspn(file, "."), file);
}

static bool is_file_of(const char *file, const char *finding)
{
    char name[NAME_SIZE];
    name_of(file, name);
    return same_word(name, finding);
}

void told_with(const char *text, char name[NAME_SIZE])
{
    static const char head[] = "# told-with: ";
    const char *at =
        strncmp(text, head, sizeof head - 1) == 0 ? text : strstr(text, "\n# told-with: ");
    at = at ? strstr(at, head) + sizeof head - 1 : "";
    snprintf(name, NAME_SIZE, "%.*s", (int)strcspn(at, " \r\n"), at);
}

/* If another finding explains this one, only its play is written. */
static void put_companion(struct page *p, const struct translation *t, const char *folder,
                          const char *file)
{
    char title[2000], path[CORPUS_FILE];
    size_t size;
    char *text = corpus_text(folder, file, path, &size);
    bool in_language = title_in(t, file, text, title, sizeof title);
    page_fold(p, phrase_text(t, P_SHOWN_AGAIN));
    if (in_language)
        page_text(p, "%s", title);
    else
        page_english(p, title);
    page_text(p, "`corpus/%s/findings/%s`", t->spec->game->name, file);
    put_scenario_play(p, t, text, size, path);
    page_unfold(p);
    free(text);
}

static void put_finding(struct page *p, const struct translation *t, const char *folder,
                        const char *file)
{
    char title[2000], path[CORPUS_FILE], name[NAME_SIZE];
    size_t size;
    char *text = corpus_text(folder, file, path, &size);
    name_of(file, name);
    const struct finding_text *told = finding_text(t, name);
    title_in(t, file, text, title, sizeof title);
    page_heading(p, 3, NULL, told ? told->title : title);
    if (told)
        page_text(p, "%s", told->text);
    page_text(p, "`corpus/%s/findings/%s`", t->spec->game->name, file);
    put_scenario_play(p, t, text, size, path);
    free(text);
}

/* Writes the most important findings first, each with those that it explains; then those without
 * an explanation. */
void put_findings(struct page *p, const struct clarified *c, const char *folder, char *const *file,
                  unsigned count)
{
    char(*with)[NAME_SIZE] = xrealloc(NULL, count + 1, sizeof *with), name[NAME_SIZE];
    char path[CORPUS_FILE];
    size_t size;
    for (unsigned k = 0; k < count; k++) {
        char *text = corpus_text(folder, file[k], path, &size);
        told_with(text, with[k]);
        free(text);
    }
    for (unsigned i = 0; i < c->translation->findings; i++) {
        const char *told = c->translation->finding[i].name;
        for (unsigned k = 0; k < count; k++)
            if (is_file_of(file[k], told))
                put_finding(p, c->translation, folder, file[k]);
        for (unsigned k = 0; k < count; k++)
            if (same_word(with[k], told))
                put_companion(p, c->translation, folder, file[k]);
    }
    for (unsigned k = 0; k < count; k++) {
        name_of(file[k], name);
        if (!finding_text(c->translation, name) && !finding_text(c->translation, with[k]))
            put_finding(p, c->translation, folder, file[k]);
    }
    free(with);
}
