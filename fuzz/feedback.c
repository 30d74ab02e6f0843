/* The counters of exercised clauses, where libFuzzer looks for them: it keeps an input that reaches
 * a new clause. AFL++ sees the branch of RULE_MARK instead.
 *
 * The counters must be volatile. Otherwise the compiler removes them as unused, and the fuzzer
 * silently goes on without them. fuzz/check notices that. */
#include "../rules/game.h"

#ifdef QUIBBLE_DEAF /* for fuzz/check: counters that the fuzzer does not see */
#define HEARD
#else
#define HEARD __attribute__((section("__libfuzzer_extra_counters")))
#endif

volatile uint8_t rule_hits[256] HEARD;
