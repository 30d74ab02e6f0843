/* proof: the lowest part is offered to be laid down on exactly the fields on which that is legal,
 *        on each once, whatever makes it legal and whoever picks it
 * clause: place-fewest-choice placer-is-opponent
 * readings: standard
 * marks: placer_is_opponent
 * rules: material.c
 * loops: divisible:10 MOVE_KINDS:31
 */
#include "../any.h"
#include "../offered.h"
#include "sakkara_properties.h"

static bool mover_picks;

verdict sakkara_refuse_put(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned field)
{
    return any(verdict);
}

/* Nobody else lays it down. */
verdict sakkara_refuse_placer(const struct sakkara_table *t, const struct sakkara_state *s,
                              struct move m)
{
    bool picks = m.actor == (mover_picks ? s->mover : 1u - s->mover);
    return picks ? LEGAL : BY(placer_is_opponent);
}

verdict sakkara_refuse_placing_now(const struct sakkara_table *t, const struct sakkara_state *s,
                                   struct move m)
{
    return any(verdict);
}

verdict sakkara_refuse_before_turns(const struct sakkara_state *s, struct move m)
{
    return any(verdict);
}

bool sakkara_picker_is_mover(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return mover_picks;
}

void harness(void)
{
    mover_picks = any_bool();
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(PLACE);
    struct move m = any_move_of(M_PUT);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_parts_are_of_nine_at_most(&t, &s));
    witness(t, s, m);
    check(offered_if(&t, &s, m, sakkara_refusal(&t, &s, m)));
}
