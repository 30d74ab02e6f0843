/* Any table of the full game, any state that the invariants allow.
 *
 * The board and the limits are the document's (7 by 7, ten tiles in a holder,
 * two up, parts of nine); how many tiles there are of each sign, what colour
 * the signs have, what a pyramid needs and what the spells cost is any sheet
 * that set-up accepts: the pictures that would tell are lost.
 */
#ifndef SAKKARA_ANY_H
#define SAKKARA_ANY_H

#include "../prove.h"
#include "../../rules/sakkara/sakkara.h"

state_fn sakkara_every_state_property;
table_fn sakkara_every_table_property;

/* The standard reading of every question, as one constant. */
static const struct table standard = {
    .players = PLAYERS,
    .reading = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
};

static inline struct sakkara_table any_table(void)
{
    struct sakkara_table t = any(struct sakkara_table);
    t.head = standard;
    t.rows = t.columns = SIDE;
    t.fields = FIELDS;
    t.tiles = TILES;
    t.workers = WORKERS;
    t.first = BY_AGE;
    t.given = 0;
    t.holder = 10;
    t.climb = 2;
    t.at_once = 9;
    t.divisible = 6;
    t.least = 3;
    t.hewn_hands = 1;
    t.tip_hands = 2;
    t.ships_seen = 2;
    for (unsigned i = 0; i < STEPS; i++)
        t.greens[i] = (uint8_t)(i + 1);
    for (unsigned spell = 0; spell < SPELLS; spell++)
        for (unsigned i = 0; i < 3; i++)
            assume(t.recipe[spell][i] < KINDS);
    assume(sakkara_every_table_property(&t));
    return t;
}

static inline struct sakkara_state any_state(const struct sakkara_table *t)
{
    struct sakkara_state s = any(struct sakkara_state);
    assume(sakkara_every_state_property(t, &s));
    return s;
}

/* Any state in which what is said of places holds: somebody is next, workers stand on fields of
 * their own, stacks have their tiles, horse, bird and ox are where they may be. Enough for what a
 * single move does; holders, displays, pyramids and piles are whatever they are. */
state_fn sakkara_property_one_player_is_the_next;
state_fn sakkara_property_workers_are_on_the_board_once_they_entered;
state_fn sakkara_property_workers_stand_on_different_fields;
state_fn sakkara_property_stacks_are_as_high_as_they_have_tiles;
state_fn sakkara_property_no_stack_is_taller;
state_fn sakkara_property_horse_follows_a_worker_that_was_moved;
state_fn sakkara_property_one_worker_flies_at_a_time;
state_fn sakkara_property_ox_stands_between_two_fields_while_it_pushes;
state_fn sakkara_property_turn_is_about_one_step;

static inline struct sakkara_state any_position(const struct sakkara_table *t)
{
    struct sakkara_state s = any(struct sakkara_state);
    assume(sakkara_property_one_player_is_the_next(t, &s)
        && sakkara_property_workers_are_on_the_board_once_they_entered(t, &s)
        && sakkara_property_workers_stand_on_different_fields(t, &s)
        && sakkara_property_stacks_are_as_high_as_they_have_tiles(t, &s)
        && sakkara_property_no_stack_is_taller(t, &s)
        && sakkara_property_horse_follows_a_worker_that_was_moved(t, &s)
        && sakkara_property_one_worker_flies_at_a_time(t, &s)
        && sakkara_property_ox_stands_between_two_fields_while_it_pushes(t, &s)
        && sakkara_property_turn_is_about_one_step(t, &s));
    return s;
}

static inline struct move any_move_of(unsigned kind)
{
    struct move m = any_move();
    m.kind = (uint8_t)kind;
    if (kind <= M_OLDEST)
        m.actor = NATURE;
    assume(m.actor < PLAYERS || m.actor == NATURE);
    return m;
}

#endif
