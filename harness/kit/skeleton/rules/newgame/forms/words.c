/* How moves, positions and sheets are written and read. */
#include "sorts.h"

static const char *const seats[SEATS] = { "A", "B" };
static const char *const phases[PHASES] = { "lot", "play", "over" };

const struct sort newgame_sorts[SORTS] = {
    [SEAT] = { .name = seats, .count = SEATS, .expected = "a player's letter" },
    [PHASE] = { .name = phases, .count = PHASES, .expected = "lot, play or over" },
    [NUMBER] = { .name = NULL, .expected = "a number of stones" },
};

#include "../../forms/phrases.h"

static unsigned count_of(const struct newgame_table *t, unsigned sort)
{
    (void)t;
    return sort == SEAT ? SEATS : 0;
}

#include "../../forms/members.h"

const char *newgame_finish_position(const struct newgame_table *t, struct newgame_state *s)
{
    bool good = s->heap <= t->stones && (s->phase == OVER) == (s->heap == 0);
    return good ? NULL : "a heap of the sheet's stones at most; without stones the phase is over";
}

/* ---- sheets ---- */

void newgame_default_table(struct newgame_table *t, unsigned players)
{
    *t = (struct newgame_table){ .head.players = (uint8_t)players, .stones = STONES };
    for (unsigned i = 0; i < NEWGAME_QUESTIONS; i++)
        t->head.reading[i] = 'A';
}

#include "../../forms/sheets.h"
