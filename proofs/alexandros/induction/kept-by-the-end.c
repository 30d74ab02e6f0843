/* proof: the end of an action, and of a turn, keep the properties of turns
 * clause: actions-two end-red-trigger clockwise no-cards-anywhere
 * readings: standard
 * marks: actions_two actions_optional end_red_trigger clockwise no_cards_anywhere
 * rules: setup.c moving.c taking.c tax.c moves.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#include "../kept.h"

static bool played(table_given t, struct alexandros_state *s, struct move m)
{
    assume(s->phase == ACTION && m.kind < MOVE_KINDS);
    s->phase = ACTION;
    if (m.kind == M_END) {
        m.kind = M_END;
        if (alexandros_step(t, s, m) != LEGAL)
            return false;
        check(goes_on_soundly(t, s));
    } else {
        assume(s->actions == 1);
        s->actions = any_bool() ? 1 : 2;
        action_done_really(t, s);
        check(goes_on_soundly(t, s));
    }
    return true;
}
