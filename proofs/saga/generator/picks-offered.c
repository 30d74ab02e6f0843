/* proof: who is asked for a troop to conquer with, or for one that counts, is offered exactly those
 *        that are legal, each once; not to leave the first, and to leave the second; after the end
 *        no turn can be ended
 * clause: conquest-not-optional takeback-several-troops end-lake-troop end-at-once
 * readings: standard
 * marks: end_lake_troop end_at_once conquest_not_optional
 * rules: castle.c ending.c treasure.c lands.c
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 troops:27
 */
#include "../offered.h"

/* Any verdict; but what is legal is a troop of who conquers, which choice-is-of-own-troops proves.
 */
verdict saga_refuse_conquer(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                            unsigned place)
{
    bool own = !is_land(place) && seat_at(place) == seat && saga_troop_at(s, place).size > 0;
    (void)t;
    return own ? any(verdict) : (verdict)SAGA_conquest_per_troop;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct move m = any_move();
    unsigned which = any_below(3);
    any_rows(ROOM, m.arg[0]);
    if (which == 0) {
        struct saga_state s = any_state_of(&t, CHOOSE);
        assume(s.asked > 0 && s.about > 0 && s.about <= LANDS);
        witness(t, s, m);
        switch (m.kind) {
            OFFERED(M_CONQUER)
            OFFERED(M_PASS)
        }
    } else if (which == 1) {
        struct saga_state s = any_state_of(&t, PICK);
        assume(s.asked > 0);
        witness(t, s, m);
        switch (m.kind) {
            OFFERED(M_PICK)
            OFFERED(M_PASS)
        }
    } else {
        struct saga_state s = any_state_of(&t, OVER);
        witness(t, s, m);
        check(offered_rightly(&t, &s, m, M_END));
    }
}
