/* Einde van het spel en winnaar: a player's highest and lowest value count. */
#include "akkon.h"

/* Sorts the values from the highest to the lowest. */
static void sort_values(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                        uint8_t value[TRACKS])
{
    for (unsigned n = 0; n < t->tracks; n++) {
        unsigned at = n;
        for (; at > 0 && value[at - 1] < s->value[seat][n]; at--)
            value[at] = value[at - 1];
        value[at] = s->value[seat][n];
    }
}

unsigned akkon_points(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    uint8_t value[TRACKS] = { 0 };
    sort_values(t, s, seat, value);
    RULE(score_max_plus_min), RULE(score_middle_ignored);
    return (unsigned)value[0] + value[t->tracks - 1];
}

/* The second highest value. Under q-second-highest B it must be below the highest one. */
unsigned akkon_second(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    uint8_t value[TRACKS] = { 0 };
    unsigned second = 1;
    sort_values(t, s, seat, value);
    while (second < t->tracks && READS(t, Q_second_highest, 'B') && value[second] == value[0])
        second++;
    return second < t->tracks ? value[second] : 0;
}

/* ---- who wins ---- */

/* q-tie-final B: the third value decides, then the fourth. */
static bool later_values_ahead(const struct akkon_table *t, const struct akkon_state *s, unsigned a,
                               unsigned b)
{
    uint8_t mine[TRACKS] = { 0 }, other[TRACKS] = { 0 };
    sort_values(t, s, a, mine);
    sort_values(t, s, b, other);
    for (unsigned n = 2; n < t->tracks; n++)
        if (mine[n] != other[n])
            return mine[n] > other[n];
    return false;
}

static bool ahead(const struct akkon_table *t, const struct akkon_state *s, unsigned a, unsigned b)
{
    unsigned points_a = akkon_points(t, s, a), points_b = akkon_points(t, s, b);
    unsigned second_a = akkon_second(t, s, a), second_b = akkon_second(t, s, b);
    if (points_a != points_b)
        return RULE(win_greatest), points_a > points_b;
    if (second_a != second_b)
        return RULE(tie_second_highest), second_a > second_b;
    return READS(t, Q_tie_final, 'B') && later_values_ahead(t, s, a, b);
}

static unsigned unbeaten(const struct akkon_table *t, const struct akkon_state *s)
{
    unsigned winners = 0;
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        bool beaten = false;
        for (unsigned other = 0; other < t->head.players; other++)
            beaten = beaten || (other != seat && ahead(t, s, other, seat));
        winners |= beaten ? 0u : 1u << seat;
    }
    return winners;
}

int akkon_standing(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    return (int)akkon_points(t, s, seat);
}

void akkon_outcome(const struct akkon_table *t, const struct akkon_state *s, struct outcome *o)
{
    *o = (struct outcome){ .over = s->phase == OVER };
    if (!o->over)
        return;
    unsigned winners = unbeaten(t, s);
    bool shared = (winners & (winners - 1u)) != 0;
    if (shared)
        RULE(tie_still_open);
    o->winners = (uint8_t)(shared && READS(t, Q_tie_final, 'C') ? 0u : winners);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        o->score[seat] = (int16_t)akkon_points(t, s, seat);
}
