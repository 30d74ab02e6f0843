/* A game whose moves are arrows of a graph, for tests of the explorer, and an explorer that is as
 * plain as can be to hold it against. */
#include "harness/explore/tests/graph_game.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/on_record.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/explore/graph/endless.h"
#include "harness/explore/explore.h"
#include "harness/explore/fingerprints.h"
#include "harness/explore/graph/graph.h"
#include "harness/explore/graph/solve.h"
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

const uint8_t graph_actors[] = { 0, 1, NATURE };

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

static const struct phrase graph_phrases[] = { { WALK, { 0 }, { "@ goes =0" } } };
static const struct speller graph_speller = { NULL, NULL };

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

const struct game graph_game = {
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

const struct spec graph_spec = {
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

struct graph_table graph_of(unsigned nodes, const char *arrows)
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

struct exploration explored(const struct graph_table *t, uint64_t memory, bool unchecked)
{
    struct exploration e;
    struct exploring how = { .memory = memory, .unchecked = unchecked };
    explore_space(&graph_spec, t, &how, &e);
    return e;
}

unsigned naive_index(struct naive *n, const struct game *g, const void *state, unsigned level)
{
    for (unsigned i = 0; i < n->states; i++)
        if (memcmp(n->state + (size_t)i * g->state_size, state, g->state_size) == 0)
            return i;
    if (n->states == n->room) {
        n->room = 2 * n->room + 16;
        n->state = xrealloc(n->state, n->room, g->state_size);
        n->level = xrealloc(n->level, n->room, sizeof *n->level);
    }
    memcpy(n->state + (size_t)n->states * g->state_size, state, g->state_size);
    n->level[n->states] = level;
    return n->states++;
}

static void naive_edge(struct naive *n, unsigned from, unsigned to)
{
    if (n->edges == n->edge_room) {
        n->edge_room = 2 * n->edge_room + 16;
        n->edge = xrealloc(n->edge, n->edge_room, sizeof *n->edge);
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
    bool *on = xrealloc(NULL, n->states, sizeof *on),
         *seen = xrealloc(NULL, n->states, sizeof *seen);
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

struct naive naively(const struct game *g, const void *table)
{
    struct naive n = { .layered = true };
    uint8_t *state = xrealloc(NULL, 1, g->state_size), *next = xrealloc(NULL, 1, g->state_size);
    struct move *list = xrealloc(NULL, g->most_moves, sizeof *list);
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

void naive_free(struct naive *n)
{
    free(n->state);
    free(n->level);
    free(n->edge);
}

bool agree(const struct exploration *e, const struct naive *n)
{
    return e->exact && e->states == n->states && e->transitions == n->edges && e->depth == n->depth
        && e->finished == n->finished && e->deadlocks == n->deadlocks && e->ties == n->ties
        && e->no_winner == n->no_winner && e->endless == n->endless && e->layered == n->layered;
}

/* ---- plays ---- */

/* The node where a play ends; NODES when one of its moves is refused. */
unsigned end_of(const struct graph_table *t, const struct path *path)
{
    struct graph_state s = { 0 };
    for (unsigned i = 0; i < path->moves; i++)
        if (graph_step(t, &s, path->move[i]) != LEGAL)
            return NODES;
    return s.at;
}

bool is_loop(const struct graph_table *t, const struct path *path)
{
    struct path stem = { .move = path->move, .moves = path->moves - path->loop };
    return path->found && path->loop > 0 && path->loop <= path->moves && end_of(t, path) < NODES
        && end_of(t, path) == end_of(t, &stem);
}
