/* Two revisions side by side: the same game in other bytes is the same game, and
 * what is planted is found. */
#include "harness/compare/base.h"
#include "harness/compare/twins.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/explore/explore.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/tests/stones.h"
#include "rules/forms/words.h"
#include "spec/spec.h"
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

SUITE_EXTERN(regress_suite);

static const uint64_t MEMORY = 1 << 28;

/* ---- a game in disguise: its states inverted, its kinds of moves and its clauses
 *      numbered otherwise. Words are all that is left in common. ---- */

enum { OTHER_KIND = 0x40, MOST_CLAUSES = 250 };
static const struct game *inner;
static const struct spec *inner_spec;
static struct game disguise;
static struct spec disguise_spec;
static struct indexed_clause disguise_clauses[MOST_CLAUSES];
static uint8_t room[2][1 << 14];

static const void *plain(const void *state, unsigned n)
{
    for (size_t i = 0; i < inner->state_size; i++)
        room[n][i] = (uint8_t)~((const uint8_t *)state)[i];
    return room[n];
}

static void invert(void *state)
{
    for (size_t i = 0; i < inner->state_size; i++)
        ((uint8_t *)state)[i] = (uint8_t)~((uint8_t *)state)[i];
}

static struct move other_kind(struct move m)
{
    m.kind ^= OTHER_KIND;
    return m;
}

static verdict other_number(verdict v)
{
    return v < FIRST_CLAUSE ? v : FIRST_CLAUSE + inner_spec->clause_count - 1 - (v - FIRST_CLAUSE);
}

static verdict d_table_refusal(const void *t)
{
    return other_number(inner->table_refusal(t));
}
static void d_start(const void *t, void *s)
{
    inner->start(t, s), invert(s);
}
static uint8_t d_turn_of(const void *t, const void *s)
{
    return inner->turn_of(t, plain(s, 0));
}
static struct move d_move_at(const void *t, uint32_t i)
{
    return other_kind(inner->move_at(t, i));
}
static void d_outcome(const void *t, const void *s, struct outcome *o)
{
    inner->outcome(t, plain(s, 0), o);
}
static size_t d_key(const void *t, const void *s, uint8_t *k)
{
    return inner->key(t, plain(s, 0), k);
}
static void d_unkey(const void *t, const uint8_t *k, void *s)
{
    inner->unkey(t, k, s), invert(s);
}
static void d_write_move(const void *t, struct move m, struct text *o)
{
    inner->write_move(t, other_kind(m), o);
}
static void d_write_position(const void *t, const void *s, struct text *o)
{
    inner->write_position(t, plain(s, 0), o);
}
static void d_write_facts(const void *t, const void *s, struct text *o)
{
    inner->write_facts(t, plain(s, 0), o);
}
static void d_blank_position(const void *t, void *s)
{
    inner->blank_position(t, s), invert(s);
}

static verdict d_refusal(const void *t, const void *s, struct move m)
{
    return other_number(inner->refusal(t, plain(s, 0), other_kind(m)));
}

static verdict d_step(const void *t, void *s, struct move m)
{
    invert(s);
    verdict v = inner->step(t, s, other_kind(m));
    invert(s);
    return other_number(v);
}

static unsigned d_moves(const void *t, const void *s, struct move *list)
{
    unsigned count = inner->moves(t, plain(s, 0), list);
    for (unsigned i = 0; i < count; i++)
        list[i] = other_kind(list[i]);
    return count;
}

static uint32_t d_weight(const void *t, const void *s, struct move m)
{
    return inner->weight(t, plain(s, 0), other_kind(m));
}

static void d_view(const void *t, const void *s, unsigned player, void *seen)
{
    inner->view(t, plain(s, 1), player, seen);
    invert(seen);
}

static const char *d_read_move(const void *t, const struct words *in, struct move *m)
{
    const char *expected = inner->read_move(t, in, m);
    *m = other_kind(*m);
    return expected;
}

static const char *d_read_position(const void *t, const struct words *in, void *s)
{
    invert(s);
    const char *expected = inner->read_position(t, in, s);
    invert(s);
    return expected;
}

static const char *d_finish_position(const void *t, void *s)
{
    invert(s);
    const char *expected = inner->finish_position(t, s);
    invert(s);
    return expected;
}

static void put_on(const struct spec *spec)
{
    inner_spec = spec;
    inner = spec->game;
    disguise = *inner;
    disguise.table_refusal = d_table_refusal;
    disguise.start = d_start;
    disguise.refusal = d_refusal;
    disguise.step = d_step;
    disguise.moves = d_moves;
    disguise.turn_of = d_turn_of;
    disguise.move_at = d_move_at;
    disguise.weight = d_weight;
    disguise.outcome = d_outcome;
    disguise.view = d_view;
    disguise.key = d_key;
    disguise.unkey = d_unkey;
    disguise.write_move = d_write_move;
    disguise.read_move = d_read_move;
    disguise.write_position = d_write_position;
    disguise.blank_position = d_blank_position;
    disguise.read_position = d_read_position;
    disguise.finish_position = d_finish_position;
    disguise.write_facts = d_write_facts;
    disguise_spec = *spec;
    disguise_spec.game = &disguise;
    disguise_spec.clauses = disguise_clauses;
    for (unsigned i = 0; i < spec->clause_count && i < MOST_CLAUSES; i++)
        disguise_clauses[spec->clause_count - 1 - i] = spec->clauses[i];
}

/* ---- comparing ---- */

struct tally {
    unsigned times[CONTRAST_KINDS];
    unsigned allowed[2];
    struct contrast last;
    struct twins *twins;
};

static void count(void *with, const void *state, const struct contrast *c)
{
    struct tally *t = with;
    (void)state;
    t->times[c->kind]++;
    t->allowed[c->allowed & 1] += c->kind == OTHER_MOVES;
    t->last = *c;
}

static void count_all(void *with, const void *state, unsigned level)
{
    struct tally *t = with;
    (void)level;
    twins_compare(t->twins, state, true, count, t);
}

static unsigned sum_of(const struct tally *t)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < CONTRAST_KINDS; i++)
        sum += t->times[i];
    return sum;
}

static void *table_like(const struct spec *spec, const void *like, const struct spec *of)
{
    struct complaint why;
    void *table = xrealloc(NULL, spec->game->table_size, 1);
    if (like)
        return base_table(of, like, spec, table, &why) ? table : NULL;
    spec->game->default_table(table, spec->game->fewest_players);
    spec->game->seal(table);
    return table;
}

/* Every state of stones, held against these rules. */
static struct tally held_against(const struct spec *other, struct twins_result *p, bool by_bytes)
{
    struct tally tally = { .times = { 0 } };
    struct twins t;
    void *table = table_like(&stones_spec, NULL, NULL),
         *its = table_like(other, table, &stones_spec);
    struct twin twin[2] = { { &stones_spec, table, NULL }, { other, its, NULL } };
    tally.twins = &t;
    *p = (struct twins_result){ .end = GIVEN_UP };
    if (twins_open(&t, &twin[0], &twin[1]) && twins_revise(&t, by_bytes))
        twins_visit(&t, 100000, MEMORY, count_all, &tally, p);
    twins_close(&t);
    free(table);
    free(its);
    return tally;
}

static uint64_t states_of_stones(void)
{
    struct exploring how = { .threads = 1, .reach = true, .unchecked = true };
    struct exploration e;
    void *table = table_like(&stones_spec, NULL, NULL);
    explore_space(&stones_spec, table, &how, &e);
    uint64_t states = e.states;
    exploration_free(&e);
    free(table);
    return states;
}

TEST the_same_rules_are_alike(bool by_bytes)
{
    struct twins_result p;
    struct tally t = held_against(&stones_spec, &p, by_bytes);
    ASSERT_EQ(0u, sum_of(&t));
    ASSERT_EQ(NO_DIFFERENCE, p.end);
    ASSERT_EQ(states_of_stones(), p.states);
    PASS();
}

TEST the_same_rules_in_other_bytes_are_alike(void)
{
    struct twins_result p;
    put_on(&stones_spec);
    struct tally t = held_against(&disguise_spec, &p, false);
    ASSERT_EQ(0u, sum_of(&t));
    ASSERT_EQ(NO_DIFFERENCE, p.end);
    ASSERT_EQ(states_of_stones(), p.states);
    PASS();
}

/* How many positions there are to compare in a play of so many players: 70, or fewer where it ends
 * before. */
static unsigned positions_of_a_play(const struct spec *spec, unsigned players, unsigned most,
                                    struct choice *from)
{
    const struct game *g = spec->game;
    void *table = xrealloc(NULL, g->table_size, 1), *state = xrealloc(NULL, g->state_size, 1);
    struct move *list = calloc(g->most_moves, sizeof *list);
    unsigned positions = 0;
    g->default_table(table, players);
    g->seal(table);
    g->start(table, state);
    while (positions < most) {
        unsigned n = g->moves(table, state, list);
        positions++;
        if (n == 0 || g->step(table, state, list[choose(from, n)]) != LEGAL)
            break;
    }
    free(list);
    free(state);
    free(table);
    return positions;
}

/* A real game and itself in disguise, in some plays of every number of players. */
TEST a_game_in_other_bytes_is_alike(const struct spec *spec)
{
    enum { LONGEST = 70 };
    static char why[200];
    struct choice from, again;
    put_on(spec);
    ASSERT(spec->game->state_size <= sizeof room[0] && spec->clause_count <= MOST_CLAUSES);
    choice_from_seed(&from, 5);
    choice_from_seed(&again, 5);
    for (unsigned players = spec->game->fewest_players; players <= spec->game->most_players;
         players++) {
        struct twins t;
        struct tally tally = { .times = { 0 } };
        unsigned compared = 0, expected = positions_of_a_play(spec, players, LONGEST, &again);
        void *table = xrealloc(NULL, spec->game->table_size, 1);
        spec->game->default_table(table, players);
        spec->game->seal(table);
        void *its = table_like(&disguise_spec, table, spec);
        ASSERT(its);
        struct twin twin[2] = { { spec, table, NULL }, { &disguise_spec, its, NULL } };
        ASSERT(twins_open(&t, &twin[0], &twin[1]) && twins_revise(&t, false));
        struct move *list = calloc(t.game.most_moves, sizeof *list);
        t.game.start(&t, t.state);
        for (unsigned i = 0; i < LONGEST; i++) {
            twins_compare(&t, t.state, i % 35 == 34, count, &tally);
            compared++;
            unsigned n = t.game.moves(&t, t.state, list);
            if (n == 0 || t.game.step(&t, t.state, list[choose(&from, n)]) != LEGAL)
                break;
        }
        snprintf(why, sizeof why,
                 "%s: %u players, %u of %u positions compared, and more than one expected",
                 spec->game->name, players, compared, expected);
        ASSERTm(why, sum_of(&tally) == 0 && compared == expected && expected > 1);
        free(list);
        twins_close(&t);
        free(table);
        free(its);
    }
    choice_free(&from);
    choice_free(&again);
    PASS();
}

/* ---- what is planted is found, through words ---- */

static verdict no_threes(const void *t, const void *s, struct move m)
{
    return inner->refusal(t, s, m) == LEGAL && m.actor != NATURE && m.arg[0] == 2
             ? STONES_TAKE_CAP
             : inner->refusal(t, s, m);
}

static verdict no_threes_step(const void *t, void *s, struct move m)
{
    verdict v = no_threes(t, s, m);
    return v == LEGAL ? inner->step(t, s, m) : v;
}

static unsigned no_threes_moves(const void *t, const void *s, struct move *list)
{
    unsigned n = inner->moves(t, s, list), kept = 0;
    for (unsigned i = 0; i < n; i++)
        if (no_threes(t, s, list[i]) == LEGAL)
            list[kept++] = list[i];
    return kept;
}

static void nobody_wins(const void *t, const void *s, struct outcome *o)
{
    inner->outcome(t, s, o);
    o->winners = 0;
}

static uint32_t fair(const void *t, const void *s, struct move m)
{
    (void)t, (void)s, (void)m;
    return 1;
}

static void open_view(const void *t, const void *s, unsigned player, void *seen)
{
    (void)t, (void)player;
    memcpy(seen, s, inner->state_size);
}

static verdict never_whose_turn(const void *t, const void *s, struct move m)
{
    verdict v = inner->refusal(t, s, m);
    return v == STONES_WHOSE_TURN ? STONES_HEAP_CAP : v;
}

/* Whoever takes one stone takes the turn after the next, too. */
static verdict again_step(const void *t, void *s, struct move m)
{
    verdict v = inner->step(t, s, m);
    if (v == LEGAL && m.actor != NATURE && m.arg[0] == 0)
        ((uint8_t *)s)[1] = m.actor;
    return v;
}

static void all_gone(const void *t, const void *s, struct text *out)
{
    (void)t, (void)s;
    put(out, "gone all\n");
}

static struct tally planted(void (*plant)(struct game *g), struct twins_result *p)
{
    struct game faulty = *stones_spec.game;
    struct spec faulty_spec = stones_spec;
    inner = stones_spec.game;
    plant(&faulty);
    faulty_spec.game = &faulty;
    return held_against(&faulty_spec, p, false);
}

static void plant_no_threes(struct game *g)
{
    g->refusal = no_threes;
    g->step = no_threes_step;
    g->moves = no_threes_moves;
}
static void plant_nobody_wins(struct game *g)
{
    g->outcome = nobody_wins;
}
static void plant_fair(struct game *g)
{
    g->weight = fair;
}
static void plant_open_view(struct game *g)
{
    g->view = open_view;
}
static void plant_reason(struct game *g)
{
    g->refusal = never_whose_turn;
}
static void plant_again(struct game *g)
{
    g->step = again_step;
}
static void plant_facts(struct game *g)
{
    g->write_facts = all_gone;
}

/* Today 3 may be taken, under the base not: newly legal, by the clause of the base. */
TEST a_newly_legal_move_is_found(void)
{
    struct twins_result p;
    struct tally t = planted(plant_no_threes, &p);
    ASSERT(t.times[OTHER_MOVES] > 0);
    ASSERT_EQ(t.times[OTHER_MOVES], sum_of(&t));
    ASSERT_EQ(0u, t.allowed[1]);
    ASSERT_EQ((verdict)STONES_TAKE_CAP, t.last.refused);
    ASSERT_EQ(2u, t.last.move.arg[0]);
    PASS();
}

TEST each_kind_is_found(void)
{
    struct twins_result p;
    struct tally t = planted(plant_nobody_wins, &p);
    ASSERT(t.times[OTHER_END] > 0 && t.times[OTHER_END] == sum_of(&t));
    t = planted(plant_fair, &p);
    ASSERT(t.times[OTHER_ODDS] > 0 && t.times[OTHER_ODDS] == sum_of(&t));
    t = planted(plant_open_view, &p);
    ASSERT(t.times[OTHER_SIGHT] > 0 && t.times[OTHER_SIGHT] == sum_of(&t));
    t = planted(plant_reason, &p);
    ASSERT(t.times[OTHER_REASON] > 0 && t.times[OTHER_REASON] == sum_of(&t));
    ASSERT_EQ((verdict)STONES_WHOSE_TURN, t.last.cited[0]);
    ASSERT_EQ((verdict)STONES_HEAP_CAP, t.last.cited[1]);
    t = planted(plant_facts, &p);
    ASSERT(t.times[OTHER_FACTS] > 0 && t.times[OTHER_FACTS] == sum_of(&t));
    PASS();
}

/* An effect does not hide what comes after it: both go on from where the first one
 * is, through all states of it. */
TEST play_goes_on_after_another_effect(void)
{
    struct twins_result p;
    struct tally t = planted(plant_again, &p);
    ASSERT(t.times[OTHER_EFFECT] > 0 && t.times[OTHER_EFFECT] == sum_of(&t));
    ASSERT_EQ(NO_DIFFERENCE, p.end);
    ASSERT_EQ(states_of_stones(), p.states);
    PASS();
}

/* ---- tables ---- */

/* The same question at another place, and readings that the other side has not. */
TEST readings_are_carried_over_by_name(void)
{
    struct complaint why;
    struct spec without = stones_spec;
    struct table *table = table_like(&stones_spec, NULL, NULL),
                 *its = table_like(&stones_spec, NULL, NULL);
    without.question_count = 0;
    table->reading[0] = 'B';
    ASSERT(base_table(&stones_spec, table, &stones_spec, its, &why));
    ASSERT_EQ('B', its->reading[0]);
    ASSERT_FALSE(base_table(&stones_spec, table, &without, its, &why));
    ASSERT(strstr(why.text, "do not ask"));
    table->reading[0] = 'A';
    ASSERT(base_table(&stones_spec, table, &without, its, &why));
    free(table);
    free(its);
    PASS();
}

SUITE(regress_suite)
{
    RUN_TESTp(the_same_rules_are_alike, true);
    RUN_TESTp(the_same_rules_are_alike, false);
    RUN_TEST(the_same_rules_in_other_bytes_are_alike);
    for (unsigned i = 0; i < all_games_count; i++)
        RUN_TESTp(a_game_in_other_bytes_is_alike, all_games[i]);
    RUN_TESTp(a_game_in_other_bytes_is_alike, &stones_spec);
    RUN_TEST(a_newly_legal_move_is_found);
    RUN_TEST(each_kind_is_found);
    RUN_TEST(play_goes_on_after_another_effect);
    RUN_TEST(readings_are_carried_over_by_name);
}
