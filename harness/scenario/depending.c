/* Which answers of a scenario depend on an open question: the file is played again under each
 * built reading, and its answers are compared with those that it gives as it stands. */
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
    unsigned next; /* answer */
    bool parted;   /* a move is carried out here and not there: what follows is another play */
};

/* An expectation that holds both times is answered alike, whatever was seen. */
static bool answered_alike(const struct given_answer *a, const struct event *h)
{
    return a->kind == h->kind
        && (a->kind == EVENT_HELD || (a->verdict == h->verdict && !strcmp(a->seen, h->seen)));
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
    const struct given_answer *a = &p->d->answer[p->next++];
    p->parted = a->made != h->made;
    if (!answered_alike(a, h))
        note_change(p->d, p->next - 1, h, p->parted);
}

static enum tried how_it_went(const struct dependence *d, const struct tried_reading *t,
                              const struct replay *r, const struct scenario_result *result,
                              bool good)
{
    const struct question *q = d->spec->questions[t->question].question;
    const struct table *table = r->table;
    if (!table)
        return TRIED_NOT_SET_UP;
    if (table->reading[t->question] != (uint8_t)q->reading[t->reading].letter)
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
};

/* False: the file says the reading of this question itself. */
static bool try_reading(struct dependence *d, const struct source *of, unsigned question,
                        unsigned reading)
{
    char id[NAME_SIZE], setting[NAME_SIZE + 4];
    struct tried_reading t = { .question = question, .reading = reading };
    struct comparing p = { .d = d };
    struct scenario_result result;
    struct replay r;
    struct complaint why = { "" };
    unsigned before = d->changes;
    snprintf(setting, sizeof setting, "%s=%c", question_id(d->spec, question, id),
             d->spec->questions[question].question->reading[reading].letter);
    bool good =
        play_scenario_as(&(struct played_as){ .reading = setting, .unjudged = true }, of->text,
                         of->size, of->file, compare_answer, &p, &r, &result, &why);
    t.how = how_it_went(d, &t, &r, &result, good || p.parted);
    if (t.how != TRIED_ALL && t.how != TRIED_IN_PART)
        forget_changes(d, before); /* of what stands above the table, or the position */
    t.why = good || p.parted ? NULL : copy_text(why.text);
    d->tried = xrealloc(d->tried, d->tries + 1, sizeof *d->tried);
    d->tried[d->tries++] = t;
    replay_free(&r);
    return t.how != TRIED_KEPT;
}

static void try_question(struct dependence *d, const struct source *of, unsigned question,
                         uint8_t as_it_stands)
{
    const struct question *q = d->spec->questions[question].question;
    for (unsigned i = 0; i < MOST_READINGS && q->reading[i].letter; i++)
        if (q->reading[i].built && (uint8_t)q->reading[i].letter != as_it_stands
            && !try_reading(d, of, question, i))
            return;
}

static int by_answer(const void *a, const void *b)
{
    const struct changed_answer *one = a, *other = b;
    unsigned left = one->answer, right = other->answer;
    if (left == right)
        left = one->tried, right = other->tried;
    return (left > right) - (left < right);
}

bool find_dependence(struct dependence *d, const char *text, size_t size, const char *file,
                     struct complaint *c)
{
    struct source of = { .text = text, .file = file, .size = size };
    struct scenario_result result;
    struct replay base;
    *d = (struct dependence){ .spec = NULL };
    bool good = play_scenario_as(&(struct played_as){ .unjudged = true }, text, size, file,
                                 note_answer, d, &base, &result, c);
    d->spec = base.spec;
    d->random = result.judged > 0;
    for (unsigned i = 0; good && d->answers && i < d->spec->question_count; i++) {
        progress("%s: question %u of %u", file ? file : "input", i + 1, d->spec->question_count);
        try_question(d, &of, i, ((const struct table *)base.table)->reading[i]);
    }
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
        count += d->tried[i].how == how;
    return count;
}

unsigned answers_changed(const struct dependence *d)
{
    unsigned count = 0;
    for (unsigned i = 0; i < d->changes; i++)
        count += i == 0 || d->changed[i].answer != d->changed[i - 1].answer;
    return count;
}
