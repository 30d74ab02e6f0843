/* proof: for any cards of two, three or four players and any order of completion, all have
 *        different places in an area, under any reading that lets completion decide
 * readings: standard
 * solver: cadical
 * clause: lower-ties-by-completion compare-all-players completion-order-is-strict
 * marks: compare_all_players first_complete_breaks_equality
 */
#include "../any.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = { .phase = OVER };
    uint8_t place[SEATS];
    unsigned seen = 0;
    for (unsigned p = 0; p < SEATS; p++) {
        for (unsigned c = 0; c < CAP; c++)
            s.area[p][0][c] = (uint8_t)(1 + any_below(FACES - 1));
        s.order[0][p] = (uint8_t)(1 + any_below(SEATS));
        for (unsigned q = 0; q < p; q++)
            assume(s.order[0][q] != s.order[0][p]);
    }
    witness_state(t, s);
    ordonanz_places(&t, &s, 0, place);
    for (unsigned p = 0; p < SEATS; p++)
        seen |= p < t.head.players ? 1u << place[p] : 0;
    check(seen == (1u << t.head.players) - 1);
}
