/* Clauses and questions by name: also by a name that they had before. */
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/tests/stones.h"
#include "greatest.h"

#include <string.h>

SUITE_EXTERN(games_suite);

TEST an_old_slug_finds_its_clause(void)
{
    verdict now = LEGAL, old = LEGAL;
    ASSERT(find_slug(&stones_spec, "heap-cap", &now));
    ASSERT(find_slug(&stones_spec, "most-in-a-heap", &old));
    ASSERT_EQ(now, old);
    ASSERT_FALSE(find_slug(&stones_spec, "most-in-a-hat", &old));
    PASS();
}

TEST an_old_id_finds_its_question(void)
{
    unsigned now = 9, old = 9;
    ASSERT(find_question(&stones_spec, "q-last", &now));
    ASSERT(find_question(&stones_spec, "q-last-one", &old));
    ASSERT_EQ(now, old);
    ASSERT(find_question(&stones_spec, "last-one", &old));
    PASS();
}

TEST a_retired_name_is_refused_with_its_reason(void)
{
    verdict v = LEGAL;
    unsigned index = 9;
    struct complaint c = { "" };
    uint8_t table[64] = { 0 };
    ASSERT_FALSE(find_slug(&stones_spec, "stones-are-round", &v));
    ASSERT_FALSE(find_question(&stones_spec, "q-colour", &index));
    ASSERT_FALSE(apply_reading(&stones_spec, table, "q-colour=B", &c));
    ASSERT(strstr(c.text, "found 'q-colour=B', which stones no longer has: all stones are grey"));
    PASS();
}

SUITE(games_suite)
{
    RUN_TEST(an_old_slug_finds_its_clause);
    RUN_TEST(an_old_id_finds_its_question);
    RUN_TEST(a_retired_name_is_refused_with_its_reason);
}
