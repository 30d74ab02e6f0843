/* The lines of a position, see shapes.h. */
#include "shapes.h"

/* ---- values ---- */

static void put_value(struct speller speller, unsigned sort, uint8_t value, struct text *out)
{
    if (sort == A_NUMBER)
        put_number(out, value);
    else if (sort == A_PLACE)
        put_number(out, value + 1u);
    else if (!spell(speller, sort, value, out))
        put_char(out, '?'), put_number(out, value);
}

static bool read_value(const struct line *l, struct speller speller, const char *word,
                       uint8_t *value)
{
    unsigned n;
    if (l->sort != A_NUMBER && l->sort != A_PLACE)
        return unspell(speller, l->sort, word, value);
    unsigned first = l->sort == A_PLACE;
    if (!read_number(word, l->most, &n) || n < first)
        return false;
    *value = (uint8_t)(n - first);
    return true;
}

static void allow_value(const struct words *in, unsigned at, const struct line *l,
                        struct speller speller)
{
    stop_at(in, at, NULL);
    if (l->sort == A_NUMBER || l->sort == A_PLACE)
        allow_number(in, l->sort == A_PLACE, l->most);
    else
        allow_sort(in, speller, l->sort);
}

/* ---- counts ---- */

unsigned sum_of(const uint8_t *counts, unsigned kinds)
{
    unsigned n = 0;
    for (unsigned k = 0; k < kinds; k++)
        n += counts[k];
    return n;
}

unsigned put_counts(struct speller speller, unsigned sort, const uint8_t *counts, unsigned kinds,
                    struct text *out)
{
    for (unsigned k = 0; k < kinds; k++) {
        if (counts[k] == 0)
            continue;
        put_char(out, ' ');
        if (counts[k] > 1)
            put_number(out, counts[k]), put_char(out, 'x');
        put_value(speller, sort, (uint8_t)k, out);
    }
    return sum_of(counts, kinds);
}

/* Where "(5)" or "(?)" stands at the end of the line; else where the line ends. */
static unsigned read_sum(const struct words *in, unsigned from, unsigned most, uint8_t *sum)
{
    unsigned last = in->count - 1;
    *sum = DERIVE;
    if (in->count <= from || in->word[last][0] != '(')
        return in->count;
    if (same_word(in->word[last], "(?)"))
        *sum = SUM_UNTOLD;
    return *sum == SUM_UNTOLD || read_size(in->word[last], most, sum) ? last : in->count;
}

bool read_counts(struct speller speller, unsigned sort, const struct words *in, unsigned from,
                 uint8_t *counts, unsigned kinds, unsigned most, uint8_t *size)
{
    unsigned sum = 0, n, end = in->count;
    uint8_t kind, told = DERIVE;
    for (unsigned k = 0; k < kinds; k++)
        counts[k] = 0;
    if (size)
        end = read_sum(in, from, most, &told);
    if (end == from + 1 && same_word(in->word[from], "none"))
        end = from;
    for (unsigned w = from; w < end; w++) {
        bool good = unspell(speller, sort, read_times(in->word[w], &n), &kind) && kind < kinds;
        sum += n;
        if (!good || sum > most) {
            stop_at(in, w, good ? "no more than there are" : NULL);
            if (!good)
                allow_sort(in, speller, sort);
            return false;
        }
        counts[kind] = (uint8_t)(counts[kind] + n);
    }
    if (size)
        *size = told;
    return told >= sum;
}

static void write_counts(const struct line *l, struct speller speller, const uint8_t *counts,
                         unsigned size, struct text *out)
{
    unsigned seen = put_counts(speller, l->sort, counts, (unsigned)line_size(l), out);
    if (!(l->flags & SIZED))
        size = seen;
    if (seen == 0 && size == 0)
        put(out, " none");
    if (size == seen)
        return;
    put(out, " (");
    if (size == SUM_UNTOLD)
        put_char(out, '?');
    else
        put_number(out, size);
    put_char(out, ')');
}

/* ---- sets ---- */

static bool in_set(const uint8_t *set, unsigned i)
{
    return (set[i / 8] >> i % 8 & 1u) != 0;
}

static void write_set(const struct line *l, struct speller speller, const uint8_t *set,
                      struct text *out)
{
    for (unsigned i = 0; i < 8 * line_size(l); i++)
        if (in_set(set, i)) {
            put_char(out, ' ');
            put_value(speller, l->sort, (uint8_t)i, out);
        }
}

static bool read_set(const struct line *l, struct speller speller, const struct words *in,
                     unsigned from, uint8_t *set)
{
    uint8_t i;
    for (unsigned k = 0; k < line_size(l); k++)
        set[k] = 0;
    for (unsigned w = from; w < in->count; w++) {
        if (!read_value(l, speller, in->word[w], &i) || i >= 8 * line_size(l)) {
            allow_value(in, w, l, speller);
            return false;
        }
        set[i / 8] = (uint8_t)(set[i / 8] | 1u << i % 8);
    }
    return true;
}

/* ---- lines ---- */

bool line_differs(const struct line *l, const void *s, const void *derived, const unsigned *index)
{
    size_t at = line_at(l, index), size = l->shape == ONE ? 1 : line_size(l);
    const uint8_t *is = (const uint8_t *)s + at, *would_be = (const uint8_t *)derived + at;
    bool differs = (l->flags & ALWAYS) != 0 || l->size == 0; /* an own line says itself */
    for (size_t i = 0; i < size; i++)
        differs = differs || is[i] != (l->flags & DERIVED ? would_be[i] : 0);
    return differs;
}

void line_put(const struct line *l, struct speller speller, const void *s, const unsigned *index,
              struct text *out)
{
    const uint8_t *value = (const uint8_t *)s + line_at(l, index);
    put(out, l->word);
    for (unsigned i = 0; i < 2 && l->each[i] != 0; i++) {
        put_char(out, ' ');
        put_value(speller, l->each[i], (uint8_t)index[i], out);
    }
    if (l->shape == COUNTS)
        write_counts(l, speller, value, ((const uint8_t *)s)[l->size_at + index[0]], out);
    else if (l->shape == BITS)
        write_set(l, speller, value, out);
    else
        put_char(out, ' '), put_value(speller, l->sort, *value, out);
}

void line_write(const struct line *l, struct speller speller, const void *s, const unsigned *index,
                struct text *out)
{
    line_put(l, speller, s, index, out);
    put_char(out, '\n');
}

const char *line_read(const struct line *l, struct speller speller, const struct words *in,
                      unsigned from, void *s, const unsigned *index)
{
    uint8_t *value = (uint8_t *)s + line_at(l, index), one = 0;
    uint8_t *size = l->flags & SIZED ? (uint8_t *)s + l->size_at + index[0] : NULL;
    const char *expected = l->expected ? l->expected : speller.sorts[l->sort].expected;
    bool good;
    if (l->shape == COUNTS)
        good =
            read_counts(speller, l->sort, in, from, value, (unsigned)line_size(l), l->most, size);
    else if (l->shape == BITS)
        good = read_set(l, speller, in, from, value);
    else if ((good = in->count > from && read_value(l, speller, in->word[from], &one)
                  && in->count == from + 1))
        *value = one;
    else if (in->count > from + 1 && read_value(l, speller, in->word[from], &one))
        stop_at(in, from + 1, NULL), allow_end(in);
    else
        allow_value(in, from, l, speller);
    if (good)
        return NULL;
    return expected ? expected : "a number, and a smaller one";
}

/* Forgets the values of every index, even of those that the table does not have. */
void line_forget(const struct line *l, void *s)
{
    uint8_t *byte = s;
    unsigned step = l->step[1] ? l->step[1] : l->step[0] ? l->step[0] : l->size;
    for (unsigned at = 0; (l->flags & DERIVED) && at < l->size; at += step)
        byte[l->at + at] = DERIVE;
    for (unsigned i = 0; (l->flags & SIZED) && i * step < l->size; i++)
        byte[l->size_at + i] = DERIVE;
}
