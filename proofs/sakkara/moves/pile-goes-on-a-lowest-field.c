/* proof: a part may go on a field that is free, not beside a worker of the placer, and as low as
 *        any that is both; on no other, as long as there is one
 * clause: place-on-empty place-fewest-fallback place-fewest-choice placer-not-next-to-own
 * readings: standard
 * marks: place_fewest_choice place_on_empty placer_not_next_to_own place_fewest_fallback
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -knowledge.c -pile.c
 */
#include "../any.h"
#include "../any_near.h"

/* Every part has nine tiles at most, and none is being formed: properties of states. */
void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(PLACE);
    struct move m = any_move_of(M_PUT);
    unsigned placer = any_below(PLAYERS), field = any_below(FIELDS), other = any_below(FIELDS);
    bool lowest = true, open[FIELDS];
    nearby = any(struct nearby);
    s.mover = (uint8_t)(1 - placer);
    m = (struct move){ M_PUT, (uint8_t)placer, { (uint8_t)field } };
    assume(s.part[0] >= 1 && s.part[0] <= 9);
    for (unsigned i = 0; i < TILE_SET; i++)
        assume(s.picked[i] == 0);
    for (unsigned f = 0; f < FIELDS; f++) {
        bool beside = false;
        for (unsigned w = 0; w < WORKERS; w++)
            beside = beside || (s.worker[placer][w] != 0 && nearby.field[placer][w][f]);
        open[f] = !beside && sakkara_worker_on(&s, f) == 0;
    }
    for (unsigned f = 0; f < FIELDS; f++)
        lowest = lowest && (!open[f] || s.height[f] >= s.height[field]);
    assume(s.height[other] < TALL && open[other]); /* there is one */
    witness(t, s, m);
    bool legal = sakkara_refusal(&t, &s, m) == LEGAL;
    if (open[field] && lowest)
        check(legal);
    else
        check(!legal);
}
