/* proof: of what each move is proved to do (measure-is-of-the-moves, measure-is-of-the-end), and
 *        each conquest that follows from it (measure-is-of-the-conquests), a measure falls that
 *        cannot fall for ever, unless a knight is taken back or a land falls to an equal troop
 * clause: end-on-last-card
 * readings: free
 * rules: none
 */
#include "../measure.h"

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
    case M_COLLECT:   return n->due > 0;
    case M_REVEAL:    return n->down > 0;
    case M_END:       return n->laid == 1;
    case M_TAKE_FREE: return n->asked == 2;
    case M_PASS:      return n->asked == 2 || n->ending >= CLOSING;
    case M_CONQUER:   return n->asked == 1;
    case M_ENLIST:
    case M_PICK:      return n->ending >= CLOSING;
    case M_LAY:
    case M_ADD:
    case M_HIDE:
    case M_RECRUIT:   return true;
    default:          return false; /* a knight taken back, and moves of other readings */
    }
}

static void conquest(struct tally *n)
{
    struct tally by = { any_of(25),      any_of(25) - 12, any_of(25),    any_of(3) - 1,
                        any_of(25) - 12, any_of(3) - 1,   any_of(3) - 1, 0 };
    assume(of_a_conquest(&by));
    n->strong += by.strong, n->display += by.display, n->hands += by.hands, n->ending += by.ending;
    n->down += by.down, n->laid += by.laid, n->due += by.due, n->asked = 0;
}

void harness(void)
{
    struct tally before = { any_of(145), any_of(13), any_of(61),  any_of(4),
                            any_of(61),  any_of(2),  any_of(256), any_of(3) },
                 after = before;
    unsigned kind = any_below(MOVE_KINDS);
    struct open then = { any_of(5), any_of(256) };
    assume(may(&before, kind));
    bool closing = kind == M_ENLIST || kind == M_PICK || (kind == M_PASS && before.asked != 2);
    bool looks = !closing && kind != M_COLLECT && kind != M_RECRUIT && kind != M_END;
    move(&after, kind, then);
    /* any number of conquests follows: whoever may conquer and is asked with which troop, does */
    if (kind == M_CONQUER || (looks && any_bool())) {
        int weight_before = weight(&after);
        conquest(&after);
        check(weight(&after) < weight_before);
        after.asked = any_of(3);
    } else if (looks && any_bool()) {
        after.asked = 1;
    }
    /* and it goes on: nearer to the end if the last knight was laid, and in each stage of the end
     */
    int nearer = any_of(CLOSED + 2);
    assume(!closing || nearer > 0);
    after.ending += nearer;
    assume(after.hands >= 0 && after.display >= 0 && after.strong <= 144);
    check(falls(&before, &after));
    check(weight(&after) >= 0);
}
