/* proof: who takes which top when bids are turned up tells nothing of the cards that others hold or
 *        that are left in the piles; tops alone are moved, by akkon_put_card, and no privilege is
 *        given out
 * clause: hand-count-public eval-highest-takes priv-from-next-round
 * readings: standard
 * marks: eval_highest_takes new_card_playable
 */
#define LINKS_AWARDS
#include "../telling.h"
#include "../../../rules/akkon/awards.c"

/* Bids are the same in both runs: of these others speak. */
static unsigned given_bid[CITIES][SEATS];
unsigned akkon_bid_value(table_given t, state_given s, unsigned seat, unsigned city)
{
    (void)t, (void)s;
    return given_bid[city][seat];
}

bool akkon_bid_void(table_given t, state_given s, unsigned seat, unsigned city)
{
    (void)t, (void)s, (void)seat, (void)city;
    return false; /* under another reading only */
}

bool akkon_colours_matter(table_given t)
{
    (void)t;
    return false;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_before(), twin;
    for (unsigned city = 0; city < CITIES; city++)
        for (unsigned seat = 0; seat < SEATS; seat++)
            given_bid[city][seat] = any_below(121);
    award(&t, &s);
    twin = other_run();
    award(&t, &twin);
    check(run[0].moves <= CITIES && run[0].calls == 0);
    check_tells_nothing(&s, &twin);
    check_keeps_cards_and_privileges(&s);
}
