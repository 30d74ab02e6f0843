/* proof: a refused move changes nothing, whatever the bytes of the move and of the state, whatever
 *        it is refused for, in any reading but q-actions-mandatory B
 * clause: move-then-actions actions-four-kinds
 */
#include "after_a_turn.h"
#include "any_verdict.h"
#include "any_effect.h"
#include "../../rules/alexandros/turns.c"

uint8_t alexandros_turn_of(table_given t, state_given s) { return any(uint8_t); }
bool alexandros_sayable(table_given t, struct move m) { return any_bool(); }

void harness(void)
{
    struct alexandros_table t = any(struct alexandros_table);
    struct alexandros_state s = any(struct alexandros_state), before = s;
    struct move m = any_move();
    t.head.reading[ALEXANDROS_Q_actions_mandatory] = 'A';   /* B asks for each area: any verdict, each time */
    cards_left = any_bool();
    if (alexandros_step(&t, &s, m) != LEGAL)
        check_same(s, before);
}
