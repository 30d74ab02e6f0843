/* Prints the result of ask --all-readings as text and as JSON. */
#include "harness/cli/depends.h"
#include "harness/core/games.h"
#include "rules/game.h"
#include "spec/spec.h"

#include <stdio.h>
#include <string.h>

static const char *question_text_of(const struct dependence *d, const struct explainer *v,
                                    unsigned q)
{
    return v->translation.spec == d->spec ? question_text(&v->translation, q)
                                          : d->spec->questions[q].question->asks;
}

static const char *means_of(const struct dependence *d, const struct explainer *v,
                            const struct tried_reading *t)
{
    return v->translation.spec == d->spec
             ? reading_text(&v->translation, t->question, t->reading)
             : d->spec->questions[t->question].question->reading[t->reading].means;
}

static char letter_of(const struct dependence *d, const struct tried_reading *t)
{
    return d->spec->questions[t->question].question->reading[t->reading].letter;
}

static bool same_answer(const struct dependence *d, unsigned i, unsigned j)
{
    return j < d->changes && d->changed[i].answer == d->changed[j].answer;
}

static unsigned question_at(const struct dependence *d, unsigned change)
{
    return d->tried[d->changed[change].tried].question;
}

/* ---- text ---- */

static void print_reading(const struct dependence *d, const struct explainer *v,
                          const struct tried_reading *t, bool new_question)
{
    char id[NAME_SIZE];
    if (new_question)
        printf("  %s  %s\n", question_id(d->spec, t->question, id),
               question_text_of(d, v, t->question));
    printf("    %c  %s\n", letter_of(d, t), means_of(d, v, t));
}

static void print_change(const struct dependence *d, const struct explainer *v, unsigned i,
                         bool new_question)
{
    const struct changed_answer *a = &d->changed[i];
    const struct tried_reading *t = &d->tried[a->tried];
    if (t->pair)
        puts("  only with both of these");
    print_reading(d, v, t, new_question || t->pair);
    if (t->pair)
        print_reading(d, v, &d->tried[t->other], true);
    printf("       then %s\n", a->seen);
    if (a->unasked)
        printf("       from here the play is different: %u expectation%s below not asked\n",
               a->unasked, a->unasked == 1 ? "" : "s");
}

/* Prints one answer, whose changes begin here; returns the first change of the next answer. */
static unsigned print_answer_changes(const struct dependence *d, const struct explainer *v,
                                     const char *shown, unsigned from)
{
    const struct given_answer *a = &d->answer[d->changed[from].answer];
    unsigned i = from;
    printf("%s:%u  %s\n  as it stands  %s\n", shown, a->line, a->text, a->seen);
    for (; same_answer(d, from, i); i++)
        print_change(d, v, i, i == from || question_at(d, i) != question_at(d, i - 1));
    return i;
}

static void print_not_asked(const struct dependence *d, const struct explainer *v,
                            const char *shown)
{
    char id[NAME_SIZE];
    for (unsigned i = 0; i < d->tries; i++) {
        const struct tried_reading *t = &d->tried[i];
        if (t->pair || (t->how != TRIED_NOT_SET_UP && t->how != TRIED_IN_PART))
            continue;
        printf("%s  under %s=%c (%s) %s: %s\n", shown, question_id(d->spec, t->question, id),
               letter_of(d, t), means_of(d, v, t),
               t->how == TRIED_IN_PART ? "not every line can be asked" : "it cannot be set up",
               t->why ? t->why : "no reason is known");
    }
}

static void print_readings_skipped(const struct dependence *d)
{
    unsigned excluded = dependence_count(d, TRIED_EXCLUDED),
             table = dependence_count(d, TRIED_TABLE_REFUSED),
             kept = dependence_count(d, TRIED_KEPT);
    if (excluded)
        printf("  skipped: %u that contradict%s another reading\n", excluded,
               excluded == 1 ? "s" : "");
    if (table)
        printf("  skipped: %u under which the table is refused\n", table);
    if (kept)
        printf("  not changed: %u question%s whose reading the file says\n", kept,
               kept == 1 ? "" : "s");
    if (d->pairs_skipped)
        printf("  skipped: %u pairs that contradict each other, or whose table or position is "
               "refused\n",
               d->pairs_skipped);
    if (d->random)
        puts("  the file has random moves, which may be different under another reading");
    if (d->not_kept)
        printf("  and %u more changes, which are not shown\n", d->not_kept);
}

void print_dependence(const struct dependence *d, const struct explainer *v, const char *shown,
                      bool quiet)
{
    unsigned changed = answers_changed(d),
             tried = dependence_count(d, TRIED_ALL) + dependence_count(d, TRIED_IN_PART);
    for (unsigned i = 0; i < d->changes;)
        i = print_answer_changes(d, v, shown, i);
    if (!quiet)
        print_not_asked(d, v, shown);
    if (quiet && !changed)
        return;
    if (changed)
        printf("%s: %u of %u answers depend%s on an open question", shown, changed, d->answers,
               changed == 1 ? "s" : "");
    else
        printf("%s: none of %u answers depends on an open question", shown, d->answers);
    printf(", asked under %u other reading%s", tried, tried == 1 ? "" : "s");
    if (d->pairs_asked)
        printf(" and %u pairs of them", d->pairs_asked);
    puts("");
    if (!quiet)
        print_readings_skipped(d);
}

/* ---- JSON ---- */

static void json_reading(struct json *j, const struct dependence *d, const struct explainer *v,
                         const struct tried_reading *t)
{
    char id[NAME_SIZE], letter[2] = { letter_of(d, t), 0 };
    json_string(j, "question", question_id(d->spec, t->question, id));
    json_string(j, "asks", question_text_of(d, v, t->question));
    json_string(j, "reading", letter);
    json_string(j, "means", means_of(d, v, t));
}

static const char *kind_word(enum event_kind kind)
{
    return kind == EVENT_ASKED ? "asked" : kind == EVENT_HELD ? "held" : "failed";
}

static unsigned json_answer(struct json *j, const struct dependence *d, const struct explainer *v,
                            unsigned from)
{
    const struct given_answer *a = &d->answer[d->changed[from].answer];
    unsigned i = from;
    json_open(j, NULL, '{');
    json_number(j, "line", a->line);
    json_string(j, "said", a->text);
    json_string(j, "verdict", kind_word(a->kind));
    json_string(j, "seen", a->seen);
    json_open(j, "depends_on", '[');
    for (; same_answer(d, from, i); i++) {
        json_open(j, NULL, '{');
        const struct tried_reading *t = &d->tried[d->changed[i].tried];
        json_reading(j, d, v, t);
        if (t->pair) {
            json_open(j, "with", '{');
            json_reading(j, d, v, &d->tried[t->other]);
            json_close(j, '}');
        }
        json_string(j, "verdict", kind_word(d->changed[i].kind));
        json_string(j, "seen", d->changed[i].seen);
        json_number(j, "unasked", d->changed[i].unasked);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_close(j, '}');
    return i;
}

static void json_others(struct json *j, const struct dependence *d, const struct explainer *v)
{
    static const char *const because[] = { "",         "not-every-line", "said-by-the-file",
                                           "excluded", "table-refused",  "not-set-up" };
    json_open(j, "not_asked", '[');
    for (unsigned i = 0; i < d->tries; i++) {
        const struct tried_reading *t = &d->tried[i];
        if (t->pair || t->how == TRIED_ALL)
            continue;
        json_open(j, NULL, '{');
        json_reading(j, d, v, t);
        json_string(j, "because", because[t->how]);
        json_string(j, "why", t->why);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void json_dependence(struct json *j, const struct dependence *d, const struct explainer *v)
{
    json_open(j, "all_readings", '{');
    json_number(j, "answers", d->answers);
    json_number(j, "readings", dependence_count(d, TRIED_ALL) + dependence_count(d, TRIED_IN_PART));
    json_number(j, "pairs", d->pairs_asked);
    json_bool(j, "random", d->random);
    json_open(j, "depending", '[');
    for (unsigned i = 0; i < d->changes;)
        i = json_answer(j, d, v, i);
    json_close(j, ']');
    json_others(j, d, v);
    json_number(j, "not_shown", d->not_kept);
    json_close(j, '}');
}
