/* proof: what a player does not see (tiles below others, the holder of the other) refuses him no
 *        storm, whatever it reaches
 * clause: holder-hidden tops-open
 * readings: standard
 * marks: holder_hidden whirl_eight fire_six
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -symmetry.c -spells.c
 * loops: MOVE_KINDS:31 NOWHERE:8 least:8 TALL:13
 */
#include "../any.h"
#include "../any_reach.h"
#include "sakkara_properties.h"

static bool is_meant(unsigned kind)
{
    return kind == M_FIRE || kind == M_WHIRL || kind == M_GATHER;
}

/* The view leaves blank what is hidden: a refusal that asked for it would differ.
 * Storms go out from the same fields in both. */
void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), seen;
    struct move m = any_move();
    reach = any(struct reach);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(m.actor < PLAYERS);
    sakkara_view(&t, &s, m.actor, &seen);
    unsigned kind = any_below(MOVE_KINDS);
    for (unsigned k = M_FIRE; k < MOVE_KINDS; k++)
        if (k == kind && is_meant(k)) { /* a constant kind prunes what the others do */
            m.kind = (uint8_t)k;
            witness(t, s, m);
            check(sakkara_refusal(&t, &s, m) == sakkara_refusal(&t, &seen, m));
        }
    check_same(s.worker, seen.worker);
}
