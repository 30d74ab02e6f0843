/* proof: a player sees how many knights each of the others has in his hand, not which, and that one
 *        lies face down in a troop or, where knights are not turned up when they conquer, under a
 *        land, not which: whatever they are, he sees the same; and he sees his own
 * clause: hand-hidden hand-count-on-request laid-cards-readable
 * readings: any, q-set-knowledge A
 * marks: hand_hidden hand_count_on_request laid_cards_readable fame_open
 * rules: knowledge.c
 */
#include "../alike.h"

/* What is left of equal rows is equal, whatever is done to them. */
void saga_blank_order(struct saga_state *seen_by_all, unsigned seat)
{
    (void)seen_by_all, (void)seat;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), twin, sees, sees_twin;
    unsigned card = any_below(CARDS), i = any_below(ROOM), seat = any_below(SEATS),
             land = any_below(LANDS);
    assume_lands_are_sound(&t, &s);
    for (unsigned l = 0; l < LANDS; l++)
        if (s.holder[l] == 0 || READS(&t, Q_hide_forced, 'A')) /* there all lies open */
            for (unsigned k = 0; k < COLOURS; k++)
                assume((s.defence[l][k] & DOWN) == 0);
    twin = any_alike(&t, &s);
    for (unsigned l = 0; l < LANDS; l++)
        for (unsigned k = 0; k < COLOURS && s.holder[l] != LOOKER + 1; k++) {
            twin.defence[l][k] = any(uint8_t);
            assume(seen(twin.defence[l][k]) == seen(s.defence[l][k]));
        }
    saga_view(&t, &s, LOOKER, &sees);
    saga_view(&t, &twin, LOOKER, &sees_twin);
    check_same(sees, sees_twin);
    check(sees.hand[LOOKER][card] == s.hand[LOOKER][card]
          && sees.attack[LOOKER][i] == s.attack[LOOKER][i]);
    for (unsigned k = 0; k < COLOURS && s.holder[land] == LOOKER + 1; k++)
        check(sees.defence[land][k] == s.defence[land][k]);
    check(sees.held[seat] == s.held[seat] || READS(&t, Q_hand_count_when, 'B'));
    check((sees.attack[seat][i] & DOWN) == (s.attack[seat][i] & DOWN));
}
