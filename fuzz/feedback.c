/* Which clauses an execution exercised, where libFuzzer looks for it: reaching
 * a new clause keeps the input. AFL++ sees the branch of RULE_MARK instead.
 *
 * They must be volatile: otherwise the compiler takes them for dead, and the
 * fuzzer goes on without them and without a word. fuzz/check sees to that. */
#include "../rules/game.h"

#ifdef QUIBBLE_DEAF /* for fuzz/check: nobody looks there */
#define HEARD
#else
#define HEARD __attribute__((section("__libfuzzer_extra_counters")))
#endif

volatile uint8_t rule_hits[256] HEARD;
