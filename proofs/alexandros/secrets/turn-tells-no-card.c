/* proof: the end of an action and of a turn, the row that is filled up and the pile that is
 *        shuffled tell of hidden cards nothing: who cannot tell two positions apart before, cannot
 *        after
 * clause: hands-hidden refill-to-two reshuffle clockwise
 * readings: standard
 * marks: hands_hidden reshuffle clockwise
 * rules: turns.c setup.c knowledge.c
 */
#define REAL_TURNS
#define REAL_FINISH
#define REAL_GO_ON
#include "../alike.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state), other;
    assume_somebody_looks_on(&t, &s);
    assume(s.actions <= 2);
    assume_few_cards(&s);
    other = looks_alike(&t, &s);
    if (s.actions > 0) {
        alexandros_action_done(&t, &s);
        alexandros_action_done(&t, &other);
        check_they_look_alike(&t, &s, &other);
    } else {
        alexandros_restock(&s);
        alexandros_restock(&other);
        check_they_look_alike(&t, &s, &other);
    }
}
