/* proof: a refused move changes nothing, whatever the bytes of the move
 * clause: must-place place-from-own-hand four-card-cap own-strip-only one-actor-at-a-time
 * rules: turns.c setup.c moves.c units.c
 * marks: place_from_own_hand four_card_cap own_strip_only first_player_by_lot
 *        next_is_left_neighbour ends_when_all_full draw_from_talon
 */
#include "any.h"

/* What a legal move does plays no part here: anything stands for it. */
bool ordonanz_all_full(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    (void)t, (void)s;
    return true;
}

unsigned ordonanz_leaders(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    (void)t, (void)s;
    return any(unsigned);
}

void ordonanz_end_game(const struct ordonanz_table *t, struct ordonanz_state *s)
{
    (void)t, (void)s;
}

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any(struct ordonanz_state), before = s;
    struct move m = any_move();
    assume(s.phase < PHASES && s.mover < SEATS);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) != LEGAL)
        check_same(s, before);
}
