/* What a player knows: everything but the hands of others and the talon. */
#include "ordonanz.h"

void ordonanz_view(const struct ordonanz_table *t, const struct ordonanz_state *s, unsigned player,
                   struct ordonanz_state *seen)
{
    (void)t;
    RULE(laid_cards_are_open), RULE(completion_order_is_known), RULE(hand_size_is_known),
        *seen = *s;
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned i = 0; i < HAND_ROOM; i++)
            if (seat != player)
                RULE(hand_is_private), seen->hand[seat][i] = 0;
    for (unsigned talon = 0; talon < TALONS; talon++)
        for (unsigned face = 0; face < FACES; face++)
            RULE(talon_is_hidden), seen->talon[talon][face] = 0;
}
