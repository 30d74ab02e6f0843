/* proof: a troop is worth the sum of its open knights, nothing for those face down, never more than
 *        24; it aims at the land of its lowest knight, and at none while that lies face down
 * clause: hide-counts-zero land-colour-targets new-troop-sets-target
 * readings: standard
 * marks: hide_counts_zero new_troop_sets_target
 * rules: troops.c
 * checks: memory wrap
 */
#include "../any.h"

static unsigned worth(const struct saga_troop *troop, unsigned i)
{
    return i >= troop->size || (troop->card[i] & DOWN) != 0
             ? 0
             : ((troop->card[i] & KNIGHT) - 1u) % 4u + 1u;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_troop troop = any_troop();
    unsigned sum = worth(&troop, 0) + worth(&troop, 1) + worth(&troop, 2) + worth(&troop, 3)
                 + worth(&troop, 4) + worth(&troop, 5);
    assume(troop.aim == 0);
    unsigned value = saga_value(&troop), land = saga_aim(&t, &troop);
    check(value == sum && value <= 24);
    if (troop.size > 0 && (troop.card[0] & DOWN) == 0)
        check(land == ((troop.card[0] & KNIGHT) - 1u) / 4);
    else
        check(land == NOWHERE);
}
