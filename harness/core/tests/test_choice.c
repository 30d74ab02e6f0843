/* Choices: the same interface from four sources. */
#include "harness/core/choice.h"
#include "harness/play/shrink.h"
#include "spec/spec.h"
#include "greatest.h"

#include <string.h>

SUITE(choice_suite);

TEST same_seed_same_choices(void)
{
    struct choice a, b, other;
    unsigned differ = 0;
    choice_from_seed(&a, 7);
    choice_from_seed(&b, 7);
    choice_from_seed(&other, 8);
    for (unsigned i = 0; i < 1000; i++) {
        uint32_t drawn = choose(&a, 1000);
        ASSERT_EQ(drawn, choose(&b, 1000));
        differ += drawn != choose(&other, 1000);
    }
    ASSERT(differ > 900);
    PASS();
}

/* The reference values of xoshiro256**, seeded with 1, 2, 3, 4. */
TEST generator_is_xoshiro(void)
{
    static const uint64_t first[] = { 11520, 0, 1509978240, 1215971899390074240 };
    struct choice c = { .source = FROM_SEED, .state = { 1, 2, 3, 4 } };
    for (unsigned i = 0; i < 4; i++)
        ASSERT_EQ((uint32_t)(first[i] >> 32), choose(&c, UINT32_MAX) + (first[i] >> 32 != 0));
    PASS();
}

TEST seeded_choices_are_even(void)
{
    unsigned met[7] = { 0 };
    struct choice c;
    choice_from_seed(&c, 1);
    for (unsigned i = 0; i < 70000; i++)
        met[choose(&c, 7)]++;
    for (unsigned i = 0; i < 7; i++)
        ASSERT_IN_RANGE(10000.0, met[i], 400.0);
    PASS();
}

TEST no_choice_is_not_recorded(void)
{
    struct choice c;
    choice_from_seed(&c, 1);
    choice_record(&c);
    ASSERT_EQ(0u, choose(&c, 1));
    ASSERT_EQ(0u, choose(&c, 0));
    ASSERT_EQ(0u, c.length);
    choice_free(&c);
    PASS();
}

TEST tape_replays_what_was_recorded(void)
{
    struct choice c, again;
    uint32_t drawn[500];
    choice_from_seed(&c, 3);
    choice_record(&c);
    for (unsigned i = 0; i < 500; i++)
        drawn[i] = choose(&c, i + 2);
    ASSERT_EQ(500u, c.length);
    choice_from_tape(&again, c.tape, c.length);
    for (unsigned i = 0; i < 500; i++)
        ASSERT_EQ(drawn[i], choose(&again, i + 2));
    ASSERT_FALSE(again.dry);
    ASSERT_EQ(0u, choose(&again, 9));
    ASSERT(again.dry);
    choice_free(&c);
    choice_free(&again);
    PASS();
}

TEST tape_fits_narrower_choices(void)
{
    static const uint32_t tape[] = { 9, 4 };
    struct choice c;
    choice_from_tape(&c, tape, 2);
    ASSERT_EQ(1u, choose(&c, 4));
    ASSERT_EQ(4u, choose(&c, 5));
    choice_free(&c);
    PASS();
}

TEST one_byte_reaches_every_value(void)
{
    for (uint32_t n = 2; n <= 256; n++) {
        bool met[256] = { false };
        for (unsigned b = 0; b < 256; b++) {
            uint8_t byte = (uint8_t)b;
            struct choice c;
            choice_from_bytes(&c, &byte, 1);
            met[choose(&c, n)] = true;
            ASSERT_EQ(0u, c.byte_count);
        }
        for (uint32_t i = 0; i < n; i++)
            ASSERT(met[i]);
    }
    PASS();
}

TEST bytes_run_dry(void)
{
    static const uint8_t bytes[] = { 1, 2, 3, 4 };
    struct choice c;
    choice_from_bytes(&c, bytes, sizeof bytes);
    ASSERT_EQ(0x0201u, choose(&c, 65536));
    ASSERT_EQ(3u, choose(&c, 10));
    ASSERT_FALSE(c.dry);
    ASSERT_EQ(0u, choose(&c, 1000)); /* two bytes wanted, one left */
    ASSERT(c.dry);
    ASSERT_EQ(0u, choose(&c, 10));
    PASS();
}

TEST odometer_meets_every_combination_once(void)
{
    unsigned met[3][4][2] = { { { 0 } } }, rounds = 0;
    struct choice c;
    choice_every(&c);
    do {
        uint32_t a = choose(&c, 3), none = choose(&c, 1), b = choose(&c, 4), d = choose(&c, 2);
        met[a][b][d]++;
        rounds++;
        ASSERT_EQ(0u, none);
    } while (choice_next(&c));
    ASSERT_EQ(24u, rounds);
    for (unsigned i = 0; i < 24; i++)
        ASSERT_EQ(1u, met[i / 8][i / 2 % 4][i % 2]);
    choice_free(&c);
    PASS();
}

/* Later choices may depend on earlier ones: 1 + 2 + 3 combinations. */
TEST odometer_follows_the_body(void)
{
    unsigned rounds = 0;
    struct choice c;
    choice_every(&c);
    do {
        uint32_t n = choose(&c, 3);
        ASSERT(choose(&c, n + 1) <= n);
        rounds++;
    } while (choice_next(&c));
    ASSERT_EQ(6u, rounds);
    choice_free(&c);
    PASS();
}

TEST odometer_without_choices_turns_once(void)
{
    unsigned rounds = 0;
    struct choice c;
    choice_every(&c);
    do
        rounds++;
    while (choice_next(&c));
    ASSERT_EQ(1u, rounds);
    choice_free(&c);
    PASS();
}

TEST weights_are_kept(void)
{
    static const uint32_t weight[] = { 0, 1, 0, 3, 0 };
    unsigned met[5] = { 0 };
    struct choice c;
    choice_every(&c);
    do
        met[choose_weighted(&c, weight, 5)]++;
    while (choice_next(&c));
    for (unsigned i = 0; i < 5; i++)
        ASSERT_EQ(weight[i], met[i]);
    choice_free(&c);
    PASS();
}

TEST weights_beyond_32_bits(void)
{
    static const uint32_t weight[] = { UINT32_MAX, 1, UINT32_MAX, 0 };
    unsigned met[4] = { 0 };
    struct choice c;
    choice_from_seed(&c, 5);
    for (unsigned i = 0; i < 2000; i++)
        met[choose_weighted(&c, weight, 4)]++;
    ASSERT_IN_RANGE(1000.0, met[0], 100.0);
    ASSERT_IN_RANGE(1000.0, met[2], 100.0);
    ASSERT_EQ(0u, met[3]);
    PASS();
}

TEST no_weight_at_all_is_even(void)
{
    static const uint32_t weight[] = { 0, 0, 0 };
    unsigned rounds = 0;
    struct choice c;
    choice_every(&c);
    do
        rounds += choose_weighted(&c, weight, 3);
    while (choice_next(&c));
    ASSERT_EQ(0u + 1 + 2, rounds);
    choice_free(&c);
    PASS();
}

/* ---- shrinking a tape ---- */

/* A number of 100 at least, and somewhere behind it one of 5 at least. */
static bool big_then_five(void *with, const uint32_t *tape, unsigned length)
{
    bool big = false, both = false;
    (*(unsigned *)with)++;
    for (unsigned i = 0; i < length; i++) {
        both = both || (big && tape[i] >= 5);
        big = big || tape[i] >= 100;
    }
    return both;
}

TEST tape_shrinks_to_the_least(void)
{
    uint32_t tape[300];
    unsigned length = 300, tried = 0;
    struct choice c;
    choice_from_seed(&c, 2);
    for (unsigned i = 0; i < 300; i++)
        tape[i] = choose(&c, 200);
    ASSERT(shrink_tape(tape, &length, (struct breaker){ big_then_five, &tried }, 1000000));
    ASSERT_EQ(2u, length);
    ASSERT_EQ(100u, tape[0]);
    ASSERT_EQ(5u, tape[1]);
    PASS();
}

TEST shrinking_stays_within_budget(void)
{
    uint32_t tape[300];
    unsigned length = 300, tried = 0;
    for (unsigned i = 0; i < 300; i++)
        tape[i] = 195;
    ASSERT_FALSE(shrink_tape(tape, &length, (struct breaker){ big_then_five, &tried }, 200));
    ASSERT(tried < 200);
    ASSERT(big_then_five(&tried, tape, length));
    PASS();
}

SUITE(choice_suite)
{
    RUN_TEST(same_seed_same_choices);
    RUN_TEST(generator_is_xoshiro);
    RUN_TEST(seeded_choices_are_even);
    RUN_TEST(no_choice_is_not_recorded);
    RUN_TEST(tape_replays_what_was_recorded);
    RUN_TEST(tape_fits_narrower_choices);
    RUN_TEST(one_byte_reaches_every_value);
    RUN_TEST(bytes_run_dry);
    RUN_TEST(odometer_meets_every_combination_once);
    RUN_TEST(odometer_follows_the_body);
    RUN_TEST(odometer_without_choices_turns_once);
    RUN_TEST(weights_are_kept);
    RUN_TEST(weights_beyond_32_bits);
    RUN_TEST(no_weight_at_all_is_even);
    RUN_TEST(tape_shrinks_to_the_least);
    RUN_TEST(shrinking_stays_within_budget);
}
