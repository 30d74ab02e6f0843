/* proof: who has arrived with a joker may take any one open card, or none; it goes into the hand
 *        and is replaced, if there is a card; nothing else changes. Without a joker, or without an
 *        open card, the actions follow at once
 * clause: joker-then-take move-then-actions open-card-replaced
 * readings: standard
 * marks: joker_then_take move_then_actions
 * checks: memory wrap
 */
#include "../choosing.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(WAY), expected;
    struct move m = any_move();
    tell_anything();
    assume_few_cards(&s);
    assume(s.joker <= ROW_JOKER && s.replace == 0 && s.goal == 0 && s.card == 0
           && s.mover < t.head.players);
    bool open_cards = s.row[0] > 0 || s.row[1] > 0 || s.row[2] > 0 || s.row[3] > 0 || s.row[4] > 0;
    expected = s;
    expected.phase = s.joker && open_cards ? JOKER_TAKE : ACTION;
    expected.joker = s.joker && open_cards ? ROW_JOKER : 0;
    alexandros_arrived(&t, &s);
    check_same(s, expected);
    if (s.phase != JOKER_TAKE)
        return;
    assume((m.kind == M_KEEP || m.kind == M_DECLINE) && m.arg[0] < SYMBOLS);
    bool may = m.kind == M_DECLINE || s.row[m.arg[0]] > 0;
    check((alexandros_refuse_keep(&t, &s, m) == LEGAL) == may);
    if (!may)
        return;
    if (m.kind == M_KEEP) {
        expected.row[m.arg[0]]--;
        expected.hand[s.mover][m.arg[0]]++;
        expected.held[s.mover]++;
        expected.replace = cards_left;
    }
    expected.joker = 0;
    expected.phase = m.kind == M_KEEP && cards_left ? REVEAL : ACTION;
    alexandros_keep(&t, &s, m);
    check_same(s, expected);
}
