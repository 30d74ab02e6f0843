/* The consequences of a legal move. Makes the move again with the copy of the rules that reports
 * each clause as it is carried out. */
#include "harness/core/explain/followed.h"
#include "harness/core/explain/changes.h"
#include "harness/core/games.h"
#include "harness/core/marks.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_WORDS_OF_MOVE = 40, MOST_KINDS = 64, MOST_ALTERNATIVES = 6, FEW_MOVES = 3 };

const struct next_words plain_next = {
    .chance = "by chance",
    .or = "or",
    .over = "the game is over",
    .nobody = "nobody can move, and the game is not over",
    .score = "score",
    .winner = "winner",
};

/* ---- what may be done now ---- */

/* The pattern that all moves of a kind share: "B lays ... on ...". */
struct pattern {
    char *word[MOST_WORDS_OF_MOVE]; /* NULL: the word differs */
    unsigned words;
    bool used, ragged; /* used: the pattern has moves; ragged: they differ in length, behind the
                          shared words */
    char room[MOVE_LINE];
};

static unsigned split(char *line, char *word[MOST_WORDS_OF_MOVE])
{
    unsigned count = 0;
    char *rest = NULL;
    for (char *w = strtok_r(line, " ", &rest); w && count < MOST_WORDS_OF_MOVE;
         w = strtok_r(NULL, " ", &rest))
        word[count++] = w;
    return count;
}

static void add_to_pattern(struct pattern *p, const struct spec *spec, const void *table,
                           const void *state, struct move m)
{
    char line[MOVE_LINE] = "", *word[MOST_WORDS_OF_MOVE];
    write_move_here(spec->game, table, state, m, &(struct text){ line, line + sizeof line, false });
    if (!p->used) {
        p->used = true;
        memcpy(p->room, line, sizeof line);
        p->words = split(p->room, p->word);
        return;
    }
    unsigned count = split(line, word);
    p->ragged = p->ragged || count != p->words;
    p->words = count < p->words ? count : p->words;
    for (unsigned i = 0; i < p->words; i++)
        if (p->word[i] && !same_word(p->word[i], word[i]))
            p->word[i] = NULL;
}

static void put_pattern(struct text *out, const struct pattern *p, unsigned from)
{
    bool open = false, first = true;
    for (unsigned i = from; i < p->words; i++) {
        if (!p->word[i] && open)
            continue;
        open = !p->word[i];
        put(out, first ? "" : " ");
        put(out, open ? "..." : p->word[i]);
        first = false;
    }
    if (p->ragged && !open)
        put(out, first ? "..." : " ...");
}

/* A first word that all patterns share is printed once. */
static bool begins_alike(const struct pattern *p, unsigned count)
{
    bool alike = true;
    for (unsigned i = 0; i < count; i++)
        alike = alike && p[i].words > 1 && p[i].word[0] && same_word(p[i].word[0], p[0].word[0]);
    return alike;
}

enum { SENTENCE_ROOM = 500 };

/* A kind of move as a sentence, with "..." for each word that differs. Words that only the
 * longer moves of a kind have are left out. */
static bool tell_pattern(const struct pattern *p, const struct next_words *words,
                         char told[SENTENCE_ROOM])
{
    char written[SENTENCE_ROOM];
    struct text in = { written, written + sizeof written, false },
                out = { told, told + SENTENCE_ROOM, false };
    *written = *told = 0;
    for (unsigned i = 0; i < p->words; i++) {
        put(&in, i ? " " : "");
        put(&in, p->word[i] ? p->word[i] : "...");
    }
    return words->tell && words->tell(words->with, written, &out);
}

/* Prints all moves as sentences, or none. */
static bool put_sentences(struct text *out, const struct pattern *p, unsigned count,
                          const struct next_words *words)
{
    char told[MOST_ALTERNATIVES][SENTENCE_ROOM];
    for (unsigned i = 0; i < count && i < MOST_ALTERNATIVES; i++)
        if (!tell_pattern(&p[i], words, told[i]))
            return false;
    for (unsigned i = 0; i < count && i < MOST_ALTERNATIVES; i++) {
        bool last = i + 1 == count;
        put(out, i == 0 ? "" : last ? " " : ", ");
        if (last && i > 0) {
            put(out, words->or);
            put_char(out, ' ');
        }
        put(out, told[i]);
    }
    put(out, count > MOST_ALTERNATIVES ? ", ..." : "");
    return true;
}

static void put_patterns(struct text *out, const struct pattern *p, unsigned count, const char * or)
{
    unsigned from = begins_alike(p, count) ? 1 : 0;
    if (from) {
        put(out, p[0].word[0]);
        put_char(out, ' ');
    }
    for (unsigned i = 0; i < count && i < MOST_ALTERNATIVES; i++) {
        bool last = i + 1 == count;
        put(out, i == 0 ? "" : last && count == 2 ? " " : ", ");
        if (last && i > 0) {
            put(out, or);
            put_char(out, ' ');
        }
        put_pattern(out, &p[i], from);
    }
    put(out, count > MOST_ALTERNATIVES ? ", ..." : "");
}

/* Lists a few moves one by one, and many by their kinds. */
static unsigned make_patterns(struct pattern *p, const struct spec *spec, const void *table,
                              const void *state, const struct move *list, unsigned count)
{
    unsigned patterns = 0;
    uint8_t kind[MOST_KINDS];
    for (unsigned i = 0; i < count; i++) {
        unsigned k = 0;
        while (k < patterns && (count <= FEW_MOVES || kind[k] != list[i].kind))
            k++;
        if (k == MOST_KINDS)
            continue;
        kind[k] = list[i].kind;
        patterns = k == patterns ? patterns + 1 : patterns;
        add_to_pattern(&p[k], spec, table, state, list[i]);
    }
    return patterns;
}

static void put_end(struct text *out, const struct outcome *end, unsigned players,
                    const struct next_words *words)
{
    bool first = true;
    put(out, words->over);
    for (unsigned seat = 0; seat < players; seat++) {
        put(out, seat ? ", " : ": ");
        put(out, seat ? "" : words->score);
        put(out, seat ? "" : " ");
        put_seat(out, seat);
        put(out, end->score[seat] < 0 ? " -" : " ");
        put_number(out, (unsigned)(end->score[seat] < 0 ? -end->score[seat] : end->score[seat]));
    }
    for (unsigned seat = 0; seat < players; seat++)
        if (end->winners >> seat & 1) {
            put(out, first ? "; " : " ");
            put(out, first ? words->winner : "");
            put(out, first ? " " : "");
            put_seat(out, seat);
            first = false;
        }
}

static void put_next(struct text *out, const struct spec *spec, const void *table,
                     const void *state, const struct next_words *words)
{
    struct outcome end = { 0 };
    spec->game->outcome(table, state, &end);
    if (end.over) {
        put_end(out, &end, ((const struct table *)table)->players, words);
        return;
    }
    struct move *list = xrealloc(NULL, (size_t)spec->game->most_moves + 1, sizeof *list);
    struct pattern *p = xrealloc(NULL, MOST_KINDS, sizeof *p);
    memset(p, 0, MOST_KINDS * sizeof *p);
    unsigned count = spec->game->moves(table, state, list);
    if (count && list[0].actor == NATURE) {
        put(out, words->chance);
        put_char(out, ' ');
    }
    unsigned patterns = make_patterns(p, spec, table, state, list, count);
    if (count == 0)
        put(out, words->nobody);
    else if (!put_sentences(out, p, patterns, words))
        put_patterns(out, p, patterns, words->or);
    free(p);
    free(list);
}

/* ---- all of it ---- */

void follow(const struct spec *spec, const void *table, const void *before, struct move m,
            const struct change_words *words, const struct next_words *next, struct followed *f)
{
    const struct game *g = spec->in_order ? spec->in_order : spec->game;
    void *after = xrealloc(NULL, g->state_size, 1);
    memcpy(after, before, g->state_size);
    carried_reset();
    if (g->carry_out)
        g->carry_out(table, after, m);
    else
        g->step(table, after, m);
    f->by = *carried_out();
    f->changes = xrealloc(NULL, TEXT_ROOM, 1);
    f->next = xrealloc(NULL, TEXT_ROOM, 1);
    *f->changes = *f->next = 0;
    write_changes(spec, table, before, after, words,
                  &(struct text){ f->changes, f->changes + TEXT_ROOM, false });
    put_next(&(struct text){ f->next, f->next + TEXT_ROOM, false }, spec, table, after, next);
    free(after);
}

void followed_free(struct followed *f)
{
    free(f->changes);
    free(f->next);
    *f = (struct followed){ .changes = NULL };
}
