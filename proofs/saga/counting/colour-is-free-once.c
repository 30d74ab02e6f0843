/* proof: a colour is free in a troop exactly if none of its knights, open or face down, has it;
 *        under the reading that remembers, also none that was taken back
 * clause: colour-once hide-colours treasure-add-colours end-treasure-colours
 * readings: standard, q-takeback-colour-memory A B
 * marks: colour_once
 * rules: troops.c
 * checks: memory wrap
 */
#include "../any.h"

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_troop troop = any_troop();
    uint32_t colour = any_below(COLOURS);
    bool memory = t.head.reading[SAGA_Q_takeback_colour_memory] == 'B';
    bool there = memory && (troop.barred >> colour) % 2 == 1;
    for (unsigned i = 0; i < COLOURS; i++)
        if (i < troop.size)
            there = there || (unsigned)((troop.card[i] & KNIGHT) - 1) / 4 == colour;
    assume(colours_differ(&troop));
    bool free = saga_colour_free(&t, &troop, colour);
    check(free == !there);
}
