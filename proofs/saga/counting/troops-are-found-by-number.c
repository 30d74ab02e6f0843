/* proof: the troop of a number is the one before which so many others lie, and ends before the next
 * clause: reinforce-one-troop
 * readings: free
 * rules: none
 */
#include "../row.h"
#include "../../../rules/saga/troops.c"

void harness(void)
{
    struct saga_state s = any(struct saga_state);
    uint32_t number = any_below(ROOM), i = any_below(COLOURS);
    unsigned before = 0, all = 0;
    assume_row_is_sound(&s);
    const uint8_t *row = s.attack[SEAT];
    unsigned at = begin_of(row, number);
    for (unsigned j = 0; j < ROOM; j++) {
        before += j < at && row[j] >= FIRST;
        all += row[j] >= FIRST;
    }
    check((at == ROOM) == (all <= number));
    if (at == ROOM)
        return;
    check(row[at] >= FIRST && before == number);
    struct saga_troop troop = read_troop(&s, SEAT, at);
    check(troop.size >= 1 && troop.size <= COLOURS);
    if (i < troop.size)
        check(troop.card[i] == row[at + i] % FIRST && troop.card[i] != 0
              && (i == 0 || row[at + i] < FIRST));
    else
        check(troop.card[i] == 0);
    if (at + troop.size < ROOM)
        check(row[at + troop.size] == 0 || row[at + troop.size] >= FIRST);
}
