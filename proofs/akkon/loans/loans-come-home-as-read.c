/* proof: which borrowed knights come home under the other readings. B: those that were used; of a
 *        colour of which some are left unused nature says which of them, one by one, until no more
 *        are away than are left; C: none. Nothing else moves, stocks are over, and the next round
 *        begins (proved for five players)
 * clause: borrow-returns
 * readings: standard, q-borrow-return B C
 * marks: borrow_returns
 */
#include "../borrowing.h"

static unsigned away(const struct akkon_state *s, unsigned colour, unsigned taker)
{
    unsigned n = 0;
    for (unsigned k = 0; k < KNIGHTS; k++)
        n += s->at[colour][k] == LENT + taker;
    return n;
}

/* Whoever has them, some of a colour are left to him, and fewer than he has of it. */
static bool one_is_to_come(const struct akkon_state *s)
{
    bool found = false;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned q = 0; q < SEATS; q++)
            found = found || (p != q && s->stock[p][q] > 0 && away(s, q, p) > s->stock[p][q]);
    return found;
}

/* Nature has named a knight, or the card round is over. */
static void check_where_all_are(const struct akkon_state *before, const struct akkon_state *s,
                                bool all_stay)
{
    unsigned colour = any_below(SEATS), kind = any_below(KNIGHTS), taker = any_below(SEATS),
             where = before->at[colour][kind];
    bool lent = where == LENT + taker, left = lent && before->stock[taker][colour] > 0;
    if (lent)
        check(s->at[colour][kind] == (left || all_stay ? where : IN_CAMP));
    if (where == IN_CAMP)
        check(s->at[colour][kind] == IN_CAMP);
    if (!all_stay && one_is_to_come(before)) {
        check(s->phase == HOME && rounds_begun == 0);
        check(s->stock[taker][colour] == before->stock[taker][colour]);
    } else {
        check(rounds_begun == 1);
        check(s->stock[taker][colour] == 0);
    }
}

static void check_named(const struct akkon_table *t, struct akkon_state s)
{
    struct akkon_state before = s;
    struct move m = { M_HOME, NATURE, { (uint8_t)any_below(KNIGHTS), (uint8_t)any_below(SEATS) } };
    s.phase = HOME;
    if (akkon_refuse_loan(t, &s, m) != LEGAL)
        return;
    unsigned taker = before.at[m.arg[1]][m.arg[0]] - LENT;
    check(taker < SEATS && away(&before, m.arg[1], taker) > before.stock[taker][m.arg[1]]);
    before.at[m.arg[1]][m.arg[0]] = IN_CAMP;
    akkon_lend(t, &s, m);
    check_where_all_are(&before, &s, false);
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_claims(&t), before = s;
    bool stay = READS(&t, Q_borrow_return, 'C');
    if (!stay && any_bool()) {
        check_named(&t, s);
        return;
    }
    akkon_go_home(&t, &s);
    check_where_all_are(&before, &s, stay);
}
