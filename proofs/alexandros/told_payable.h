/* Occupying and taking over, but for whether what is due can be paid in the end: that is told,
 * either way (occupation-can-be-paid-if-some-governors-do). So more is legal than really is.
 */
#ifndef ALEXANDROS_TOLD_PAYABLE_H
#define ALEXANDROS_TOLD_PAYABLE_H

#include "any.h"

#define alexandros_refuse_occupying refuse_occupying_really
#include "../../rules/alexandros/occupying.c"
#undef alexandros_refuse_occupying

verdict alexandros_refuse_occupying(table_given t, state_given s, struct move m)
{
    unsigned area = m.arg[0];
    switch (m.kind) {
    case M_OCCUPY:
        if (refuse_province(t, s, s->province[area]) != LEGAL || !has_symbol(t, area)
            || refuse_owner(t, s, s->province[area]) != LEGAL
            || alexandros_supply(t, s, s->mover) == 0)
            return BY(occupy_unoccupied);
        return any(verdict);
    case M_TAKE_OVER:
        if (refuse_province(t, s, s->province[area]) != LEGAL || !has_symbol(t, area)
            || refuse_ransom(t, s, s->province[area]) != LEGAL
            || alexandros_supply(t, s, s->mover) == 0)
            return BY(takeover_opponent);
        return any(verdict);
    case M_PLACE:
        if (!has_symbol(t, area) || s->province[area] != s->site - 1u
            || alexandros_stands(t, s, s->mover, area) || alexandros_supply(t, s, s->mover) == 0)
            return BY(occupy_on_symbols);
        return any(verdict);
    case M_REMOVE: return BY(takeover_one_action); /* in the standard readings */
    default:       return refuse_occupying_really(t, s, m);
    }
}

#endif
