/* The explorer against a game whose states are drawn on paper: any directed
 * graph. A second explorer, as naive as can be, must come to the same numbers,
 * on graphs and on the small scopes of the real games. */
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/on_record.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/explore/endless.h"
#include "harness/explore/explore.h"
#include "harness/explore/fingerprints.h"
#include "harness/explore/graph.h"
#include "harness/explore/solve.h"
#include "harness/explore/space.h"
#include "harness/explore/store.h"
#include "harness/explore/threads.h"
#include "harness/system/complain.h"
#include "harness/system/large_pages.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"
#include "greatest.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

SUITE_EXTERN(explore_suite);

/* ---- the game: a token walks along the arrows ---- */

enum { NODES = 12, LONGEST_KEY = 23, WALK = 1 };

struct graph_table {
    struct table head;
    uint8_t nodes, key_size, lossy, broken_node, broken_from;
    uint8_t arrow[NODES][NODES];
    uint8_t over[NODES], winners[NODES];
    uint8_t owner[NODES]; /* whose turn it is there: 0, 1, or NATURE */
};
struct graph_state {
    uint8_t at;
};

static void graph_default(void *table, unsigned players)
{
    struct graph_table *t = table;
    *t = (struct graph_table){ .head = { .players = (uint8_t)players },
                               .nodes = 2,
                               .key_size = 1,
                               .broken_node = NODES,
                               .broken_from = NODES };
    t->head.reading[0] = 'A';
    t->arrow[0][1] = 1;
    t->over[1] = 1;
    t->winners[1] = 1;
}

static void graph_seal(void *table)
{
    (void)table;
}
static verdict graph_table_refusal(const void *table)
{
    (void)table;
    return LEGAL;
}

static void graph_start(const void *table, void *state)
{
    (void)table;
    ((struct graph_state *)state)->at = 0;
}

static verdict graph_refusal(const void *table, const void *state, struct move m)
{
    const struct graph_table *t = table;
    const struct graph_state *s = state;
    bool plain = m.kind == WALK && m.actor == t->owner[s->at] && m.arg[0] < t->nodes;
    for (unsigned i = 1; i < MOVE_ARGS; i++)
        plain = plain && m.arg[i] == 0;
    if (!plain)
        return NOT_A_MOVE;
    return !t->over[s->at] && t->arrow[s->at][m.arg[0]] ? LEGAL : FIRST_CLAUSE;
}

static verdict graph_step(const void *table, void *state, struct move m)
{
    verdict v = graph_refusal(table, state, m);
    if (v == LEGAL)
        ((struct graph_state *)state)->at = m.arg[0];
    return v;
}

static const uint8_t graph_actors[] = { 0, 1, NATURE };

static struct move graph_move_at(const void *table, uint32_t index)
{
    (void)table;
    return (struct move){ .kind = WALK,
                          .actor = graph_actors[index % 3],
                          .arg = { (uint8_t)(index / 3) } };
}

static uint32_t graph_universe(const void *table)
{
    return 3u * ((const struct graph_table *)table)->nodes;
}

static unsigned graph_moves(const void *table, const void *state, struct move *list)
{
    unsigned count = 0;
    for (uint32_t i = 0; i < graph_universe(table); i++)
        if (graph_refusal(table, state, graph_move_at(table, i)) == LEGAL)
            list[count++] = graph_move_at(table, i);
    return count;
}

static uint8_t graph_turn(const void *table, const void *state)
{
    return ((const struct graph_table *)table)->owner[((const struct graph_state *)state)->at];
}

/* An arrow is as likely as it is thick. */
static uint32_t graph_weight(const void *table, const void *state, struct move m)
{
    return ((const struct graph_table *)table)
        ->arrow[((const struct graph_state *)state)->at][m.arg[0]];
}

static void graph_outcome(const void *table, const void *state, struct outcome *out)
{
    const struct graph_table *t = table;
    unsigned at = ((const struct graph_state *)state)->at;
    *out = (struct outcome){ .over = t->over[at], .winners = t->over[at] ? t->winners[at] : 0 };
}

static void graph_view(const void *table, const void *state, unsigned player, void *seen)
{
    (void)table;
    (void)player;
    memcpy(seen, state, sizeof(struct graph_state));
}

/* As long as the table says, so that every way to compare keys is used. */
static size_t graph_key(const void *table, const void *state, uint8_t *key)
{
    const struct graph_table *t = table;
    const struct graph_state *s = state;
    memset(key, 7, t->key_size);
    key[t->key_size - 1] = t->lossy ? s->at / 2 : s->at;
    return t->key_size;
}

static void graph_unkey(const void *table, const uint8_t *key, void *state)
{
    const struct graph_table *t = table;
    uint8_t last = key[t->key_size - 1];
    ((struct graph_state *)state)->at = t->lossy ? (uint8_t)(2 * last) : last;
}

static const struct phrase graph_phrases[] = { { WALK, "@ goes =0" } };

static bool no_word(const void *table, char letter, uint8_t value, struct text *out)
{
    (void)table;
    (void)letter;
    (void)value;
    (void)out;
    return false;
}

static bool no_value(const void *table, char letter, const char *word, uint8_t *value)
{
    (void)table;
    (void)letter;
    (void)word;
    (void)value;
    return false;
}

static const struct speller graph_speller = { no_word, no_value, NULL };

static void graph_write_move(const void *table, struct move m, struct text *out)
{
    (void)table;
    phrase_write(graph_phrases, 1, graph_speller, m, out);
}

static const char *graph_read_move(const void *table, const struct words *in, struct move *m)
{
    (void)table;
    return phrase_read(graph_phrases, 1, graph_speller, in, m);
}

static void graph_write_position(const void *table, const void *state, struct text *out)
{
    (void)table;
    put(out, "at ");
    put_number(out, ((const struct graph_state *)state)->at);
}

static void graph_blank(const void *table, void *state)
{
    graph_start(table, state);
}

static const char *graph_read_position(const void *table, const struct words *in, void *state)
{
    unsigned n;
    bool good = in->count == 2 && same_word(in->word[0], "at")
             && read_number(in->word[1], ((const struct graph_table *)table)->nodes - 1u, &n);
    if (good)
        ((struct graph_state *)state)->at = (uint8_t)n;
    return good ? NULL : "at NUMBER";
}

static const char *graph_finish(const void *table, void *state)
{
    (void)table;
    (void)state;
    return NULL;
}

static void graph_write_facts(const void *table, const void *state, struct text *out)
{
    graph_write_position(table, state, out);
}

/* A sheet: a line "1 2" is an arrow; "byte 7 1" says what stands at a place behind the head. */
static void graph_write_sheet(const void *table, struct text *out)
{
    const uint8_t *byte = table;
    for (unsigned i = sizeof(struct table); i < sizeof(struct graph_table); i++) {
        put(out, "byte ");
        put_number(out, i);
        put(out, " ");
        put_number(out, byte[i]);
        put(out, "\n");
    }
}

static const char *graph_read_sheet(void *table, const struct words *in)
{
    struct graph_table *t = table;
    unsigned from, to;
    if (in->count == 3 && same_word(in->word[0], "byte")
        && read_number(in->word[1], sizeof *t - 1, &from) && read_number(in->word[2], 255, &to)) {
        ((uint8_t *)table)[from] = (uint8_t)to;
        return NULL;
    }
    if (in->count != 2 || !read_number(in->word[0], NODES - 1, &from)
        || !read_number(in->word[1], NODES - 1, &to))
        return "NUMBER NUMBER";
    t->arrow[from][to] = 1;
    return NULL;
}

static const struct game graph_game = {
    .name = "graph",
    .title = "Graph",
    .fewest_players = 1,
    .most_players = 2,
    .table_size = sizeof(struct graph_table),
    .state_size = sizeof(struct graph_state),
    .most_moves = NODES,
    .most_key_bytes = LONGEST_KEY,
    .default_table = graph_default,
    .seal = graph_seal,
    .table_refusal = graph_table_refusal,
    .start = graph_start,
    .refusal = graph_refusal,
    .step = graph_step,
    .moves = graph_moves,
    .turn_of = graph_turn,
    .universe = graph_universe,
    .move_at = graph_move_at,
    .weight = graph_weight,
    .outcome = graph_outcome,
    .view = graph_view,
    .key = graph_key,
    .unkey = graph_unkey,
    .write_move = graph_write_move,
    .read_move = graph_read_move,
    .write_position = graph_write_position,
    .blank_position = graph_blank,
    .read_position = graph_read_position,
    .finish_position = graph_finish,
    .write_facts = graph_write_facts,
    .write_sheet = graph_write_sheet,
    .read_sheet = graph_read_sheet,
};

/* ---- its spec ---- */

static bool keeps_off(const void *table, const void *state)
{
    return ((const struct graph_state *)state)->at
        != ((const struct graph_table *)table)->broken_node;
}

static bool steps_well(const void *table, const void *before, struct move m, const void *after)
{
    (void)m;
    (void)after;
    return ((const struct graph_state *)before)->at
        != ((const struct graph_table *)table)->broken_from;
}

static const struct clause along_arrows = { "Graph", LEGALITY, EXPLICIT, "Along arrows only.",
                                            NULL };
static const struct clause never_marked = { "Graph", EFFECT, EXPLICIT, "No line carries this out.",
                                            NULL };
static const struct clause a_story = { "Graph", EFFECT, EXPLICIT, "Once upon a time.", "a story" };
static const struct indexed_clause graph_clauses[] = {
    { "along-arrows", &along_arrows, 1, NULL },
    { "never-marked", &never_marked, 2, NULL },
    { "a-story", &a_story, 3, NULL },
};
static const struct indexed_property graph_properties[] = {
    { .name = "keeps_off",
      .clause = FIRST_CLAUSE,
      .kind = OF_STATE,
      .of_state = keeps_off,
      .line = 1 },
    { .name = "steps_well",
      .clause = FIRST_CLAUSE,
      .kind = OF_STEP,
      .of_step = steps_well,
      .line = 1 },
};
static const struct question which_way = {
    "Which way?", 'A', "as good as any", { BUILT('A', "this way"), BUILT('B', "that way") }
};
static const struct indexed_question graph_questions[] = { { "which-way", &which_way, 1, NULL } };
static const struct scope graph_scopes[] = {
    { "two", IN_TEST, "an arrow, and the end", "", 2, 1, 0, 0, 0 },
    { "round", IN_TEST, "a way back", "0 0\n", 2, 1, 0, 0, 0 },
    END_OF_SCOPES
};
static const struct spec graph_spec = {
    .game = &graph_game,
    .file = "graph.c",
    .clauses = graph_clauses,
    .clause_count = 3,
    .properties = graph_properties,
    .property_count = 2,
    .questions = graph_questions,
    .question_count = 1,
    .scopes = graph_scopes,
};

static struct graph_table graph_of(unsigned nodes, const char *arrows)
{
    struct graph_table t;
    graph_default(&t, 1);
    t.nodes = (uint8_t)nodes;
    memset(t.arrow, 0, sizeof t.arrow);
    memset(t.over, 0, sizeof t.over);
    for (; arrows[0]; arrows += 2) /* "0112": 0 to 1, 1 to 2 */
        t.arrow[arrows[0] - '0'][arrows[1] - '0'] = 1;
    return t;
}

static struct exploration explored(const struct graph_table *t, uint64_t memory, bool unchecked)
{
    struct exploration e;
    struct exploring how = { .memory = memory, .unchecked = unchecked };
    explore_space(&graph_spec, t, &how, &e);
    return e;
}

/* ---- the naive explorer ---- */

struct naive {
    uint8_t *state; /* one behind the other */
    unsigned *level;
    unsigned (*edge)[2];
    unsigned states, room, edges, edge_room, depth, finished, deadlocks, ties, no_winner, endless;
    bool layered;
};

static unsigned naive_index(struct naive *n, const struct game *g, const void *state,
                            unsigned level)
{
    for (unsigned i = 0; i < n->states; i++)
        if (memcmp(n->state + (size_t)i * g->state_size, state, g->state_size) == 0)
            return i;
    if (n->states == n->room) {
        n->room = 2 * n->room + 16;
        n->state = grown(n->state, n->room, g->state_size);
        n->level = grown(n->level, n->room, sizeof *n->level);
    }
    memcpy(n->state + (size_t)n->states * g->state_size, state, g->state_size);
    n->level[n->states] = level;
    return n->states++;
}

static void naive_edge(struct naive *n, unsigned from, unsigned to)
{
    if (n->edges == n->edge_room) {
        n->edge_room = 2 * n->edge_room + 16;
        n->edge = grown(n->edge, n->edge_room, sizeof *n->edge);
    }
    n->edge[n->edges][0] = from;
    n->edge[n->edges++][1] = to;
}

static void naive_judge(struct naive *n, const struct game *g, const void *table, const void *state,
                        unsigned moves)
{
    struct outcome o = { .over = false };
    g->outcome(table, state, &o);
    unsigned winners = 0;
    for (unsigned seat = 0; seat < MAX_PLAYERS; seat++)
        winners += o.winners >> seat & 1;
    n->finished += o.over;
    n->deadlocks += !o.over && moves == 0;
    n->ties += o.over && winners > 1;
    n->no_winner += o.over && winners == 0;
}

/* A state can go on for ever while one of its successors can. */
static void naive_endless(struct naive *n)
{
    bool *on = grown(NULL, n->states, sizeof *on), *seen = grown(NULL, n->states, sizeof *seen);
    memset(on, true, n->states);
    for (bool changed = true; changed;) {
        changed = false;
        memset(seen, false, n->states);
        for (unsigned i = 0; i < n->edges; i++)
            if (on[n->edge[i][1]])
                seen[n->edge[i][0]] = true;
        for (unsigned i = 0; i < n->states; i++) {
            changed = changed || (on[i] && !seen[i]);
            on[i] = on[i] && seen[i];
        }
    }
    for (unsigned i = 0; i < n->states; i++)
        n->endless += on[i];
    free(on);
    free(seen);
}

static struct naive naively(const struct game *g, const void *table)
{
    struct naive n = { .layered = true };
    uint8_t *state = grown(NULL, 1, g->state_size), *next = grown(NULL, 1, g->state_size);
    struct move *list = grown(NULL, g->most_moves, sizeof *list);
    g->start(table, state);
    naive_index(&n, g, state, 0);
    for (unsigned at = 0; at < n.states; at++) {
        memcpy(state, n.state + (size_t)at * g->state_size, g->state_size);
        unsigned count = g->moves(table, state, list);
        naive_judge(&n, g, table, state, count);
        for (unsigned i = 0; i < count; i++) {
            memcpy(next, state, g->state_size);
            g->step(table, next, list[i]);
            naive_edge(&n, at, naive_index(&n, g, next, n.level[at] + 1));
        }
    }
    n.depth = n.level[n.states - 1];
    for (unsigned i = 0; i < n.edges; i++)
        n.layered = n.layered && n.level[n.edge[i][1]] == n.level[n.edge[i][0]] + 1;
    naive_endless(&n);
    free(state);
    free(next);
    free(list);
    return n;
}

static void naive_free(struct naive *n)
{
    free(n->state);
    free(n->level);
    free(n->edge);
}

static bool agree(const struct exploration *e, const struct naive *n)
{
    return e->exact && e->states == n->states && e->transitions == n->edges && e->depth == n->depth
        && e->finished == n->finished && e->deadlocks == n->deadlocks && e->ties == n->ties
        && e->no_winner == n->no_winner && e->endless == n->endless && e->layered == n->layered;
}

/* ---- plays ---- */

/* The node where a play ends; NODES when one of its moves is refused. */
static unsigned end_of(const struct graph_table *t, const struct path *path)
{
    struct graph_state s = { 0 };
    for (unsigned i = 0; i < path->moves; i++)
        if (graph_step(t, &s, path->move[i]) != LEGAL)
            return NODES;
    return s.at;
}

static bool is_loop(const struct graph_table *t, const struct path *path)
{
    struct path stem = { .move = path->move, .moves = path->moves - path->loop };
    return path->found && path->loop > 0 && path->loop <= path->moves && end_of(t, path) < NODES
        && end_of(t, path) == end_of(t, &stem);
}

/* ---- the store ---- */

static void number_key(uint8_t *key, size_t size, uint32_t n)
{
    memset(key, 0, size);
    for (unsigned i = 0; i < 4 && i < size; i++)
        key[size - 1 - i] = (uint8_t)(n >> 8 * i);
}

TEST every_key_is_found_again(size_t size)
{
    struct store s;
    uint8_t key[LONGEST_KEY + KEY_SLACK];
    uint32_t count = size == 1 ? 256 : size == 2 ? 65536 : 100000;
    struct account account = { .most = 1u << 30 };
    ASSERT(store_open(&s, size, &account));
    for (unsigned twice = 0; twice < 2; twice++)
        for (uint32_t i = 0; i < count; i++) {
            number_key(key, size, i);
            if (!twice)
                ASSERT_EQ(NO_STATE, store_find(&s, key, store_hash(s.key_size, key)));
            ASSERT_EQ(i, store_add(&s, key, store_hash(s.key_size, key), i / 2));
            ASSERT_EQ(i, store_find(&s, key, store_hash(s.key_size, key)));
            ASSERT_MEM_EQ(key, store_key(&s, i), size);
            ASSERT_EQ(i / 2, s.parent[i]);
        }
    ASSERT_EQ(count, s.count);
    store_close(&s);
    PASS();
}

/* Hashes that are all the same make the set slow and keep it exact. (As many
 * as fit without a larger table, for which they would be worked out anew.) */
TEST only_keys_decide(void)
{
    struct store s;
    uint8_t key[5 + KEY_SLACK];
    struct account account = { .most = 1u << 20 };
    ASSERT(store_open(&s, sizeof key - KEY_SLACK, &account));
    for (uint32_t i = 0; i < 20; i++) {
        number_key(key, sizeof key - KEY_SLACK, i);
        ASSERT_EQ(i, store_add(&s, key, 42, 0));
    }
    for (uint32_t i = 0; i < 20; i++) {
        number_key(key, sizeof key - KEY_SLACK, i);
        ASSERT_EQ(i, store_find(&s, key, 42));
    }
    store_close(&s);
    PASS();
}

TEST a_full_store_says_so(void)
{
    struct store s;
    uint8_t key[8 + KEY_SLACK];
    uint32_t i = 0;
    struct account account = { .most = 200000 };
    ASSERT(store_open(&s, sizeof key - KEY_SLACK, &account));
    for (; i < 100000; i++) {
        number_key(key, sizeof key - KEY_SLACK, i);
        if (store_add(&s, key, store_hash(s.key_size, key), 0) == NO_STATE)
            break;
    }
    ASSERT(i > 1000 && i < 20000);
    ASSERT(account.bytes <= account.most);
    number_key(key, sizeof key - KEY_SLACK, 0);
    ASSERT_EQ(0, store_add(&s, key, store_hash(s.key_size, key), 0));
    store_close(&s);
    PASS();
}

/* Each piece is filled with its own number: whoever overlaps another spoils it. */
static bool holds(const uint8_t *piece, size_t size, uint8_t number)
{
    for (size_t i = 0; i < size; i += 512)
        if (piece[i] != number)
            return false;
    return piece[size - 1] == number;
}

TEST pages_are_empty_and_do_not_overlap(void)
{
    enum { PIECES = 60, ROUNDS = 400 };
    uint8_t *piece[PIECES] = { NULL };
    size_t size[PIECES] = { 0 };
    for (uint32_t round = 0, i = 0; round < ROUNDS; round++, i = (i * 7 + round + 1) % PIECES) {
        if (piece[i])
            ASSERT(holds(piece[i], size[i], (uint8_t)(i + 1)));
        pages_close(piece[i], size[i]);
        size[i] = (size_t)1 << (10 + (round * 5 + i) % 13);
        piece[i] = pages_open(size[i]);
        ASSERT(piece[i] && holds(piece[i], size[i], 0));
        memset(piece[i], (int)i + 1, size[i]);
    }
    for (uint32_t i = 0; i < PIECES; i++) {
        ASSERT(!piece[i] || holds(piece[i], size[i], (uint8_t)(i + 1)));
        pages_close(piece[i], size[i]);
    }
    PASS();
}

static uint64_t any_hash(uint64_t i)
{
    return store_hash(sizeof i, (const uint8_t *)&i);
}

/* ---- threads ---- */

enum { MOST_TASKS = 70, CALLS = 300, LONG_BREAK = 100 };

struct tally {
    unsigned done[MOST_TASKS], hands;
    _Atomic bool strange;
};

static void count_task(void *with, unsigned number, unsigned hand)
{
    struct tally *t = with;
    if (number >= MOST_TASKS || hand >= t->hands)
        t->strange = true;
    else
        t->done[number]++;
    for (volatile unsigned i = 0; i < 500; i++)
        ; /* so long that the others come in time */
}

/* Now and then nothing comes for so long that all have fallen asleep. */
TEST every_task_is_done_once(unsigned hands)
{
    struct crew *crew = crew_open(hands);
    ASSERT(crew);
    for (unsigned call = 0; call < CALLS; call++) {
        struct tally t = { .hands = hands };
        unsigned tasks = call % (MOST_TASKS + 1);
        if (call % LONG_BREAK == 0)
            nanosleep(&(struct timespec){ .tv_nsec = 20000000 }, NULL);
        crew_do(crew, tasks, count_task, &t);
        ASSERT(!t.strange);
        for (unsigned i = 0; i < MOST_TASKS; i++)
            ASSERT_EQ(i < tasks, t.done[i]);
    }
    crew_close(crew);
    PASS();
}

TEST fingerprints_are_found_again_in_nine_bytes(void)
{
    struct account account = { .most = 1u << 30 };
    struct sketch s;
    ASSERT(sketch_open(&s, &account));
    for (uint64_t i = 0; i < 200000; i++) {
        ASSERT_EQ(SEEN_NEW, sketch_add(&s, any_hash(i)));
        ASSERT_EQ(SEEN_BEFORE, sketch_add(&s, any_hash(i / 2)));
        ASSERT(i < 60000 || account.bytes <= 9 * (i + 1) + 4096 * 7 + 64);
    }
    for (uint64_t i = 0; i < 200000; i++)
        ASSERT_EQ(SEEN_BEFORE, sketch_add(&s, any_hash(i)));
    ASSERT_EQ(200000, s.count);
    account.most = account.bytes;
    enum seen seen = SEEN_NEW;
    for (uint64_t i = 200000; i < 300000 && seen == SEEN_NEW; i++)
        seen = sketch_add(&s, any_hash(i));
    ASSERT_EQ(SEEN_FULL, seen);
    sketch_close(&s);
    ASSERT_EQ(0, account.bytes);
    PASS();
}

/* Values at both ends, and many that want the same place. */
TEST fingerprints_may_crowd(void)
{
    struct account account = { .most = 1u << 30 };
    struct sketch s;
    ASSERT(sketch_open(&s, &account));
    for (uint64_t i = 1; i <= 2000; i++) {
        ASSERT_EQ(SEEN_NEW, sketch_add(&s, UINT64_MAX - 16 * i));
        ASSERT_EQ(SEEN_NEW, sketch_add(&s, 16 * i));
        ASSERT_EQ(SEEN_BEFORE, sketch_add(&s, UINT64_MAX - 16 * i));
    }
    sketch_close(&s);
    PASS();
}

TEST a_missed_state_is_as_likely_as_is_said(void)
{
    ASSERT(sketch_omission(1000) < 1.1e-13 && sketch_omission(1000) > 1.0e-13); /* 10^6 / 2^63 */
    ASSERT(sketch_omission(100000000) < 1.1e-3);
    PASS();
}

/* ---- exploring ---- */

TEST a_deadlock_is_shown_by_the_shortest_way(void)
{
    struct graph_table t = graph_of(5, "0112230414"); /* 3 and 4 are dead ends */
    struct exploration e = explored(&t, 0, false);
    ASSERT(e.exact);
    ASSERT_EQ(0, e.broken_count);
    ASSERT_EQ(5, e.states);
    ASSERT_EQ(2, e.deadlocks);
    ASSERT_EQ(0, e.finished);
    ASSERT_EQ(0, e.endless);
    ASSERT_FALSE(e.layered);
    ASSERT_EQ(1, e.path[FOUND_DEADLOCK].moves);
    ASSERT_EQ(4, end_of(&t, &e.path[FOUND_DEADLOCK]));
    exploration_free(&e);
    PASS();
}

TEST ends_are_told_apart(void)
{
    struct graph_table t = graph_of(5, "010203");
    t.over[1] = t.over[2] = t.over[3] = 1;
    t.winners[1] = 2;
    t.winners[2] = 3;
    t.winners[3] = 0;
    struct exploration e = explored(&t, 0, false);
    ASSERT_EQ(3, e.finished);
    ASSERT_EQ(1, e.ties);
    ASSERT_EQ(1, e.no_winner);
    ASSERT_EQ(0, e.deadlocks);
    ASSERT_EQ(3, e.most_moves);
    ASSERT_EQ(0, e.most_chances);
    ASSERT_EQ(2, end_of(&t, &e.path[FOUND_TIE]));
    ASSERT_EQ(3, end_of(&t, &e.path[FOUND_NO_WINNER]));
    ASSERT(e.layered);
    exploration_free(&e);
    PASS();
}

TEST a_loop_is_shown_with_the_shortest_stem(void)
{
    /* 0-1-2-3-4-2 is a loop behind two moves; 0-5-6-6 has a longer stem with
     * a shorter loop, but 1 is also on 1-7-1, behind one move. */
    struct graph_table t = graph_of(8, "0112233442055666"
                                       "1771");
    struct exploration e = explored(&t, 0, false);
    ASSERT(is_loop(&t, &e.path[FOUND_ENDLESS]));
    ASSERT_EQ(2, e.path[FOUND_ENDLESS].loop);
    ASSERT_EQ(3, e.path[FOUND_ENDLESS].moves);
    ASSERT_EQ(8, e.endless);
    ASSERT_EQ(6, e.on_cycles);
    exploration_free(&e);
    PASS();
}

TEST a_state_between_two_loops_is_on_neither(void)
{
    struct graph_table t = graph_of(5, "0001122223");
    t.over[3] = 1;
    t.winners[3] = 1;
    struct exploration e = explored(&t, 0, false);
    ASSERT_EQ(4, e.states);
    ASSERT_EQ(3, e.endless);
    ASSERT_EQ(2, e.on_cycles);
    ASSERT_EQ(1, e.path[FOUND_ENDLESS].moves);
    ASSERT_EQ(1, e.path[FOUND_ENDLESS].loop);
    exploration_free(&e);
    PASS();
}

TEST broken_properties_are_named_once_with_the_shortest_play(void)
{
    struct graph_table t = graph_of(6, "0112233443240515");
    t.broken_node = 3;
    t.broken_from = 2;
    struct exploration e = explored(&t, 0, false);
    ASSERT(e.exact);
    ASSERT_EQ(2, e.broken_count);
    ASSERT_STR_EQ("steps_well", e.broken[0].what.duty);
    ASSERT_EQ(3, e.broken[0].path.moves);
    ASSERT_STR_EQ("keeps_off", e.broken[1].what.duty);
    ASSERT_EQ(3, e.broken[1].path.moves);
    ASSERT_EQ(3, end_of(&t, &e.broken[1].path));
    exploration_free(&e);
    e = explored(&t, 0, true);
    ASSERT_EQ(0, e.broken_count);
    ASSERT_FALSE(e.checked);
    exploration_free(&e);
    PASS();
}

TEST a_key_that_loses_something_is_found_out(void)
{
    struct graph_table t = graph_of(4, "020103");
    t.lossy = 1;
    struct exploration e = explored(&t, 0, false);
    bool named = false;
    for (unsigned i = 0; i < e.broken_count; i++)
        named = named || same_word(e.broken[i].what.duty, "key-keeps-everything");
    ASSERT(named);
    exploration_free(&e);
    PASS();
}

TEST unmarked_clauses_are_dead_and_inert_ones_are_not(void)
{
    struct graph_table t = graph_of(2, "01");
    struct exploration e = explored(&t, 0, false);
    ASSERT_EQ(2, e.dead_count);
    ASSERT_STR_EQ("never-marked", slug_of(&graph_spec, e.dead[1]));
    exploration_free(&e);
    e = explored(&t, 0, true);
    ASSERT_EQ(0, e.dead_count);
    exploration_free(&e);
    PASS();
}

TEST too_little_memory_is_no_crash(void)
{
    struct graph_table t = graph_of(8, "0112233442055666");
    struct exploration e = explored(&t, 1000, true);
    ASSERT_FALSE(e.exact);
    ASSERT_STR_EQ("memory", e.stopped);
    exploration_free(&e);
    e = explored(&t, SHARDS * (16 * 5 + 32 * 4) + 20, true); /* the states fit, the graph does
                                                                not */
    ASSERT_FALSE(e.exact);
    ASSERT_EQ(7, e.states);
    ASSERT_EQ(0, e.endless);
    ASSERT(strstr(e.stopped, "endless"));
    exploration_free(&e);
    PASS();
}

static struct graph_table random_graph(struct choice *c)
{
    struct graph_table t = graph_of(2 + choose(c, NODES - 1), "");
    unsigned one_of = 1 + choose(c, 8);
    bool forward = choose(c, 3) == 0;
    static const uint8_t size[] = { 1, 5, 8, 12, 16, LONGEST_KEY };
    t.key_size = size[choose(c, 6)];
    for (unsigned i = 0; i < NODES * NODES; i++)
        if (choose(c, one_of) == 0 && (!forward || i % NODES > i / NODES))
            t.arrow[i / NODES][i % NODES] = 1;
    for (unsigned i = 0; i < NODES; i++) {
        t.over[i] = choose(c, 4) == 0;
        t.winners[i] = (uint8_t)choose(c, 2);
    }
    return t;
}

static bool check_graph(const struct graph_table *t)
{
    struct exploration e = explored(t, 0, true);
    struct naive n = naively(&graph_game, t);
    bool good = agree(&e, &n);
    if (e.endless)
        good = good && is_loop(t, &e.path[FOUND_ENDLESS]);
    if (e.deadlocks) {
        struct graph_state s = { (uint8_t)end_of(t, &e.path[FOUND_DEADLOCK]) };
        good = good && s.at < NODES
            && n.level[naive_index(&n, &graph_game, &s, 0)] == e.path[FOUND_DEADLOCK].moves;
    }
    exploration_free(&e);
    naive_free(&n);
    return good;
}

TEST random_graphs_agree_with_the_naive_explorer(void)
{
    struct choice c;
    choice_from_seed(&c, 20261118);
    for (unsigned i = 0; i < 3000; i++) {
        struct graph_table t = random_graph(&c);
        ASSERTm("another random graph, another count", check_graph(&t));
    }
    choice_free(&c);
    PASS();
}

/* ---- what can be forced ---- */

/* Whose turn it is, and where arrows lead, of the nodes that are in reach. */
struct forcing {
    const struct graph_table *t;
    bool in[NODES], reached[NODES];
};

static bool ends_at(const struct graph_table *t, unsigned node)
{
    bool on = false;
    for (unsigned to = 0; to < t->nodes; to++)
        on = on || t->arrow[node][to];
    return t->over[node] || !on;
}

static void naive_reach(struct forcing *f)
{
    f->reached[0] = true;
    for (unsigned round = 0; round < NODES; round++)
        for (unsigned i = 0; i < f->t->nodes; i++)
            for (unsigned to = 0; to < f->t->nodes && f->reached[i] && !ends_at(f->t, i); to++)
                f->reached[to] = f->reached[to] || f->t->arrow[i][to];
}

/* Into the set, as the definition says it, again and again until nothing changes. */
static void naive_force(struct forcing *f, bool a, bool b, bool chance)
{
    for (unsigned round = 0; round < NODES; round++)
        for (unsigned i = 0; i < f->t->nodes; i++) {
            uint8_t owner = f->t->owner[i];
            bool ours = owner == NATURE ? chance : owner == 0 ? a : b, some = false, all = true;
            for (unsigned to = 0; to < f->t->nodes; to++) {
                some = some || (f->t->arrow[i][to] && f->in[to]);
                all = all && (!f->t->arrow[i][to] || f->in[to]);
            }
            f->in[i] = f->in[i] || (!ends_at(f->t, i) && (ours ? some : all));
        }
}

static unsigned naive_count(const struct forcing *f, bool in)
{
    unsigned count = 0;
    for (unsigned i = 0; i < f->t->nodes; i++)
        count += f->reached[i] && f->in[i] == in;
    return count;
}

static struct forcing ends_forced_by(const struct graph_table *t, bool a, bool b, bool chance)
{
    struct forcing f = { .t = t };
    naive_reach(&f);
    for (unsigned i = 0; i < t->nodes; i++)
        f.in[i] = ends_at(t, i);
    naive_force(&f, a, b, chance);
    return f;
}

static struct forcing result_forced_by(const struct graph_table *t, bool a, bool b, bool chance,
                                       unsigned seat, bool lost)
{
    struct forcing f = { .t = t };
    naive_reach(&f);
    for (unsigned i = 0; i < t->nodes; i++) {
        unsigned w = t->over[i] ? t->winners[i] : 0;
        f.in[i] = lost ? w != 0 && !(w & 1u << seat) : w == 1u << seat;
    }
    naive_force(&f, a, b, chance);
    return f;
}

/* What a play is worth to a seat that is cut off, undecided, after very many moves. */
static double naive_value(const struct graph_table *t, unsigned seat, double undecided)
{
    double now[NODES], then[NODES];
    for (unsigned i = 0; i < NODES; i++)
        now[i] = undecided;
    for (unsigned round = 0; round < 3000; round++) {
        for (unsigned i = 0; i < t->nodes; i++) {
            double sum = 0, cases = 0, high = 0, low = 1;
            for (unsigned to = 0; to < t->nodes; to++) {
                if (!t->arrow[i][to])
                    continue;
                sum += t->arrow[i][to] * now[to];
                cases += t->arrow[i][to];
                high = now[to] > high ? now[to] : high;
                low = now[to] < low ? now[to] : low;
            }
            if (ends_at(t, i))
                then[i] = t->over[i] && t->winners[i] == 1u << seat;
            else
                then[i] = t->owner[i] == NATURE ? sum / cases : t->owner[i] == seat ? high : low;
        }
        memcpy(now, then, sizeof now);
    }
    return now[0];
}

static bool near(double a, double b)
{
    return a - b < 1e-5 && b - a < 1e-5;
}

static struct graph_table random_contest(struct choice *c)
{
    struct graph_table t = random_graph(c);
    t.head.players = 2;
    for (unsigned i = 0; i < NODES; i++) {
        t.owner[i] = graph_actors[choose(c, 3)];
        t.winners[i] = (uint8_t)choose(c, 4);
        for (unsigned to = 0; to < NODES; to++)
            t.arrow[i][to] = (uint8_t)(t.arrow[i][to] * (1 + choose(c, 3)));
    }
    return t;
}

static bool forcing_agrees(const struct graph_table *t, const struct exploration *e)
{
    bool good = e->exact && e->solved;
    struct forcing f = ends_forced_by(t, true, true, true);
    good = good && e->endless_certain == naive_count(&f, false);
    for (unsigned p = 0; p < 2; p++) {
        const struct solution *s = &e->solution;
        f = ends_forced_by(t, p != 0, p != 1, true);
        good = good && e->endless_kept[p] == naive_count(&f, false);
        f = result_forced_by(t, p == 0, p == 1, false, p, false);
        good = good && s->win[p].states == naive_count(&f, true) && s->win[p].at_start == f.in[0];
        f = result_forced_by(t, p == 0, p == 1, true, p, false);
        good = good && s->hope[p].states == naive_count(&f, true) && s->hope[p].at_start == f.in[0];
        f = result_forced_by(t, p != 0, p != 1, true, p, true);
        good =
            good && s->hold[p].states == naive_count(&f, false) && s->hold[p].at_start != f.in[0];
        good = good && near(s->expect[p].least, naive_value(t, p, 0))
            && near(s->expect[p].most, naive_value(t, p, 1));
    }
    return good;
}

TEST what_can_be_forced_agrees_with_its_definition(void)
{
    struct choice c;
    unsigned kept = 0, certain = 0, won = 0, open = 0;
    choice_from_seed(&c, 4);
    for (unsigned i = 0; i < 500; i++) {
        struct graph_table t = random_contest(&c);
        struct exploration e;
        struct exploring how = { .unchecked = true, .solve = true };
        explore_space(&graph_spec, &t, &how, &e);
        ASSERTm("another definition, another count", forcing_agrees(&t, &e));
        kept += e.endless_kept[0] > e.endless_certain;
        certain += e.endless_certain > 0;
        won += e.solution.win[1].at_start;
        open += e.solution.expect[0].most > e.solution.expect[0].least + 0.01;
        exploration_free(&e);
    }
    choice_free(&c);
    ASSERTm("too few of the graphs are of interest",
            kept > 20 && certain > 20 && won > 20 && open > 20);
    PASS();
}

/* ---- any number of threads ---- */

static bool same_path(const struct path *a, const struct path *b)
{
    bool same = a->found == b->found && a->moves == b->moves && a->loop == b->loop;
    for (unsigned i = 0; same && i < a->moves; i++)
        same = same_move(a->move[i], b->move[i]);
    return same;
}

static bool same_exploration(const struct exploration *a, const struct exploration *b)
{
    bool same = a->states == b->states && a->transitions == b->transitions
             && a->finished == b->finished && a->deadlocks == b->deadlocks
             && a->endless == b->endless && a->on_cycles == b->on_cycles && a->ties == b->ties
             && a->no_winner == b->no_winner && a->depth == b->depth && a->widest == b->widest
             && a->most_moves == b->most_moves && a->layered == b->layered && a->exact == b->exact
             && a->broken_count == b->broken_count && a->dead_count == b->dead_count;
    for (unsigned i = 0; same && i < FINDING_KINDS; i++)
        same = same_path(&a->path[i], &b->path[i]);
    for (unsigned i = 0; same && i < a->broken_count; i++)
        same = same_path(&a->broken[i].path, &b->broken[i].path);
    return same;
}

static bool threads_agree(const struct spec *spec, const void *table, bool unchecked)
{
    struct exploration one, more;
    bool same = true;
    struct exploring how = { .hands = 1, .unchecked = unchecked };
    explore_space(spec, table, &how, &one);
    for (how.hands = 2; same && how.hands <= 5; how.hands++) {
        explore_space(spec, table, &how, &more);
        same = same_exploration(&one, &more);
        exploration_free(&more);
    }
    exploration_free(&one);
    return same;
}

TEST threads_change_nothing_in_graphs(void)
{
    struct choice c;
    choice_from_seed(&c, 64);
    for (unsigned i = 0; i < 40; i++) {
        struct graph_table t = random_graph(&c);
        t.broken_node = (uint8_t)choose(&c, 2 * NODES);
        t.broken_from = (uint8_t)choose(&c, 2 * NODES);
        ASSERT(threads_agree(&graph_spec, &t, false));
    }
    choice_free(&c);
    PASS();
}

/* Scopes of some size, of every game. */
static bool of_some_size(const struct scope *scope)
{
    return scope->tier == IN_TEST && scope->states >= 10000 && scope->states <= 40000;
}

/* Scopes with levels that are wide, of any game. */
static bool wide(const struct scope *scope)
{
    return scope->tier == IN_TEST && scope->states >= 400000 && scope->states <= 600000;
}

/* The first of these scopes, of any game, of which it does not hold; or NULL. */
static const char *scope_among(bool (*these)(const struct scope *),
                               bool (*holds)(const struct spec *spec, const void *table))
{
    unsigned looked_at = 0;
    for (unsigned g = 0; g < all_games_count; g++)
        for (unsigned i = 0; i < scope_count(all_games[g]); i++) {
            const struct scope *scope = &all_games[g]->scopes[i];
            struct options o = { .verb = "explore",
                                 .game = all_games[g]->game->name,
                                 .scope = scope->name };
            if (!these(scope))
                continue;
            void *table = new_table(&o, all_games[g]);
            bool held = holds(all_games[g], table);
            free(table);
            looked_at++;
            if (!held)
                return scope->name;
        }
    return looked_at ? NULL : "no scope of any game has the size that this test wants";
}

static const char *scope_without(bool (*holds)(const struct spec *spec, const void *table))
{
    return scope_among(of_some_size, holds);
}

/* Levels that are wide enough for the threads to get into each other's way. */
static bool threads_change_nothing(const struct spec *spec, const void *table)
{
    return threads_agree(spec, table, true);
}

TEST threads_change_nothing_in_games(void)
{
    const char *differs = scope_without(threads_change_nothing);
    ASSERTm(differs, !differs);
    PASS();
}

/* Where nothing is checked, moves that are offered are made without being judged again. */
static bool judging_changes_nothing(const struct spec *spec, const void *table)
{
    struct exploring how = { .unchecked = true };
    struct exploration made, judged;
    struct game game = *spec->game;
    struct spec judging = *spec;
    bool different = game.carry_out != NULL;
    game.carry_out = NULL;
    judging.game = &game;
    explore_space(spec, table, &how, &made);
    explore_space(&judging, table, &how, &judged);
    bool same = same_exploration(&made, &judged);
    exploration_free(&made);
    exploration_free(&judged);
    return different && same;
}

TEST offered_moves_need_no_second_judgement(void)
{
    const char *differs = scope_without(judging_changes_nothing);
    ASSERTm(differs, !differs);
    PASS();
}

/* ---- by fingerprints ---- */

TEST fingerprints_count_the_same(void)
{
    unsigned looked_at = 0;
    for (unsigned g = 0; g < all_games_count; g++)
        for (unsigned i = 0; i < scope_count(all_games[g]); i++) {
            const struct scope *scope = &all_games[g]->scopes[i];
            struct options o = { .verb = "explore",
                                 .game = all_games[g]->game->name,
                                 .scope = scope->name };
            struct exploring how = { .unchecked = true, .compact = true };
            struct exploration e;
            if (!of_some_size(scope))
                continue;
            void *table = new_table(&o, all_games[g]);
            ASSERT(explore_space(all_games[g], table, &how, &e));
            free(table);
            ASSERT_EQ(scope->states, e.states);
            ASSERT_EQ(scope->terminal, e.finished);
            ASSERT_EQ(scope->hung, e.deadlocks);
            ASSERT(e.complete && !e.exact && e.omission > 0 && e.omission < 1e-9);
            ASSERT_FALSE(e.endless_known);
            ASSERT_FALSE(e.path[FOUND_TIE].found);
            exploration_free(&e);
            looked_at++;
        }
    ASSERTm("no scope of any game has the size that this test wants", looked_at > 0);
    PASS();
}

/* What comes after the search, too: the graph, endless plays, who can force what. */
static bool ends_in_time(const struct spec *spec, const void *table)
{
    struct exploration e;
    struct exploring how = { .unchecked = true, .solve = true, .seconds = 1 };
    double began = seconds_now();
    bool done = explore_space(spec, table, &how, &e), in_time = seconds_now() - began < 4;
    bool told = done || (e.stopped && !strncmp(e.stopped, "time", 4));
    exploration_free(&e);
    return in_time && told && !interrupted;
}

/* Explored in a part of a second; where plays need not end, who can force what takes many. */
static bool quick_to_explore(const struct scope *scope)
{
    return scope->tier == IN_TEST && scope->states >= 50000 && scope->states <= 100000;
}

TEST time_is_a_limit_for_all_of_it(void)
{
    const char *late = scope_among(quick_to_explore, ends_in_time);
    ASSERTm(late, !late);
    PASS();
}

/* ---- on disk ---- */

static char folder[40];

/* In memory if there is such a place: a checkpoint after every round waits for the disk. */
static bool make_folder(void)
{
    bool in_memory = access("/dev/shm", W_OK) == 0;
    snprintf(folder, sizeof folder, "%s/quibble-run-XXXXXX", in_memory ? "/dev/shm" : "/tmp");
    return mkdtemp(folder) != NULL;
}

static void remove_folder(void)
{
    char command[80];
    snprintf(command, sizeof command, "rm -rf %s", folder);
    if (system(command) != 0)
        fail(WRONG_CALL, "found no way to remove %s", folder);
}

/* Where the moves lay on disk, too, one loop is shown, not the shortest, and not which states can
 * come back. */
static bool same_but_for_loops(const struct exploration *a, const struct exploration *b)
{
    bool same = a->states == b->states && a->transitions == b->transitions
             && a->endless == b->endless && a->endless_certain == b->endless_certain
             && b->endless_known && !b->cycles_known
             && same_path(&a->path[FOUND_ENDLESS_FORCED], &b->path[FOUND_ENDLESS_FORCED])
             && same_path(&a->path[FOUND_ENDLESS_CERTAIN], &b->path[FOUND_ENDLESS_CERTAIN])
             && a->path[FOUND_ENDLESS].found == b->path[FOUND_ENDLESS].found
             && (a->path[FOUND_ENDLESS].loop > 0) == (b->path[FOUND_ENDLESS].loop > 0);
    for (unsigned p = 0; p < MAX_PLAYERS; p++)
        same = same && a->endless_kept[p] == b->endless_kept[p];
    return same;
}

/* The answer is the same with memory for all, for some, and for hardly any. */
static bool memory_does_not_matter(const struct spec *spec, const void *table)
{
    static const uint64_t memory[] = { 0, 2000000, 800000, 400000 };
    struct exploration whole, kept;
    bool same = true, went = false;
    struct exploring how = { .unchecked = true };
    explore_space(spec, table, &how, &whole);
    for (unsigned i = 0; same && i < 4; i++) {
        how.memory = memory[i];
        how.folder = folder;
        explore_space(spec, table, &how, &kept);
        same = kept.endless_known && !kept.layered && !kept.cycles_known
                 ? same_but_for_loops(&whole, &kept)
                 : same_exploration(&whole, &kept);
        went = went || kept.went_away;
        exploration_free(&kept);
    }
    exploration_free(&whole);
    return same && went;
}

static bool disk_does_as_well(const struct spec *spec, const void *table)
{
    bool made = make_folder(), good = made && memory_does_not_matter(spec, table);
    if (made)
        remove_folder();
    return good;
}

TEST disk_is_as_good_as_memory(void)
{
    const char *differs = scope_without(disk_does_as_well);
    ASSERTm(differs, !differs);
    PASS();
}

/* All states are brought in only where a level ends, or an eighth of the memory is full of what
 * they are held against. */
static bool brings_in_seldom(const struct spec *spec, const void *table)
{
    struct exploration e;
    struct exploring how = {
        .unchecked = true, .reach = true, .memory = 8000000, .folder = folder
    };
    if (!make_folder())
        return false;
    bool done = explore_space(spec, table, &how, &e);
    uint64_t pushed = e.transitions * (e.key_bytes + sizeof(uint64_t) + sizeof(uint32_t));
    bool seldom = e.fetches > 0 && e.fetches <= e.depth + 2 + pushed / (how.memory / 8);
    exploration_free(&e);
    remove_folder();
    return done && seldom;
}

TEST disk_is_read_seldom(void)
{
    const char *often = scope_among(wide, brings_in_seldom);
    ASSERTm(often, !often);
    PASS();
}

static void take_all(void *with, unsigned shard, const struct candidate *c)
{
    bool back = false;
    space_take_in(with, shard, c, &back);
}

static void follow_all(void *with, struct hand *h, uint32_t state)
{
    space_expand(with, h, state);
}

static bool open_all(struct space *s, const struct graph_table *t)
{
    if (!space_open(s, &graph_spec, t, 1u << 30, 1) || !space_begin(s))
        return false;
    do
        while (space_round(s, follow_all, take_all, s))
            ;
    while (space_deepen(s));
    s->folder = folder;
    return true;
}

/* What is trimmed on disk is what the graph in memory forces. */
static bool trims_alike(const struct graph *g, struct trim *t, unsigned wants)
{
    struct side side = { .seat = { wants & 1, wants >> 1 & 1 }, .chance = wants >> 2 & 1 };
    struct kept kept = { .states = 0 };
    uint8_t *in = calloc((size_t)g->states + 1, 1);
    for (uint32_t i = 0; i < g->states; i++)
        in[i] = g->after[i] == 0;
    bool same = graph_force(g, &side, in) && trim_kept(t, &side, &kept)
             && kept.states == g->states - graph_count(g, in)
             && (kept.states == 0 || kept.nearest == graph_state(g, graph_nearest(g, in, false)));
    free(in);
    return same;
}

TEST trimming_on_disk_is_forcing_in_memory(void)
{
    struct choice c;
    choice_from_seed(&c, 66);
    ASSERT(make_folder());
    for (unsigned i = 0; i < 200; i++) {
        struct graph_table table = random_graph(&c);
        struct space s;
        struct graph g;
        ASSERT(open_all(&s, &table) && graph_open(&g, &s, NODES * NODES));
        struct trim *t = trim_open(&s);
        for (unsigned wants = 0; wants < 8; wants++)
            ASSERT(t && trims_alike(&g, t, wants));
        trim_close(t);
        graph_close(&g);
        space_close(&s);
    }
    remove_folder();
    choice_free(&c);
    PASS();
}

static bool is_kept(void)
{
    char path[60];
    snprintf(path, sizeof path, "%s/run", folder);
    return access(path, F_OK) == 0;
}

/* Of the first scope of some size. */
static void *table_of_some_size(const struct spec *spec)
{
    struct options o = { .verb = "explore", .game = spec->game->name };
    for (unsigned i = 0; i < scope_count(spec) && !o.scope; i++)
        if (of_some_size(&spec->scopes[i]))
            o.scope = spec->scopes[i].name;
    return o.scope ? new_table(&o, spec) : NULL;
}

/* Runs, or goes on with, an exploration in a process of its own; kills it. */
static bool killed_after(const struct spec *spec, const void *table, unsigned microseconds)
{
    int status = 0;
    pid_t child = fork();
    if (child == 0) {
        struct exploration e;
        struct exploring how = {
            .unchecked = true, .folder = folder, .resume = is_kept(), .every = 1e-4
        };
        explore_space(spec, table, &how, &e);
        _exit(e.refused ? 9 : 0);
    }
    struct timespec t = { 0, (long)microseconds * 1000 };
    nanosleep(&t, NULL);
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) != 0)
        fail(WRONG_CALL, "a run that was killed is refused");
    return WIFSIGNALED(status);
}

TEST killed_runs_come_to_the_same_end(void)
{
    const struct spec *spec = all_games[0];
    void *table = table_of_some_size(spec);
    struct choice c;
    struct exploration whole, rest;
    struct exploring how = { .unchecked = true };
    unsigned killed = 0, kept = 0;
    choice_from_seed(&c, 9);
    ASSERT(table && explore_space(spec, table, &how, &whole));
    ASSERT(make_folder());
    how.folder = folder;
    for (unsigned i = 0; i < 200 && kept < 10; i++) {
        bool hit = killed_after(spec, table, 1000 * choose(&c, 200));
        killed += hit;
        kept += hit && is_kept();
        how.resume = is_kept();
        if (how.resume && kept % 4 == 1) { /* now and then it comes to its end */
            explore_space(spec, table, &how, &rest);
            ASSERT(same_exploration(&whole, &rest));
            exploration_free(&rest);
        }
    }
    how.resume = is_kept();
    explore_space(spec, table, &how, &rest);
    ASSERT(same_exploration(&whole, &rest));
    ASSERTm("too few runs were killed in their middle", killed >= 10 && kept >= 10);
    exploration_free(&rest);
    exploration_free(&whole);
    remove_folder();
    choice_free(&c);
    free(table);
    PASS();
}

static void *interrupt_soon(void *microseconds)
{
    struct timespec t = { 0, *(long *)microseconds * 1000 };
    nanosleep(&t, NULL);
    interrupted = 1;
    return NULL;
}

/* Until it is done, a part at a time: interrupted in a round, or while it is kept. */
static unsigned explored_in_parts(const struct spec *spec, const void *table, struct choice *c,
                                  struct exploration *e)
{
    for (unsigned times = 0;; times++) {
        struct exploring how = {
            .unchecked = true, .folder = folder, .resume = is_kept(), .every = 1e-4
        };
        long soon = 1000 + (long)choose(c, 60000);
        pthread_t other;
        pthread_create(&other, NULL, interrupt_soon, &soon);
        bool done = explore_space(spec, table, &how, e);
        pthread_join(other, NULL);
        interrupted = 0;
        if (done)
            return times;
        exploration_free(e);
    }
}

TEST interrupted_runs_come_to_the_same_end(void)
{
    const struct spec *spec = all_games[0];
    void *table = table_of_some_size(spec);
    struct choice c;
    struct exploration whole, rest;
    struct exploring how = { .unchecked = true };
    unsigned times = 0;
    ASSERT(table && explore_space(spec, table, &how, &whole));
    ASSERT(make_folder());
    choice_from_seed(&c, 9);
    for (unsigned i = 0; i < 100 && times < 30; i++) {
        times += explored_in_parts(spec, table, &c, &rest);
        ASSERT(same_exploration(&whole, &rest));
        exploration_free(&rest);
    }
    ASSERTm("too few runs were interrupted", times >= 30);
    exploration_free(&whole);
    remove_folder();
    choice_free(&c);
    free(table);
    PASS();
}

static void change_byte(const char *name, long at)
{
    char path[60];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "r+b");
    fseek(f, at, at < 0 ? SEEK_END : SEEK_SET);
    int byte = fgetc(f);
    fseek(f, at, at < 0 ? SEEK_END : SEEK_SET);
    fputc(byte ^ 1, f);
    fclose(f);
}

static const char *refused_because(const struct spec *spec, const void *table, bool unchecked,
                                   char why[600])
{
    struct exploration e;
    struct exploring how = { .unchecked = unchecked, .folder = folder, .resume = true };
    explore_space(spec, table, &how, &e);
    snprintf(why, 600, "%s", e.refused ? e.complaint.text : "");
    exploration_free(&e);
    return why;
}

/* Stopped for want of time, so that there is something to go on with. */
static bool leave_a_run(const struct graph_table *t)
{
    struct exploration e;
    struct exploring how = { .unchecked = true, .folder = folder };
    interrupted = 1;
    explore_space(&graph_spec, t, &how, &e);
    interrupted = 0;
    bool kept = e.kept && !e.exact;
    exploration_free(&e);
    return kept;
}

TEST foreign_and_damaged_runs_are_refused_by_name(void)
{
    struct graph_table t = graph_of(5, "0112230414"), other = graph_of(5, "01122304");
    struct choice c;
    char why[600];
    ASSERT(make_folder());
    ASSERT(strstr(refused_because(&graph_spec, &t, true, why), "no run"));
    ASSERT(leave_a_run(&t));
    ASSERT(strstr(refused_because(&graph_spec, &other, true, why),
                  "another scope, sheet or reading"));
    ASSERT(strstr(refused_because(&graph_spec, &t, false, why), "checked other things"));
    void *table =
        new_table(&(struct options){ .verb = "explore", .game = all_games[0]->game->name },
                  all_games[0]);
    ASSERT(strstr(refused_because(all_games[0], table, true, why), "another game"));
    free(table);
    struct spec newer = graph_spec;
    newer.sum = "another sum";
    ASSERT(strstr(refused_because(&newer, &t, true, why), "other rules or properties"));
    change_byte("run", -1);
    ASSERT(strstr(refused_because(&graph_spec, &t, true, why), "damaged"));
    change_byte("run", -1);
    change_byte("run", 0);
    ASSERT(strstr(refused_because(&graph_spec, &t, true, why), "no run of this quibble"));
    change_byte("run", 0);
    choice_from_seed(&c, 1);
    struct exploration e, again;
    struct exploring how = { .unchecked = true, .folder = folder, .resume = true };
    ASSERT(explore_space(&graph_spec, &t, &how, &e));
    how.folder = NULL;
    how.resume = false;
    ASSERT(explore_space(&graph_spec, &t, &how, &again));
    ASSERT(same_exploration(&again, &e));
    exploration_free(&e);
    exploration_free(&again);
    remove_folder();
    choice_free(&c);
    PASS();
}

/* ---- a disk that fails ---- */

/* What a process said of its run, whose files could not grow beyond some size. */
struct said {
    bool complete, kept;
    uint64_t kept_states;
    char stopped[100], trouble[600];
};

static void explore_and_say(const struct spec *spec, const void *table, const struct exploring *how,
                            int to)
{
    struct exploration e;
    struct said said;
    memset(&said, 0, sizeof said);
    explore_space(spec, table, how, &e);
    said.complete = e.complete;
    said.kept = e.kept;
    said.kept_states = e.kept_states;
    snprintf(said.stopped, sizeof said.stopped, "%s", e.stopped ? e.stopped : "");
    snprintf(said.trouble, sizeof said.trouble, "%s",
             e.refused ? e.complaint.text : e.trouble.text);
    _exit(write(to, &said, sizeof said) == sizeof said ? 0 : 1);
}

static bool explored_within(const struct spec *spec, const void *table, rlim_t bytes,
                            uint64_t memory, struct said *said)
{
    int ends[2], status = 1;
    if (pipe(ends))
        return false;
    pid_t child = fork();
    if (child == 0) {
        struct exploring how = { .unchecked = true,
                                 .folder = folder,
                                 .resume = is_kept(),
                                 .memory = memory,
                                 .every = 1e-4 };
        struct rlimit limit = { bytes, bytes };
        setrlimit(RLIMIT_FSIZE, &limit);
        explore_and_say(spec, table, &how, ends[1]);
    }
    close(ends[1]);
    bool heard = read(ends[0], said, sizeof *said) == sizeof *said;
    close(ends[0]);
    waitpid(child, &status, 0);
    return heard && status == 0;
}

/* The states that the run in the folder goes on from. */
static uint64_t states_kept(const struct spec *spec, const void *table)
{
    struct exploration e;
    struct exploring how = { .unchecked = true, .folder = folder, .resume = true };
    interrupted = 1;
    explore_space(spec, table, &how, &e);
    interrupted = 0;
    uint64_t states = e.refused ? 0 : e.states;
    exploration_free(&e);
    return states;
}

static bool resumes_to(const struct spec *spec, const void *table, const struct exploration *whole)
{
    struct exploration e;
    struct exploring how = { .unchecked = true, .folder = folder, .resume = true };
    bool same = explore_space(spec, table, &how, &e) && same_exploration(whole, &e);
    exploration_free(&e);
    return same;
}

/* What was said of the folder is so. */
static const char *untrue(const struct spec *spec, const void *table, const struct said *said,
                          const struct exploration *whole)
{
    if (!strstr(said->trouble, folder) || !strstr(said->trouble, "File too large"))
        return "the file and the reason are not named";
    if (said->kept != is_kept())
        return said->kept ? "it cannot be resumed" : "it could be resumed";
    if (!said->kept)
        return access(folder, F_OK) == 0 ? "what is of no use was left there" : NULL;
    if (states_kept(spec, table) != said->kept_states)
        return "there are not so many states in it";
    return resumes_to(spec, table, whole) ? NULL : "resumed, it comes to another end";
}

TEST a_full_disk_is_said_and_what_is_said_of_it_is_so(void)
{
    static const uint64_t memory[] = { 0, 1000000 };
    const struct spec *spec = all_games[0];
    void *table = table_of_some_size(spec);
    struct exploration whole;
    struct exploring how = { .unchecked = true };
    unsigned nothing = 0, earlier = 0, complete = 0;
    ASSERT(table && explore_space(spec, table, &how, &whole));
    for (unsigned m = 0; m < 2; m++)
        for (rlim_t bytes = 0; bytes < 1 << 20; bytes = bytes + bytes / 4 + 1000) {
            struct said said;
            ASSERT(make_folder());
            ASSERT(explored_within(spec, table, bytes, memory[m], &said));
            const char *wrong = said.complete ? NULL : untrue(spec, table, &said, &whole);
            ASSERTm(wrong, !wrong);
            complete += said.complete;
            earlier += !said.complete && said.kept;
            nothing += !said.complete && !said.kept;
            remove_folder();
        }
    ASSERT(nothing > 0 && earlier > 0 && complete > 0);
    exploration_free(&whole);
    free(table);
    PASS();
}

/* A checkpoint that cannot be written leaves the one before as it was. */
TEST a_full_disk_leaves_the_checkpoint_before(void)
{
    struct graph_table t = graph_of(5, "0112230414");
    struct exploration whole;
    struct exploring how = { .unchecked = true };
    struct said said;
    ASSERT(explore_space(&graph_spec, &t, &how, &whole));
    ASSERT(make_folder());
    ASSERT(leave_a_run(&t));
    uint64_t states = states_kept(&graph_spec, &t);
    ASSERT(states > 0 && states < whole.states);
    ASSERT(explored_within(&graph_spec, &t, 1, 0, &said));
    ASSERT(!said.complete && said.kept);
    ASSERT_EQ(states, said.kept_states);
    ASSERT_STR_EQ("the disk", said.stopped);
    ASSERTm(said.trouble, strstr(said.trouble, "could not save the run: ")
                              && strstr(said.trouble, "File too large"));
    ASSERT(resumes_to(&graph_spec, &t, &whole));
    exploration_free(&whole);
    remove_folder();
    PASS();
}

/* Of a file that is not empty; 0: it is. */
static long size_in_folder(const char *name)
{
    char path[80];
    struct stat file;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return stat(path, &file) == 0 ? (long)file.st_size : 0;
}

static void cut_in_folder(const char *name, long size)
{
    char path[80];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    if (truncate(path, size))
        fail(WRONG_CALL, "found no way to cut %s", path);
}

static bool named(const char *why, const char *name, const char *what)
{
    return strstr(why, folder) && strstr(why, name) && strstr(why, what)
        && strstr(why, "begin again in another folder");
}

/* Each file is named, with what is wrong with it. */
TEST a_damaged_file_is_named(void)
{
    static const char *const kinds[] = { "keys", "parents" };
    struct graph_table t = graph_of(5, "0112230414");
    char why[600], name[20], size[80];
    unsigned damaged = 0;
    ASSERT(make_folder());
    ASSERT(leave_a_run(&t));
    for (unsigned i = 0; i < 2 * SHARDS; i++) {
        snprintf(name, sizeof name, "%s-%02u", kinds[i / SHARDS], i % SHARDS);
        long bytes = size_in_folder(name);
        if (bytes == 0)
            continue;
        damaged |= 1u << i / SHARDS;
        change_byte(name, 0);
        ASSERTm(why, named(refused_because(&graph_spec, &t, true, why), name, "checksum"));
        change_byte(name, 0);
        cut_in_folder(name, bytes - 1);
        snprintf(size, sizeof size, "%ld bytes instead of %ld", bytes - 1, bytes);
        ASSERTm(why, named(refused_because(&graph_spec, &t, true, why), name, size));
        ASSERT_EQ(bytes - 1, size_in_folder(name));
        remove_folder();
        ASSERT(make_folder());
        ASSERT(leave_a_run(&t));
    }
    ASSERT_EQ(3u, damaged);
    remove_folder();
    PASS();
}

/* A sum is right before anything in the file is believed: a number of levels that
 * would need more memory than there is, too. */
TEST a_damaged_run_file_is_refused_wherever_it_is_changed(void)
{
    struct graph_table t = graph_of(5, "0112230414");
    char why[600];
    ASSERT(make_folder());
    ASSERT(leave_a_run(&t));
    long size = size_in_folder("run");
    for (long at = 16; at < size; at += 1 + size / 97) {
        change_byte("run", at);
        ASSERTm(why, named(refused_because(&graph_spec, &t, true, why), "/run", "checksum"));
        change_byte("run", at);
    }
    cut_in_folder("run", size - 1);
    ASSERTm(why, named(refused_because(&graph_spec, &t, true, why), "/run", "checksum"));
    cut_in_folder("run", 3);
    ASSERTm(why, strstr(refused_because(&graph_spec, &t, true, why), "no run of this quibble"));
    remove_folder();
    PASS();
}

TEST an_unfinished_run_is_not_overwritten(void)
{
    struct graph_table t = graph_of(5, "0112230414");
    struct exploration e;
    struct exploring how = { .unchecked = true, .folder = folder };
    ASSERT(make_folder());
    ASSERT(leave_a_run(&t));
    ASSERT_FALSE(explore_space(&graph_spec, &t, &how, &e));
    ASSERT(e.refused && strstr(e.complaint.text, "--resume"));
    exploration_free(&e);
    ASSERT(is_kept());
    remove_folder();
    PASS();
}

/* ---- the real games ---- */

enum { NAIVE_STATES = 4000 };

static bool check_scope(const struct spec *spec, const struct scope *scope)
{
    struct options o = { .verb = "explore", .game = spec->game->name, .scope = scope->name };
    struct exploring how = { .unchecked = true };
    struct exploration e;
    void *table = new_table(&o, spec);
    explore_space(spec, table, &how, &e);
    struct naive n = naively(spec->game, table);
    bool as_pinned = !scope->states
                  || (e.states == scope->states && e.finished == scope->terminal
                      && e.deadlocks == scope->hung);
    bool good = agree(&e, &n) && as_pinned;
    exploration_free(&e);
    naive_free(&n);
    free(table);
    return good;
}

/* How many states there are of which none is the mirror image of another. */
static unsigned naive_orbits(const struct naive *n, const struct game *g, const void *table)
{
    struct naive orbits = { .layered = true };
    uint8_t *least = grown(NULL, 1, g->state_size), *image = grown(NULL, 1, g->state_size);
    for (unsigned i = 0; i < n->states; i++) {
        const uint8_t *state = n->state + (size_t)i * g->state_size;
        memcpy(least, state, g->state_size);
        for (unsigned k = 0; k < g->symmetries(table); k++) {
            memcpy(image, state, g->state_size);
            g->mirror(table, k, image);
            if (memcmp(image, least, g->state_size) < 0)
                memcpy(least, image, g->state_size);
        }
        naive_index(&orbits, g, least, 0);
    }
    unsigned count = orbits.states;
    naive_free(&orbits);
    free(least);
    free(image);
    return count;
}

static bool symmetry_counts(const struct spec *spec, const struct scope *scope, bool *fewer)
{
    struct options o = { .verb = "explore", .game = spec->game->name, .scope = scope->name };
    struct exploring how = { .unchecked = true, .reduce = true };
    struct exploration e;
    void *table = new_table(&o, spec);
    explore_space(spec, table, &how, &e);
    struct naive n = naively(spec->game, table);
    bool good = e.exact && e.states == naive_orbits(&n, spec->game, table)
             && (e.endless > 0) == (n.endless > 0) && (e.finished > 0) == (n.finished > 0)
             && (e.deadlocks > 0) == (n.deadlocks > 0);
    *fewer = *fewer || e.states < n.states;
    exploration_free(&e);
    naive_free(&n);
    free(table);
    return good;
}

TEST what_is_symmetric_is_counted_once(void)
{
    for (unsigned g = 0; g < all_games_count; g++) {
        bool fewer = false;
        for (unsigned i = 0; all_games[g]->game->canonical && i < scope_count(all_games[g]); i++) {
            const struct scope *scope = &all_games[g]->scopes[i];
            if (scope->states > 0 && scope->states <= 5000)
                ASSERTm(scope->name, symmetry_counts(all_games[g], scope, &fewer));
        }
        for (unsigned i = 0; all_games[g]->game->by_symmetry && i < scope_count(all_games[g]);
             i++) {
            const struct scope *scope = &all_games[g]->scopes[i];
            struct options o = { .verb = "explore",
                                 .game = all_games[g]->game->name,
                                 .scope = scope->name };
            struct exploring how = { .unchecked = true, .reduce = true };
            struct exploration e;
            if (scope->reduced == 0 || scope->states > 200000 || scope->states == 0)
                continue;
            void *table = new_table(&o, all_games[g]);
            explore_space(all_games[g], table, &how, &e);
            ASSERT_EQ(scope->reduced, e.states);
            ASSERT_EQ(scope->reduced_terminal, e.finished);
            fewer = fewer || e.states < scope->states;
            exploration_free(&e);
            free(table);
        }
        ASSERTm(all_games[g]->game->name, fewer || !all_games[g]->game->canonical);
    }
    PASS();
}

/* Of some games only the reduced counts are pinned: then those tell which scope is small. */
static bool small(const struct scope *scope)
{
    uint64_t states = scope->states ? scope->states : scope->reduced;
    return states > 0 && states <= NAIVE_STATES;
}

TEST small_scopes_agree_with_the_naive_explorer(const struct spec *spec)
{
    static char why[200];
    unsigned compared = 0;
    for (unsigned i = 0; i < scope_count(spec); i++)
        if (small(&spec->scopes[i])) {
            snprintf(why, sizeof why, "%s, scope %s", spec->game->name, spec->scopes[i].name);
            ASSERTm(why, check_scope(spec, &spec->scopes[i]));
            compared++;
        }
    snprintf(why, sizeof why,
             "%s: found no scope pinned at 1 to %d states, expected one to count naively",
             spec->game->name, NAIVE_STATES);
    ASSERTm(why, compared > 0);
    PASS();
}

/* ---- findings on record ---- */

static char root[] = "/tmp/quibble-findings-XXXXXX";

static bool put_file(const char *name, const char *text)
{
    char path[300];
    snprintf(path, sizeof path, "%s/corpus/graph/findings/%s", root, name);
    FILE *f = fopen(path, "w");
    bool good = f && fputs(text, f) >= 0;
    return f && fclose(f) == 0 && good;
}

static void remove_in_root(const char *name)
{
    char path[300];
    snprintf(path, sizeof path, "%s/%s", root, name);
    remove(path);
}

static bool make_root(void)
{
    static const char *const folders[] = { "corpus", "corpus/graph", "corpus/graph/findings" };
    char path[300];
    memcpy(root + sizeof root - 7, "XXXXXX", 6);
    bool good = mkdtemp(root) && setenv("QUIBBLE_ROOT", root, 1) == 0;
    for (unsigned i = 0; good && i < 3; i++) {
        snprintf(path, sizeof path, "%s/%s", root, folders[i]);
        good = mkdir(path, 0777) == 0;
    }
    return good;
}

static void remove_root(void)
{
    static const char *const names[] = {
        "corpus/graph/findings/a.scenario",
        "corpus/graph/findings",
        "corpus/graph",
        "corpus",
        "build/findings/graph-round-endless.scenario",
        "build/findings/graph-round-endless-q-which-way-B.scenario",
        "build/findings",
        "build",
        ""
    };
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++)
        remove_in_root(names[i]);
    unsetenv("QUIBBLE_ROOT");
}

/* What is said of the scope 'round' with this on record: the first finding. */
static struct finding judged(const char *record, uint8_t reading, bool *good)
{
    struct graph_table t = graph_of(2, "0001");
    struct findings f = { .count = 0 };
    struct finding first = { .status = KNOWN };
    struct complaint c;
    t.over[1] = t.winners[1] = 1;
    t.owner[0] = NATURE; /* nobody keeps it from ending but chance */
    t.head.reading[0] = reading;
    struct exploration e = explored(&t, 0, false);
    *good = put_file("a.scenario", record) && judge_findings(&graph_spec, &t, "round", &e, &f, &c)
         && f.count == 1;
    if (f.count)
        first = f.list[0];
    free(f.list);
    exploration_free(&e);
    return first;
}

TEST findings_are_known_missing_or_gone(void)
{
    bool good;
    ASSERT(make_root());
    struct finding f =
        judged("# A way back\n# finding: endless scope=two,round\ngame graph\n", 'A', &good);
    ASSERT(good);
    ASSERT_EQ(KNOWN, f.status);
    ASSERT_EQ(FOUND_ENDLESS, f.kind);
    ASSERT_STR_EQ("corpus/graph/findings/a.scenario", f.file);
    f = judged("# finding: endless scope=two\n", 'A', &good);
    ASSERT(good);
    ASSERT_EQ(MISSING, f.status);
    ASSERT_STR_EQ("build/findings/graph-round-endless.scenario", f.written);
    f = judged("# finding: endless scope=round\n", 'B', &good);
    ASSERT(good);
    ASSERT_EQ(MISSING, f.status);
    ASSERT_STR_EQ("build/findings/graph-round-endless-q-which-way-B.scenario", f.written);
    f = judged("# finding: endless scope=round reading q-which-way=B\n", 'B', &good);
    ASSERT(good);
    ASSERT_EQ(KNOWN, f.status);
    remove_root();
    PASS();
}

TEST what_is_gone_and_what_is_dead_is_noticed(void)
{
    bool good;
    ASSERT(make_root());
    const char *both = "# finding: endless scope=round\n# finding: tie scope=two\n";
    struct finding f = judged(both, 'A', &good);
    ASSERT(good);
    ASSERT_EQ(KNOWN, f.status);
    f = judged("# finding: tie scope=round\n# finding: endless scope=round\n", 'A', &good);
    ASSERT_FALSE(good); /* two of them, and the first is gone */
    ASSERT_EQ(GONE, f.status);
    f = judged("# finding: dead-clause scope=round clause=never-marked\n", 'A', &good);
    ASSERT_FALSE(good); /* and the loop is missing */
    ASSERT_EQ(KNOWN, f.status);
    ASSERT_STR_EQ("never-marked", f.clause);
    f = judged("# finding: dead-clause scope=round clause=a-story\n", 'A', &good);
    ASSERT_EQ(GONE, f.status);
    remove_root();
    PASS();
}

TEST nonsense_on_record_is_refused_by_line(void)
{
    static const char *const nonsense[] = {
        "# finding: boredom scope=round\n",
        "# finding:\n",
        "# finding: tie scope=nowhere\n",
        "# finding: tie scope=round reading\n",
        "# finding: tie scope=round reading q-what=B\n",
        "# finding: tie round\n",
        "# finding: dead-clause scope=round\n",
        "# finding: dead-clause scope=round clause=nothing\n",
    };
    ASSERT(make_root());
    for (unsigned i = 0; i < sizeof nonsense / sizeof nonsense[0]; i++) {
        bool good;
        judged(nonsense[i], 'A', &good);
        ASSERT_FALSEm(nonsense[i], good);
    }
    remove_root();
    PASS();
}

SUITE(explore_suite)
{
    static const size_t size[] = { 1, 2, 5, 8, 11, 16, LONGEST_KEY };
    for (unsigned i = 0; i < sizeof size / sizeof size[0]; i++)
        RUN_TEST1(every_key_is_found_again, size[i]);
    RUN_TEST(only_keys_decide);
    RUN_TEST(a_full_store_says_so);
    RUN_TEST(pages_are_empty_and_do_not_overlap);
    for (unsigned hands = 1; hands <= 8; hands++)
        RUN_TEST1(every_task_is_done_once, hands);
    RUN_TEST(fingerprints_are_found_again_in_nine_bytes);
    RUN_TEST(fingerprints_may_crowd);
    RUN_TEST(a_missed_state_is_as_likely_as_is_said);
    RUN_TEST(a_deadlock_is_shown_by_the_shortest_way);
    RUN_TEST(ends_are_told_apart);
    RUN_TEST(a_loop_is_shown_with_the_shortest_stem);
    RUN_TEST(a_state_between_two_loops_is_on_neither);
    RUN_TEST(broken_properties_are_named_once_with_the_shortest_play);
    RUN_TEST(a_key_that_loses_something_is_found_out);
    RUN_TEST(unmarked_clauses_are_dead_and_inert_ones_are_not);
    RUN_TEST(too_little_memory_is_no_crash);
    RUN_TEST(random_graphs_agree_with_the_naive_explorer);
    RUN_TEST(what_can_be_forced_agrees_with_its_definition);
    RUN_TEST(threads_change_nothing_in_graphs);
    RUN_TEST(threads_change_nothing_in_games);
    RUN_TEST(offered_moves_need_no_second_judgement);
    RUN_TEST(fingerprints_count_the_same);
    RUN_TEST(time_is_a_limit_for_all_of_it);
    RUN_TEST(disk_is_as_good_as_memory);
    RUN_TEST(disk_is_read_seldom);
    RUN_TEST(trimming_on_disk_is_forcing_in_memory);
    RUN_TEST(killed_runs_come_to_the_same_end);
    RUN_TEST(interrupted_runs_come_to_the_same_end);
    RUN_TEST(foreign_and_damaged_runs_are_refused_by_name);
    RUN_TEST(a_full_disk_is_said_and_what_is_said_of_it_is_so);
    RUN_TEST(a_full_disk_leaves_the_checkpoint_before);
    RUN_TEST(a_damaged_file_is_named);
    RUN_TEST(a_damaged_run_file_is_refused_wherever_it_is_changed);
    RUN_TEST(an_unfinished_run_is_not_overwritten);
    for (unsigned i = 0; i < all_games_count; i++)
        RUN_TESTp(small_scopes_agree_with_the_naive_explorer, all_games[i]);
    RUN_TEST(what_is_symmetric_is_counted_once);
    RUN_TEST(findings_are_known_missing_or_gone);
    RUN_TEST(what_is_gone_and_what_is_dead_is_noticed);
    RUN_TEST(nonsense_on_record_is_refused_by_line);
}
