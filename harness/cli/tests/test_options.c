/* The command line: a message says what is wrong and what was expected. */
#include "harness/cli/options.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/status.h"
#include "harness/tests/apart.h"
#include "harness/tests/stones.h"
#include "rules/game.h"
#include "greatest.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

SUITE_EXTERN(options_suite);

enum { MOST_ARGUMENTS = 20 };
static char *argument[MOST_ARGUMENTS];
static char line[500];

/* Splits a command line at blanks, as main() gets it. */
static struct options *parse(const char *command)
{
    static struct call call;
    int argc = 0;
    snprintf(line, sizeof line, "%s", command);
    for (char *w = strtok(line, " "); w && argc < MOST_ARGUMENTS; w = strtok(NULL, " "))
        argument[argc++] = w;
    read_options(argc, argument, &call);
    return &call.options;
}

static void read_only(const char *command)
{
    parse(command);
}

static void read_and_build(const char *command)
{
    free(new_table(parse(command), &stones_spec));
}

struct act_on_command {
    void (*act)(const char *);
    const char *command;
};

static int act_on(const void *with)
{
    const struct act_on_command *a = with;
    a->act(a->command);
    return HELD;
}

/* Returns the message with which the program ended; its status must be 2. */
static const char *complaint(void (*act)(const char *), const char *command)
{
    static char said[1000];
    int status = status_apart(act_on, &(struct act_on_command){ act, command }, STDERR_FILENO, said,
                              sizeof said);
    return status == WRONG_CALL ? said : "it did not end with 2";
}

#define ASSERT_SAYS(expected, act, command) \
    do { \
        const char *said_ = complaint(act, command); \
        ASSERTm(said_, strstr(said_, expected)); \
    } while (0)

TEST options_are_read_both_ways(void)
{
    struct options *o = parse("quibble explore stones --players=3 --reading q-last=B --memory 2G "
                              "--scope three --reading=q-x=A --json");
    ASSERT_STR_EQ("explore", o->verb);
    ASSERT_STR_EQ("stones", o->game);
    ASSERT_STR_EQ("three", o->scope);
    ASSERT_EQ(3, o->players);
    ASSERT_EQ(2, o->readings);
    ASSERT_STR_EQ("q-last=B", o->reading[0]);
    ASSERT_STR_EQ("q-x=A", o->reading[1]);
    ASSERT_EQ((uint64_t)2 << 30, ((const struct explore_options *)o->own)->memory);
    ASSERT(o->json && !o->seed_given && !o->quiet);
    o = parse("quibble test stones --seed 18446744073709551615");
    ASSERT(o->seed_given);
    ASSERT_EQ(UINT64_MAX, o->seed);
    PASS();
}

TEST the_rest_stays_in_order(void)
{
    struct options *o = parse("quibble ask a --json b -v -- --c -");
    ASSERT_EQ(NULL, o->game);
    ASSERT_EQ(4, o->rest_count);
    ASSERT_STR_EQ("a", o->rest[0]);
    ASSERT_STR_EQ("b", o->rest[1]);
    ASSERT_STR_EQ("--c", o->rest[2]);
    ASSERT_STR_EQ("-", o->rest[3]);
    ASSERT(o->verbose && o->json);
    o = parse("quibble test --plays 7 stones more");
    ASSERT_STR_EQ("stones", o->game);
    ASSERT_EQ(1, o->rest_count);
    ASSERT_STR_EQ("more", o->rest[0]);
    ASSERT_EQ(7, ((const struct campaign_options *)o->own)->plays);
    PASS();
}

/* Does the verb get the option? Compares its call with the option and without it. */
static bool arrives(const char *verb, const char *name, bool flag)
{
    char command[200];
    const char *value = !strcmp(name, "--report") ? "r.xml"
                      : !strcmp(name, "--effort") ? "deep"
                                                  : "3";
    const char *with = !strcmp(name, "--resume") ? "--disk d" : "";
    snprintf(command, sizeof command, "quibble %s stones %s", verb, with);
    // NOLINTNEXTLINE(bugprone-casting-through-void): a call begins with its options
    const struct call without = *(const struct call *)(const void *)parse(command);
    snprintf(command, sizeof command, "quibble %s stones %s %s %s", verb, with, name,
             flag ? "" : value);
    // parse() clears it
    // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison,cert-exp42-c,cert-flp37-c)
    return memcmp(&without, parse(command), sizeof without) != 0;
}

TEST each_option_reaches_its_verb(void)
{
    static const char *const verbs[] = { "questions", "play",    "serve",   "conform",
                                         "test",      "explore", "clarify", "regress",
                                         "prove",     "fuzz",    "verify" };
    static char name[40]; /* static, because a failure is printed after the function has returned */
    unsigned options = 0;
    for (unsigned i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
        char *help = NULL;
        size_t size;
        FILE *f = open_memstream(&help, &size);
        print_options(f, verbs[i]);
        fclose(f);
        for (char *at = help; sscanf(at, " %39s", name) == 1; at = strchr(at, '\n') + 1, options++)
            ASSERTm(name, arrives(verbs[i], name, at[2 + strlen(name) + 1] == ' '));
        free(help);
    }
    ASSERT(options > 100);
    PASS();
}

TEST wrong_options_are_named(void)
{
    ASSERT_SAYS("--playrs (did you mean '--players'?)", read_only,
                "quibble test stones --playrs 2");
    ASSERT_SAYS("expected a value after it", read_only, "quibble test stones --plays");
    ASSERT_SAYS("found --plays 1x, expected a number", read_only, "quibble test stones --plays=1x");
    ASSERT_SAYS("expected a number", read_only, "quibble test stones --plays 18446744073709551616");
    ASSERT_SAYS("expected a number of players: ", read_only, "quibble test stones --players 9");
    ASSERT_SAYS("such as 500M or 2G", read_only, "quibble explore stones --memory G");
    ASSERT_SAYS("such as 500M or 2G", read_only, "quibble explore stones --memory 17179869184G");
    ASSERT_SAYS("it is for explore", read_only, "quibble play stones --memory 1G");
    ASSERT_SAYS("without a value", read_only, "quibble play stones --json=yes");
    ASSERT_SAYS("unknown option -x", read_only, "quibble play stones -x");
    ASSERT_SAYS("found --seed twice, expected it once", read_only,
                "quibble play stones --seed 1 --seed 2");
    ASSERT_SAYS("found --scope --json, expected a value between them", read_only,
                "quibble play stones --scope --json");
    ASSERT_SAYS("found --scope '', expected a value", read_only, "quibble play stones --scope=");
    ASSERT_SAYS("which is a folder, expected the name of a file", read_only,
                "quibble play stones --out /");
    ASSERT_SAYS("expected a name in a folder that is there: /nowhere/ is none", read_only,
                "quibble play stones --out /nowhere/a");
    ASSERT_SAYS("which 'clarify' does not take", read_only, "quibble clarify stones --scope three");
    PASS();
}

TEST wrong_tables_are_named(void)
{
    ASSERT_SAYS("found 4 players, expected 2 to 3", read_and_build,
                "quibble test stones --players 4");
    ASSERT_SAYS("expected 2 as in three", read_and_build,
                "quibble test stones --scope three --players 3");
    ASSERT_SAYS("'thre' (did you mean 'three'?), expected three", read_and_build,
                "quibble test stones --scope thre");
    ASSERT_SAYS("'last', expected QUESTION=LETTER", read_and_build,
                "quibble test stones --reading last");
    ASSERT_SAYS("(did you mean 'q-last'?)", read_and_build, "quibble test stones --reading lats=B");
    ASSERT_SAYS("q-last: found reading 'X', expected one of A (yes), B (no)", read_and_build,
                "quibble test stones --reading last=X");
    ASSERT_SAYS("listed but not built: It is usual", read_and_build,
                "quibble test stones --reading q-last=C");
    ASSERT_SAYS("/nowhere: cannot be opened: No such file", read_and_build,
                "quibble test stones --sheet /nowhere");
    ASSERT_SAYS("/: is a folder, expected a file", read_and_build, "quibble test stones --sheet /");
    PASS();
}

TEST a_table_is_what_was_asked_for(void)
{
    struct table *t =
        new_table(parse("quibble test stones --players 3 --reading last=B"), &stones_spec);
    ASSERT_EQ(3, t->players);
    ASSERT_EQ('B', t->reading[0]);
    ASSERT_FALSE(t->small);
    free(t);
    t = new_table(parse("quibble test stones --scope three"), &stones_spec);
    ASSERT_EQ(2, t->players);
    ASSERT(t->small);
    free(t);
    PASS();
}

TEST sheets_name_file_and_line(void)
{
    struct complaint c;
    struct table *t = new_table(parse("quibble test stones"), &stones_spec);
    ASSERT_FALSE(apply_sheet(&stones_spec, t, "stones 5 # five\n\n\nstones all\n", "my.sheet", &c));
    ASSERT_STR_EQ("my.sheet:4: found 'stones all', expected players NUMBER, stones NUMBER or take "
                  "NUMBER",
                  c.text);
    ASSERT_FALSE(apply_sheet(&stones_spec, t, "stones 5\xff\n", "my.sheet", &c));
    ASSERT(strstr(c.text, "my.sheet:1: found binary garbage (byte 0xff)"));
    ASSERT(apply_sheet(&stones_spec, t, "stones 1\n", "my.sheet", &c));
    ASSERT_FALSE(seal_table(&stones_spec, t, "my.sheet", &c));
    ASSERT_STR_EQ("my.sheet: this table is refused by enough-stones (Set-up): There is a stone for "
                  "everybody.",
                  c.text);
    free(t);
    PASS();
}

TEST output_appears_whole_or_not_at_all(void)
{
    char folder[] = "/tmp/quibble-test-XXXXXX", path[100];
    struct output o;
    struct complaint c;
    size_t size;
    ASSERT(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/out", folder);
    ASSERT(open_output(&o, path, &c));
    fputs("new", o.file);
    ASSERT(access(path, F_OK));
    ASSERT(close_output(&o, &c));
    char *text = read_file(path, 3, &size, &c);
    ASSERT_STR_EQ("new", text);
    free(text);
    ASSERT_EQ(NULL, read_file(path, 2, &size, &c));
    ASSERT(strstr(c.text, "more than 2 bytes"));
    ASSERT(open_output(&o, "/dev/full", &c));
    fputs("lost", o.file);
    ASSERT_FALSE(close_output(&o, &c));
    ASSERT(strstr(c.text, "/dev/full: cannot be written: No space left"));
    ASSERT_FALSE(open_output(&o, "/nowhere/out", &c));
    remove(path);
    rmdir(folder);
    PASS();
}

TEST json_is_escaped(void)
{
    char text[400] = "";
    FILE *f = fmemopen(text, sizeof text, "w");
    ASSERT(f);
    struct json j;
    json_begin(&j, f, NULL);
    json_string(&j, "a", "\"\\\n\x01 \xC3\xA4 \xFF \xC0\x80");
    json_open(&j, "list", '[');
    json_number(&j, NULL, UINT64_MAX);
    json_string(&j, NULL, NULL);
    json_close(&j, ']');
    json_real(&j, "half", 0.5);
    json_real(&j, "nothing", NAN);
    json_bool(&j, "yes", true);
    json_end(&j);
    fclose(f);
    ASSERT_STR_EQ("{\"a\": \"\\\"\\\\\\n\\u0001 \xC3\xA4 \\ufffd \\ufffd\\ufffd\", "
                  "\"list\": [18446744073709551615, null], \"half\": 0.5, \"nothing\": null, "
                  "\"yes\": true}\n",
                  text);
    PASS();
}

SUITE(options_suite)
{
    RUN_TEST(options_are_read_both_ways);
    RUN_TEST(the_rest_stays_in_order);
    RUN_TEST(each_option_reaches_its_verb);
    RUN_TEST(wrong_options_are_named);
    RUN_TEST(wrong_tables_are_named);
    RUN_TEST(a_table_is_what_was_asked_for);
    RUN_TEST(sheets_name_file_and_line);
    RUN_TEST(output_appears_whole_or_not_at_all);
    RUN_TEST(json_is_escaped);
}
