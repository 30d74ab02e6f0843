/* proof: while workers enter, and in the middle of a bird, an ox, a snake or of surplus, exactly the
 *        legal moves are offered, each once; the other phases stand apart
 * clause: entry-any-free-field bird-any-field ox-pushes-top snake-robs-one surplus-own-choice
 * marks: snake_robs_one
 * loops: MIDDLES:6
 * solver: minisat
 */
#include "any.h"

state_fn sakkara_property_one_player_is_the_next;
state_fn sakkara_property_one_worker_flies_at_a_time;
state_fn sakkara_property_ox_stands_between_two_fields_while_it_pushes;
state_fn sakkara_property_no_stack_is_taller;

enum { MIDDLES = 5 };

/* Only moves of the kind are legal in the phase: moves-have-their-phase. */
void harness(void)
{
    static const uint8_t phase[MIDDLES] = { ENTRY, FLY, PUSH, ROB, SURPLUS };
    static const uint8_t kind[MIDDLES] = { M_ENTER, M_LAND, M_PUSH, M_ROB, M_DISCARD };
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state);
    struct move m = any_move(), meant = m;
    unsigned middle = any_below(MIDDLES);
    for (unsigned i = 0; i < MIDDLES; i++)
        if (i == middle) {
            struct offers o = { .probe = m, .count = 0 };
            s.phase = phase[i];
            meant.kind = kind[i];
            assume(sakkara_property_one_player_is_the_next(&t, &s));
            assume(sakkara_property_one_worker_flies_at_a_time(&t, &s));
            assume(sakkara_property_ox_stands_between_two_fields_while_it_pushes(&t, &s));
            assume(sakkara_property_no_stack_is_taller(&t, &s));
            witness(t, s, m);
            sakkara_offers(&t, &s, &o);
            check(o.count == (m.kind == kind[i] && sakkara_refusal(&t, &s, meant) == LEGAL));
        }
}
