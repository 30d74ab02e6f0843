/* Bestimmung des Siegers: marks, points, the winner. */
#include "ordonanz.h"

static unsigned mark_for(unsigned place)
{
    switch (place) {
    case 0:  return RULE(mark_iii_to_strongest), 3;
    case 1:  return RULE(mark_ii_to_second), 2;
    case 2:  return RULE(mark_i_to_third), 1;
    default: return RULE(fourth_gets_no_mark), 0;
    }
}

static bool alone_first(const uint8_t place[SEATS], unsigned players, unsigned seat)
{
    unsigned firsts = 0;
    for (unsigned p = 0; p < SEATS; p++)
        firsts += p < players && place[p] == 0;
    return place[seat] == 0 && firsts == 1;
}

void ordonanz_points(const struct ordonanz_table *t, const struct ordonanz_state *s,
                     uint8_t points[SEATS], uint8_t areas[SEATS])
{
    for (unsigned seat = 0; seat < SEATS; seat++)
        points[seat] = areas[seat] = 0;
    for (unsigned area = 0; area < t->areas; area++) {
        uint8_t place[SEATS];
        ordonanz_places(t, s, area, place);
        for (unsigned seat = 0; seat < t->head.players; seat++) {
            unsigned sum = (RULE(leftovers_score_nothing), points[seat] + mark_for(place[seat]));
            RULE(marks_are_points), points[seat] = (uint8_t)sum;
            areas[seat] = (uint8_t)(areas[seat] + alone_first(place, t->head.players, seat));
        }
    }
}

static unsigned with_most(const uint8_t amount[SEATS], unsigned among)
{
    unsigned most = 0, who = 0;
    for (unsigned seat = 0; seat < SEATS; seat++)
        if ((among >> seat & 1u) && amount[seat] > most)
            most = amount[seat];
    for (unsigned seat = 0; seat < SEATS; seat++)
        if ((among >> seat & 1u) && amount[seat] == most)
            who |= 1u << seat;
    return who;
}

/* The players who have won, before any lot for equal points: a bit for each seat. */
static unsigned won(const struct ordonanz_table *t, const uint8_t points[SEATS],
                    const uint8_t areas[SEATS])
{
    unsigned all = (1u << t->head.players) - 1u;

    if (by_areas(t))
        return RULE(two_players_most_areas), with_most(areas, all);
    unsigned leaders = (RULE(most_points_wins), RULE(points_tie_shared), with_most(points, all));
    if (READS(t, Q_points_tie, 'B'))
        leaders = with_most(areas, leaders);
    return leaders;
}

unsigned ordonanz_leaders(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    uint8_t points[SEATS], areas[SEATS];

    ordonanz_points(t, s, points, areas);
    return won(t, points, areas);
}

int ordonanz_standing(const struct ordonanz_table *t, const struct ordonanz_state *s, unsigned seat)
{
    uint8_t points[SEATS], areas[SEATS];

    ordonanz_points(t, s, points, areas);
    return by_areas(t) ? areas[seat] : points[seat];
}

void ordonanz_outcome(const struct ordonanz_table *t, const struct ordonanz_state *s,
                      struct outcome *o)
{
    uint8_t points[SEATS], areas[SEATS];

    *o = (struct outcome){ 0 };
    o->over = s->phase == OVER;
    if (!o->over)
        return;
    ordonanz_points(t, s, points, areas);
    for (unsigned seat = 0; seat < SEATS; seat++)
        // NOLINTNEXTLINE(bugprone-narrowing-conversions): a few points for each area
        o->score[seat] = by_areas(t) ? areas[seat] : points[seat];
    o->winners = (uint8_t)(s->lot ? 1u << (s->lot - 1u) : won(t, points, areas));
}
