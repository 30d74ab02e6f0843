/* What the end of an action, and of a turn, is held against: who comes next, and how. */
#ifndef ALEXANDROS_AFTER_A_TURN_H
#define ALEXANDROS_AFTER_A_TURN_H

#include "any.h"

static unsigned restocked; /* how often the pile was looked after */
void alexandros_restock(struct alexandros_state *s)
{
    (void)s;
    restocked++;
}

static bool cards_left;
bool alexandros_any_to_draw(const struct alexandros_state *s)
{
    (void)s;
    return cards_left;
}

/* The turn is over: red walls end the game; or the row is filled up; or the next one begins. */
static inline struct alexandros_state after_the_turn(const struct alexandros_table *t,
                                                     struct alexandros_state s)
{
    bool is_short = s.row[0] + s.row[1] + s.row[2] + s.row[3] + s.row[4] < 2;
    s.actions = s.taxed = s.barred = s.took = s.filled = 0;
    if (s.red < RED) {
        s.mover = s.sent = s.ending = s.start_seat = 0;
        s.phase = OVER;
    } else if (is_short && cards_left) {
        s.phase = REFILL;
    } else {
        s.mover = (uint8_t)(s.mover + 1u == t->head.players ? 0 : s.mover + 1u);
        s.actions = 2;
        s.phase = CARD;
    }
    return s;
}

#endif
