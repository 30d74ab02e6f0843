/* proof: at the start every property of states holds, whatever the table gives: those that speak of
 *        no attack troop; and there is none
 * clause: lands-start-in-middle no-starting-fame one-set-per-player castle-set-advice
 * readings: standard
 * marks: lands_start_in_middle no_starting_fame one_set_per_player castle_set_advice
 * rules: setup.c troops.c turns.c lands.c chips.c
 * loops: CARDS:25 ROOM:27 count:26
 */
#include "../setting_up.h"

void harness(void)
{
    struct saga_table t = any_accepted_table();
    struct saga_state s = any(struct saga_state);
    unsigned seat = any_below(SEATS), i = any_below(ROOM), card = any_below(CARDS);
    witness_table(t);
    saga_start(&t, &s);
    check(set_up_well(&t, &s));
    check(is_bare(&t, &s, seat, i, card));
}
