/* How moves, positions and sheets are said: of the tables beside this file, and of the words of
 * what they name. */
#include "../../forms/shapes.h"
#include "../mill.h"

enum { SEAT = 1, MAN, PHASE, POINT, VICTIM, SORTS };
enum { MOST_ARGS = 3 };

static const char *const players[SEATS] = { "A", "B" };
static const char *const men[] = { "none", "A", "B" };
static const char *const phases[PHASES] = { "play", "over" };
static const char *const points[POINTS] = { "a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4",
                                            "b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4",
                                            "c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4" };

static const struct sort mill_sorts[SORTS] = {
    [SEAT] = { .name = players, .count = SEATS, .expected = "a player's letter" },
    [MAN] = { .name = men, .count = SEATS + 1, .expected = "none, or whose man it is" },
    [PHASE] = { .name = phases, .count = PHASES, .expected = "play or over" },
    [POINT] = { .name = points, .count = POINTS, .expected = "a point of the board, as a7" },
    [VICTIM] = { .name = points, .first = 1, .count = POINTS, .expected = "the point of a man" },
};

/* ---- moves ---- */

static unsigned values_of(const struct mill_table *t, unsigned sort)
{
    return sort == POINT ? 8u * t->rings : sort == VICTIM ? 8u * t->rings + 1 : 1;
}

static bool means(const struct mill_table *t, unsigned sort, unsigned value)
{
    return value < values_of(t, sort);
}

#include "../../forms/phrases.h"
#include "../../forms/said.h"

/* ---- positions and sheets ---- */

static unsigned count_of(const struct mill_table *t, unsigned sort)
{
    return sort == SEAT ? SEATS : sort == POINT ? 8u * t->rings : 0;
}

#include "../../forms/members.h"
#include "../../forms/sheets.h"
