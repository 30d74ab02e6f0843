/* proof: when the game is over exactly those win than whom nobody has more points, the scores told
 *        are the points; before, nobody has won
 * clause: highest-wins tie-unspecified
 * readings: standard
 * marks: highest_wins tie_unspecified
 */
#include "../after_a_turn.h"
#include "../any_verdict.h"
#include "../any_effect.h"
#include "../../../rules/alexandros/turns.c"

uint8_t alexandros_turn_of(table_given t, state_given s)
{
    return any(uint8_t);
}
bool alexandros_sayable(table_given t, struct move m)
{
    return any_bool();
}

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state);
    struct outcome o;
    unsigned seat = any_below(SEATS);
    bool beaten = false;
    assume(s.phase < PHASES && seat < t.head.players);
    for (unsigned p = 0; p < SEATS; p++) {
        assume(s.carry[p] == 0);
        beaten = beaten || (p < t.head.players && s.score[p] > s.score[seat]);
    }
    alexandros_outcome(&t, &s, &o);
    check(o.over == (s.phase == OVER));
    check((o.winners >> seat & 1u) == (o.over && !beaten));
    check(o.winners >> t.head.players == 0);
    check(!o.over || o.score[seat] == s.score[seat]);
}
