/* proof: when the pile is laid down exactly the legal divisions are offered, each
 *        once, and nothing else but to lay it down; that stands apart
 * clause: split-from-six split-min-three split-voluntary
 * readings: standard
 * marks: split_voluntary
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c
 *   -contract.c -key.c -knowledge.c -symmetry.c -turns.c -moves.c
 * loops: divisible:10 MOVE_KINDS:31 NOWHERE:8 least:8 TALL:13
 */
#include "../any.h"
#include "../offered.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(PLACE);
    struct move m = any_move();
    verdict judged = NOT_A_MOVE;
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
    assume(sakkara_property_parts_are_of_nine_at_most(&t, &s));
    assume(sakkara_property_tiles_are_picked_only_where_read_so(&t, &s));
    assume(m.kind != M_PUT);
    witness(t, s, m);
    /* no other kind is legal in this phase: moves-have-their-phase */
    for (unsigned k = M_SPLIT; k < M_PUT; k++)
        if (k == m.kind) {
            struct move meant = m;
            meant.kind = (uint8_t)k; /* a constant kind prunes what the others do */
            judged = sakkara_refusal(&t, &s, meant);
        }
    check(offered_if(&t, &s, m, judged));
}
