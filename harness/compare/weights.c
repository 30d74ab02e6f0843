/* Measures how much the reading of a question matters.
 *
 * The same play is made under each reading, by the same players with the same luck. As long as a
 * move is legal under both, both make it. From the first state in which a player would notice a
 * difference, each goes its own way. So another winner is due to the question, or to the different
 * course after it. */
#include "harness/compare/weights.h"
#include "harness/compare/twins.h"
#include "harness/core/choice.h"
#include "harness/play/swarm.h"
#include "harness/system/progress.h"
#include "spec/spec.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct table_at {
    const struct game *game;
    const void *table;
    void *state;
    struct move *list;
    unsigned count;
};

/* The lead of a seat over the best other one, if the game ended now. */
int lead_of(const struct game *game, const void *table, const void *state, unsigned seat)
{
    int others = INT16_MIN;
    for (unsigned p = 0; p < ((const struct table *)table)->players; p++) {
        int has = p != seat ? game->standing(table, state, p) : INT16_MIN;
        others = has > others ? has : others;
    }
    return game->standing(table, state, seat) - others;
}

/* The move that gives the greatest lead; a random one of several. */
unsigned greedy_pick(const struct game *game, const void *table, const void *state,
                     const struct move *list, unsigned count, void *room, struct choice *from)
{
    unsigned drawn = choose(from, count), best = drawn;
    int most = INT32_MIN;
    for (unsigned i = 0; i < count; i++) {
        unsigned at = (drawn + i) % count;
        memcpy(room, state, game->state_size);
        if (game->step(table, room, list[at]) != LEGAL)
            continue;
        int lead = lead_of(game, table, room, list[at].actor);
        if (lead > most)
            most = lead, best = at;
    }
    return best;
}

/* Chooses chance's moves by their weights and players' moves by their strategy. */
static struct move next_move(const struct spec *spec, struct table_at *s, void *room, bool greedy,
                             struct choice *from)
{
    if (greedy && s->list[0].actor != NATURE)
        return s->list[greedy_pick(s->game, s->table, s->state, s->list, s->count, room, from)];
    return plain_pick(spec, s->table, s->state, s->list, s->count, from);
}

static bool ready(struct table_at *s)
{
    s->count = s->game->moves(s->table, s->state, s->list);
    return s->count > 0;
}

static unsigned winners_of(const struct table_at *s)
{
    struct outcome o = { .over = false };
    s->game->outcome(s->table, s->state, &o);
    return o.over ? o.winners : 256u;
}

/* Has a difference been noticed so far? */
static void notice(struct twins *t, struct contrast *c, struct weight *w)
{
    if (c->kind != ALIKE || !twins_differ(t, t->state, c))
        return;
    w->noticed++;
    w->moves += c->kind == OTHER_MOVES;
}

/* Plays one play under both readings; the second makes the first one's move while it can. */
static void play(struct twins *t, struct table_at side[2], void *room, bool greedy, unsigned steps,
                 struct choice *from, struct weight *w)
{
    struct contrast c = { .kind = ALIKE };
    t->game.start(t, t->state);
    w->plays++;
    notice(t, &c, w);
    for (unsigned i = 0; i < steps; i++) {
        bool plays = ready(&side[0]);
        struct move m =
            plays ? next_move(t->twin[0].spec, &side[0], room, greedy, from) : (struct move){ 0 };
        if (plays)
            side[0].game->step(side[0].table, side[0].state, m);
        bool with = plays && side[1].game->step(side[1].table, side[1].state, m) == LEGAL;
        if (!with && ready(&side[1])) {
            m = next_move(t->twin[1].spec, &side[1], room, greedy, from);
            with = side[1].game->step(side[1].table, side[1].state, m) == LEGAL;
        }
        if (!plays && !with)
            break;
        notice(t, &c, w);
    }
    w->winner += winners_of(&side[0]) != winners_of(&side[1]);
}

void weigh(struct weight *w, const struct spec *spec, const void *one, const void *other,
           unsigned plays, unsigned steps, bool greedy, uint64_t seed)
{
    struct twins t;
    struct twin twin[2] = { { spec, one, NULL }, { spec, other, NULL } };
    const struct game *g = spec->game;
    *w = (struct weight){ .plays = 0 };
    bool open = twins_open(&t, &twin[0], &twin[1]);
    struct table_at side[2];
    for (unsigned i = 0; i < 2; i++)
        side[i] = (struct table_at){ g, i ? other : one, NULL,
                                     calloc(g->most_moves, sizeof(struct move)), 0 };
    void *room = calloc(1, g->state_size);
    for (unsigned i = 0; open && room && side[0].list && side[1].list && i < plays && !interrupted;
         i++) {
        struct choice from;
        side[0].state = t.state;
        side[1].state = (uint8_t *)t.state + g->state_size;
        choice_from_seed(&from, seed + i);
        play(&t, side, room, greedy, steps, &from, w);
        choice_free(&from);
    }
    free(room);
    free(side[0].list);
    free(side[1].list);
    twins_close(&t);
}

/* Wilson's 95 % interval for a proportion. */
void share_between(unsigned seen, unsigned of, double *least, double *most)
{
    double z = 1.96, n = of, p = of ? seen / n : 0, zz = z * z;
    double middle = (p + zz / (2 * n)) / (1 + zz / n);
    double half = z / (1 + zz / n) * sqrt(p * (1 - p) / n + zz / (4 * n * n));
    *least = of && middle > half ? middle - half : 0;
    *most = of ? (middle + half < 1 ? middle + half : 1) : 1;
}
