/* proof: when a turn ends its player has no stock, discount or marshal left to pay with, and nobody
 *        else loses any (proved for five players)
 * clause: chaplain-discount-scope card-one-turn-each bid-set-aside
 * readings: standard
 */
#include "../any.h"
#include "../../../rules/akkon/cards.c"

enum { SEAT = 1 }; /* all seats are alike */

static unsigned entered;
typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
void akkon_enter(table_given t, struct akkon_state *s, unsigned phase)
{
    (void)t, (void)s, entered = phase;
}
void akkon_put_card(table_given t, struct akkon_state *s, unsigned p, unsigned a, unsigned b)
{
    (void)t, (void)s, (void)p, (void)a, (void)b;
}
void akkon_charge(table_given t, struct akkon_state *s, unsigned print)
{
    (void)t, (void)s, (void)print;
}
void akkon_note_played(table_given t, struct akkon_state *s, unsigned city)
{
    (void)t, (void)s, (void)city;
}
unsigned akkon_copies(table_given t, state_given s, unsigned p, unsigned a)
{
    (void)t, (void)s, (void)p, (void)a;
    return 1;
}
unsigned akkon_held(table_given t, state_given s, unsigned seat)
{
    (void)t, (void)s, (void)seat;
    return 0;
}
verdict akkon_refuse_action(table_given t, state_given s, unsigned p, unsigned g)
{
    (void)t, (void)s, (void)p, (void)g;
    return LEGAL;
}
verdict akkon_refuse_price(table_given t, state_given s, unsigned p)
{
    (void)t, (void)s, (void)p;
    return LEGAL;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    t.head.players = SEATS;
    s.mover = SEAT;
    s.phase = TURN;
    assume(s.marshal <= SPENT);
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned c = 0; c < CITIES; c++)
            s.guests[p][c] = 0; /* kept under another reading only */
    s.moved_from = 0;
    expected = s;
    for (unsigned p = 0; p < SEATS; p++)
        expected.stock[SEAT][p] = 0;
    expected.chaplain[SEAT] = 0;
    if (s.start == SEAT && s.marshal == IN_CAMP)
        expected.marshal = SPENT;
    akkon_end_turn(&t, &s);
    check(entered == SURPLUS);
    check_same(s, expected);
}
