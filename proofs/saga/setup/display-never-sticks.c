/* proof: under the standard reading a display can be dealt to its end, whatever the set: after
 *        every knight that was dealt by the rules there is one that may come next
 * clause: display-deal-may-stick display-first-own-colour display-colours-differ
 * readings: standard
 * rules: none
 */
#include "../display.h"

/* How many knights a land has, and how many of a colour are left. */
struct course {
    unsigned has[LANDS], left[COLOURS];
};

/* Each land without a knight finds one of its colour; of no colour there are then more left than
 * lands of other colours lack their second. */
static bool can_be_finished(const struct course *c)
{
    bool can = true;
    unsigned lack = 0;
    for (unsigned land = 0; land < LANDS; land++)
        lack += c->has[land] < DISPLAYED;
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        unsigned first = c->has[colour] == 0, itself = c->has[colour] < DISPLAYED;
        can = can && c->left[colour] >= first
           && (c->left[colour] == first || c->left[colour] - first + itself <= lack);
    }
    return can;
}

/* A knight of this colour lies under this land, and then the rest can be laid out. */
static bool fits(const struct course *c, unsigned colour, unsigned land)
{
    struct course then = *c;
    bool may = c->has[land] == 0 ? colour == land : c->has[land] == 1 && colour != land;
    if (!may || c->left[colour] == 0)
        return false;
    then.has[land]++;
    then.left[colour]--;
    return can_be_finished(&then);
}

/* Numbers alone: who can finish has a knight that may come next. */
static void check_course(void)
{
    struct course c;
    unsigned left = 0, lack = 0;
    bool any = false;
    for (unsigned i = 0; i < LANDS; i++) {
        c.has[i] = any_below(DISPLAYED + 1);
        c.left[i] = any_below(7);
        left += c.left[i];
        lack += DISPLAYED - c.has[i];
    }
    assume(left == lack && lack > 0 && can_be_finished(&c));
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned colour = 0; colour < COLOURS; colour++)
            any = any || fits(&c, colour, land);
    check(any);
}

/* And those knights are dealt that fit. */
static void check_deal(void)
{
    struct course c;
    uint32_t land = any_below(LANDS), colour = any_below(COLOURS);
    any_set(2);
    for (unsigned l = 0; l < LANDS; l++) {
        unsigned second = any_below(COLOURS);
        c.has[l] = any_below(DISPLAYED + 1);
        assume(second != l);
        s.defence[l][0] = (uint8_t)(c.has[l] > 0 ? l * VALUES + 1 : 0);
        s.defence[l][1] = (uint8_t)(c.has[l] > 1 ? second * VALUES + 1 : 0);
    }
    for (unsigned i = 0; i < COLOURS; i++) {
        c.left[i] = left_of_colour(i);
        assume(c.left[i] <= 6); /* none was dealt that was not there */
    }
    check((refuse_deal(&t, &s, colour * VALUES, land) == LEGAL) == fits(&c, colour, land));
}

void harness(void)
{
    struct course begin = { { 0 }, { 0 } };
    any_set(2);
    for (unsigned i = 0; i < COLOURS; i++)
        begin.left[i] = left_of_colour(i);
    check(can_be_finished(&begin)); /* before any is dealt */
    if (any_bool())
        check_course();
    else
        check_deal();
}
