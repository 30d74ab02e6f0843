/* quibble play: a play by hand or at random; at the end it can be saved as a scenario. */
#include "harness/cli/explain.h"
#include "harness/cli/named.h"
#include "harness/cli/typing.h"
#include "harness/cli/verbs.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/explain/reasons.h"
#include "harness/core/tables.h"
#include "harness/play/shrink.h"
#include "harness/play/swarm.h"
#include "harness/report/results.h"
#include "harness/scenario/mend/repair.h"
#include "harness/scenario/printing.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { DEFAULT_STEPS = 2000, MOST_NUMBERED = 60 };

struct session {
    const struct spec *spec;
    const struct game *game;
    const struct options *o;
    const struct play_options *own;
    void *table, *state, *seen;
    /* where the play begins: the start of the game, or a position that was loaded */
    void *base;
    bool placed, sketch; /* placed: 'base' is a position; sketch: it may break properties */
    struct move *list;   /* what is legal now */
    unsigned count;
    struct play play; /* the moves so far */
    struct choice chance;
    bool chance_by_hand, quit, colour;
    char *room; /* to write words in */
    struct explainer explainer;
    uint64_t rejected; /* lines that could not be obeyed; a refused move is none of them */
};

/* Says why a line cannot be obeyed. */
static void reject(struct session *s, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
static void reject(struct session *s, const char *format, ...)
{
    va_list given;
    va_start(given, format);
    vprintf(format, given);
    va_end(given);
    putchar('\n');
    s->rejected++;
}

static void session_open(struct session *s, const struct spec *spec, const struct options *o)
{
    const struct game *g = spec->game;
    *s = (struct session){
        .spec = spec, .game = g, .o = o, .own = o->own, .colour = in_colour(stdout)
    };
    s->table = new_table(o, spec);
    s->state = xrealloc(NULL, g->state_size, 1);
    s->seen = xrealloc(NULL, g->state_size, 1);
    s->base = xrealloc(NULL, g->state_size, 1);
    s->list = xrealloc(NULL, (size_t)g->most_moves + 1, sizeof *s->list);
    s->room = xrealloc(NULL, TEXT_ROOM, 1);
    s->explainer.lang = s->own->lang;
    explainer_open(&s->explainer, spec);
    choice_from_seed(&s->chance, o->seed_given ? o->seed : 1);
}

static void session_close(struct session *s)
{
    free(s->table);
    free(s->state);
    free(s->seen);
    free(s->base);
    free(s->list);
    free(s->room);
    explainer_close(&s->explainer);
    play_free(&s->play);
    choice_free(&s->chance);
}

static void look_round(struct session *s)
{
    s->count = s->game->moves(s->table, s->state, s->list);
}

static void begin(struct session *s)
{
    s->game->start(s->table, s->base);
    s->placed = s->sketch = false;
    memcpy(s->state, s->base, s->game->state_size);
    play_clear(&s->play, s->spec, s->table);
    look_round(s);
}

static verdict make(struct session *s, struct move m)
{
    verdict v = s->game->step(s->table, s->state, m);
    if (v == LEGAL) {
        play_add(&s->play, m);
        look_round(s);
    }
    return v;
}

static struct outcome result(const struct session *s)
{
    struct outcome out = { 0 };
    s->game->outcome(s->table, s->state, &out);
    return out;
}

/* ---- printing ---- */

static struct text fresh(struct session *s)
{
    *s->room = 0;
    return (struct text){ s->room, s->room + TEXT_ROOM, false };
}

static const char *words_of(struct session *s, struct move m)
{
    struct text out = fresh(s);
    write_move_here(s->game, s->table, s->state, m, &out);
    return s->room;
}

/* Prints lines; the first word of each, which says what it is about, is in colour. */
static void print_lines(const struct session *s, const char *text)
{
    for (const char *line = text; *line;) {
        int length = (int)strcspn(line, "\n"), first = (int)strcspn(line, " \n");
        if (s->colour)
            printf("\033[1;36m%.*s\033[0m%.*s\n", first, line, length - first, line + first);
        else
            printf("%.*s\n", length, line);
        line += length + (line[length] != 0);
    }
}

static void print_position(struct session *s, const void *state)
{
    struct text out = fresh(s);
    s->game->write_position(s->table, state, &out);
    print_lines(s, s->room);
}

static void print_facts(struct session *s)
{
    struct text out = fresh(s);
    s->game->write_facts(s->table, s->state, &out);
    print_lines(s, s->room);
}

static void print_moves(struct session *s, unsigned most)
{
    for (unsigned i = 0; i < s->count && i < most; i++)
        printf("%s%4u%s  %s\n", s->colour ? "\033[2m" : "", i + 1, s->colour ? "\033[0m" : "",
               words_of(s, s->list[i]));
    if (s->count > most)
        printf("      %u legal moves; 'moves' lists them\n", s->count);
}

static void explain_refusal(struct session *s, struct move m, verdict v)
{
    struct situation t = { s->spec, s->table, s->state, m };
    struct reasons why;
    find_reasons(s->spec, s->table, s->state, m, v, &why);
    fputs(s->colour ? "\033[33m" : "", stdout);
    print_refusal(stdout, &s->explainer, &t, &why);
    fputs(s->colour ? "\033[0m" : "", stdout);
    if (!why.count)
        printf("that is no move of this game\n");
}

/* Makes a legal move and prints what followed from it. */
static void make_and_tell(struct session *s, struct move m)
{
    struct situation t = { s->spec, s->table, s->seen, m };
    memcpy(s->seen, s->state, s->game->state_size);
    make(s, m);
    if (!s->o->quiet) /* chance deals many cards, so its clauses are printed only with -v */
        print_followed(stdout, &s->explainer, &t, m.actor != NATURE || s->o->verbose);
}

/* Writes the result as expectations, so that the scenario checks it when it is run again. */
static void write_end(struct session *s, struct text *out)
{
    struct outcome end = result(s);
    if (end.over || !s->count)
        write_result(s->spec, s->table, s->state, s->count, out);
}

static void print_end(struct session *s)
{
    struct text out = fresh(s);
    write_end(s, &out);
    printf("%s", *s->room ? s->room : "");
}

static void put_scenario(struct session *s, FILE *out)
{
    char title[200];
    struct text end = fresh(s);
    write_end(s, &end);
    snprintf(title, sizeof title, "%s: a play of %u moves, seed %llu", s->game->title,
             s->play.moves, (unsigned long long)(s->o->seed_given ? s->o->seed : 1));
    struct record r = { .spec = s->spec,
                        .table = s->table,
                        .position = s->placed ? s->base : NULL,
                        .sketch = s->sketch,
                        .move = s->play.move,
                        .moves = s->play.moves,
                        .title = title,
                        .expect = s->room };
    write_scenario(out, &r);
}

static bool save_scenario(struct session *s, const char *path, struct complaint *why)
{
    struct output out;
    if (!open_output(&out, path, why))
        return false;
    put_scenario(s, out.file);
    return close_output(&out, why);
}

static void keep_scenario(struct session *s)
{
    struct complaint why;
    if (!s->own->out)
        put_scenario(s, stdout);
    else if (!save_scenario(s, s->own->out, &why))
        fail(WRONG_CALL, "%s", why.text);
}

/* ---- at random ---- */

struct tally {
    uint64_t plays, moves, finished, hung, cut_short;
};

static void play_once(struct session *s, uint64_t steps, struct tally *t)
{
    begin(s);
    while (s->count && s->play.moves < steps && !interrupted)
        make(s, plain_pick(s->spec, s->table, s->state, s->list, s->count, &s->chance));
    bool over = result(s).over;
    t->plays++;
    t->moves += s->play.moves;
    t->finished += over;
    t->hung += !over && !s->count;
    t->cut_short += !over && s->count;
}

static void print_tally(const struct session *s, const struct tally *t, double seconds)
{
    struct json j;
    json_begin(&j, stdout, "play");
    json_string(&j, "game", s->game->name);
    json_number(&j, "seed", s->o->seed_given ? s->o->seed : 1);
    json_number(&j, "plays", t->plays);
    json_number(&j, "moves", t->moves);
    json_number(&j, "finished", t->finished);
    json_number(&j, "hung", t->hung);
    json_number(&j, "cut_short", t->cut_short);
    json_real(&j, "seconds", seconds);
    json_end(&j);
}

static int play_at_random(struct session *s)
{
    struct tally t = { 0 };
    double began = seconds_now();
    uint64_t steps = s->own->steps ? s->own->steps : DEFAULT_STEPS;
    while (t.plays < s->own->plays && !interrupted) {
        play_once(s, steps, &t);
        progress("%s: %llu of %llu plays", s->game->name, (unsigned long long)t.plays,
                 (unsigned long long)s->own->plays);
    }
    progress_done();
    if (s->o->json)
        print_tally(s, &t, seconds_now() - began);
    if (!s->o->json || s->own->out)
        keep_scenario(s);
    if (!t.moves && !interrupted)
        return nothing_done("play", s->game->name,
                            "found no move in %llu plays, expected one at the start",
                            (unsigned long long)t.plays);
    return HELD;
}

/* ---- by hand ---- */

static bool chance_moves(const struct session *s)
{
    return s->count && s->list[0].actor == NATURE && !s->chance_by_hand;
}

static void let_chance_move(struct session *s)
{
    while (chance_moves(s)) {
        struct move m = plain_pick(s->spec, s->table, s->state, s->list, s->count, &s->chance);
        printf("chance: %s\n", words_of(s, m));
        make_and_tell(s, m);
    }
}

static void show(struct session *s)
{
    printf("\n");
    print_position(s, s->state);
    print_end(s);
    print_moves(s, MOST_NUMBERED);
}

static void try_move(struct session *s, struct move m)
{
    verdict v = s->game->refusal(s->table, s->state, m);
    if (v != LEGAL) {
        explain_refusal(s, m, v);
        return;
    }
    make_and_tell(s, m);
    let_chance_move(s);
    show(s);
}

/* Goes back to the last choice of a player. Moves of chance after it are taken back, too: alone
 * they would be made again at once. */
static void undo(struct session *s)
{
    unsigned keep = s->play.moves;
    while (keep && s->play.move[keep - 1].actor == NATURE && !s->chance_by_hand)
        keep--;
    if (!keep) {
        printf("nothing to undo\n");
        return;
    }
    memcpy(s->state, s->base, s->game->state_size);
    s->play.moves = keep - 1;
    for (unsigned i = 0; i < s->play.moves; i++)
        s->game->step(s->table, s->state, s->play.move[i]);
    look_round(s);
    show(s);
}

static void do_undo(struct session *s, const struct words *in)
{
    (void)in;
    undo(s);
}
static void do_moves(struct session *s, const struct words *in)
{
    (void)in;
    print_moves(s, s->count);
}
static void do_facts(struct session *s, const struct words *in)
{
    (void)in;
    print_facts(s);
}
static void do_quit(struct session *s, const struct words *in)
{
    (void)in;
    s->quit = true;
}
static void do_position(struct session *s, const struct words *in)
{
    (void)in;
    show(s);
}

static void do_view(struct session *s, const struct words *in)
{
    unsigned seat;
    if (in->count != 2 || !read_seat(in->word[1], ((struct table *)s->table)->players, &seat)) {
        reject(s, "found no player, expected: view A (or another seat)");
        return;
    }
    s->game->view(s->table, s->state, seat, s->seen);
    print_position(s, s->seen);
}

/* Writes a picture for a browser: the whole position, or what one player sees. */
static void do_picture(struct session *s, const struct words *in)
{
    unsigned seat;
    struct complaint why;
    struct output out;
    bool viewed =
        in->count == 3 && read_seat(in->word[2], ((struct table *)s->table)->players, &seat);
    if (in->count != 2 && !viewed) {
        reject(s, "expected: picture FILE, or picture FILE A (what A sees, or another seat)");
        return;
    }
    if (!s->game->draw) {
        reject(s, "%s has no pictures", s->game->title);
        return;
    }
    struct text svg = fresh(s);
    if (viewed)
        s->game->view(s->table, s->state, seat, s->seen);
    s->game->draw(s->table, viewed ? s->seen : s->state, &svg);
    bool good = open_output(&out, in->word[1], &why);
    if (good) {
        fputs(s->room, out.file);
        good = close_output(&out, &why);
    }
    if (good)
        puts(in->word[1]);
    else
        reject(s, "%s", why.text);
}

/* Sets up the table, the position and the moves of a scenario, and goes on where it ends. */
static void take_over(struct session *s, const struct replay *r)
{
    memcpy(s->table, r->table, s->game->table_size);
    begin(s);
    s->placed = r->position != NULL;
    s->sketch = r->sketch;
    if (s->placed)
        memcpy(s->base, r->position, s->game->state_size);
    memcpy(s->state, s->base, s->game->state_size);
    look_round(s);
    for (unsigned i = 0; i < r->moves; i++)
        make(s, r->move[i]);
    show(s);
}

static void do_load(struct session *s, const struct words *in)
{
    struct scenario_result result = { 0 };
    struct complaint why;
    struct replay r = { 0 };
    size_t size;
    if (in->count != 2) {
        reject(s, "found no file, expected: load FILE");
        return;
    }
    char *text = read_named_file(in->word[1], MOST_SCENARIO, &size, &why);
    bool read = text && play_scenario(text, size, in->word[1], NULL, NULL, &r, &result, &why);
    if (!read)
        reject(s, "%s", why.text);
    else if (r.spec != s->spec || !r.state)
        reject(s, "%s: found no play of %s, expected one", in->word[1], s->game->title);
    else
        take_over(s, &r);
    replay_free(&r);
    free(text);
}

static void do_save(struct session *s, const struct words *in)
{
    struct complaint why;
    if (in->count != 2)
        reject(s, "found no file, expected: save FILE");
    else if (save_scenario(s, in->word[1], &why))
        printf("%s: %u moves\n", in->word[1], s->play.moves);
    else
        reject(s, "%s", why.text);
}

static void do_random(struct session *s, const struct words *in)
{
    (void)in;
    if (!s->count) {
        reject(s, "there is no legal move");
        return;
    }
    struct move m = plain_pick(s->spec, s->table, s->state, s->list, s->count, &s->chance);
    printf("random: %s\n", words_of(s, m));
    try_move(s, m);
}

static void do_chance(struct session *s, const struct words *in)
{
    const char *how = in->count == 2 ? in->word[1] : "";
    if (!same_word(how, "by-hand") && !same_word(how, "by-itself")) {
        reject(s, "found 'chance%s%s', expected 'chance by-hand' or 'chance by-itself'",
               *how ? " " : "", how);
        return;
    }
    s->chance_by_hand = same_word(how, "by-hand");
    printf("chance moves %s\n", s->chance_by_hand ? "by hand" : "by itself");
    let_chance_move(s);
}

static void do_help(struct session *s, const struct words *in);

static const struct command {
    const char *name;
    unsigned most; /* how many may follow */
    void (*run)(struct session *s, const struct words *in);
    const char *help;
} commands[] = {
    { "moves", 0, do_moves, "all legal moves; a number plays one" },
    { "position", 0, do_position, "where we are" },
    { "facts", 0, do_facts, "what follows from the position" },
    { "view", 1, do_view, "view A: what A sees" },
    { "picture", 2, do_picture, "picture FILE: the position as SVG; picture FILE A: what A sees" },
    { "load", 1, do_load, "load FILE: a scenario, to go on where it ends" },
    { "save", 1, do_save, "save FILE: the play so far, as a scenario" },
    { "random", 0, do_random, "one random move" },
    { "undo", 0, do_undo, "back to the last decision" },
    { "chance", 1, do_chance,
      "chance by-hand: you say what chance does; chance by-itself: it is drawn" },
    { "help", 0, do_help, "this" },
    { "quit", 0, do_quit, "end, and print the scenario" },
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void do_help(struct session *s, const struct words *in)
{
    (void)s, (void)in;
    for (unsigned i = 0; i < COMMANDS; i++)
        printf("  %-9s %s\n", commands[i].name, commands[i].help);
    printf("  anything else is a move\n");
}

static bool run_command(struct session *s, const struct words *in)
{
    for (unsigned i = 0; i < COMMANDS; i++)
        if (same_word(commands[i].name, in->word[0])) {
            if (in->count - 1 > commands[i].most)
                reject(s, "found '%.40s' after '%s', expected no more: %s",
                       in->word[commands[i].most + 1], commands[i].name, commands[i].help);
            else
                commands[i].run(s, in);
            return true;
        }
    return false;
}

struct typed {
    const struct session *s;
    char plain[200];
};

static const char *reads_typed(void *of, const struct words *in)
{
    struct typed *t = of;
    struct move m;
    const char *expected = read_move_here(t->s->game, t->s->table, t->s->state, in, &m);
    return expected ? plain_pattern(expected, t->plain, sizeof t->plain) : NULL;
}

/* For input that is no command, number or move: prints where reading stopped, and the nearest
 * move or command. */
static void say_unread(struct session *s, const struct words *in)
{
    static struct repair r;
    struct typed typed = { .s = s };
    struct nearest near = { .wanted = in->word[0] };
    char list[900];
    r = (struct repair){ .reads = reads_typed, .of = &typed };
    r.wrong.players = ((const struct table *)s->table)->players;
    for (unsigned i = 0; i < COMMANDS; i++)
        nearest_of(&near, commands[i].name);
    repair_line(&r, in, NULL);
    unsigned at = r.wrong.told ? r.wrong.at : 0;
    bool command = !at && *nearest_hint(&near);
    if (at < in->count)
        printf("found '%.80s'%s", in->word[at], command ? near.hint : "");
    else
        printf("found the end of the line");
    reject(s, ", expected %s%s",
           r.wrong.told ? allowed_there(&r.wrong, list, sizeof list) : r.expected,
           at ? "" : ", a number from the list, or 'help'");
    if (!command && r.fix[0])
        printf("  %s: %s\n", r.near ? "did you mean" : "for example", r.fix);
}

static void obey(struct session *s, const struct words *in)
{
    unsigned n;
    struct move m;
    if (run_command(s, in))
        return;
    if (in->count == 1 && read_number(in->word[0], s->count, &n) && n) {
        try_move(s, s->list[n - 1]);
        return;
    }
    if (read_move_here(s->game, s->table, s->state, in, &m))
        say_unread(s, in);
    else
        try_move(s, m);
}

/* What can be typed, for completion: commands, then legal moves. */
static const char *possible(void *with, unsigned number)
{
    struct session *s = with;
    if (number < COMMANDS)
        return commands[number].name;
    number -= COMMANDS;
    return number < s->count ? words_of(s, s->list[number]) : NULL;
}

/* Returns the exit status: nobody is there to correct what came from a pipe. */
static int play_by_hand(struct session *s)
{
    static struct lines l; /* too large for the stack */
    char typed[LINE_ROOM];
    uint64_t lines = 0;
    begin(s);
    let_chance_move(s);
    show(s);
    typing_open(possible, s);
    while (!s->quit && !interrupted) {
        struct complaint why;
        if (!type_line("> ", typed, sizeof typed))
            break;
        lines++;
        bool good = lines_open(&l, typed, strlen(typed), "input", &why);
        if (good && next_line(&l, &why))
            obey(s, &l.in);
        else if (!good || l.bad)
            reject(s, "%s", why.text);
    }
    typing_close();
    bool typed_in = isatty(STDIN_FILENO);
    if (!lines && !interrupted && !typed_in)
        fail(WRONG_CALL, "input: found no line, expected moves, or --plays N to play at random");
    printf("\n");
    keep_scenario(s);
    return s->rejected && !typed_in ? WRONG_CALL : HELD;
}

int verb_play(const struct options *o)
{
    struct session s;
    catch_interrupt();
    session_open(&s, find_game(o->game), o);
    int status = s.own->plays ? play_at_random(&s) : play_by_hand(&s);
    session_close(&s);
    return status;
}
