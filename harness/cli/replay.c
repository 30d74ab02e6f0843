/* Runs counterexamples of CBMC (from proofs/run) with the compiled rules. */
#include "harness/cli/replay.h"
#include "harness/cli/verbs.h"
#include "harness/core/battery.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/scenario/printing.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- quibble replay GAME PROOF [asserts NAMES] TABLE [STATE [MOVE]], the bytes in hex
 *      quibble replay GAME PROOF law NAME CHOICE...
 *
 * NAMES, divided by blanks, is what the proof asserts: properties, duties, or clauses, which stand
 * for their properties. The counterexample is reproduced if one of these also breaks in the
 * compiled rules. ---- */

static int digit(char c)
{
    const char *hex = "0123456789abcdef", *at = c ? strchr(hex, c) : NULL;
    return at ? (int)(at - hex) : -1;
}

static void *from_hex(const char *what, const char *hex, size_t size)
{
    uint8_t *bytes = xrealloc(NULL, size, 1);
    bool good = strlen(hex) == 2 * size;
    for (size_t i = 0; good && i < size; i++) {
        int high = digit(hex[2 * i]), low = digit(hex[2 * i + 1]);
        good = high >= 0 && low >= 0;
        bytes[i] = (uint8_t)(high << 4 | low);
    }
    if (!good)
        fail(WRONG_CALL, "found a %s of %zu letters, expected %zu bytes in hex", what, strlen(hex),
             size);
    return bytes;
}

/* What the compiled rules show for the same inputs: a line for each property that breaks.
 * 'reproduced' lists the broken properties that the proof asserts, 'others' the rest. */
struct remarks {
    const struct spec *spec;
    const char *asserts;
    char text[2000], reproduced[300], others[300];
};

__attribute__((format(printf, 2, 3))) static void remark(struct remarks *r, const char *format, ...)
{
    size_t n = strlen(r->text);
    va_list values;
    n += (size_t)snprintf(r->text + n, sizeof r->text - n, "\n");
    va_start(values, format);
    if (n < sizeof r->text)
        vsnprintf(r->text + n, sizeof r->text - n, format, values);
    va_end(values);
}

static bool is_listed(const char *list, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = list; (at = strstr(at, name)) != NULL; at += length)
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || !at[length]))
            return true;
    return false;
}

static bool is_asserted(const struct remarks *r, const struct indexed_property *p, const char *name)
{
    static const char *const every[] = {
        [OF_TABLE] = "every-table-property",
        [OF_STATE] = "every-state-property",
        [OF_TALLY] = "every-tally-property",
        [OF_STEP] = "every-step-property",
        [OF_LAW] = "every-law",
    };
    return is_listed(r->asserts, name)
        || (p
            && (is_listed(r->asserts, slug_of(r->spec, p->clause))
                || is_listed(r->asserts, every[p->kind])));
}

/* Adds a broken property or, if p is NULL, a broken duty. */
static void breaks(struct remarks *r, const struct indexed_property *p, const char *name,
                   const char *text)
{
    bool asserted = is_asserted(r, p, name);
    char *list = asserted ? r->reproduced : r->others;
    size_t n = strlen(list);
    snprintf(list + n, sizeof r->others - n, "%s%s%s%s%s", n ? ", " : "", name, p ? " (" : "",
             p ? slug_of(r->spec, p->clause) : "", p ? ")" : "");
    remark(r, "natively broken, %s: %s: %s",
           asserted ? "as the proof asserts" : "not what the proof asserts", name, text);
}

static bool breaks_anything(const struct remarks *r)
{
    return *r->reproduced || *r->others;
}

/* Reports the properties of one kind that break. If there was a move, those of states count only
 * if they held before it. */
static void judge_properties(struct remarks *r, enum property_kind kind, const void *table,
                             const void *before, struct move m, const void *state)
{
    for (unsigned i = 0; i < r->spec->property_count; i++) {
        const struct indexed_property *p = &r->spec->properties[i];
        bool holds = p->kind != kind
                  || (kind == OF_TABLE ? p->of_table(table)
                      : kind == OF_STEP
                          ? p->of_step(table, before, m, state)
                          : p->of_state(table, state) || (before && !p->of_state(table, before)));
        if (!holds)
            breaks(r, p, p->name,
                   kind == OF_TABLE ? "the table"
                   : before         ? "the move"
                                    : "the position");
    }
}

static void judge_the_table(struct remarks *r, const void *table)
{
    const struct game *g = r->spec->game;
    void *sealed = xrealloc(NULL, g->table_size, 1);
    memcpy(sealed, table, g->table_size);
    g->seal(sealed);
    bool is_sealed = !memcmp(sealed, table, g->table_size);
    free(sealed);
    if (!is_sealed)
        remark(r, "the table is not sealed: its derived numbers are not what they should be");
    verdict v = g->table_refusal(table);
    if (v)
        remark(r, "set-up refuses the table: %s", slug_of(r->spec, v));
    else if (is_sealed)
        judge_properties(r, OF_TABLE, table, NULL, (struct move){ 0 }, NULL);
}

/* If the counterexample has a move, the proof assumed a valid position, so a broken property is
 * only remarked. Otherwise (is_judged) the proof is about the position itself. */
static void judge_the_position(struct remarks *r, const void *table, const void *state,
                               bool is_judged)
{
    if (is_judged) {
        judge_properties(r, OF_STATE, table, NULL, (struct move){ 0 }, state);
        return;
    }
    for (unsigned i = 0; i < r->spec->property_count; i++) {
        const struct indexed_property *p = &r->spec->properties[i];
        if (p->kind == OF_STATE && !p->of_state(table, state)) {
            remark(r, "the position breaks the state property: %s", p->name);
            return;
        }
    }
    for (unsigned i = 0; i < r->spec->property_count; i++) {
        const struct indexed_property *p = &r->spec->properties[i];
        if (p->kind == OF_TALLY && !p->of_state(table, state)) {
            remark(r, "the position breaks a tally, which proofs do not assume: %s", p->name);
            return;
        }
    }
}

static void judge_the_move(struct remarks *r, const void *table, const void *before, struct move m)
{
    const struct game *g = r->spec->game;
    void *after = xrealloc(NULL, g->state_size, 1);
    memcpy(after, before, g->state_size);
    verdict v = g->refusal(table, before, m), stepped = g->step(table, after, m);
    remark(r, "the move is: %s", slug_of(r->spec, v));
    if (v != stepped)
        breaks(r, NULL, v ? "step-refuses-alike" : "step-accepts-alike", slug_of(r->spec, stepped));
    if (v && memcmp(before, after, g->state_size))
        breaks(r, NULL, "refused-changes-nothing", "a refused move changes the state");
    if (!v) {
        judge_properties(r, OF_STEP, table, before, m, after);
        judge_properties(r, OF_STATE, table, before, m, after);
    }
    free(after);
}

static void judge_inputs(struct remarks *r, const struct counterexample *c)
{
    *r = (struct remarks){ .spec = c->spec, .asserts = c->asserts ? c->asserts : "" };
    judge_the_table(r, c->table);
    if (c->state)
        judge_the_position(r, c->table, c->state, !c->move);
    if (c->move)
        judge_the_move(r, c->table, c->state, *c->move);
}

/* CBMC chooses any letter for readings that do not matter. Replaces each by the standard reading
 * if the same properties break then, because that is easier to read. If none breaks, only
 * invalid letters are replaced. */
static void tidy_readings(const struct counterexample *c)
{
    struct remarks r, first;
    struct table *t = c->table;
    judge_inputs(&first, c);
    for (unsigned q = 0; q < MAX_QUESTIONS; q++) {
        const struct question *question =
            q < c->spec->question_count ? c->spec->questions[q].question : NULL;
        uint8_t was = t->reading[q];
        char letter[2] = { (char)was, 0 };
        t->reading[q] = question ? (uint8_t)question->standard : 0;
        bool no_answer = !question || !find_reading(question, letter);
        judge_inputs(&r, c);
        if (breaks_anything(&first) ? strcmp(r.text, first.text) != 0 : !no_answer)
            t->reading[q] = was;
    }
}

/* ---- can a scenario express the inputs? ---- */

static bool same_bytes(const char *what, const void *is, const void *was, size_t size,
                       struct complaint *why)
{
    const uint8_t *a = is, *b = was;
    for (size_t i = 0; i < size; i++)
        if (a[i] != b[i]) {
            snprintf(why->text, sizeof why->text,
                     "byte %zu of the %s is %u, and %u when its words are read back", i, what, b[i],
                     a[i]);
            return false;
        }
    return true;
}

/* Does the scenario give this table and this position again, byte for byte? */
static bool reads_back(const struct record *r, struct complaint *why)
{
    const struct game *g = r->spec->game;
    struct record still = *r;
    struct scenario_result ignored;
    struct replay back;
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        fail(NO_TOOL, "out of memory for a scenario");
    still.title = NULL;
    still.moves = 0; /* left out, because it may be refused */
    write_scenario(out, &still);
    fclose(out);
    bool same = play_scenario(text, size, NULL, NULL, NULL, &back, &ignored, why);
    if (same && !r->refused)
        same = same_bytes("table", back.table, r->table, g->table_size, why)
            && (!r->position
                || same_bytes("state", back.position, r->position, g->state_size, why));
    replay_free(&back);
    free(text);
    return same;
}

static bool has_words(const struct record *r, struct remarks *remarks)
{
    struct complaint why = { "" };
    struct broken b = { 0 };
    if (!reads_back(r, &why)) {
        remark(remarks, "no words express this %s: %s", r->position ? "position" : "table",
               why.text);
        return false;
    }
    if (r->moves && !check_move_words(r->spec, r->table, r->position, *r->move, &b)) {
        remark(remarks, "no words express this move: %s", b.text);
        return false;
    }
    return true;
}

/* Prints the inputs as a scenario. If no words express them, prints the nearest scenario, as
 * comments only. */
static void print_inputs(FILE *out, struct record *r, bool expressed)
{
    char *text = NULL, *rest = NULL;
    size_t size;
    if (expressed) {
        write_scenario(out, r);
        return;
    }
    FILE *near = open_memstream(&text, &size);
    if (!near)
        fail(NO_TOOL, "out of memory for a scenario");
    write_scenario(near, r);
    fclose(near);
    bool in_title = true;
    for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        if (in_title && *line != '#')
            fputs("# the nearest position that words express, which is not the counterexample:\n",
                  out);
        in_title = in_title && *line == '#';
        fprintf(out, "%s%s\n", in_title ? "" : "#   ", line);
    }
    free(text);
}

static void conclude(struct remarks *r)
{
    char others[sizeof r->others], reproduced[sizeof r->reproduced];
    memcpy(others, r->others, sizeof others);
    memcpy(reproduced, r->reproduced, sizeof reproduced);
    const char *asserts = *r->asserts ? r->asserts : "nothing that every run checks";
    if (*reproduced)
        remark(r, "natively: reproduced: %s%s%s", reproduced,
               *others ? "; other properties broke, too: " : "", others);
    else if (*others)
        remark(r, "natively: not reproduced, another property broke: %s; the proof asserts: %s",
               others, asserts);
    else
        remark(r, "natively: not reproduced, every property holds");
}

bool tell_counterexample(FILE *out, const struct counterexample *c)
{
    struct remarks r;
    tidy_readings(c);
    judge_inputs(&r, c);
    for (unsigned q = 0; q < c->spec->question_count; q++)
        if (!find_reading(c->spec->questions[q].question,
                          (char[2]){ (char)((struct table *)c->table)->reading[q], 0 }))
            remark(&r, "the table has no answer to: %s", c->spec->questions[q].slug);
    conclude(&r);
    verdict refused = c->state ? LEGAL : c->spec->game->table_refusal(c->table);
    struct record record = {
        .spec = c->spec,
        .table = c->table,
        .position = c->state,
        .sketch = true,
        .move = c->move,
        .moves = c->move ? 1 : 0,
        .refused = refused ? slug_of(c->spec, refused) : NULL,
    };
    bool expressed = has_words(&record, &r);
    char title[sizeof r.text + 200];
    snprintf(title, sizeof title, "counterexample of the proof %s/%s%s", c->spec->game->name,
             c->proof, r.text);
    record.title = title;
    print_inputs(out, &record, expressed);
    return breaks_anything(&r);
}

static int replay_inputs(const struct options *o, const struct spec *spec)
{
    unsigned at = o->rest_count > 2 && same_word(o->rest[1], "asserts") ? 3 : 1;
    const struct game *g = spec->game;
    if (o->rest_count <= at)
        fail(WRONG_CALL, "found 'quibble replay' without a table, expected GAME PROOF [asserts "
                         "NAMES] TABLE [STATE [MOVE]]");
    struct move *m = o->rest_count > at + 2 ? from_hex("move", o->rest[at + 2], sizeof *m) : NULL;
    struct counterexample c = {
        .spec = spec,
        .proof = o->rest[0],
        .asserts = at == 3 ? o->rest[2] : NULL,
        .table = from_hex("table", o->rest[at], g->table_size),
        .move = m,
        .state = o->rest_count > at + 1 ? from_hex("state", o->rest[at + 1], g->state_size) : NULL,
    };
    bool broken = tell_counterexample(stdout, &c);
    free(m);
    free(c.state);
    free(c.table);
    return broken ? FOUND : HELD;
}

static int replay_law(const struct options *o, const struct spec *spec)
{
    const struct indexed_property *law = NULL;
    struct choice from;
    struct broken b = { 0 };
    unsigned n = o->rest_count - 3;
    uint32_t *tape = xrealloc(NULL, n + 1, sizeof *tape);
    for (unsigned i = 0; i < spec->property_count; i++)
        if (spec->properties[i].kind == OF_LAW && same_word(spec->properties[i].name, o->rest[2]))
            law = &spec->properties[i];
    if (!law)
        fail(WRONG_CALL, "found no law '%s' in %s", o->rest[2], spec->file);
    for (unsigned i = 0; i < n; i++)
        if (!read_number(o->rest[3 + i], UINT32_MAX, &tape[i]))
            fail(WRONG_CALL, "found '%s', expected a choice as a number", o->rest[3 + i]);
    choice_from_tape(&from, tape, n);
    bool held = check_law(spec, law, &from, &b);
    choice_free(&from);
    free(tape);
    printf("# counterexample of the proof %s/%s\n# choices:", o->game, o->rest[0]);
    for (unsigned i = 0; i < n; i++)
        printf(" %s", o->rest[3 + i]);
    printf("\n# natively: %s: %s%s\n", held ? "not reproduced" : "reproduced",
           held ? "the law holds for these choices: " : "", held ? law->name : b.text);
    return held ? HELD : FOUND;
}

int verb_replay(const struct options *o)
{
    const struct spec *spec = o->game ? find_game(o->game) : NULL;
    bool law = o->rest_count > 1 && same_word(o->rest[1], "law");
    if (!spec || o->rest_count < (law ? 3 : 2))
        fail(WRONG_CALL,
             "found 'quibble replay' without inputs, expected GAME PROOF [asserts NAMES] TABLE "
             "[STATE [MOVE]] in hex, or GAME PROOF law NAME CHOICE...");
    return law ? replay_law(o, spec) : replay_inputs(o, spec);
}
