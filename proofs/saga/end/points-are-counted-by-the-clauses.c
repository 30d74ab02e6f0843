/* proof: the points of a player are his chips and the tribute, what his lands count, 5 with corn,
 *        the troop picked by the holder of the lake, less his hand but for the holder of the forest
 * clause: score-chips score-land-defence score-hand-minus score-attack-zero score-properties-change
 *         end-corn-five end-lake-troop end-forest-hand score-unowned-nothing
 * readings: standard
 * marks: score_chips score_hand_minus score_properties_change end_corn_five end_lake_troop
 *     end_forest_hand
 * rules: none
 */
#include "../scoring.h"

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    uint32_t seat = any_below(SEATS);
    assume(seat < t.head.players);
    any_powers();
    int points = s.fame[seat] + tribute(&t, &s, seat); /* see tribute-goes-to-the-forest */
    for (unsigned land = 0; land < LANDS; land++)
        if (s.holder[land] == seat + 1) {
            points += saga_land_points(&t, &s, land); /* see land-counts-its-knights */
            points += (powers_of_land[land] & E_FIVE) != 0 ? 5 : 0;
        }
    points += (held_powers[seat] & E_TROOP) != 0 ? s.counted : 0;
    points -= (held_powers[seat] & E_HAND) != 0 ? 0 : hand_of(&s, seat);
    check(saga_points(&t, &s, seat) == points);
}
