/* The program that compares two revisions: items of C, marks, obligations, records. */
#include "harness/compare/equal/changed.h"
#include "harness/compare/equal/obligation.h"
#include "harness/compare/equal/records.h"

#include "greatest.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

SUITE_EXTERN(equal_suite);

static struct list text_lines(const char *text)
{
    struct list lines = split_at(text, "\n");
    if (lines.count && !*lines.at[lines.count - 1])
        lines.count--;
    return lines;
}

static const char *joined(struct list lines)
{
    struct text all = { 0 };
    for (size_t i = 0; i < lines.count; i++)
        text_say(&all, "%s\n", lines.at[i]);
    return text_of(&all);
}

static const char *items_of(const char *text, const char *file)
{
    return joined(c_items(text_lines(text), file));
}

/* ---- items ---- */

TEST functions_and_declarations_are_told_apart(void)
{
    ASSERT_STR_EQ("a.c\tf\tstatic int f(int a){if(a){return 1;}return 0;}\ta.c\n"
                  "\tdeclarations\tstruct s{int a;};\ta.c\n"
                  "\tdeclarations\tint row[2]={1,2};\ta.c\n"
                  "\tdeclarations\tint f(int);\ta.c\n",
                  items_of("static int f(int a)\n{\n    if (a) { return 1; }\n    return 0;\n}\n"
                           "struct s { int a; };\nint row[2] = { 1, 2 };\nint f(int);\n",
                           "a.c"));
    PASS();
}

TEST blanks_stay_between_words_only(void)
{
    ASSERT_STR_EQ("\tdeclarations\tunsigned int*a=(long)b+c d;\n",
                  items_of("unsigned  int *\n  a = ( long ) b\n+ c\n\td ;", NULL));
    PASS();
}

TEST words_in_quotes_stay_as_they_are(void)
{
    ASSERT_STR_EQ("\tf\tint f(void){g(\"{ ; }  \\\" }\",'{','\\'','\\\\');}\n"
                  "\tdeclarations\tint after;\n",
                  items_of("int f(void) { g(\"{ ; }  \\\" }\", '{', '\\'', '\\\\'); }\nint after;",
                           NULL));
    PASS();
}

TEST what_marks_leave_behind_is_left_out(void)
{
    ASSERT_STR_EQ("\tf\tint f(void){a=1;return(b);}\n",
                  items_of("int f(void) { ((void)0); a = 1; return (((void)0), b); }", NULL));
    ASSERT_STR_EQ("\tf\tint f(void){((void)0)+1;}\n",
                  items_of("int f(void) { ((void)0) + 1; }", NULL));
    PASS();
}

TEST a_function_has_the_file_of_its_origin(void)
{
    ASSERT_STR_EQ("rules/game.h\tg\tint g(void){}\nrules/a/b.c\tf\tint f(void){}\n",
                  items_of("# 1 \"rules/a/../game.h\" 1\nint g(void) {}\n"
                           "# 7 \"rules/x/y/../../a/b.c\" 2\nint f(void) {}\n",
                           NULL));
    PASS();
}

TEST items_on_one_side_only_are_changed(void)
{
    struct list then = text_lines("a.c\tf\tint f(){1;}\na.c\tg\tint g(){}\n\tdeclarations\tint x;");
    struct list now = text_lines("\tdeclarations\tint x;\na.c\tg\tint g(){}\na.c\tf\tint f(){2;}");
    ASSERT_STR_EQ("a.c: f\n", joined(changed_items(then, now)));
    ASSERT_STR_EQ("", joined(changed_items(then, then)));
    now = text_lines("a.c\tf\tint f(){1;}\na.c\tg\tint g(){}\nb.c\th\tint h(){}");
    ASSERT_STR_EQ("b.c: h\ndeclarations\n", joined(changed_items(then, now)));
    PASS();
}

/* ---- marks ---- */

static const char source[] = "/* a word\n" /* 0 */
                             " * more */\n"
                             "static int helper(int a)\n"
                             "{\n"
                             "    return a + 1; /* one */\n"
                             "}\n" /* 5 */
                             "int f(int a)\n"
                             "{\n"
                             "    start();\n"
                             "    if (a)\n"
                             "        return RULE(a_clause),\n" /* 10 */
                             "               helper(a);\n"
                             "    return BY(another), 0;\n"
                             "}\n";

TEST a_line_has_the_marks_of_its_statement(void)
{
    struct marked m = c_marked(text_lines(source));
    ASSERT_EQ(14, m.count);
    ASSERT_STR_EQ("", m.line[0].text);
    ASSERT_STR_EQ("", m.line[1].text);
    ASSERT_STR_EQ("return a + 1;", m.line[4].text);
    ASSERT_STR_EQ("helper", m.line[4].function);
    ASSERT_STR_EQ("", m.line[4].marks);
    ASSERT_STR_EQ("f", m.line[8].function);
    ASSERT_STR_EQ(" a-clause", m.line[8].marks);
    ASSERT_STR_EQ("", m.line[8].own);
    ASSERT_STR_EQ(" a-clause", m.line[9].own);
    ASSERT_STR_EQ(" a-clause", m.line[11].own);
    ASSERT_STR_EQ(" another", m.line[12].own);
    ASSERT_STR_EQ(" another", m.line[13].marks);
    PASS();
}

TEST comments_end_where_they_end(void)
{
    struct marked m = c_marked(text_lines("a /* b */ c /* d\ne */ f\n/* g */ h\n"));
    ASSERT_STR_EQ("a  c", m.line[0].text);
    ASSERT_STR_EQ("f", m.line[1].text);
    ASSERT_STR_EQ("h", m.line[2].text);
    PASS();
}

static char folder[] = "/tmp/quibble-equal-XXXXXX";

static const char *in_folder(const char *name)
{
    return pool_text("%s/%s", folder, name);
}

static void remove_files(const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        remove(in_folder(names[i]));
}

TEST clauses_are_those_of_lines_that_differ(void)
{
    write_file(in_folder("now.c"), source);
    const char *now = in_folder("now.c");
    struct list said = { 0 };
    list_add(&said, pool_text("differs %s", now));
    list_add(&said, "11a12");
    ASSERT_STR_EQ("a-clause\n", joined(touched_clauses(said, "/none")));
    said.at[1] = "12a13,14";
    ASSERT_STR_EQ("another\n", joined(touched_clauses(said, "/none")));
    /* a helper without marks: the statement that calls it */
    said.at[1] = "4a5";
    ASSERT_STR_EQ("a-clause\n", joined(touched_clauses(said, "/none")));
    said.at[0] = pool_text("same %s", now);
    said.count = 1;
    ASSERT_STR_EQ("", joined(touched_clauses(said, "/none")));
    PASS();
}

/* ---- obligations ---- */

static const char shared[] = "enum { SEATS = 2 };\n"
                             "struct g_table { uint8_t seats; uint16_t most; };\n"
                             "struct g_state { uint8_t at[2]; uint8_t turn; };\n"
                             "struct link { const struct g_state *to; };\n"
                             "struct chain { struct link *next; };\n";
static struct sides sides;

static const struct sides *compare(const char *then, const char *now)
{
    static const char file[] = "rules/g/a.c";
    sides = (struct sides){ .game = "g",
                            .tree = "base",
                            .out = in_folder("out"),
                            .loops = "",
                            .wanted = "",
                            .through = "" };
    read_side(&sides, BASE, c_items(text_lines(pool_text("%s%s", shared, then)), file));
    read_side(&sides, TODAY, c_items(text_lines(pool_text("%s%s", shared, now)), file));
    write_obligations(&sides);
    return &sides;
}

static const char *written(const char *name)
{
    return joined(lines_of(in_folder(name)));
}

TEST an_obligation_gives_both_the_same(void)
{
    const struct sides *s =
        compare("int f(const struct g_table *t, struct g_state *s, uint8_t n) { return n + 1; }\n",
                "int f(const struct g_table *t, struct g_state *s, uint8_t n) { return 1 + n; }\n");
    ASSERT_STR_EQ("rules/g/a.c\tf\ta-f\n", text_of(&s->list));
    ASSERT_STR_EQ("", text_of(&s->apart));
    ASSERT_STR_EQ("", text_of(&s->not_compared));
    ASSERT_STR_EQ(pool_text("/* proof: f does what it did\n"
                            " * rules: none\n"
                            " * sources: %s/out.then/a.c\n"
                            " * checks: assumed\n"
                            " * readings: free\n"
                            " */\n"
                            "#include \"rules/g/a.c\"\n"
                            "#include \"proofs/prove.h\"\n"
                            "#include \"harness/compare/equal/same.h\"\n"
                            "\n"
                            "int then_a_f(const struct g_table*t,struct g_state*s,uint8_t n);\n"
                            "\n"
                            "void harness(void)\n"
                            "{\n"
                            "    struct g_table t = any(struct g_table);\n"
                            "    struct g_state s = any(struct g_state), s_then = s;\n"
                            "    uint8_t n = any(uint8_t);\n"
                            "    int then = then_a_f(&t, &s_then, n);\n"
                            "    int now = f(&t, &s, n);\n"
                            "    bool s_is_left_the_same = SAME(s, s_then);\n"
                            "    check(s_is_left_the_same);\n"
                            "    bool returns_the_same = now == then;\n"
                            "    check(returns_the_same);\n"
                            "}\n",
                            folder),
                  written("out/a-f.c"));
    PASS();
}

TEST what_is_not_changed_is_not_asked(void)
{
    const char *same = "int f(int a) { return a; }\n";
    const struct sides *s = compare(same, same);
    ASSERT_STR_EQ("", text_of(&s->list));
    /* but a table that it speaks of was */
    s = compare("static const uint8_t row[2] = {1, 2};\nint f(int a) { return row[a]; }\n",
                "static const uint8_t row[2] = {1, 3};\nint f(int a) { return row[a]; }\n");
    ASSERT_STR_EQ("rules/g/a.c\tf\ta-f\n", text_of(&s->list));
    PASS();
}

TEST what_has_no_counterpart_stands_apart(void)
{
    const struct sides *s =
        compare("int f(int a) { return a; }\n", "static int g(int a) { return a; }\n"
                                                "int f(int a) { return g(a); }\n");
    ASSERT_STR_EQ("rules/g/a.c\tg\n", text_of(&s->apart));
    ASSERT_STR_EQ("rules/g/a.c\tf\ta-f\n", text_of(&s->list));
    PASS();
}

TEST why_a_function_is_not_compared(void)
{
    static const struct {
        const char *head, *why;
    } cases[] = {
        { "int *f(int a)", "it returns a pointer" },
        { "int f(void *a)", "a parameter is a void pointer" },
        { "int f(const char *a)", "a parameter is a string" },
        { "int f(int **a)", "a parameter is a pointer to a pointer" },
        { "int f(int (*a)(void))", "a parameter is a function or an array of arrays" },
        { "int f(int a[2][2])", "a parameter is an array of arrays" },
        { "int f(struct other *a)", "struct other is new or gone" },
        { "int f(struct chain *a)", "struct link has pointers" },
        { "void f(int a)", "it returns nothing" },
        { "double f(int a)", "it returns a double" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct sides *s = compare(pool_text("%s { 1; }\n", cases[i].head),
                                        pool_text("%s { 2; }\n", cases[i].head));
        ASSERT_STR_EQ(pool_text("rules/g/a.c\tf\t%s\n", cases[i].why), text_of(&s->not_compared));
    }
    PASS();
}

TEST rows_and_padded_structs_are_compared_part_by_part(void)
{
    compare("struct g_table f(uint8_t row[4], uint8_t *key) { 1; }\n",
            "struct g_table f(uint8_t row[4], uint8_t *key) { 2; }\n");
    const char *text = written("out/a-f.c");
    ASSERT(strstr(text, "struct { uint8_t at[4]; } row;"));
    ASSERT(strstr(text, "struct { uint8_t at[256]; } key;"));
    ASSERT(strstr(text, "SAME(key.at, key_then.at)"));
    ASSERT(strstr(text, "returns_the_same = now.seats == then.seats && now.most == then.most;"));
    ASSERT(strstr(written("out.then/a.c"),
                  "struct g_table then_a_f(uint8_t row[4],uint8_t*key)\n{\n"
                  "    return f(row, key);\n}\n"));
    ASSERT_STR_EQ("#define f base_f\n", written("out.then/base.h"));
    PASS();
}

/* ---- records ---- */

TEST records_are_read_from_json(void)
{
    const char *json =
        "{\"game\": \"g\", \"name\": \"a-f\", \"verdict\": \"PROVED\", \"seconds\": 1, "
        "\"detail\": \"\", \"solver\": \"x\"}, "
        "{\"game\": \"g\", \"name\": \"a-g\", \"verdict\": \"FAILED\", \"seconds\": 1, "
        "\"detail\": \"a.c:1: returns_the_same\", \"solver\": \"x\"}\n{\"time\": 1}\n";
    ASSERT_STR_EQ("a-f\tPROVED\t\na-g\tFAILED\ta.c:1: returns_the_same\n",
                  joined(records_of_json(text_lines(json))));
    PASS();
}

static struct records records_in_text(const char *text)
{
    struct records r = { 0 };
    add_records(&r, text_lines(text));
    return r;
}

TEST the_last_record_counts_and_what_is_open_is_asked(void)
{
    struct records r = records_in_text("a\tINCONCLUSIVE\tunwinding bound too small for f.0\n"
                                       "b\tFAILED\tx\nc\tINCONCLUSIVE\ttime: 5 s, killed\n"
                                       "d\tPROVED\t\na\tPROVED\t\n");
    ASSERT_STR_EQ("b ", open_of(&r));
    ASSERT_EQ(0, cut_short(&r).count);
    ASSERT_STR_EQ("b ", failed_of(&r, NULL));
    ASSERT_STR_EQ("", failed_of(&r, &r));
    PASS();
}

TEST loops_that_were_cut_short_get_more_turns(void)
{
    struct list old =
        text_lines("/* proof: x\n * unwindset: g.0:33 f.1:33\n * checks: assumed\n */");
    ASSERT_STR_EQ("/* proof: x\n * unwindset: g.0:33 f.1:257 h.0:257\n * checks: assumed\n */\n",
                  with_turns(old, "unwinding bound too small for f.1 (a.c:7), h.0 (b.c:9)", "257"));
    PASS();
}

static struct known known(const char *any, const char *sound, const char *again)
{
    struct known k = { .through = "", .callers = "" };
    k.any = records_in_text(any);
    k.sound = records_in_text(sound);
    k.again = records_in_text(again);
    k.theirs = k.ours = text_lines("a.c\tf\tstatic int f(){}\ta.c\na.c\tu\tint u(){}\ta.c");
    k.changed = text_lines("a.c: f");
    k.list = text_lines("a.c\tf\ta-f");
    return k;
}

static const char *judged(const char *any, const char *sound, const char *again)
{
    struct known k = known(any, sound, again);
    return verdicts(&k);
}

TEST verdicts_say_what_came_of_a_function(void)
{
    ASSERT_STR_EQ("equal\ta.c\tf\tall inputs\n", judged("a-f\tPROVED\t", "", ""));
    ASSERT_STR_EQ("equal\ta.c\tf\tsound tables and states\n",
                  judged("a-f\tFAILED\tx", "a-f\tPROVED\t", ""));
    ASSERT_STR_EQ("different\ta.c\tf\tsome inputs: returns something else\n",
                  judged("a-f\tFAILED\ta.c:1: returns_the_same", "", ""));
    ASSERT_STR_EQ("different\ta.c\tf\tsome sound table and state: leaves s otherwise\n",
                  judged("a-f\tFAILED\tx", "a-f\tFAILED\ts_is_left_the_same", ""));
    ASSERT_STR_EQ("undecided\ta.c\tf\tit looks beyond the end of an array, where anything may "
                  "stand\n",
                  judged("a-f\tFAILED\treturns_the_same", "", "a-f\tFAILED\tx"));
    ASSERT_STR_EQ("undecided\ta.c\tf\tnot for all inputs; sound tables and states: time: 5 s\n",
                  judged("a-f\tFAILED\tx", "a-f\tINCONCLUSIVE\ttime: 5 s, killed", ""));
    ASSERT_STR_EQ("undecided\ta.c\tf\ta loop goes on for more turns than were tried\n",
                  judged("a-f\tINCONCLUSIVE\tunwinding bound too small for f.0", "", ""));
    ASSERT_STR_EQ("undecided\ta.c\tf\tthe prover did not answer\n", judged("", "", ""));
    PASS();
}

TEST what_callers_answer_for_is_equal(void)
{
    struct known k = known("a-f\tFAILED\treturns_the_same", "", "a-f\tFAILED\tx");
    ASSERT_STR_EQ("a-f ", in_doubt(&k));
    ASSERT_FALSE(all_proved(&k));
    k.through = "a-f ";
    k.callers = "g";
    ASSERT_STR_EQ("equal\ta.c\tf\tall inputs that its callers give it (g)\n", verdicts(&k));
    k.ours = text_lines("a.c\tf\tint f(){}\ta.c"); /* other files may call it, too */
    ASSERT_STR_EQ("", in_doubt(&k));
    PASS();
}

TEST what_only_the_compiler_sees_is_not_compared(void)
{
    struct known k = known("a-f\tPROVED\t", "", "");
    k.changed = text_lines("a.c: f\na.c: u\na.c: gone\ndeclarations");
    ASSERT_STR_EQ("equal\ta.c\tf\tall inputs\nnot-compared\ta.c\tu\tCBMC sees another text\n",
                  verdicts(&k));
    PASS();
}

SUITE(equal_suite)
{
    static const char *const files[] = { "a-f.c",       "list", "apart", "then/a.c",
                                         "then/base.h", "then", "now.c" };
    if (!mkdtemp(folder) || mkdir(in_folder("out"), 0700) || mkdir(in_folder("out.then"), 0700))
        abort();
    RUN_TEST(functions_and_declarations_are_told_apart);
    RUN_TEST(blanks_stay_between_words_only);
    RUN_TEST(words_in_quotes_stay_as_they_are);
    RUN_TEST(what_marks_leave_behind_is_left_out);
    RUN_TEST(a_function_has_the_file_of_its_origin);
    RUN_TEST(items_on_one_side_only_are_changed);
    RUN_TEST(a_line_has_the_marks_of_its_statement);
    RUN_TEST(comments_end_where_they_end);
    RUN_TEST(clauses_are_those_of_lines_that_differ);
    RUN_TEST(an_obligation_gives_both_the_same);
    RUN_TEST(what_is_not_changed_is_not_asked);
    RUN_TEST(what_has_no_counterpart_stands_apart);
    RUN_TEST(why_a_function_is_not_compared);
    RUN_TEST(rows_and_padded_structs_are_compared_part_by_part);
    RUN_TEST(records_are_read_from_json);
    RUN_TEST(the_last_record_counts_and_what_is_open_is_asked);
    RUN_TEST(loops_that_were_cut_short_get_more_turns);
    RUN_TEST(verdicts_say_what_came_of_a_function);
    RUN_TEST(what_callers_answer_for_is_equal);
    RUN_TEST(what_only_the_compiler_sees_is_not_compared);
    remove_files(files, sizeof files / sizeof *files);
    rmdir(folder);
    pool_empty();
}
