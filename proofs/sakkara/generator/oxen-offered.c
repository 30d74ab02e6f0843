/* proof: in a turn exactly the legal oxen are offered, each once
 * clause: ox-pushes-top ox-in-front ox-never-up
 * readings: standard
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c
 *   -contract.c -key.c -knowledge.c -symmetry.c -turns.c -moves.c
 */
#include "../any.h"
#include "../offered.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(TURN);
    struct move m = any_move_of(M_OX);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
    assume(holders_are_sound(&s));
    witness(t, s, m);
    check(offered_if(&t, &s, m, sakkara_refusal(&t, &s, m)));
}
