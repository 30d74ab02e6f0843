/* Chooses rows one by one: several candidates are built, each from a pair that is missing most
 * often, and the candidate that covers most missing pairs is taken. */
#include "harness/core/covering.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CANDIDATES = 24, PATIENCE = 20000, NOTHING = -1 };

static size_t pair_index(const struct covering *c, unsigned a, unsigned b)
{
    return (size_t)a * c->readings + b;
}

/* ---- what there is to be paired ---- */

static bool contradicts_what_is_asked(const struct covering *c, unsigned question, char letter)
{
    for (unsigned q = 0; q < c->spec->question_count; q++)
        if (c->settled[q] && exclude_each_other(c->spec, question, letter, q, (char)c->asked[q]))
            return true;
    return false;
}

static void gather_question(struct covering *c, unsigned question)
{
    const struct question *q = c->spec->questions[question].question;
    unsigned built = 0;
    for (unsigned i = 0; i < MOST_READINGS; i++)
        built += q->reading[i].built;
    c->settled[question] |= built < 2;
    if (c->settled[question])
        return;
    c->varied++;
    for (unsigned i = 0; i < MOST_READINGS; i++)
        if (q->reading[i].built) {
            c->reading = xrealloc(c->reading, c->readings + 1, sizeof *c->reading);
            c->reading[c->readings++] =
                (struct covered_reading){ question, (uint8_t)q->reading[i].letter };
        }
}

static bool cannot_meet(const struct covering *c, unsigned a, unsigned b)
{
    struct covered_reading x = c->reading[a], y = c->reading[b];
    return x.question == y.question
        || exclude_each_other(c->spec, x.question, (char)x.letter, y.question, (char)y.letter)
        || contradicts_what_is_asked(c, x.question, (char)x.letter)
        || contradicts_what_is_asked(c, y.question, (char)y.letter);
}

static void gather_pairs(struct covering *c)
{
    size_t size = (size_t)c->readings * c->readings;
    c->apart = xrealloc(NULL, size + 1, sizeof *c->apart);
    c->given_up = xrealloc(NULL, size + 1, sizeof *c->given_up);
    memset(c->given_up, 0, (size + 1) * sizeof *c->given_up);
    c->occurs = xrealloc(NULL, size + 1, sizeof *c->occurs);
    memset(c->occurs, 0, (size + 1) * sizeof *c->occurs);
    for (unsigned a = 0; a < c->readings; a++)
        for (unsigned b = 0; b < c->readings; b++)
            c->apart[pair_index(c, a, b)] = cannot_meet(c, a, b);
}

/* ---- one row ---- */

struct filling {
    const struct covering *c;
    struct choice *from;
    int has[MAX_QUESTIONS]; /* by question, an index into reading, or NOTHING */
    unsigned order[MAX_QUESTIONS];
    unsigned left; /* tries that are left */
};

static unsigned still_wanted(const struct covering *c, unsigned a, unsigned b)
{
    size_t pair = pair_index(c, a, b);
    bool never = c->apart[pair] || c->given_up[pair];
    return never || c->occurs[pair] >= c->times ? 0 : c->times - c->occurs[pair];
}

static bool is_compatible(const struct filling *f, unsigned reading)
{
    for (unsigned i = 0; i < f->c->varied; i++) {
        int other = f->has[f->order[i]];
        if (other != NOTHING && f->c->apart[pair_index(f->c, reading, (unsigned)other)])
            return false;
    }
    return true;
}

static unsigned new_pairs_of(const struct filling *f, unsigned reading)
{
    unsigned gain = 0;
    for (unsigned i = 0; i < f->c->varied; i++) {
        int other = f->has[f->order[i]];
        if (other != NOTHING)
            gain += still_wanted(f->c, reading, (unsigned)other);
    }
    return gain;
}

/* The readings of a question, those that cover most missing pairs first; ties in random order. */
static unsigned rank_readings(struct filling *f, unsigned question, unsigned list[MOST_READINGS])
{
    unsigned count = 0, gain[MOST_READINGS];
    for (unsigned r = 0; r < f->c->readings; r++)
        if (f->c->reading[r].question == question && is_compatible(f, r)) {
            unsigned g = 8 * new_pairs_of(f, r) + choose(f->from, 8), i = count++;
            for (; i > 0 && gain[i - 1] < g; i--) {
                gain[i] = gain[i - 1];
                list[i] = list[i - 1];
            }
            gain[i] = g;
            list[i] = r;
        }
    return count;
}

/* False: under the readings chosen so far some question has no reading left. */
static bool fill_from(struct filling *f, unsigned i)
{
    unsigned list[MOST_READINGS];
    while (i < f->c->varied && f->has[f->order[i]] != NOTHING)
        i++;
    if (i == f->c->varied)
        return true;
    unsigned question = f->order[i], count = rank_readings(f, question, list);
    for (unsigned n = 0; n < count && f->left; n++) {
        f->left--;
        f->has[question] = (int)list[n];
        if (fill_from(f, i + 1))
            return true;
        f->has[question] = NOTHING;
    }
    return false;
}

static void shuffle_questions(struct filling *f)
{
    unsigned count = 0;
    for (unsigned q = 0; q < f->c->spec->question_count; q++)
        if (!f->c->settled[q])
            f->order[count++] = q;
    for (unsigned i = count; i > 1; i--) {
        unsigned j = choose(f->from, i), old = f->order[i - 1];
        f->order[i - 1] = f->order[j];
        f->order[j] = old;
    }
}

static bool fill_row(struct filling *f, const struct covering *c, struct choice *from, unsigned a,
                     unsigned b)
{
    *f = (struct filling){ .c = c, .from = from, .left = PATIENCE };
    for (unsigned q = 0; q < MAX_QUESTIONS; q++)
        f->has[q] = NOTHING;
    shuffle_questions(f);
    f->has[c->reading[a].question] = (int)a;
    f->has[c->reading[b].question] = (int)b;
    return fill_from(f, 0);
}

static unsigned row_gain(const struct filling *f)
{
    unsigned gain = 0;
    for (unsigned i = 0; i < f->c->varied; i++)
        gain += new_pairs_of(f, (unsigned)f->has[f->order[i]]);
    return gain;
}

/* ---- row after row ---- */

/* Chooses one of the pairs that are missing most often. False: none is missing. */
static bool wanted_pair(const struct covering *c, struct choice *from, unsigned *a, unsigned *b)
{
    unsigned most = 0, equals = 0;
    for (unsigned x = 0; x < c->readings; x++)
        for (unsigned y = x + 1; y < c->readings; y++) {
            unsigned wanted = still_wanted(c, x, y);
            if (!wanted || wanted < most)
                continue;
            equals = wanted > most ? 1 : equals + 1;
            most = wanted;
            if (choose(from, equals) == 0) {
                *a = x;
                *b = y;
            }
        }
    return most > 0;
}

static void add_row(struct covering *c, const struct filling *f)
{
    c->row = xrealloc(c->row, c->rows + 1, sizeof *c->row);
    uint8_t *row = c->row[c->rows++];
    memcpy(row, c->asked, sizeof *c->row);
    for (unsigned i = 0; i < c->varied; i++) {
        unsigned one = (unsigned)f->has[f->order[i]];
        row[c->reading[one].question] = c->reading[one].letter;
        for (unsigned j = 0; j < c->varied; j++)
            c->occurs[pair_index(c, one, (unsigned)f->has[f->order[j]])]++;
    }
}

static void add_best_row(struct covering *c, struct choice *from)
{
    struct filling best = { .c = NULL }, trial;
    unsigned most = 0, a = 0, b = 0;
    for (unsigned n = 0; n < CANDIDATES && wanted_pair(c, from, &a, &b); n++) {
        if (!fill_row(&trial, c, from, a, b)) {
            bool *why = trial.left ? c->apart : c->given_up;
            why[pair_index(c, a, b)] = why[pair_index(c, b, a)] = true;
            continue;
        }
        unsigned gain = row_gain(&trial);
        if (gain > most) {
            most = gain;
            best = trial;
        }
    }
    if (best.c)
        add_row(c, &best);
}

static void gather(struct covering *c, const struct spec *spec, const uint8_t asked[MAX_QUESTIONS],
                   const bool settled[MAX_QUESTIONS], unsigned times)
{
    *c = (struct covering){ .spec = spec, .times = times };
    memcpy(c->asked, asked, sizeof c->asked);
    if (settled)
        memcpy(c->settled, settled, sizeof c->settled);
    for (unsigned q = 0; q < spec->question_count; q++)
        gather_question(c, q);
    gather_pairs(c);
}

void covering_make(struct covering *c, const struct spec *spec, const uint8_t asked[MAX_QUESTIONS],
                   const bool settled[MAX_QUESTIONS], unsigned times, uint64_t seed)
{
    struct choice from;
    unsigned a, b;
    gather(c, spec, asked, settled, times);
    choice_from_seed(&from, seed);
    while (wanted_pair(c, &from, &a, &b))
        add_best_row(c, &from);
    choice_free(&from);
}

static bool contradicts_the_others(const struct covering *c, struct covered_reading r)
{
    for (unsigned q = 0; q < c->spec->question_count; q++)
        if (exclude_each_other(c->spec, r.question, (char)r.letter, q, (char)c->asked[q]))
            return true;
    return false;
}

void covering_each(struct covering *c, const struct spec *spec, const uint8_t asked[MAX_QUESTIONS],
                   const bool settled[MAX_QUESTIONS])
{
    gather(c, spec, asked, settled, 0);
    for (unsigned i = 0; i < c->readings; i++) {
        struct covered_reading r = c->reading[i];
        if (r.letter == c->asked[r.question] || contradicts_the_others(c, r))
            continue;
        c->row = xrealloc(c->row, c->rows + 1, sizeof *c->row);
        memcpy(c->row[c->rows], c->asked, sizeof *c->row);
        c->row[c->rows++][r.question] = r.letter;
    }
}

void covering_free(struct covering *c)
{
    free(c->reading);
    free(c->apart);
    free(c->given_up);
    free(c->occurs);
    free(c->row);
    *c = (struct covering){ .spec = NULL };
}

unsigned covering_occurrences(const struct covering *c, const bool *row_counts, unsigned a,
                              unsigned b)
{
    unsigned n = 0;
    for (unsigned r = 0; r < c->rows; r++)
        n += (!row_counts || row_counts[r])
          && c->row[r][c->reading[a].question] == c->reading[a].letter
          && c->row[r][c->reading[b].question] == c->reading[b].letter;
    return n;
}

struct covered covered_by(const struct covering *c, const bool *row_counts)
{
    struct covered all = { .least = UINT16_MAX };
    for (unsigned a = 0; a < c->readings; a++)
        for (unsigned b = a + 1; b < c->readings; b++) {
            bool apart = c->apart[pair_index(c, a, b)];
            if (c->reading[a].question == c->reading[b].question)
                continue;
            all.left_out += apart;
            if (apart)
                continue;
            unsigned n = covering_occurrences(c, row_counts, a, b);
            all.pairs++;
            all.met += n > 0;
            if (n < all.least) {
                all.least = n;
                all.a = a;
                all.b = b;
            }
        }
    if (!all.pairs)
        all.least = 0;
    return all;
}

/* ---- rows on the command line ---- */

const char as_pairs[] = "pairs", as_each[] = "each";

static bool asks_for_rows(const char *word)
{
    return same_word(word, as_pairs) || same_word(word, as_each);
}

const char *rows_asked_for(const struct options *o)
{
    for (unsigned i = 0; i < o->readings; i++)
        if (asks_for_rows(o->reading[i]))
            return same_word(o->reading[i], as_pairs) ? as_pairs : as_each;
    return NULL;
}

void drop_rows_option(const struct options *given, struct options *o)
{
    const char *rows = rows_asked_for(given);
    *o = *given;
    o->readings = 0;
    for (unsigned i = 0; i < given->readings; i++) {
        const char *word = given->reading[i];
        if (rows && same_word(word, rows))
            continue;
        if (asks_for_rows(word) || same_word(word, as_standard))
            fail(WRONG_CALL, "found --reading %s with --reading %s, expected one of them", word,
                 rows);
        o->reading[o->readings++] = word;
    }
}

void settle_readings(const struct spec *spec, const struct options *o,
                     const uint8_t asked[MAX_QUESTIONS], bool settled[MAX_QUESTIONS])
{
    for (unsigned i = 0; i < o->readings; i++) {
        char slug[NAME_SIZE];
        unsigned question;
        snprintf(slug, sizeof slug, "%.*s", (int)strcspn(o->reading[i], "="), o->reading[i]);
        if (find_question(spec, slug, &question))
            settled[question] = true;
    }
    for (unsigned q = 0; (o->sheet || o->scope) && q < spec->question_count; q++)
        settled[q] |= asked[q] != (uint8_t)spec->questions[q].question->standard;
}

void spell_row(const struct covering *c, unsigned row, struct options *o, struct spelled *s)
{
    char id[NAME_SIZE];
    o->readings = 0;
    for (unsigned q = 0; q < c->spec->question_count; q++) {
        snprintf(s->word[q], sizeof s->word[q], "%s=%c", question_id(c->spec, q, id),
                 c->row[row][q]);
        o->reading[o->readings++] = s->word[q];
    }
}

void name_readings(const struct covering *c, const uint8_t *reading, char *to, size_t room)
{
    char id[NAME_SIZE];
    size_t used = 0;
    for (unsigned q = 0; q < c->spec->question_count && used < room; q++)
        if (reading[q] != c->asked[q]) {
            int n = snprintf(to + used, room - used, "%s%s=%c", used ? " with " : "",
                             question_id(c->spec, q, id), reading[q]);
            used += n > 0 ? (size_t)n : 0;
        }
    if (!used)
        snprintf(to, room, "%s", "the readings asked for");
}
