/* proof: which knights the others have laid, kept or lent refuses a player nothing: exchange two of
 *        theirs, and each move of his gets the same verdict
 * clause: bid-face-down borrow-blind
 * readings: standard
 * rules: turns.c moves.c bidding.c windows.c loans.c setup.c rounds.c knowledge.c
 * loops: MOVE_KINDS:28
 */
#include "../looking.h"

unsigned akkon_top(table_given t, state_given s, unsigned city)
{
    (void)t, (void)s;
    return city % 2 ? NOWHERE : 0;
}
unsigned akkon_held(table_given t, state_given s, unsigned seat)
{
    (void)t, (void)s;
    return seat;
}
unsigned akkon_copies(table_given t, state_given s, unsigned print, unsigned place)
{
    (void)t, (void)s;
    return print == place; /* cards are where they are, in both runs */
}

static verdict judge(const struct akkon_table *t, struct akkon_state s, struct move m,
                     unsigned phase)
{
    verdict judged = NOT_A_MOVE;
    s.phase = (uint8_t)phase;
    for (unsigned kind = 0; kind < MOVE_KINDS; kind++)
        if (kind == m.kind) {
            struct move meant = m;
            meant.kind = (uint8_t)kind;
            judged = akkon_refusal(t, &s, meant);
        }
    return judged;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_hidden_bids(&t);
    struct move m = any_move();
    uint32_t other = any_below(t.head.players), one = any_below(KNIGHTS),
             another = any_below(KNIGHTS);
    for (unsigned track = 0; track < TRACKS; track++)
        /* else no window opens */
        assume(s.privilege[track] > 0 && s.privilege[track] <= t.head.players);
    assume(m.actor < t.head.players && m.actor != other);
    struct akkon_state twin = exchanged(&s, other, one, another);
    if (any_bool())
        check(judge(&t, s, m, BID) == judge(&t, twin, m, BID));
    else if (any_bool())
        check(judge(&t, s, m, SHIFT) == judge(&t, twin, m, SHIFT));
    else
        check(judge(&t, s, m, EXCHANGE) == judge(&t, twin, m, EXCHANGE));
}
