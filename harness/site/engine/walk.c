/* Random plays on random tables. A checksum covers everything that a page could show of them: the
 * legal moves and their words, the verdicts on moves of the whole universe, the position after each
 * move, sometimes the picture, and the result. */
#include "harness/site/engine/walk.h"
#include "harness/core/choice.h"
#include "harness/core/drawn.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "rules/forms/words.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST_PLAY = 400, PICTURE_EVERY = 101, WORDS_EVERY = 7 };

struct walk {
    const struct spec *spec;
    struct choice choice;
    struct drawn drawn;
    struct move *list;
    void *table, *state;
    char *room;
    struct walked *w;
};

/* FNV-1a, 64 bits. */
static void sum_in(struct walked *w, const void *bytes, size_t size)
{
    const uint8_t *at = bytes;
    for (size_t i = 0; i < size; i++)
        w->sum = (w->sum ^ at[i]) * 0x100000001b3u;
}

static void sum_text(struct walk *k, const struct text *out)
{
    sum_in(k->w, k->room, (size_t)(out->at - k->room));
}

static struct text fresh(struct walk *k)
{
    *k->room = 0;
    return (struct text){ k->room, k->room + TEXT_ROOM, false };
}

static void sum_move(struct walk *k, struct move m)
{
    struct text out = fresh(k);
    sum_in(k->w, &m, sizeof m);
    if (k->w->moves % WORDS_EVERY)
        return;
    write_move_here(k->spec->game, k->table, k->state, m, &out);
    sum_text(k, &out);
}

static void sum_position(struct walk *k)
{
    const struct game *g = k->spec->game;
    struct text out = fresh(k);
    sum_in(k->w, k->state, g->state_size);
    if (k->w->moves % PICTURE_EVERY || !g->draw)
        return;
    g->draw(k->table, k->state, &out);
    sum_text(k, &out);
}

/* Asks about any move, legal or not. */
static void sum_question(struct walk *k)
{
    const struct game *g = k->spec->game;
    struct move m = g->move_at(k->table, choose(&k->choice, g->universe(k->table)));
    verdict v = g->refusal(k->table, k->state, m);
    k->w->refused += v != LEGAL;
    sum_in(k->w, &v, sizeof v);
}

static void sum_end(struct walk *k)
{
    struct outcome end = { 0 };
    k->spec->game->outcome(k->table, k->state, &end);
    uint8_t over = end.over;
    sum_in(k->w, &over, 1);
    sum_in(k->w, &end.winners, 1);
    sum_in(k->w, end.score, sizeof end.score);
}

static void play_once(struct walk *k)
{
    const struct game *g = k->spec->game;
    drawn_table(&k->drawn, &k->choice, k->table);
    g->start(k->table, k->state);
    for (unsigned i = 0; i < LONGEST_PLAY; i++) {
        unsigned count = g->moves(k->table, k->state, k->list);
        sum_in(k->w, &count, sizeof count);
        if (!count)
            break;
        struct move m = k->list[choose(&k->choice, count)];
        sum_move(k, m);
        sum_question(k);
        g->step(k->table, k->state, m);
        k->w->moves++;
        sum_position(k);
    }
    sum_end(k);
    k->w->plays++;
}

void walk(const struct spec *spec, uint64_t seed, unsigned moves, struct walked *w)
{
    const struct game *g = spec->game;
    struct walk k = { .spec = spec, .w = w };
    *w = (struct walked){ .sum = 0xcbf29ce484222325u };
    choice_from_seed(&k.choice, seed);
    drawn_open(&k.drawn, spec);
    k.list = xrealloc(NULL, (size_t)g->most_moves + 1, sizeof *k.list);
    k.table = xrealloc(NULL, g->table_size, 1);
    k.state = xrealloc(NULL, g->state_size, 1);
    k.room = xrealloc(NULL, TEXT_ROOM, 1);
    while (w->moves < moves)
        play_once(&k);
    drawn_close(&k.drawn);
    choice_free(&k.choice);
    free(k.list);
    free(k.table);
    free(k.state);
    free(k.room);
}
