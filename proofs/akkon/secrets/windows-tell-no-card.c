/* proof: whether a privilege can be used, and using it or not, tells nothing of the cards that
 *        others hold or that are left in the piles; cards are moved by akkon_put_card alone, and no
 *        privilege is given out
 * clause: hand-count-public piles-shuffled prestige-top-only priv-from-next-round
 * readings: standard
 * marks: prestige_take power_return_one faith_step
 * rules: windows.c
 * loops: CARDS:73
 */
#define LINKS_WINDOWS
#include "../telling.h"

verdict __CPROVER_uninterpreted_landing(unsigned seat, unsigned piece, unsigned city);
verdict akkon_refuse_landing(table_given t, state_given s, unsigned seat, unsigned piece,
                             unsigned city)
{
    (void)t, (void)s;
    return __CPROVER_uninterpreted_landing(seat, piece, city);
}

unsigned akkon_pieces_of(state_given s, unsigned seat, unsigned city)
{
    (void)s, (void)seat, (void)city;
    return 0; /* asked under another reading only */
}

static void use(const struct akkon_table *t, struct akkon_state *s, struct move m, unsigned phase)
{
    s->phase = (uint8_t)phase;
    assume(akkon_refuse_window(t, s, m) == LEGAL);
    akkon_use_window(t, s, m);
}

/* Whether a window opens is asked, and cards of a city are counted, in both runs, too. */
static bool opens[2];

static void go_on(const struct akkon_table *t, struct akkon_state *s, struct move m, unsigned phase)
{
    opens[now - run] = akkon_window(t, s, phase);
    if (m.kind == M_PLAY)
        akkon_note_played(t, s, m.arg[0]);
    else
        use(t, s, m, phase);
}

static unsigned any_phase(void)
{
    static const uint8_t phases[] = { EXCHANGE, SHIFT, RETURN, TURN, CLEMENS };
    return phases[any_below(sizeof phases)];
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_before(), twin;
    struct move m = any_move();
    unsigned phase = any_phase();
    for (unsigned track = 0; track < TRACKS; track++)
        assume(s.privilege[track] > 0 && s.privilege[track] <= t.head.players);
    assume(m.kind != M_PLAY || m.arg[0] < CITIES);
    assume(s.mover < t.head.players && s.returnable < 1 << RETURNED);
    go_on(&t, &s, m, phase);
    twin = other_run();
    go_on(&t, &twin, m, phase);
    check(opens[0] == opens[1]);
    check_tells_nothing(&s, &twin);
    check_keeps_cards_and_privileges(&s);
}
