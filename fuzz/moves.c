/* Every input is a play with illegal moves inserted: raw bytes, legal moves with one byte changed,
 * and any moves of the universe. A refused move must change nothing and cite a clause; an accepted
 * one must be on the list. */
#include "fuzz.h"

#include <string.h>

enum { MOST_TRIED = 64 };
const bool moves_have_ways = true;

static void try_move(struct session *s, struct move m)
{
    const struct game *g = s->spec->game;
    s->play.look = LOOK_MOVE; /* if the rules crash now, the move was asked for, not made */
    s->play.culprit = m;
    trace_play(s);
    s->play.look = 0;
    if (!judge_move(&s->play, s->state, m))
        report_failure(s);
    if (g->refusal(s->table, s->state, m) == LEGAL)
        make_move(s, m);
}

static void play_any_moves(struct session *s, struct choice *from)
{
    unsigned tried = 0;
    begin_play(s, from);
    while (tried < MOST_TRIED && s->play.moves < MOST_STEPS) {
        unsigned way = choose(from, WAYS);
        if (way == PLAYED && !s->count)
            way = RAW;
        struct move m = draw_move(s, way, from);
        if (from->dry)
            break;
        if (way == PLAYED) {
            make_move(s, m);
        } else {
            try_move(s, m);
            tried++;
        }
    }
    end_play(s);
}

void fuzz_setup(void)
{
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct choice from;
    const struct spec *spec = game_of(data, size);
    begin_execution();
    choice_behind(&from, data, size, 2);
    play_any_moves(session_of(spec), &from);
    end_execution(spec, false);
    return 0;
}
