/* proof: no step of the bid round tells which of a player's knights lies where, but by laying it
 *        beside the marshal, or him beside it: exchange two of them, in the position and in what is
 *        said of them, and what anybody lays, or that he passes, leaves to the others what looks
 *        the same
 * clause: bid-face-down bid-no-peek
 * readings: standard
 * marks: bid_face_down pass_is_final marshal_opens_field
 * rules: bidding.c knowledge.c
 */
#include "../viewed.h"

unsigned akkon_top(table_given t, state_given s, unsigned city)
{
    (void)t, (void)s, (void)city;
    return 0;
}
void akkon_enter(table_given t, state_changed s, unsigned phase)
{
    (void)t, (void)s, (void)phase;
}
unsigned akkon_pieces_of(state_given s, unsigned seat, unsigned city)
{
    (void)s, (void)seat, (void)city;
    return 0; /* asked under another reading only */
}

static void step(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    assume(akkon_refuse_bid(t, s, m) == LEGAL);
    akkon_bid(t, s, m);
}

static void check_step(const struct akkon_table *t, struct akkon_state s, struct move m)
{
    struct akkon_state twin = exchanged(&s, OTHER, one, the_other);
    struct move like = m;
    if (m.kind == M_PLACE && s.mover == OTHER && (m.arg[0] == one || m.arg[0] == the_other))
        like.arg[0] = (uint8_t)(m.arg[0] == one ? the_other : one);
    step(t, &s, m);
    step(t, &twin, like);
    assume(face_down(&s, OTHER, one) && face_down(&s, OTHER, the_other));
    check_look_alike(t, &s, &twin);
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_hidden_bids(&t);
    struct move m = { M_PLACE,
                      any(uint8_t),
                      { (uint8_t)any_below(PIECES), (uint8_t)any_below(CITIES) } };
    s.phase = BID;
    assume(s.passed < 1 << t.head.players);
    one = any_below(KNIGHTS);
    the_other = any_below(KNIGHTS);
    if (any_bool()) {
        m.kind = M_PASS;
        m.arg[0] = m.arg[1] = 0;
    }
    check_step(&t, s, m);
}
