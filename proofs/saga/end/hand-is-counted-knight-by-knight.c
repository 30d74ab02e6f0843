/* proof: a hand is worth its knights, each its value, however many of each there are
 * clause: score-hand-minus
 * readings: free
 * rules: none
 */
#include "../scoring.h"

void harness(void)
{
    struct saga_state s = any(struct saga_state);
    uint32_t seat = any_below(SEATS);
    int sum = 0;
    for (unsigned card = 0; card < CARDS; card++)
        sum += (int)s.hand[seat][card] * (int)(card % 4 + 1);
    check(hand_of(&s, seat) == sum);
}
