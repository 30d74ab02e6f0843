/* For obligations about what becomes of the income of a turn when another action is
 * begun: it is lost, and the state tells so.
 */
#ifndef SAGA_INCOME_H
#define SAGA_INCOME_H

#include "any.h"

/* As states keep it: some is due only while nothing is done, and that it is lost, or was taken,
 * is noted only where no knight laid or recruited tells. */
static inline bool income_is_kept_well(const struct saga_state *s)
{
    bool told = s->laid != 0 || s->recruited != 0, noted = s->lost != 0 || s->took != 0;
    return s->due == 0 ? s->lost <= 1 && s->took <= 1 && s->lost + s->took <= 1 && !(noted && told)
                       : !noted && !told && s->back == 0;
}

/* Who asks for it now hears that he has lost it, not that there is or was none. */
static inline bool income_is_lost(const struct saga_table *t, const struct saga_state *s)
{
    struct move collect = { M_COLLECT, s->mover, { 0 } };
    return saga_refuse_collect(t, s, collect) == SAGA_income_forfeit;
}

#endif
