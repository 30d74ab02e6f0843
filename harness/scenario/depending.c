/* Finds the answers of a scenario that depend on an open question: runs the file again under
 * each built reading and compares the answers with those of the standard run. */
#include "harness/scenario/depending.h"
#include "harness/core/games.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "rules/game.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(xrealloc(NULL, size, 1), text, size);
}

static bool is_answer(const struct event *h)
{
    return h->kind == EVENT_ASKED || h->kind == EVENT_HELD || h->kind == EVENT_FAILED;
}

static void note_answer(void *to, const struct event *h)
{
    struct dependence *d = to;
    if (!is_answer(h))
        return;
    if (d->answers == d->answer_room) {
        d->answer_room = d->answer_room ? 2 * d->answer_room : 16;
        d->answer = xrealloc(d->answer, d->answer_room, sizeof *d->answer);
    }
    d->answer[d->answers++] = (struct given_answer){ .line = h->line,
                                                     .kind = h->kind,
                                                     .verdict = h->verdict,
                                                     .made = h->made,
                                                     .text = copy_text(h->text),
                                                     .seen = copy_text(h->seen) };
}

/* ---- the same lines under another reading ---- */

struct comparing {
    struct dependence *d;
    unsigned next;                        /* answer */
    const struct tried_reading *alone[2]; /* for a pair: the two runs with one of them, or NULL */
    bool parted; /* a move was made in one run only, so the plays differ from there on */
};

/* The results of two expectations that hold may differ in words; they count as the same answer. */
static bool is_same_answer(const struct given_answer *a, const struct event *h)
{
    return a->kind == h->kind
        && (a->kind == EVENT_HELD || (a->verdict == h->verdict && !strcmp(a->seen, h->seen)));
}

/* Is the answer now another one than under this reading alone? If that run did not reach the
 * line, it is not. */
static bool is_other_answer(const struct dependence *d, const struct tried_reading *t,
                            unsigned answer, const struct event *h)
{
    for (unsigned i = t->from; i < t->from + t->changes; i++) {
        const struct changed_answer *c = &d->changed[i];
        if (c->answer == answer)
            return c->kind != h->kind || (c->kind != EVENT_HELD && strcmp(c->seen, h->seen) != 0);
        if (c->unasked && c->answer < answer)
            return false;
    }
    return !is_same_answer(&d->answer[answer], h);
}

static void note_change(struct dependence *d, unsigned answer, const struct event *h, bool parted)
{
    if (d->changes == MOST_CHANGED) {
        d->not_kept++;
        return;
    }
    if (d->changes == d->change_room) {
        d->change_room = d->change_room ? 2 * d->change_room : 16;
        d->changed = xrealloc(d->changed, d->change_room, sizeof *d->changed);
    }
    d->changed[d->changes++] =
        (struct changed_answer){ .answer = answer,
                                 .tried = d->tries,
                                 .kind = h->kind,
                                 .seen = copy_text(h->seen),
                                 .unasked = parted ? d->answers - answer - 1 : 0 };
}

static void compare_answer(void *to, const struct event *h)
{
    struct comparing *p = to;
    if (!is_answer(h) || p->parted || p->next >= p->d->answers)
        return;
    unsigned answer = p->next++;
    const struct given_answer *a = &p->d->answer[answer];
    p->parted = a->made != h->made;
    bool news = p->alone[0] ? is_other_answer(p->d, p->alone[0], answer, h)
                                  && is_other_answer(p->d, p->alone[1], answer, h)
                            : !is_same_answer(a, h);
    if (news)
        note_change(p->d, answer, h, p->parted);
}

static char letter_tried(const struct dependence *d, const struct tried_reading *t)
{
    return d->spec->questions[t->question].question->reading[t->reading].letter;
}

static bool has_reading(const struct dependence *d, const struct tried_reading *t,
                        const struct table *table)
{
    return table->reading[t->question] == (uint8_t)letter_tried(d, t);
}

static enum tried how_it_went(const struct dependence *d, const struct tried_reading *t,
                              const struct replay *r, const struct scenario_result *result,
                              bool good)
{
    const struct table *table = r->table;
    if (!table)
        return TRIED_NOT_SET_UP;
    if (!has_reading(d, t, table) || (t->pair && !has_reading(d, &d->tried[t->other], table)))
        return TRIED_KEPT;
    if (excluded_readings(d->spec, table))
        return TRIED_EXCLUDED;
    if (result->table_refused)
        return TRIED_TABLE_REFUSED;
    return good ? TRIED_ALL : r->started ? TRIED_IN_PART : TRIED_NOT_SET_UP;
}

static void forget_changes(struct dependence *d, unsigned from)
{
    while (d->changes > from)
        free(d->changed[--d->changes].seen);
}

struct source {
    const char *text, *file;
    size_t size;
    const struct rulings *rulings;
};

struct spelled {
    char text[NAME_SIZE + 4];
};

/* "q-slug=B" */
static const char *spell(const struct dependence *d, const struct tried_reading *t,
                         struct spelled *out)
{
    char id[NAME_SIZE];
    snprintf(out->text, sizeof out->text, "%s=%c", question_id(d->spec, t->question, id),
             letter_tried(d, t));
    return out->text;
}

static bool was_asked(enum tried how)
{
    return how == TRIED_ALL || how == TRIED_IN_PART;
}

/* Runs the file again with the one or two readings of t, and stores the outcome in t. */
static void ask_again(struct dependence *d, const struct source *of, struct tried_reading *t)
{
    struct spelled one, other;
    const struct tried_reading *with = t->pair ? &d->tried[t->other] : NULL;
    struct played_as as = { .rulings = of->rulings, .unjudged = true };
    struct comparing p = { .d = d };
    struct scenario_result result;
    struct replay r;
    struct complaint why = { "" };
    as.reading[0] = spell(d, t, &one);
    as.reading[1] = with ? spell(d, with, &other) : NULL;
    for (unsigned i = 0; with && i < d->tries; i++)
        if (d->tried[i].question == t->question && d->tried[i].reading == t->reading)
            p.alone[0] = &d->tried[i], p.alone[1] = with, i = d->tries;
    t->from = d->changes;
    bool good =
        play_scenario_as(&as, of->text, of->size, of->file, compare_answer, &p, &r, &result, &why);
    t->how = how_it_went(d, t, &r, &result, good || p.parted);
    if (!was_asked(t->how))
        forget_changes(d, t->from); /* answers above the table or the position do not count */
    t->changes = d->changes - t->from;
    t->why = good || p.parted ? NULL : copy_text(why.text);
    replay_free(&r);
}

static void keep_try(struct dependence *d, const struct tried_reading *t)
{
    d->tried = xrealloc(d->tried, d->tries + 1, sizeof *d->tried);
    d->tried[d->tries++] = *t;
}

/* Stops at the first question whose reading the file itself sets. */
static void try_question(struct dependence *d, const struct source *of, unsigned question)
{
    const struct question *q = d->spec->questions[question].question;
    enum tried how = TRIED_ALL;
    for (unsigned i = 0; i < MOST_READINGS && q->reading[i].letter && how != TRIED_KEPT; i++) {
        struct tried_reading t = { .question = question, .reading = i };
        if (!q->reading[i].built || (uint8_t)q->reading[i].letter == d->as_it_stands[question])
            continue;
        ask_again(d, of, &t);
        how = t.how;
        keep_try(d, &t);
    }
}

/* Keeps only answers that differ from those under each of the two readings alone. */
static void try_pair(struct dependence *d, const struct source *of, unsigned one, unsigned other)
{
    struct tried_reading t = { .question = d->tried[one].question,
                               .reading = d->tried[one].reading,
                               .other = other,
                               .pair = true };
    if (exclude_each_other(d->spec, t.question, letter_tried(d, &t), d->tried[other].question,
                           letter_tried(d, &d->tried[other]))) {
        d->pairs_skipped++;
        return;
    }
    ask_again(d, of, &t);
    d->pairs_asked += was_asked(t.how);
    d->pairs_skipped += !was_asked(t.how);
    if (t.changes)
        keep_try(d, &t);
    else
        free(t.why);
}

static void try_pairs(struct dependence *d, const struct source *of)
{
    unsigned alone = d->tries;
    for (unsigned i = 0; i < alone; i++) {
        progress("%s: pairs with reading %u of %u", of->file ? of->file : "input", i + 1, alone);
        for (unsigned k = i + 1; k < alone && d->tried[i].how != TRIED_KEPT; k++)
            if (d->tried[k].question != d->tried[i].question && d->tried[k].how != TRIED_KEPT)
                try_pair(d, of, i, k);
    }
}

static int by_answer(const void *a, const void *b)
{
    const struct changed_answer *one = a, *other = b;
    unsigned left = one->answer, right = other->answer;
    if (left == right)
        left = one->tried, right = other->tried;
    return (left > right) - (left < right);
}

bool find_dependence(struct dependence *d, const struct asked_how *how, const char *text,
                     size_t size, const char *file, struct complaint *c)
{
    struct source of = { .text = text, .file = file, .size = size, .rulings = how->rulings };
    struct played_as as_it_stands = { .rulings = how->rulings, .unjudged = true };
    struct scenario_result result;
    struct replay base;
    *d = (struct dependence){ .spec = NULL };
    bool good =
        play_scenario_as(&as_it_stands, text, size, file, note_answer, d, &base, &result, c);
    d->spec = base.spec;
    d->random = result.judged > 0;
    if (good && d->answers)
        memcpy(d->as_it_stands, ((const struct table *)base.table)->reading,
               sizeof d->as_it_stands);
    for (unsigned i = 0; good && d->answers && i < d->spec->question_count; i++) {
        progress("%s: question %u of %u", file ? file : "input", i + 1, d->spec->question_count);
        try_question(d, &of, i);
    }
    if (how->pairs)
        try_pairs(d, &of);
    progress_done();
    if (d->changes)
        qsort(d->changed, d->changes, sizeof *d->changed, by_answer);
    replay_free(&base);
    return good;
}

void dependence_free(struct dependence *d)
{
    for (unsigned i = 0; i < d->answers; i++) {
        free(d->answer[i].text);
        free(d->answer[i].seen);
    }
    for (unsigned i = 0; i < d->tries; i++)
        free(d->tried[i].why);
    forget_changes(d, 0);
    free(d->answer);
    free(d->tried);
    free(d->changed);
    *d = (struct dependence){ .spec = NULL };
}

unsigned dependence_count(const struct dependence *d, enum tried how)
{
    unsigned count = 0;
    for (unsigned i = 0; i < d->tries; i++)
        count += !d->tried[i].pair && d->tried[i].how == how;
    return count;
}

unsigned answers_changed(const struct dependence *d)
{
    unsigned count = 0;
    for (unsigned i = 0; i < d->changes; i++)
        count += i == 0 || d->changed[i].answer != d->changed[i - 1].answer;
    return count;
}
