/* The words of each game: its own readers accept every example, and a scenario can ask about
 * every move that is an example. */
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/scenario/scenario.h"
#include "harness/scenario/words/leeway.h"
#include "harness/scenario/words/vocabulary.h"
#include "harness/system/lines.h"
#include "greatest.h"

#include <stdio.h>
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

/* Does the reader know the word? Then it does not stop at it. */
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

/* ---- the conventions ---- */

/* Applies the reading of an example whose meaning begins with "with q-slug=X". */
static bool take_reading(const char *meaning, void *table)
{
    struct complaint why;
    char setting[NAME_SIZE];
    if (strncmp(meaning, "with q-", 7) != 0)
        return true;
    snprintf(setting, sizeof setting, "%.*s", (int)strcspn(meaning + 5, ":"), meaning + 5);
    return apply_reading(words.spec, table, setting, &why);
}

/* The examples of a section are read in order, because some refer to earlier ones. Others
 * exclude each other, so it is enough if an example can be read by itself. */
struct reading_place {
    void *table, *state, *fresh_table, *fresh_state;
};

static bool reads_example(const struct reading_place *to, enum section section, bool fresh)
{
    const struct game *g = words.spec->game;
    void *table = fresh ? to->fresh_table : to->table, *state = fresh ? to->fresh_state : to->state;
    if (fresh)
        g->blank_position(table, state);
    return section == OF_SHEETS ? !g->read_sheet(table, &line.in)
                                : !g->read_position(table, &line.in, state);
}

static const struct convention *first_unread_of(const struct reading_place *to,
                                                enum section section)
{
    for (unsigned i = 0; i < words.conventions.count; i++) {
        const struct convention *c = &words.conventions.list[i];
        if (c->section != section || !c->example)
            continue;
        memcpy(to->fresh_table, words.table, words.spec->game->table_size);
        if (!take_reading(c->text, to->table) || !take_reading(c->text, to->fresh_table)
            || !read_words(c->example)
            || (!reads_example(to, section, false) && !reads_example(to, section, true)))
            return c;
    }
    return NULL;
}

static const struct convention *first_unread(enum section section)
{
    const struct game *g = words.spec->game;
    struct reading_place to = { calloc(2, g->table_size), calloc(2, g->state_size), NULL, NULL };
    if (!to.table || !to.state)
        abort();
    to.fresh_table = (char *)to.table + g->table_size;
    to.fresh_state = (char *)to.state + g->state_size;
    memcpy(to.table, words.table, g->table_size);
    g->blank_position(to.table, to.state);
    const struct convention *unread = first_unread_of(&to, section);
    free(to.table);
    free(to.state);
    return unread;
}

TEST every_convention_is_read(unsigned game)
{
    open_words(game);
    ASSERT(words.conventions.count > 20);
    for (enum section section = OF_POSITIONS; section <= OF_SHEETS; section++) {
        const struct convention *unread = first_unread(section);
        ASSERTm(unread ? unread->example : "", !unread);
    }
    close_words();
    PASS();
}

/* Each word that a line can begin with has an example in the conventions, and the page shows
 * that one. */
TEST every_line_is_shown_by_a_convention(unsigned game)
{
    open_words(game);
    for (unsigned i = 0; i < words.positions; i++) {
        ASSERTm(words.position[i].word, words.position[i].shown);
        ASSERTm(words.position[i].word,
                next_convention(&words, OF_POSITIONS, &words.position[i], NULL));
    }
    for (unsigned i = 0; i < words.sheets; i++)
        ASSERTm(words.sheet[i].word, next_convention(&words, OF_SHEETS, &words.sheet[i], NULL));
    for (unsigned i = 0; i < words.conventions.count; i++)
        ASSERTm(words.conventions.list[i].text, words.conventions.list[i].section != OF_MOVES
                                                    || !words.conventions.list[i].example);
    close_words();
    PASS();
}

/* ---- what follows from a position ---- */

enum { FACT_PLAYS = 40, FACT_STEPS = 600 };

static struct conventions explained_facts;

/* Is there an example with the same first word? */
static bool is_explained(const char *fact)
{
    size_t letters = strcspn(fact, " \n");
    bool found = false;
    for (unsigned i = 0; i < explained_facts.count; i++) {
        const char *example = explained_facts.list[i].example;
        found = found
             || (example && letters == strcspn(example, " ") && !memcmp(example, fact, letters));
    }
    return found;
}

/* Returns the first fact about the position that no convention has as an example, or NULL. */
static const char *unexplained_fact(const void *state)
{
    static char facts[TEXT_ROOM];
    struct text out = { facts, facts + sizeof facts, false };
    *facts = 0;
    words.spec->game->write_facts(words.table, state, &out);
    for (const char *at = facts; *at; at += strcspn(at, "\n"), at += *at == '\n')
        if (!is_explained(at))
            return at;
    return NULL;
}

static const char *unexplained_in_play(uint64_t seed)
{
    const struct game *g = words.spec->game;
    struct move *list = calloc(g->most_moves + 1u, sizeof *list);
    void *state = calloc(1, g->state_size);
    const char *unexplained = NULL;
    struct choice from;
    unsigned count = 1;
    if (!list || !state)
        abort();
    choice_from_seed(&from, seed);
    g->start(words.table, state);
    for (unsigned step = 0; step < FACT_STEPS && count > 0 && !unexplained; step++) {
        unexplained = unexplained_fact(state);
        count = g->moves(words.table, state, list);
        if (count > 0)
            g->step(words.table, state, list[choose(&from, count)]);
    }
    choice_free(&from);
    free(list);
    free(state);
    return unexplained;
}

TEST every_fact_of_a_play_is_explained(unsigned game)
{
    const char *unexplained = NULL;
    char name[NAME_SIZE];
    open_words(game);
    snprintf(name, sizeof name, "%s facts", all_games[game]->game->name);
    conventions_open(&explained_facts, name);
    for (uint64_t seed = 1; seed <= FACT_PLAYS && !unexplained; seed++)
        unexplained = unexplained_in_play(seed);
    conventions_close(&explained_facts);
    close_words();
    ASSERTm(unexplained, !unexplained);
    PASS();
}

TEST conventions_are_cut_into_texts_and_examples(void)
{
    static const char text[] = "\nmoves\nOne line,\nand on.\n\nsheets\nText.\n"
                               "    cap 4   most  of all\n    small\nMore.\n";
    static const struct convention want[] = {
        { OF_MOVES, NULL, "One line, and on." },
        { OF_SHEETS, NULL, "Text." },
        { OF_SHEETS, "cap 4", "most  of all" },
        { OF_SHEETS, "small", "" },
        { OF_SHEETS, NULL, "More." },
    };
    struct conventions c;
    conventions_read(&c, text);
    ASSERT_EQ_FMT(5u, c.count, "%u");
    for (unsigned i = 0; i < c.count; i++) {
        ASSERT_EQ_FMT((unsigned)want[i].section, (unsigned)c.list[i].section, "%u");
        ASSERT_EQ(!want[i].example, !c.list[i].example);
        if (want[i].example)
            ASSERT_STR_EQ(want[i].example, c.list[i].example);
        ASSERT_STR_EQ(want[i].text, c.list[i].text);
    }
    conventions_close(&c);
    PASS();
}

/* ---- scenarios ---- */

static unsigned told;
static void count_event(void *to, const struct event *e)
{
    (void)to;
    (void)e;
    told++;
}

TEST every_phrase_can_be_asked(unsigned game)
{
    static char text[TEXT_ROOM];
    static struct complaint why;
    struct scenario_result result;
    open_words(game);
    for (unsigned i = 0; i < words.phrases; i++) {
        struct text out = { text, text + sizeof text, false };
        *text = 0;
        phrase_scenario(&words, &words.phrase[i], &out);
        told = 0;
        bool good =
            play_scenario(text, strlen(text), "words", count_event, NULL, NULL, &result, &why);
        ASSERTm(why.text, good);
        ASSERT_EQ_FMTm(text, 0u, result.failed, "%u");
        ASSERTm(text, told > 0);
    }
    close_words();
    PASS();
}

/* ---- what may be left out ---- */

static const struct line_words *position_line(const char *word)
{
    for (unsigned i = 0; i < words.positions; i++)
        if (!strcmp(words.position[i].word, word))
            return &words.position[i];
    return NULL;
}

/* What the game implies: hands are sorted, a hand that is not named is empty, the talon is what
 * is left, and A began unless the position says otherwise. */
TEST plays_show_what_may_be_left_out(void)
{
    static const struct {
        const char *word, *said;
        bool any_order;
    } want[] = { { "hand", "left out: none", true },
                 { "talon", "left out: follows from the rest", false },
                 { "first", "left out: A", false },
                 { "done", "left out: none", false } };
    char said[200];
    unsigned game = 0;
    while (strcmp(all_games[game]->game->name, "ordonanz") != 0)
        game++;
    open_words(game);
    for (unsigned i = 0; i < sizeof want / sizeof want[0]; i++) {
        const struct line_words *l = position_line(want[i].word);
        ASSERT(l);
        ASSERT_STR_EQ(want[i].said, say_left_out(l, said, sizeof said));
        ASSERT_EQ(want[i].any_order, in_any_order(l));
    }
    close_words();
    PASS();
}

/* One line of positions allows words, one of sheets a number. */
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
        RUN_TEST1(every_convention_is_read, game);
        RUN_TEST1(every_line_is_shown_by_a_convention, game);
        RUN_TEST1(every_fact_of_a_play_is_explained, game);
        RUN_TEST1(every_phrase_can_be_asked, game);
    }
    RUN_TEST(conventions_are_cut_into_texts_and_examples);
    RUN_TEST(plays_show_what_may_be_left_out);
    RUN_TEST(places_say_what_may_stand_there);
}
