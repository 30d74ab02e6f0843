/* For obligations about turns.c alone: what a move does, does not matter. It may do anything. */
#ifndef ALEXANDROS_ANY_EFFECT_H
#define ALEXANDROS_ANY_EFFECT_H

#include "any.h"

#define ANY_EFFECT(name, ...) \
    void name(table_given t, struct alexandros_state *s, __VA_ARGS__) \
    { \
        *s = any(struct alexandros_state); \
    }
ANY_EFFECT(alexandros_let_nature, struct move m)
ANY_EFFECT(alexandros_choose_card, struct move m)
ANY_EFFECT(alexandros_choose_goal, unsigned area)
ANY_EFFECT(alexandros_head_for, unsigned point)
ANY_EFFECT(alexandros_walk, struct move m)
ANY_EFFECT(alexandros_keep, struct move m)
ANY_EFFECT(alexandros_take, struct move m)
ANY_EFFECT(alexandros_occupy, struct move m)
ANY_EFFECT(alexandros_tax, struct move m)
ANY_EFFECT(alexandros_relieve, struct move m)

#endif
