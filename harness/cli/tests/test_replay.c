/* Runs counterexamples of CBMC with the compiled rules: the output says what broke, and whether
 * the proof asserts it. What no words express is not printed as a scenario. */
#include "harness/cli/replay.h"
#include "harness/core/games.h"
#include "harness/tests/faulty.h"
#include "rules/game.h"
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

SUITE_EXTERN(prove_suite);

static struct toy_table table;
static struct toy_state state;
static char *situation;
static bool broken;

static void begin(void *fault)
{
    guest_game = &toy_spec;
    toy_fault = SOUND;
    toy_spec.game->default_table(&table, 2);
    toy_spec.game->seal(&table);
    state = (struct toy_state){ .turn = 1, .heap = { 3, 4, 2 }, .strength = { 1, 2 }, .last = 1 };
    situation = NULL;
    (void)fault;
}

static void end(void *ignored)
{
    (void)ignored;
    guest_game = NULL;
    toy_fault = SOUND;
    free(situation);
    situation = NULL;
}

static const struct move take_one = { TOY_TAKE, 1, { 0, 1 } },
                         take_four = { TOY_TAKE, 1, { 1, 4 } };

static const char *tell_of(const char *asserts, const struct move *m)
{
    struct counterexample c = {
        .spec = &toy_spec,
        .proof = "planted",
        .asserts = asserts,
        .table = &table,
        .state = &state,
        .move = m,
    };
    size_t size;
    free(situation);
    FILE *out = open_memstream(&situation, &size);
    broken = tell_counterexample(out, &c);
    fclose(out);
    return situation;
}

static bool says(const char *line)
{
    const char *at = strstr(situation, line);
    if (!at)
        fprintf(stderr, "not said: %s\n%s", line, situation);
    return at != NULL;
}

/* Is it printed as lines of a scenario, not only as comments? */
static bool is_a_scenario(void)
{
    return strstr(situation, "\ngame toy\n") && strstr(situation, "\nsketch\n");
}

TEST asserted_property_is_reproduced(void)
{
    toy_fault = STEP_PROPERTY_FAILS;
    tell_of("one_heap_shrinks", &take_one);
    ASSERT(broken && says("# natively: reproduced: one_heap_shrinks (three-heaps)\n"));
    ASSERT(is_a_scenario());
    PASS();
}

TEST clause_of_the_proof_is_reproduced(void)
{
    toy_fault = STEP_PROPERTY_FAILS;
    tell_of("in-turn three-heaps", &take_one);
    ASSERT(says("# natively: reproduced: one_heap_shrinks (three-heaps)\n"));
    tell_of("every-step-property", &take_one);
    ASSERT(says("# natively: reproduced: one_heap_shrinks (three-heaps)\n"));
    PASS();
}

TEST another_property_is_not_reproduced(void)
{
    toy_fault = STEP_PROPERTY_FAILS;
    tell_of("heaps_within", &take_one);
    ASSERT(broken && !strstr(situation, "natively: reproduced"));
    ASSERT(says("# natively: not reproduced, another property broke: one_heap_shrinks "
                "(three-heaps); "
                "the proof asserts: heaps_within\n"));
    tell_of("every-state-property heaps", &take_one); /* a part of a name does not count */
    ASSERT(says("# natively: not reproduced, another property broke: one_heap_shrinks"));
    tell_of(NULL, &take_one);
    ASSERT(says("the proof asserts: nothing that every run checks\n"));
    PASS();
}

/* Several properties break, and the asserted one is not the first. */
TEST asserted_one_of_several(void)
{
    toy_fault = STATE_PROPERTY_FAILS;
    state.heap[2] = 2;
    static const struct move take_of_the_last = { TOY_TAKE, 1, { 2, 1 } };
    toy_fault = STATE_PROPERTY_FAILS;
    tell_of("heaps_within", &take_of_the_last);
    ASSERT(says("# natively: reproduced: heaps_within"));
    toy_fault = REFUSED_STEP_CHANGES;
    tell_of("refused-changes-nothing", &(struct move){ TOY_TAKE, 1, { 1, 3 } });
    ASSERT(says("# natively: reproduced: refused-changes-nothing"));
    tell_of("in-turn", &(struct move){ TOY_TAKE, 1, { 1, 3 } });
    ASSERT(says("# natively: not reproduced, another property broke: refused-changes-nothing; the "
                "proof asserts: in-turn\n"));
    PASS();
}

TEST nothing_broken_is_not_reproduced(void)
{
    tell_of("one_heap_shrinks", &take_one);
    ASSERT(!broken && says("# natively: not reproduced, every property holds\n"));
    PASS();
}

TEST state_without_words_is_no_scenario(void)
{
    ASSERT(tell_of("in-turn", &take_four) && is_a_scenario() && !strstr(situation, "no words"));
    state.strength[5] = 2; /* a seat that nobody has */
    tell_of("in-turn", &take_four);
    ASSERT(says("# no words express this position: byte 9 of the state is 2, and 0 when its words "
                "are read back\n"));
    ASSERT(!is_a_scenario() && !strstr(situation, "\ngame toy\n"));
    ASSERT(says("\n# the nearest position that words express, which is not the counterexample:\n"
                "#   game toy\n"));
    PASS();
}

TEST table_without_words_is_no_scenario(void)
{
    table.all_stones = 1; /* a derived member, with another value than set-up gives it */
    tell_of("in-turn", &take_four);
    ASSERT(says("# no words express this position: byte")
           && says("of the table is 1, and 12 when"));
    ASSERT(!is_a_scenario());
    PASS();
}

TEST move_without_words_is_no_scenario(void)
{
    toy_fault = MISREADS_MOVE;
    tell_of("in-turn", &(struct move){ TOY_TAKE, 1, { 0, 2 } });
    ASSERT(says("# no words express this move: ") && !is_a_scenario());
    PASS();
}

SUITE(prove_suite)
{
    SET_SETUP(begin, NULL);
    SET_TEARDOWN(end, NULL);
    RUN_TEST(asserted_property_is_reproduced);
    RUN_TEST(clause_of_the_proof_is_reproduced);
    RUN_TEST(another_property_is_not_reproduced);
    RUN_TEST(asserted_one_of_several);
    RUN_TEST(nothing_broken_is_not_reproduced);
    RUN_TEST(state_without_words_is_no_scenario);
    RUN_TEST(table_without_words_is_no_scenario);
    RUN_TEST(move_without_words_is_no_scenario);
}
