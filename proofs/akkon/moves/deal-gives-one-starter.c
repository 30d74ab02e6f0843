/* proof: a starter is dealt to the next player clockwise from the start player, two to each before
 *        the one after him; it goes into his hand, and nothing else happens, but that after the
 *        last one those left over go into the box, no other card moves, and the first round is due
 * clause: starters-dealt-open starters-surplus-to-box
 * readings: standard
 * marks: starters_dealt_open starters_surplus_to_box pile_size_10
 * loops: CARDS:73 cards:73
 */
#include "../any.h"
#include "../../../rules/akkon/setup.c"

static unsigned given_copies, held[SEATS], moved, moved_print, entered;
typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
unsigned akkon_copies(table_given t, state_given s, unsigned print, unsigned place)
{
    (void)t, (void)s, (void)print;
    return place == TAKEN_OUT ? given_copies : 0;
}

unsigned akkon_held(table_given t, state_given s, unsigned seat)
{
    (void)t, (void)s;
    return held[seat];
}
void akkon_put_card(table_given t, struct akkon_state *s, unsigned print, unsigned from,
                    unsigned to)
{
    (void)t, (void)s;
    moved += from == TAKEN_OUT && to >= IN_HAND && to < IN_HAND + SEATS ? 1 : 100;
    moved_print = print;
    held[to - IN_HAND]++;
}

void akkon_pile_used_up(table_given t, struct akkon_state *s)
{
    (void)t, (void)s;
}
void akkon_enter(table_given t, struct akkon_state *s, unsigned phase)
{
    (void)t, (void)s, entered = phase;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), before;
    unsigned dealt = 0, players = t.head.players;
    struct move m = { M_DEAL, NATURE, { (uint8_t)any_below(CARDS), (uint8_t)any_below(players) } };
    t.prints = 0; /* which top is turned up: used-up-pile-ends-the-game */
    assume(t.cards <= CARDS && s.start < players);
    given_copies = any_below(CARDS);
    s.phase = DEAL;
    for (unsigned seat = 0; seat < SEATS; seat++) {
        held[seat] = seat < players ? any_below(STARTERS + 1) : 0;
        dealt += held[seat];
    }
    assume(dealt < STARTERS * players);
    unsigned next = s.start + dealt / STARTERS;
    next = next < players ? next : next - players;
    verdict v = akkon_refuse_setup(&t, &s, m);
    check((v == LEGAL) == (m.arg[1] == next && given_copies > 0));
    if (v != LEGAL)
        return;
    before = s;
    akkon_set_up(&t, &s, m);
    bool last = dealt + 1 == STARTERS * players;
    uint32_t card = any_below(CARDS);
    bool leaves = last && card < t.cards && before.card[card] == TAKEN_OUT;
    check(moved == 1 && moved_print == m.arg[0]);
    check(s.card[card] == (leaves ? BOXED : before.card[card]));
    check(last ? entered == BID : entered == 0 && s.phase == DEAL);
}
