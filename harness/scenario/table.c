/* The scenario language: the game and its table. */
#include "harness/scenario/scenario.h"
#include "harness/core/battery.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/scenario/expectations.h"
#include "harness/scenario/mend/keywords.h"
#include "harness/scenario/scene.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/paths.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum {
    PATH_ROOM = 4096,
    MOST_SHEETS = 1 << 20 /* bytes, of all sheets that one file names */
};

static bool make_room(struct scene *s)
{
    const struct game *g = s->game;
    s->table = calloc(1, g->table_size);
    s->judged = calloc(1, g->table_size);
    s->unsheeted = calloc(1, g->table_size);
    s->position = calloc(1, g->state_size);
    s->state = calloc(1, g->state_size);
    s->spare = calloc(1, g->state_size);
    s->scratch = calloc(1, g->state_size);
    s->judged_state = calloc(1, g->state_size);
    s->list = calloc(g->most_moves + 1u, sizeof *s->list);
    s->weight = calloc(g->most_moves + 1u, sizeof *s->weight);
    s->text = malloc(TEXT_ROOM);
    return (s->table && s->judged && s->unsheeted && s->position && s->state && s->spare
            && s->scratch && s->judged_state && s->list && s->weight && s->text)
        || scene_no_memory(s);
}

void scene_free_room(struct scene *s)
{
    free(s->table);
    free(s->judged);
    free(s->unsheeted);
    free(s->position);
    free(s->state);
    free(s->spare);
    free(s->scratch);
    free(s->judged_state);
    free(s->list);
    free(s->weight);
    free(s->text);
    s->sheet = NULL;
    s->unsheeted = NULL;
    s->table = s->judged = s->position = s->state = s->spare = s->scratch = s->judged_state = NULL;
    s->list = NULL;
    s->weight = NULL;
    s->text = NULL;
}

bool scene_set_game(struct scene *s, const struct spec *spec)
{
    scene_free_room(s);
    s->spec = spec;
    s->game = spec->game;
    s->players = s->moves = 0;
    s->scoped = s->sheeted = s->placed = s->sketch = s->started = s->asked_table = false;
    if (make_room(s)) {
        s->game->default_table(s->table, s->game->fewest_players);
        return true;
    }
    scene_free_room(s);
    s->spec = NULL;
    return false;
}

static const char *list_games(char *list, size_t size)
{
    size_t used = 0;
    list[0] = 0;
    for (unsigned i = 0; i < all_games_count && used < size; i++) {
        int n = snprintf(list + used, size - used, "%s%s",
                         !used                      ? ""
                         : i + 1 == all_games_count ? " or "
                                                    : ", ",
                         all_games[i]->game->name);
        used += n > 0 ? (size_t)n : 0;
    }
    return list;
}

/* Applies the readings of the caller (struct played_as); lines of the file may override them. */
static bool impose_readings(struct scene *s)
{
    struct complaint why;
    bool good = rulings_apply(s->as.rulings, s->spec, s->table, &why);
    for (unsigned i = 0; good && i < 2 && s->as.reading[i]; i++)
        good = apply_reading(s->spec, s->table, s->as.reading[i], &why);
    return good || scene_complain(s, "%s", why.text);
}

bool do_game(struct scene *s)
{
    char list[200];
    struct nearest near = { .wanted = scene_word(s, 1) };
    const struct spec *spec = find_game(scene_word(s, 1));
    if (s->spec && !s->session)
        return scene_complain(s, "found a second game, expected one in each file"),
               scene_leave_out(s);
    for (unsigned i = 0; i < all_games_count; i++)
        nearest_of(&near, all_games[i]->game->name);
    if (guest_game)
        nearest_of(&near, guest_game->game->name);
    if (!spec) {
        scene_complain_at(s, 1, "found game '%.40s'%s, expected one that 'quibble games' lists: %s",
                          scene_word(s, 1), nearest_hint(&near), list_games(list, sizeof list));
        if (s->checking)
            scene_fix(s, 1, likely_game(s)->game->name, false);
        scene_fix_near(s, 1, &near);
        return false;
    }
    return scene_set_game(s, spec) && impose_readings(s) && scene_settled(s);
}

static bool wrong_players(struct scene *s, unsigned least, unsigned most)
{
    char fix[16];
    if (least == most)
        scene_complain_at(s, 1, "found players '%.20s', expected %u: %s is for so many",
                          scene_word(s, 1), least, s->game->name);
    else
        scene_complain_at(s, 1, "found players '%.20s', expected %u to %u", scene_word(s, 1), least,
                          most);
    snprintf(fix, sizeof fix, "%u", least);
    scene_fix(s, 1, fix, false);
    return false;
}

/* Is the next line 'table-refused'? Then the number of players may be invalid. */
static bool table_refused_next(const struct scene *s)
{
    static const char word[] = "table-refused ";
    const char *at = s->lines.at;
    while (at < s->lines.end && (is_blank(*at) || *at == '\n' || *at == '\r'))
        at++;
    return (size_t)(s->lines.end - at) >= sizeof word - 1 && !memcmp(at, word, sizeof word - 1);
}

bool do_players(struct scene *s)
{
    unsigned n, least = s->game->fewest_players, most = s->game->most_players;
    if (s->players || s->scoped || s->sheeted) {
        scene_complain_at(s, 0, "found players here, expected it once, straight under the game");
        return scene_leave_out(s);
    }
    if (!read_number(scene_word(s, 1), most, &n) || n < least)
        return read_number(scene_word(s, 1), UINT8_MAX, &n) && table_refused_next(s)
                 ? (s->refused_players = n, true)
                 : wrong_players(s, least, most);
    uint8_t reading[MAX_QUESTIONS];
    struct table *t = s->table;
    memcpy(reading, t->reading, sizeof reading);
    s->game->default_table(t, n);
    memcpy(t->reading, reading, sizeof reading);
    s->players = n;
    return scene_settled(s);
}

bool do_scope(struct scene *s)
{
    struct complaint why;
    if (s->scoped || s->sheeted) {
        scene_complain_at(s, 0, "found scope here, expected it once, above every sheet");
        return scene_leave_out(s);
    }
    if (!apply_scope(s->spec, s->table, scene_word(s, 1), &why)) {
        struct nearest near = { .wanted = scene_word(s, 1) };
        for (unsigned i = 0; i < scope_count(s->spec); i++)
            nearest_of(&near, s->spec->scopes[i].name);
        scene_complain_at(s, 1, "%s", why.text);
        scene_fix_near(s, 1, &near);
        return false;
    }
    s->scoped = true;
    return scene_settled(s);
}

/* Suggests the nearest question, with the letter in capitals if it is one of its readings. */
static void fix_reading(struct scene *s, unsigned word, const char *setting)
{
    char id[MAX_QUESTIONS][NAME_SIZE], slug[NAME_SIZE], with[NAME_SIZE + 8], letter[2] = "";
    size_t length = strcspn(setting, "=");
    unsigned index = 0;
    struct nearest near = { .wanted = slug };
    snprintf(slug, sizeof slug, "%s%.*s", strncasecmp(setting, "q-", 2) ? "q-" : "",
             (int)(length < 60 ? length : 60), setting);
    for (char *at = slug; *at; at++)
        *at = (char)(*at >= 'A' && *at <= 'Z' ? *at - 'A' + 'a' : *at);
    for (unsigned i = 0; i < s->spec->question_count; i++)
        nearest_of(&near, question_id(s->spec, i, id[i]));
    bool known = find_question(s->spec, slug, &index);
    if (!known && (!*nearest_hint(&near) || !find_question(s->spec, near.name, &index))) {
        scene_leave_out(s); /* no question of this game, as far as we can tell */
        return;
    }
    const struct question *q = s->spec->questions[index].question;
    letter[0] = q->standard;
    if (setting[length])
        letter[0] = setting[length + 1];
    if (letter[0] >= 'a' && letter[0] <= 'z')
        letter[0] = (char)(letter[0] - 'a' + 'A');
    const struct reading *r = find_reading(q, letter);
    snprintf(with, sizeof with, "%s=%c", id[index], r && r->built ? letter[0] : q->standard);
    scene_fix(s, word, with, true);
}

bool do_reading(struct scene *s)
{
    struct complaint why;
    char setting[LINE_ROOM];
    const char *whole = scene_word(s, 1);
    if (apply_reading(s->spec, s->table, whole, &why))
        return scene_settled(s);
    if (s->lines.in.count == 2) {
        scene_complain_at(s, 1, "%s", why.text);
        fix_reading(s, 1, whole);
        return false;
    }
    snprintf(setting, sizeof setting, "%s%s%s", whole,
             s->lines.in.count > 2 ? scene_word(s, 2) : "",
             s->lines.in.count > 3 ? scene_word(s, 3) : "");
    scene_complain_at(s, 2, "found '%.80s', expected one word without blanks: q-slug=LETTER",
                      s->lines.shown);
    s->lines.in.count = 2; /* the fix has no further words */
    fix_reading(s, 1, setting);
    return false;
}

/* Looks only at the first line. A file that is not a sheet is never quoted in a message, because
 * it could be any file. */
static bool is_sheet(struct scene *s, const char *text, size_t size)
{
    struct lines lines;
    struct complaint ignored;
    memcpy(s->judged, s->table, s->game->table_size);
    return lines_open(&lines, text, size, NULL, &ignored)
        && (next_line(&lines, &ignored) ? !apply_sheet_line(s->spec, s->judged, &lines.in, &ignored)
                                        : !lines.bad);
}

/* The path as messages print it, relative to where quibble was called. */
static const char *beside(const char *file, const char *name, char path[PATH_ROOM])
{
    const char *slash = name[0] == '/' ? NULL : strrchr(file, '/');
    snprintf(path, PATH_ROOM, "%.*s%s", slash ? (int)(slash - file) + 1 : 0, file, name);
    return path;
}

/* Reads a file that the line names; the files of one scenario together have a maximum size. */
static char *named_text(struct scene *s, const char *what)
{
    struct complaint why;
    size_t size;
    const char *name = scene_word(s, 1);
    if (!s->lines.file) {
        scene_complain_at(s, 1, "found %s '%.80s', expected %s: this scenario is in no file", what,
                          name,
                          same_word(what, "sheet") ? "the sheet itself"
                                                   : "a line 'reading q-slug=LETTER' for each");
        return NULL;
    }
    char *path = path_beside(s->lines.file, name);
    if (!path) {
        scene_complain_at(s, 1,
                          "found %s '%.80s', expected the name of a plain file below the "
                          "scenario's folder or the repository's corpus, links followed",
                          what, name);
        return NULL;
    }
    char *text = read_plain_file(path, name, MOST_SHEETS, &size, &why);
    free(path);
    if (!text)
        return scene_complain_at(s, 1, "%s", why.text), NULL;
    if (size <= s->sheets_left && strlen(text) == size) {
        s->sheets_left -= size;
        return text;
    }
    if (strlen(text) != size)
        scene_complain_at(s, 1, "found %s '%.80s' with a zero byte in it, expected text", what,
                          name);
    else
        scene_complain_at(s, 1, "found files of more than %d bytes in all, expected at most %d",
                          MOST_SHEETS, MOST_SHEETS);
    free(text);
    return NULL;
}

static bool sheet_text(struct scene *s, const char *name, const char *text)
{
    struct complaint why;
    char path[PATH_ROOM];
    if (!is_sheet(s, text, strlen(text)))
        return scene_complain(s,
                              "found '%.80s', which is no sheet of %s, expected one: its first "
                              "line is no line of a sheet",
                              name, s->game->name);
    return apply_sheet(s->spec, s->table, text, beside(s->lines.file, name, path), &why)
        || scene_complain(s, "%s", why.text);
}

static bool sheet_file(struct scene *s)
{
    char *text = named_text(s, "sheet");
    bool good = text && sheet_text(s, scene_word(s, 1), text);
    free(text);
    return good;
}

static bool sheet_block(struct scene *s)
{
    memcpy(s->unsheeted, s->table, s->game->table_size);
    s->sheet = s->lines.at;
    s->sheet_line = s->lines.number;
    bool good = read_block(s, true);
    s->sheet_end = s->lines.number;
    return good;
}

bool do_sheet(struct scene *s)
{
    bool good = s->lines.in.count == 1 ? sheet_block(s) : sheet_file(s);
    s->sheeted = s->sheeted || good;
    if (!good && s->checking && s->lines.in.count == 2) {
        s->lines.in.count = 1; /* the fix has no further words */
        if (is_sheet(s, s->lines.at, (size_t)(s->lines.end - s->lines.at)))
            scene_fix(s, 0, "sheet", false);
        else
            scene_leave_out(s);
        s->lines.in.count = 2;
    }
    return good && scene_settled(s);
}

bool do_rulings(struct scene *s)
{
    struct complaint why;
    struct rulings ruled = { .file = NULL };
    const char *name = scene_word(s, 1);
    char path[PATH_ROOM], *text = named_text(s, "rulings");
    if (!text)
        return false;
    bool good = has_rulings(text, strlen(text));
    if (!good)
        scene_complain_at(s, 1,
                          "found '%.80s', which has no rulings, expected a file that begins with "
                          "one: GAME q-slug=LETTER DATE SOURCE",
                          name);
    else if (!rulings_read(&ruled, text, strlen(text), beside(s->lines.file, name, path), &why)
             || !rulings_apply(&ruled, s->spec, s->table, &why))
        good = scene_complain_at(s, 1, "%s", why.text);
    else if (!rulings_of(&ruled, s->spec))
        good = scene_complain_at(s, 1, "found '%.80s' without a ruling on %s, expected one", name,
                                 s->game->name);
    rulings_close(&ruled);
    free(text);
    return good && scene_settled(s);
}

/* Is the word the slug of a clause? */
bool is_clause(const struct scene *s, const char *word)
{
    verdict clause;
    return find_slug(s->spec, word, &clause) && clause != LEGAL;
}

/* Is the clause one word too late, as in "refused A four-card-cap lays L on 2"? Then exchanges
 * the two words. */
static bool is_out_of_place(struct scene *s)
{
    char fix[SAID_ROOM];
    size_t used = 0;
    if (s->lines.in.count < 3 || !is_clause(s, scene_word(s, 2)))
        return false;
    scene_complain_at(s, 2, "found the clause '%.60s' here, expected it behind '%s'",
                      scene_word(s, 2), scene_word(s, 0));
    for (unsigned i = 0; i < s->lines.in.count && used < sizeof fix; i++) {
        int n = snprintf(fix + used, sizeof fix - used, "%s%s", i ? " " : "",
                         scene_word(s, i == 1   ? 2
                                       : i == 2 ? 1
                                                : i));
        used += n > 0 ? (size_t)n : 0;
    }
    if (used < sizeof fix)
        snprintf(s->error.fix, sizeof s->error.fix, "%s", fix);
    s->error.near = true;
    return true;
}

/* Lists the clauses that can forbid a move of this kind. */
static bool list_forbidding(struct scene *s, struct move m, struct nearest *near, char *list,
                            size_t size)
{
    static struct misread wrong;
    struct words in = scene_words_from(s, 1);
    in.wrong = &wrong;
    stop_at(&in, 0, NULL);
    for (unsigned i = 0; i < s->spec->forbids_count; i++) {
        const struct indexed_forbids *f = &s->spec->forbids[i];
        bool again = false;
        for (unsigned k = 0; k < i && !again; k++)
            again = s->spec->forbids[k].clause == f->clause
                 && concerns(s->spec->forbids[k].forbids->kinds, m.kind);
        if (again || !concerns(f->forbids->kinds, m.kind))
            continue;
        allow_word(&in, slug_of(s->spec, f->clause));
        nearest_of(near, slug_of(s->spec, f->clause));
    }
    allowed_there(&wrong, list, size);
    return wrong.words > 0;
}

static bool wrong_clause(struct scene *s)
{
    struct nearest near = { .wanted = scene_word(s, 1) }, here = near;
    struct words in = scene_words_from(s, 2);
    struct move m;
    char list[1200];
    for (unsigned i = 0; i < s->spec->clause_count; i++)
        nearest_of(&near, s->spec->clauses[i].slug);
    if (is_out_of_place(s))
        return false;
    if (in.count && s->started && !read_move_here(s->game, s->table, s->state, &in, &m)
        && list_forbidding(s, m, &here, list, sizeof list)) {
        if (*nearest_hint(&here))
            near = here;
        scene_complain_at(s, 1, "found clause '%.60s'%s, expected one that can forbid this: %s",
                          scene_word(s, 1), nearest_hint(&near), list);
        verdict v = s->game->refusal(s->table, s->state, m);
        scene_fix(s, 1, clause_of(s->spec, v) ? slug_of(s->spec, v) : here.name, false);
    } else {
        scene_complain_at(s, 1,
                          "found clause '%.60s'%s, expected one that 'quibble clauses %s' lists",
                          scene_word(s, 1), nearest_hint(&near), s->game->name);
        scene_fix(s, 1, near.name, false);
    }
    if (*nearest_hint(&near))
        scene_fix_near(s, 1, &near);
    const char *behind = strstr(scene_word(s, 1), near.name);
    if (behind == scene_word(s, 1) && *nearest_hint(&near)) { /* a blank is missing */
        char parted[LINE_ROOM];
        snprintf(parted, sizeof parted, "%s %s", near.name, behind + strlen(near.name));
        scene_fix(s, 1, parted, true);
    }
    return false;
}

bool scene_clause_at(struct scene *s, verdict *clause)
{
    const struct alias *old = find_alias(s->spec, scene_word(s, 1));
    if (old && !old->now)
        return scene_complain_at(s, 1, "found clause '%.60s', which %s had once: %s",
                                 scene_word(s, 1), s->game->name, old->why);
    if (find_slug(s->spec, scene_word(s, 1), clause) && *clause != LEGAL)
        return true;
    return wrong_clause(s);
}

/* For a number of players with which no table can be set up: evaluates the clause's own
 * properties of tables. */
static bool players_refused(struct scene *s, verdict want)
{
    bool speaks = false;
    memcpy(s->judged, s->table, s->game->table_size);
    ((struct table *)s->judged)->players = (uint8_t)s->refused_players;
    for (unsigned i = 0; i < s->spec->property_count; i++) {
        const struct indexed_property *p = &s->spec->properties[i];
        speaks = speaks || (p->clause == want && p->of_table && !p->of_table(s->judged));
    }
    scene_note_found(s,
                     speaks ? "%u players are refused by %s"
                            : "%u players are refused, but %s says nothing of their number",
                     s->refused_players, slug_of(s->spec, want));
    return scene_expect(s, speaks, LEGAL, "a table refused by %s", slug_of(s->spec, want));
}

bool do_table_refused(struct scene *s)
{
    verdict want = LEGAL;
    if (!scene_clause_at(s, &want))
        return false;
    s->asked_table = true;
    if (s->refused_players)
        return players_refused(s, want);
    memcpy(s->judged, s->table, s->game->table_size);
    s->game->seal(s->judged);
    verdict v = s->game->table_refusal(s->judged);
    scene_note_table(s, v);
    return scene_expect(s, v == want, v, "a table refused by %s", slug_of(s->spec, want));
}

/* ---- a table that is refused: which line of the sheet is the reason? ---- */

/* Applies a line that is not in the file; "" is no line. */
static bool apply_text(struct scene *s, const char *text)
{
    struct complaint ignored;
    const char *word[MOST_REPAIRED];
    char line[LINE_ROOM];
    snprintf(line, sizeof line, "%s", text);
    const struct words in = { split_words(line, word, MOST_REPAIRED), word, NULL };
    return !in.count || !apply_sheet_line(s->spec, s->judged, &in, &ignored);
}

/* Reads the sheet again with 'instead' in place of one line. "" removes the line; if 'line' is
 * the one above the sheet, 'instead' becomes the first line of the sheet. Returns whether the
 * table is then accepted or, if 'was' is a clause, refused by another clause. */
static bool sheet_mended(struct scene *s, unsigned line, const char *instead, verdict was)
{
    struct lines *l = malloc(sizeof *l);
    struct complaint ignored;
    memcpy(s->judged, s->unsheeted, s->game->table_size);
    bool good = l && lines_open(l, s->sheet, (size_t)(s->lines.end - s->sheet), NULL, &ignored)
             && (line != s->sheet_line || apply_text(s, instead));
    if (good)
        l->number = s->sheet_line;
    while (good && next_line(l, &ignored) && l->number < s->sheet_end)
        good = s->rereads-- > 0
            && (l->number == line ? apply_text(s, instead)
                                  : !apply_sheet_line(s->spec, s->judged, &l->in, &ignored));
    free(l);
    if (!good || seal_table(s->spec, s->judged, s->game->name, &ignored))
        return good;
    verdict now = s->game->table_refusal(s->judged);
    return was != LEGAL && now != LEGAL && now != was;
}

/* Copies the line with n in place of the number at the beginning of this word. */
static const char *with_number(const struct lines *l, unsigned word, unsigned n,
                               char text[LINE_ROOM])
{
    size_t used = 0;
    for (unsigned i = 0; i < l->in.count && used < LINE_ROOM; i++) {
        const char *here = l->in.word[i];
        int more = i == word ? snprintf(text + used, LINE_ROOM - used, "%s%u%s", i ? " " : "", n,
                                        here + strspn(here, "0123456789"))
                             : snprintf(text + used, LINE_ROOM - used, "%s%s", i ? " " : "", here);
        used += more > 0 ? (size_t)more : 0;
    }
    return text;
}

/* Finds the nearest number from 'had' towards 'end' with which the table is accepted; false if
 * there is none. */
static bool find_number(struct scene *s, const struct lines *l, unsigned word, unsigned had,
                        unsigned end, verdict was, unsigned *n)
{
    char text[LINE_ROOM];
    for (unsigned i = had; i != end;) {
        i += end > had ? 1 : -1u;
        if (sheet_mended(s, l->number, with_number(l, word, i, text), was))
            return *n = i, true;
    }
    return false;
}

static void mark_sheet_line(struct scene *s, const struct lines *l, unsigned word)
{
    struct diagnostic *d = &s->error;
    char said[2 * LINE_ROOM];
    snprintf(said, sizeof said, "%*s%s", (int)l->indent, "", l->shown);
    d->other[d->others++] = d->at;
    mark_place(&d->at, l->number, said, l->indent + word_place(l, word),
               (unsigned)strlen(l->in.word[word]));
}

static bool mend_sheet_line(struct scene *s, const struct lines *l, verdict was)
{
    enum { MOST_TRIED = 256 };
    char text[LINE_ROOM];
    bool plain = l->in.count == 2 && !l->in.word[1][strspn(l->in.word[1], "0123456789")];
    for (unsigned w = 1; w < l->in.count && (was == LEGAL || plain); w++) {
        unsigned had, n;
        char digits[8];
        snprintf(digits, sizeof digits, "%.*s", (int)strspn(l->in.word[w], "0123456789"),
                 l->in.word[w]);
        if (!read_number(digits, UINT8_MAX, &had))
            continue;
        bool raised = find_number(s, l, w, had, MOST_TRIED, was, &n);
        if (!raised && !find_number(s, l, w, had, 0, was, &n))
            continue;
        mark_sheet_line(s, l, w);
        snprintf(s->error.at.note, sizeof s->error.at.note, "at %s %u here",
                 raised ? "least" : "most", n);
        snprintf(s->error.fix, sizeof s->error.fix, "%.300s", with_number(l, w, n, text));
        return true;
    }
    return false;
}

/* Finds a line of the sheet in which another number makes the table acceptable. */
static bool find_sheet_line(struct scene *s, verdict was)
{
    struct lines *l = malloc(sizeof *l);
    struct complaint ignored;
    bool found = false;
    bool good = l && lines_open(l, s->sheet, (size_t)(s->lines.end - s->sheet), NULL, &ignored);
    if (good)
        l->number = s->sheet_line;
    while (good && !found && next_line(l, &ignored) && l->number < s->sheet_end)
        found = sheet_mended(s, l->number, "", was) && mend_sheet_line(s, l, was);
    free(l);
    return found;
}

/* Stores a mend that adds a line at the top of the sheet. */
static bool put_in_sheet(struct scene *s, const char *text)
{
    struct lines *l = malloc(sizeof *l);
    struct complaint ignored;
    bool found = false;
    bool good = l && lines_open(l, s->begin, (size_t)(s->lines.end - s->begin), NULL, &ignored);
    while (good && !found && next_line(l, &ignored))
        found = l->number == s->sheet_line;
    if (found) {
        mark_sheet_line(s, l, 0);
        scene_put(s, FIX_BELOW, text);
    }
    free(l);
    return found;
}

/* Finds a line that the sheet lacks: one of the standard sheet, or an example of the
 * conventions. */
static bool add_sheet_line(struct scene *s, verdict was)
{
    char line[LINE_ROOM];
    bool found = false;
    for (const char *at = block_examples(s, true); *at && !found; at += *at != 0) {
        size_t length = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        found = length < LINE_ROOM && sheet_mended(s, s->sheet_line, line, was)
             && put_in_sheet(s, line);
        at += length;
    }
    return found;
}

/* Looks for a change of the sheet with which the table is accepted or, failing that, is refused
 * by another clause. */
static void mend_sheet(struct scene *s)
{
    enum { MOST_REREAD = 20000 };
    verdict refusal = s->game->table_refusal(s->table);
    s->rereads = MOST_REREAD;
    for (unsigned i = 0; i < 2; i++) {
        verdict was = i ? refusal : LEGAL;
        if (find_sheet_line(s, was) || add_sheet_line(s, was))
            return;
    }
}

/* Marks the line of the sheet that has another number of players than the line 'players' above
 * it. */
static void mark_players(struct scene *s)
{
    struct lines *l = malloc(sizeof *l);
    struct complaint ignored;
    bool good = l && lines_open(l, s->sheet, (size_t)(s->lines.end - s->sheet), NULL, &ignored);
    if (good)
        l->number = s->sheet_line;
    while (good && next_line(l, &ignored) && l->number < s->sheet_end)
        if (l->in.count == 2 && same_word(l->in.word[0], "players")) {
            mark_sheet_line(s, l, 1);
            snprintf(s->error.fix, sizeof s->error.fix, "players %u", s->players);
        }
    free(l);
}

bool scene_seal(struct scene *s)
{
    struct complaint why;
    if (s->players && s->players != scene_players(s)) {
        scene_complain(s, "found %u players above, but the sheet is for %u", s->players,
                       scene_players(s));
        if (s->checking && s->sheet)
            mark_players(s);
        return false;
    }
    s->result.table_refused = !seal_table(s->spec, s->table, s->game->name, &why);
    if (!s->result.table_refused)
        return true;
    scene_complain(s, "%s", why.text);
    if (s->checking && s->sheet && !s->lost) /* if a line of it was lost, that may be the reason */
        mend_sheet(s);
    return false;
}
