/* proof: under the standard reading a display can be dealt to its end, whatever the set: after
 *        every knight that was dealt by the rules there is one that may come next
 * clause: display-deal-may-stick display-first-own-colour display-colours-differ
 * readings: standard
 * rules: none
 */
#include "../display.h"

/* Lands from this one on lack their second knight: of no colour more are left than such lands
 * of other colours. */
static bool can_be_finished(unsigned land)
{
    bool can = true;
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        unsigned left = left_of_colour(colour);
        can = can && (left == 0 || left + (colour >= land) <= LANDS - land);
    }
    return can;
}

void harness(void)
{
    any_set(2);
    uint32_t land = any_below(LANDS), colour = any_below(COLOURS);
    bool any_legal = false;
    if (any_bool()) { /* first knights are dealt: those of lands before have theirs */
        for (unsigned l = 0; l < LANDS; l++)
            s.defence[l][0] = (uint8_t)(l < land ? l * VALUES + 1 : 0);
        s.cursor = (uint8_t)land;
        check(refuse_deal(&t, &s, land * VALUES, land) == LEGAL);
        return;
    }
    unsigned dealt = 0;
    for (unsigned l = 0; l < LANDS; l++) {
        unsigned second = any_below(COLOURS);
        s.defence[l][0] = (uint8_t)(l * VALUES + 1);
        assume(l >= land || second != l);
        s.defence[l][1] = (uint8_t)(l < land ? second * VALUES + 1 : 0);
    }
    for (unsigned c = 0; c < COLOURS; c++) {
        assume(left_of_colour(c) <= 6); /* none was dealt that was not there */
        dealt += left_of_colour(c);
    }
    assume(dealt == LANDS - land);
    if (land == 0)
        check(can_be_finished(0)); /* that is so when all have their first */
    assume(can_be_finished(land));
    s.cursor = (uint8_t)(LANDS + land);
    for (unsigned c = 0; c < COLOURS; c++)
        any_legal = any_legal || refuse_deal(&t, &s, c * VALUES, land) == LEGAL;
    check(any_legal);
    if (refuse_deal(&t, &s, colour * VALUES, land) == LEGAL) {
        s.defence[land][1] = (uint8_t)(colour * VALUES + 1);
        check(can_be_finished(land + 1)); /* and stays so */
    }
}
