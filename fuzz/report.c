/* Reports what broke, as a scenario that a person can run again, and what was met. */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { SHRINK_BUDGET = 400000 };

bool env_is_set(const char *variable)
{
    const char *value = getenv(variable);
    return value && *value;
}

/* ---- the play, as a scenario ---- */

static void put_play(const struct play *p, const char *title, FILE *out)
{
    struct record r = { .spec = p->spec,
                        .table = p->table,
                        .move = p->move,
                        .moves = p->moves,
                        .title = title,
                        .asked = p->look == LOOK_MOVE ? &p->culprit : NULL };
    write_scenario(out, &r);
}

static void save_play(const struct play *p, const char *title, const char *path)
{
    struct complaint why;
    struct output out;
    bool saved = open_output(&out, path, &why);
    if (saved) {
        put_play(p, title, out.file);
        saved = close_output(&out, &why);
    }
    if (!saved)
        fprintf(stderr, "quibble: %s\n", why.text);
}

void trace_play(const struct session *s)
{
    static const char *path;
    static bool looked;
    if (!looked) {
        path = env_is_set("QUIBBLE_SCENARIO") ? getenv("QUIBBLE_SCENARIO") : NULL;
        looked = true;
    }
    if (path)
        save_play(&s->play,
                  "what an input of the fuzzer plays, up to its end or the move that ended it",
                  path);
}

static const char *name_failure(const char *what, const char *duty, char path[256])
{
    if (env_is_set("QUIBBLE_SCENARIO"))
        return getenv("QUIBBLE_SCENARIO");
    mkdir("build", 0777);
    mkdir("build/failures", 0777);
    snprintf(path, 256, "build/failures/fuzz-%s-%s.scenario", what, duty);
    return path;
}

void report_failure(struct session *s)
{
    char title[560], room[256];
    struct play *p = &s->play;
    if (!p->look)
        snprintf(p->broken.duty, sizeof p->broken.duty, "listed-move-is-refused");
    else if (env_is_set("QUIBBLE_SCENARIO"))
        shrink_play(p, SHRINK_BUDGET);
    const char *path = name_failure(p->spec->game->name, p->broken.duty, room);
    snprintf(title, sizeof title, "%s: %s", p->broken.duty, p->broken.text);
    save_play(p, title, path);
    fprintf(stderr, "\nbroken: %s\nagain: quibble ask %s\n", title, path);
    put_play(p, title, stderr);
    abort();
}

void report_law_failure(const struct spec *spec, const struct broken *b, const uint8_t *data,
                        size_t size)
{
    fprintf(stderr, "\nbroken: %s: %s\nagain: quibble test %s --only %s\nbytes:", b->duty, b->text,
            spec->game->name, b->duty);
    for (size_t i = 0; i < size; i++)
        fprintf(stderr, " %02x", data[i]);
    fprintf(stderr, "\n");
    abort();
}

void report_text_failure(const char *duty, const char *why, const char *text, size_t size)
{
    char room[256];
    struct complaint problem;
    struct output out;
    const char *path = name_failure("scenario", duty, room);
    fprintf(stderr, "\nbroken: %s: %s\nsee: %s\n", duty, why, path);
    if (open_output(&out, path, &problem)) {
        fwrite(text, 1, size, out.file);
        close_output(&out, &problem);
    }
    abort();
}

/* ---- what was met ---- */

static struct {
    bool running; /* an exit() now is unexpected */
    unsigned long long executions, rejected;
    bool met[256];
} tally;

void begin_execution(void)
{
    tally.running = true;
    marks_reset();
}

void end_execution(const struct spec *spec, bool rejected)
{
    const struct spec *pinned = pinned_game();
    tally.running = false;
    tally.executions++;
    tally.rejected += rejected;
    if (!spec || spec != (pinned ? pinned : all_games[0]) || !env_is_set("QUIBBLE_TALLY"))
        return;
    for (unsigned i = 0; i < spec->clause_count && i < 256; i++)
        tally.met[i] = tally.met[i] || marks_of((verdict)(FIRST_CLAUSE + i));
}

static void put_tally(FILE *out, const struct spec *spec)
{
    unsigned of = 0, met = 0;
    for (unsigned i = 0; i < spec->clause_count; i++) {
        bool speaks = !spec->clauses[i].clause->inert;
        of += speaks;
        met += speaks && tally.met[i];
    }
    fprintf(out, "executions %llu\nrejected %llu\nclauses %u\nreached %u\nnever", tally.executions,
            tally.rejected, of, met);
    for (unsigned i = 0; i < spec->clause_count; i++)
        if (!spec->clauses[i].clause->inert && !tally.met[i])
            fprintf(out, " %s", spec->clauses[i].slug);
    fprintf(out, "\n");
}

static void at_end(void)
{
    const char *path = getenv("QUIBBLE_TALLY");
    FILE *out = path && *path ? fopen(path, "w") : NULL;
    if (tally.running) /* a fuzzer would take this for success */
        abort();
    if (!out)
        return;
    put_tally(out, pinned_game() ? pinned_game() : all_games[0]);
    fclose(out);
}

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    pin_game(*argc > 0 ? (*argv)[0] : "");
    fuzz_setup();
    return atexit(at_end);
}
