/* proof: laying down a part keeps every property of states. One field stands for all: the part asks
 *        for a field only to find its stack
 * clause: place-on-empty place-fewest-fallback turns-alternate
 * readings: standard
 * marks: place_on_empty place_fewest_fallback turns_alternate
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -knowledge.c -pile.c
 */
#include "../induction.h"
#include "../any_near.h"
#include "sakkara_properties.h"

enum { ONTO = 24 };

/* How high a stack can become, no-pile-makes-a-stack-of-eleven proves; that the parts
 * make up the pile is a tally of spec/. */
void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = sound_state(&t), before = s;
    struct move m = any_move();
    nearby = any(struct nearby);
    assume(m.arg[0] == ONTO && s.height[ONTO] + s.part[0] <= 10);
    m.arg[0] = ONTO;
    assume(s.part[0] <= s.used && (s.part[1] == 0) == (s.part[0] == s.used));
    witness(t, before, m);
    switch (m.kind) {
        PLAYED(PLACE, M_PUT)
    default: return;
    }
    check(sakkara_every_state_property(&t, &s));
}
