/* proof: in a turn exactly the legal spells are offered, each order of three tiles once, whatever
 *        the storms reach
 * clause: spell-three-tiles pile-spell-order-free
 * readings: standard
 * marks: whirl_eight fire_six
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c
 *   -contract.c -key.c -knowledge.c -symmetry.c -turns.c -moves.c -spells.c
 */
#include "../any.h"
#include "../any_reach.h"
#include "../offered.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(TURN);
    struct move m = any_move();
    verdict judged = NOT_A_MOVE;
    reach = any(struct reach);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(holders_are_sound(&s));
    assume(m.kind >= M_FIRE && m.kind <= M_SHIPWRECK);
    witness(t, s, m);
    for (unsigned k = M_FIRE; k <= M_SHIPWRECK; k++)
        if (k == m.kind) {
            struct move meant = m;
            meant.kind = (uint8_t)k; /* a constant kind prunes what the others do */
            judged = sakkara_refusal(&t, &s, meant);
        }
    check(offered_if(&t, &s, m, judged));
}
