/* Collects the words of a game. A reader that stops at a word says what is allowed there, so
 * each line is read with an invalid word at its end, again and again, one word longer each time.
 * Examples come from the conventions, from a few random plays and from the sheets of scopes;
 * others are built from the allowed words. */
#include "harness/scenario/words/vocabulary.h"
#include "harness/core/choice.h"
#include "harness/scenario/words/leeway.h"
#include "harness/system/memory.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYS = 12, STEPS = 300, TRIED = 40, TELLING = 4, NOW_AND_THEN = 7, TRIES = 3 };
static const char no_word[] = "!!";

static void *zeroed(size_t size)
{
    void *made = xrealloc(NULL, 1, size);
    memset(made, 0, size);
    return made;
}

/* ---- phrases ---- */

static void list_phrases(struct vocabulary *v)
{
    const struct phrase *p;
    for (unsigned i = 0; (p = v->spec->game->phrase(i)) != NULL; i++)
        for (unsigned k = 0; k < sizeof p->pattern / sizeof p->pattern[0] && p->pattern[k]; k++)
            if (v->phrases < MOST_PHRASES)
                v->phrase[v->phrases++] =
                    (struct phrase_words){ .kind = p->kind, .pattern = p->pattern[k] };
}

/* Does the word match this part of a pattern? */
static bool word_fits(const char *token, size_t length, const char *word, size_t letters)
{
    const char *says = memchr(token, '!', length);
    if (*token == '@' || (length == 2 && strchr("p#=$", *token)))
        return true;
    if (says)
        length = (size_t)(says - token);
    return length == letters && !memcmp(token, word, length);
}

static bool line_fits(const char *pattern, const char *line)
{
    while (*pattern && *line) {
        size_t length = strcspn(pattern, " "), letters = strcspn(line, " ");
        if (!word_fits(pattern, length, line, letters))
            return false;
        pattern += length + (pattern[length] == ' ');
        line += letters + (line[letters] == ' ');
    }
    return !*pattern && !*line;
}

/* Keeps the move as an example of the phrase that it is written with, if the phrase has none. */
static void keep_move(struct vocabulary *v, const void *state, struct move m, bool legal)
{
    const struct game *g = v->spec->game;
    char line[MOVE_LINE] = "";
    for (unsigned i = 0; i < v->phrases; i++) {
        struct phrase_words *p = &v->phrase[i];
        if (p->kind != m.kind || *p->example)
            continue;
        struct text out = { line, line + sizeof line, false };
        *line = 0;
        write_move_here(g, v->table, state, m, &out);
        if (out.full || strchr(line, '?') || !line_fits(p->pattern, line))
            continue;
        memcpy(p->example, line, sizeof line);
        p->legal = legal;
        p->move = m;
        p->state = zeroed(g->state_size);
        memcpy(p->state, state, g->state_size);
    }
}

static bool lacks_example(const struct vocabulary *v, unsigned kind)
{
    for (unsigned i = 0; i < v->phrases; i++)
        if (v->phrase[i].kind == kind && !*v->phrase[i].example)
            return true;
    return false;
}

/* ---- lines as they are written ---- */

static struct line_words *find_line(struct line_words *list, unsigned count, const char *line)
{
    size_t letters = strcspn(line, " ");
    for (unsigned i = 0; i < count; i++)
        if (strlen(list[i].word) == letters && !memcmp(list[i].word, line, letters))
            return &list[i];
    return NULL;
}

static unsigned words_of(const char *line, size_t length)
{
    unsigned words = 1;
    for (size_t i = 0; i < length; i++)
        words += line[i] == ' ' && i + 1 < length && line[i + 1] != ' ';
    return words;
}

/* Keeps the first line with this word as its example; if that is short, a longer one replaces
 * it. */
static void offer_lines(struct line_words *list, unsigned count, const char *text)
{
    for (size_t length; *text; text += length + (text[length] == '\n')) {
        length = strcspn(text, "\n");
        struct line_words *l = find_line(list, count, text);
        if (!l || length >= sizeof l->example)
            continue;
        unsigned known = words_of(l->example, strlen(l->example));
        if (l->shown)
            continue;
        if (l->written && (known >= TELLING || words_of(text, length) <= known))
            continue;
        memcpy(l->example, text, length);
        l->example[length] = 0;
        l->written = true;
    }
}

static void offer_position(struct vocabulary *v, const void *state, char *room)
{
    struct text out = { room, room + TEXT_ROOM, false };
    *room = 0;
    v->spec->game->write_position(v->table, state, &out);
    offer_lines(v->position, v->positions, room);
}

/* Examples of the conventions come before all others, because each explains something. */
static void offer_conventions(struct vocabulary *v)
{
    for (unsigned i = 0; i < v->conventions.count; i++) {
        const struct convention *c = &v->conventions.list[i];
        bool sheet = c->section == OF_SHEETS;
        struct line_words *list = sheet ? v->sheet : v->position;
        struct line_words *l =
            c->example ? find_line(list, sheet ? v->sheets : v->positions, c->example) : NULL;
        if (!l || l->shown || strlen(c->example) >= sizeof l->example)
            continue;
        memcpy(l->example, c->example, strlen(c->example) + 1);
        l->written = l->shown = true;
    }
}

static void offer_sheets(struct vocabulary *v, char *room)
{
    struct text out = { room, room + TEXT_ROOM, false };
    *room = 0;
    v->spec->game->write_sheet(v->table, &out);
    for (unsigned i = 0; i < scope_count(v->spec); i++)
        offer_lines(v->sheet, v->sheets, v->spec->scopes[i].sheet);
    offer_lines(v->sheet, v->sheets, room);
}

/* ---- random plays ---- */

static void play_once(struct vocabulary *v, uint64_t seed, void *state, struct move *list,
                      struct attempt *a)
{
    const struct game *g = v->spec->game;
    struct choice from;
    unsigned count;
    choice_from_seed(&from, seed);
    g->start(v->table, state);
    for (unsigned step = 0; step < STEPS && (count = g->moves(v->table, state, list)) > 0; step++) {
        for (unsigned i = 0; i < count; i++)
            if (lacks_example(v, list[i].kind))
                keep_move(v, state, list[i], true);
        offer_position(v, state, a->text);
        if (step % NOW_AND_THEN == 0)
            try_leeway(v, state, TRIES * (unsigned)seed, a);
        g->step(v->table, state, list[choose(&from, count)]);
    }
    choice_free(&from);
}

static void offer_universe(struct vocabulary *v, void *state)
{
    const struct game *g = v->spec->game;
    uint32_t count = g->universe(v->table);
    g->start(v->table, state);
    for (uint32_t i = 0; i < count; i++) {
        struct move m = g->move_at(v->table, i);
        if (lacks_example(v, m.kind))
            keep_move(v, state, m, false);
    }
}

/* Tries to read the pattern itself, with A for the player: that makes an example of a phrase
 * without other arguments, even if no move is ever printed with it. */
static void offer_pattern(struct vocabulary *v, struct phrase_words *p, void *state)
{
    const struct game *g = v->spec->game;
    char line[MOVE_LINE], split[MOVE_LINE];
    const char *word[MOVE_LINE / 2];
    snprintf(line, sizeof line, "%s", p->pattern);
    line[0] = (char)(line[0] == '@' ? 'A' : line[0]);
    memcpy(split, line, sizeof line);
    const struct words in = { split_words(split, word, MOVE_LINE / 2), word, NULL };
    g->start(v->table, state);
    if (read_move_here(g, v->table, state, &in, &p->move) || p->move.kind != p->kind)
        return;
    memcpy(p->example, line, sizeof line);
    p->state = zeroed(g->state_size);
    memcpy(p->state, state, g->state_size);
}

/* ---- lines, word by word ---- */

struct asked {
    const struct vocabulary *v;
    bool sheet;
    void *scratch; /* a table or a state to read into */
    struct misread wrong;
    unsigned count;
    const char *word[LINE_PLACES + 3];
};

/* Reads the words and up to two more (NULL: none). Returns NULL or what was expected. */
static const char *ask_line(struct asked *a, const char *next, const char *last)
{
    const struct game *g = a->v->spec->game;
    unsigned count = a->count;
    if (next)
        a->word[count++] = next;
    if (last)
        a->word[count++] = last;
    struct words in = { count, a->word, &a->wrong };
    a->wrong = (struct misread){ .players = ((const struct table *)a->v->table)->players };
    if (a->sheet) {
        memcpy(a->scratch, a->v->table, g->table_size);
        return g->read_sheet(a->scratch, &in);
    }
    g->blank_position(a->v->table, a->scratch);
    return g->read_position(a->v->table, &in, a->scratch);
}

static bool same_places(const struct misread *a, const struct misread *b)
{
    return a->number == b->number && a->least == b->least && a->most == b->most
        && same_word(a->room, b->room)
        && (a->what == b->what || (a->what && b->what && same_word(a->what, b->what)));
}

/* Adds one of the words that are allowed at the end, if the line can go on after it. */
static bool extend_line(struct asked *a, const struct misread *here, char kept[NAME_SIZE])
{
    const char *from = here->room;
    unsigned tried = 0, n = here->least;
    for (;;) {
        if (tried < TRIED && next_allowed(&from, kept))
            tried++;
        else if (here->number && n <= here->most && n <= here->least + 1)
            snprintf(kept, NAME_SIZE, "%u", n++);
        else
            return false;
        if (!ask_line(a, kept, NULL))
            break;
        ask_line(a, kept, no_word);
        if (a->wrong.told && a->wrong.at > a->count)
            break;
    }
    a->word[a->count++] = kept;
    return true;
}

static void keep_example(const struct asked *a, struct line_words *l)
{
    struct text out = { l->example, l->example + sizeof l->example, false };
    *l->example = 0;
    for (unsigned i = 0; i < a->count; i++) {
        put(&out, i ? " " : "");
        put(&out, a->word[i]);
    }
}

static void ask_places(struct asked *a, struct line_words *l)
{
    char kept[LINE_PLACES][NAME_SIZE];
    a->word[0] = l->word;
    a->count = 1;
    while (l->places < LINE_PLACES) {
        const char *expected = ask_line(a, no_word, NULL);
        if (!a->wrong.told || a->wrong.at != a->count) {
            snprintf(l->expected, sizeof l->expected, "%s", expected ? expected : "");
            break;
        }
        const struct misread *before = l->places ? l->place[l->places - 1] : NULL;
        if (before && same_places(before, &a->wrong)) {
            l->repeats = true;
            break;
        }
        if (!a->wrong.what && !a->wrong.words && !a->wrong.number)
            break; /* the line ends */
        struct misread *here = l->place[l->places] = zeroed(sizeof *here);
        *here = a->wrong;
        if (!extend_line(a, here, kept[l->places++]))
            break;
        if (!ask_line(a, NULL, NULL))
            keep_example(a, l);
    }
    if (!l->places && !ask_line(a, NULL, NULL))
        keep_example(a, l);
}

static void list_lines(struct asked *a, struct line_words *list, unsigned *count)
{
    char word[NAME_SIZE];
    a->count = 0;
    ask_line(a, no_word, NULL);
    for (const char *from = a->wrong.room; next_allowed(&from, word) && *count < MOST_LINES;)
        if (!find_line(list, *count, word))
            memcpy(list[(*count)++].word, word, sizeof word);
    for (unsigned i = 0; i < *count; i++)
        ask_places(a, &list[i]);
}

/* ---- all of it ---- */

void vocabulary_open(struct vocabulary *v, const struct spec *spec, void *table)
{
    const struct game *g = spec->game;
    struct asked *a = zeroed(sizeof *a);
    void *state = zeroed(g->state_size);
    struct move *list = xrealloc(NULL, g->most_moves + 1u, sizeof *list);
    struct attempt *tries = zeroed(sizeof *tries);
    tries->state = zeroed(g->state_size);
    memset(v, 0, sizeof *v);
    v->spec = spec;
    v->table = table;
    a->v = v;
    a->scratch = state;
    list_lines(a, v->position, &v->positions);
    a->sheet = true;
    a->scratch = zeroed(g->table_size);
    list_lines(a, v->sheet, &v->sheets);
    conventions_open(&v->conventions, g->name);
    offer_conventions(v);
    offer_sheets(v, tries->text);
    list_phrases(v);
    for (uint64_t seed = 1; seed <= PLAYS; seed++)
        play_once(v, seed, state, list, tries);
    offer_universe(v, state);
    for (unsigned i = 0; i < v->phrases; i++)
        if (!*v->phrase[i].example)
            offer_pattern(v, &v->phrase[i], state);
    free(a->scratch);
    free(a);
    free(state);
    free(list);
    free(tries->state);
    free(tries);
}

const struct convention *next_convention(const struct vocabulary *v, enum section section,
                                         const struct line_words *l, const struct convention *last)
{
    const struct convention *list = v->conventions.list;
    size_t letters = strlen(l->word);
    for (size_t i = last ? (size_t)(last - list) + 1 : 0; i < v->conventions.count; i++)
        if (list[i].section == section && list[i].example
            && strcspn(list[i].example, " ") == letters
            && !memcmp(list[i].example, l->word, letters))
            return &list[i];
    return NULL;
}

void phrase_scenario(const struct vocabulary *v, const struct phrase_words *p, struct text *out)
{
    const struct game *g = v->spec->game;
    if (!p->state)
        return;
    put(out, "game ");
    put(out, g->name);
    put_with_number(out, "\nplayers", ((const struct table *)v->table)->players);
    put(out, "\nsketch\n");
    g->write_position(v->table, p->state, out);
    put(out, "end\nask ");
    put(out, p->example);
    put_char(out, '\n');
}

void vocabulary_close(struct vocabulary *v)
{
    conventions_close(&v->conventions);
    for (unsigned i = 0; i < v->phrases; i++)
        free(v->phrase[i].state);
    for (unsigned i = 0; i < v->positions; i++)
        for (unsigned k = 0; k < v->position[i].places; k++)
            free(v->position[i].place[k]);
    for (unsigned i = 0; i < v->sheets; i++)
        for (unsigned k = 0; k < v->sheet[i].places; k++)
            free(v->sheet[i].place[k]);
}
