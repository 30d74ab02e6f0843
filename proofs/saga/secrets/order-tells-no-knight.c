/* proof: where a troop lies in the row of its player does not tell which knights lie face down
 *        in it: of two troops that look different to others, what they look like alone says
 *        which one lies first. In which turn they were laid does not
 *        (order_of_troops_tells_no_knight is about the view of that)
 * clause: hide-as-play laid-cards-readable
 * readings: free
 * rules: none
 */
#include "../alike.h"
#include "../../../rules/saga/troops.c"

static bool look_alike(const struct saga_troop *a, const struct saga_troop *b)
{
    bool same = a->size == b->size && a->aim == b->aim && a->barred == b->barred;
    for (unsigned i = 0; i < COLOURS; i++)
        same = same && ((seen(a->card[i]) ^ seen(b->card[i])) & ~(unsigned)FRESH) == 0;
    return same;
}

void harness(void)
{
    struct saga_troop a = any_troop(), b = any_troop(), like_a = any_troop(), like_b = any_troop();
    assume(a.aim == 0 && a.barred == 0 && b.aim == 0 && b.barred == 0);
    assume(look_alike(&a, &like_a) && look_alike(&b, &like_b) && !look_alike(&a, &b));
    check(lies_before(&a, &b) == lies_before(&like_a, &like_b));
    check(lies_before(&a, &b) != lies_before(&b, &a));
}
