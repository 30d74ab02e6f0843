/* Two readings side by side: the nearest difference, worked out on paper first. */
#include "harness/compare/twins.h"
#include "harness/compare/weights.h"
#include "harness/compare/witness.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/explore/explore.h"
#include "harness/play/swarm.h"
#include "harness/tests/stones.h"
#include "spec/spec.h"
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

SUITE_EXTERN(twins_suite);

enum { Q_LAST = 0, MOST = 100000 };
static const uint64_t MEMORY = 1 << 28;

static void *stones_with(char letter)
{
    const struct game *g = stones_spec.game;
    struct table *t = calloc(1, g->table_size);
    g->default_table(t, 2);
    t->reading[Q_LAST] = (uint8_t)letter;
    g->seal(t);
    return t;
}

static struct twins_result searched(char one, char other)
{
    struct twins t;
    struct twins_result p = { .end = GIVEN_UP };
    void *table[2] = { stones_with(one), stones_with(other) };
    struct twin twin[2] = { { &stones_spec, table[0], NULL }, { &stones_spec, table[1], NULL } };
    if (twins_open(&t, &twin[0], &twin[1]))
        twins_search(&t, MOST, MEMORY, &p);
    twins_close(&t);
    free(table[0]);
    free(table[1]);
    return p;
}

/* Two colours are dealt; 3 and 3 of the 9 stones are taken; who would take the
 * last 3 is the first for whom it matters. */
TEST the_nearest_difference_is_found(void)
{
    struct twins_result p = searched('A', 'B');
    ASSERT_EQ(NEAREST, p.end);
    ASSERT_EQ(4u, p.path.moves);
    ASSERT_EQ(OTHER_MOVES, p.contrast.kind);
    ASSERT_EQ(0u, p.contrast.allowed);
    ASSERT_EQ((verdict)STONES_LAST_STONE_STAYS, p.contrast.refused);
    ASSERT_EQ(0u, p.contrast.move.actor);
    ASSERT_EQ(2u, p.contrast.move.arg[0]);
    free(p.path.move);
    p = searched('B', 'A');
    ASSERT_EQ(1u, p.contrast.allowed);
    free(p.path.move);
    PASS();
}

/* The pair of one game with itself has the states of that game. */
TEST what_is_the_same_is_alike_everywhere(void)
{
    void *table = stones_with('A');
    struct exploring how = { .threads = 1, .reach = true, .unchecked = true };
    struct exploration e;
    struct twins_result p = searched('A', 'A');
    ASSERT(explore_space(&stones_spec, table, &how, &e));
    ASSERT_EQ(NO_DIFFERENCE, p.end);
    ASSERT_EQ(e.states, p.states);
    exploration_free(&e);
    free(table);
    PASS();
}

/* Whatever a random play came upon, shrunk it is as short as the nearest one. */
TEST random_plays_shrink_to_the_nearest(void)
{
    void *table[2] = { stones_with('A'), stones_with('B') };
    struct twin twin[2] = { { &stones_spec, table[0], NULL }, { &stones_spec, table[1], NULL } };
    struct twins t;
    unsigned longest = 0;
    ASSERT(twins_open(&t, &twin[0], &twin[1]));
    for (uint64_t seed = 1; seed <= 50; seed++) {
        struct choice from;
        struct twins_result p = { .end = GIVEN_UP };
        choice_from_seed(&from, seed);
        ASSERT(twins_play(&t, &from, 100, &p));
        longest = p.path.moves > longest ? p.path.moves : longest;
        unsigned before = p.path.moves;
        twins_shrink(&t, &p);
        ASSERT_EQ(NEAREST, p.end);
        ASSERT(p.path.moves >= 4 && p.path.moves <= before);
        free(p.path.move);
        choice_free(&from);
    }
    ASSERT(longest > 4);
    twins_close(&t);
    free(table[0]);
    free(table[1]);
    PASS();
}

/* Each play of this game ends with the last stone, or one before it: everybody notices. */
TEST every_play_notices_who_may_take_the_last(void)
{
    void *table[2] = { stones_with('A'), stones_with('B') };
    struct weight w;
    weigh(&w, &stones_spec, table[0], table[1], 40, 100, false, 7);
    ASSERT_EQ(40u, w.plays);
    ASSERT_EQ(40u, w.noticed);
    ASSERT_EQ(40u, w.moves);
    ASSERT_EQ(40u, w.winner); /* under B nobody wins: it is stuck */
    weigh(&w, &stones_spec, table[0], table[0], 40, 100, true, 7);
    ASSERT_EQ(0u, w.noticed + w.moves + w.winner);
    free(table[0]);
    free(table[1]);
    PASS();
}

/* No other move leads more, and in every game some move would have led less: to be
 * greedy means something there, long before the end. */
TEST greedy_players_take_what_leads_most(const struct spec *spec)
{
    const struct game *g = spec->game;
    void *table = calloc(1, g->table_size), *state = calloc(1, g->state_size),
         *room = calloc(1, g->state_size);
    struct move *list = calloc(g->most_moves, sizeof *list);
    unsigned mattered = 0;
    struct choice from;
    choice_from_seed(&from, 11);
    g->default_table(table, g->fewest_players);
    g->seal(table);
    for (unsigned play = 0; play < 5; play++) {
        g->start(table, state);
        for (unsigned step = 0; step < 300; step++) {
            unsigned count = g->moves(table, state, list);
            if (count == 0)
                break;
            bool chance = list[0].actor == NATURE;
            struct move m = plain_pick(spec, table, state, list, count, &from);
            if (!chance)
                m = list[greedy_pick(g, table, state, list, count, room, &from)];
            memcpy(room, state, g->state_size);
            ASSERT_EQ((verdict)LEGAL, g->step(table, room, m));
            int lead = lead_of(g, table, room, m.actor < MAX_PLAYERS ? m.actor : 0);
            for (unsigned i = 0; !chance && i < count; i++) {
                memcpy(room, state, g->state_size);
                g->step(table, room, list[i]);
                ASSERT(lead_of(g, table, room, m.actor) <= lead);
                mattered += lead_of(g, table, room, m.actor) < lead;
            }
            g->step(table, state, m);
        }
    }
    ASSERTm(g->name, mattered > 0);
    choice_free(&from);
    free(list);
    free(room);
    free(state);
    free(table);
    PASS();
}

/* 10 of 100: Wilson's interval, worked out by hand from its formula. */
TEST shares_have_wilsons_interval(void)
{
    double least, most;
    share_between(10, 100, &least, &most);
    ASSERT_IN_RANGE(0.0552, least, 0.0001);
    ASSERT_IN_RANGE(0.1744, most, 0.0001);
    share_between(0, 100, &least, &most);
    ASSERT_IN_RANGE(0.0, least, 0.0001);
    ASSERT_IN_RANGE(0.0370, most, 0.0001);
    share_between(0, 0, &least, &most);
    ASSERT(least <= 0 && most >= 1);
    PASS();
}

TEST a_witness_is_found_and_told(void)
{
    struct effort effort = {
        .most_states = MOST, .memory = MEMORY, .plays = 10, .steps = 100, .seed = 1
    };
    struct witness w;
    char *told = NULL;
    size_t size = 0;
    guest_game = &stones_spec; /* a witness is read back before it is believed */
    find_witness(&w, &stones_spec, Q_LAST, 'A', 'B', &effort);
    ASSERT(w.found);
    FILE *f = open_memstream(&told, &size);
    write_witness(f, &w, 1);
    fclose(f);
    ASSERT(strstr(told, "reading q-last=B\n"));
    ASSERT(strstr(told, "refused last-stone-stays "));
    free(told);
    witness_free(&w);
    guest_game = NULL;
    PASS();
}

SUITE(twins_suite)
{
    RUN_TEST(the_nearest_difference_is_found);
    RUN_TEST(what_is_the_same_is_alike_everywhere);
    RUN_TEST(random_plays_shrink_to_the_nearest);
    RUN_TEST(every_play_notices_who_may_take_the_last);
    for (unsigned i = 0; i < all_games_count; i++)
        RUN_TESTp(greedy_players_take_what_leads_most, all_games[i]);
    RUN_TEST(shares_have_wilsons_interval);
    RUN_TEST(a_witness_is_found_and_told);
}
