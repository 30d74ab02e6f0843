/* proof: who borrows a knight does not see which, nor does anybody but its owner: exchange two of
 *        the lender's knights, in the position and in what nature picks, and to the others all
 *        looks the same afterwards
 * clause: borrow-blind
 * readings: standard
 * marks: borrow_blind
 * rules: loans.c knowledge.c
 * bound: 3 players
 */
#include "../viewed.h"

void akkon_begin_round(table_given t, state_changed s)
{
    (void)t, (void)s;
}

static void lend(const struct akkon_table *t, struct akkon_state *s, unsigned kind, unsigned taker)
{
    struct move m = { M_BORROW, NATURE, { (uint8_t)kind, OTHER, (uint8_t)taker } };
    assume(akkon_refuse_loan(t, s, m) == LEGAL);
    akkon_lend(t, s, m);
}

void harness(void)
{
    struct akkon_table t = any_table();
    t.head.players = 3;
    struct akkon_state s = any_hidden_bids(&t);
    unsigned kind = any_below(KNIGHTS), taker = any_below(t.head.players);
    s.phase = BORROW;
    s.marshal = IN_CAMP;
    one = any_below(KNIGHTS);
    the_other = any_below(KNIGHTS);
    struct akkon_state twin = exchanged(&s, OTHER, one, the_other);
    lend(&t, &s, kind, taker);
    lend(&t, &twin, kind == one ? the_other : kind == the_other ? one : kind, taker);
    check_look_alike(&t, &s, &twin);
}
