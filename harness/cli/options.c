/* Reads the command line. */
#include "harness/cli/options.h"
#include "harness/core/options.h"
#include "harness/report/results.h"
#include "harness/system/complain.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "rules/game.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- values ---- */

static bool read_big(const char *digits, size_t length, uint64_t most, uint64_t *n)
{
    *n = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned digit = (unsigned)(digits[i] - '0');
        if (digits[i] < '0' || digits[i] > '9' || digit > most || *n > (most - digit) / 10)
            return false;
        *n = 10 * *n + digit;
    }
    return length > 0;
}

static uint64_t number_of(const char *name, const char *value, uint64_t least, uint64_t most)
{
    uint64_t n;
    if (!read_big(value, strlen(value), most, &n) || n < least)
        fail(WRONG_CALL, "found %s %s, expected a number from %llu to %llu", name,
             *value ? value : "''", (unsigned long long)least, (unsigned long long)most);
    return n;
}

static uint64_t size_of(const char *name, const char *value)
{
    static const char suffix[] = "KMG";
    uint64_t n;
    size_t length = strlen(value);
    const char *unit = length ? strchr(suffix, value[length - 1]) : NULL;
    unsigned shift = unit ? 10u * (unsigned)(unit - suffix + 1) : 0;
    if (!read_big(value, unit ? length - 1 : length, UINT64_MAX >> shift, &n))
        fail(WRONG_CALL, "found %s %s, expected a size such as 500M or 2G", name,
             *value ? value : "''");
    return n << shift;
}

/* ---- the options ---- */

/* The values of all options; the table below says which verbs take which option. */
struct given {
    struct options shared;
    uint64_t plays, steps, memory;
    unsigned seconds, jobs, prove, wait;
    const char *effort, *engine, *out, *only, *solver, *lang;
    const char *base, *base_lib, *accept, *disk;
    bool strict, whole, all_readings, pairs, solve, resume, compact, symmetry, keep, kept, check;
    bool html;
    uint64_t seen; /* a bit for each option that was given */
};

enum value { FLAG, NUMBER, WORD, NEW_FILE, NEW_FOLDER, SIZE, READING, SEED, PLAYERS, REPORT };

static const char with_table[] = "play serve conform test explore";
static const char with_scope[] = "play serve conform test explore regress";
static const char with_chance[] = "play conform test clarify regress";

static const struct option {
    const char *name;
    const char *verbs; /* NULL: all of them */
    enum value value;
    size_t to; /* where in struct given */
    const char *help;
} all_options[] = {
#define TO(member) offsetof(struct given, member)
#define SHARED(member) TO(shared.member)
    { "--scope", with_scope, WORD, SHARED(scope),
      "NAME  one of the small games that 'quibble scopes' lists" },
    { "--players", with_table, PLAYERS, SHARED(players), "N  number of players" },
    { "--reading", "play serve conform test explore", READING, SHARED(reading),
      "q-slug=X  the reading of a question (repeatable); test: 'standard' uses no other readings; "
      "test and explore: 'pairs' tries every pair of readings; explore: 'each' tries each alone" },
    { "--ruling", "clarify", READING, SHARED(reading),
      "q-slug=X  write the page as if the publisher had chosen this reading (repeatable)" },
    { "--rulings", "questions ask play serve conform test explore clarify", WORD,
      SHARED(rulings_file),
      "FILE  use the readings recorded in FILE, one in each line: GAME q-slug=B DATE SOURCE" },
    { "--sheet", with_table, WORD, SHARED(sheet), "FILE  read the components from this sheet" },
    { "--seed", with_chance, SEED, SHARED(seed),
      "N  the seed of all random choices: the same seed repeats the run" },
    { "--json", NULL, FLAG, SHARED(json),
      " print one JSON object, or for all games one in each line" },
    { "--report", NULL, REPORT, SHARED(report),
      "FILE  also write the results to FILE: .xml (JUnit), .sarif, .tap or .json (repeatable)" },
    { "--quiet", NULL, FLAG, SHARED(quiet), " print only what failed" },
    { "--verbose", NULL, FLAG, SHARED(verbose), " print more (-v)" },
    { "--plays", "play conform test clarify regress", NUMBER, TO(plays), "N  number of plays" },
    { "--steps", "play conform test regress", NUMBER, TO(steps),
      "N  stop each play after this many moves" },
    { "--whole", "test", FLAG, TO(whole), " do not shrink a play that breaks something" },
    { "--all-readings", "ask", FLAG, TO(all_readings),
      " also ask under each reading of each question, and print which answers change" },
    { "--pairs", "ask", FLAG, TO(pairs),
      " with --all-readings: also ask under each pair of readings of two questions" },
    { "--base", "regress", WORD, TO(base), "REV  the revision to compare these rules with" },
    { "--base-lib", "regress", WORD, TO(base_lib),
      "FILE  the other rules as a library, built there by 'make build/GAME.so'" },
    { "--prove", "regress", NUMBER, TO(prove),
      "SECONDS  time for proving that each changed function does the same" },
    { "--accept", "regress", WORD, TO(accept),
      "REASON  accept the differences and record them in corpus/GAME/changes" },
    { "--memory", "explore", SIZE, TO(memory),
      "SIZE  use at most this much memory, for example 500M or 2G" },
    { "--disk", "explore", WORD, TO(disk),
      "FOLDER  store the run there: it may exceed memory, and can be resumed" },
    { "--resume", "explore", FLAG, TO(resume), " resume the run in that folder" },
    { "--symmetry", "explore", FLAG, TO(symmetry),
      " visit only one of each set of symmetric states" },
    { "--compact", "explore", FLAG, TO(compact),
      " store fingerprints instead of keys: more states fit, a few may be missed" },
    { "--solve", "explore", FLAG, TO(solve), " compute which player can force what" },
    { "--time", "conform test explore clarify prove fuzz verify", NUMBER, TO(seconds),
      "SECONDS  stop after this time" },
    { "--wait", "conform", NUMBER, TO(wait),
      "SECONDS  how long to wait for an answer of the port (5)" },
    { "--strict", "conform", FLAG, TO(strict),
      " report each clause that was not tried as a finding" },
    { "--jobs", "explore clarify regress prove fuzz verify", NUMBER, TO(jobs),
      "N  number of threads or processes" },
    { "--effort", "explore regress verify", WORD, TO(effort),
      "LEVEL  how much to do: quick, full or deep" },
    { "--engine", "fuzz", WORD, TO(engine), "NAME  libfuzzer or afl" },
    { "--only", "test explore clarify regress prove fuzz", WORD, TO(only),
      "NAME  run only this one" },
    { "--solver", "prove", WORD, TO(solver), "NAME  the SAT solver" },
    { "--keep", "clarify", FLAG, TO(keep), " write the witnesses to corpus/GAME/witnesses" },
    { "--kept", "clarify", FLAG, TO(kept),
      " with --json: print the recorded witnesses without a search" },
    { "--check", "clarify", FLAG, TO(check),
      " check that every witness is recorded and still shows the difference" },
    { "--lang", "questions ask play clarify", WORD, TO(lang),
      "LANGUAGE  en, or the language of the rulebook: nl or de" },
    { "--html", "words", FLAG, TO(html), " print a page for a browser" },
    { "--out", "play conform test regress", NEW_FILE, TO(out), "FILE  write to this file" },
    { "--out", "clarify", NEW_FOLDER, TO(out), "FOLDER  write to this folder" },
#undef SHARED
#undef TO
};
enum { OPTIONS = sizeof all_options / sizeof all_options[0] };

static bool for_verb(const struct option *option, const char *verb)
{
    if (!option->verbs)
        return true;
    size_t n = strlen(verb);
    for (const char *at = option->verbs; (at = strstr(at, verb)); at += n)
        if ((at == option->verbs || at[-1] == ' ') && (!at[n] || at[n] == ' '))
            return true;
    return false;
}

void print_options(FILE *out, const char *verb)
{
    for (unsigned i = 0; i < OPTIONS; i++)
        if (for_verb(&all_options[i], verb))
            fprintf(out, "  %s %s\n", all_options[i].name, all_options[i].help);
}

void print_option_names(FILE *out, const char *verb)
{
    for (unsigned i = 0; i < OPTIONS; i++)
        if (for_verb(&all_options[i], verb))
            fprintf(out, " %s", all_options[i].name);
}

/* Returns the option as this verb takes it, or NULL. An option may be in the list twice, for
 * different verbs. */
static const struct option *other_verbs(const char *name, const char *verb)
{
    for (unsigned i = 0; i < OPTIONS; i++)
        if (same_word(all_options[i].name, name) && for_verb(&all_options[i], verb))
            return &all_options[i];
    return NULL;
}

static const struct option *find_option(const char *given, size_t length, const char *verb)
{
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)(length < 60 ? length : 60), given);
    struct nearest near = { .wanted = name };
    for (unsigned i = 0; i < OPTIONS; i++) {
        const struct option *option = &all_options[i];
        if (same_word(option->name, name)) {
            option = other_verbs(name, verb);
            if (!option)
                fail(WRONG_CALL, "found %s, which '%s' does not take: it is for %s", name, verb,
                     all_options[i].verbs);
            return option;
        }
        if (for_verb(option, verb))
            nearest_of(&near, option->name);
    }
    fail(WRONG_CALL, "found unknown option %s%s, expected one that 'quibble %s --help' lists", name,
         nearest_hint(&near), verb);
}

static void add_reading(struct options *o, const char *value)
{
    if (o->readings == MAX_QUESTIONS)
        fail(WRONG_CALL, "found more than %d readings, expected at most one for each question",
             MAX_QUESTIONS);
    o->reading[o->readings++] = value;
}

static void add_report(struct options *o, const char *path)
{
    if (o->reports == MOST_REPORTS)
        fail(WRONG_CALL, "found more than %d reports, expected at most one of each format",
             MOST_REPORTS);
    if (report_form(path) == NO_REPORT)
        fail(WRONG_CALL,
             "found --report %s, expected a name that ends in .xml, .sarif, .tap or .json", path);
    o->report[o->reports++] = path;
}

/* Checks an output before the work begins, not after it: its folder must exist. */
static void check_place(const struct option *option, const char *path)
{
    struct stat there;
    bool folder = option->value == NEW_FOLDER;
    char parent[4096];
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/')
        length--;
    while (length && path[length - 1] != '/')
        length--;
    snprintf(parent, sizeof parent, "%.*s", (int)(length ? length : 1), length ? path : ".");
    if (stat(path, &there) == 0) {
        if (folder != (bool)S_ISDIR(there.st_mode))
            fail(WRONG_CALL, "found %s %s, which is %s, expected %s", option->name, path,
                 folder ? "no folder" : "a folder", folder ? "a folder" : "the name of a file");
    } else if (stat(parent, &there) || !S_ISDIR(there.st_mode)) {
        fail(WRONG_CALL, "found %s %s, expected a name in a folder that is there: %s is none",
             option->name, path, parent);
    }
}

/* Rejects an empty value, and one that looks like an option. Numbers and sizes are checked by
 * their own readers. */
static void check_word(const struct option *option, const char *value, bool attached)
{
    if (!*value)
        fail(WRONG_CALL, "found %s '', expected a value: %s %s", option->name, option->name,
             option->help);
    if (!attached && !strncmp(value, "--", 2))
        fail(WRONG_CALL, "found %s %s, expected a value between them: %s %s", option->name, value,
             option->name, option->help);
}

static bool is_word(enum value value)
{
    return value == WORD || value == NEW_FILE || value == NEW_FOLDER || value == READING
        || value == REPORT;
}

/* Rejects a second value, which would silently replace the first one. */
static void take_once(struct given *g, const struct option *option)
{
    uint64_t bit = UINT64_C(1) << (option - all_options);
    bool again = option->value != FLAG && option->value != READING && option->value != REPORT;
    static_assert(OPTIONS <= 64, "a bit each");
    if (again && (g->seen & bit))
        fail(WRONG_CALL, "found %s twice, expected it once", option->name);
    g->seen |= bit;
}

/* Checks only against the most players that any game has, because the name of the game may come
 * later. */
static unsigned players_of(const char *name, const char *value)
{
    char list[400] = "";
    unsigned n;
    if (read_number(value, MAX_PLAYERS, &n) && n)
        return n;
    for (unsigned i = 0; i < all_games_count; i++) {
        const struct game *g = all_games[i]->game;
        size_t used = strlen(list);
        if (g->fewest_players == g->most_players)
            snprintf(list + used, sizeof list - used, "%s%u for %s", i ? ", " : "",
                     g->fewest_players, g->name);
        else
            snprintf(list + used, sizeof list - used, "%s%u to %u for %s", i ? ", " : "",
                     g->fewest_players, g->most_players, g->name);
    }
    fail(WRONG_CALL, "found %s %s, expected a number of players: %s", name, *value ? value : "''",
         list);
}

static void take(struct given *g, const struct option *option, const char *value)
{
    struct options *o = &g->shared;
    void *to = (char *)g + option->to;
    bool narrow = option->to == offsetof(struct given, seconds)
               || option->to == offsetof(struct given, wait)
               || option->to == offsetof(struct given, prove)
               || option->to == offsetof(struct given, jobs);
    if (option->value == NEW_FILE || option->value == NEW_FOLDER)
        check_place(option, value);
    switch (option->value) {
    case FLAG:       *(bool *)to = true; break;
    case NEW_FILE:
    case NEW_FOLDER:
    case WORD:       *(const char **)to = value; break;
    case SIZE:       *(uint64_t *)to = size_of(option->name, value); break;
    case READING:    add_reading(o, value); break;
    case REPORT:     add_report(o, value); break;
    case PLAYERS:    o->players = players_of(option->name, value); break;
    case SEED:
        o->seed_given = true;
        o->seed = number_of(option->name, value, 0, UINT64_MAX);
        break;
    case NUMBER:
        if (narrow)
            *(unsigned *)to = (unsigned)number_of(option->name, value, 1, 1000000);
        else
            *(uint64_t *)to = number_of(option->name, value, 1, UINT64_MAX);
    }
}

/* Reads the option at argv[i], with its value there or in the next word; returns the number of
 * words used. */
static int read_option(char **argv, int i, int argc, struct given *g)
{
    const char *given = argv[i];
    if (same_word(given, "-v"))
        given = "--verbose";
    size_t length = strcspn(given, "=");
    const struct option *option = find_option(given, length, g->shared.verb);
    bool attached = given[length] == '=';
    if (option->value == FLAG && attached)
        fail(WRONG_CALL, "found %s, expected %s without a value", given, option->name);
    take_once(g, option);
    if (attached && is_word(option->value))
        check_word(option, given + length + 1, true);
    if (option->value == FLAG || attached) {
        take(g, option, attached ? given + length + 1 : NULL);
        return 1;
    }
    if (i + 1 == argc)
        fail(WRONG_CALL, "found %s at the end, expected a value after it: %s %s", given,
             option->name, option->help);
    if (is_word(option->value))
        check_word(option, argv[i + 1], false);
    take(g, option, argv[i + 1]);
    return 2;
}

static void check_values(const struct given *g)
{
    if (g->compact && (g->disk || g->solve))
        fail(WRONG_CALL,
             "found --compact with %s, expected one of them: %s needs the states, not fingerprints",
             g->disk ? "--disk" : "--solve", g->disk ? "--disk" : "--solve");
    if (g->pairs && !g->all_readings)
        fail(WRONG_CALL, "found --pairs alone, expected --all-readings with it");
    if (g->resume && !g->disk)
        fail(WRONG_CALL, "found --resume alone, expected --disk FOLDER with it");
    if (g->effort && !same_word(g->effort, "quick") && !same_word(g->effort, "full")
        && !same_word(g->effort, "deep"))
        fail(WRONG_CALL, "found --effort %s, expected quick, full or deep", g->effort);
}

/* ---- the options of each verb ---- */

static void for_questions(struct call *c, const struct given *g)
{
    c->own.questions = (struct questions_options){ .lang = g->lang };
}

static void for_words(struct call *c, const struct given *g)
{
    c->own.words = (struct words_options){ .html = g->html };
}

static void for_play(struct call *c, const struct given *g)
{
    c->own.play = (struct play_options){
        .plays = g->plays, .steps = g->steps, .out = g->out, .lang = g->lang
    };
}

static void for_ask(struct call *c, const struct given *g)
{
    c->own.ask =
        (struct ask_options){ .lang = g->lang, .all_readings = g->all_readings, .pairs = g->pairs };
}

static struct campaign_options campaign_of(const struct given *g)
{
    return (struct campaign_options){ .plays = g->plays,
                                      .steps = g->steps,
                                      .seconds = g->seconds,
                                      .out = g->out,
                                      .only = g->only,
                                      .whole = g->whole };
}

static void for_test(struct call *c, const struct given *g)
{
    c->own.test = campaign_of(g);
}

static void for_conform(struct call *c, const struct given *g)
{
    c->own.conform = (struct conform_options){ .campaign = campaign_of(g),
                                               .wait = g->wait,
                                               .strict = g->strict };
}

static void for_explore(struct call *c, const struct given *g)
{
    c->own.explore = (struct explore_options){ .memory = g->memory,
                                               .seconds = g->seconds,
                                               .jobs = g->jobs,
                                               .disk = g->disk,
                                               .effort = g->effort,
                                               .only = g->only,
                                               .solve = g->solve,
                                               .resume = g->resume,
                                               .compact = g->compact,
                                               .symmetry = g->symmetry };
}

static void for_clarify(struct call *c, const struct given *g)
{
    c->own.clarify = (struct clarify_options){ .plays = g->plays,
                                               .seconds = g->seconds,
                                               .jobs = g->jobs,
                                               .only = g->only,
                                               .lang = g->lang,
                                               .out = g->out,
                                               .keep = g->keep,
                                               .kept = g->kept,
                                               .check = g->check };
}

static void for_regress(struct call *c, const struct given *g)
{
    c->own.regress = (struct regress_options){ .plays = g->plays,
                                               .steps = g->steps,
                                               .jobs = g->jobs,
                                               .prove = g->prove,
                                               .base = g->base,
                                               .base_lib = g->base_lib,
                                               .accept = g->accept,
                                               .only = g->only,
                                               .effort = g->effort,
                                               .out = g->out };
}

static void for_script(struct call *c, const struct given *g)
{
    c->own.script = (struct script_options){ .jobs = g->jobs,
                                             .seconds = g->seconds,
                                             .only = g->only,
                                             .solver = g->solver,
                                             .engine = g->engine,
                                             .effort = g->effort };
}

static const struct {
    const char *verb;
    void (*fill)(struct call *c, const struct given *g);
} own_options[] = {
    { "questions", for_questions }, { "ask", for_ask },         { "play", for_play },
    { "test", for_test },           { "conform", for_conform }, { "explore", for_explore },
    { "clarify", for_clarify },     { "regress", for_regress }, { "prove", for_script },
    { "fuzz", for_script },         { "verify", for_script },   { "words", for_words },
};
enum { OWN_OPTIONS = sizeof own_options / sizeof own_options[0] };

static void hand_over(struct call *c, const struct given *g)
{
    *c = (struct call){ .options = g->shared };
    for (unsigned i = 0; i < OWN_OPTIONS; i++)
        if (same_word(own_options[i].verb, c->options.verb)) {
            own_options[i].fill(c, g);
            c->options.own = &c->own;
        }
}

/* ---- the whole command line ---- */

/* Moves the words that are not options to the front of argv. */
void read_options(int argc, char **argv, struct call *call)
{
    int kept = 0;
    bool only_words = false;
    struct given given = { .shared = { .verb = argc > 1 ? argv[1] : "" } };
    struct options *o = &given.shared;
    for (int i = 2; i < argc;) {
        if (!only_words && same_word(argv[i], "--"))
            only_words = true, i++;
        else if (!only_words && argv[i][0] == '-' && argv[i][1])
            i += read_option(argv, i, argc, &given);
        else
            argv[kept++] = argv[i++];
    }
    bool names_game = !same_word(o->verb, "ask") && !same_word(o->verb, "games")
                   && !same_word(o->verb, "report") && !same_word(o->verb, "lsp")
                   && !same_word(o->verb, "new");
    if (names_game && kept)
        o->game = argv[0];
    unsigned skip = names_game && kept ? 1 : 0;
    o->rest = (const char *const *)argv + skip;
    o->rest_count = (unsigned)kept - skip;
    check_values(&given);
    hand_over(call, &given);
}

/* Rejects words that would be ignored, because the user meant something by them. */
void check_words(const struct options *o)
{
    bool takes_words = same_word(o->verb, "ask") || same_word(o->verb, "replay")
                    || same_word(o->verb, "conform") || same_word(o->verb, "report")
                    || same_word(o->verb, "new");
    bool one = same_word(o->verb, "clauses") || same_word(o->verb, "questions");
    if (one && o->rest_count > 1)
        fail(WRONG_CALL, "found '%s' after '%s', expected one name for '%s'", o->rest[1],
             o->rest[0], o->verb);
    bool no_game = same_word(o->verb, "games") || same_word(o->verb, "lsp");
    if (no_game && o->rest_count > 0)
        fail(WRONG_CALL, "found '%s', expected no words after '%s'", o->rest[0], o->verb);
    if (!takes_words && !one && o->rest_count > 0)
        fail(WRONG_CALL, "found '%s' after the game, expected no more words for '%s'", o->rest[0],
             o->verb);
}
