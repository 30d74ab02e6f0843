/* A play, step by step. */
#include "harness/site/engine/play.h"
#include "harness/system/memory.h"

#include <stdlib.h>
#include <string.h>

void play_set(struct play *p, struct replay *replay)
{
    play_clear(p);
    p->spec = replay->spec;
    p->replay = *replay;
    *replay = (struct replay){ 0 };
    p->state = xrealloc(NULL, p->spec->game->state_size, 1);
    p->before = xrealloc(NULL, p->spec->game->state_size, 1);
    play_go(p, p->replay.moves);
}

void play_go(struct play *p, unsigned at)
{
    const struct game *g = p->spec->game;
    p->at = at < p->replay.moves ? at : p->replay.moves;
    if (p->replay.position)
        memcpy(p->state, p->replay.position, g->state_size);
    else
        g->start(p->replay.table, p->state);
    for (unsigned i = 0; i < p->at; i++) {
        memcpy(p->before, p->state, g->state_size);
        g->step(p->replay.table, p->state, p->replay.move[i]);
    }
}

void play_add(struct play *p, struct move move)
{
    p->replay.move = xrealloc(p->replay.move, p->at + 1, sizeof *p->replay.move);
    p->replay.move[p->at] = move;
    p->replay.moves = ++p->at;
    memcpy(p->before, p->state, p->spec->game->state_size);
    p->spec->game->step(p->replay.table, p->state, move);
}

void play_clear(struct play *p)
{
    replay_free(&p->replay);
    free(p->state);
    free(p->before);
    *p = (struct play){ 0 };
}
