/* proof: in a turn exactly the legal moves are offered, each once: steps, single tiles but the ox,
 *        building, the end; ox and spells stand apart
 * clause: move-must play-any-number play-voluntary
 * readings: standard
 * marks: play_any_number play_voluntary
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c
 *   -contract.c -key.c -knowledge.c -symmetry.c -turns.c -moves.c
 * solver: minisat
 * loops: MOVE_KINDS:31 NOWHERE:8 least:8 TALL:13
 */
#include "../any.h"
#include "../offered.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(TURN);
    struct move m = any_move();
    verdict judged = NOT_A_MOVE;
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
    assume(sakkara_property_turn_is_about_one_step(&t, &s));
    assume(sakkara_property_horse_follows_a_worker_that_was_moved(&t, &s));
    assume(holders_are_sound(&s));
    assume(m.kind != M_OX && (m.kind < M_FIRE || m.kind > M_SHIPWRECK));
    witness(t, s, m);
    for (unsigned k = 0; k < MOVE_KINDS; k++)
        if (k == m.kind && k != M_OX && (k < M_FIRE || k > M_SHIPWRECK)) {
            struct move meant = m;
            meant.kind = (uint8_t)k; /* a constant kind prunes what the others do */
            judged = sakkara_refusal(&t, &s, meant);
        }
    check(offered_if(&t, &s, m, judged));
}
