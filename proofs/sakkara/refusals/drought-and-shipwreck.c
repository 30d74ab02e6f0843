/* proof: a drought or a shipwreck: in any state it is legal exactly if nothing forbids it, and
 *        refused by the first clause that does
 * clause: drought-recipe shipwreck-recipe spell-targets-display play-from-holder
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-spell-tile-kind A B, q-idle-play A B
 * marks: drought_recipe shipwreck_recipe spell_targets_display play_from_holder
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -knowledge.c
 *        -symmetry.c
 */
#include "../stated.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = stated_state(&t);
    struct move m = any_move();
    unsigned kind = any_below(MOVE_KINDS);
    STATED_TWICE_OF(M_DROUGHT)
    STATED_TWICE_OF(M_SHIPWRECK)
}
