/* proof: of what each move is proved to do, and each conquest that follows from it, a measure falls
 *        that cannot fall for ever, unless a knight is taken back or a land falls to an equal troop
 * clause: end-on-last-card
 * rules: none
 */
#include "measure.h"

static int weight(const struct tally *n)
{
    return 7 * (6 * 24 - n->strong) + 2 * n->display + n->hands;
}

/* First by weight, then by the rest, in this order. */
static bool falls(const struct tally *from, const struct tally *to)
{
    int a[] = { weight(from), -from->ending, from->down, from->laid, from->due, from->asked };
    int b[] = { weight(to), -to->ending, to->down, to->laid, to->due, to->asked };
    for (unsigned i = 0; i < 6; i++)
        if (a[i] != b[i])
            return b[i] < a[i];
    return false;
}

static int any_of(int n)
{
    return (int)any_below((uint32_t)n);
}

/* What makes it legal, as far as the measure sees it. */
static bool may(const struct tally *n, unsigned kind)
{
    switch (kind) {
    case M_COLLECT: return n->due > 0;
    case M_REVEAL: return n->down > 0;
    case M_END: return n->laid == 1;
    case M_PASS: return n->asked == 2;
    default: return true;
    }
}

/* A land changes hands: conquest-raises-the-defence. One from the middle frees two knights, which
 * lay there; one of a player sends at most six home. */
static void conquest(struct tally *n)
{
    int grown = 1 + any_of(24), home = any_of(7);
    assume(7 * grown > home);
    n->strong += grown;
    n->hands += home;
    n->down -= any_of(7);
}

void harness(void)
{
    struct tally before = { any_of(145), any_of(13), any_of(61), any_of(4), any_of(61), any_of(2), any_of(256),
                            any_of(3) }, after = before;
    unsigned kind = any_below(MOVE_KINDS);
    assume(kind >= M_COLLECT && kind != M_TAKE_BACK && kind != M_CONQUER);
    if (any_bool()) {
        struct open then = { any_of(5), any_of(256), any_of(4) };
        assume(may(&before, kind));
        move(&after, kind, then);
    } else {
        assume(before.asked == 1), conquest(&after), after.asked = 0;      /* with the troop chosen */
    }
    /* any number of conquests follows, and it may be that somebody is asked */
    if (any_bool()) {
        int weight_before = weight(&after);
        conquest(&after);
        check(weight(&after) < weight_before);
        after.ending = any_of(4);
        after.asked = any_of(3);
    } else if (any_bool()) {
        assume(after.asked == 0 && kind != M_COLLECT && kind != M_END && kind != M_RECRUIT);
        after.asked = 1;
    }
    assume(after.hands >= 0 && after.display >= 0 && after.strong <= 144);
    check(falls(&before, &after));
    check(weight(&after) >= 0);
}
