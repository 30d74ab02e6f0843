/* Expectations that compare two things of one position. What they find follows from the position
 * alone: Ordonanz compares by the best combination, banners (N) before helmets, swords, bows and
 * lances; the numbers of Saga are what its lines say. */
#include "harness/scenario/scenario.h"
#include "greatest.h"

#include <stdio.h>
#include <string.h>

SUITE_EXTERN(comparing_suite);

/* Four helmets of A on 1 beat four lances of B there, and lose against B's four banners on 5. */
#define ARMIES \
    "game ordonanz\nsketch\nphase over\narea A 1  H H H H\narea B 1  L L L L\n" \
    "area B 5  N N N N\norder 1  A B\norder 5  A B\nend\n"
#define TROOPS "game saga\nsketch\nfame A 3\nfame B 5\ndue 1\nend\n"

static const struct case_of {
    const char *text;
    bool held;
    const char *seen; /* NULL if it holds */
} cases[] = {
    { ARMIES "shows stronger 1 A B higher-regiment-wins", true, NULL },
    { ARMIES "if-swapped area B 1 with area B 5 shows stronger 1 B A higher-regiment-wins", true,
      NULL },
    { ARMIES "if-swapped area B 5 with area B 1 shows stronger 1 B A higher-regiment-wins", true,
      NULL },
    { ARMIES "if-swapped area B 1 with area B 5 shows stronger 1 A B ...", false,
      "stronger 1 B A" },
    { ARMIES "if-swapped area A 1 with area A 2 shows area A 2 H H H H", true, NULL },
    { ARMIES "if-swapped area A 1 with area A 2 shows area A 1 none", true, NULL },
    { ARMIES "if-swapped area A 1 with area B 1 shows area B 1 H H H H", true, NULL },
    { ARMIES "if-swapped area A 1 with phase shows phase over", false, "cannot change places" },
    { ARMIES "if-swapped hand A with hand B shows phase over", true, NULL },
    { ARMIES "if-swapped hnad A with hnad B shows phase over", false, "did you mean 'hand'" },
    /* the position itself stays as it is */
    { ARMIES "if-swapped area B 1 with area B 5 shows area B 5 L L L L\n"
             "shows stronger 1 A B higher-regiment-wins",
      true, NULL },
    { TROOPS "more fame B than fame A", true, NULL },
    { TROOPS "more fame A than fame B", false, "the first is 3, the second 5" },
    { TROOPS "more fame A than fame A", false, "the first is 3, the second 3" },
    { TROOPS "as-much fame A as fame A", true, NULL },
    { TROOPS "as-much fame A as fame B", false, "the first is 3, the second 5" },
    { TROOPS "more fame A than due", true, NULL },
    { TROOPS "more ... A than due", true, NULL },
    { TROOPS "more fmae A than due", false, "did you mean 'fame'" },
    { TROOPS "more fame A than phase", false, "the second one has no number here" },
};
enum { CASES = sizeof cases / sizeof cases[0] };

TEST compares(const struct case_of *c)
{
    static char said[4000];
    struct scenario_result result;
    static struct complaint why; /* a message of greatest points to it */
    memset(said, 0, sizeof said);
    FILE *out = fmemopen(said, sizeof said - 1, "w");
    bool good = run_scenario(c->text, strlen(c->text), NULL, out, &result, &why);
    fclose(out);
    ASSERTm(why.text, good);
    ASSERT_EQ_FMTm(c->text, c->held ? 0u : 1u, result.failed, "%u");
    ASSERTm(c->text, result.passed + result.failed > 0);
    if (c->seen && !strstr(said, c->seen)) {
        ASSERT_STR_EQm(c->text, c->seen, said);
    }
    PASS();
}

SUITE(comparing_suite)
{
    for (unsigned i = 0; i < CASES; i++)
        RUN_TESTp(compares, &cases[i]);
}
