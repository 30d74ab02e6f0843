/* All suites. 'tests -s SUITE -t TEST' runs a part, -v says more. */
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "greatest.h"

#include <stdio.h>

SUITE_EXTERN(words_suite);
SUITE_EXTERN(games_suite);
SUITE_EXTERN(options_suite);
SUITE_EXTERN(scenario_suite);
SUITE_EXTERN(diagnostics_suite);
SUITE_EXTERN(vocabulary_suite);
SUITE_EXTERN(comparing_suite);
SUITE_EXTERN(depending_suite);
SUITE_EXTERN(rulings_suite);
SUITE_EXTERN(serve_suite);
SUITE_EXTERN(conform_suite);
SUITE_EXTERN(lsp_suite);
SUITE_EXTERN(embed_suite);
SUITE_EXTERN(choice_suite);
SUITE_EXTERN(battery_suite);
SUITE_EXTERN(followed_suite);
SUITE_EXTERN(pairs_suite);
SUITE_EXTERN(store_suite);
SUITE_EXTERN(explore_suite);
SUITE_EXTERN(disk_suite);
SUITE_EXTERN(rows_suite);
SUITE_EXTERN(scopes_suite);
SUITE_EXTERN(twins_suite);
SUITE_EXTERN(regress_suite);
SUITE_EXTERN(equal_suite);
SUITE_EXTERN(tongue_suite);
SUITE_EXTERN(pictures_suite);
SUITE_EXTERN(results_suite);
SUITE_EXTERN(nothing_suite);
SUITE_EXTERN(prove_suite);

int serve_stones(const char *changed);

GREATEST_MAIN_DEFS();

static bool ran_nothing(void)
{
    return greatest_info.tests_run + greatest_info.suite.tests_run == 0 && !GREATEST_LIST_ONLY();
}

int main(int argc, char **argv)
{
    if (argc == 3 && same_word(argv[1], "port"))
        return serve_stones(argv[2]); /* a port of test_conform.c's */
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(words_suite);
    RUN_SUITE(games_suite);
    RUN_SUITE(options_suite);
    RUN_SUITE(scenario_suite);
    RUN_SUITE(diagnostics_suite);
    RUN_SUITE(vocabulary_suite);
    RUN_SUITE(comparing_suite);
    RUN_SUITE(depending_suite);
    RUN_SUITE(rulings_suite);
    RUN_SUITE(serve_suite);
    RUN_SUITE(conform_suite);
    RUN_SUITE(lsp_suite);
    RUN_SUITE(embed_suite);
    RUN_SUITE(choice_suite);
    RUN_SUITE(battery_suite);
    RUN_SUITE(followed_suite);
    RUN_SUITE(pairs_suite);
    RUN_SUITE(store_suite);
    RUN_SUITE(explore_suite);
    RUN_SUITE(disk_suite);
    RUN_SUITE(rows_suite);
    RUN_SUITE(scopes_suite);
    RUN_SUITE(twins_suite);
    RUN_SUITE(regress_suite);
    RUN_SUITE(equal_suite);
    RUN_SUITE(tongue_suite);
    RUN_SUITE(pictures_suite);
    RUN_SUITE(results_suite);
    RUN_SUITE(prove_suite);
    RUN_SUITE(nothing_suite);
    if (ran_nothing()) {
        fputs("tests: found no test that fits -s and -t, expected one that 'tests -l' lists\n",
              stderr);
        return WRONG_CALL;
    }
    GREATEST_MAIN_END();
}
