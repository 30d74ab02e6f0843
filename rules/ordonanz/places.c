/* Who comes first, second and third in an area: all players' armies are compared (Die Heerschar for
 * the first place, Ende for the others). */
#include "ordonanz.h"

/* Under q-compare-scope B an army is compared only with those of both neighbours. */
static bool compared(const struct ordonanz_table *t, unsigned a, unsigned b)
{
    unsigned n = t->head.players, apart = (a + n - b) % n;
    return a != b && (!READS(t, Q_compare_scope, 'B') || apart == 1 || apart == n - 1);
}

/* Compares every two armies once, and places one of them before the other. */
static void stronger_armies(const struct ordonanz_table *t, const struct ordonanz_state *s,
                            unsigned area, uint8_t place[SEATS])
{
    for (unsigned a = 0; a < SEATS; a++)
        place[a] = 0;
    for (unsigned a = 0; a < SEATS; a++) {
        for (unsigned b = a + 1; b < SEATS; b++) {
            if (b >= t->head.players || !compared(t, a, b))
                continue;
            int sign = ordonanz_rivals(t, s, area, a, b).sign;
            if (sign != 0)
                RULE(compare_all_players), RULE(places_by_same_comparison),
                    place[sign > 0 ? b : a]++;
        }
    }
}

/* Below the first place, armies of equal strength share the better place (B) or the worse one (C),
 * whoever completed the area first. */
static void share_lower_places(const struct ordonanz_table *t, const struct ordonanz_state *s,
                               unsigned area, uint8_t place[SEATS])
{
    uint8_t strict[SEATS];
    for (unsigned a = 0; a < SEATS; a++)
        strict[a] = place[a];
    for (unsigned a = 0; a < t->head.players; a++) {
        if (strict[a] == 0)
            continue;
        uint8_t x[SYMBOLS];
        ordonanz_count_symbols(s->area[a][area], x);
        place[a] = 0;
        for (unsigned b = 0; b < t->head.players; b++) {
            uint8_t y[SYMBOLS];
            ordonanz_count_symbols(s->area[b][area], y);
            int sign = ordonanz_compare(t, y, x).sign;
            bool ahead = strict[b] == 0 || sign > 0 || (sign == 0 && READS(t, Q_lower_ties, 'C'));
            if (compared(t, a, b) && ahead)
                place[a]++;
        }
        if (place[a] == 0)
            place[a] = 1; /* only the first player is first, even if he is not a neighbour */
    }
}

/* The place of each player in an area: 0 is the strongest. */
void ordonanz_places(const struct ordonanz_table *t, const struct ordonanz_state *s, unsigned area,
                     uint8_t place[SEATS])
{
    RULE(stronger_army_gets_area), RULE(lower_ties_by_completion),
        stronger_armies(t, s, area, place);
    if (!READS(t, Q_lower_ties, 'A'))
        share_lower_places(t, s, area, place);
}
