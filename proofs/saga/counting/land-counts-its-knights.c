/* proof: a land counts the open knights under it for its holder, 15 or nothing where its right
 *        field says so, and nothing in the middle; +1 and -1 do not count
 * clause: score-land-defence end-gold-zero end-corn-fifteen score-unowned-nothing
 * readings: standard
 * marks: score_land_defence end_gold_zero end_corn_fifteen
 * rules: score.c lands.c
 */
#include "../any.h"

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    uint32_t land = any_below(LANDS);
    assume_lands_are_sound(&t, &s);
    int sum = 0;
    for (unsigned i = 0; i < COLOURS; i++) {
        unsigned byte = s.defence[land][i];
        assume((byte == 0 || is_knight(byte))
               && (i == 0 || byte == 0 || s.defence[land][i - 1] != 0));
        sum += byte == 0 || (byte & DOWN) != 0 ? 0 : (int)(((byte & KNIGHT) - 1u) % 4) + 1;
    }
    unsigned at_end = t.final[land][s.side[land]];
    int expected = (at_end & E_ZERO) != 0 ? 0 : (at_end & E_FIFTEEN) != 0 ? 15 : sum;
    check(saga_land_points(&t, &s, land) == (s.holder[land] == 0 ? 0 : expected));
}
