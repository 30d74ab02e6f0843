/* proof: what a player does not see (tiles below others, the holder of the other) does not keep his
 *        turn from ending
 * clause: holder-hidden tops-open move-must
 * readings: standard
 * marks: holder_hidden play_voluntary
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -symmetry.c
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), seen;
    struct move m = any_move_of(M_END);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
    assume(m.actor < PLAYERS);
    sakkara_view(&t, &s, m.actor, &seen);
    witness(t, s, m);
    check(sakkara_refusal(&t, &s, m) == sakkara_refusal(&t, &seen, m));
}
