/* For obligations about the provinces that the generator offers, to be occupied or taken over, on a
 * map. */
#ifndef ALEXANDROS_SITES_H
#define ALEXANDROS_SITES_H

#include "map.h"
#include "offered.h"
#include "cards.h"
#include "../../rules/alexandros/occupying.c"

static inline void sites_are_offered(unsigned kind)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any_state_in(ACTION);
    struct move m = any_move_of(kind);
    assume(s.mover < t.head.players && s.razed == 0);
    assume_provinces_have_names(&s);
    assume_governors_are_sound(&t, &s);
    assume_few_cards(&s);
    assume(s.held[s.mover] == total_of(s.hand[s.mover])); /* hands_hold_what_they_count */
    verdict told = NOT_A_MOVE;
    if (alexandros_sayable(&t, m) && m.actor == s.mover)
        told = alexandros_refuse_occupying(&t, &s, m);
    check(offered_if(&t, &s, m, told));
}

#endif
