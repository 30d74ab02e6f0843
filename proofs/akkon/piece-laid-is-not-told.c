/* proof: who lays a knight face down tells the others on which field, and not which knight: had it been
 *        another one of his camp they would see the same
 * clause: bid-face-down bid-no-peek
 * marks: bid_face_down
 * rules: bidding.c view.c
 */
#include "viewed.h"

unsigned akkon_top(table_given t, state_given s, unsigned city) { (void)t, (void)s, (void)city; return 0; }
void akkon_enter(table_given t, state_changed s, unsigned phase) { (void)t, (void)s, (void)phase; }
unsigned akkon_others_counted(table_given t, state_given s, unsigned owner, unsigned city, bool foreign)
{
    (void)t, (void)s, (void)owner, (void)city, (void)foreign;
    return 0;                          /* asked under another reading only */
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_hidden_bids(&t), twin;
    uint32_t city = any_below(CITIES);
    one = any_below(KNIGHTS);
    another = any_below(KNIGHTS);
    struct move m = { M_PLACE, OTHER, { (uint8_t)one, (uint8_t)city } }, other = m;
    other.arg[0] = (uint8_t)another;
    s.phase = BID;
    s.mover = OTHER;
    twin = s;
    assume(s.marshal != ON_FIELD + city);
    assume(akkon_refuse_bid(&t, &s, m) == LEGAL && akkon_refuse_bid(&t, &s, other) == LEGAL);
    akkon_bid(&t, &s, m);
    akkon_bid(&t, &twin, other);
    check_look_alike(&t, &s, &twin);
}
