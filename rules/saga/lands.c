/* De landen: which powers are in force, how strong a land is, and its income. The powers +1 and -1
 * are here, as they are just a part of the strength. */
#include "saga.h"

/* Powers that stand on both sides under q-blank-fields B. */
enum { BOTH_DURING = P_BACK | P_MINUS, BOTH_FINAL = E_ZERO | E_TROOP | E_ADD };

/* The side whose fields count, or NOWHERE. A card that was turned over shows its other side. */
static unsigned side_that_counts(const struct saga_table *t, const struct saga_state *s,
                                 unsigned land)
{
    if (s->turned[land] == UNTURNED || READS(t, Q_flip_side, 'A'))
        return s->side[land];
    return READS(t, Q_flip_side, 'B') ? 1u - s->side[land] : NOWHERE;
}

static bool in_force(const struct saga_table *t, const struct saga_state *s, unsigned land,
                     const uint8_t field[2], unsigned power, unsigned on_both)
{
    unsigned side = side_that_counts(t, s, land);
    if (side == NOWHERE)
        return false;
    unsigned powers = field[side];
    if (READS(t, Q_blank_fields, 'B'))
        powers |= field[1 - side] & on_both;
    return RULE(properties_of_shown_side), RULE(info_row_three_fields), (powers & power) != 0;
}

bool saga_during(const struct saga_table *t, const struct saga_state *s, unsigned land,
                 unsigned power)
{
    return in_force(t, s, land, t->during[land], power, BOTH_DURING);
}

bool saga_final(const struct saga_table *t, const struct saga_state *s, unsigned land,
                unsigned power)
{
    return in_force(t, s, land, t->final[land], power, BOTH_FINAL);
}

unsigned saga_held_with(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                        unsigned power)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (owns(s, seat, land) && saga_during(t, s, land, power))
            return land;
    return NOWHERE;
}

unsigned saga_held_at_end(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                          unsigned power)
{
    for (unsigned land = 0; land < t->lands; land++)
        if (owns(s, seat, land) && saga_final(t, s, land, power))
            return land;
    return NOWHERE;
}

/* ---- strength ---- */

static unsigned worth(unsigned byte)
{
    return (byte & DOWN) != 0 ? 0 : value_of((byte & KNIGHT) - 1u);
}

/* q-troops-added B: also counts the holder's troops that lie under the land. */
static unsigned lying_under(const struct saga_state *s, unsigned seat, unsigned land)
{
    unsigned sum = 0;
    bool under = false;
    for (unsigned i = 0; i < ROOM && s->attack[seat][i] != 0; i++) {
        if ((s->attack[seat][i] & FIRST) != 0)
            under = s->aim[seat][i] == LANDS + land + 1;
        sum += under ? worth(s->attack[seat][i]) : 0;
    }
    return sum;
}

unsigned saga_defended(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < COLOURS && s->defence[land][i] != 0; i++)
        sum += worth(s->defence[land][i]);
    if (READS(t, Q_troops_added, 'B') && s->holder[land] != 0)
        sum += lying_under(s, s->holder[land] - 1u, land);
    return sum;
}

/* The value that an attack troop must exceed: +1 and -1 are added to the defence. */
int saga_strength(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    int strength = (int)saga_defended(t, s, land);
    if (s->holder[land] == 0 && READS(t, Q_modifier_in_middle, 'B'))
        return strength;
    if (saga_during(t, s, land, P_PLUS))
        RULE(red_plus_one), RULE(red_needs_two_more), strength++;
    if (saga_during(t, s, land, P_MINUS))
        RULE(gold_minus_one), RULE(gold_equal_suffices), strength--;
    return strength;
}

/* ---- income ---- */

/* The income of one land: the left field of its card. */
unsigned saga_income_of(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    bool other = s->turned[land] != UNTURNED && READS(t, Q_flip_side, 'B');
    unsigned side = other ? 1u - s->side[land] : s->side[land];
    if (land == ORANGE)
        RULE(income_gold_more);
    else
        RULE(income_one);
    return t->income[land][side];
}

unsigned saga_income(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    unsigned sum = 0;
    for (unsigned land = 0; land < t->lands; land++)
        if (owns(s, seat, land))
            RULE(income_from_lands_at_turn_start), RULE(income_sum),
                sum += saga_income_of(t, s, land);
    return sum;
}
