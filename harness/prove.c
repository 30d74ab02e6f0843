/* Counterexamples of CBMC, played natively. (The proofs: proofs/run.) */
#include "quibble.h"

#include <stdlib.h>
#include <string.h>

/* ---- quibble replay GAME PROOF TABLE [STATE [MOVE]], the bytes in hex
 *      quibble replay GAME PROOF law NAME CHOICE... ---- */

static int digit(char c)
{
    const char *hex = "0123456789abcdef", *at = c ? strchr(hex, c) : NULL;
    return at ? (int)(at - hex) : -1;
}

static void *from_hex(const char *what, const char *hex, size_t size)
{
    uint8_t *bytes = grown(NULL, size, 1);
    bool good = strlen(hex) == 2 * size;
    for (size_t i = 0; good && i < size; i++) {
        int high = digit(hex[2 * i]), low = digit(hex[2 * i + 1]);
        good = high >= 0 && low >= 0;
        bytes[i] = (uint8_t)(high << 4 | low);
    }
    if (!good)
        fail(WRONG_CALL, "found a %s of %zu letters, expected %zu bytes in hex", what, strlen(hex), size);
    return bytes;
}

/* What our own engines say to the same inputs. True: they too see it broken. */
struct remarks { char text[2000]; bool broken; };

static void remark(struct remarks *r, bool broken, const char *what, const char *text)
{
    size_t n = strlen(r->text);
    snprintf(r->text + n, sizeof r->text - n, "\n%s: %s", what, text);
    r->broken = r->broken || broken;
}

static void judge_the_table(struct remarks *r, const struct spec *spec, const void *table)
{
    const struct game *g = spec->game;
    struct broken b = { 0 };
    void *sealed = grown(NULL, g->table_size, 1);
    memcpy(sealed, table, g->table_size);
    g->seal(sealed);
    bool is_sealed = !memcmp(sealed, table, g->table_size);
    if (!is_sealed)
        remark(r, false, "the table is not sealed", "its derived numbers are not what they should be");
    free(sealed);
    verdict v = g->table_refusal(table);
    if (v)
        remark(r, false, "set-up refuses the table", slug_of(spec, v));
    else if (is_sealed && !check_table(spec, table, &b))
        remark(r, true, "natively", b.text);
}

/* The first property of a kind that a state breaks and another one does not. */
static const char *breaks(const struct spec *spec, enum property_kind kind, const void *table,
                          const void *state, const void *another)
{
    for (unsigned i = 0; i < spec->property_count; i++) {
        const struct indexed_property *p = &spec->properties[i];
        if (p->kind == kind && !p->of_state(table, state)
            && !(another && !p->of_state(table, another)))
            return p->name;
    }
    return NULL;
}

static void judge_the_position(struct remarks *r, const struct spec *spec, const void *table,
                               const void *state, bool all)
{
    const char *property = breaks(spec, OF_STATE, table, state, NULL);
    const char *tally = breaks(spec, OF_TALLY, table, state, NULL);
    if (property)
        remark(r, all, "the position breaks the state property", property);
    else if (tally)
        remark(r, false, "the position breaks a tally, which proofs do not assume", tally);
}

static void judge_the_move(struct remarks *r, const struct spec *spec, const void *table,
                           const void *before, struct move m)
{
    const struct game *g = spec->game;
    struct broken b = { 0 };
    void *after = grown(NULL, g->state_size, 1);
    memcpy(after, before, g->state_size);
    verdict v = g->refusal(table, before, m), stepped = g->step(table, after, m);
    if (v != stepped)
        remark(r, true, "natively step and refusal differ", slug_of(spec, stepped));
    remark(r, false, "the move is", slug_of(spec, v));
    if (v && memcmp(before, after, g->state_size))
        remark(r, true, "natively", "a refused move changes the state");
    if (!v && !check_step(spec, table, before, m, after, &b))
        remark(r, true, "natively", b.text);
    const char *property = v ? NULL : breaks(spec, OF_STATE, table, after, before);
    if (property)
        remark(r, true, "natively the move breaks the state property", property);
    free(after);
}

static bool judge_inputs(struct remarks *r, const struct spec *spec, const void *table,
                         const void *state, const struct move *m)
{
    *r = (struct remarks){ .broken = false };
    judge_the_table(r, spec, table);
    if (state)
        judge_the_position(r, spec, table, state, !m);
    if (m)
        judge_the_move(r, spec, table, state, *m);
    return r->broken;
}

/* A proof leaves readings open that play no part. Where the standard one does
 * as well, breaking the same, it is easier to read; what is no answer never is. */
static void tidy_readings(const struct spec *spec, struct table *t, const void *state,
                          const struct move *m)
{
    struct remarks r, first;
    bool broken = judge_inputs(&first, spec, t, state, m);
    for (unsigned q = 0; q < MAX_QUESTIONS; q++) {
        const struct question *question = q < spec->question_count ? spec->questions[q].question : NULL;
        uint8_t was = t->reading[q];
        char letter[2] = { (char)was, 0 };
        t->reading[q] = question ? (uint8_t)question->standard : 0;
        bool no_answer = !question || !find_reading(question, letter);
        judge_inputs(&r, spec, t, state, m);
        if (broken ? strcmp(r.text, first.text) != 0 : !no_answer)
            t->reading[q] = was;
    }
}

static int replay_inputs(const struct options *o, const struct spec *spec, const char *title)
{
    const struct game *g = spec->game;
    struct remarks r;
    struct move *m = NULL;
    void *state = NULL, *table = from_hex("table", o->rest[1], g->table_size);
    if (o->rest_count > 2)
        state = from_hex("state", o->rest[2], g->state_size);
    if (o->rest_count > 3)
        m = from_hex("move", o->rest[3], sizeof *m);
    tidy_readings(spec, table, state, m);
    judge_inputs(&r, spec, table, state, m);
    for (unsigned q = 0; q < spec->question_count; q++)
        if (!find_reading(spec->questions[q].question, (char[2]){ (char)((struct table *)table)->reading[q], 0 }))
            remark(&r, false, "the table has no answer to", spec->questions[q].slug);
    remark(&r, false, "natively", r.broken ? "reproduced" : "nothing that every run checks is broken");
    char whole[sizeof r.text + 200];
    snprintf(whole, sizeof whole, "%s%s", title, r.text);
    write_scenario(stdout, &(struct record){
        .spec = spec, .table = table, .position = state, .sketch = true,
        .move = m, .moves = m ? 1 : 0, .title = whole,
    });
    free(m);
    free(state);
    free(table);
    return r.broken ? FOUND : HELD;
}

static int replay_law(const struct options *o, const struct spec *spec, const char *title)
{
    const struct indexed_property *law = NULL;
    struct choice from;
    struct broken b = { 0 };
    unsigned n = o->rest_count - 3;
    uint32_t *tape = grown(NULL, n + 1, sizeof *tape);
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
    printf("# %s\n# choices:", title);
    for (unsigned i = 0; i < n; i++)
        printf(" %s", o->rest[3 + i]);
    printf("\n# natively: %s\n", held ? "the law holds of these choices" : b.text);
    return held ? HELD : FOUND;
}

int verb_replay(const struct options *o)
{
    const struct spec *spec = o->game ? find_game(o->game) : NULL;
    char title[400];
    bool law = o->rest_count > 1 && same_word(o->rest[1], "law");
    if (!spec || o->rest_count < (law ? 3 : 2))
        fail(WRONG_CALL, "found 'quibble replay' without inputs, expected GAME PROOF TABLE [STATE [MOVE]] "
                         "in hex, or GAME PROOF law NAME CHOICE...");
    snprintf(title, sizeof title, "counterexample of the proof %s/%s", o->game, o->rest[0]);
    return law ? replay_law(o, spec, title) : replay_inputs(o, spec, title);
}
