/* proof: a province may be taken over from an area with a symbol exactly if it is another's, and
 *        the hand has two cards for each of his governors and one for each area with a symbol where
 *        no own governor will stand, for some set of own ones: one on that area, all of
 *        the supply; with up to four governors each, as small games have them (with all four
 *        nobody lacks one on three areas)
 * clause: takeover-opponent takeover-two-per-governor takeover-right-symbol takeover-all-governors
 *        takeover-then-occupy
 * readings: standard
 * marks: takeover_opponent takeover_two_per_governor takeover_right_symbol
 *        takeover_all_governors takeover_then_occupy
 * rules: provinces.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=5
 *     ALEXANDROS_INNER=4 ALEXANDROS_COAST=9
 * unwind: 10
 */
#include "../conquest.h"

static bool may_follow(table_given t, state_given s, unsigned first, unsigned set)
{
    bool good =
        (set >> first & 1u) != 0 && on_the_board(s, s->mover) + size_of(set) <= t->governors;
    for (unsigned a = 0; a < AREAS; a++)
        good = good
            && ((set >> a & 1u) == 0
                || (t->symbol[a] != PLAIN && s->province[a] == s->province[first]));
    return good;
}

void harness(void)
{
    struct alexandros_table t = any_map();
    t.governors = (uint8_t)(1 + any_below(GOVERNORS));
    struct alexandros_state s = any_action(&t);
    struct move m = any_move_of(M_TAKE_OVER);
    unsigned area = m.arg[0];
    bool others = false, own = false, can = false;
    assume(area < AREAS && on_the_board(&s, s.mover) <= t.governors);
    for (unsigned seat = 0; seat < SEATS; seat++) {
        bool there = governors_there(&s, s.province[area], seat) > 0;
        others = others || (there && seat != s.mover);
        own = own || (there && seat == s.mover);
    }
    for (unsigned set = 0; set < 1u << AREAS; set++) {
        bool enough = may_follow(&t, &s, area, set);
        for (unsigned k = 0; k < SYMBOLS; k++)
            enough = enough && s.hand[s.mover][k] >= cost(&t, &s, s.province[area], k, set);
        can = can || enough;
    }
    bool may = t.symbol[area] != PLAIN && others && !own && can;
    if (refuse_occupying_really(&t, &s, m) == LEGAL)
        check(may);
    else
        check(!may);
}
