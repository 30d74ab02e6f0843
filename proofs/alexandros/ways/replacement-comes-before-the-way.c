/* proof: with the goal the open card is replaced, if there is a card, and then only the corner is
 *        chosen; a card of the hand asks for no replacement; the goal is kept, the card is
 *        forgotten
 * clause: open-card-replaced replace-before-route goal-nearest no-cards-anywhere
 * readings: standard
 * marks: replace_before_route goal_nearest no_cards_anywhere
 * checks: memory wrap
 */
#include "../choosing.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(GOAL), expected;
    unsigned area = any_below(AREAS);
    tell_anything();
    assume(s.sent == 0 && s.joker != CARD_JOKER); /* other readings */
    expected = s;
    expected.goal = (uint8_t)(area + 1);
    expected.card = 0;
    if (s.replace && cards_left) {
        expected.phase = REVEAL;
    } else {
        expected.replace = 0;
        expected.phase = CORNER;
    }
    alexandros_choose_goal(&t, &s, area);
    check_same(s, expected);
    check(restocked == (s.phase == REVEAL));
    if (s.phase != REVEAL)
        return;
    s.replace = expected.replace = 0; /* open-card-comes-from-the-pile */
    expected.phase = CORNER;
    alexandros_go_on(&t, &s);
    check_same(s, expected);
}
