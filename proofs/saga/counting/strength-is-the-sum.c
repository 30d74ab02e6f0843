/* proof: what must be exceeded is the sum of the open knights under a land, 1 more with +1 on the
 *        side that shows, 1 less with -1, and no number wraps
 * clause: red-plus-one red-needs-two-more gold-minus-one gold-equal-suffices hide-counts-zero
 * readings: standard
 * marks: red_plus_one gold_minus_one
 * rules: lands.c
 * checks: memory wrap
 */
#include "../any.h"

/* What the document counts: nothing for an empty place, nothing for a knight face down. */
static int worth(unsigned byte)
{
    return byte == 0 || (byte & DOWN) != 0 ? 0 : (int)(((byte & KNIGHT) - 1u) % 4u) + 1;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    uint32_t land = any_below(LANDS);
    assume_lands_are_sound(&t, &s);
    const uint8_t *under = s.defence[land];
    for (unsigned i = 0; i < COLOURS; i++)
        assume((under[i] == 0 || is_knight(under[i]))
               && (i == 0 || under[i - 1] != 0 || under[i] == 0));
    int powers = t.during[land][s.side[land]];
    int sum = worth(under[0]) + worth(under[1]) + worth(under[2]) + worth(under[3])
            + worth(under[4]) + worth(under[5]);
    witness_state(t, s);
    int strength = saga_strength(&t, &s, land);
    check(saga_defended(&t, &s, land) == (unsigned)sum);
    check(strength == sum + ((powers & P_PLUS) != 0) - ((powers & P_MINUS) != 0));
    check(strength >= -1 && strength <= 25);
}
