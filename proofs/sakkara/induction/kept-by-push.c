/* proof: the push of an ox keeps every property of states. One pair of fields stands for all: the
 *        push asks for a field only to find its stack
 * clause: ox-pushes-top ox-block-keeps-order
 * readings: standard
 * marks: ox_pushes_top
 */
#include "../induction.h"
#include "sakkara_properties.h"

enum { FROM = 24, ONTO = 25 };

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = sound_state(&t), before;
    struct move m = any_move();
    assume(s.source == FROM + 1 && s.target == ONTO + 1);
    s.source = FROM + 1;
    s.target = ONTO + 1;
    before = s;
    witness(t, before, m);
    switch (m.kind) {
        PLAYED(PUSH, M_PUSH)
    default: return;
    }
    check(sakkara_every_state_property(&t, &s));
}
