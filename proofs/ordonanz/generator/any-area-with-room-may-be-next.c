/* proof: a card may be laid on each area with room, however many cards lie there and on the others
 * readings: free
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: uneven-filling-allowed free-area-choice
 * marks: uneven_filling_allowed free_area_choice
 */
#include "../course.h"

PROVE_LAW(ordonanz, any_area_with_room_may_be_next)
