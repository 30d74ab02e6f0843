/* proof: choosing a side, giving a set, saying who is the youngest: in any state it is legal
 *        exactly if nothing forbids it, and refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: first-game-crown-sides later-games-any-sides one-set-per-player display-from-one-set
 *        surplus-sets-boxed youngest-starts
 * readings: standard
 * marks: first_game_crown_sides later_games_any_sides one_set_per_player display_from_one_set
 *        surplus_sets_boxed youngest_starts
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 count:26
 */
#include "../stated.h"

void harness(void)
{
    struct move m = any_move();
    switch (m.kind) {
        CHECK_STATED(0, M_SIDE)
        CHECK_STATED(0, M_SET)
        CHECK_STATED(0, M_YOUNGEST)
    default: return;
    }
}
