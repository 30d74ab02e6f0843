/* The command: finds the verb, calls it for its games, returns the exit status. */
#include "harness/cli/named.h"
#include "harness/cli/options.h"
#include "harness/cli/verbs.h"
#include "harness/compare/clarify.h"
#include "harness/compare/regress.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/editor/lsp.h"
#include "harness/explore/explore.h"
#include "harness/explore/fleet.h"
#include "harness/kit/kit.h"
#include "harness/kit/library.h"
#include "harness/play/campaign.h"
#include "harness/play/conform.h"
#include "harness/report/results.h"
#include "harness/scenario/rulings.h"
#include "harness/system/complain.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "version.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const struct verb {
    const char *name;
    int (*run)(const struct options *o);
    /* EVERY_GAME: 'all' calls it once for each game */
    enum { NO_GAME, EVERY_GAME, ALL_GAMES } needs;
    const char *arguments, *does;
} verbs[] = {
    { "games", verb_games, NO_GAME, "", "list the games" },
    { "clauses", verb_clauses, EVERY_GAME, "GAME [SLUG]",
      "list the clauses, and where each is carried out, stated and tested; or explain one" },
    { "questions", verb_questions, EVERY_GAME, "GAME [ID]",
      "list what the rulebook leaves open, with the readings; or explain one question" },
    { "scopes", verb_scopes, EVERY_GAME, "GAME",
      "list the small games whose every state can be visited" },
    { "words", verb_words, EVERY_GAME, "GAME",
      "list the phrases of moves and the lines of positions and sheets, with examples" },
    { "ask", verb_ask, NO_GAME, "FILE...",
      "run scenario files (- is standard input): is a move legal, and which clause forbids it?" },
    { "play", verb_play, EVERY_GAME, "GAME",
      "play by hand or at random, and print the play as a scenario" },
    { "serve", verb_serve, EVERY_GAME, "GAME",
      "answer the commands of another program, one in each line" },
    { "conform", verb_conform, EVERY_GAME, "GAME -- PORT",
      "compare a program with the rules, and shrink the first difference" },
    { "test", verb_test, EVERY_GAME, "GAME", "check all properties in random plays" },
    { "explore", verb_explore, EVERY_GAME, "GAME", "visit every state of a scope" },
    { "clarify", verb_clarify, EVERY_GAME, "GAME",
      "find the nearest position in which two readings differ" },
    { "regress", verb_regress, EVERY_GAME, "GAME",
      "compare the rules with those of another revision" },
    { "prove", verb_prove, EVERY_GAME, "GAME", "run the CBMC proofs" },
    { "replay", verb_replay, EVERY_GAME, "GAME",
      "turn the inputs of a failed proof into a scenario" },
    { "fuzz", verb_fuzz, EVERY_GAME, "GAME", "run libFuzzer or AFL++ for a time" },
    { "verify", verb_verify, ALL_GAMES, "GAME", "run all of these within a budget of time" },
    { "report", verb_report, NO_GAME, "LOG", "write reports from a log of results" },
    { "new", verb_new, NO_GAME, "GAME [FOLDER]",
      "write a repository for your own game, in which every engine works" },
    { "lsp", verb_lsp, NO_GAME, "", "serve editors: a language server for scenarios" },
};
enum { VERBS = sizeof verbs / sizeof verbs[0] };

static void print_usage(FILE *out)
{
    fputs("quibble VERB GAME [options]: board games' rules, and engines that check them\n\n", out);
    for (unsigned i = 0; i < VERBS; i++)
        fprintf(out, "  %-10s %-12s %s\n", verbs[i].name, verbs[i].arguments, verbs[i].does);
    fputs("\nGAME is a name, or all. 'quibble VERB --help' lists the options of a verb.\n"
          "Exit status: 0 all held, 1 a finding, 2 a wrong call or input, 3 a missing tool.\n",
          out);
}

static void print_how_to_start(FILE *out)
{
    fputs("quibble: found no verb, expected one. To start with:\n"
          "  quibble games               which rulebooks are here\n"
          "  quibble ask FILE            put a question from a scenario file; - is standard input\n"
          "  quibble play GAME           play by hand; legal moves are listed, refusals explained\n"
          "  quibble clauses GAME SLUG   what a clause says, and where it is carried out\n"
          "  quibble --help              every verb; quibble VERB --help its options\n",
          out);
}

/* Prints the built readings, for completion by the shell. */
static void print_readings(FILE *out, const struct spec *spec)
{
    char id[NAME_SIZE];
    for (unsigned i = 0; i < spec->question_count; i++)
        for (const struct reading *r = spec->questions[i].question->reading; r->letter; r++)
            if (r->built)
                fprintf(out, " %s=%c", question_id(spec, i, id), r->letter);
}

/* Prints the names that --only takes, which depend on the verb. */
static void print_only(FILE *out, const struct spec *spec)
{
    char id[NAME_SIZE];
    const char *game = spec->game->name;
    fprintf(out, "    'test --only %s') words='", game);
    for (unsigned i = 0; i < spec->property_count; i++)
        fprintf(out, " %s", spec->properties[i].name);
    fprintf(out, "' ;;\n    'regress --only %s') words='", game);
    for (unsigned i = 0; i < spec->clause_count; i++)
        fprintf(out, " %s", spec->clauses[i].slug);
    fprintf(out, "' ;;\n    'clarify --only %s') words='", game);
    for (unsigned i = 0; i < spec->question_count; i++)
        fprintf(out, " %s", question_id(spec, i, id));
    fputs("' ;;\n", out);
    /* a clause or a question may also follow the game */
    fprintf(out, "    'clauses %s %s') words=\"$words $(_quibble_words regress --only %s)\" ;;\n",
            game, game, game);
    fprintf(out, "    'questions %s %s') words=\"$words $(_quibble_words clarify --only %s)\" ;;\n",
            game, game, game);
}

static void print_values(FILE *out, const struct spec *spec)
{
    const char *game = spec->game->name;
    fprintf(out, "    *' --scope %s') words='", game);
    for (unsigned i = 0; i < scope_count(spec); i++)
        fprintf(out, "%s%s", i ? " " : "", spec->scopes[i].name);
    fprintf(out, "' ;;\n    *' --reading %s') words='each pairs standard", game);
    print_readings(out, spec);
    fprintf(out, "' ;;\n    *' --ruling %s') words='", game);
    print_readings(out, spec);
    fputs("' ;;\n", out);
    print_only(out, spec);
}

static void print_words(FILE *out)
{
    fputs("_quibble_words() # VERB BEFORE GAME: what can stand there\n{\n"
          "    local words='--help --version",
          out);
    for (unsigned i = 0; i < VERBS; i++)
        fprintf(out, " %s", verbs[i].name);
    fputs("'\n    case \"$1\" in\n", out);
    for (unsigned i = 0; i < VERBS; i++) {
        fprintf(out, "    %s) words='--help", verbs[i].name);
        print_option_names(out, verbs[i].name);
        for (unsigned g = 0; verbs[i].needs != NO_GAME && g < all_games_count; g++)
            fprintf(out, " %s", all_games[g]->game->name);
        fprintf(out, "%s' ;;\n", verbs[i].needs != NO_GAME ? " all" : "");
    }
    fputs("    ?*) words= ;;\n    esac\n    case \"$1 $2 $3\" in\n", out);
    for (unsigned g = 0; g < all_games_count; g++)
        print_values(out, all_games[g]);
    fputs("    *' --rulings '*) words= ;;\n"
          "    *' --lang '*) words='en nl de' ;;\n"
          "    'explore --only '*) words='speed endless' ;;\n"
          "    'prove --only '*) words=$(find \"proofs/$3\" -name '*.c' 2>/dev/null |\n"
          "        sed 's|.*/||; s|[.]c$||') ;;\n"
          "    'fuzz --only '*) words='plays steps moves scenario' ;;\n"
          "    *' --effort '*) words='quick full deep' ;;\n"
          "    esac\n    echo \"$words\"\n}\n",
          out);
}

/* zsh recognizes the file by its first line and runs it as a function with the file's name. */
static void print_completion(FILE *out)
{
    fputs("#compdef quibble\n# Completion of quibble for bash and zsh, made by 'quibble "
          "--completion'.\n",
          out);
    print_words(out);
    fputs("_quibble()\n{\n"
          "    if [ -n \"${ZSH_VERSION-}\" ]; then\n"
          "        local first=\n"
          "        [ \"$CURRENT\" = 2 ] || first=${words[2]}\n"
          "        compadd -- $(_quibble_words \"$first\" \"${words[CURRENT-1]}\" "
          "\"${words[3]-}\") || _files\n"
          "    else\n"
          "        local first=\n"
          "        [ \"$COMP_CWORD\" = 1 ] || first=${COMP_WORDS[1]}\n"
          "        # bash takes q-slug=B for three words\n"
          "        local at=$COMP_CWORD begun= word=${COMP_WORDS[COMP_CWORD]}\n"
          "        [ \"$word\" != = ] || { word=; at=$((at + 1)); }\n"
          "        if [ \"$at\" -gt 3 ] && [ \"${COMP_WORDS[at-1]}\" = = ]; then\n"
          "            begun=${COMP_WORDS[at-2]}= at=$((at - 2))\n"
          "        fi\n"
          "        COMPREPLY=($(compgen -W \"$(_quibble_words \"$first\" "
          "\"${COMP_WORDS[at-1]}\" \"${COMP_WORDS[2]-}\")\" \\\n"
          "            -- \"$begun$word\"))\n"
          "        COMPREPLY=(\"${COMPREPLY[@]#\"$begun\"}\")\n"
          "    fi\n}\n"
          "if [ -z \"${ZSH_VERSION-}\" ]; then\n"
          "    complete -o default -F _quibble quibble\n"
          "elif [ \"${funcstack[1]-}\" = _quibble ]; then\n"
          "    _quibble \"$@\"\n"
          "else\n"
          "    compdef _quibble quibble\n"
          "fi\n",
          out);
}

static void print_verb(const struct verb *v)
{
    printf("quibble %s %s: %s\n\n", v->name, v->arguments, v->does);
    print_options(stdout, v->name);
}

static const struct verb *find_verb(const char *name)
{
    struct nearest near = { .wanted = name };
    for (unsigned i = 0; i < VERBS; i++) {
        if (same_word(verbs[i].name, name))
            return &verbs[i];
        nearest_of(&near, verbs[i].name);
    }
    fail(WRONG_CALL, "found verb '%s'%s, expected one that 'quibble --help' lists", name,
         nearest_hint(&near));
}

static void list_games(char *list, size_t size)
{
    struct text out = { list, list + size, false };
    *list = 0;
    for (unsigned i = 0; i < all_games_count; i++) {
        put(&out, all_games[i]->game->name);
        put(&out, ", ");
    }
    put(&out, "or all");
}

static void check_game(const struct options *o)
{
    char list[400];
    list_games(list, sizeof list);
    if (!o->game)
        fail(WRONG_CALL, "found 'quibble %s' without a game, expected one: %s", o->verb, list);
    if (same_word(o->game, "all") || find_game(o->game))
        return;
    struct nearest near = { .wanted = o->game };
    for (unsigned i = 0; i < all_games_count; i++)
        nearest_of(&near, all_games[i]->game->name);
    fail(WRONG_CALL, "found game '%s'%s, expected %s", o->game, nearest_hint(&near), list);
}

/* ---- rulings ---- */

static bool reads_question(const struct options *o, const struct spec *spec, unsigned question)
{
    char slug[NAME_SIZE];
    unsigned index;
    for (unsigned i = 0; i < o->readings; i++) {
        snprintf(slug, sizeof slug, "%.*s", (int)strcspn(o->reading[i], "="), o->reading[i]);
        if (find_question(spec, slug, &index) && index == question)
            return true;
    }
    return false;
}

/* Calls the verb for one game. A ruling decides a question unless the command line sets a
 * reading of it. */
static int run_ruled(const struct verb *v, const struct options *asked)
{
    struct options o = *asked;
    const struct spec *spec = find_game(o.game);
    for (unsigned i = 0; o.rulings && i < o.rulings->count; i++) {
        const struct ruling *r = &o.rulings->list[i];
        if (!same_word(r->game, o.game) || reads_question(asked, spec, r->question))
            continue;
        if (o.readings == MAX_QUESTIONS)
            fail(WRONG_CALL, "found more than %d readings, expected at most one for each question",
                 MAX_QUESTIONS);
        o.reading[o.readings++] = r->setting;
    }
    return v->run(&o);
}

/* Reads the file of --rulings. Fails if it has no ruling on the game of the call, because the
 * option would then have no effect. */
static void read_rulings_file(struct options *o, struct rulings *r)
{
    struct complaint why;
    if (!o->rulings_file)
        return;
    if (!rulings_open(r, o->rulings_file, &why)) {
        hint_file(o->rulings_file, &why);
        fail(WRONG_CALL, "%s", why.text);
    }
    const struct spec *spec = o->game ? find_game(o->game) : NULL;
    if (spec && !rulings_of(r, spec))
        fail(WRONG_CALL, "%s: found no ruling on %s, expected one", o->rulings_file, o->game);
    o->rulings = r;
}

static int run_games(const struct verb *v, struct options *o)
{
    if (v->needs == NO_GAME)
        return v->run(o);
    if (v->needs == ALL_GAMES || !same_word(o->game, "all"))
        return run_ruled(v, o);
    int status = HELD;
    o->all_games = true;
    for (unsigned i = 0; i < all_games_count; i++) {
        o->game = all_games[i]->game->name;
        status = worse(status, run_ruled(v, o));
    }
    o->game = "all";
    return status;
}

static int run(const struct verb *v, struct options *o)
{
    struct rulings ruled = { .file = NULL };
    if (v->needs != NO_GAME)
        check_game(o);
    read_rulings_file(o, &ruled);
    int status = run_games(v, o);
    rulings_close(&ruled);
    o->rulings = NULL;
    return status;
}

/* Failing to write the output is an error. */
static int finish(int status)
{
    progress_done();
    bool bad = ferror(stdout);
    errno = 0;
    bad = fclose(stdout) || bad;
    if (!bad)
        return status;
    fprintf(stderr, "quibble: cannot write the output: %s\n",
            // NOLINTNEXTLINE(clang-analyzer-unix.Errno): it was set to 0 before
            errno ? strerror(errno) : "it was cut short");
    return WRONG_CALL;
}

static bool has_option(int argc, char **argv, const char *option, const char *shorter)
{
    for (int i = 1; i < argc && !same_word(argv[i], "--"); i++)
        if (same_word(argv[i], option) || same_word(argv[i], shorter))
            return true;
    return false;
}

int main(int argc, char **argv)
{
    struct call call;
    fleet_begin(&argc, &argv);
    if (argc < 2) {
        print_how_to_start(stderr);
        return WRONG_CALL;
    }
    bool help = has_option(argc, argv, "--help", "-h") || same_word(argv[1], "help");
    if (help && (argv[1][0] == '-' || same_word(argv[1], "help"))) {
        print_usage(stdout);
        return finish(HELD);
    }
    if (same_word(argv[1], "--version") || same_word(argv[1], "-V")) {
        puts("quibble " QUIBBLE_VERSION);
        return finish(HELD);
    }
    if (same_word(argv[1], "--completion") && argc == 2) {
        print_completion(stdout);
        return finish(HELD);
    }
    if (same_word(argv[1], "--kit") && argc == 2) {
        puts(kit_folder());
        return finish(HELD);
    }
    const struct verb *v = find_verb(argv[1]);
    if (help) {
        print_verb(v);
        return finish(HELD);
    }
    if (fleet_size() > 1 && !same_word(v->name, "explore"))
        fail(WRONG_CALL, "found '%s' with several processes, expected explore", v->name);
    load_games();
    read_options(argc, argv, &call);
    check_words(&call.options);
    results_open(&call.options);
    return finish(results_close(run(v, &call.options), NULL));
}
