/* Every state of a table, breadth first.
 *
 * The first way to a state that is found is a shortest one, so the first
 * counterexample of each kind is a shortest one, too. The order of the states
 * follows from the rules alone: two runs give the same numbers, indices and
 * plays.
 *
 * A state is judged when its turn to be expanded comes, a step when it is
 * taken. The dear checks look at the first states of all and then at a sample,
 * chosen by hash so that it is the same in every run.
 */
#include "quibble.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { DEAR_CHECKS = 20000, THEN_ONE_OF = 64, LOOK_ROUND = 4096 };

struct search {
    struct space space;
    const struct exploring *how;
    struct exploration *found;
    uint64_t level_begin, level_end;  /* of the level being expanded */
    bool back;                        /* a move led to the same level, or back */
    double began;
    struct { bool seen; uint32_t state; } first[FINDING_KINDS];
    struct { uint32_t state; bool stepped; struct move move; } where[MOST_BROKEN];
    uint8_t *key;
};

static void stop(struct search *s, const char *why)
{
    if (!s->found->stopped)
        s->found->stopped = why;
}

/* ---- what is broken ---- */

static bool already(const struct exploration *e, const struct broken *b)
{
    for (unsigned i = 0; i < e->broken_count; i++)
        if (strcmp(e->broken[i].what.duty, b->duty) == 0)
            return true;
    return false;
}

static void note_broken(struct search *s, const struct broken *b, uint32_t state,
                        const struct move *move)
{
    struct exploration *e = s->found;
    if (already(e, b) || e->broken_count == MOST_BROKEN)
        return;
    e->broken[e->broken_count].what = *b;
    s->where[e->broken_count].state = state;
    s->where[e->broken_count].stepped = move != NULL;
    if (move)
        s->where[e->broken_count].move = *move;
    if (++e->broken_count == MOST_BROKEN)
        stop(s, "so many properties are broken that this is no use");
}

static void note_duty(struct search *s, const char *duty, const char *text, uint32_t state,
                      const struct move *move)
{
    struct broken b = { .property = NULL };
    snprintf(b.duty, sizeof b.duty, "%s", duty);
    snprintf(b.text, sizeof b.text, "%s", text);
    note_broken(s, &b, state, move);
}

static void check_dearly(struct search *s, uint32_t index)
{
    const struct spec *spec = s->space.spec;
    const void *table = s->space.table, *state = s->space.state;
    struct broken b = { .property = NULL };
    if (!check_round_trips(spec, table, state, &b))
        note_broken(s, &b, index, NULL);
    if (!check_universe(spec, table, state, &b))
        note_broken(s, &b, index, NULL);
    if (!check_views(spec, table, state, &b))
        note_broken(s, &b, index, NULL);
}

static bool in_sample(const struct search *s, uint32_t index)
{
    const struct store *store = &s->space.store;
    return index < DEAR_CHECKS
        || (store_hash(store, store_key(store, index)) >> 8) % THEN_ONE_OF == 0;
}

static void check_position(struct search *s, uint32_t index)
{
    struct broken b = { .property = NULL };
    if (!check_state(s->space.spec, s->space.table, s->space.state, &b))
        note_broken(s, &b, index, NULL);
    if (in_sample(s, index))
        check_dearly(s, index);
}

/* Two states with one key would be taken for one: a key must give back all. */
static void check_key(struct search *s, uint32_t from, const struct move *move)
{
    struct space *space = &s->space;
    size_t size = space->game->key(space->table, space->next, s->key);
    if (size != space->store.key_size) {
        note_duty(s, "key-has-one-length", "the length of the key depends on the state", from, move);
        return;
    }
    space->game->unkey(space->table, s->key, space->spare);
    if (memcmp(space->spare, space->next, space->game->state_size) != 0)
        note_duty(s, "key-keeps-everything", "another state comes back from its key", from, move);
}

static void check_transition(struct search *s, uint32_t from, struct move move)
{
    struct space *space = &s->space;
    struct broken b = { .property = NULL };
    if (!check_step(space->spec, space->table, space->state, move, space->next, &b))
        note_broken(s, &b, from, &move);
    check_key(s, from, &move);
}

/* ---- what is counted ---- */

static void note_finding(struct search *s, enum finding_kind kind, uint64_t *count, uint32_t index)
{
    ++*count;
    if (s->first[kind].seen)
        return;
    s->first[kind].seen = true;
    s->first[kind].state = index;
}

static bool several(uint8_t bits) { return (bits & (bits - 1)) != 0; }

static void count_state(struct search *s, uint32_t index, unsigned moves)
{
    struct exploration *e = s->found;
    struct outcome out = { .over = false };
    s->space.game->outcome(s->space.table, s->space.state, &out);
    bool stands_for_all = s->space.game->representative
                       && s->space.game->representative(s->space.table, s->space.state);
    e->representatives += stands_for_all;
    e->finished_representatives += stands_for_all && out.over;
    if (!out.over && moves == 0)
        note_finding(s, FOUND_DEADLOCK, &e->deadlocks, index);
    if (!out.over)
        return;
    e->finished++;
    if (moves > 0)
        note_duty(s, "over-is-over", "the game is over, and moves are offered", index, NULL);
    if (out.winners == 0)
        note_finding(s, FOUND_NO_WINNER, &e->no_winner, index);
    if (several(out.winners))
        note_finding(s, FOUND_TIE, &e->ties, index);
}

static void count_moves(struct search *s, unsigned moves)
{
    struct exploration *e = s->found;
    if (moves == 0)
        return;
    bool chance = s->space.moves[0].actor == NATURE;
    unsigned *most = chance ? &e->most_chances : &e->most_moves;
    if (moves > *most)
        *most = moves;
}

/* ---- the search ---- */

static void take_step(struct search *s, uint32_t from, struct move move)
{
    struct space *space = &s->space;
    memcpy(space->next, space->state, space->game->state_size);
    if (space->game->step(space->table, space->next, move) != LEGAL) {
        note_duty(s, "offered-is-legal", "a move is offered and then refused", from, &move);
        return;
    }
    s->found->transitions++;
    if (s->found->checked)
        check_transition(s, from, move);
    space_push(space, from, space->next);
}

static void expand(struct search *s, uint32_t index)
{
    struct space *space = &s->space;
    space_unkey(space, index, space->state);
    unsigned moves = space->game->moves(space->table, space->state, space->moves);
    count_state(s, index, moves);
    count_moves(s, moves);
    if (s->found->checked)
        check_position(s, index);
    for (unsigned i = 0; i < moves; i++)
        take_step(s, index, space->moves[i]);
}

/* What the batch holds is looked up in the order in which it was found. */
static void take_in(struct search *s)
{
    struct successors *b = &s->space.ahead;
    struct store *store = &s->space.store;
    for (unsigned i = 0; i < b->count; i++)
        store_prefetch_key(store, b->hash[i]);
    for (unsigned i = 0; i < b->count; i++) {
        const uint8_t *key = b->key + (size_t)i * s->space.game->most_key_bytes;
        uint32_t index = store_add(store, key, b->hash[i], b->from[i]);
        if (index == NO_STATE)
            stop(s, "memory");
        else if (index < s->level_end)
            s->back = true;
    }
    b->count = 0;
}

static void look_round(struct search *s)
{
    const struct store *store = &s->space.store;
    double seconds = seconds_now() - s->began;
    if (interrupted)
        stop(s, "interrupted");
    if (s->how->seconds && seconds > s->how->seconds)
        stop(s, "time");
    if (s->how->label)
        progress("%s  level %u  %.1f M states  %.2f M/s  this level %.1f M  %.0f MB",
                 s->how->label, s->found->depth, (double)store->count / 1e6,
                 (double)store->count / 1e6 / (seconds + 1e-9),
                 (double)(s->level_end - s->level_begin) / 1e6, (double)store->bytes / 1e6);
}

static void expand_level(struct search *s)
{
    const struct successors *b = &s->space.ahead;
    unsigned most = s->space.game->most_moves;
    for (uint64_t i = s->level_begin; i < s->level_end && !s->found->stopped; i++) {
        expand(s, (uint32_t)i);
        if (b->count + most > b->room)
            take_in(s);
        if (i % LOOK_ROUND == 0)
            look_round(s);
    }
    take_in(s);
}

static bool begin(struct search *s)
{
    struct space *space = &s->space;
    space->game->start(space->table, space->next);
    if (s->found->checked) {
        space->game->start(space->table, space->state);
        check_key(s, 0, NULL);
    }
    space_push(space, 0, space->next);
    take_in(s);
    s->back = false;
    s->level_end = space->store.count;
    return s->level_end == 1;
}

static void go(struct search *s)
{
    struct exploration *e = s->found;
    uint64_t *count = &s->space.store.count;
    for (;;) {
        if (s->level_end - s->level_begin > e->widest)
            e->widest = s->level_end - s->level_begin;
        expand_level(s);
        if (e->stopped || *count == s->level_end)
            break;
        s->level_begin = s->level_end;
        s->level_end = *count;
        e->depth++;
    }
    e->states = *count;
    e->layered = !s->back;
}

/* ---- afterwards ---- */

static void show_ways(struct search *s)
{
    struct exploration *e = s->found;
    for (unsigned i = 0; i < FINDING_KINDS; i++)
        if (s->first[i].seen)
            space_path(&s->space, s->first[i].state, &e->path[i]);
    for (unsigned i = 0; i < e->broken_count; i++) {
        struct path *path = &e->broken[i].path;
        space_path(&s->space, s->where[i].state, path);
        if (s->where[i].stepped)
            path->found = path_append(path, s->where[i].move) && path->found;
    }
}

static void look_for_endless(struct search *s)
{
    struct exploration *e = s->found;
    struct endlessness endless;
    if (e->layered || e->stopped)
        return;
    if (!find_endless(&s->space, e->transitions, &endless)) {
        stop(s, interrupted ? "interrupted while looking for endless plays"
                            : "no memory to look for endless plays");
        return;
    }
    e->endless = endless.states;
    e->on_cycles = endless.on_cycles;
    e->path[FOUND_ENDLESS] = endless.path;
}

/* Refused moves exercise clauses too, and only the checks try them: without
 * them every clause of legality would look dead. */
static void list_dead(struct search *s)
{
    struct exploration *e = s->found;
    const struct spec *spec = s->space.spec;
    e->dead = calloc(spec->clause_count + 1, sizeof *e->dead);
    for (unsigned i = 0; e->dead && e->checked && i < spec->clause_count; i++)
        if (!spec->clauses[i].clause->inert && marks_of((verdict)(FIRST_CLAUSE + i)) == 0)
            e->dead[e->dead_count++] = (verdict)(FIRST_CLAUSE + i);
}

static uint64_t three_quarters_of_memory(void)
{
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    if (pages <= 0 || size <= 0)
        return (uint64_t)1 << 30;
    return (uint64_t)pages * (uint64_t)size / 4 * 3;
}

static void search_all(struct search *s)
{
    struct broken b = { .property = NULL };
    marks_reset();
    if (s->found->checked && !check_table(s->space.spec, s->space.table, &b))
        note_broken(s, &b, 0, NULL);
    if (!begin(s))
        stop(s, "memory");
    else
        go(s);
    list_dead(s);
    look_for_endless(s);
    show_ways(s);
}

bool explore_space(const struct spec *spec, const void *table, const struct exploring *how,
                   struct exploration *result)
{
    *result = (struct exploration){ .checked = !how->unchecked };
    struct search s = { .how = how, .found = result, .began = seconds_now() };
    s.key = calloc(spec->game->most_key_bytes + 1, 1);
    uint64_t memory = how->memory ? how->memory : three_quarters_of_memory();
    if (!space_open(&s.space, spec, table, memory) || !s.key)
        stop(&s, "memory");
    else
        search_all(&s);
    result->key_bytes = s.space.store.key_size;
    result->store_bytes = s.space.store.bytes;
    result->exact = !result->stopped;
    result->seconds = seconds_now() - s.began;
    space_close(&s.space);
    free(s.key);
    return result->exact;
}

void exploration_free(struct exploration *e)
{
    for (unsigned i = 0; i < FINDING_KINDS; i++)
        free(e->path[i].move);
    for (unsigned i = 0; i < e->broken_count; i++)
        free(e->broken[i].path.move);
    free(e->dead);
}
