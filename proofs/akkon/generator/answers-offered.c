/* proof: what a card asks is offered exactly as it is legal, each answer once: whose marker goes
 *        back, how far the own goes forward, which ones of a scripture; under any reading of these
 * clause: plague-targets-free levant-may-advance brother-self-plus-1 scripture-must-minus-1
 * readings: standard, q-scripture-same A B C, q-levant-partial A B, q-null-effect A B
 * rules: turns.c actions.c setup.c loans.c rounds.c bidding.c windows.c knowledge.c
 * loops: MOVE_KINDS:28 MOST_STEPS:22 most:22
 */
#include "../offered.h"

static struct akkon_state asked_in(struct akkon_table *t, unsigned phase)
{
    struct akkon_state s = any_state_of(t, phase);
    assume(t->prints == 1 && s.playing == 1);
    assume(t->print[0].action < ACTIONS && t->print[0].track < TRACKS);
    return s;
}

static void check_offers(const struct akkon_table *t, const struct akkon_state *s)
{
    struct move m = any_move();
    witness(*t, *s, m);
    check(offered_rightly(t, s, m));
}

void harness(void)
{
    struct akkon_table t = any_table();
    unsigned phase = any_below(4);
    if (phase == 0) {
        struct akkon_state s = asked_in(&t, PUSH);
        assume(t.print[0].action == PLAGUE);
        check_offers(&t, &s);
    } else if (phase == 1) {
        struct akkon_state s = asked_in(&t, STEPS);
        unsigned action = t.print[0].action;
        assume(action == LANCE || action == FEAST || action == BROTHER || action == LEVANT);
        if (action == LEVANT) {
            assume(s.target > 0 && s.target <= t.head.players);
            for (unsigned city = 0; city < CITIES; city++) /* fewer than all knights and their
                                                              loans */
                assume(s.paid[s.target - 1][city] <= 6 && s.guests[s.target - 1][city] == 0);
            assume(akkon_levant_count(&t, &s, s.target - 1u, t.print[0].cities) > 0);
            assume(akkon_levant_count(&t, &s, s.target - 1u, t.print[0].cities) <= 2 * MOST_STEPS);
        }
        check_offers(&t, &s);
    } else if (phase == 2) {
        struct akkon_state s = asked_in(&t, FORTH);
        unsigned targets = READS(&t, Q_scripture_same, 'C') ? 1 : 0;
        assume(s.target <= targets);
        check_offers(&t, &s);
    } else {
        struct akkon_state s = asked_in(&t, BACK);
        check_offers(&t, &s);
    }
}
