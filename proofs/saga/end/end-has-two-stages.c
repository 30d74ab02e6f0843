/* proof: after the last knight a holder of the first power is asked if he can add one, then a
 *        holder of the second if a troop can count, then all is over; nobody else is asked, and
 *        nothing else changes
 * clause: end-at-once end-treasure-add end-lake-troop
 * readings: standard
 * marks: end_at_once
 * bound: 2 players, two lands, two troops of each
 * rules: none
 * loops: CARDS:25 TROOPS:16 saga_troops:4 players:4 lands:4
 */
#include "../stages.h"

/* Could this player do it in this stage, with this knight and this place? */
static bool of_use_to(const struct saga_table *t, struct saga_state s, unsigned phase,
                      unsigned seat, unsigned card, unsigned place)
{
    s.asked = (uint8_t)(seat + 1);
    return phase == ENLIST ? saga_refuse_enlist(t, &s, card, place) == LEGAL
                           : saga_refuse_pick(t, &s, place) == LEGAL;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), before = s;
    t.head.players = 2;
    t.lands = 2;
    unsigned seat = any_below(SEATS), card = any_below(CARDS), owner = any_below(SEATS),
             number = any_below(TROOPS);
    unsigned place = any_bool() ? any_below(2) : place_of(owner, number);
    any_stages(&t);
    assume(seat < t.head.players && owner < t.head.players);
    assume(s.ending == PLAYED_OUT || s.ending == CLOSING || s.ending == CLOSED);
    witness(t, s, (struct move){ 0 });
    saga_go_on(&t, &s);
    bool adds = land_with_add[seat] != NOWHERE && of_use_to(&t, before, ENLIST, seat, card, place);
    bool counts =
        land_with_troop[seat] != NOWHERE && of_use_to(&t, before, PICK, seat, card, place);
    if (before.ending == PLAYED_OUT && adds)
        check(s.phase == ENLIST);
    if (before.ending == CLOSING)
        check(s.phase == PICK || s.phase == OVER);
    if (before.ending != CLOSED && s.phase != ENLIST && counts)
        check(s.phase == PICK);
    if (before.ending == CLOSED)
        check(s.phase == OVER);
    if (s.phase == ENLIST)
        check(s.ending == CLOSING && s.asked >= 1 && land_with_add[s.asked - 1] != NOWHERE);
    else if (s.phase == PICK)
        check(s.ending == CLOSED && s.asked >= 1 && land_with_troop[s.asked - 1] != NOWHERE);
    else
        check(s.phase == OVER && s.ending == CLOSED && s.asked == 0);
    check(s.about == 0 && turns_gone_on == 0);
    s.phase = before.phase, s.ending = before.ending, s.asked = before.asked,
    s.about = before.about;
    check_same(s, before);
}
