/* What of two revisions is different, and is it proved to do the same?
 * For harness/compare/base/build and harness/compare/equal/equal, which prepare trees and
 * start the compiler and the prover.
 *
 *   regress-equal items [FILE]              of preprocessed text: its functions and declarations
 *   regress-equal changed THEIRS OURS       of items: what is on one side only
 *   regress-equal lines FILE                its lines without comments, for diff
 *   regress-equal touched TREE              of "same FILE", "differs FILE" and diffs: clauses
 *   regress-equal obligations KEY=VALUE...  what CBMC is asked
 *   regress-equal records                   of what 'proofs/run --json' prints
 *   regress-equal merge RESULTS MORE        the last record of each obligation
 *   regress-equal turns RESULTS FROM TO N   obligations whose loops were cut short, with N turns
 *   regress-equal open RESULTS              names that are asked again, of sound tables and states
 *   regress-equal failed RESULTS [ASKED]    names that failed and were not asked otherwise
 *   regress-equal in-doubt WORK AT          names that look beyond the end of an array
 *   regress-equal all-proved WORK AT        status 0 if all are proved
 *   regress-equal verdicts WORK AT [THROUGH CALLERS]   what came of each changed function
 *
 * What no file is named for is read from standard input. WORK has theirs, ours and changed; AT
 * has the results of one stage of questions. Ends with 2 after one message. */
#include "harness/compare/equal/changed.h"
#include "harness/compare/equal/obligation.h"
#include "harness/compare/equal/records.h"

static void print_lines(struct list lines)
{
    for (size_t i = 0; i < lines.count; i++)
        puts(lines.at[i]);
}

static struct records records_in(const char *path)
{
    struct records r = { 0 };
    add_records(&r, lines_of(path));
    return r;
}

static int items(char **argument)
{
    print_lines(c_items(lines_of("-"), argument[0]));
    return 0;
}

static int changed(char **argument)
{
    print_lines(changed_items(lines_of(argument[0]), lines_of(argument[1])));
    return 0;
}

static int lines(char **argument)
{
    struct marked m = c_marked(lines_of(argument[0]));
    for (size_t i = 0; i < m.count; i++)
        puts(m.line[i].text);
    return 0;
}

static int touched(char **argument)
{
    print_lines(touched_clauses(lines_of("-"), argument[0]));
    return 0;
}

static int obligations(char **argument)
{
    struct sides s = {
        .game = "", .tree = "", .out = "", .loops = "", .wanted = "", .through = ""
    };
    struct list theirs = { 0 }, ours = { 0 };
    for (; *argument; argument++) {
        const char *value = strchr(*argument, '=');
        const char *key = pool_part(*argument, strcspn(*argument, "="));
        value = value ? value + 1 : "";
        if (!strcmp(key, "game"))
            s.game = value;
        if (!strcmp(key, "tree"))
            s.tree = value;
        if (!strcmp(key, "out"))
            s.out = value;
        if (!strcmp(key, "loops"))
            s.loops = value;
        if (!strcmp(key, "wanted"))
            s.wanted = value;
        if (!strcmp(key, "through"))
            s.through = value;
        if (!strcmp(key, "sound"))
            s.sound = true;
        if (!strcmp(key, "again"))
            s.again = true;
        if (!strcmp(key, "spec"))
            list_add(&s.spec, value);
        if (!strcmp(key, "theirs"))
            theirs = lines_of(value);
        if (!strcmp(key, "ours"))
            ours = lines_of(value);
    }
    read_side(&s, BASE, theirs);
    read_side(&s, TODAY, ours);
    write_obligations(&s);
    fputs(text_of(&s.not_compared), stdout);
    return 0;
}

static int records(char **argument)
{
    (void)argument;
    print_lines(records_of_json(lines_of("-")));
    return 0;
}

static int merge(char **argument)
{
    struct records r = records_in(argument[0]);
    add_records(&r, lines_of(argument[1]));
    fputs(text_of_records(&r), stdout);
    return 0;
}

/* Returns 1 if no loop was cut short. */
static int turns(char **argument)
{
    struct records r = records_in(argument[0]);
    struct list names = cut_short(&r);
    for (size_t i = 0; i < names.count; i++) {
        struct list old = lines_of(pool_text("%s/%s.c", argument[1], names.at[i]));
        write_file(pool_text("%s/%s.c", argument[2], names.at[i]),
                   with_turns(old, record_of(&r, names.at[i])->detail, argument[3]));
    }
    return names.count ? 0 : 1;
}

static int open_ones(char **argument)
{
    struct records r = records_in(argument[0]);
    puts(open_of(&r));
    return 0;
}

static int failed(char **argument)
{
    struct records r = records_in(argument[0]);
    struct records asked = argument[1] ? records_in(argument[1]) : (struct records){ 0 };
    puts(failed_of(&r, &asked));
    return 0;
}

static struct known known_in(const char *work, const char *at)
{
    struct known k = { .through = "", .callers = "" };
    k.any = records_in(pool_text("%s/any.results", at));
    k.sound = records_in(pool_text("%s/sound.results", at));
    k.again = records_in(pool_text("%s/again.results", at));
    k.list = lines_of(pool_text("%s/any/list", at));
    k.apart = lines_of(pool_text("%s/any/apart", at));
    k.not_compared = lines_of(pool_text("%s/not", at));
    k.theirs = lines_of(pool_text("%s/theirs", work));
    k.ours = lines_of(pool_text("%s/ours", work));
    k.changed = lines_of(pool_text("%s/changed", work));
    return k;
}

static int doubtful(char **argument)
{
    struct known k = known_in(argument[0], argument[1]);
    puts(in_doubt(&k));
    return 0;
}

static int proved(char **argument)
{
    struct known k = known_in(argument[0], argument[1]);
    return all_proved(&k) ? 0 : 1;
}

static int told(char **argument)
{
    struct known k = known_in(argument[0], argument[1]);
    if (argument[2] && argument[3]) {
        k.through = argument[2];
        k.callers = argument[3];
    }
    fputs(verdicts(&k), stdout);
    return 0;
}

static const struct {
    const char *name;
    int fewest, most;
    int (*run)(char **argument);
} commands[] = {
    { "items", 0, 1, items },
    { "changed", 2, 2, changed },
    { "lines", 1, 1, lines },
    { "touched", 1, 1, touched },
    { "obligations", 1, 999, obligations },
    { "records", 0, 0, records },
    { "merge", 2, 2, merge },
    { "turns", 4, 4, turns },
    { "open", 1, 1, open_ones },
    { "failed", 1, 2, failed },
    { "in-doubt", 2, 2, doubtful },
    { "all-proved", 2, 2, proved },
    { "verdicts", 2, 4, told },
};

int main(int argc, char **argv)
{
    for (size_t i = 0; argc > 1 && i < sizeof commands / sizeof *commands; i++) {
        if (strcmp(argv[1], commands[i].name))
            continue;
        if (argc - 2 < commands[i].fewest || argc - 2 > commands[i].most)
            break;
        int status = commands[i].run(argv + 2);
        pool_empty();
        if (!fflush(stdout) && !ferror(stdout))
            return status;
        fputs("regress-equal: cannot write what it found\n", stderr);
        return 2;
    }
    fprintf(stderr,
            "regress-equal: found '%s' with %d arguments, expected a command that "
            "harness/compare/equal/regress_equal.c lists\n",
            argc > 1 ? argv[1] : "", argc > 2 ? argc - 2 : 0);
    return 2;
}
