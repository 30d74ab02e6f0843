/* Visits every state of a table, breadth first.
 *
 * It goes level by level, so the first way that it finds to a state is a shortest one, and the
 * first counterexample of each kind is a shortest one, too. The observations of a round are
 * combined in the order of the shards: the numbers, the states found and the plays are the same
 * with any number of threads.
 *
 * A state is checked when it is expanded, and a step when it is made. The expensive checks look at
 * the first states and then at a sample, chosen by hash so that it is the same in every run. */
#include "harness/core/battery.h"
#include "harness/core/forbids.h"
#include "harness/core/marks.h"
#include "harness/core/on_record.h"
#include "harness/explore/checkpoint.h"
#include "harness/explore/graph/endless.h"
#include "harness/explore/explore.h"
#include "harness/explore/fingerprints.h"
#include "harness/explore/fleet.h"
#include "harness/explore/graph/graph.h"
#include "harness/explore/graph/solve.h"
#include "harness/explore/space.h"
#include "harness/explore/store.h"
#include "harness/system/progress.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { THOROUGH_CHECKS = 20000, THEN_ONE_OF = 512 };

struct place {
    bool seen;
    uint32_t state;
    uint64_t round;
};
struct culprit {
    uint32_t state;
    uint64_t round;
    bool stepped;
    struct move move;
};

struct counts {
    uint64_t transitions, finished, deadlocks, ties, no_winner;
    uint64_t representatives, finished_representatives;
    unsigned most_moves, most_chances;
    bool back; /* a move led to the same level or an earlier one */
    struct place first[FINDING_KINDS];
};

/* The observations of one shard since they were last collected. */
struct observation {
    struct counts counts;
    struct broken broken[MOST_BROKEN];
    struct culprit where[MOST_BROKEN];
    unsigned broken_count;
};

/* All data of the search but the states: a flat structure, so that it can be saved. */
struct progress {
    struct counts counts;
    uint64_t widest, round; /* number of levels; number of rounds */
    unsigned depth, broken_count;
    double seconds;
    struct culprit where[MOST_BROKEN];
    struct {
        char duty[64], text[400];
        int property;
    } broken[MOST_BROKEN];
};

struct search {
    struct space space;
    struct checkpoint keep;
    struct progress progress;
    const struct exploring *how;
    struct exploration *found;
    /* when the last checkpoint was written, and how long that took */
    double began, kept_at, kept_for;
    struct observation observation[SHARDS];
};

/* A shard that is being expanded, and the thread that does so. */
struct search_worker {
    struct search *search;
    struct space *space;
    struct worker *worker;
    struct observation *observation;
    uint32_t state;
};

static void stop(struct search *s, const char *why)
{
    if (!s->found->stopped)
        s->found->stopped = why;
}

/* ---- what is broken ---- */

static bool known_broken(const struct search *s, const char *duty)
{
    for (unsigned i = 0; i < s->progress.broken_count; i++)
        if (strcmp(s->progress.broken[i].duty, duty) == 0)
            return true;
    return false;
}

static bool seen_broken(const struct observation *observation, const char *duty)
{
    for (unsigned i = 0; i < observation->broken_count; i++)
        if (strcmp(observation->broken[i].duty, duty) == 0)
            return true;
    return false;
}

static void note_broken(struct search_worker *s, const struct broken *b, const struct move *move)
{
    struct observation *observation = s->observation;
    if (known_broken(s->search, b->duty) || seen_broken(observation, b->duty)
        || observation->broken_count == MOST_BROKEN)
        return;
    struct culprit *where = &observation->where[observation->broken_count];
    observation->broken[observation->broken_count++] = *b;
    *where = (struct culprit){ s->state, s->search->progress.round, move != NULL, { .kind = 0 } };
    if (move)
        where->move = *move;
}

static void note_duty(struct search_worker *s, const char *duty, const char *text,
                      const struct move *move)
{
    struct broken b = { .property = NULL };
    snprintf(b.duty, sizeof b.duty, "%s", duty);
    snprintf(b.text, sizeof b.text, "%s", text);
    note_broken(s, &b, move);
}

/* Checks the symmetries, which the reduction relies on, in every reduced run. */
static void check_symmetric_states(struct search_worker *s)
{
    struct broken b = { .property = NULL };
    if (!check_symmetries(s->space->spec, s->space->table, s->worker->state, &b))
        note_broken(s, &b, NULL);
}

static void check_thoroughly(struct search_worker *s)
{
    const struct spec *spec = s->space->spec;
    const void *table = s->space->table, *state = s->worker->state;
    struct broken b = { .property = NULL };
    if (!check_round_trips(spec, table, state, &b))
        note_broken(s, &b, NULL);
    if (!check_universe(spec, table, state, &b))
        note_broken(s, &b, NULL);
    if (!check_views(spec, table, state, &b))
        note_broken(s, &b, NULL);
    check_symmetric_states(s);
}

static bool in_sample(const struct search_worker *s)
{
    const struct space *space = s->space;
    if (index_of(s->state) < THOROUGH_CHECKS / SHARDS)
        return true;
    return (store_hash(space->key_size, s->worker->from) >> 8) % THEN_ONE_OF == 0;
}

static void check_position(struct search_worker *s)
{
    struct broken b = { .property = NULL };
    if (!check_state(s->space->spec, s->space->table, s->worker->state, &b))
        note_broken(s, &b, NULL);
    if (in_sample(s))
        check_thoroughly(s);
}

/* Two states with the same key would be merged, so a key must contain the whole state. */
static bool check_key(struct search_worker *s, const struct move *move)
{
    const struct space *space = s->space;
    struct worker *h = s->worker;
    if (space->game->key(space->table, h->next, h->key) != space->key_size) {
        note_duty(s, "key-has-one-length", "the length of the key depends on the state", move);
        return false;
    }
    space->game->unkey(space->table, h->key, h->spare);
    if (memcmp(h->spare, h->next, space->game->state_size) != 0)
        note_duty(s, "key-keeps-everything", "the key, read back, gives another state", move);
    return true;
}

/* Returns true if h->key holds the key of the next state. */
static bool check_transition(struct search_worker *s, struct move move)
{
    struct broken b = { .property = NULL };
    if (!check_step(s->space->spec, s->space->table, s->worker->state, move, s->worker->next, &b))
        note_broken(s, &b, &move);
    return check_key(s, &move);
}

/* ---- what is counted ---- */

static void note_finding(struct search_worker *s, enum finding_kind kind, uint64_t *count)
{
    ++*count;
    if (!s->observation->counts.first[kind].seen)
        s->observation->counts.first[kind] =
            (struct place){ true, s->state, s->search->progress.round };
}

static bool several(uint8_t bits)
{
    return (bits & (bits - 1)) != 0;
}

static void count_state(struct search_worker *s, unsigned moves)
{
    struct observation *observation = s->observation;
    const struct space *space = s->space;
    struct outcome out = { .over = false };
    space->game->outcome(space->table, s->worker->state, &out);
    bool stands_for_all =
        space->game->representative && space->game->representative(space->table, s->worker->state);
    observation->counts.representatives += stands_for_all;
    observation->counts.finished_representatives += stands_for_all && out.over;
    if (!out.over && moves == 0)
        note_finding(s, FOUND_DEADLOCK, &observation->counts.deadlocks);
    if (!out.over)
        return;
    observation->counts.finished++;
    if (moves > 0)
        note_duty(s, "over-is-over", "the game is over, and moves are offered", NULL);
    if (out.winners == 0)
        note_finding(s, FOUND_NO_WINNER, &observation->counts.no_winner);
    if (several(out.winners))
        note_finding(s, FOUND_TIE, &observation->counts.ties);
}

static void count_moves(struct search_worker *s, unsigned moves)
{
    if (moves == 0)
        return;
    bool chance = s->worker->moves[0].actor == NATURE;
    unsigned *most =
        chance ? &s->observation->counts.most_chances : &s->observation->counts.most_moves;
    if (moves > *most)
        *most = moves;
}

/* ---- the search ---- */

static void take_step(struct search_worker *s, struct move move)
{
    struct worker *h = s->worker;
    if (!space_make(s->space, h, move)) {
        note_duty(s, "offered-is-legal", "a move is offered and then refused", &move);
        return;
    }
    s->observation->counts.transitions++;
    bool keyed = s->search->found->checked && check_transition(s, move);
    if (keyed && !s->space->reduced)
        space_push_key(s->space, h, s->state);
    else
        space_push(s->space, h, s->state, h->next);
}

static void expand(void *with, struct worker *h, uint32_t state)
{
    struct search *search = with;
    struct space *space = &search->space;
    struct search_worker s = { search, space, h, &search->observation[shard_of(state)], state };
    unsigned moves = space->game->moves(space->table, h->state, h->moves);
    count_state(&s, moves);
    count_moves(&s, moves);
    if (search->found->checked)
        check_position(&s);
    else if (space->reduced && in_sample(&s))
        check_symmetric_states(&s);
    for (unsigned i = 0; i < moves; i++)
        take_step(&s, h->moves[i]);
}

static void take_in(void *with, unsigned shard, const struct candidate *c)
{
    struct search *s = with;
    if (space_take_in(&s->space, shard, c, &s->observation[shard].counts.back) == SEEN_FULL)
        s->space.out_of_memory = true;
}

/* ---- what the shards saw ---- */

static void most(unsigned *a, unsigned b)
{
    *a = b > *a ? b : *a;
}

/* Which of two was found first: in an earlier round, or by an earlier shard of the same round. */
static bool before(uint64_t round, uint32_t state, uint64_t other_round, uint32_t other_state)
{
    return round != other_round ? round < other_round : shard_of(state) < shard_of(other_state);
}

static void add_counts(struct counts *c, const struct counts *d)
{
    c->transitions += d->transitions;
    c->finished += d->finished;
    c->deadlocks += d->deadlocks;
    c->ties += d->ties;
    c->no_winner += d->no_winner;
    c->representatives += d->representatives;
    c->finished_representatives += d->finished_representatives;
    most(&c->most_moves, d->most_moves);
    most(&c->most_chances, d->most_chances);
    c->back = c->back || d->back;
    for (unsigned k = 0; k < FINDING_KINDS; k++)
        if (d->first[k].seen
            && (!c->first[k].seen
                || before(d->first[k].round, d->first[k].state, c->first[k].round,
                          c->first[k].state)))
            c->first[k] = d->first[k];
}

static void gather_broken(struct search *s, const struct observation *observation)
{
    struct progress *p = &s->progress;
    for (unsigned i = 0; i < observation->broken_count && p->broken_count < MOST_BROKEN; i++) {
        const struct broken *b = &observation->broken[i];
        if (known_broken(s, b->duty))
            continue;
        p->where[p->broken_count] = observation->where[i];
        p->broken[p->broken_count].property =
            b->property ? (int)(b->property - s->space.spec->properties) : -1;
        memcpy(p->broken[p->broken_count].duty, b->duty, sizeof b->duty);
        memcpy(p->broken[p->broken_count++].text, b->text, sizeof b->text);
    }
}

static void forget(struct search *s)
{
    for (unsigned i = 0; i < SHARDS; i++)
        s->observation[i] = (struct observation){ .broken_count = 0 };
}

static void gather(struct search *s)
{
    for (unsigned i = 0; i < SHARDS; i++) {
        add_counts(&s->progress.counts, &s->observation[i].counts);
        gather_broken(s, &s->observation[i]);
    }
    forget(s);
    s->progress.round++;
}

/* ---- between two rounds ---- */

/* Why a process stops; then all of them stop. If there are several reasons, the later one in
 * this list counts. */
static const char *const reasons[] = { NULL,          "time",
                                       "interrupted", "too many properties are broken",
                                       "memory",      "the disk" };
enum { NO_REASON, TIME, INTERRUPTED, TOO_BROKEN, MEMORY, DISK };

/* Writes a checkpoint: if the search stops now, it can be resumed from here. */
static void write_checkpoint(struct search *s)
{
    double now = seconds_now();
    s->progress.seconds += now - s->began;
    s->began = now;
    if (!checkpoint_write(&s->keep))
        stop(s, reasons[DISK]);
    if (s->how->kept)
        s->how->kept();
    s->kept_at = seconds_now();
    s->kept_for = s->kept_at - now;
}

/* Checkpoints are so rare that they take less than a twentieth of the time. */
static bool checkpoint_is_due(const struct search *s)
{
    double every = s->how->every > 0 ? s->how->every : 30, since = seconds_now() - s->kept_at;
    return s->space.folder && since > every && (s->how->every > 0 || since > 20 * s->kept_for);
}

static double seconds_so_far(const struct search *s)
{
    return s->progress.seconds + seconds_now() - s->began;
}

/* The time left for the whole search if the number of states is known, else for this level;
 * assumes that each state takes as long as the average so far. */
static void estimate(const struct search *s, char text[80])
{
    double done = (double)space_expanded(&s->space), left = (double)space_left(&s->space);
    double all = (double)s->how->expected, each = seconds_so_far(s) / (done + 1);
    if (all >= done && all > 0)
        snprintf(text, 80, "%.0f %% done, about %.0f s to go", 100 * done / all,
                 each * (all - done));
    else
        snprintf(text, 80, "%.1f M of this level to go, about %.0f s", left / 1e6, each * left);
}

static void print_progress(const struct search *s)
{
    double count = (double)space_count(&s->space) / 1e6;
    char to_go[80];
    estimate(s, to_go);
    progress("%s  level %u  %.1f M states  %.2f M/s  %s  %.0f MB%s", s->how->label,
             s->progress.depth, count, count / (seconds_so_far(s) + 1e-9), to_go,
             (double)s->space.account.bytes / 1e6, s->space.away ? ", on disk" : "");
}

static unsigned reason_to_stop(const struct search *s)
{
    if (s->space.disk_failed)
        return DISK;
    if (s->space.out_of_memory)
        return MEMORY;
    if (s->progress.broken_count == MOST_BROKEN)
        return TOO_BROKEN;
    return interrupted == BY_TIME ? TIME : interrupted ? INTERRUPTED : NO_REASON;
}

static void show_progress(struct search *s)
{
    uint64_t reason = fleet_most(reason_to_stop(s));
    if (reason)
        stop(s, reasons[reason]);
    if (reason < MEMORY && s->space.folder && (reason || checkpoint_is_due(s)))
        write_checkpoint(s);
    if (s->how->label)
        print_progress(s);
}

static void widen(struct search *s)
{
    uint64_t wide = space_left(&s->space);
    if (wide > s->progress.widest)
        s->progress.widest = wide;
}

static bool deepen(struct search *s)
{
    if (!space_deepen(&s->space))
        return false;
    s->progress.depth++;
    widen(s);
    return true;
}

/* A level is complete when none of its states is left. A cancelled round leaves all of them. */
static void search_levels(struct search *s)
{
    show_progress(s);
    while (!s->found->stopped && (space_left(&s->space) > 0 || deepen(s))) {
        if (space_round(&s->space, expand, take_in, s))
            gather(s);
        else
            forget(s);
        show_progress(s);
    }
    show_progress(s);
}

/* Sets up the space, and checks the start like every other state. */
static bool begin(struct search *s)
{
    struct space *space = &s->space;
    if (!space_begin(space))
        return false;
    widen(s);
    struct search_worker search_worker = { s, space, space->worker,
                                           &s->observation[shard_of(space->start)], space->start };
    space->game->start(space->table, space->worker->next);
    if (s->found->checked)
        check_key(&search_worker, NULL);
    return true;
}

/* ---- what the other processes saw ---- */

/* Inserts it where a single process would have found it. */
static void add_broken(struct progress *p, const struct progress *q, unsigned i)
{
    unsigned at = 0, end = 0;
    while (at < p->broken_count
           && !before(q->where[i].round, q->where[i].state, p->where[at].round,
                      p->where[at].state)) {
        if (strcmp(p->broken[at].duty, q->broken[i].duty) == 0)
            return; /* it was found earlier */
        at++;
    }
    for (end = at; end < p->broken_count && strcmp(p->broken[end].duty, q->broken[i].duty) != 0;
         end++)
        ;
    if (end == MOST_BROKEN)
        end--;
    p->broken_count += end == p->broken_count;
    memmove(&p->where[at + 1], &p->where[at], (end - at) * sizeof *p->where);
    memmove(&p->broken[at + 1], &p->broken[at], (end - at) * sizeof *p->broken);
    p->where[at] = q->where[i];
    p->broken[at] = q->broken[i];
}

/* All processes insert in the same order, so all have the same list. */
static void share(struct search *s)
{
    struct progress all = s->progress, *one = &all;
    for (unsigned rank = 0; rank < fleet_size(); rank++) {
        struct progress theirs = s->progress;
        fleet_tell(rank, &theirs, sizeof theirs);
        if (rank == 0) {
            all = theirs;
            continue;
        }
        add_counts(&one->counts, &theirs.counts);
        for (unsigned i = 0; i < theirs.broken_count; i++)
            add_broken(one, &theirs, i);
    }
    s->progress = all;
    for (unsigned i = 0; fleet_size() > 1 && i < s->space.spec->clause_count; i++)
        if (fleet_most(marks_of((verdict)(FIRST_CLAUSE + i)) != 0))
            marks_note((verdict)(FIRST_CLAUSE + i));
}

/* ---- afterwards ---- */

static void report(struct search *s)
{
    struct exploration *e = s->found;
    const struct progress *p = &s->progress;
    e->states = space_count(&s->space);
    e->transitions = p->counts.transitions;
    e->finished = p->counts.finished;
    e->deadlocks = p->counts.deadlocks;
    e->ties = p->counts.ties;
    e->no_winner = p->counts.no_winner;
    e->representatives = p->counts.representatives;
    e->finished_representatives = p->counts.finished_representatives;
    e->widest = p->widest;
    e->depth = p->depth;
    e->most_moves = p->counts.most_moves;
    e->most_chances = p->counts.most_chances;
    e->layered = !p->counts.back && !s->space.sketch;
    e->omission = s->space.sketch ? sketch_omission(e->states) : 0;
}

static void report_broken(struct search *s)
{
    struct exploration *e = s->found;
    const struct progress *p = &s->progress;
    for (unsigned i = 0; i < p->broken_count; i++) {
        struct broken *b = &e->broken[i].what;
        int property = p->broken[i].property;
        b->property = property >= 0 ? &s->space.spec->properties[property] : NULL;
        memcpy(b->duty, p->broken[i].duty, sizeof b->duty);
        memcpy(b->text, p->broken[i].text, sizeof b->text);
    }
    e->broken_count = p->broken_count;
}

/* Fingerprints do not store the way back to the start. */
static void find_paths(struct search *s)
{
    struct exploration *e = s->found;
    const struct progress *p = &s->progress;
    if (s->space.sketch)
        return;
    for (unsigned i = 0; i < FINDING_KINDS; i++)
        if (p->counts.first[i].seen)
            space_path(&s->space, p->counts.first[i].state, &e->path[i]);
    for (unsigned i = 0; i < e->broken_count; i++) {
        struct path *path = &e->broken[i].path;
        space_path(&s->space, p->where[i].state, path);
        if (p->where[i].stepped)
            path->found = path_append(path, p->where[i].move) && path->found;
    }
}

static void note_endless(struct exploration *e, const struct endlessness *endless)
{
    e->endless = endless->states;
    e->on_cycles = endless->on_cycles;
    e->endless_certain = endless->certain.states;
    for (unsigned p = 0; p < MAX_PLAYERS; p++)
        e->endless_kept[p] = endless->kept[p].states;
    e->path[FOUND_ENDLESS] = endless->path;
    e->path[FOUND_ENDLESS_FORCED] = endless->forced_path;
    e->path[FOUND_ENDLESS_CERTAIN] = endless->certain_path;
}

/* If every move leads one level deeper, every play ends. */
static const char *why_endless_is_unknown(const struct search *s)
{
    const struct exploration *e = s->found;
    if (e->stopped)
        return "the run was stopped";
    if (e->layered)
        return NULL;
    if (s->how->reach)
        return "only speed was asked for";
    return s->space.sketch ? "fingerprints do not tell which moves lead back" : NULL;
}

/* Forced ends are only computed in memory. */
static bool find_endless_in_memory(struct search *s)
{
    struct exploration *e = s->found;
    struct endlessness endless;
    struct graph g;
    bool done = graph_open(&g, &s->space, e->transitions);
    if (done && !e->layered && (done = find_endless(&g, &endless)))
        note_endless(e, &endless);
    e->cycles_known = done;
    if (done && s->how->solve)
        done = e->solved = solve(&g, e->layered, &e->solution);
    graph_close(&g);
    return done;
}

static bool find_endless_in_files(struct search *s)
{
    struct endlessness endless;
    if (s->found->layered)
        return true;
    bool done = find_endless_by_files(&s->space, &endless);
    if (done)
        note_endless(s->found, &endless);
    return done;
}

static void analyse_graph(struct search *s)
{
    struct exploration *e = s->found;
    bool alone = fleet_size() == 1, fits = !s->space.away && graph_fits(&s->space, e->transitions);
    e->endless_unknown = why_endless_is_unknown(s);
    e->endless_known = !e->endless_unknown;
    if (e->endless_unknown || (e->layered && !s->how->solve) || s->how->reach || s->space.sketch)
        return;
    if (s->space.folder)
        write_checkpoint(s); /* the next step takes long */
    bool done = !e->stopped
             && (alone && (fits || !s->space.folder) ? find_endless_in_memory(s)
                                                     : find_endless_in_files(s));
    e->endless_known = done || e->layered;
    if (!done) {
        const char *why = s->space.disk_failed   ? reasons[DISK]
                        : interrupted == BY_TIME ? "time, while looking at what can be forced"
                        : interrupted            ? "interrupted while looking at what can be forced"
                                                 : "no memory to look for endless plays";
        e->endless_unknown = e->layered ? NULL : why;
        stop(s, why);
    } else if (s->how->solve && !e->solved)
        stop(s, "on disk: who can force what is worked out in memory only");
}

/* Refused moves exercise clauses, too, and only the checks try them. Without the checks every
 * clause about legality would be reported as dead. */
static void list_dead(struct search *s)
{
    struct exploration *e = s->found;
    const struct spec *spec = s->space.spec;
    e->dead = calloc(spec->clause_count + 1, sizeof *e->dead);
    for (unsigned i = 0; e->dead && e->checked && i < spec->clause_count; i++)
        if (!spec->clauses[i].clause->inert && marks_of((verdict)(FIRST_CLAUSE + i)) == 0)
            e->dead[e->dead_count++] = (verdict)(FIRST_CLAUSE + i);
}

static uint64_t default_memory(void)
{
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    if (pages <= 0 || size <= 0)
        return (uint64_t)1 << 30;
    return (uint64_t)pages * (uint64_t)size / 4 * 3;
}

/* Starts the search, or reads its checkpoint. */
static bool start_or_resume(struct search *s)
{
    struct exploration *e = s->found;
    struct broken b = { .property = NULL };
    s->keep = (struct checkpoint){ .space = &s->space,
                                   .checked = e->checked,
                                   .progress = &s->progress,
                                   .progress_size = sizeof s->progress };
    if (s->how->folder
        && !checkpoint_open(&s->keep, s->how->folder, s->how->resume, &e->complaint)) {
        e->refused = true;
        return false;
    }
    if (s->how->resume)
        return true;
    s->space.reduced = s->how->reduce && s->space.game->canonical;
    if ((s->how->compact && !space_compact(&s->space)) || !begin(s)) {
        stop(s, "memory");
        return false;
    }
    struct search_worker first = { s, &s->space, s->space.worker,
                                   &s->observation[shard_of(s->space.start)], s->space.start };
    if (e->checked && !check_table(s->space.spec, s->space.table, &b))
        note_broken(&first, &b, NULL);
    return true;
}

/* Removes files that cannot be resumed: they may be what filled the disk. */
static void end_on_disk(struct search *s)
{
    struct exploration *e = s->found;
    if (s->space.disk_failed) {
        stop(s, reasons[DISK]);
        e->trouble = s->space.trouble;
    }
    if (!s->space.folder)
        return;
    e->kept = e->stopped && s->keep.saved;
    e->kept_states = s->keep.states;
    if (!e->kept)
        checkpoint_remove(&s->keep);
}

static void search_all(struct search *s)
{
    marks_reset();
    reset_tallies();
    s->space.unjudged = !s->found->checked;
    if (!start_or_resume(s))
        return;
    search_levels(s);
    s->found->fetches = s->space.fetches;
    share(s);
    report(s);
    report_broken(s);
    list_dead(s);
    analyse_graph(s);
    find_paths(s);
    s->found->went_away = s->space.away;
    end_on_disk(s);
}

bool explore_space(const struct spec *spec, const void *table, const struct exploring *how,
                   struct exploration *result)
{
    *result = (struct exploration){ .checked = !how->unchecked };
    struct search *s = calloc(1, sizeof *s);
    if (!s) {
        result->stopped = "memory";
        return false;
    }
    s->how = how;
    s->found = result;
    s->began = s->kept_at = seconds_now();
    if (how->seconds)
        limit_time(how->seconds);
    if (space_open(&s->space, spec, table, how->memory ? how->memory : default_memory(),
                   how->threads))
        search_all(s);
    else
        stop(s, "memory");
    result->key_bytes = s->space.key_size;
    result->store_bytes = fleet_sum(s->space.account.bytes);
    result->complete = !result->stopped && !result->refused;
    result->exact = result->complete && !how->compact;
    result->seconds = seconds_so_far(s);
    if (how->seconds)
        limit_time(0);
    checkpoint_close(&s->keep);
    space_close(&s->space);
    free(s);
    return result->complete;
}

void exploration_free(struct exploration *e)
{
    for (unsigned i = 0; i < FINDING_KINDS; i++)
        free(e->path[i].move);
    for (unsigned i = 0; i < e->broken_count; i++)
        free(e->broken[i].path.move);
    free(e->dead);
}
