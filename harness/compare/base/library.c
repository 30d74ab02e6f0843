/* The one file that a library of rules has besides them: the measures of its
 * contract, where its marks are noted, and that its laws are not asked. */
#include "harness/kit/contract.h"

enum { MOST_MARKS = 256 };
extern const size_t library_contract[CONTRACT_COUNT];
const size_t library_contract[CONTRACT_COUNT] = CONTRACT_MEASURES;

_Thread_local uint8_t rule_hits[MOST_MARKS];

/* Of the thread that asks. */
uint8_t *library_marks(void);
uint8_t *library_marks(void)
{
    return rule_hits;
}

uint32_t choose(struct choice *from, uint32_t n)
{
    (void)from, (void)n;
    return 0;
}
