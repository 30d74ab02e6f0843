/* For obligations about turns.c alone: whatever a move itself is refused for, any
 * verdict stands for it, so that what is proved holds of the real ones.
 */
#ifndef ALEXANDROS_ANY_VERDICT_H
#define ALEXANDROS_ANY_VERDICT_H

#include "any.h"

#define ANY_VERDICT(name, ...) \
    verdict name(__VA_ARGS__) \
    { \
        return any(verdict); \
    }
ANY_VERDICT(alexandros_refuse_nature, table_given t, state_given s, struct move m)
ANY_VERDICT(alexandros_refuse_card, table_given t, state_given s, struct move m)
ANY_VERDICT(alexandros_refuse_goal, table_given t, state_given s, unsigned area)
ANY_VERDICT(alexandros_refuse_corner, table_given t, state_given s, unsigned point)
ANY_VERDICT(alexandros_refuse_walk, table_given t, state_given s, struct move m)
ANY_VERDICT(alexandros_refuse_keep, table_given t, state_given s, struct move m)
ANY_VERDICT(alexandros_refuse_take, table_given t, state_given s, struct move m)
ANY_VERDICT(alexandros_refuse_occupying, table_given t, state_given s, struct move m)
ANY_VERDICT(alexandros_refuse_tax, table_given t, state_given s, struct move m)
ANY_VERDICT(alexandros_refuse_relief, table_given t, state_given s, struct move m)
/* The turn may be ended whatever gap the row has. */
verdict alexandros_refuse_gap(state_given s, unsigned kind)
{
    return kind == M_END ? LEGAL : any(verdict);
}

#endif
