/* For obligations about tax.c: what each seat gets is told, as any number of points that fits into
 * the byte of a score, which sets the table a limit of 155 plain areas.
 */
#ifndef ALEXANDROS_TAXING_H
#define ALEXANDROS_TAXING_H

#include "cards.h"

static uint8_t income[SEATS];
unsigned alexandros_income_of(table_given t, state_given s, unsigned area)
{
    return any(uint8_t);
}
unsigned alexandros_income(table_given t, state_given s, unsigned seat)
{
    return income[seat];
}
unsigned alexandros_governors_in(table_given t, state_given s, unsigned province)
{
    return any(unsigned);
}
bool alexandros_stands(table_given t, state_given s, unsigned seat, unsigned area)
{
    return stands(s, seat, area);
}
static unsigned recalled, recalled_seat, recalled_area;
void alexandros_recall(struct alexandros_state *s, unsigned seat, unsigned area)
{
    recalled++;
    recalled_seat = seat;
    recalled_area = area;
}
static bool red_lies;
#ifndef REAL_TURNS
bool alexandros_last_turn(table_given t, state_given s)
{
    return red_lies;
}
#endif
#include "../../rules/alexandros/tax.c"

static inline void tell_incomes(void)
{
    red_lies = any_bool();
    for (unsigned p = 0; p < SEATS; p++) {
        income[p] = any(uint8_t);
        assume(income[p] <= 255 - TRACK);
    }
}

/* nobody_has_more_than_100_while_the_game_goes_on */
static inline void assume_scores_go_on(const struct alexandros_state *s)
{
    for (unsigned p = 0; p < SEATS; p++)
        assume(s->score[p] <= TRACK && s->carry[p] == 0);
}

#endif
