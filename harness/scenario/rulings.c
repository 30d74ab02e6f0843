/* Rulings: files that say how open questions were decided, when, and where that is written. */
#include "harness/scenario/rulings.h"
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 1 << 20, WORDS_IN_FRONT = 3, EXAMPLE_ROOM = 200 };

static char *copy_of(const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(xrealloc(NULL, size, 1), text, size);
}

static unsigned column_of(const struct lines *l, unsigned word)
{
    return l->indent + word_place(l, word) + 1;
}

/* ---- the words of a line ---- */

/* An example of a ruling on this game or, if it has no question, on the first game. */
static const char *example_of(const struct spec *spec, char example[EXAMPLE_ROOM])
{
    char id[NAME_SIZE];
    const struct spec *of = spec && spec->question_count ? spec : all_games[0];
    if (of->question_count)
        snprintf(example, EXAMPLE_ROOM, "%s %s=%c 2026-03-01 letter of the publisher",
                 of->game->name, question_id(of, 0, id), of->questions[0].question->standard);
    else
        snprintf(example, EXAMPLE_ROOM, "GAME q-slug=B 2026-03-01 letter of the publisher");
    return example;
}

static bool too_few_words(const struct lines *l, struct complaint *c)
{
    static const char *const missing[] = { "", "a question with a letter", "a date",
                                           "where the ruling was published" };
    char example[EXAMPLE_ROOM];
    unsigned words = l->in.count;
    if (words > WORDS_IN_FRONT)
        return false;
    complain_at(c, l->file, l->number, column_of(l, words),
                "found '%.60s', expected %s behind it: GAME q-slug=LETTER DATE SOURCE, for example "
                "'%s'",
                l->shown, missing[words], example_of(find_game(l->in.word[0]), example));
    return true;
}

static const struct spec *game_at(const struct lines *l, struct complaint *c)
{
    const struct spec *spec = find_game(l->in.word[0]);
    struct nearest near = { .wanted = l->in.word[0] };
    char list[200] = "";
    size_t used = 0;
    for (unsigned i = 0; i < all_games_count; i++) {
        nearest_of(&near, all_games[i]->game->name);
        if (used < sizeof list)
            used += (size_t)snprintf(list + used, sizeof list - used, "%s%s", i ? ", " : "",
                                     all_games[i]->game->name);
    }
    if (!spec)
        complain_at(c, l->file, l->number, column_of(l, 0),
                    "found game '%.40s'%s, expected one of %s", l->in.word[0], nearest_hint(&near),
                    list);
    return spec;
}

static bool digits_at(const char *text, unsigned count, unsigned *n)
{
    *n = 0;
    for (unsigned i = 0; i < count; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        *n = 10 * *n + (unsigned)(text[i] - '0');
    }
    return true;
}

/* Does this day exist? */
static bool is_date(const char *word)
{
    static const unsigned days[] = { 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    unsigned year, month, day;
    if (strlen(word) != 10 || word[4] != '-' || word[7] != '-' || !digits_at(word, 4, &year)
        || !digits_at(word + 5, 2, &month) || !digits_at(word + 8, 2, &day))
        return false;
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1]
        && (month != 2 || day < 29 || leap);
}

/* ---- lines ---- */

static bool reads_otherwise(const struct rulings *r, const struct ruling *now,
                            const struct lines *l, struct complaint *c)
{
    for (unsigned i = 0; i < r->count; i++) {
        const struct ruling *had = &r->list[i];
        if (!same_word(had->game, now->game) || had->question != now->question)
            continue;
        complain_at(c, l->file, l->number, column_of(l, 1),
                    "found a second ruling on '%.80s', expected one for each question: line %u "
                    "says '%s'",
                    l->in.word[1], had->line, had->setting);
        return true;
    }
    return false;
}

static bool question_at(const struct spec *spec, const struct lines *l, struct ruling *now,
                        struct complaint *c)
{
    struct complaint why;
    char slug[NAME_SIZE], id[NAME_SIZE];
    struct table *table = xrealloc(NULL, spec->game->table_size, 1);
    const char *setting = l->in.word[1];
    memset(table, 0, spec->game->table_size);
    spec->game->default_table(table, spec->game->fewest_players);
    bool good = apply_reading(spec, table, setting, &why);
    if (good) {
        snprintf(slug, sizeof slug, "%.*s", (int)strcspn(setting, "="), setting);
        find_question(spec, slug, &now->question);
        now->letter = (char)table->reading[now->question];
        snprintf(now->setting, sizeof now->setting, "%s=%c", question_id(spec, now->question, id),
                 now->letter);
    } else {
        complain_at(c, l->file, l->number, column_of(l, 1), "%s", why.text);
    }
    free(table);
    return good;
}

static bool read_ruling(struct rulings *r, const struct lines *l, struct complaint *c)
{
    struct ruling now = { .line = l->number };
    const struct spec *spec = game_at(l, c);
    if (!spec || too_few_words(l, c) || !question_at(spec, l, &now, c))
        return false;
    now.game = spec->game->name;
    if (!is_date(l->in.word[2])) {
        complain_at(c, l->file, l->number, column_of(l, 2),
                    "found date '%.40s', expected year, month and day such as 2026-03-01",
                    l->in.word[2]);
        return false;
    }
    if (reads_otherwise(r, &now, l, c))
        return false;
    memcpy(now.date, l->in.word[2], sizeof now.date);
    now.source = copy_of(l->shown + word_place(l, WORDS_IN_FRONT));
    r->list = xrealloc(r->list, r->count + 1, sizeof *r->list);
    r->list[r->count++] = now;
    return true;
}

bool has_rulings(const char *text, size_t size)
{
    struct lines l;
    struct complaint ignored;
    return lines_open(&l, text, size, NULL, &ignored) && next_line(&l, &ignored)
        && find_game(l.in.word[0]) && l.in.count > 1 && strchr(l.in.word[1], '=');
}

bool rulings_read(struct rulings *r, const char *text, size_t size, const char *file,
                  struct complaint *c)
{
    struct lines *l = xrealloc(NULL, 1, sizeof *l);
    char example[EXAMPLE_ROOM];
    *r = (struct rulings){ .file = copy_of(file) };
    bool good = lines_open(l, text, size, r->file, c);
    while (good && next_line(l, c))
        good = read_ruling(r, l, c);
    good = good && !l->bad;
    if (good && !r->count) {
        complain(c, file, 0,
                 "found no ruling, expected one in each line: GAME q-slug=LETTER DATE SOURCE, for "
                 "example '%s'",
                 example_of(NULL, example));
        good = false;
    }
    free(l);
    return good;
}

bool rulings_open(struct rulings *r, const char *path, struct complaint *c)
{
    size_t size;
    char *text = read_file(path, MOST_BYTES, &size, c);
    *r = (struct rulings){ .file = NULL };
    bool good = text && rulings_read(r, text, size, path, c);
    free(text);
    return good;
}

void rulings_close(struct rulings *r)
{
    for (unsigned i = 0; i < r->count; i++)
        free(r->list[i].source);
    free(r->list);
    free(r->file);
    *r = (struct rulings){ .file = NULL };
}

/* ---- using rulings ---- */

bool rulings_apply(const struct rulings *r, const struct spec *spec, void *table,
                   struct complaint *c)
{
    for (unsigned i = 0; r && i < r->count; i++)
        if (same_word(r->list[i].game, spec->game->name)
            && !apply_reading(spec, table, r->list[i].setting, c))
            return false;
    return true;
}

const struct ruling *ruling_on(const struct rulings *r, const struct spec *spec, unsigned question)
{
    for (unsigned i = 0; r && i < r->count; i++)
        if (same_word(r->list[i].game, spec->game->name) && r->list[i].question == question)
            return &r->list[i];
    return NULL;
}

unsigned rulings_of(const struct rulings *r, const struct spec *spec)
{
    unsigned count = 0;
    for (unsigned i = 0; r && i < r->count; i++)
        count += same_word(r->list[i].game, spec->game->name);
    return count;
}
