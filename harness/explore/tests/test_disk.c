/* Runs that are kept on disk: resumed, killed, damaged, on a full disk. */
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
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

SUITE_EXTERN(disk_suite);

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
    if (system(command) != 0) // NOLINT(cert-env33-c): the folder is one of mkdtemp
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

static void follow_all(void *with, struct worker *h, uint32_t state)
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
static bool trims_alike(const struct graph *g, struct disk_trim *t, unsigned wants)
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
        ASSERT(open_all(&s, &table) && graph_open(&g, &s, (uint64_t)NODES * NODES));
        struct disk_trim *t = trim_open(&s);
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

/* Interrupted at a call for moves, or just when the run was kept: each after so many. */
static _Atomic uint64_t calls_left, keeps_left;

static unsigned moves_until_interrupted(const void *table, const void *state, struct move *list)
{
    if (atomic_fetch_sub(&calls_left, 1) == 1)
        interrupted = BY_HAND;
    return all_games[0]->game->moves(table, state, list);
}

static void kept_until_interrupted(void)
{
    if (atomic_fetch_sub(&keeps_left, 1) == 1)
        interrupted = BY_HAND;
}

struct interruptions {
    const struct spec *spec; /* asks for moves by moves_until_interrupted */
    const void *table;
    uint64_t calls; /* of a run that is not interrupted */
    unsigned in_rounds, while_kept;
};

/* Until it is done, a part at a time. */
static void explore_in_parts(struct interruptions *n, struct choice *c, struct exploration *e)
{
    for (bool done = false; !done;) {
        bool in_round = choose(c, 2);
        struct exploring how = { .unchecked = true,
                                 .folder = folder,
                                 .resume = is_kept(),
                                 .every = 1e-9,
                                 .kept = kept_until_interrupted };
        atomic_store(&calls_left, in_round ? 1 + choose(c, (uint32_t)n->calls / 2) : 0);
        atomic_store(&keeps_left, in_round ? 0 : 1 + choose(c, 20));
        done = explore_space(n->spec, n->table, &how, e);
        n->in_rounds += interrupted && in_round;
        n->while_kept += interrupted && !in_round;
        interrupted = 0;
        if (!done)
            exploration_free(e);
    }
}

TEST interrupted_runs_come_to_the_same_end(void)
{
    struct game game = *all_games[0]->game;
    struct spec spec = *all_games[0];
    game.moves = moves_until_interrupted;
    spec.game = &game;
    struct interruptions n = { .spec = &spec, .table = table_of_some_size(all_games[0]) };
    struct choice c;
    struct exploration whole, rest;
    struct exploring how = { .unchecked = true };
    atomic_store(&calls_left, UINT64_MAX);
    ASSERT(n.table && explore_space(&spec, n.table, &how, &whole));
    n.calls = UINT64_MAX - atomic_load(&calls_left);
    ASSERT(make_folder());
    choice_from_seed(&c, 9);
    for (unsigned i = 0; i < 100 && (n.in_rounds < 10 || n.while_kept < 10); i++) {
        explore_in_parts(&n, &c, &rest);
        ASSERT(same_exploration(&whole, &rest));
        exploration_free(&rest);
    }
    ASSERTm("too few runs were interrupted", n.in_rounds >= 10 && n.while_kept >= 10);
    exploration_free(&whole);
    remove_folder();
    choice_free(&c);
    free((void *)n.table);
    PASS();
}

/* ---- two runs in one folder ---- */

static int told[2], asked[2];

static void wait_when_kept(void)
{
    char byte = 0;
    if (write(told[1], &byte, 1) != 1 || read(asked[0], &byte, 1) != 1)
        _exit(0);
}

/* A process that explores, stays where its run was kept, and goes away when it is killed. */
static pid_t run_beside(const struct spec *spec, const void *table)
{
    char byte;
    if (pipe(told) != 0 || pipe(asked) != 0)
        return -1;
    pid_t child = fork();
    if (child == 0) {
        struct exploration e;
        struct exploring how = {
            .unchecked = true, .folder = folder, .every = 1e-9, .kept = wait_when_kept
        };
        close(asked[1]); /* so that it ends when nobody is there to kill it */
        explore_space(spec, table, &how, &e);
        _exit(0);
    }
    close(told[1]);
    bool at_work = read(told[0], &byte, 1) == 1;
    return at_work ? child : -1;
}

static void end_beside(pid_t child)
{
    int status;
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    close(told[0]);
    close(asked[0]);
    close(asked[1]);
}

TEST two_runs_do_not_share_a_folder(void)
{
    const struct spec *spec = all_games[0];
    void *table = table_of_some_size(spec);
    struct exploration whole, rest;
    struct exploring how = { .unchecked = true };
    char at_work[60];
    ASSERT(table && explore_space(spec, table, &how, &whole));
    ASSERT(make_folder());
    pid_t child = run_beside(spec, table);
    ASSERT(child > 0);
    snprintf(at_work, sizeof at_work, "a run that still uses it (process %ld)", (long)child);
    how.folder = folder;
    for (unsigned i = 0; i < 2; i++) {
        how.resume = i;
        explore_space(spec, table, &how, &rest);
        ASSERT(rest.refused && strstr(rest.complaint.text, at_work));
        exploration_free(&rest);
    }
    end_beside(child);
    ASSERT(how.resume && explore_space(spec, table, &how, &rest));
    ASSERT(same_exploration(&whole, &rest));
    ASSERT(access(folder, F_OK) != 0);
    exploration_free(&rest);
    exploration_free(&whole);
    free(table);
    PASS();
}

static void change_byte(const char *name, long at)
{
    char path[60];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "r+b");
    int where = at < 0 ? SEEK_END : SEEK_SET;
    int byte = f && fseek(f, at, where) == 0 ? fgetc(f) : EOF;
    if (byte == EOF || fseek(f, at, where) != 0 || fputc(byte ^ 1, f) == EOF)
        fail(WRONG_CALL, "found no way to change a byte of %s", path);
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

/* Stopped for want of time, so that there is something to resume. */
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
    static char why[600];
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
    ASSERT(strstr(refused_because(&graph_spec, &t, true, why),
                  "no run saved by this version of quibble"));
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
    static struct said said;
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
    static char why[600];
    char name[20], size[80];
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
    static char why[600];
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
    ASSERTm(why, strstr(refused_because(&graph_spec, &t, true, why),
                        "no run saved by this version of quibble"));
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

SUITE(disk_suite)
{
    RUN_TEST(disk_is_as_good_as_memory);
    RUN_TEST(disk_is_read_seldom);
    RUN_TEST(trimming_on_disk_is_forcing_in_memory);
    RUN_TEST(killed_runs_come_to_the_same_end);
    RUN_TEST(interrupted_runs_come_to_the_same_end);
    RUN_TEST(two_runs_do_not_share_a_folder);
    RUN_TEST(foreign_and_damaged_runs_are_refused_by_name);
    RUN_TEST(a_full_disk_is_said_and_what_is_said_of_it_is_so);
    RUN_TEST(a_full_disk_leaves_the_checkpoint_before);
    RUN_TEST(a_damaged_file_is_named);
    RUN_TEST(a_damaged_run_file_is_refused_wherever_it_is_changed);
    RUN_TEST(an_unfinished_run_is_not_overwritten);
}
