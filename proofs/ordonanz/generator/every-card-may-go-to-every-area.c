/* proof: whatever card is in the hand, it may be laid on whichever area
 * readings: free
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: free-area-choice
 * marks: free_area_choice
 */
#include "../course.h"

PROVE_LAW(ordonanz, every_card_may_go_to_every_area)
