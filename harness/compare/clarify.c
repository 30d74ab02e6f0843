/* clarify: shows what a document leaves open, what that means in play, and the nearest position
 * for each difference, for the authors of the next edition. Everything is computed first; then
 * it is written as a Markdown page, as an HTML page, or as JSON. */
#include "harness/compare/clarify.h"
#include "harness/compare/twins.h"
#include "harness/compare/weights.h"
#include "harness/compare/witness.h"
#include "harness/core/battery.h"
#include "harness/core/corpus.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/explore/store.h"
#include "harness/explore/threads.h"
#include "harness/report/results.h"
#include "harness/report/translation.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/paths.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- what is to be worked out ---- */

static bool asked_for(const struct clarify_options *own, const struct spec *spec, unsigned question)
{
    char id[NAME_SIZE];
    return !own->only || same_word(own->only, question_id(spec, question, id));
}

static void add_pair(struct clarified *c, unsigned question, char one, char other)
{
    c->pair = xrealloc(c->pair, c->pairs + 1, sizeof *c->pair);
    c->pair[c->pairs++] = (struct clarified_pair){ .question = question, .letter = { one, other } };
}

/* Puts the standard reading first, so that it is on the left of each comparison. */
static void list_pairs(struct clarified *c, const struct clarify_options *own)
{
    for (unsigned i = 0; i < c->spec->question_count; i++) {
        const struct question *q = c->spec->questions[i].question;
        for (unsigned a = 0;
             asked_for(own, c->spec, i) && a < MOST_READINGS && q->reading[a].letter; a++)
            for (unsigned b = a + 1; b < MOST_READINGS && q->reading[b].letter; b++) {
                bool turned = q->reading[b].letter == in_force(c, i);
                if (q->reading[a].built && q->reading[b].built)
                    add_pair(c, i, q->reading[turned ? b : a].letter,
                             q->reading[turned ? a : b].letter);
            }
    }
}

/* ---- working it out, on all processors ---- */

static void add_weight(struct weight *sum, const struct weight *w)
{
    sum->plays += w->plays;
    sum->noticed += w->noticed;
    sum->moves += w->moves;
    sum->winner += w->winner;
}

static bool standard_table(const struct clarified *c, const struct clarified_pair *p, unsigned side,
                           unsigned players, void *table)
{
    struct complaint why;
    c->spec->game->default_table(table, players);
    rule(&c->effort, c->spec, table);
    ((struct table *)table)->reading[p->question] = (uint8_t)p->letter[side];
    return seal_table(c->spec, table, "clarify", &why);
}

/* Plays the same number of plays for each number of players. */
static void weigh_pair(const struct clarified *c, struct clarified_pair *p)
{
    const struct game *g = c->spec->game;
    void *table[2] = { calloc(1, g->table_size), calloc(1, g->table_size) };
    for (unsigned players = g->fewest_players; table[0] && table[1] && players <= g->most_players;
         players++) {
        struct weight w;
        if (!standard_table(c, p, 0, players, table[0])
            || !standard_table(c, p, 1, players, table[1]))
            continue;
        weigh(&w, c->spec, table[0], table[1], c->plays, c->effort.steps, false, c->effort.seed);
        add_weight(&p->chance, &w);
        weigh(&w, c->spec, table[0], table[1], c->plays / 4, c->effort.steps, true, c->effort.seed);
        add_weight(&p->greedy, &w);
    }
    free(table[0]);
    free(table[1]);
}

static void work_out(void *with, unsigned number, unsigned worker)
{
    struct clarified *c = with;
    struct clarified_pair *p = &c->pair[number];
    if (interrupted)
        return;
    if (!c->kept)
        find_witness(&p->witness, c->spec, p->question, p->letter[0], p->letter[1], &c->effort);
    if (c->plays && p->letter[0] == in_force(c, p->question))
        weigh_pair(c, p);
    forget_universe();
    unsigned done = atomic_fetch_add(&c->done, 1) + 1;
    if (worker == 0)
        progress("%s  %u of %u pairs of readings", c->spec->game->name, done, c->pairs);
}

static bool work_out_all(struct clarified *c)
{
    struct thread_pool *thread_pool = thread_pool_open(c->threads);
    if (!thread_pool)
        return false;
    repository_root(); /* initialise it before threads start */
    thread_pool_run(thread_pool, c->pairs, work_out, c);
    thread_pool_close(thread_pool);
    progress_done();
    return !interrupted;
}

static void forget(struct clarified *c)
{
    for (unsigned i = 0; i < c->pairs; i++)
        witness_free(&c->pair[i].witness);
    free(c->pair);
}

/* ---- telling it ---- */

static void tell(const struct options *o, const struct clarified *c)
{
    char id[NAME_SIZE];
    for (unsigned i = 0; i < c->pairs; i++) {
        const struct clarified_pair *p = &c->pair[i];
        const struct witness *w = &p->witness;
        printf("%-28s %c %c  ", question_id(c->spec, p->question, id), p->letter[0], p->letter[1]);
        if (w->found)
            printf("%-6s %s, %u + %u moves%s%s", contrast_names[w->contrast.kind], w->place,
                   w->moves_before, w->moves, *w->also ? ", with " : "", w->also);
        else
            printf("%s", w->alike_scopes ? "alike in every state of " : "not found");
        printf("%s", w->found ? "" : w->alike_in);
        if (p->chance.plays)
            printf("; noticed in %u of %u plays", p->chance.noticed, p->chance.plays);
        printf("\n");
        for (unsigned side = 0; o->verbose && w->found && side < 2; side++)
            write_witness(stdout, w, side);
    }
}

static void write_to(const struct clarified *c, const char *folder, const char *ending,
                     void (*write)(FILE *out, const struct clarified *c))
{
    char path[4200];
    struct complaint why;
    struct output out;
    name_page(path, folder, c->spec, c->translation->language, ending);
    if (!open_output(&out, path, &why))
        fail(WRONG_CALL, "%s", why.text);
    write(out.file, c);
    if (!close_output(&out, &why))
        fail(WRONG_CALL, "%s", why.text);
}

/* ---- what goes in ---- */

/* Adds a text to the checksum, which also depends on the order of the texts. */
static void sum_in(uint64_t *sum, const void *bytes, size_t size)
{
    uint64_t both[2] = { *sum, store_hash(size, bytes) };
    *sum = store_hash(sizeof both, (const uint8_t *)both);
}

static void sum_folder(uint64_t *sum, const struct spec *spec, const char *room)
{
    char folder[CORPUS_PATH];
    unsigned count;
    corpus_folder(folder, spec, room);
    char **name = corpus_names(folder, "", &count);
    for (unsigned i = 0; i < count; i++) {
        size_t size = 0;
        char path[CORPUS_FILE], *text = corpus_text(folder, name[i], path, &size);
        sum_in(sum, name[i], strlen(name[i]));
        sum_in(sum, text, size);
        free(text);
    }
    corpus_forget(name, count);
}

/* The checksum of everything that the result depends on: rules and spec, texts, scenarios and
 * findings, engine, options. */
static void sum_all(struct clarified *c)
{
    static const char *const rooms[] = { "readings", "clauses", "findings", "examples" };
    char path[5000];
    struct complaint why;
    size_t size = 0;
    uint64_t sum = 0;
    sum_in(&sum, c->spec->sum, strlen(c->spec->sum));
    snprintf(path, sizeof path, "%.4000s/spec/%s/texts/%s", repository_root(), c->spec->game->name,
             c->translation->language);
    char *texts = read_file(path, 1 << 20, &size, &why);
    sum_in(&sum, texts ? texts : "", texts ? size : 0);
    free(texts);
    for (unsigned i = 0; i < sizeof rooms / sizeof rooms[0]; i++)
        sum_folder(&sum, c->spec, rooms[i]);
    struct stat engine = { .st_size = 0 };
    stat("/proc/self/exe", &engine);
    uint64_t how[] = {
        (uint64_t)engine.st_size, (uint64_t)engine.st_mtime, c->plays,      c->effort.most_states,
        c->effort.plays,          c->effort.steps,           c->effort.seed
    };
    sum_in(&sum, how, sizeof how);
    sum_in(&sum, c->effort.ruling, sizeof c->effort.ruling);
    snprintf(c->sum, sizeof c->sum, "%016llx", (unsigned long long)sum);
}

static void as_markdown(FILE *out, const struct clarified *c)
{
    write_clarifications(out, c, false);
}
static void as_page(FILE *out, const struct clarified *c)
{
    write_clarifications(out, c, true);
}

/* ---- witnesses that are kept ---- */

void name_witness(char path[5200], const struct clarified *c, const struct clarified_pair *p,
                  unsigned side)
{
    char id[NAME_SIZE];
    snprintf(path, 5200, "%.4000s/corpus/%s/witnesses/%s-%c%c-%c.scenario", repository_root(),
             c->spec->game->name, question_id(c->spec, p->question, id), p->letter[0], p->letter[1],
             p->letter[side]);
    for (char *at = strrchr(path, '/'); *at; at++)
        if (*at >= 'A' && *at <= 'Z')
            *at = (char)(*at - 'A' + 'a');
}

static void keep_witness(const struct clarified *c, const struct clarified_pair *p, unsigned side)
{
    char path[5200], id[NAME_SIZE];
    struct complaint why;
    struct output out;
    name_witness(path, c, p, side);
    if (!open_output(&out, path, &why))
        fail(WRONG_CALL, "%s", why.text);
    fprintf(out.file, "# %s: reading %c, held against %c.\n", question_id(c->spec, p->question, id),
            p->letter[side], p->letter[!side]);
    write_witness(out.file, &p->witness, side);
    if (!close_output(&out, &why))
        fail(WRONG_CALL, "%s", why.text);
}

static void keep_witnesses(const struct clarified *c)
{
    char folder[5000];
    unsigned kept = 0;
    snprintf(folder, sizeof folder, "%.4000s/corpus/%s/witnesses", repository_root(),
             c->spec->game->name);
    mkdir(folder, 0777);
    for (unsigned i = 0; i < c->pairs; i++)
        for (unsigned side = 0; c->pair[i].witness.found && side < 2; side++, kept++)
            keep_witness(c, &c->pair[i], side);
    printf("%s: %u scenarios for %u pairs of readings kept in %s\n", c->spec->game->name, kept,
           c->pairs, folder);
}

/* the first line that fails */
struct showing {
    const char *path;
    char text[700];
    unsigned line;
};

static void note_shown(void *to, const struct event *h)
{
    struct showing *s = to;
    bool missed = h->kind == EVENT_FAILED;
    if (!missed && h->kind != EVENT_BROKEN)
        return;
    char text[sizeof s->text];
    snprintf(text, sizeof text, missed ? "expected %.330s, but %.330s" : "%.0s%.660s",
             missed ? h->expected : "", h->seen);
    printf("%s:%u: %s\n", s->path, h->line, text);
    if (s->line)
        return;
    s->line = h->line;
    memcpy(s->text, text, sizeof text);
}

/* The line where a saved witness fails, or, without a witness, the line of the question. */
static void note_showing(const struct clarified *c, unsigned question, const struct showing *s,
                         bool shows)
{
    char id[NAME_SIZE], file[5200];
    unsigned line = s->line;
    bool placed = !shows && !line && find_location(s->text, file, sizeof file, &line);
    question_id(c->spec, question, id);
    results_note(&(struct result){ .status = shows ? HELD : FOUND,
                                   .verb = "clarify",
                                   .game = c->spec->game->name,
                                   .name = strrchr(s->path, '/') + 1,
                                   .rule = shows ? NULL : id,
                                   .file = placed ? file : s->path,
                                   .line = line,
                                   .scenario = s->path,
                                   .text = shows ? "shows what it claims" : s->text });
}

/* Reports a file that is missing or no longer shows what it claims. */
static bool still_shows(const struct clarified *c, const struct clarified_pair *p, unsigned side)
{
    char path[5200];
    struct complaint why = { "" };
    struct scenario_result r = { 0 };
    struct showing seen = { .path = path, .text = "has no expectations, so it shows nothing" };
    size_t size;
    name_witness(path, c, p, side);
    char *text = read_file(path, MOST_SCENARIO, &size, &why);
    bool shows = text && play_scenario(text, size, path, note_shown, &seen, NULL, &r, &why)
              && r.failed == 0 && r.passed > 0;
    if (*why.text)
        snprintf(seen.text, sizeof seen.text, "%.*s", (int)sizeof seen.text - 1, why.text),
            seen.line = 0;
    if (!shows && !seen.line)
        printf("%s%s%s\n", *why.text ? "" : path, *why.text ? "" : ": ", seen.text);
    note_showing(c, p->question, &seen, shows);
    free(text);
    return shows;
}

static int check_witnesses(const struct clarified *c)
{
    unsigned wrong = 0;
    for (unsigned i = 0; i < c->pairs; i++)
        for (unsigned side = 0; side < 2; side++)
            wrong += !still_shows(c, &c->pair[i], side);
    printf("%s: %u pairs of readings, %u scenarios missing or no longer true\n",
           c->spec->game->name, c->pairs, wrong);
    if (wrong)
        printf("quibble clarify %s --keep writes them anew\n", c->spec->game->name);
    return wrong ? FOUND : HELD;
}

static void find_folder(const char *out, char folder[4096])
{
    char own[CORPUS_PATH];
    if (!out)
        output_folder(own, "report");
    snprintf(folder, 4096, "%.4000s", out ? out : own);
    mkdir(folder, 0777);
}

/* Is there a saved result for the same inputs? */
static bool is_saved(const struct clarified *c, const char *folder)
{
    char path[4200], wanted[60];
    struct complaint why;
    size_t size;
    name_page(path, folder, c->spec, c->translation->language, "json");
    snprintf(wanted, sizeof wanted, "\"sum\": \"%s\"", c->sum);
    char *text = read_file(path, 1 << 26, &size, &why);
    bool there = text && strstr(text, wanted);
    free(text);
    for (unsigned i = 0; there && i < 2; i++) {
        struct stat page;
        name_page(path, folder, c->spec, c->translation->language, i ? "md" : "html");
        there = stat(path, &page) == 0;
    }
    return there;
}

static void write_all(const struct clarified *c, const char *folder)
{
    write_to(c, folder, "md", as_markdown);
    write_to(c, folder, "html", as_page);
    write_to(c, folder, "json", clarifications_as_json);
}

/* Writes the index after the pages, so that each of its links leads to a page. */
static void write_index_in(const char *folder)
{
    char path[4200];
    struct complaint why;
    struct output out;
    snprintf(path, sizeof path, "%.4000s/index.html", folder);
    if (!open_output(&out, path, &why))
        fail(WRONG_CALL, "%s", why.text);
    write_index(out.file, folder);
    if (!close_output(&out, &why))
        fail(WRONG_CALL, "%s", why.text);
}

static void tell_pages(const struct clarified *c, const char *folder, bool reused, bool quiet)
{
    char path[4200], text[200];
    name_page(path, folder, c->spec, c->translation->language, "html");
    snprintf(text, sizeof text, "%u questions, %u pairs of readings", c->spec->question_count,
             c->pairs);
    if (!quiet)
        printf("%s: %s: %s%s\n", c->spec->game->name, text, path, reused ? ", as it was" : "");
    results_note(&(struct result){ .status = HELD,
                                   .verb = "clarify",
                                   .game = c->spec->game->name,
                                   .name = "pages",
                                   .file = path,
                                   .text = text });
}

/* Writes all pages, or prints the answer for one question (--only). */
static int clarify(struct clarified *c, const struct options *o)
{
    const struct clarify_options *own = o->own;
    char folder[4096] = "";
    bool pages = !o->json && !own->only && !o->verbose && !own->keep;
    if (own->check)
        return check_witnesses(c);
    if (pages)
        find_folder(own->out, folder);
    bool reused = pages && is_saved(c, folder);
    if (!reused && !work_out_all(c)) {
        if (interrupted == BY_TIME)
            fprintf(stderr,
                    "quibble: found %u of %u pairs of readings worked out when the time was up, "
                    "expected all; nothing "
                    "was written (--time %u: more, or --only one question)\n",
                    (unsigned)c->done, c->pairs, own->seconds);
        else
            fprintf(stderr, "quibble: interrupted, nothing was written\n");
        return FOUND;
    }
    if (pages && !reused)
        write_all(c, folder);
    if (pages) {
        write_index_in(folder);
        tell_pages(c, folder, reused, o->quiet);
    }
    if (own->keep)
        keep_witnesses(c);
    else if (o->json)
        clarifications_as_json(stdout, c);
    else if (!pages)
        tell(o, c);
    return HELD;
}

/* Sets the table as if the publisher had ruled this reading. */
static void note_rulings(struct clarified *c, const struct options *o)
{
    const struct clarify_options *own = o->own;
    struct complaint why;
    void *table = xrealloc(NULL, c->spec->game->table_size, 1);
    c->spec->game->default_table(table, c->spec->game->fewest_players);
    const uint8_t *reading = ((struct table *)table)->reading;
    for (unsigned i = 0; i < o->readings; i++)
        if (!apply_reading(c->spec, table, o->reading[i], &why))
            fail(WRONG_CALL, "%s", why.text);
    for (unsigned i = 0; i < c->spec->question_count; i++)
        if (reading[i] != (uint8_t)c->spec->questions[i].question->standard)
            c->effort.ruling[i] = (char)reading[i];
    if (own->keep && !source_root())
        fail(WRONG_CALL, "found --keep without a checkout, expected one to keep witnesses in "
                         "(QUIBBLE_ROOT names it)");
    if (own->kept && !o->json)
        fail(WRONG_CALL, "found --kept without --json, expected both");
    if (o->readings && (own->keep || own->check))
        fail(WRONG_CALL,
             "found --ruling%s with --%s, expected no ruling: saved scenarios show the standard "
             "readings",
             o->rulings ? "s" : "", own->keep ? "keep" : "check");
    c->rulings = o->rulings;
    free(table);
}

int verb_clarify(const struct options *o)
{
    const struct clarify_options *own = o->own;
    struct clarified c = { .spec = find_game(o->game),
                           .plays = own->keep  ? 0
                                  : own->plays ? (unsigned)own->plays
                                               : 100,
                           .kept = own->kept,
                           .threads = own->jobs,
                           .effort = { .most_states = 200000,
                                       .memory = (uint64_t)1 << 30,
                                       .plays = 300,
                                       .steps = 1000,
                                       .seed = o->seed_given ? o->seed : 1 } };
    struct translation translation;
    if (!translation_for_verb(&translation, o, own->lang))
        return HELD;
    c.translation = &translation;
    note_rulings(&c, o);
    catch_interrupt();
    if (own->seconds)
        limit_time(own->seconds);
    list_pairs(&c, own);
    if (own->only && c.pairs == 0)
        fail(WRONG_CALL,
             "found --only %s, expected a question with two readings that 'quibble questions %s' "
             "lists",
             own->only, o->game);
    if (c.pairs)
        sum_all(&c);
    int status = c.pairs
                   ? clarify(&c, o)
                   : nothing_done("clarify", o->game,
                                  "found no question with two built readings, expected one in %s",
                                  c.spec->file);
    if (own->seconds)
        limit_time(0);
    forget(&c);
    translation_close(&translation);
    return status;
}
