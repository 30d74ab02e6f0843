/* This chapter states what the document says under "Einde van het spel en winnaar": the highest
 * and the lowest value count. */
#include "shared.h"

CLAUSE(score_max_plus_min, "Einde, Voorbeeld einde", SCORE, EXPLICIT,
       "A player's points are his highest and his lowest value together.")

static unsigned nth_value(const struct akkon_table *t, const struct akkon_state *s, unsigned seat,
                          unsigned n)
{
    unsigned best = 0;
    for (unsigned i = 0; i < t->tracks; i++) {
        unsigned above = 0, value = s->value[seat][i];
        for (unsigned j = 0; j < t->tracks; j++)
            above += s->value[seat][j] > value || (s->value[seat][j] == value && j < i);
        best = above == n ? value : best;
    }
    return best;
}

static unsigned points(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    return nth_value(t, s, seat, 0) + nth_value(t, s, seat, t->tracks - 1u);
}

TALLY_PROPERTY(points_are_highest_and_lowest)
{
    struct outcome o;
    akkon_outcome(t, s, &o);
    for (unsigned p = 0; p < t->head.players; p++)
        if (akkon_points(t, s, p) != points(t, s, p)
            || (s->phase == OVER && o.score[p] != (int)points(t, s, p)))
            return false;
    return true;
}

static struct akkon_state any_end(struct akkon_table *t, struct choice *from)
{
    *t = as_assumed(from);
    t->head.reading[AKKON_Q_second_highest] = (uint8_t)('A' + choose(from, 2));
    t->head.reading[AKKON_Q_tie_final] = (uint8_t)('A' + choose(from, 3));
    struct akkon_state s = made(t, OVER);
    unsigned range = choose(from, 2) ? MOST_VALUE + 1u : 3;
    for (unsigned p = 0; p < t->head.players; p++) {
        s.stock[p][p] = 0;
        for (unsigned track = 0; track < TRACKS; track++)
            s.value[p][track] = (uint8_t)choose(from, range);
    }
    return s;
}

LAW(points_are_highest_and_lowest_whatever_they_are)
{
    struct akkon_table t;
    struct akkon_state s = any_end(&t, from);
    for (unsigned p = 0; p < t.head.players; p++)
        if (akkon_points(&t, &s, p) != points(&t, &s, p) || akkon_points(&t, &s, p) > 26)
            return false;
    return true;
}

/* The document's example: 9 and three times 6 against 12, 2 and two values in between. */
LAW(fifteen_points_beat_fourteen)
{
    struct akkon_table t = as_assumed(from);
    struct akkon_state s = made(&t, OVER);
    struct outcome o;
    t.head.players = 2;
    const uint8_t red[TRACKS] = { 6, 9, 6, 6 };
    for (unsigned track = 0; track < TRACKS; track++) {
        s.value[0][track] = red[track];
        s.value[1][track] = (uint8_t)(track == POWER      ? 12
                                      : track == PRESTIGE ? 2
                                                          : 2 + choose(from, 11));
    }
    akkon_outcome(&t, &s, &o);
    return akkon_points(&t, &s, 0) == 15 && akkon_points(&t, &s, 1) == 14 && o.over
        && o.winners == 1;
}

CLAUSE(score_middle_ignored, "Einde", SCORE, IMPLIED, "The two values between do not count.")

LAW(values_between_do_not_count)
{
    struct akkon_table t;
    struct akkon_state s = any_end(&t, from);
    unsigned high = nth_value(&t, &s, 0, 0), low = nth_value(&t, &s, 0, 3),
             before = akkon_points(&t, &s, 0);
    s.value[0][0] = (uint8_t)high;
    s.value[0][3] = (uint8_t)low;
    for (unsigned track = 1; track < 3; track++)
        s.value[0][track] = (uint8_t)(low + choose(from, high - low + 1));
    return akkon_points(&t, &s, 0) == before;
}

/* The highest value below the highest one under q-second-highest B; 0 if there is none. */
static unsigned second(const struct akkon_table *t, const struct akkon_state *s, unsigned seat)
{
    unsigned n = 1;
    if (READS(t, Q_second_highest, 'B'))
        while (n < t->tracks && nth_value(t, s, seat, n) == nth_value(t, s, seat, 0))
            n++;
    return n < t->tracks ? nth_value(t, s, seat, n) : 0;
}

/* Going forward never costs a player points or the tie-break. */
LAW(forward_is_never_worse)
{
    struct akkon_table t;
    struct akkon_state s = any_end(&t, from);
    unsigned track = choose(from, TRACKS), had = akkon_points(&t, &s, 0),
             second = akkon_second(&t, &s, 0);
    if (s.value[0][track] < MOST_VALUE)
        s.value[0][track]++;
    return akkon_points(&t, &s, 0) >= had
        && (READS(&t, Q_second_highest, 'B') || akkon_second(&t, &s, 0) >= second);
}

CLAUSE(win_greatest, "Einde", SCORE, EXPLICIT, "Who has most points wins.")

TALLY_PROPERTY(nobody_wins_with_less_than_another)
{
    struct outcome o;
    akkon_outcome(t, s, &o);
    if (s->phase != OVER)
        return !o.over && o.winners == 0;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned q = 0; q < t->head.players; q++)
            if (bit(o.winners, p) && points(t, s, q) > points(t, s, p))
                return false;
    return o.over && (o.winners != 0 || READS(t, Q_tie_final, 'C'))
        && o.winners >> t->head.players == 0;
}

CLAUSE(tie_second_highest, "Einde", SCORE, AMBIGUOUS,
       "Between players with equal points the second highest value decides.")

LAW(second_value_is_as_read)
{
    struct akkon_table t;
    struct akkon_state s = any_end(&t, from);
    return akkon_second(&t, &s, 0) == second(&t, &s, 0);
}

QUESTION(q_second_highest, "What is the second highest value?", 'A',
         "Four values always have a second one, equal to the first or not.",
         BUILT('A', "the second of the four in order, equal to the highest or not"),
         BUILT('B', "the highest of those below the highest"))

CLAUSE(tie_still_open, "Einde", SCORE, SILENT, "What decides if that is equal, too, is not said.")

/* 1: the first player is ahead; 0: they are equal; -1: he is behind. */
static int compared(const struct akkon_table *t, const struct akkon_state *s, unsigned p,
                    unsigned q)
{
    unsigned a[4] = { points(t, s, p), second(t, s, p), nth_value(t, s, p, 2),
                      nth_value(t, s, p, 3) };
    unsigned b[4] = { points(t, s, q), second(t, s, q), nth_value(t, s, q, 2),
                      nth_value(t, s, q, 3) };
    unsigned deep = READS(t, Q_tie_final, 'B') ? 4 : 2;
    for (unsigned i = 0; i < deep; i++)
        if (a[i] != b[i])
            return a[i] > b[i] ? 1 : -1;
    return 0;
}

/* Do exactly those players win who have nobody ahead of them? Several of them win as q-tie-final
 * says. */
static bool right_ones_win(const struct akkon_table *t, const struct akkon_state *s)
{
    struct outcome o;
    unsigned best = 0;
    akkon_outcome(t, s, &o);
    for (unsigned p = 0; p < t->head.players; p++) {
        bool beaten = false;
        for (unsigned q = 0; q < t->head.players; q++)
            beaten = beaten || compared(t, s, q, p) > 0;
        best |= beaten ? 0 : 1u << p;
    }
    if (READS(t, Q_tie_final, 'C') && bits_in(best) > 1)
        best = 0;
    return o.over && o.winners == best;
}

TALLY_PROPERTY(all_win_before_whom_nobody_is)
{
    return s->phase != OVER || t->tracks < 2 || right_ones_win(t, s);
}

LAW(all_win_before_whom_nobody_is_whatever_the_values)
{
    struct akkon_table t;
    struct akkon_state s = any_end(&t, from);
    return right_ones_win(&t, &s);
}

QUESTION(q_tie_final, "Who wins if that is equal, too?", 'A', "Nothing more is said.",
         BUILT('A', "all of them"),
         BUILT('B', "whoever has the higher third value, and then the fourth"),
         BUILT('C', "nobody"))
