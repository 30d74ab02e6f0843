/* proof: a card that chance deals or draws tells nobody but who gets it anything, and one that it
 *        turns up no more than itself: who cannot tell two positions apart before, cannot after
 * clause: hands-hidden deal-one-hidden rest-is-pile take-pile-or-open
 * readings: standard
 * marks: hands_hidden deal_one_hidden open_may_be_equal take_pile_or_open random_start_player
 * rules: knowledge.c
 */
#include "../alike.h"
#include "../../../rules/alexandros/setup.c"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state), other;
    struct move m = any_move(), like;
    assume_somebody_looks_on(&t, &s);
    assume(m.kind <= M_DRAW && m.arg[0] < SYMBOLS);
    assume(s.phase != DEAL || dealt(&t, &s) < t.head.players);
    assume_few_cards(&s);
    other = looks_alike(&t, &s);
    like = m;
    if ((m.kind == M_DEAL && dealt(&t, &s) != onlooker)
        || (m.kind == M_DRAW && s.mover != onlooker))
        like.arg[0] = (uint8_t)any_below(SYMBOLS);
    if (alexandros_refuse_nature(&t, &s, m) != LEGAL
        || alexandros_refuse_nature(&t, &other, like) != LEGAL)
        return;
    alexandros_let_nature(&t, &s, m);
    begin_again();
    alexandros_let_nature(&t, &other, like);
    check_they_look_alike(&t, &s, &other);
}
