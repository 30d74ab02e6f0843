/* proof: Alexandros may be moved with an open card, or one of the hand, that has a goal; the open
 *        cards are jokers exactly if none of them has a free area, and a free area is in reach; he
 *        stays exactly if none of all this can be done
 * clause: pick-open-card exception-hand-card exception-always-allowed joker-no-free-area
 *        joker-not-from-hand joker-goal-choice move-mandatory no-goal-no-move
 * readings: standard
 * marks: pick_open_card exception_hand_card joker_no_free_area joker_not_from_hand move_mandatory
 * loops: CHOICES:13 count:2
 */
#include "../choosing.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(CARD);
    struct move m = any_move();
    assume(s.mover < t.head.players && m.arg[0] < SYMBOLS);
    assume(m.kind == M_OPEN || m.kind == M_HAND || m.kind == M_JOKER || m.kind == M_STAY);
    for (unsigned k = 0; k <= SYMBOLS; k++)
        t.count[k] = 1; /* these are gone through to name the clause only */
    assume_few_cards(&s);
    tell_anything();
    bool joker = row_has_no_free_area(&s) && told.joker_goals > 0, some = joker;
    for (unsigned k = 0; k < SYMBOLS; k++)
        some = some || ((s.row[k] > 0 || s.hand[s.mover][k] > 0) && told.goals[k] > 0);
    bool may = m.kind == M_OPEN  ? s.row[m.arg[0]] > 0 && told.goals[m.arg[0]] > 0
             : m.kind == M_HAND  ? s.hand[s.mover][m.arg[0]] > 0 && told.goals[m.arg[0]] > 0
             : m.kind == M_JOKER ? joker
                                 : !some;
    check((alexandros_refuse_card(&t, &s, m) == LEGAL) == may);
}
