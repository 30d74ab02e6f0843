/* proof: a card of the row may be taken if it lies there; it goes into the hand, no other card
 *        moves, and the row is not filled up until both actions are over. One from the pile may be
 *        taken if there is one; it is for nature to say which. How many cards are in the hand does
 *        not matter
 * clause: take-pile-or-open no-refill-between no-hand-limit no-cards-anywhere
 * readings: standard
 * marks: take_pile_or_open no_hand_limit no_refill_between
 * checks: memory wrap
 */
#include "../cards.h"

static bool cards_left;
static unsigned restocked;
bool alexandros_any_to_draw(state_given s)
{
    return cards_left;
}
void alexandros_restock(struct alexandros_state *s)
{
    restocked++;
}
#include "../../../rules/alexandros/taking.c"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(ACTION), expected;
    struct move m = any_move();
    cards_left = any_bool();
    assume(s.mover < t.head.players && m.arg[0] < SYMBOLS
           && (m.kind == M_TAKE || m.kind == M_TAKE_PILE));
    assume(s.barred == 0 && s.filled == 0 && s.took == 0); /* kept for other readings */
    assume_few_cards(&s);
    expected = s;
    bool may = m.kind == M_TAKE ? s.row[m.arg[0]] > 0 : cards_left;
    check((alexandros_refuse_take(&t, &s, m) == LEGAL) == may);
    if (!may)
        return;
    if (m.kind == M_TAKE) {
        expected.row[m.arg[0]]--;
        expected.hand[s.mover][m.arg[0]]++;
        expected.held[s.mover]++;
    } else {
        expected.phase = DRAW;
    }
    alexandros_take(&t, &s, m);
    check_same(s, expected);
    check(m.kind == M_TAKE ? followed == ACTION_DONE && times == 1 : times == 0 && restocked == 1);
}
