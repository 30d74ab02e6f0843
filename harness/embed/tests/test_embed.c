/* What libquibble adds to the rules: games by name, verdicts in words, moves as lines. */
#include "harness/core/games.h"
#include "harness/embed/embed.h"
#include "harness/tests/faulty.h"
#include "harness/tests/stones.h"
#include "rules/game.h"
#include "greatest.h"

#include <string.h>

SUITE_EXTERN(embed_suite);

TEST every_game_is_found(void)
{
    unsigned count = 0;
    for (const struct game *game; (game = quibble_game(count)); count++)
        ASSERT_EQ(game, quibble_find_game(game->name));
    ASSERT_EQ(all_games_count, count);
    ASSERT_EQ(NULL, quibble_find_game("chess"));
    PASS();
}

TEST verdicts_are_clauses(void)
{
    const struct game *game = quibble_find_game("stones");
    struct quibble_clause cap = quibble_clause(game, STONES_TAKE_CAP);
    ASSERT_STR_EQ("take-cap", cap.slug);
    ASSERT_STR_EQ("Turns", cap.source);
    ASSERT_STR_EQ("At most three are taken.", cap.statement);
    ASSERT_STR_EQ("legal", quibble_clause(game, LEGAL).slug);
    ASSERT_STR_EQ("", quibble_clause(game, LEGAL).statement);
    ASSERT_STR_EQ("not-a-move", quibble_clause(game, NOT_A_MOVE).slug);
    ASSERT_STR_EQ("not-a-move", quibble_clause(game, 9999).slug);
    PASS();
}

TEST all_that_forbids_a_move_is_told(void)
{
    const struct toy_table table = { .head = { .players = 2 }, .stones = { 3, 4, 5 } };
    const struct toy_state state = { .turn = 0, .heap = { 3, 4, 5 }, .strength = { 1, 2 } };
    const struct move takes[2] = { { TOY_TAKE, 0, { 0, 9 } }, { TOY_TAKE, 0, { 0, 1 } } };
    struct quibble_clause clause;
    char here[100];
    guest_game = &toy_spec;
    const struct game *game = quibble_find_game("toy");
    ASSERT(quibble_forbidden_by(game, &table, &state, takes[0], 0, &clause, here, sizeof here));
    ASSERT_STR_EQ("take-what-is-there", clause.slug);
    ASSERT_STR_EQ("heap 1 has fewer", here);
    ASSERT(quibble_forbidden_by(game, &table, &state, takes[0], 1, &clause, here, 7));
    ASSERT_STR_EQ("within-strength", clause.slug);
    ASSERT_STR_EQ("A is t", here);
    ASSERT_FALSE(quibble_forbidden_by(game, &table, &state, takes[0], 2, &clause, here,
                                      sizeof here));
    ASSERT_FALSE(quibble_forbidden_by(game, &table, &state, takes[1], 0, &clause, here,
                                      sizeof here));
    guest_game = &stones_spec;
    PASS();
}

TEST readings_that_are_built_are_taken(void)
{
    const struct game *game = quibble_find_game("stones");
    union {
        struct table head;
        uint8_t bytes[4096];
    } table;
    ASSERT(game->table_size <= sizeof table);
    game->default_table(&table, 2);
    ASSERT(quibble_read_as(game, &table, "q-last", 'B'));
    ASSERT_EQ('B', table.head.reading[0]);
    ASSERT_FALSE(quibble_read_as(game, &table, "q-last", 'C')); /* listed, not built */
    ASSERT_FALSE(quibble_read_as(game, &table, "q-last", 'X'));
    ASSERT_FALSE(quibble_read_as(game, &table, "q-last", 0));
    ASSERT_FALSE(quibble_read_as(game, &table, "q-first", 'A'));
    ASSERT_EQ('B', table.head.reading[0]);
    PASS();
}

TEST moves_are_lines(void)
{
    const struct game *game = quibble_find_game("stones");
    union {
        struct table head;
        uint8_t bytes[4096];
    } table;
    struct move m;
    char line[100], narrow[5];
    game->default_table(&table, 2);
    ASSERT_EQ(NULL, quibble_read_move(game, &table, NULL, " B  takes\t2\n", &m));
    ASSERT_EQ(1, m.actor);
    ASSERT(quibble_write_move(game, &table, NULL, m, line, sizeof line));
    ASSERT_STR_EQ("B takes 2", line);
    ASSERT_FALSE(quibble_write_move(game, &table, NULL, m, narrow, sizeof narrow));
    ASSERT_FALSE(quibble_write_move(game, &table, NULL, m, narrow, 0));
    ASSERT(quibble_read_move(game, &table, NULL, "", &m));
    ASSERT(quibble_read_move(game, &table, NULL, "B gives 2", &m));
    char many[2000] = "";
    for (unsigned i = 0; i < 400; i++)
        memcpy(many + 2 * i, "B ", 3);
    ASSERT(quibble_read_move(game, &table, NULL, many, &m));
    memset(many, 'x', sizeof many - 1);
    many[sizeof many - 1] = 0;
    ASSERT_STR_EQ("a shorter line", quibble_read_move(game, &table, NULL, many, &m));
    PASS();
}

SUITE(embed_suite)
{
    RUN_TEST(every_game_is_found);
    guest_game = &stones_spec;
    RUN_TEST(verdicts_are_clauses);
    RUN_TEST(all_that_forbids_a_move_is_told);
    RUN_TEST(readings_that_are_built_are_taken);
    RUN_TEST(moves_are_lines);
    guest_game = NULL;
}
