/* For lines of the scenario language that cannot be read: says what is wrong with the keyword or
 * the words behind it, and offers a mend. */
#include "harness/scenario/mend/keywords.h"
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/scenario/expectations.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- which game? ---- */

/* Counts the lines of the text that begin like a line of 'written': a position and a sheet of a
 * game. */
static unsigned lines_like(const char *text, size_t size, const char *written)
{
    struct lines *l = malloc(sizeof *l);
    struct complaint ignored;
    unsigned alike = 0;
    bool good = l && lines_open(l, text, size, NULL, &ignored);
    while (good && next_line(l, &ignored)) {
        size_t length = strlen(l->in.word[0]);
        bool found = false;
        for (const char *at = written; *at && !found; at += strcspn(at, "\n"), at += *at != 0)
            found = strcspn(at, " \n") == length && !memcmp(at, l->in.word[0], length);
        alike += found && !is_keyword(l->in.word[0]);
    }
    free(l);
    return alike;
}

/* How many lines look like those of this game's positions and sheets. */
static unsigned form_score(const struct spec *spec, const char *text, size_t size)
{
    const struct game *g = spec->game;
    unsigned score = 0;
    void *table = calloc(1, g->table_size), *state = calloc(1, g->state_size);
    char *written = malloc(TEXT_ROOM);
    if (table && state && written) {
        struct text out = { written, written + TEXT_ROOM, false };
        struct complaint ignored;
        *written = 0;
        g->default_table(table, g->fewest_players);
        g->write_sheet(table, &out);
        if (seal_table(spec, table, g->name, &ignored)) {
            g->start(table, state);
            g->write_position(table, state, &out);
        }
        score = lines_like(text, size, written);
    }
    free(table);
    free(state);
    free(written);
    return score;
}

/* Names of questions, scopes and clauses count most, because few games share them. */
static unsigned name_score(const struct spec *spec, const char *text, size_t size)
{
    enum { OF_A_NAME = 8 };
    struct lines *l = malloc(sizeof *l);
    struct complaint ignored;
    unsigned score = 0, index;
    verdict v;
    bool good = l && lines_open(l, text, size, NULL, &ignored);
    while (good && next_line(l, &ignored))
        for (unsigned i = 1; i < l->in.count; i++) {
            char name[NAME_SIZE];
            snprintf(name, sizeof name, "%.*s", (int)strcspn(l->in.word[i], "="), l->in.word[i]);
            if (find_question(spec, name, &index) || find_scope(spec, name)
                || (find_slug(spec, name, &v) && v != LEGAL))
                score += OF_A_NAME;
        }
    free(l);
    return score;
}

const struct spec *likely_game(const struct scene *s)
{
    const struct spec *best = all_games[0];
    unsigned most = 0;
    const char *text = s->begin ? s->begin : s->lines.at;
    size_t size = (size_t)(s->lines.end - text);
    for (unsigned i = 0; s->checking && i < all_games_count; i++) {
        unsigned score =
            name_score(all_games[i], text, size) + form_score(all_games[i], text, size);
        if (score > most) {
            most = score;
            best = all_games[i];
        }
    }
    return best;
}

/* ---- the words behind a keyword ---- */

/* Can the word stand for this part of a keyword's form? */
static bool suits(const struct scene *s, const char *part, const char *word)
{
    unsigned n;
    if (same_word(part, "PLAYER"))
        return read_seat(word, scene_players(s), &n);
    if (same_word(part, "NUMBER"))
        return read_number(word + (word[0] == '-'), UINT32_MAX, &n);
    return false;
}

/* If the form has only players and numbers: offers a line in which each part gets the first word
 * that suits it, or an example. Returns false if the form has other parts. */
bool refit_words(struct scene *s, const struct keyword *k)
{
    char form[200], fix[SAID_ROOM], number[12];
    const char *parts[MOST_PARTS];
    bool used[8] = { false }, all = k->most < 8 && s->lines.in.count <= 8, any = false;
    snprintf(form, sizeof form, "%s", k->form);
    unsigned count = split_words(form, parts, MOST_PARTS);
    snprintf(fix, sizeof fix, "%s", k->name);
    snprintf(number, sizeof number, "%u",
             same_word(k->name, "players") ? s->game->fewest_players : 1u);
    for (unsigned p = 1; all && p < count; p++) {
        const char *part = parts[p];
        unsigned i = 1;
        size_t length = strlen(fix);
        while (i < s->lines.in.count && (used[i] || !suits(s, part, scene_word(s, i))))
            i++;
        all = same_word(part, "PLAYER") || same_word(part, "NUMBER");
        if (i < s->lines.in.count)
            used[i] = any = true;
        snprintf(fix + length, sizeof fix - length, " %.40s",
                 i < s->lines.in.count       ? scene_word(s, i)
                 : same_word(part, "PLAYER") ? "A"
                                             : number);
    }
    if (all)
        snprintf(s->error.fix, sizeof s->error.fix, "%s", fix);
    s->error.near = all && any && s->lines.in.count == k->fewest + 1;
    return all;
}

/* Returns an example for the position here: its first legal move, or its first line. */
static const char *example_here(struct scene *s, const char *what, char example[SAID_ROOM])
{
    bool move = same_word(what, "MOVE");
    if (!s->started || (!move && !same_word(what, "LINE")))
        return NULL;
    struct text out = { s->text, s->text + TEXT_ROOM, false };
    *s->text = 0;
    if (!move)
        s->game->write_position(s->table, s->state, &out);
    else if (s->game->moves(s->table, s->state, s->list))
        write_move_here(s->game, s->table, s->state, s->list[0], &out);
    snprintf(example, SAID_ROOM, "%.*s", (int)strcspn(s->text, "\n"), s->text);
    return *example && strlen(example) < 200 ? example : NULL;
}

static const char *example_of(struct scene *s, const char *what, char example[SAID_ROOM])
{
    static const char *const examples[][2] = { { "PLAYER", "A" },     { "NUMBER", "1" },
                                               { "PLAYER...,", "A" }, { "SEED", "1" },
                                               { "PART/ALL", "1/6" }, { "than", "than" },
                                               { "as", "as" } };
    for (unsigned i = 0; i < sizeof examples / sizeof examples[0]; i++)
        if (same_word(examples[i][0], what))
            return examples[i][1];
    if (same_word(what, "NAME"))
        return likely_game(s)->game->name;
    if (same_word(what, "CLAUSE"))
        return s->spec->clauses[0].slug;
    if (same_word(what, "q-slug=LETTER") && s->spec->question_count) {
        char id[NAME_SIZE];
        snprintf(example, SAID_ROOM, "%s=%c", question_id(s->spec, 0, id),
                 s->spec->questions[0].question->standard);
        return example;
    }
    return example_here(s, what, example);
}

/* Adds examples of the missing words, as far as the form says what they are. */
static void complete(struct scene *s, const struct keyword *k)
{
    char form[200], fix[SAID_ROOM], here[SAID_ROOM];
    const char *parts[MOST_PARTS];
    snprintf(form, sizeof form, "%s", k->form);
    snprintf(fix, sizeof fix, "%.300s", s->lines.shown);
    unsigned count = split_words(form, parts, MOST_PARTS);
    for (unsigned at = 0; at < count && at <= k->fewest; at++) {
        const char *example = example_of(s, parts[at], here);
        size_t used = strlen(fix);
        if (at < s->lines.in.count)
            continue;
        if (!example)
            return;
        snprintf(fix + used, sizeof fix - used, " %s", example);
    }
    snprintf(s->error.fix, sizeof s->error.fix, "%s", fix);
}

/* Can this word stand behind the keyword? */
static bool can_follow(const struct scene *s, const struct keyword *k, const char *word)
{
    unsigned index;
    char name[NAME_SIZE];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(word, "="), word);
    if (same_word(k->name, "game"))
        return find_game(word);
    if (same_word(k->name, "reading"))
        return find_question(s->spec, name, &index);
    if (same_word(k->name, "scope"))
        return find_scope(s->spec, word);
    return strstr(k->form, "CLAUSE") ? is_clause(s, word) : true;
}

/* For too many words: writes a line with those that can stand behind the keyword. Returns the
 * first word that cannot. */
static unsigned with_fewer_words(const struct scene *s, const struct keyword *k,
                                 char fix[SAID_ROOM])
{
    unsigned seat, kept = 0, bad = 0;
    size_t used = (size_t)snprintf(fix, SAID_ROOM, "%s", k->name);
    bool seats = k->most > 1, any = false;
    for (unsigned i = 1; i < s->lines.in.count; i++)
        any = any || can_follow(s, k, scene_word(s, i));
    for (unsigned i = 1; i < s->lines.in.count; i++) {
        const char *word = scene_word(s, i);
        bool fits =
            seats ? read_seat(word, scene_players(s), &seat) : !any || can_follow(s, k, word);
        if (!fits || kept == k->most || used >= SAID_ROOM) {
            bad = bad ? bad : i;
            continue;
        }
        kept++;
        int n = snprintf(fix + used, SAID_ROOM - used, " %s", word);
        used += n > 0 ? (size_t)n : 0;
    }
    if (kept < k->fewest || used >= SAID_ROOM)
        *fix = 0;
    return bad;
}

bool wrong_number(struct scene *s, const struct keyword *k)
{
    unsigned words = s->lines.in.count - 1;
    char fix[SAID_ROOM];
    if (same_word(k->name, "game") && s->spec && !s->session) {
        scene_complain_at(s, 0, "found a second game, expected one in each file");
        return scene_leave_out(s);
    }
    unsigned bad = words < k->fewest ? words + 1 : with_fewer_words(s, k, fix);
    scene_complain_at(s, bad, "found '%.80s', expected %s", s->lines.shown, k->form);
    if (same_word(k->name, "end"))
        return scene_leave_out(s);
    if (refit_words(s, k))
        return false;
    if (words > k->most)
        snprintf(s->error.fix, sizeof s->error.fix, "%s", fix);
    else
        complete(s, k);
    return false;
}

/* ---- a line in the wrong place ---- */

static bool is_letter_or_digit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/* Is a blank missing behind a keyword, as in "players2"? */
static bool is_glued(struct scene *s, char parted[SAID_ROOM])
{
    for (unsigned i = 0; keyword_name(i); i++) {
        const char *name = keyword_name(i), *word = scene_word(s, 0);
        size_t length = strlen(name);
        if (strncmp(word, name, length) != 0 || !is_letter_or_digit(word[length])
            || !find_keyword(name)->most)
            continue;
        snprintf(parted, SAID_ROOM, "%.40s %.250s", name, word + length);
        return true;
    }
    return false;
}

/* Which line above would make this one readable: 'sketch', 'sheet' or 'start'? NULL: none of
 * them. */
static const char *missing_above(struct scene *s)
{
    struct complaint ignored;
    struct move m;
    memcpy(s->judged, s->table, s->game->table_size);
    if (!apply_sheet_line(s->spec, s->judged, &s->lines.in, &ignored))
        return "sheet";
    memcpy(s->judged, s->table, s->game->table_size);
    if (!seal_table(s->spec, s->judged, s->game->name, &ignored))
        return NULL;
    s->game->blank_position(s->judged, s->scratch);
    if (!s->game->read_position(s->judged, &s->lines.in, s->scratch))
        return "sketch";
    s->game->start(s->judged, s->scratch);
    return read_move_here(s->game, s->judged, s->scratch, &s->lines.in, &m) ? NULL : "start";
}

/* Returns the nearest keyword of those that may stand above a position. */
static const struct keyword *nearest_before(const char *name, struct nearest *near)
{
    *near = (struct nearest){ .wanted = name };
    for (unsigned i = 0; keyword_name(i); i++) {
        enum when when = find_keyword(keyword_name(i))->when;
        if (when == HEAD || when == PLACE)
            nearest_of(near, keyword_name(i));
    }
    return *nearest_hint(near) ? find_keyword(near->name) : NULL;
}

/* For a line without a keyword that comes before any position: a keyword is misspelt, or a line
 * above is missing. */
bool too_early(struct scene *s)
{
    char parted[SAID_ROOM];
    struct nearest near;
    const struct keyword *k = nearest_before(scene_word(s, 0), &near);
    const char *above = missing_above(s);
    bool glued = is_glued(s, parted);
    if (above) {
        scene_complain_at(s, 0, "found '%.80s', expected %s above it", s->lines.shown,
                          same_word(above, "sheet")    ? "'sheet'"
                          : same_word(above, "sketch") ? "'sketch' or 'position'"
                                                       : "start, position or sketch");
        scene_put(s, FIX_ABOVE, above);
        return false;
    }
    scene_complain_at(s, 0,
                      "found '%.80s'%s, expected players, scope, reading, rulings, sheet, "
                      "table-refused, position-refused, start, position or sketch",
                      scene_word(s, 0), k && !glued ? near.hint : "");
    if (glued)
        scene_fix(s, 0, parted, true);
    else if (k)
        scene_fix_near(s, 0, &near);
    else
        scene_leave_out(s);
    return false;
}

bool wrong_place(struct scene *s, const struct keyword *k)
{
    const char *shown = s->lines.shown;
    if (k->when == HEAD && s->started && s->session)
        return scene_complain_at(s, 0,
                                 "found '%.80s' in a play, expected it before: 'game NAME' begins "
                                 "anew",
                                 shown);
    if ((k->when == HEAD || k->when == PLACE) && s->started && !s->session) {
        scene_complain_at(s, 0,
                          "found '%.80s' under the position, expected it above, and one position "
                          "a file",
                          shown);
        return scene_leave_out(s);
    }
    scene_complain_at(s, 0, "found '%.80s', expected start, position or sketch above it", shown);
    scene_put(s, FIX_ABOVE, "start");
    return false;
}

bool without_game(struct scene *s, const struct keyword *k)
{
    char game[NAME_SIZE + 8], instead[NAME_SIZE + 8];
    snprintf(instead, sizeof instead, "game %.60s", scene_word(s, s->lines.in.count - 1));
    snprintf(game, sizeof game, "game %s", likely_game(s)->game->name);
    if (k) {
        scene_complain_at(s, 0, "found '%s', expected 'game NAME' first", k->name);
        scene_put(s, FIX_ABOVE, game);
        if (s->lines.in.count == 2 && find_game(scene_word(s, 1)))
            scene_put(s, FIX_INSTEAD, instead); /* somebody wrote "start GAME" */
        return false;
    }
    scene_complain_at(s, 0,
                      "found a line that no scenario begins with, expected 'game NAME' first");
    s->error.at.said[0] = 0; /* this may be any file, so nothing of it is quoted */
    for (unsigned i = 0; i < s->lines.in.count; i++)
        for (unsigned g = 0; g < all_games_count; g++) {
            const char *name = all_games[g]->game->name, *word = scene_word(s, i);
            size_t length = strlen(name), had = strlen(word);
            if (had < length || strcasecmp(word + had - length, name) != 0)
                continue; /* also in capitals, or glued to another word: "GAME", "gameNAME" */
            snprintf(game, sizeof game, "game %s", name);
            scene_put(s, FIX_INSTEAD, game);
            s->error.near = true;
        }
    return false;
}
