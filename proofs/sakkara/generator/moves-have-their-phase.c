/* proof: a move of a player's is forbidden but in the one phase that its kind belongs to; that it
 *        is legal exactly if nothing forbids it is proved kind by kind, below refusals/
 * clause: play-own-turn entry-order horse-one-or-two bird-any-field ox-pushes-top
 *        snake-shows-holder surplus-must-go pile-beside-board
 * readings: standard
 * rules: none
 */
#include "../any.h"
#include "sakkara_properties.h"

static unsigned phase_of(unsigned kind)
{
    switch (kind) {
    case M_ENTER:   return ENTRY;
    case M_RIDE:
    case M_HALT:    return RIDE;
    case M_LAND:    return FLY;
    case M_PUSH:    return PUSH;
    case M_ROB:     return ROB;
    case M_GATHER:  return GATHER;
    case M_DISCARD: return SURPLUS;
    case M_SPLIT:
    case M_PICK:
    case M_WHOLE:
    case M_PUT:     return PLACE;
    default:        return TURN;
    }
}

/* What forbids a move because it is not the time for it. */
static bool comes_at_a_wrong_time(const struct sakkara_table *t, const struct sakkara_state *s,
                                  struct move m)
{
    bool forbidden = false;
    forbidden = forbidden || sakkara_forbids_first_layer_is_not_laid(t, s, m);
    forbidden = forbidden || sakkara_forbids_second_layer_is_not_laid(t, s, m);
    forbidden = forbidden || sakkara_forbids_start_player_is_not_known(t, s, m);
    forbidden = forbidden || sakkara_forbids_all_workers_have_entered(t, s, m);
    forbidden = forbidden || sakkara_forbids_not_all_workers_have_entered(t, s, m);
    forbidden = forbidden || sakkara_forbids_surplus_goes_first(t, s, m);
    forbidden = forbidden || sakkara_forbids_holder_is_too_full(t, s, m);
    forbidden = forbidden || sakkara_forbids_nothing_is_surplus(t, s, m);
    forbidden = forbidden || sakkara_forbids_surplus_goes_at_the_end(t, s, m);
    forbidden = forbidden || sakkara_forbids_nobody_rides(t, s, m);
    forbidden = forbidden || sakkara_forbids_nobody_flies(t, s, m);
    forbidden = forbidden || sakkara_forbids_there_is_nothing_to_halt(t, s, m);
    forbidden = forbidden || sakkara_forbids_ride_is_not_over(t, s, m);
    forbidden = forbidden || sakkara_forbids_worker_is_in_the_air(t, s, m);
    forbidden = forbidden || sakkara_forbids_pile_is_laid_down_first(t, s, m);
    forbidden = forbidden || sakkara_forbids_no_pile_is_laid_down_now(t, s, m);
    forbidden = forbidden || sakkara_forbids_no_snake_was_played(t, s, m);
    forbidden = forbidden || sakkara_forbids_holder_is_turned_round(t, s, m);
    forbidden = forbidden || sakkara_forbids_no_ox_was_driven(t, s, m);
    forbidden = forbidden || sakkara_forbids_ox_has_to_push(t, s, m);
    forbidden = forbidden || sakkara_forbids_no_storm_is_gathered(t, s, m);
    forbidden = forbidden || sakkara_forbids_game_is_won(t, s, m);
    forbidden = forbidden || sakkara_forbids_game_is_lost_without_a_way(t, s, m);
    forbidden = forbidden || sakkara_forbids_ships_are_not_in_sight(t, s, m);
    return forbidden;
}

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state);
    struct move m = any_move();
    unsigned kind = any_below(MOVE_KINDS);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_storms_are_gathered_only_where_read_so(&t, &s));
    assume(sakkara_property_turn_that_ends_does_not_go_on(&t, &s));
    assume(s.phase != OVER || (s.winner >= 1 && s.winner <= PLAYERS));
    for (unsigned k = M_ENTER; k < MOVE_KINDS; k++)
        if (k == kind) { /* a constant kind prunes what concerns others */
            m.kind = (uint8_t)k;
            witness(t, s, m);
            if (!comes_at_a_wrong_time(&t, &s, m))
                check(s.phase == phase_of(k));
        }
}
