/* De bijzondere kaarten: ox and snake. Stair, horse and bird move a worker (workers.c); the helping
 * hand builds (building.c). */
#include "sakkara.h"

/* ---- the ox ---- */

static unsigned direction_of(const struct sakkara_table *t, unsigned from, unsigned to)
{
    for (unsigned d = 0; d < 4; d++)
        if (sakkara_beyond(t, from, d) == to)
            return d;
    return NOWHERE;
}

/* Does one of the mover's workers stand in front of the stack, so that the ox may push it there? */
static bool in_front(const struct sakkara_table *t, const struct sakkara_state *s, unsigned source,
                     unsigned target)
{
    bool found = false;
    for (unsigned w = 0; w < t->workers; w++) {
        unsigned from = s->worker[s->mover][w] - 1u;
        bool near = READS(t, Q_ox_direction, 'D') ? sakkara_around(t, from, source)
                                                  : sakkara_next_to(t, from, source);
        if (READS(t, Q_ox_direction, 'B'))
            near = near && sakkara_beyond(t, source, direction_of(t, from, source)) == target;
        found = found || near;
    }
    return found;
}

verdict sakkara_refuse_ox(const struct sakkara_table *t, const struct sakkara_state *s,
                          unsigned source, unsigned target)
{
    bool neighbour = READS(t, Q_ox_direction, 'C') ? sakkara_around(t, source, target)
                                                   : sakkara_next_to(t, source, target);
    bool workers = sakkara_worker_on(s, source) != 0 || sakkara_worker_on(s, target) != 0;

    if (!neighbour || s->height[source] == 0 || (workers && READS(t, Q_ox_worker, 'A')))
        return BY(ox_pushes_top);
    if (!in_front(t, s, source, target))
        return BY(ox_in_front);
    if (s->height[source] <= s->height[target])
        return BY(ox_never_up);
    return s->holder[s->mover][OX] > 0 ? LEGAL : BY(play_from_holder);
}

verdict sakkara_refuse_push(const struct sakkara_state *s, unsigned tiles)
{
    unsigned source = s->source - 1u, target = s->target - 1u;
    if (tiles == 0)
        return BY(ox_pushes_top);
    return s->height[target] + tiles <= s->height[source] ? LEGAL : BY(ox_never_up);
}

/* The tiles keep their order: the lowest of them lies on the target. */
void sakkara_push(struct sakkara_state *s, unsigned tiles)
{
    unsigned source = s->source - 1u, target = s->target - 1u, bottom = s->height[source] - tiles;
    for (unsigned i = 0; i < tiles && s->height[target] < TALL; i++) {
        RULE(ox_block_keeps_order),
            s->tile[target][s->height[target]] = s->tile[source][bottom + i];
        s->tile[source][bottom + i] = 0;
        s->height[target]++;
    }
    RULE(ox_pushes_top), s->height[source] = (uint8_t)bottom;
    s->source = s->target = 0;
    s->phase = TURN;
}

/* ---- the snake ---- */

verdict sakkara_refuse_snake(const struct sakkara_state *s)
{
    if (s->held[1 - s->mover] == 0)
        return BY(snake_robs_one);
    return s->holder[s->mover][SNAKE] > 0 ? LEGAL : BY(play_from_holder);
}

/* The robber has seen the holder, and takes one of its tiles or none. */
verdict sakkara_refuse_rob(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned loot)
{
    if (loot == 0)
        return READS(t, Q_snake_decline, 'B') ? BY(snake_robs_one) : LEGAL;
    return s->holder[1 - s->mover][loot - 1] > 0 ? LEGAL : BY(snake_holder_only);
}

void sakkara_rob(struct sakkara_state *s, unsigned loot)
{
    unsigned robber = s->mover, robbed = 1u - s->mover;
    if (loot != 0) {
        RULE(snake_robs_one), s->holder[robbed][loot - 1]--;
        s->held[robbed]--;
        RULE(snake_holder_only), s->holder[robber][loot - 1]++;
        s->held[robber]++;
    }
    RULE(snake_shows_holder), s->phase = TURN;
}

/* ---- when it is time for them ---- */

/* A snake must be followed by robbing, an ox by pushing, and by nothing else. */
verdict sakkara_refuse_special_now(const struct sakkara_state *s, struct move m)
{
    bool robs = m.kind == M_ROB, pushes = m.kind == M_PUSH;

    if (robs && s->phase != ROB)
        return BY(snake_robs_one);
    if (!robs && s->phase == ROB)
        return BY(snake_shows_holder);
    return pushes != (s->phase == PUSH) ? BY(ox_pushes_top) : LEGAL;
}
