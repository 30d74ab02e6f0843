/* What can be said in a game, from its table of moves (forms/moves.h of the game). A row is a
 * kind, the sorts of its arguments, and how it is said; chance is what nature does:
 *
 *     CHANCE(M_LOT, ARGS(SEAT), "the lot falls on p0")
 *     MOVE(M_LAY, ARGS(FACE, AREA, STRIP), "@ lays $0 on #1", "@ lays $0 on #1 of $2")
 *
 * A game's moves.c has the sorts, from 1 on, and then this. It says before
 *
 *     MOST_ARGS                 arguments that a move has at most
 *     can_say(t, sort, value)   can this be said? It is not asked of arguments without a sort
 *     values_of(t, sort)        how many values are worth asking about; 1 where there is no sort
 *
 * and, where it differs from what stands below, it defines a macro and says
 *
 *     THE_NTH_VALUE     nth_value(t, sort, n) of those worth asking about; without it n
 *     THE_FILLING       fill(t, m, i, sort, n): arguments that hang on others; without it nth_value
 *     THE_NOTATION      noted(t, m): false for what can be said in another way already
 *     SAYERS(t)         how many seats there are
 *
 * It gets GAME_sayable, GAME_universe and GAME_move_at.
 */
#include "rows.h"

#ifndef SAYERS
#define SAYERS(t) ((t)->head.players)
#endif

#define CHANCE(kind, sorts, ...) +1
#define MOVE(kind, sorts, ...) +1
enum {
    KINDS_OF_MOVES = 0
#include ROWS(moves)
};
#undef CHANCE
#undef MOVE

#define CHANCE MOVE
#define MOVE(kind, sorts, ...) [kind] = sorts,
static const uint8_t sort_of[][MOST_ARGS] = {
#include ROWS(moves)
};
#undef CHANCE
#undef MOVE
#define CHANCE(kind, sorts, ...) &&(int)kind < (int)OF_GAME(kinds_of_chance)
#define MOVE(kind, sorts, ...)
_Static_assert(1
#include ROWS(moves)
               ,
               "the moves of nature are the first kinds");
#undef CHANCE
#undef MOVE
_Static_assert(sizeof sort_of == (size_t)KINDS_OF_MOVES * MOST_ARGS, "each kind has one row");

#if !defined(THE_NTH_VALUE) && !defined(THE_FILLING)
static uint8_t nth_value(const TABLE_OF_GAME *t, unsigned sort, unsigned n)
{
    (void)t, (void)sort;
    return (uint8_t)n;
}
#endif

#ifndef THE_FILLING
static void fill(const TABLE_OF_GAME *t, struct move *m, unsigned i, unsigned sort, unsigned n)
{
    m->arg[i] = nth_value(t, sort, n);
}
#endif

#ifndef THE_NOTATION
static bool noted(const TABLE_OF_GAME *t, struct move m)
{
    (void)t, (void)m;
    return true;
}
#endif

bool OF_GAME(sayable)(const TABLE_OF_GAME *t, struct move m)
{
    unsigned unused = 0;
    if (m.kind >= KINDS_OF_MOVES
        || (OF_GAME(is_chance)(m.kind) ? m.actor != NATURE : m.actor >= SAYERS(t)))
        return false;
    const uint8_t *sort = sort_of[m.kind];
    for (unsigned i = 0; i < MOVE_ARGS; i++)
        unused |= i >= MOST_ARGS || sort[i] == 0 ? m.arg[i] : 0;
    bool good = unused == 0;
    for (unsigned i = 0; i < MOST_ARGS && sort[i] != 0; i++)
        good = good && can_say(t, sort[i], m.arg[i]);
    return good && noted(t, m);
}

static uint32_t variants(const TABLE_OF_GAME *t, unsigned kind)
{
    uint32_t n = OF_GAME(is_chance)(kind) ? 1 : SAYERS(t);
    for (unsigned i = 0; i < MOST_ARGS; i++)
        n *= values_of(t, sort_of[kind][i]);
    return n;
}

uint32_t OF_GAME(universe)(const TABLE_OF_GAME *t)
{
    uint32_t n = 0;
    for (unsigned kind = 0; kind < KINDS_OF_MOVES; kind++)
        n += variants(t, kind);
    return n;
}

struct move OF_GAME(move_at)(const TABLE_OF_GAME *t, uint32_t index)
{
    struct move m = { .actor = NATURE };
    for (uint32_t n; m.kind + 1 < KINDS_OF_MOVES && index >= (n = variants(t, m.kind)); m.kind++)
        index -= n;
    if (!OF_GAME(is_chance)(m.kind)) {
        m.actor = (uint8_t)(index % SAYERS(t));
        index /= SAYERS(t);
    }
    for (unsigned i = 0; i < MOST_ARGS; i++) {
        unsigned sort = sort_of[m.kind][i], values = values_of(t, sort);
        fill(t, &m, i, sort, index % values);
        index /= values;
    }
    return m;
}
