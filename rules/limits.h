/* The limits of the numbers on a sheet. GAME/limits.h has a row for each, in the order in which
 * they are checked:
 *
 *     LIMIT(two_to_four_players, head.players, 2, SEATS)        clause, member, least, most
 *     SIZE(five_areas_per_strip, areas, 1, AREAS, AREAS)        the same in a scope; the full game
 *                                                               has exactly the last number
 *     BEGINS(first_player_by_lot, BY_LOT)                       chance draws who begins; a scope
 *                                                               may name a seat
 *
 * Least and most may depend on other numbers of the table t. ANY_NUMBER is the largest value of a
 * byte.
 *
 * The chapter that checks tables includes this. It defines GAME_refuse_limits, and GAME_limit,
 * which tells engines the numbers. */
#include "forms/rows.h"

/* clang-format off */
#define LIMITS_OF(game) ROWS_PATH(game/limits.h)
/* clang-format on */
#define LIMITS_OF_THE_GAME(game) LIMITS_OF(game)

enum { ANY_NUMBER = 255 };

static inline bool within(unsigned value, unsigned least, unsigned most)
{
    return value >= least && value <= most;
}

#define LIMIT(slug, member, least, most) \
    if (!within(t->member, least, most)) \
        return BY(slug);
#define SIZE(slug, member, least, most, full) \
    if (!within(t->member, least, most) || (!t->head.small && t->member != (full))) \
        return BY(slug);
#define BEGINS(slug, by_chance) \
    if (t->first != (by_chance) && (!t->head.small || t->first >= t->head.players)) \
        return BY(slug);

verdict OF_GAME(refuse_limits)(const TABLE_OF_GAME *t)
{
#include LIMITS_OF_THE_GAME(GAME)
    return LEGAL;
}

#undef LIMIT
#undef SIZE
#undef BEGINS
#define ROW_OF_LIMIT(slug, member, a_least, a_most, a_full, an_exact) \
    { .clause = (verdict)NUMBER_OF(slug), \
      .at = offsetof(TABLE_OF_GAME, member), \
      .is = t->member, \
      .least = (uint8_t)(a_least), \
      .most = (uint8_t)(a_most), \
      .full = (uint8_t)(a_full), \
      .exact = an_exact },
#define LIMIT(slug, member, least, most) ROW_OF_LIMIT(slug, member, least, most, 0, false)
#define SIZE(slug, member, least, most, full) ROW_OF_LIMIT(slug, member, least, most, full, true)
#define BEGINS(slug, by_chance)

bool OF_GAME(limit)(const TABLE_OF_GAME *t, unsigned i, struct limit *limit)
{
    const struct limit limits[] = {
#include LIMITS_OF_THE_GAME(GAME)
    };
    if (i >= sizeof limits / sizeof limits[0])
        return false;
    *limit = limits[i];
    return true;
}
