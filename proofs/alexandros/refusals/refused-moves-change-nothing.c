/* proof: a refused move changes nothing, whatever the bytes of the move and of the state, whatever
 *        it is refused for, in any reading but q-actions-mandatory B
 * clause: move-then-actions actions-four-kinds
 * duty: refused-changes-nothing
 * readings: any, q-actions-mandatory A
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
    struct alexandros_table t = any(struct alexandros_table);
    struct alexandros_state s = any(struct alexandros_state), before = s;
    t.head = declared_head(); /* q-actions-mandatory B asks for each area: any verdict, each time */
    t.head.players = any(uint8_t);
    t.head.small = any(uint8_t);
    struct move m = any_move();
    cards_left = any_bool();
    if (alexandros_step(&t, &s, m) != LEGAL)
        check_same(s, before);
}
