/* For obligations about refusals: what rules/ say of a move, and what the chapters of spec/ say, on
 * land of any areas and symbols, with any walls, governors and cards. Of a state is assumed what
 * its properties say as far as a refusal looks at it.
 */
#ifndef ALEXANDROS_STATED_H
#define ALEXANDROS_STATED_H

#include "land.h"
#include "alexandros_properties.h"

/* What is kept in mind is there when it is asked for. */
static inline void assume_state_is_sound(table_given t, const struct alexandros_state *s)
{
    assume(s->phase < PHASES && s->mover < t->head.players && s->at < t->points);
    assume(s->asked <= t->head.players && (s->phase != LEVY || s->asked != 0));
    assume(alexandros_property_refills_are_kept_in_mind_for_one_reading(t, s));
    assume(s->razed == 0 && s->barred == 0);
    assume(s->actions <= 2 && s->black <= BLACK && s->red <= RED && s->laid <= BLACK);
    assume(s->card <= SYMBOLS && s->joker <= ROW_JOKER);
    assume(s->phase != GOAL || (s->card != 0) != (s->joker != NO_JOKER));
    assume(s->goal <= t->areas && (s->phase != CORNER || s->goal != 0));
    assume(s->target <= t->points
           && (s->phase != WAY || (s->target != 0 && s->target != s->at + 1)));
    assume(s->site <= t->areas && (s->phase != PLACE || s->site != 0));
    assume_few_cards(s);
    assume_provinces_have_names(s);
    assume_governors_are_sound(t, s);
    for (unsigned a = 0; a < AREAS; a++)
        assume(has_one_lord(s, a));
    for (unsigned k = 0; k < SYMBOLS; k++)
        assume(s->used[k] <= COPIES && s->price[k] <= t->count[k]);
    if (s->phase == PLACE)
        assume(s->province[s->site - 1] + 1 == s->site);
}

/* In each phase, one after the other: as constants they prune what other phases would do. */
static inline void check_stated_twice(unsigned kind)
{
    struct alexandros_table t = any_land();
    struct alexandros_state s = any(struct alexandros_state);
    struct move m = any_move_of(kind);
    assume(alexandros_sayable(&t, m));
    assume_state_is_sound(&t, &s);
    witness(t, s, m);
    unsigned at = s.phase;
    for (unsigned phase = 0; phase < PHASES; phase++) {
        s.phase = (uint8_t)phase;
        if (phase == at)
            check(alexandros_refusal(&t, &s, m) == alexandros_first_forbidding(&t, &s, m));
    }
}

#endif
