/* proof: the ox moves as many tiles as said, and none upwards
 * clause: ox-pushes-top ox-never-up
 * readings: standard
 * marks: ox_pushes_top
 * solver: minisat
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(PUSH), before;
    struct move m = any_move_of(M_PUSH);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_ox_stands_between_two_fields_while_it_pushes(&t, &s));
    assume(stack_is_sound(&s, s.source - 1u));
    assume(stack_is_sound(&s, s.target - 1u));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_ox_pushes_as_many_tiles_as_said(&t, &before, m, &s));
    check(sakkara_property_no_tile_is_pushed_upwards(&t, &before, m, &s));
}
