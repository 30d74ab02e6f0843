/* proof: a knight that is taken before a bid round keeps each knight and the marshal in one place,
 *        and goes to another player than its owner
 * clause: colour-kit borrow-before-bid borrow-not-marshal
 * readings: standard
 * rules: loans.c
 * bound: 3 players
 */
#include "../fields.h"

void akkon_begin_round(table_given t, state_changed s)
{
    (void)t, (void)s;
}

void harness(void)
{
    struct akkon_table t = any_table();
    t.head.players = 3;
    struct akkon_state s = any_fields(&t, BORROW);
    struct move m = { M_BORROW,
                      NATURE,
                      { (uint8_t)any_below(KNIGHTS), (uint8_t)any_below(3),
                        (uint8_t)any_below(3) } };
    for (unsigned seat = 0; seat < SEATS; seat++)
        assume(s.claim[seat][seat] == 0);
    assume(akkon_refuse_loan(&t, &s, m) == LEGAL);
    akkon_lend(&t, &s, m);
    check(fields_are_sound(&t, &s));
}
