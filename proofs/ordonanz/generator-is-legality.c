/* proof: the generator offers a move exactly once if it is legal and not at all if it is not,
 *        for every encodable move and any reading
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: free-area-choice uneven-filling-allowed shuffle-before-game must-place
 * marks: free_area_choice shuffle_before_game
 */
#include "course.h"

void harness(void)
{
    struct ordonanz_table t = any_table_and_reading();
    struct ordonanz_state s = any_state(&t);
    struct offers o = { any_move(), 0 };
    assume(s.phase != TIE);
    witness(t, s, o.probe);
    ordonanz_offers(&t, &s, &o);
    check(o.count == (ordonanz_refusal(&t, &s, o.probe) == LEGAL ? 1 : 0));
}
