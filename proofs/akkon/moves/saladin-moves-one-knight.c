/* proof: who holds gold moves one of his knights that is on a field to another one, never the
 *        marshal, and not where it may not be laid; nothing else changes, and then the bids are
 *        turned up
 * clause: gold-move-one gold-before-reveal gold-not-marshal gold-keeps-limits priv-once-per-round
 * readings: standard
 * marks: gold_move_one gold_before_reveal priv_once_per_round
 */
#include "../windowed.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    uint32_t piece = any_below(KNIGHTS + 1), city = any_below(CITIES);
    struct move m = { M_SHIFT, SEAT, { (uint8_t)piece, (uint8_t)city } };
    s.phase = SHIFT;
    s.privilege[GOLD] = SEAT + 1;
    s.after = s.shut = s.spent = 0;
    given_landing = any_bool() ? LEGAL : AKKON_merc_grey_exclusive;
    unsigned from = piece < KNIGHTS ? s.at[SEAT][piece] : 0;
    bool may = from >= 1 && from <= CITIES && from != city + 1 && given_landing == LEGAL;
    verdict v = akkon_refuse_window(&t, &s, m);
    check((v == LEGAL) == may);
    if (piece == MARSHAL)
        check(v == AKKON_gold_not_marshal);
    if (!may)
        return;
    expected = s;
    akkon_use_window(&t, &s, m);
    expected.at[SEAT][piece] = (uint8_t)(1 + city);
    check(reveals == 1);
    check_same(s, expected);
}
