/* The words of each game: every example is read by the game's own readers. */
#include "harness/core/games.h"
#include "harness/scenario/vocabulary.h"
#include "harness/system/lines.h"
#include "greatest.h"

#include <stdlib.h>
#include <string.h>

SUITE_EXTERN(vocabulary_suite);

static struct vocabulary words;
static struct lines line;

static void open_words(unsigned game)
{
    const struct game *g = all_games[game]->game;
    void *table = calloc(1, g->table_size);
    if (!table)
        abort();
    g->default_table(table, g->fewest_players);
    g->seal(table);
    vocabulary_open(&words, all_games[game], table);
}

static void close_words(void)
{
    vocabulary_close(&words);
    free(words.table);
}

static bool read_words(const char *text)
{
    struct complaint why;
    return lines_open(&line, text, strlen(text), "example", &why) && next_line(&line, &why);
}

TEST every_phrase_has_an_example_that_reads_back(unsigned game)
{
    const struct game *g = all_games[game]->game;
    unsigned patterns = 0, legal = 0;
    const struct phrase *p;
    open_words(game);
    for (unsigned i = 0; (p = g->phrase(i)) != NULL; i++)
        patterns += p->pattern[1] ? 2 : 1;
    ASSERT(patterns > 10);
    ASSERT_EQ_FMT(patterns, words.phrases, "%u");
    for (unsigned i = 0; i < words.phrases; i++) {
        const struct phrase_words *w = &words.phrase[i];
        struct move back;
        ASSERTm(w->pattern, read_words(w->example));
        ASSERT_EQm(w->pattern, NULL, read_move_here(g, words.table, w->state, &line.in, &back));
        ASSERTm(w->pattern, same_move(back, w->move));
        ASSERT_EQ_FMTm(w->pattern, w->kind, back.kind, "%u");
        if (w->legal)
            ASSERT_EQ_FMTm(w->pattern, LEGAL, g->refusal(words.table, w->state, back), "%u");
        legal += w->legal;
    }
    ASSERT(legal > 3);
    close_words();
    PASS();
}

/* The reader knows the word: if it stops, then not at the first one. */
static bool knows_word(const char *word, bool sheet)
{
    static struct misread wrong;
    const struct game *g = words.spec->game;
    void *into = calloc(1, sheet ? g->table_size : g->state_size);
    struct words in = { 1, &word, &wrong };
    if (!into)
        abort();
    wrong.told = false;
    if (sheet)
        memcpy(into, words.table, g->table_size);
    else
        g->blank_position(words.table, into);
    const char *expected =
        sheet ? g->read_sheet(into, &in) : g->read_position(words.table, &in, into);
    free(into);
    return !expected || !wrong.told || wrong.at > 0;
}

TEST every_line_begins_with_a_word_that_is_read(unsigned game)
{
    open_words(game);
    ASSERT(words.positions > 8 && words.sheets > 5);
    for (unsigned i = 0; i < words.positions; i++)
        ASSERTm(words.position[i].word, knows_word(words.position[i].word, false));
    for (unsigned i = 0; i < words.sheets; i++)
        ASSERTm(words.sheet[i].word, knows_word(words.sheet[i].word, true));
    ASSERT_FALSE(knows_word("nonsense", false));
    ASSERT_FALSE(knows_word("nonsense", true));
    close_words();
    PASS();
}

/* All sorts of what may stand there: told of one line each. */
TEST places_say_what_may_stand_there(void)
{
    for (unsigned game = 0; game < all_games_count; game++) {
        open_words(game);
        ASSERT_STR_EQ("phase", words.position[0].word);
        ASSERT_EQ_FMT(1u, words.position[0].places, "%u");
        ASSERT(words.position[0].place[0]->words > 3);
        ASSERT_STR_EQ("players", words.sheet[0].word);
        ASSERT(words.sheet[0].place[0]->number);
        close_words();
    }
    PASS();
}

SUITE(vocabulary_suite)
{
    for (unsigned game = 0; game < all_games_count; game++) {
        RUN_TEST1(every_phrase_has_an_example_that_reads_back, game);
        RUN_TEST1(every_line_begins_with_a_word_that_is_read, game);
    }
    RUN_TEST(places_say_what_may_stand_there);
}
