/* proof: while workers enter, in the middle of a horse, a bird, an ox, a snake or of surplus, and
 *        when all is over, exactly the legal moves are offered, each once
 * clause: entry-any-free-field horse-one-or-two horse-may-take bird-any-field ox-pushes-top
 *        snake-holder-only surplus-own-choice
 * readings: standard
 * marks: snake_holder_only horse_obeys_move_rules
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c
 *   -contract.c -key.c -knowledge.c -symmetry.c -turns.c -moves.c
 * loops: MIDDLES:9 NOWHERE:8 least:8 TALL:13
 */
#include "../any.h"
#include "../offered.h"
#include "sakkara_properties.h"

enum { MIDDLES = 8 };

/* No other kind of move is legal in the phase: moves-have-their-phase. */
void harness(void)
{
    static const uint8_t phase[MIDDLES] = { ENTRY, RIDE, RIDE, FLY, PUSH, ROB, SURPLUS, OVER };
    static const uint8_t kind[MIDDLES] = { M_ENTER, M_RIDE, M_HALT,    M_LAND,
                                           M_PUSH,  M_ROB,  M_DISCARD, M_END };
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state);
    struct move m = any_move(), meant = m;
    unsigned middle = any_below(MIDDLES);
    for (unsigned i = 0; i < MIDDLES; i++)
        if (i == middle) {
            s.phase = phase[i];
            meant.kind = kind[i];
            assume(sakkara_property_one_player_is_the_next(&t, &s));
            assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
            assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
            assume(sakkara_property_horse_follows_a_worker_that_was_moved(&t, &s));
            assume(sakkara_property_one_worker_flies_at_a_time(&t, &s));
            assume(sakkara_property_ox_stands_between_two_fields_while_it_pushes(&t, &s));
            assume(sakkara_property_no_stack_is_taller(&t, &s));
            witness(t, s, m);
            verdict judged = sakkara_refusal(&t, &s, meant);
            check(offered_if(&t, &s, m, m.kind == kind[i] ? judged : NOT_A_MOVE));
        }
}
