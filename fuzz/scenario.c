/* Every input is a scenario file, mostly a hostile one. It must end with a result or with a
 * complaint that names the line. A play in it must be the same after writing and reading it. */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_MOVES_WRITTEN = 1000 };

struct run {
    struct replay replay;
    struct scenario_result result;
    struct complaint complaint;
    bool good;
};

static void run_text(struct run *r, const char *text, size_t size)
{
    memset(r, 0, sizeof *r);
    r->good = play_scenario(text, size, NULL, NULL, NULL, &r->replay, &r->result, &r->complaint);
    if (!r->good && strncmp(r->complaint.text, "input:", 6))
        report_text_failure("complaint-names-its-place", r->complaint.text, text, size);
}

static char *written(const struct replay *p, size_t *size)
{
    char *text = NULL;
    FILE *out = open_memstream(&text, size);
    struct record r = { .spec = p->spec,
                        .table = p->table,
                        .position = p->position,
                        .sketch = p->sketch,
                        .move = p->move,
                        .moves = p->moves };
    if (!out)
        abort();
    write_scenario(out, &r);
    fclose(out);
    return text;
}

static const char *difference(const struct replay *a, const struct replay *b)
{
    const struct game *g = a->spec->game;
    if (a->spec != b->spec)
        return "another game";
    if (memcmp(a->table, b->table, g->table_size))
        return "another table";
    if (a->moves != b->moves || !a->position != !b->position)
        return "another play";
    if (memcmp(a->state, b->state, g->state_size))
        return "another position at the end";
    return NULL;
}

static void check_again(const struct run *first, const char *text, size_t size)
{
    struct run again;
    size_t length;
    run_text(&again, text, size);
    if (!again.good)
        report_text_failure("written-reads-back", again.complaint.text, text, size);
    if (again.result.failed)
        report_text_failure("written-plays-again", "a move of the play is refused", text, size);
    const char *differs = difference(&first->replay, &again.replay);
    if (differs)
        report_text_failure("written-is-the-same", differs, text, size);
    char *rewritten = written(&again.replay, &length);
    if (length != size || memcmp(rewritten, text, size))
        report_text_failure("written-twice-alike", "it is written in another way", text, size);
    free(rewritten);
    replay_free(&again.replay);
}

void fuzz_setup(void)
{
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct run r;
    size_t length;
    begin_execution();
    run_text(&r, size ? (const char *)data : "", size);
    if (r.good && r.replay.started && r.replay.moves <= MOST_MOVES_WRITTEN) {
        char *text = written(&r.replay, &length);
        check_again(&r, text, length);
        free(text);
    }
    end_execution(r.replay.spec, !r.good);
    replay_free(&r.replay);
    return 0;
}
