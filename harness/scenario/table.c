/* The scenario language: the game, and the table that it is played at. */
#include "harness/scenario/scenario.h"
#include "harness/core/battery.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/scenario/expectations.h"
#include "harness/scenario/keywords.h"
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

enum {
    PATH_ROOM = 4096,
    MOST_SHEETS = 1 << 20 /* bytes, of all sheets that one file names */
};

static bool make_room(struct scene *s)
{
    const struct game *g = s->game;
    s->table = calloc(1, g->table_size);
    s->judged = calloc(1, g->table_size);
    s->position = calloc(1, g->state_size);
    s->state = calloc(1, g->state_size);
    s->spare = calloc(1, g->state_size);
    s->scratch = calloc(1, g->state_size);
    s->judged_state = calloc(1, g->state_size);
    s->list = calloc(g->most_moves + 1u, sizeof *s->list);
    s->weight = calloc(g->most_moves + 1u, sizeof *s->weight);
    s->text = malloc(TEXT_ROOM);
    return (s->table && s->judged && s->position && s->state && s->spare && s->scratch
            && s->judged_state && s->list && s->weight && s->text)
        || scene_no_memory(s);
}

void scene_free_room(struct scene *s)
{
    free(s->table);
    free(s->judged);
    free(s->position);
    free(s->state);
    free(s->spare);
    free(s->scratch);
    free(s->judged_state);
    free(s->list);
    free(s->weight);
    free(s->text);
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

/* What the caller sets (struct played_as): the lines below may say something else. */
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
        return scene_complain(s, "found a second game, expected one a file");
    for (unsigned i = 0; i < all_games_count; i++)
        nearest_of(&near, all_games[i]->game->name);
    if (guest_game)
        nearest_of(&near, guest_game->game->name);
    if (!spec) {
        scene_complain_at(s, 1, "found game '%.40s'%s, expected one that 'quibble games' lists: %s",
                          scene_word(s, 1), nearest_hint(&near), list_games(list, sizeof list));
        scene_fix_near(s, 1, &near);
        return false;
    }
    return scene_set_game(s, spec) && impose_readings(s) && scene_settled(s);
}

static bool wrong_players(struct scene *s, unsigned least, unsigned most)
{
    char fix[16];
    scene_complain_at(s, 1, "found players '%.20s', expected %u to %u", scene_word(s, 1), least,
                      most);
    snprintf(fix, sizeof fix, "%u", least);
    scene_fix(s, 1, fix, false);
    return false;
}

/* A number that no table has may be asked about: 'table-refused' stands below it. */
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
    if (s->players || s->scoped || s->sheeted)
        return scene_complain(s, "found players here, expected it once, straight under the game");
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
    if (s->scoped || s->sheeted)
        return scene_complain(s, "found scope here, expected it once, above every sheet");
    if (!apply_scope(s->spec, s->table, scene_word(s, 1), &why))
        return scene_complain(s, "%s", why.text);
    s->scoped = true;
    return scene_settled(s);
}

bool do_reading(struct scene *s)
{
    struct complaint why;
    return apply_reading(s->spec, s->table, scene_word(s, 1), &why)
             ? scene_settled(s)
             : scene_complain(s, "%s", why.text);
}

/* Its first line tells: of a file that is no sheet nothing is said. */
static bool is_sheet(struct scene *s, const char *text)
{
    struct lines lines;
    struct complaint ignored;
    memcpy(s->judged, s->table, s->game->table_size);
    return lines_open(&lines, text, strlen(text), NULL, &ignored)
        && (next_line(&lines, &ignored) ? !apply_sheet_line(s->spec, s->judged, &lines.in, &ignored)
                                        : !lines.bad);
}

/* As messages call it: from where the scenario was called. */
static const char *beside(const char *file, const char *name, char path[PATH_ROOM])
{
    const char *slash = name[0] == '/' ? NULL : strrchr(file, '/');
    snprintf(path, PATH_ROOM, "%.*s%s", slash ? (int)(slash - file) + 1 : 0, file, name);
    return path;
}

/* The text of a file that the line names; of all of them there are at most so many bytes. */
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
        scene_complain_at(s, 1, "found files of more than %d bytes in all, expected at most that",
                          MOST_SHEETS);
    free(text);
    return NULL;
}

static bool sheet_text(struct scene *s, const char *name, const char *text)
{
    struct complaint why;
    char path[PATH_ROOM];
    if (!is_sheet(s, text))
        return scene_complain(s,
                              "found '%.80s', which is no sheet of %s, expected one: its first "
                              "line "
                              "says "
                              "nothing that a sheet says",
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

bool do_sheet(struct scene *s)
{
    bool good = s->lines.in.count == 1 ? read_block(s, true) : sheet_file(s);
    s->sheeted = s->sheeted || good;
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

/* The clause that the line's second word names. */
bool is_clause(const struct scene *s, const char *word)
{
    verdict clause;
    return find_slug(s->spec, word, &clause) && clause != LEGAL;
}

bool scene_clause_at(struct scene *s, verdict *clause)
{
    struct nearest near = { .wanted = scene_word(s, 1) };
    const struct alias *old = find_alias(s->spec, scene_word(s, 1));
    if (old && !old->now)
        return scene_complain_at(s, 1, "found clause '%.60s', which %s had once: %s",
                                 scene_word(s, 1), s->game->name, old->why);
    if (find_slug(s->spec, scene_word(s, 1), clause) && *clause != LEGAL)
        return true;
    for (unsigned i = 0; i < s->spec->clause_count; i++)
        nearest_of(&near, s->spec->clauses[i].slug);
    scene_complain_at(s, 1, "found clause '%.60s'%s, expected one that 'quibble clauses %s' lists",
                      scene_word(s, 1), nearest_hint(&near), s->game->name);
    scene_fix_near(s, 1, &near);
    return false;
}

/* So many do not fit in a table. Which clause says so, its own property of tables tells. */
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
    verdict want;
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

bool scene_seal(struct scene *s)
{
    struct complaint why;
    if (s->players && s->players != scene_players(s))
        return scene_complain(s, "found %u players above, but the sheet is for %u", s->players,
                              scene_players(s));
    s->result.table_refused = !seal_table(s->spec, s->table, s->game->name, &why);
    return !s->result.table_refused || scene_complain(s, "%s", why.text);
}
