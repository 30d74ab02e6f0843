/* proof: a card that is turned up goes from the pile into the row, and no other card moves: as the
 *        row is laid open, until it has two; as the card of the move is replaced, of which nothing
 *        is due then; as the row is filled up
 * clause: two-open-cards open-card-replaced refill-to-two open-may-be-equal rest-is-pile
 * readings: standard
 * marks: two_open_cards open_card_replaced refill_to_two open_may_be_equal
 * checks: memory wrap
 */
#include "../cards.h"
#include "../../../rules/alexandros/setup.c"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state), expected;
    struct move m = any_move_of(M_UNCOVER);
    assume(m.arg[0] < SYMBOLS && s.phase < PHASES);
    assume_few_cards(&s);
    bool meant = s.phase == LAY_OPEN || s.phase == REVEAL || s.phase == REFILL;
    expected = s;
    check((alexandros_refuse_nature(&t, &s, m) == LEGAL) == (meant && s.pile[m.arg[0]] > 0));
    if (!meant || s.pile[m.arg[0]] == 0)
        return;
    unsigned before = (unsigned)s.row[0] + s.row[1] + s.row[2] + s.row[3] + s.row[4];
    expected.pile[m.arg[0]]--;
    expected.row[m.arg[0]]++;
    if (s.phase == LAY_OPEN && before == 1)
        expected.phase = LOT;
    if (s.phase == REVEAL)
        expected.replace = 0;
    alexandros_let_nature(&t, &s, m);
    check_same(s, expected);
    check(followed
          == (expected.phase == REVEAL   ? WENT_ON
              : expected.phase == REFILL ? ROW_FILLED
                                         : NOTHING));
}
