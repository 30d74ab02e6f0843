/* Writes the result of clarify: a summary, then each question, then what is on record about the
 * document. */
#include "harness/compare/clarify.h"
#include "harness/compare/clarify_page.h"
#include "harness/compare/twins.h"
#include "harness/compare/weights.h"
#include "harness/compare/witness.h"
#include "harness/core/corpus.h"
#include "harness/core/explain/followed.h"
#include "harness/core/games.h"
#include "harness/core/explain/reasons.h"
#include "harness/report/html.h"
#include "harness/report/sentences.h"
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
#include <sys/stat.h>

/* ---- words ---- */

static const char *move_text(const struct spec *spec, const void *table, const void *state,
                             struct move m, char room[200])
{
    struct text out = { room, room + 200, false };
    *room = 0;
    write_move_here(spec->game, table, state, m, &out);
    return room;
}

enum { SENTENCE_ROOM = 500 };

/* Prints a move as a sentence in the page's language, or as code if there is no sentence. */
static const char *move_told(const struct translation *t, const void *table, const void *state,
                             struct move m, char told[SENTENCE_ROOM])
{
    char room[200];
    struct text out = { told, told + SENTENCE_ROOM, false };
    const char *written = move_text(t->spec, table, state, m, room);
    *told = 0;
    if (!put_move_sentence(t, written, &out))
        snprintf(told, SENTENCE_ROOM, "`%s`", written);
    return told;
}

char *position_text(const struct spec *spec, const void *table, const void *state)
{
    char *room = xrealloc(NULL, TEXT_ROOM, 1);
    struct text out = { room, room + TEXT_ROOM, false };
    *room = 0;
    spec->game->write_position(table, state, &out);
    return room;
}

/* ---- how much it matters ---- */

static void share_text(const struct translation *t, char room[80], unsigned seen, unsigned of)
{
    double least, most;
    share_between(seen, of, &least, &most);
    if (of == 0)
        snprintf(room, 80, "-");
    else
        snprintf(room, 80, phrase_text(t, P_SHARE), 100.0 * seen / of, 100 * least, 100 * most);
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

/* Orders by weight; questions of the same weight keep the rulebook's order. */
static unsigned *order_of_questions(const struct clarified *c)
{
    unsigned *order = xrealloc(NULL, c->spec->question_count + 1, sizeof *order);
    for (unsigned i = 0; i < c->spec->question_count; i++) {
        unsigned at = i;
        for (; at > 0 && noticed_at_most(c, order[at - 1]) < noticed_at_most(c, i); at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    return order;
}

static void weights_row(struct page *p, const struct clarified *c,
                        const struct clarified_pair *pair)
{
    char id[NAME_SIZE], link[3 * NAME_SIZE], letters[24], share[3][80];
    question_id(c->spec, pair->question, id);
    snprintf(link, sizeof link, "[%s](#%s)", id, id);
    snprintf(letters, sizeof letters, phrase_text(c->translation, P_OR), pair->letter[0],
             pair->letter[1]);
    share_text(c->translation, share[0], pair->chance.noticed, pair->chance.plays);
    share_text(c->translation, share[1], pair->greedy.noticed, pair->greedy.plays);
    share_text(c->translation, share[2], pair->chance.winner, pair->chance.plays);
    const char *cell[] = { link, letters, share[0], share[1], share[2] };
    page_row(p, false, 5, cell);
}

static void put_weights(struct page *p, const struct clarified *c, const unsigned *order)
{
    const struct translation *t = c->translation;
    const char *head[] = { phrase_text(t, P_HEAD_QUESTION), phrase_text(t, P_HEAD_READINGS),
                           phrase_text(t, P_HEAD_RANDOM), phrase_text(t, P_HEAD_GREEDY),
                           phrase_text(t, P_HEAD_WINNER) };
    page_heading(p, 2, "weights", phrase_text(t, P_WEIGHTS));
    page_text(p, "%s", phrase_text(t, P_WEIGHTS_INTRO));
    page_row(p, true, 5, head);
    for (unsigned i = 0; i < c->spec->question_count; i++)
        for (unsigned k = 0; k < c->pairs; k++)
            if (c->pair[k].question == order[i] && c->pair[k].chance.plays)
                weights_row(p, c, &c->pair[k]);
}

/* ---- the summary ---- */

static void put_summary(struct page *p, const struct clarified *c)
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
    page_text(p, "%s", phrase_text(c->translation, P_INTRO));
    page_item(p, phrase_text(c->translation, P_CLAUSES), c->spec->clause_count, status[EXPLICIT],
              status[IMPLIED], status[AMBIGUOUS], status[SILENT], inert);
    page_item(p, phrase_text(c->translation, P_QUESTIONS), c->spec->question_count, c->pairs, found,
              alike);
}

/* ---- one question ---- */

static void put_where(struct page *p, const struct translation *t, const struct witness *w)
{
    char alike[600] = "", players[80];
    if (w->alike_scopes)
        snprintf(alike, sizeof alike, phrase_text(t, P_SMALLER_ALIKE), w->alike_in);
    snprintf(players, sizeof players, phrase_text(t, P_PLAYERS), w->place);
    if (w->where == IN_SCOPE)
        page_text(p, phrase_text(t, P_IN_SCOPE), w->place, w->moves_before + w->moves, alike);
    else if (w->where == FROM_SCENE)
        page_text(p, phrase_text(t, P_FROM_SCENE), w->place);
    else
        page_text(p, phrase_text(t, P_FULL_SIZE), players);
    if (*w->also)
        page_text(p, phrase_text(t, P_ALSO), w->also);
}

static void put_sight(struct page *p, const struct translation *t, const struct witness *w,
                      unsigned side)
{
    char *text[2] = { observation_of(w, 0), observation_of(w, 1) };
    char *only = lines_only_in(text[side], text[!side]);
    page_text(p, phrase_text(t, P_SEES), w->letter[side], 'A' + (int)w->contrast.seat);
    page_block(p, "text", *only ? only : phrase_text(t, P_NOTHING));
    free(only);
    free(text[0]);
    free(text[1]);
}

static void put_end(struct page *p, const struct translation *t, const struct witness *w,
                    unsigned side)
{
    struct outcome o = { .over = false };
    char line[400] = "";
    size_t used = 0;
    t->spec->game->outcome(w->table[side], w->after[side], &o);
    if (!o.over) {
        page_text(p, phrase_text(t, P_GOES_ON), w->letter[side]);
        return;
    }
    for (unsigned seat = 0;
         seat < ((const struct table *)w->table[side])->players && used < sizeof line; seat++)
        used += (size_t)snprintf(line + used, sizeof line - used, "%s%c %d%s", seat ? ", " : "",
                                 'A' + (int)seat, o.score[seat],
                                 o.winners >> seat & 1 ? phrase_text(t, P_WINS) : "");
    page_text(p, phrase_text(t, P_OVER), w->letter[side], line);
}

/* What is wrong in this position, or, if the game does not say it, the clause's statement. */
static const char *wrong_here(const struct translation *t, const struct witness *w, unsigned side,
                              const struct reason *r, char room[1000])
{
    struct text out = { room, room + 1000, false };
    *room = 0;
    write_sentence(t->spec, reason_text_here(t, r), w->table[side], w->after[side],
                   w->contrast.move, &out);
    return room;
}

static void print_refusal(struct page *p, const struct translation *t, const struct witness *w,
                          unsigned side, const char *move)
{
    char here[1000], line[2000], others[2000] = "";
    struct reasons why;
    find_reasons(t->spec, w->table[side], w->after[side], w->contrast.move, w->contrast.refused,
                 &why);
    snprintf(line, sizeof line, "%s%s%s", wrong_here(t, w, side, &why.by[0], here),
             why.by[0].forbids ? ". " : "",
             why.by[0].forbids ? clause_text(t, w->contrast.refused) : "");
    page_text(p, phrase_text(t, P_REFUSED), w->letter[side], move,
              slug_of(t->spec, w->contrast.refused), line);
    for (unsigned i = 1; i < why.count; i++) {
        size_t used = strlen(others);
        snprintf(others + used, sizeof others - used, "%s`%s`: %s", i > 1 ? "; " : "",
                 slug_of(t->spec, why.by[i].clause), wrong_here(t, w, side, &why.by[i], here));
    }
    if (*others)
        page_text(p, phrase_text(t, P_ALSO_BY), others);
}

/* Prints what follows from the allowed move. */
static void print_followed(struct page *p, const struct translation *t, const struct witness *w,
                           unsigned side)
{
    struct followed f;
    struct change_words changes = change_phrases(t);
    struct next_words next = next_phrases(t);
    char clauses[4000] = "", *rest = NULL;
    if (w->spec[side]->game->refusal(w->table[side], w->after[side], w->contrast.move) != LEGAL)
        return;
    follow(t->spec, w->table[side], w->after[side], w->contrast.move, &changes, &next, &f);
    if (*f.changes)
        page_text(p, "%s", phrase_text(t, P_FOLLOWS));
    for (char *l = strtok_r(f.changes, "\n", &rest); l; l = strtok_r(NULL, "\n", &rest))
        page_item(p, "%s", l);
    page_text(p, phrase_text(t, P_NOW), f.next);
    for (unsigned i = 0; i < f.by.count; i++) {
        size_t used = strlen(clauses);
        snprintf(clauses + used, sizeof clauses - used, "%s`%s`", i ? ", " : "",
                 slug_of(t->spec, f.by.clause[i]));
    }
    if (*clauses)
        page_text(p, phrase_text(t, P_CARRIED_OUT), clauses);
    followed_free(&f);
}

static void put_move(struct page *p, const struct translation *t, const struct witness *w,
                     unsigned side)
{
    char told[SENTENCE_ROOM];
    const struct contrast *k = &w->contrast;
    const char *move = move_told(t, w->table[side], w->after[side], k->move, told);
    const struct clause *clause = clause_of(t->spec, k->refused);
    if (side != k->allowed && clause)
        print_refusal(p, t, w, side, move);
    else
        page_text(p, phrase_text(t, side == k->allowed ? P_LEGAL : P_NO_MOVE), w->letter[side],
                  move);
    if (side == k->allowed)
        print_followed(p, t, w, side);
}

static void put_table(struct page *p, const struct translation *t, const struct witness *w)
{
    page_text(p, phrase_text(t, P_TABLE), w->letter[w->contrast.allowed], w->place,
              w->letter[!w->contrast.allowed], slug_of(t->spec, w->contrast.refused),
              clause_text(t, w->contrast.refused));
}

static void put_scenarios(struct page *p, const struct translation *t, const struct witness *w)
{
    page_fold(p, phrase_text(t, P_REPLAY));
    for (unsigned side = 0; side < 2; side++) {
        char *text = witness_text(w, side);
        page_block(p, "scenario", text);
        free(text);
    }
    page_unfold(p);
}

/* ---- pictures ---- */

/* NULL if the game draws no pictures, or if this one would be too large. */
static char *drawn(const struct spec *spec, const void *table, const void *state)
{
    enum { PICTURE_ROOM = 1 << 18 };
    if (!spec->game->draw)
        return NULL;
    char *room = xrealloc(NULL, PICTURE_ROOM, 1);
    struct text out = { room, room + PICTURE_ROOM, false };
    *room = 0;
    spec->game->draw(table, state, &out);
    if (!out.full)
        return room;
    free(room);
    return NULL;
}

void put_picture(struct page *p, const struct spec *spec, const void *table, const void *state)
{
    struct picture one = { .svg = p->html ? drawn(spec, table, state) : NULL };
    if (one.svg)
        page_pictures(p, 1, &one);
    free((char *)one.svg);
}

/* The position whose consequences the page lists if only the allowed move shows the difference. */
static void *after_the_move(const struct witness *w)
{
    const struct game *g = w->spec[0]->game;
    void *state = xrealloc(NULL, g->state_size, 1);
    memcpy(state, w->after[w->contrast.allowed], g->state_size);
    g->step(w->table[w->contrast.allowed], state, w->contrast.move);
    return state;
}

/* Prints the position before, and the one after under each reading. */
static void put_pictures(struct page *p, const struct translation *t, const struct witness *w)
{
    char caption[2][SENTENCE_ROOM + 40], told[SENTENCE_ROOM];
    struct picture all[3] = { { .svg = drawn(t->spec, w->table[0], w->position[0]),
                                .caption = phrase_text(t, P_BEFORE) } };
    unsigned count = 1, allowed = w->contrast.allowed;
    if (w->contrast.kind == OTHER_MOVES) {
        void *state = after_the_move(w);
        snprintf(caption[0], sizeof caption[0], phrase_text(t, P_AFTER_MOVE),
                 move_told(t, w->table[allowed], w->after[allowed], w->contrast.move, told),
                 w->letter[allowed]);
        all[count++] =
            (struct picture){ drawn(t->spec, w->table[allowed], state), all[0].svg, caption[0] };
        free(state);
    } else {
        for (unsigned side = 0; side < 2; side++) {
            snprintf(caption[side], sizeof caption[side], phrase_text(t, P_AFTER), w->letter[side]);
            all[count++] = (struct picture){ drawn(t->spec, w->table[side], w->after[side]),
                                             all[0].svg, caption[side] };
        }
    }
    bool whole = true;
    for (unsigned i = 0; i < count; i++)
        whole = whole && all[i].svg;
    if (whole && p->html) {
        page_pictures(p, count, all);
        page_text(p, "%s", phrase_text(t, P_NEW_MARK));
    }
    for (unsigned i = 0; i < count; i++)
        free((char *)all[i].svg);
}

/* Writes moves, each in the words of the position in which it is made. */
void put_steps(struct page *p, const struct translation *t, const void *table, const void *from,
               const struct move *list, unsigned count)
{
    char told[SENTENCE_ROOM];
    const struct spec *spec = t->spec;
    uint8_t *state = xrealloc(NULL, spec->game->state_size, 1);
    memcpy(state, from, spec->game->state_size);
    for (unsigned i = 0; i < count; i++) {
        page_step(p, move_told(t, table, state, list[i], told));
        spec->game->step(table, state, list[i]);
    }
    free(state);
}

static void put_position(struct page *p, const struct translation *t, const struct witness *w)
{
    char *text = position_text(t->spec, w->table[0], w->position[0]);
    page_block(p, "text", text);
    free(text);
    put_steps(p, t, w->table[0], w->position[0], w->move, w->moves);
    put_pictures(p, t, w);
}

static void put_witness(struct page *p, const struct translation *t,
                        const struct clarified_pair *pair)
{
    const struct witness *w = &pair->witness;
    char title[40];
    snprintf(title, sizeof title, phrase_text(t, P_READING_OR), pair->letter[0], pair->letter[1]);
    page_heading(p, 4, NULL, title);
    if (!w->found) {
        char alike[500];
        snprintf(alike, sizeof alike,
                 w->alike_scopes ? phrase_text(t, P_ALIKE_IN) : phrase_text(t, P_NO_SCOPE),
                 w->alike_in);
        page_text(p, phrase_text(t, P_NOT_FOUND), alike, (unsigned long long)w->plays);
        return;
    }
    if (w->contrast.kind == OTHER_TABLE) {
        put_table(p, t, w);
        return;
    }
    put_where(p, t, w);
    put_position(p, t, w);
    for (unsigned side = 0; side < 2; side++) {
        if (w->contrast.kind == OTHER_MOVES)
            put_move(p, t, w, side);
        else if (w->contrast.kind == OTHER_END)
            put_end(p, t, w, side);
        else
            put_sight(p, t, w, side);
    }
    put_scenarios(p, t, w);
}

static void put_question(struct page *p, const struct clarified *c, unsigned question)
{
    const struct translation *t = c->translation;
    const struct question *q = c->spec->questions[question].question;
    char id[NAME_SIZE];
    page_heading(p, 3, question_id(c->spec, question, id), question_text(t, question));
    page_text(p, "`%s`", id);
    for (unsigned i = 0; i < MOST_READINGS && q->reading[i].letter; i++)
        page_item(p, "%c: %s%s%s", q->reading[i].letter, reading_text(t, question, i),
                  c->effort.ruling[question] == q->reading[i].letter ? phrase_text(t, P_RULED_MARK)
                  : q->reading[i].letter == q->standard ? phrase_text(t, P_RECOMMENDED_MARK)
                                                        : "",
                  q->reading[i].built ? "" : phrase_text(t, P_LISTED_MARK));
    page_text(p, phrase_text(t, P_RECOMMENDED), q->standard, default_reason_text(t, question));
    const char *wording = wording_text(t, question, in_force(c, question));
    if (wording)
        page_text(p, phrase_text(t, P_WORDING), wording);
    else if (c->effort.ruling[question])
        page_text(p, phrase_text(t, P_NO_WORDING), c->effort.ruling[question]);
    for (unsigned i = 0; i < c->pairs; i++)
        if (c->pair[i].question == question)
            put_witness(p, t, &c->pair[i]);
}

/* ---- components ---- */

bool named_before(const struct spec *spec, unsigned property)
{
    for (unsigned i = 0; i < property; i++)
        if (spec->properties[i].kind == OF_TABLE
            && spec->properties[i].clause == spec->properties[property].clause)
            return true;
    return false;
}

/* The clauses of properties of tables are what the document says about its components. */
static void put_components(struct page *p, const struct clarified *c)
{
    const struct translation *t = c->translation;
    char *sheet = xrealloc(NULL, TEXT_ROOM, 1);
    struct text out = { sheet, sheet + TEXT_ROOM, false };
    void *table = xrealloc(NULL, c->spec->game->table_size, 1);
    page_heading(p, 2, "components", phrase_text(t, P_COMPONENTS));
    page_text(p, "%s", phrase_text(t, P_COMPONENTS_INTRO));
    page_text(p, "%s:", phrase_text(t, P_COMPONENTS_MUST));
    for (unsigned i = 0; i < c->spec->property_count; i++)
        if (c->spec->properties[i].kind == OF_TABLE && !named_before(c->spec, i))
            page_item(p, "%s (`%s`)", clause_text(t, c->spec->properties[i].clause),
                      slug_of(c->spec, c->spec->properties[i].clause));
    *sheet = 0;
    c->spec->game->default_table(table, c->spec->game->fewest_players);
    c->spec->game->seal(table);
    c->spec->game->write_sheet(table, &out);
    page_fold(p, phrase_text(t, P_COMPONENTS_SHEET));
    page_block(p, "text", sheet);
    page_unfold(p);
    free(table);
    free(sheet);
}

typedef void put_room_fn(struct page *p, const struct clarified *c, const char *folder,
                         char *const *file, unsigned count);

static void put_room(struct page *p, const struct clarified *c, const char *room,
                     enum phrase_id heading, enum phrase_id intro, put_room_fn *put_all)
{
    char folder[CORPUS_PATH];
    unsigned count;
    corpus_folder(folder, c->spec, room);
    char **name = corpus_names(folder, "", &count);
    if (count) {
        page_heading(p, 2, room, phrase_text(c->translation, heading));
        page_text(p, "%s", phrase_text(c->translation, intro));
    }
    put_all(p, c, folder, name, count);
    corpus_forget(name, count);
}

/* ---- a ruling ---- */

/* Runs the scenario under the ruling; one that chooses the reading itself does not change. */
static char *under_ruling(const struct clarified *c, const char *text)
{
    char id[NAME_SIZE], *ruled = NULL;
    size_t size = 0;
    const char *rest = strstr(text, "\ngame ");
    rest = strncmp(text, "game ", 5) == 0 ? text : rest ? rest + 1 : NULL;
    FILE *out = rest ? open_memstream(&ruled, &size) : NULL;
    if (!out)
        return NULL;
    rest += strcspn(rest, "\n");
    const char *players = strncmp(rest, "\nplayers ", 9) == 0 ? rest + 1 : NULL;
    rest = players ? players + strcspn(players, "\n") : rest;
    fprintf(out, "%.*s\n", (int)(rest - text), text);
    for (unsigned i = 0; i < c->spec->question_count; i++)
        if (c->effort.ruling[i] && !strstr(text, question_id(c->spec, i, id)))
            fprintf(out, "reading %s=%c\n", id, c->effort.ruling[i]);
    fputs(rest, out);
    fclose(out);
    return ruled;
}

static bool put_break(struct page *p, const struct clarified *c, const char *folder,
                      const char *room, const char *name)
{
    char place[1400], title[2000], path[CORPUS_FILE];
    size_t size;
    char *text = corpus_text(folder, name, path, &size), *ruled = under_ruling(c, text);
    bool breaks =
        ruled && scenario_holds(text, size, path) && !scenario_holds(ruled, strlen(ruled), path);
    if (breaks) {
        title_of(text, title, sizeof title);
        snprintf(place, sizeof place, "corpus/%s/%s/%.900s", c->spec->game->name, room, name);
        page_item(p, phrase_text(c->translation, P_RECORD_BREAKS), title, place);
    }
    free(ruled);
    free(text);
    return breaks;
}

static void put_breaks(struct page *p, const struct clarified *c)
{
    static const char *const rooms[] = { "examples", "clauses", "findings" };
    unsigned broken = 0;
    for (unsigned i = 0; i < sizeof rooms / sizeof rooms[0]; i++) {
        char folder[CORPUS_PATH];
        unsigned count;
        corpus_folder(folder, c->spec, rooms[i]);
        char **name = corpus_names(folder, "", &count);
        for (unsigned k = 0; k < count; k++)
            broken += put_break(p, c, folder, rooms[i], name[k]);
        corpus_forget(name, count);
    }
    if (broken == 0)
        page_item(p, "%s", phrase_text(c->translation, P_NO_RECORD_BREAKS));
}

static void put_impact_of(struct page *p, const struct clarified *c, const char *rulings)
{
    page_heading(p, 2, "impact", phrase_text(c->translation, P_IMPACT));
    page_text(p, phrase_text(c->translation, P_IMPACT_INTRO), rulings);
    put_breaks(p, c);
}

/* "`q-slug` = B (2026-03-01, letter of the publisher)" */
static void write_ruling(FILE *out, const struct clarified *c, unsigned question)
{
    char id[NAME_SIZE], letter = c->effort.ruling[question];
    const struct ruling *r = ruling_on(c->rulings, c->spec, question);
    fprintf(out, "`%s` = %c", question_id(c->spec, question, id), letter);
    if (r && r->letter == letter)
        fprintf(out, " (%s, %s)", r->date, r->source);
}

static void put_impact(struct page *p, const struct clarified *c)
{
    char *rulings = NULL;
    size_t size = 0;
    unsigned count = 0;
    FILE *out = open_memstream(&rulings, &size);
    for (unsigned i = 0; out && i < c->spec->question_count; i++)
        if (c->effort.ruling[i]) {
            fputs(count++ ? ", " : "", out);
            write_ruling(out, c, i);
        }
    if (out)
        fclose(out);
    if (count)
        put_impact_of(p, c, rulings);
    free(rulings);
}

void write_clarifications(FILE *out, const struct clarified *c, bool html)
{
    struct page p = { .out = out, .html = html };
    char title[200];
    unsigned *order = order_of_questions(c);
    snprintf(title, sizeof title, phrase_text(c->translation, P_TITLE), c->spec->game->title);
    page_begin(&p, c->translation->language, title);
    put_summary(&p, c);
    put_impact(&p, c);
    put_weights(&p, c, order);
    page_heading(&p, 2, "questions", phrase_text(c->translation, P_THE_QUESTIONS));
    for (unsigned i = 0; i < c->spec->question_count; i++)
        put_question(&p, c, order[i]);
    put_room(&p, c, "findings", P_FINDINGS, P_FINDINGS_INTRO, put_findings);
    put_room(&p, c, "examples", P_EXAMPLES, P_EXAMPLES_INTRO, put_examples);
    put_components(&p, c);
    page_end(&p);
    free(order);
}

/* ---- all games ---- */

void name_page(char path[4200], const char *folder, const struct spec *spec, const char *language,
               const char *ending)
{
    bool english = same_word(language, "en");
    snprintf(path, 4200, "%.4000s/%s%s%s.%s", folder, spec->game->name, english ? "" : "-",
             english ? "" : language, ending);
}

static void index_row(struct page *p, const struct spec *spec, const struct language *language,
                      const char *folder)
{
    char path[4200], link[400], clauses[20], questions[20];
    struct stat there;
    name_page(path, folder, spec, language->code, "html");
    if (stat(path, &there))
        return;
    snprintf(link, sizeof link, "[%s](%.200s)", spec->game->title, strrchr(path, '/') + 1);
    snprintf(clauses, sizeof clauses, "%u", spec->clause_count);
    snprintf(questions, sizeof questions, "%u", spec->question_count);
    const char *cell[] = { link, language->name, clauses, questions };
    page_row(p, false, 4, cell);
}

void write_index(FILE *out, const char *folder)
{
    static const char *const head[] = { "document", "language", "clauses", "questions" };
    struct page p = { .out = out, .html = true };
    page_begin(&p, "en", "Clarifications");
    page_text(&p, "What the rulebooks leave open, and what that means in play: one page for each "
                  "document.");
    page_row(&p, true, 4, head);
    for (unsigned i = 0; i < all_games_count; i++)
        for (unsigned k = 0; k < LANGUAGES; k++)
            index_row(&p, all_games[i], &languages[k], folder);
    page_end(&p);
}
