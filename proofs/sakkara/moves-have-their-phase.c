/* proof: a move of a player's is legal in the one phase that its kind belongs to
 * clause: play-own-turn entry-order horse-one-or-two bird-any-field ox-pushes-top snake-shows-holder
 *        surplus-must-go pile-beside-board
 * marks: play_own_turn
 * rules: turns.c moves.c
 */
#include "any.h"

state_fn sakkara_property_storms_are_gathered_only_where_read_so;

/* What the move itself is refused for does not matter here. */
#define ANY_VERDICT(name, ...) verdict name(__VA_ARGS__) { return any(verdict); }
typedef const struct sakkara_table *table_given;
typedef const struct sakkara_state *state_given;
ANY_VERDICT(sakkara_refuse_setup, table_given t, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_enter, table_given t, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_step, table_given t, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_horse, table_given t, state_given s)
ANY_VERDICT(sakkara_refuse_ride, table_given t, state_given s, bool taking)
ANY_VERDICT(sakkara_refuse_bird, table_given t, state_given s, unsigned worker)
ANY_VERDICT(sakkara_refuse_land, table_given t, state_given s, unsigned field, bool leaving)
ANY_VERDICT(sakkara_refuse_ox, table_given t, state_given s, unsigned source, unsigned target)
ANY_VERDICT(sakkara_refuse_push, state_given s, unsigned tiles)
ANY_VERDICT(sakkara_refuse_snake, state_given s)
ANY_VERDICT(sakkara_refuse_rob, table_given t, state_given s, unsigned loot)
ANY_VERDICT(sakkara_refuse_ship, table_given t, state_given s)
ANY_VERDICT(sakkara_refuse_grain, table_given t, state_given s)
ANY_VERDICT(sakkara_refuse_build, table_given t, state_given s, unsigned kind)
ANY_VERDICT(sakkara_refuse_gather, table_given t, state_given s, unsigned field)
ANY_VERDICT(sakkara_refuse_spell, table_given t, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_split, table_given t, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_pick, table_given t, state_given s, unsigned position)
ANY_VERDICT(sakkara_refuse_whole, table_given t, state_given s)
ANY_VERDICT(sakkara_refuse_put, table_given t, state_given s, unsigned field)

bool sakkara_picker_is_mover(table_given t, state_given s)
{
    return any_bool();
}

bool sakkara_can_step(table_given t, state_given s, unsigned seat, bool stairs)
{
    return any_bool();
}

static unsigned phase_of(unsigned kind)
{
    switch (kind) {
    case M_ENTER: return ENTRY;
    case M_RIDE: case M_HALT: return RIDE;
    case M_LAND: return FLY;
    case M_PUSH: return PUSH;
    case M_ROB: return ROB;
    case M_GATHER: return GATHER;
    case M_DISCARD: return SURPLUS;
    case M_SPLIT: case M_PICK: case M_WHOLE: case M_PUT: return PLACE;
    default: return TURN;
    }
}

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state);
    struct move m = any_move();
    assume(s.phase < PHASES && m.kind >= M_ENTER);
    assume(sakkara_property_storms_are_gathered_only_where_read_so(&t, &s));
    witness(t, s, m);
    if (sakkara_refusal(&t, &s, m) == LEGAL)
        check(s.phase == phase_of(m.kind));
}
