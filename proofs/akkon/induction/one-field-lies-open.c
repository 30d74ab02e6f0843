/* proof: before the reveal others see of a player's knights just those that lie beside the marshal,
 *        how many they are there and which; so one field lies open at most
 * clause: marshal-opens-field marshal-reveals-earlier bid-face-down
 * readings: standard
 * marks: bid_face_down
 * rules: knowledge.c material.c
 * loops: cards:2 prints:2 count:8
 */
#include "../looking.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_hidden_bids(&t), seen;
    uint32_t kind = any_below(KNIGHTS), there = 0, shown = 0;
    assume(s.phase == BID || s.phase == SHIFT);
    akkon_view(&t, &s, LOOKER, &seen);
    bool beside = s.marshal != IN_CAMP;
    for (unsigned k = 0; k < KNIGHTS; k++) {
        there += beside && s.at[OTHER][k] == s.marshal;
        shown += seen.at[OTHER][k] < UNSEEN;
    }
    check(shown == there);
    check(seen.at[OTHER][kind] >= UNSEEN || (beside && seen.at[OTHER][kind] == s.marshal));
    check((seen.at[OTHER][kind] < UNSEEN) == (beside && s.at[OTHER][kind] == s.marshal));
}
