/* Random plays that differ from each other. With uniform choices all plays are alike: stacks
 * stay low, armies are never equal. So each play first chooses preferences: some kinds of moves
 * are rare or never made, arguments are repeated, moves of other players are copied, chances
 * repeat. This file knows no game.
 *
 * Choice 0 is always the simplest, so that shrinking a tape gives a simple play. */
#include "harness/play/swarm.h"
#include "harness/core/choice.h"
#include "harness/system/memory.h"
#include "spec/spec.h"

#include <stdlib.h>
#include <string.h>

enum taste { EVEN, EARLY, AGAIN, ECHO, TASTES };
enum fortune { FAIR = 4, STUTTER, LOWEST, HIGHEST, FORTUNES }; /* values below FAIR are fair, too */

void swarm_draw(struct swarm *w, const struct spec *spec, const void *table, struct choice *from)
{
    static const uint8_t weights[] = { 8, 8, 8, 1, 0, 64 };
    bool met[256] = { false };
    uint32_t universe = spec->game->universe(table);
    memset(w, 0, sizeof *w);
    w->taste = (uint8_t)choose(from, TASTES);
    w->fortune = (uint8_t)choose(from, FORTUNES);
    for (uint32_t i = 0; i < universe; i++)
        met[spec->game->move_at(table, i).kind] = true;
    for (unsigned kind = 0; kind < 256; kind++)
        if (met[kind])
            w->kind_weight[kind] = weights[choose(from, sizeof weights)];
}

/* How alike two moves are, whoever makes them. */
static uint32_t likeness(struct move a, struct move b)
{
    uint32_t like = a.kind == b.kind;
    for (unsigned i = 0; like && i < MOVE_ARGS; i++)
        like += a.arg[i] == b.arg[i];
    return like == MOVE_ARGS + 1 ? 4 * like : like;
}

static uint32_t early(unsigned index)
{
    return index < 6 ? 64u >> index : 1;
}

/* Prefers arguments that were used before, so that players finish what they have begun. */
static uint32_t repeats(const struct swarm *w, struct move m)
{
    uint32_t sum = 1;
    for (unsigned i = 0; i < MOVE_ARGS; i++)
        sum += m.arg[i] ? w->used[i][m.arg[i]] : 0;
    return sum < 64 ? sum : 64;
}

/* Prefers moves like those of other players, because this leads to equal positions and ties. */
static uint32_t echo(const struct swarm *w, struct move m)
{
    uint32_t best = 0;
    for (unsigned i = 0; i < 8 && i < w->noted; i++) {
        uint32_t like = w->lately[i].actor != m.actor ? likeness(w->lately[i], m) : 0;
        best = like > best ? like : best;
    }
    return 1 + best * best;
}

static uint32_t player_weight(const struct swarm *w, struct move m, unsigned index)
{
    uint32_t kind = w->kind_weight[m.kind];
    switch (w->taste) {
    case EARLY: return kind * early(index);
    case AGAIN: return kind * repeats(w, m);
    case ECHO:  return kind * echo(w, m);
    }
    return kind;
}

/* Chances keep being possible, except those of weight 0; only how often they come changes. */
static uint32_t chance_weight(const struct swarm *w, uint32_t cases, struct move m, unsigned index,
                              unsigned count)
{
    if (!cases)
        return 0;
    switch (w->fortune) {
    case STUTTER: return 1 + 8 * likeness(w->last_chance, m);
    case LOWEST:  return early(index);
    case HIGHEST: return early(count - 1 - index);
    }
    return cases;
}

static void note(struct swarm *w, struct move m)
{
    if (m.actor == NATURE) {
        w->last_chance = m;
        return;
    }
    w->lately[w->noted++ % 8] = m;
    if (w->noted >= 16)
        w->noted -= 8; /* still at least 8, so the list counts as full */
    for (unsigned i = 0; i < MOVE_ARGS; i++)
        if (w->used[i][m.arg[i]] < UINT16_MAX)
            w->used[i][m.arg[i]]++;
}

struct move swarm_pick(struct swarm *w, const struct spec *spec, const void *table,
                       const void *state, const struct move *list, unsigned count,
                       struct choice *from)
{
    uint32_t *weight = xrealloc(NULL, count, sizeof *weight);
    for (unsigned i = 0; i < count; i++)
        weight[i] =
            list[i].actor == NATURE
                ? chance_weight(w, spec->game->weight(table, state, list[i]), list[i], i, count)
                : player_weight(w, list[i], i);
    struct move m = list[choose_weighted(from, weight, count)];
    free(weight);
    note(w, m);
    return m;
}

struct move plain_pick(const struct spec *spec, const void *table, const void *state,
                       const struct move *list, unsigned count, struct choice *from)
{
    if (list[0].actor != NATURE)
        return list[choose(from, count)];
    uint32_t *weight = xrealloc(NULL, count, sizeof *weight);
    for (unsigned i = 0; i < count; i++)
        weight[i] = spec->game->weight(table, state, list[i]);
    struct move m = list[choose_weighted(from, weight, count)];
    free(weight);
    return m;
}

static uint8_t wild_byte(struct choice *from)
{
    static const uint32_t most[] = { 1, 2, 8, 32, 256 };
    return (uint8_t)choose(from, most[choose(from, 5)]);
}

/* Returns a move that is probably illegal: small numbers or, because rules are most likely to
 * accept it by mistake, a legal move with one changed byte. */
struct move wild_move(const struct move *list, unsigned count, struct choice *from)
{
    struct move m = { 0 };
    uint8_t bytes[sizeof m];
    if (count && choose(from, 2)) {
        m = list[choose(from, count)];
        memcpy(bytes, &m, sizeof m);
        bytes[choose(from, sizeof bytes)] = wild_byte(from);
    } else {
        for (unsigned i = 0; i < sizeof bytes; i++)
            bytes[i] = wild_byte(from);
        if (!choose(from, 4))
            bytes[1] = NATURE;
    }
    memcpy(&m, bytes, sizeof m);
    return m;
}
