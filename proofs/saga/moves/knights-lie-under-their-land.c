/* proof: what is put under a land lies there, knight by knight, open ones before those face down;
 *        what is taken up from under it is what lay there, and nothing is left
 * clause: troop-becomes-defence
 * readings: free
 * rules: troops.c
 */
#include "../any.h"

enum { LAND = 2 }; /* all lands keep theirs in the same way */

void harness(void)
{
    struct saga_state s = any(struct saga_state);
    struct saga_troop troop = any_troop();
    uint32_t i = any_below(COLOURS);
    unsigned byte = 1 + any_below(FIRST - 1);
    bool was = false, lies = false, came = false;
    assume(colours_differ(&troop));
    saga_put_under(&s, LAND, &troop);
    for (unsigned j = 0; j < COLOURS; j++) {
        was = was || troop.card[j] == byte;
        lies = lies || s.defence[LAND][j] == byte;
    }
    check(was == lies);
    check((s.defence[LAND][i] != 0) == (i < troop.size));
    struct saga_troop up = saga_take_up(&s, LAND);
    for (unsigned j = 0; j < COLOURS; j++)
        came = came || up.card[j] == byte;
    check(up.size == troop.size && came == was && s.defence[LAND][i] == 0);
}
