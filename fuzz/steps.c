/* Every input is a few moves from the middle of a play. The plays are those of the swarm's tastes,
 * always the same ones. So an execution is short, but far from the start. */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

const bool moves_have_ways = false;

enum { PLAYS = 96, LONGEST = 200, MOST_STOPS = 4096, FEW = 4 };

struct stop { /* a position, and the play that leads to it */
    unsigned play, moves;
    uint8_t *state;
};
struct route {
    void *table;
    uint64_t table_hash;
    struct move move[LONGEST];
};

static struct stops {
    const struct spec *spec;
    struct route route[PLAYS];
    struct stop stop[MOST_STOPS];
    unsigned count;
} *known[8];

static void *copy_of(const void *bytes, size_t size)
{
    return memcpy(xrealloc(NULL, size, 1), bytes, size);
}

static void note_stop(struct stops *all, const struct session *s, unsigned play)
{
    if (s->count == 0 || all->count == MOST_STOPS)
        return;
    all->stop[all->count++] =
        (struct stop){ play, s->play.moves, copy_of(s->state, s->spec->game->state_size) };
}

static void record_stops(struct stops *all, struct session *s, unsigned play)
{
    struct choice from;
    struct swarm swarm;
    struct route *r = &all->route[play];
    choice_from_seed(&from, play + 1);
    begin_play(s, &from);
    swarm_draw(&swarm, s->spec, s->table, &from);
    *r = (struct route){ .table = copy_of(s->table, s->spec->game->table_size),
                         .table_hash = s->table_hash };
    while (s->count && s->play.moves < LONGEST) {
        if (s->play.moves % 4 == play % 4)
            note_stop(all, s, play);
        struct move m = swarm_pick(&swarm, s->spec, s->table, s->state, s->list, s->count, &from);
        r->move[s->play.moves] = m;
        make_move(s, m);
    }
    choice_free(&from);
}

static const struct stops *stops_of(struct session *s)
{
    unsigned at = 0;
    while (known[at] && known[at]->spec != s->spec)
        at++;
    if (known[at])
        return known[at];
    known[at] = xrealloc(NULL, 1, sizeof *known[at]);
    memset(known[at], 0, sizeof *known[at]);
    known[at]->spec = s->spec;
    for (unsigned play = 0; play < PLAYS; play++)
        record_stops(known[at], s, play);
    return known[at];
}

static void replay_to(struct session *s, const struct stops *all, const struct stop *stop)
{
    const struct route *r = &all->route[stop->play];
    memcpy(s->table, r->table, s->spec->game->table_size);
    memcpy(s->state, stop->state, s->spec->game->state_size);
    resume_play(s, r->table_hash, r->move, stop->moves);
}

void fuzz_setup(void)
{
    if (pinned_game())
        stops_of(session_of(pinned_game()));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct choice from;
    const struct spec *spec = game_of(data, size);
    struct session *s = session_of(spec);
    const struct stops *all = stops_of(s);
    begin_execution();
    choice_behind(&from, data, size, 1);
    replay_to(s, all, &all->stop[choose(&from, all->count)]);
    for (unsigned i = 0; i < FEW && s->count; i++) {
        unsigned chosen = choose(&from, s->count);
        if (from.dry)
            break;
        make_move(s, s->list[chosen]);
    }
    end_play(s);
    end_execution(spec, false);
    return 0;
}
