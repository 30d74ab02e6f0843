/* proof: a storm takes the top tile of each field that it reaches, has tiles and no worker, and
 *        leaves all else on the board; whatever it reaches
 * clause: storm-top-only fire-line whirl-ring spell-three-tiles
 * readings: standard
 * marks: storm_top_only fire_line whirl_ring spell_three_tiles
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -knowledge.c -spells.c
 */
#include "../any.h"
#include "../any_reach.h"
#include "sakkara_properties.h"

static bool is_reached(struct move m, unsigned field)
{
    if (m.kind == M_WHIRL)
        return reach.ring[field];
    return m.arg[1] == 0 ? reach.ray[1][field] || reach.ray[3][field]
                         : reach.ray[0][field] || reach.ray[2][field];
}

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(TURN), before;
    struct move m = any_move();
    unsigned field = any_below(FIELDS), height = any_below(TALL);
    reach = any(struct reach);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(s.used <= TILES - 3);
    assume(stack_is_sound(&s, field));
    before = s;
    witness(t, before, m);
    switch (m.kind) {
    case M_FIRE:
        m.kind = M_FIRE;
        if (sakkara_step(&t, &s, m) != LEGAL)
            return;
        check(sakkara_property_spell_takes_its_three_tiles(&t, &before, m, &s));
        break;
    case M_WHIRL:
        m.kind = M_WHIRL;
        if (sakkara_step(&t, &s, m) != LEGAL)
            return;
        check(sakkara_property_spell_takes_its_three_tiles(&t, &before, m, &s));
        break;
    default: return;
    }
    bool open = before.height[field] > 0 && sakkara_worker_on(&before, field) == 0;
    if (open && is_reached(m, field))
        check(s.height[field] + 1 == before.height[field]);
    else
        check(s.height[field] == before.height[field]);
    check(s.tile[field][height] == (height < s.height[field] ? before.tile[field][height] : 0));
}
