/* proof: of what each move is proved to do, and each conquest that follows from it, a measure falls
 *        that cannot fall for ever, unless a knight is taken back or a land falls to an equal troop
 * clause: end-on-last-card
 * rules: none
 */
#include "any.h"

/* What the measure is made of; README.md says which obligation proves what of it. */
struct tally {
    int strong;        /* values of all defences together, at most 6 times 24 */
    int display;       /* knights that lie in the pool or under lands in the middle */
    int hands;         /* knights in all hands                              */
    int ending, down, laid, due, asked;        /* asked: 2 for a gift, 1 for a troop */
};

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

static void move(struct tally *n, unsigned kind)
{
    switch (kind) {
    case M_LAY: n->hands--; n->laid = 1; n->due = 0; n->ending = any_of(4); break;
    case M_ADD: n->hands--; n->laid = 1; n->due = 0; n->strong += any_of(5); n->ending = any_of(4); break;
    case M_HIDE: n->hands--; n->laid = 1; n->due = 0; n->down++; n->ending = any_of(4); break;
    case M_RECRUIT: case M_TAKE_FREE: n->display--; n->hands++; n->due = 0; n->asked = 0; break;
    case M_COLLECT: assume(n->due > 0); n->due = 0; break;
    case M_REVEAL: assume(n->down > 0); n->down--; n->due = 0; break;
    case M_END: assume(n->laid == 1); n->laid = 0; n->due = any_of(256); break;
    case M_PASS: assume(n->asked == 2); n->asked = 0; break;
    case M_ENLIST: n->hands--; n->ending++; break;
    default: n->ending++;              /* M_PICK, and passing at the end */
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
    if (any_bool())
        move(&after, kind);
    else
        assume(before.asked == 1), conquest(&after), after.asked = 0;      /* with the troop chosen */
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
