/* proof: the placer sees all that decides where a part may go: heights, workers, the part and whose
 *        turn it is. That nothing else decides it is pile-goes-on-a-lowest-field
 * clause: holder-hidden tops-open place-fewest-choice
 * readings: standard
 * marks: holder_hidden tops_open
 * rules: knowledge.c
 */
#include "../any.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(PLACE), seen;
    assume(s.mover < PLAYERS);
    sakkara_view(&t, &s, 1u - s.mover, &seen);
    check_same(s.height, seen.height);
    check_same(s.worker, seen.worker);
    check_same(s.part, seen.part);
    check_same(s.picked, seen.picked);
    check(s.phase == seen.phase && s.mover == seen.mover);
}
