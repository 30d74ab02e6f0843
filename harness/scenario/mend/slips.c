/* Slips of the pen: changes one letter, word or number of a line and tries whether it is
 * accepted. */
#include "harness/scenario/mend/attempt.h"
#include "harness/system/complain.h"

#include <stdio.h>
#include <string.h>

/* ---- accepting a changed line ---- */

static bool try_instead(struct repair *r, const struct attempt *a, unsigned at, const char *word,
                        bool near)
{
    static struct misread ignored;
    struct attempt try = *a;
    if (*word)
        replace_word(&try, at, word);
    else
        drop_word(&try, at);
    if (!try.count || left_of(r, &try, &ignored) || is_taken(r, &try))
        return false;
    write_fix(r, &try);
    r->near = near;
    r->wrong.at = at;
    r->placed = true;
    return true;
}

/* ---- one slip, after which the whole line is accepted ---- */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_plain_number(const char *word)
{
    return !word[strspn(word, "0123456789")];
}

/* Removes a letter or exchanges two neighbours. Digits of a number are not changed: it would be
 * a guess. */
static bool with_other_letters(struct repair *r, const struct attempt *a, unsigned at)
{
    char word[NAME_SIZE];
    size_t length = strlen(a->word[at]);
    if (length >= NAME_SIZE || length < 2 || is_plain_number(a->word[at]))
        return false;
    for (size_t i = 0; i + 1 < length; i++) {
        memcpy(word, a->word[at], length + 1);
        word[i] = a->word[at][i + 1];
        word[i + 1] = a->word[at][i];
        /* 4R becomes R4, but 12x1 does not become 1x21 */
        bool digit = is_digit(word[i]) || is_digit(word[i + 1]);
        if (word[i] != word[i + 1] && (!digit || length == 2) && try_instead(r, a, at, word, true))
            return true;
    }
    for (size_t i = length; i-- > 0;) {
        if (i && i + 1 < length && is_digit(a->word[at][i - 1]) && is_digit(a->word[at][i + 1]))
            continue; /* 1.5 does not become 15 */
        memcpy(word, a->word[at], i);
        memcpy(word + i, a->word[at] + i + 1, length - i);
        if (try_instead(r, a, at, word, true))
            return true;
    }
    return false;
}

static char other_case(char c)
{
    bool small = c >= 'a' && c <= 'z', capital = c >= 'A' && c <= 'Z';
    return (char)(small ? c - 'a' + 'A' : capital ? c - 'A' + 'a' : c);
}

/* Exchanges small letters and capitals. */
static bool with_other_case(struct repair *r, const struct attempt *a, unsigned at)
{
    char word[NAME_SIZE];
    size_t length = strlen(a->word[at]);
    if (length >= NAME_SIZE)
        return false;
    for (size_t i = 0; i <= length; i++)
        word[i] = other_case(a->word[at][i]);
    return strcmp(word, a->word[at]) != 0 && try_instead(r, a, at, word, true);
}

static bool accept(struct repair *r, const struct attempt *try, unsigned at)
{
    static struct misread ignored;
    if (left_of(r, try, &ignored) || is_taken(r, try))
        return false;
    write_fix(r, try);
    r->near = r->placed = true;
    r->wrong.at = at;
    return true;
}

/* Inserts a missing blank: "players2", "fielda1". */
static bool parted(struct repair *r, const struct attempt *a, unsigned at)
{
    char front[NAME_SIZE];
    size_t length = strlen(a->word[at]);
    if (length >= NAME_SIZE || a->count == MOST_REPAIRED)
        return false;
    for (size_t i = length; i-- > 1;) {
        struct attempt try = *a;
        snprintf(front, sizeof front, "%.*s", (int)i, a->word[at]);
        insert_word(&try, at, front);
        replace_word(&try, at + 1, a->word[at] + i);
        if (accept(r, &try, at))
            return true;
    }
    return false;
}

/* Exchanges a word with the next one. */
static bool exchanged(struct repair *r, const struct attempt *a, unsigned at)
{
    struct attempt try = *a;
    if (at + 1 >= a->count)
        return false;
    replace_word(&try, at, a->word[at + 1]);
    replace_word(&try, at + 1, a->word[at]);
    return accept(r, &try, at);
}

/* Joins words that should be one: "R4 B3 G3" for the stack R4/B3/G3. */
static bool joined(struct repair *r, const struct attempt *a, unsigned at)
{
    char stack[NAME_SIZE] = "";
    size_t used = 0;
    for (unsigned i = at; i < a->count && used < sizeof stack; i++) {
        used = append_text(stack, sizeof stack, used, i > at ? "/" : "");
        used = append_text(stack, sizeof stack, used, a->word[i]);
    }
    struct attempt try = *a;
    try.count = at + 1;
    replace_word(&try, at, stack);
    return used < sizeof stack && at + 1 < a->count && accept(r, &try, at);
}

/* Writes all words in small letters, except those of one letter, which are players. */
static bool in_small_letters(struct repair *r, const struct attempt *a)
{
    char kept[MOST_REPAIRED][NAME_SIZE];
    struct attempt try = *a;
    for (unsigned i = 0; i < a->count; i++) {
        size_t length = strlen(a->word[i]);
        if (length < 2 || length >= NAME_SIZE)
            continue;
        for (size_t k = 0; k <= length; k++) {
            char c = a->word[i][k];
            kept[i][k] = (char)(c >= 'A' && c <= 'Z' ? other_case(c) : c);
        }
        replace_word(&try, i, kept[i]);
    }
    return accept(r, &try, 0);
}

bool with_small_change(struct repair *r, const struct attempt *a, unsigned first, unsigned end)
{
    if (!first && in_small_letters(r, a))
        return true;
    end = end < a->count ? end : a->count;
    for (unsigned at = first; at < end; at++)
        if (with_other_letters(r, a, at) || with_other_case(r, a, at))
            return true;
    return false;
}

bool with_moved_words(struct repair *r, const struct attempt *a, unsigned first, unsigned end)
{
    end = end < a->count ? end : a->count;
    for (unsigned at = first; at < end; at++)
        if (parted(r, a, at) || exchanged(r, a, at))
            return true;
    for (unsigned at = first ? first - 1 : 0; at < end; at++)
        if (at && joined(r, a, at))
            return true;
    return false;
}

/* Removes commas and colons, as in "hand A L, B, S". */
bool without_commas(struct repair *r, const struct attempt *a)
{
    static struct misread ignored;
    char kept[MOST_REPAIRED][NAME_SIZE];
    struct attempt try = *a;
    unsigned first = a->count;
    for (unsigned i = 0; i < a->count; i++) {
        size_t length = strlen(a->word[i]);
        while (length > 1 && strchr(",;:.!", a->word[i][length - 1]))
            length--;
        if (!a->word[i][length] || length >= NAME_SIZE)
            continue;
        snprintf(kept[i], NAME_SIZE, "%.*s", (int)length, a->word[i]);
        replace_word(&try, i, kept[i]);
        first = first < i ? first : i;
    }
    if (first == a->count || left_of(r, &try, &ignored))
        return false;
    write_fix(r, &try);
    r->near = r->placed = true;
    r->wrong.at = first;
    return true;
}

static const char separators[] = "/@:";

/* Replaces a part of the word by the nearest word of the text. */
static bool nearest_part(const char *word, size_t at, size_t length, const char *text,
                         char out[NAME_SIZE])
{
    char part[NAME_SIZE], like[NAME_SIZE], best[NAME_SIZE] = "";
    unsigned distance = FAR;
    snprintf(part, sizeof part, "%.*s", (int)length, word + at);
    while (text && text_word(&text, like))
        for (char *rest = like, *one; (one = strtok_r(rest, separators, &rest));) {
            unsigned here = distance_to(part, one);
            if (here >= distance || same_word(part, one))
                continue;
            distance = here;
            snprintf(best, sizeof best, "%s", one);
        }
    struct text put_in = { out, out + NAME_SIZE, false };
    *out = 0;
    for (size_t i = 0; i < at; i++)
        put_char(&put_in, word[i]);
    put(&put_in, best);
    put(&put_in, word + at + length);
    return *best && !put_in.full;
}

/* Tries each part of a compound word, as in "hewn/hwen". */
bool with_other_part(struct repair *r, const struct attempt *a, const char *text)
{
    char word[NAME_SIZE];
    for (unsigned i = 1; i < a->count; i++)
        for (size_t at = 0; a->word[i][at];) {
            size_t length = strcspn(a->word[i] + at, separators);
            if (length && length < NAME_SIZE && nearest_part(a->word[i], at, length, text, word)
                && try_instead(r, a, i, word, true))
                return true;
            at += length;
            at += a->word[i][at] != 0;
        }
    return false;
}

/* Finds the largest number that is accepted, as for "fame A 999". */
bool with_less(struct repair *r, const struct attempt *a)
{
    enum { LARGEST = 65535 };
    for (unsigned i = 1; i < a->count; i++) {
        size_t digits = strspn(a->word[i], "0123456789");
        const char *rest = a->word[i] + digits;
        char word[NAME_SIZE];
        unsigned least = 0, most = LARGEST;
        if (!digits || strlen(rest) > 40)
            continue;
        if (digits < 6)
            read_number(a->word[i], LARGEST, &most);
        snprintf(word, sizeof word, "0%.40s", rest);
        if (!try_instead(r, a, i, word, false))
            continue;
        while (most - least > 1) { /* a number up to 'least' is accepted, 'most' is not */
            unsigned middle = least + (most - least) / 2;
            snprintf(word, sizeof word, "%u%.40s", middle, rest);
            if (try_instead(r, a, i, word, false))
                least = middle;
            else
                most = middle;
        }
        return true;
    }
    return false;
}

/* Inserts a word that the reader's message names, or a number. */
static bool with_word_more(struct repair *r, const struct attempt *a, unsigned at)
{
    static struct misread ignored;
    char word[NAME_SIZE];
    const char *const texts[] = { r->expected, "1 2 0" };
    for (unsigned i = 0; i < 2 && a->count < MOST_REPAIRED; i++)
        for (const char *text = texts[i]; text_word(&text, word);) {
            struct attempt try = *a;
            insert_word(&try, at, word);
            if (left_of(r, &try, &ignored) || is_taken(r, &try))
                continue;
            write_fix(r, &try);
            r->near = false;
            r->wrong.at = at;
            r->placed = true;
            return true;
        }
    return false;
}

/* Finds the word at this place in the next known line that begins with the same word. False: no
 * line is left. */
static bool next_alike(const char **known, const struct attempt *a, unsigned at,
                       char word[NAME_SIZE])
{
    for (; *known && **known; *known += strcspn(*known, "\n"), *known += **known != 0) {
        const char *from = *known;
        bool there = text_word(&from, word) && (!at || same_word(word, a->word[0]));
        for (unsigned i = 0; there && i < at; i++) {
            from += strspn(from, " ");
            there = *from && *from != '\n' && text_word(&from, word);
        }
        if (!there)
            continue;
        *known += strcspn(*known, "\n");
        *known += **known != 0;
        return true;
    }
    return false;
}

static bool with_known_word_at(struct repair *r, const struct attempt *a, unsigned at,
                               const char *known)
{
    char word[NAME_SIZE];
    while (next_alike(&known, a, at, word))
        if (!same_word(word, a->word[at]) && try_instead(r, a, at, word, false))
            return true;
    return false;
}

static bool with_known_word_more(struct repair *r, const struct attempt *a, unsigned at,
                                 const char *known)
{
    char word[NAME_SIZE];
    while (a->count < MOST_REPAIRED && next_alike(&known, a, at, word)) {
        struct attempt try = *a;
        insert_word(&try, at, word);
        if (!accept(r, &try, at))
            continue;
        r->near = false;
        return true;
    }
    return false;
}

/* Tries words of known lines: first in place of any word but the first, then between two words,
 * then in place of the first. */
static bool with_known_word(struct repair *r, const struct attempt *a, const char *known)
{
    for (unsigned at = a->count; at-- > 1;)
        if (with_known_word_at(r, a, at, known))
            return true;
    for (unsigned at = 1; at <= a->count; at++)
        if (with_known_word_more(r, a, at, known))
            return true;
    return with_known_word_at(r, a, 0, known);
}

/* Tries in turn: a word of the reader's message or a number instead of a word; such a word
 * inserted; one word less; a word of known lines. */
bool with_any_word(struct repair *r, const struct attempt *a, unsigned first, const char *known)
{
    char word[NAME_SIZE];
    for (unsigned i = a->count - 1; i >= first; i--) /* first is not 0 */
        for (unsigned k = 0; k < 2; k++)
            for (const char *text = k ? "1 2 0" : r->expected; text_word(&text, word);)
                if (!same_word(word, a->word[i]) && try_instead(r, a, i, word, false))
                    return true;
    for (unsigned i = a->count + 1; i-- > first;)
        if (with_word_more(r, a, i))
            return true;
    for (unsigned i = a->count; i-- > 1;)
        if (try_instead(r, a, i, "", false))
            return true;
    return with_known_word(r, a, known);
}
