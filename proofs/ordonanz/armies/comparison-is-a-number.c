/* proof: of any two armies of four cards the document's comparison prefers the one whose
 *        strength is the greater number, under every reading
 * clause: regiments-compared-first detachments-after-regiments companies-after-detachments
 *         singles-after-combinations
 * readings: free
 * marks: more_regiments_win higher_regiment_wins next_regiment_decides detachment_ranks
 *        company_ranks singles_by_rank extra_single_wins
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

PROVE_LAW(ordonanz, procedure_is_the_order_of_strengths)
