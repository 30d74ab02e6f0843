/* proof: of two knights of a hand, both of colours that a troop has not, one may be laid on it if
 *        the other may, open or face down
 * clause: reinforce-one-troop hide-on-attack-troop
 * readings: standard
 * marks: colour_once hide_as_play
 * rules: turns.c moves.c laying.c treasure.c lake.c lands.c
 */
#include "../any.h"
#define saga_troop_at troop_really_at
#include "../../../rules/saga/troops.c"
#undef saga_troop_at

static struct saga_troop given;

struct saga_troop saga_troop_at(const struct saga_state *s, unsigned place)
{
    (void)s, (void)place;
    return given;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    unsigned one = any_below(CARDS), other = any_below(CARDS),
             place = LANDS + any_below(PLACES - LANDS);
    struct move m = { 0, s.mover, { (uint8_t)one, (uint8_t)place } };
    assume(s.mover < t.head.players && s.asked == 0);
    assume_lands_are_sound(&t, &s);
    s.phase = TURN;
    given = any_troop();
    assume(s.hand[s.mover][one] > 0 && s.hand[s.mover][other] > 0);
    assume(saga_colour_free(&t, &given, colour_of(one))
           && saga_colour_free(&t, &given, colour_of(other)));
    if (any_bool()) {
        m.kind = M_ADD;
        verdict v = saga_judge(&t, &s, m);
        m.arg[0] = (uint8_t)other;
        check(saga_judge(&t, &s, m) == v);
    } else {
        m.kind = M_HIDE;
        verdict v = saga_judge(&t, &s, m);
        m.arg[0] = (uint8_t)other;
        check(saga_judge(&t, &s, m) == v);
    }
}
