/* proof: while the tiles are dealt, and when the oldest is asked for, exactly the legal moves of
 *        nature's are offered, each once, and none of a player's
 * clause: setup-shuffle-open setup-second-layer setup-max-two setup-two-ships-visible oldest-starts
 * readings: standard
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c
 *   -contract.c -key.c -knowledge.c -symmetry.c -turns.c -moves.c
 * loops: DEALS:4 MOVE_KINDS:31 NOWHERE:8 least:8 TALL:13
 */
#include "../any.h"
#include "../offered.h"
#include "sakkara_properties.h"

enum { DEALS = 3 };

/* Ships are not brought up (MEND) as it is read here. */
void harness(void)
{
    static const uint8_t phase[DEALS] = { SHUFFLE, COVER, AGE };
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state);
    struct move m = any_move();
    verdict judged = NOT_A_MOVE;
    unsigned which = any_below(DEALS);
    for (unsigned i = 0; i < DEALS; i++)
        if (i == which) {
            s.phase = phase[i];
            assume(sakkara_property_one_player_is_the_next(&t, &s));
            assume(sakkara_property_first_layer_is_laid_field_by_field(&t, &s));
            witness(t, s, m);
            for (unsigned k = 0; k < MOVE_KINDS; k++)
                if (k == m.kind) {
                    struct move meant = m;
                    meant.kind = (uint8_t)k; /* a constant kind prunes what the others do */
                    judged = sakkara_refusal(&t, &s, meant);
                }
            check(offered_if(&t, &s, m, judged));
        }
}
