/* clarify: what a document leaves open, what that means in play, and the nearest
 * position that shows it: for whoever writes the next edition.
 *
 * First everything is worked out, then it is told: as a page of Markdown, as one
 * for a browser, and as an object for programs. */
#include "clarify.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- what is to be worked out ---- */

static bool asked_for(const struct options *o, const struct spec *spec, unsigned question)
{
    char id[NAME_SIZE];
    return !o->only || same_word(o->only, question_id(spec, question, id));
}

static void add_pair(struct clarified *c, unsigned question, char one, char other)
{
    c->pair = grown(c->pair, c->pairs + 1, sizeof *c->pair);
    c->pair[c->pairs++] = (struct clarified_pair){ .question = question, .letter = { one, other } };
}

/* The standard reading first, so that it is on the left of what it is held against. */
static void list_pairs(struct clarified *c, const struct options *o)
{
    for (unsigned i = 0; i < c->spec->question_count; i++) {
        const struct question *q = c->spec->questions[i].question;
        for (unsigned a = 0; asked_for(o, c->spec, i) && a < MOST_READINGS && q->reading[a].letter; a++)
            for (unsigned b = a + 1; b < MOST_READINGS && q->reading[b].letter; b++) {
                bool turned = q->reading[b].letter == q->standard;
                if (q->reading[a].built && q->reading[b].built)
                    add_pair(c, i, q->reading[turned ? b : a].letter, q->reading[turned ? a : b].letter);
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

static bool standard_table(const struct clarified *c, const struct clarified_pair *p, unsigned side, unsigned players,
                           void *table)
{
    struct complaint why;
    c->spec->game->default_table(table, players);
    ((struct table *)table)->reading[p->question] = (uint8_t)p->letter[side];
    return seal_table(c->spec, table, "clarify", &why);
}

/* With every number of players, as many plays. */
static void weigh_pair(const struct clarified *c, struct clarified_pair *p)
{
    const struct game *g = c->spec->game;
    void *table[2] = { calloc(1, g->table_size), calloc(1, g->table_size) };
    for (unsigned players = g->fewest_players; table[0] && table[1] && players <= g->most_players; players++) {
        struct weight w;
        if (!standard_table(c, p, 0, players, table[0]) || !standard_table(c, p, 1, players, table[1]))
            continue;
        weigh(&w, c->spec, table[0], table[1], c->plays, c->effort.steps, false, c->effort.seed);
        add_weight(&p->chance, &w);
        weigh(&w, c->spec, table[0], table[1], c->plays / 4, c->effort.steps, true, c->effort.seed);
        add_weight(&p->greedy, &w);
    }
    free(table[0]);
    free(table[1]);
}

static void work_out(void *with, unsigned number, unsigned hand)
{
    struct clarified *c = with;
    struct clarified_pair *p = &c->pair[number];
    (void)hand;
    if (interrupted)
        return;
    find_witness(&p->witness, c->spec, p->question, p->letter[0], p->letter[1], &c->effort);
    if (p->letter[0] == c->spec->questions[p->question].question->standard)
        weigh_pair(c, p);
    forget_universe();
    unsigned done = atomic_fetch_add(&c->done, 1) + 1;
    if (hand == 0)
        progress("%s  %u of %u pairs of readings", c->spec->game->name, done, c->pairs);
}

static bool work_out_all(struct clarified *c)
{
    struct crew *crew = crew_open(c->hands);
    if (!crew)
        return false;
    repository_root();                /* what is found once is not looked for by two at once */
    crew_do(crew, c->pairs, work_out, c);
    crew_close(crew);
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

static const char *const kinds[] = {
    [ALIKE] = "nothing", [OTHER_MOVES] = "moves", [OTHER_END] = "end", [OTHER_SIGHT] = "sight",
    [OTHER_TABLE] = "table"
};

static void tell(const struct options *o, const struct clarified *c)
{
    char id[NAME_SIZE];
    for (unsigned i = 0; i < c->pairs; i++) {
        const struct clarified_pair *p = &c->pair[i];
        const struct witness *w = &p->witness;
        printf("%-28s %c %c  ", question_id(c->spec, p->question, id), p->letter[0], p->letter[1]);
        if (w->found)
            printf("%-6s %s, %u + %u moves%s%s", kinds[w->contrast.kind], w->place, w->moves_before, w->moves,
                   *w->also ? ", with " : "", w->also);
        else
            printf("%s", w->alike_scopes ? "alike in every state of " : "not found");
        printf("%s", w->found ? "" : w->alike_in);
        if (p->chance.plays)
            printf("; noticed in %u of %u plays", p->chance.noticed, p->chance.plays);
        printf("\n");
        for (unsigned side = 0; o->verbose && w->found && w->contrast.kind != OTHER_TABLE && side < 2; side++)
            write_witness(stdout, c->spec, w, side);
    }
}

static bool write_to(const struct clarified *c, const char *folder, const char *ending,
                     void (*write)(FILE *out, const struct clarified *c))
{
    char path[4200];
    struct complaint why;
    struct output out;
    bool english = same_word(c->tongue->language, "en");
    snprintf(path, sizeof path, "%.4000s/%s%s%s.%s", folder, c->spec->game->name, english ? "" : "-",
             english ? "" : c->tongue->language, ending);
    if (!open_output(&out, path, &why))
        fail(WRONG_CALL, "%s", why.text);
    write(out.file, c);
    if (!close_output(&out, &why))
        fail(WRONG_CALL, "%s", why.text);
    return true;
}

static void as_markdown(FILE *out, const struct clarified *c) { write_clarifications(out, c, false); }
static void as_page(FILE *out, const struct clarified *c) { write_clarifications(out, c, true); }

static void write_all(const struct clarified *c, const struct options *o)
{
    char folder[4096];
    snprintf(folder, sizeof folder, "%.3900s/build/report", repository_root());
    if (!o->out) {
        char above[4000];
        snprintf(above, sizeof above, "%.3900s/build", repository_root());
        mkdir(above, 0777);
    }
    const char *to = o->out ? o->out : folder;
    mkdir(to, 0777);
    write_to(c, to, "md", as_markdown);
    write_to(c, to, "html", as_page);
    write_to(c, to, "json", clarifications_as_json);
    if (!o->quiet)
        printf("%s: %u questions, %u pairs of readings: %s/%s.html\n", c->spec->game->name,
               c->spec->question_count, c->pairs, to, c->spec->game->name);
}

int verb_clarify(const struct options *o)
{
    struct clarified c = {
        .spec = find_game(o->game), .plays = o->plays ? (unsigned)o->plays : 100, .hands = o->jobs,
        .effort = { .most_states = 200000, .memory = (uint64_t)1 << 30, .plays = 2000, .steps = 2000,
                    .seed = o->seed_given ? o->seed : 1 }
    };
    struct tongue tongue;
    struct complaint why;
    if (!tongue_open(&tongue, c.spec, o->lang ? o->lang : "en", &why))
        fail(WRONG_CALL, "%s", why.text);
    c.tongue = &tongue;
    catch_interrupt();
    list_pairs(&c, o);
    if (o->only && c.pairs == 0)
        fail(WRONG_CALL, "found --only %s, expected a question with two readings that 'quibble questions %s' lists",
             o->only, o->game);
    bool done = work_out_all(&c);
    if (done && o->json)
        clarifications_as_json(stdout, &c);
    else if (done && (o->only || o->verbose))
        tell(o, &c);
    else if (done)
        write_all(&c, o);
    forget(&c);
    tongue_close(&tongue);
    if (!done)
        fprintf(stderr, "quibble: interrupted, nothing was written\n");
    return done ? HELD : FOUND;
}
