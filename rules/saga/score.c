/* Einde van het spel: chips, lands, the hand, and how the right fields of the lands change the
 * count. */
#include "saga.h"

/* Is the defence of the land empty? Under q-fifteen-empty B that matters. */
static bool is_bare(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    return s->defence[land][0] == 0 && saga_defended(t, s, land) == 0;
}

int saga_land_points(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    if (s->holder[land] == 0)
        return 0;
    if (saga_final(t, s, land, E_ZERO))
        return RULE(end_gold_zero), 0;
    if (saga_final(t, s, land, E_FIFTEEN) && READS(t, Q_fifteen_empty, 'B') && is_bare(t, s, land))
        return 0;
    if (saga_final(t, s, land, E_FIFTEEN))
        return RULE(end_corn_fifteen), FIFTEEN;
    if (READS(t, Q_modifier_scores, 'B'))
        return saga_strength(t, s, land);
    return RULE(score_land_defence), (int)saga_defended(t, s, land);
}

static int hand_of(const struct saga_state *s, unsigned seat)
{
    unsigned sum = 0;
    for (unsigned card = 0; card < CARDS; card++)
        sum += s->hand[seat][card] * value_of(card);
    return (int)sum;
}

/* The points that this player gives to the holder of green. */
static int gives(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    bool poor = s->fame[seat] < TRIBUTE && READS(t, Q_tribute_poor, 'A');
    return poor ? s->fame[seat] : TRIBUTE;
}

/* Chips worth 2 from each of the others: positive for the holder of green, negative for the
 * others. */
static int tribute(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    int got = 0;
    for (unsigned other = 0; other < t->head.players; other++) {
        if (other == seat)
            continue;
        if (saga_held_at_end(t, s, seat, E_TRIBUTE) != NOWHERE)
            RULE(end_forest_tribute), got += gives(t, s, other);
        if (saga_held_at_end(t, s, other, E_TRIBUTE) != NOWHERE)
            got -= gives(t, s, seat);
    }
    return got;
}

int saga_points(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    int points = s->fame[seat] + tribute(t, s, seat);
    RULE(score_chips), RULE(score_attack_zero);
    for (unsigned land = 0; land < t->lands; land++) {
        if (!owns(s, seat, land)) {
            RULE(score_unowned_nothing);
            continue;
        }
        RULE(score_properties_change), points += saga_land_points(t, s, land);
        if (saga_final(t, s, land, E_FIVE))
            RULE(end_corn_five), points += FIVE_EXTRA;
    }
    if (saga_held_at_end(t, s, seat, E_TROOP) != NOWHERE)
        RULE(end_lake_troop), points += s->counted;
    if (saga_held_at_end(t, s, seat, E_HAND) == NOWHERE)
        RULE(score_hand_minus), points -= hand_of(s, seat);
    else
        RULE(end_forest_hand);
    return points;
}

/* ---- who wins ---- */

static unsigned lands_of(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned land = 0; land < t->lands; land++)
        n += owns(s, seat, land);
    return n;
}

/* Does a come before b? Under q-winner-tie B more lands decide a tie, then more fame. */
static bool ahead(const struct saga_table *t, const struct saga_state *s, unsigned a, unsigned b)
{
    int points_a = saga_points(t, s, a), points_b = saga_points(t, s, b);
    if (points_a != points_b)
        return points_a > points_b;
    if (READS(t, Q_winner_tie, 'A'))
        return RULE(tie_unspecified), false;
    if (lands_of(t, s, a) != lands_of(t, s, b))
        return lands_of(t, s, a) > lands_of(t, s, b);
    return s->fame[a] > s->fame[b];
}

int saga_standing(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    return saga_points(t, s, seat);
}

void saga_outcome(const struct saga_table *t, const struct saga_state *s, struct outcome *o)
{
    *o = (struct outcome){ .over = s->phase == OVER };
    for (unsigned seat = 0; seat < t->head.players && o->over; seat++) {
        bool beaten = false;
        for (unsigned other = 0; other < t->head.players; other++)
            beaten = beaten || ahead(t, s, other, seat);
        if (!beaten)
            RULE(most_fame_wins), o->winners = (uint8_t)(o->winners | 1u << seat);
        o->score[seat] = (int16_t)saga_points(t, s, seat);
    }
}
