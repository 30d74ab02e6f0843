/* For obligations about turns.c alone: whatever a move itself is refused for,
 * any verdict stands for it, so that what is proved holds of the real ones.
 */
#ifndef SAKKARA_ANY_VERDICT_H
#define SAKKARA_ANY_VERDICT_H

#define ANY_VERDICT(name, ...) \
    verdict name(__VA_ARGS__) \
    { \
        return any(verdict); \
    }
typedef const struct sakkara_table *table_given;
typedef const struct sakkara_state *state_given;
ANY_VERDICT(sakkara_refuse_setup, table_given t, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_before_turns, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_movement_now, table_given t, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_building_now, table_given t, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_placing_now, table_given t, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_special_now, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_gathering_now, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_placer, table_given t, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_enter, state_given s, unsigned field)
ANY_VERDICT(sakkara_refuse_step, table_given t, state_given s, struct move m)
ANY_VERDICT(sakkara_refuse_horse, table_given t, state_given s, struct move m)
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

#endif
