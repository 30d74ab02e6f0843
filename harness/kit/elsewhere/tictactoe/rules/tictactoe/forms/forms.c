/* How moves, positions and sheets are said: of the tables beside this file, and of the words of
 * what they name. */
#include "../../forms/shapes.h"
#include "../tictactoe.h"

enum { SEAT = 1, OWNER, PHASE, FIELD, SORTS };
enum { MOST_ARGS = 1 };

static const char *const players[SEATS] = { "A", "B" };
static const char *const owners[] = { "none", "A", "B" };
static const char *const phases[PHASES] = { "play", "over" };
static const char *const fields[FIELDS] = { "a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1" };

static const struct sort tictactoe_sorts[SORTS] = {
    [SEAT] = { .name = players, .count = SEATS, .expected = "a player's letter" },
    [OWNER] = { .name = owners, .count = SEATS + 1, .expected = "none, or whose mark it is" },
    [PHASE] = { .name = phases, .count = PHASES, .expected = "play or over" },
    [FIELD] = { .name = fields, .count = FIELDS, .expected = "a field, from a1 to c3" },
};

static unsigned values_of(const struct tictactoe_table *t, unsigned sort)
{
    (void)t;
    return sort == FIELD ? FIELDS : 1;
}

static bool means(const struct tictactoe_table *t, unsigned sort, unsigned value)
{
    return value < values_of(t, sort);
}

#include "../../forms/phrases.h"
#include "../../forms/said.h"

static unsigned count_of(const struct tictactoe_table *t, unsigned sort)
{
    (void)t;
    return sort == SEAT ? SEATS : sort == FIELD ? FIELDS : 0;
}

#include "../../forms/members.h"
#include "../../forms/sheets.h"
