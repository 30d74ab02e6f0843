/* proof: with which card Alexandros is moved, or that he stays, the goal, and the card that goes
 *        with a joker tell of hidden cards no more than the card itself: who cannot tell two
 *        positions apart before, cannot after
 * clause: hands-hidden open-card-into-hand exception-discard joker-then-take
 * readings: standard
 * marks: hands_hidden open_card_into_hand exception_discard joker_then_take goal_nearest
 * rules: knowledge.c
 * loops: CHOICES:13 count:2
 */
#include "../choosing.h"
#include "../alike.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state), other;
    struct move m = any_move();
    unsigned area = any_below(AREAS);
    bool chooses = m.kind == M_OPEN || m.kind == M_HAND || m.kind == M_JOKER || m.kind == M_STAY;
    assume_somebody_looks_on(&t, &s);
    assume(m.arg[0] < SYMBOLS);
    assume_few_cards(&s);
    tell_anything();
    other = looks_alike(&t, &s);
    if (chooses) {
        alexandros_choose_card(&t, &s, m);
        begin_again();
        alexandros_choose_card(&t, &other, m);
        check_they_look_alike(&t, &s, &other);
    } else if (m.kind == M_GOAL) {
        alexandros_choose_goal(&t, &s, area);
        begin_again();
        alexandros_choose_goal(&t, &other, area);
        check_they_look_alike(&t, &s, &other);
    } else if (m.kind == M_KEEP || m.kind == M_DECLINE) {
        alexandros_keep(&t, &s, m);
        begin_again();
        alexandros_keep(&t, &other, m);
        check_they_look_alike(&t, &s, &other);
    }
}
