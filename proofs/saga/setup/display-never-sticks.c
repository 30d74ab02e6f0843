/* proof: under the standard reading a display can be dealt to its end, whatever the set: after
 *        every knight that was dealt by the rules there is one that may come next
 * clause: display-deal-may-stick display-first-own-colour display-colours-differ
 * readings: standard
 * rules: none
 */
#include "../display.h"

static unsigned knights_under(unsigned land)
{
    return (unsigned)(s.defence[land][0] != 0) + (s.defence[land][1] != 0);
}

/* Each land without a knight finds one of its colour; of no colour there are then more left than
 * lands of other colours lack their second. */
static bool can_be_finished(void)
{
    bool can = true;
    unsigned lack = 0;
    for (unsigned land = 0; land < LANDS; land++)
        lack += knights_under(land) < DISPLAYED;
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        unsigned left = left_of_colour(colour), first = knights_under(colour) == 0;
        bool itself = knights_under(colour) < DISPLAYED;
        can = can && left >= first && (left == first || left - first + itself <= lack);
    }
    return can;
}

void harness(void)
{
    any_set(2);
    uint32_t land = any_below(LANDS), colour = any_below(COLOURS);
    unsigned lying = 0;
    bool any_legal = false;
    check(can_be_finished()); /* before any is dealt */
    for (unsigned l = 0; l < LANDS; l++) {
        unsigned n = any_below(DISPLAYED + 1), second = any_below(COLOURS);
        assume(second != l);
        s.defence[l][0] = (uint8_t)(n > 0 ? l * VALUES + 1 : 0);
        s.defence[l][1] = (uint8_t)(n > 1 ? second * VALUES + 1 : 0);
        lying += n;
    }
    for (unsigned c = 0; c < COLOURS; c++)
        assume(left_of_colour(c) <= 6); /* none was dealt that was not there */
    assume(can_be_finished() && lying < DISPLAYED * LANDS);
    for (unsigned l = 0; l < LANDS; l++)
        for (unsigned c = 0; c < COLOURS; c++)
            any_legal = any_legal || refuse_deal(&t, &s, c * VALUES, l) == LEGAL;
    check(any_legal);
    if (refuse_deal(&t, &s, colour * VALUES, land) == LEGAL) {
        s.defence[land][knights_under(land)] = (uint8_t)(colour * VALUES + 1);
        check(can_be_finished()); /* and stays so */
    }
}
