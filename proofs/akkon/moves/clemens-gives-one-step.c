/* proof: who holds faith and has played two cards of a city in his turn moves one own marker that
 *        has room 1 forward, once in the turn; nothing else changes; cards are counted for him
 *        alone
 * clause: faith-step faith-two-same-city faith-once
 * readings: standard
 * marks: faith_step faith_two_same_city faith_once
 */
#include "../windowed.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    uint32_t track = any_below(TRACKS), city = any_below(CITIES);
    struct move m = { M_RAISE, SEAT, { (uint8_t)track } };
    s.phase = TURN;
    s.mover = SEAT;
    assume_values(&s);
    assume(s.privilege[FAITH] <= SEATS && s.stepped <= 1);
    for (unsigned c = 0; c < CITIES; c++)
        assume(s.played[c] <= 2);
    expected = s;
    bool holder = s.privilege[FAITH] == SEAT + 1, two = false;
    if (any_bool()) {
        akkon_note_played(&t, &s, city);
        if (holder && expected.played[city] < 2)
            expected.played[city]++;
        check_same(s, expected);
        return;
    }
    for (unsigned c = 0; c < CITIES; c++)
        two = two || s.played[c] == 2;
    bool may = two && s.stepped == 0 && s.value[SEAT][track] < 13;
    check((akkon_refuse_window(&t, &s, m) == LEGAL) == may);
    if (!may)
        return;
    akkon_use_window(&t, &s, m);
    expected.value[SEAT][track]++;
    expected.stepped = 1;
    check(akkon_refuse_window(&t, &s, m)
          == (s.value[SEAT][track] < 13 ? AKKON_faith_once : AKKON_value_clamp));
    check_same(s, expected);
}
