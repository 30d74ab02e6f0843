/* For obligations about moving.c: which areas are free and which are goals is told, for each
 * symbol, as any answer. goals.c gives no other for the same walls, governors and place.
 */
#ifndef ALEXANDROS_CHOOSING_H
#define ALEXANDROS_CHOOSING_H

#define REAL_GO_ON
#include "cards.h"

struct told {
    uint8_t free[SYMBOLS], goals[SYMBOLS], joker_goals;
    bool strays; /* a joker may go where no area is free (q-no-goal D) */
    verdict no_card[SYMBOLS], no_joker;
};
static struct told told;
static bool cards_left;
static unsigned restocked;
bool alexandros_any_to_draw(state_given s)
{
    return cards_left;
}
void alexandros_restock(struct alexandros_state *s)
{
    restocked++;
}

bool alexandros_any_free(table_given t, state_given s, unsigned symbol)
{
    return told.free[symbol] != 0;
}
unsigned alexandros_goals(table_given t, state_given s, unsigned symbol, uint8_t list[AREAS])
{
    return told.goals[symbol];
}
bool alexandros_joker_strays(table_given t, state_given s)
{
    return READS(t, Q_no_goal, 'D') && told.strays; /* no other reading asks */
}
unsigned alexandros_joker_goals(table_given t, state_given s, uint8_t list[AREAS])
{
    return told.joker_goals;
}
/* Why no area of a card, or of a joker, is a goal. */
verdict alexandros_refuse_symbol(table_given t, state_given s, unsigned symbol)
{
    verdict v = told.no_card[symbol];
    return v == LEGAL ? BY(goal_symbol_matches) : v;
}
verdict alexandros_refuse_joker(table_given t, state_given s)
{
    return told.no_joker;
}
bool alexandros_black_will_do(table_given t, state_given s, const uint8_t list[AREAS],
                              unsigned goals)
{
    return any_bool();
}
#include "../../rules/alexandros/moving.c"

/* Goals are free. */
static inline void tell_anything(void)
{
    told = any(struct told);
    told.strays = any_bool();
    cards_left = any_bool();
    for (unsigned k = 0; k < SYMBOLS; k++)
        assume(told.goals[k] == 0 || told.free[k] != 0);
}

static inline bool row_has_no_free_area(const struct alexandros_state *s)
{
    bool any_card = false, dead = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (s->row[k] > 0) {
            any_card = true;
            dead = dead && told.free[k] == 0;
        }
    return any_card && dead;
}

#endif
