/* Finds the nearest line that a reader accepts, word by word. If the reader says where it
 * stopped, that word is replaced; otherwise each word is tried. */
#include "harness/scenario/repair.h"
#include "harness/system/complain.h"

#include <stdio.h>
#include <string.h>

enum { LISTED = 28, SHOWN = 8, GUESSES = 4000, FAR = 100, INSERTED = 60, TAKEN = 50 };

/* ---- what is allowed, in words ---- */

static size_t more(char *list, size_t size, size_t used, const char *text)
{
    int n = used < size ? snprintf(list + used, size - used, "%s", text) : 0;
    return used + (n > 0 ? (size_t)n : 0);
}

static size_t list_words(const struct misread *w, bool others, char *list, size_t size, size_t used)
{
    char word[NAME_SIZE];
    const char *from = w->room;
    unsigned shown = w->words > LISTED ? SHOWN : w->words;
    for (unsigned i = 0; i < shown && next_allowed(&from, word); i++) {
        bool last = i + 1 == w->words && !others;
        used = more(list, size, used, i == 0 ? "" : last ? " or " : ", ");
        used = more(list, size, used, word);
    }
    if (shown < w->words) {
        char rest[60];
        snprintf(rest, sizeof rest, " ... (%s%u words)", w->full ? "more than " : "", w->words);
        used = more(list, size, used, rest);
    }
    return used;
}

const char *allowed_there(const struct misread *w, char *list, size_t size)
{
    char number[80];
    size_t used = 0;
    list[0] = 0;
    if (w->what) {
        used = more(list, size, used, w->what);
        used = more(list, size, used, w->words || w->number ? ": " : "");
    }
    used = list_words(w, w->number || w->line_end, list, size, used);
    if (w->number) {
        snprintf(number, sizeof number, "%sa number from %u to %u",
                 !w->words     ? ""
                 : w->line_end ? ", "
                               : " or ",
                 w->least, w->most);
        used = more(list, size, used, number);
    }
    if (w->line_end)
        used = more(list, size, used,
                    w->words || w->number ? " or the end of the line" : "the end of the line");
    return used ? list : "something else";
}

/* ---- patterns, in words ---- */

const char *plain_pattern(const char *pattern, char *plain, size_t size)
{
    struct text out = { plain, plain + size, false };
    *plain = 0;
    for (const char *p = pattern; *p; p++) {
        bool begins = p == pattern || p[-1] == ' ';
        bool argument =
            (begins || *p == '!') && p[1] >= '0' && p[1] <= '9' && (!p[2] || p[2] == ' ');
        if (begins && *p == '@')
            put(&out, "PLAYER");
        else if (argument && *p != '!')
            put(&out, *p == 'p' ? "PLAYER" : *p == '#' || *p == '=' ? "NUMBER" : "WORD");
        else if (!argument)
            put_char(&out, *p);
        p += argument;
    }
    return plain;
}

/* ---- trying lines ---- */

struct attempt {
    unsigned count;
    const char *word[MOST_REPAIRED + REPAIR_ROUNDS];
};

/* Returns the number of words that do not fit yet; 0 if the reader accepts the line. */
static unsigned left_of(struct repair *r, const struct attempt *a, struct misread *wrong)
{
    struct words in = { a->count, a->word, wrong };
    wrong->told = false;
    if (a->count && !r->reads(r->of, &in))
        return 0;
    return wrong->told && wrong->at <= a->count ? 1 + a->count - wrong->at : UINT16_MAX;
}

static void replace(struct attempt *a, unsigned at, const char *word)
{
    a->word[at] = word;
}

static void insert(struct attempt *a, unsigned at, const char *word)
{
    memmove(&a->word[at + 1], &a->word[at], (a->count - at) * sizeof a->word[0]);
    a->word[at] = word;
    a->count++;
}

static void drop(struct attempt *a, unsigned at)
{
    a->count--;
    memmove(&a->word[at], &a->word[at + 1], (a->count - at) * sizeof a->word[0]);
}

static unsigned distance_to(const char *found, const char *wanted)
{
    struct nearest near = { .wanted = found };
    nearest_of(&near, wanted);
    return *nearest_hint(&near) ? near.distance : FAR;
}

struct step { /* the best change so far */
    struct attempt line;
    unsigned left, cost, at;
    char word[NAME_SIZE]; /* where the changed word is kept */
    bool uses_word, any;
};

static bool is_taken(const struct repair *r, const struct attempt *a)
{
    struct words in = { a->count, a->word, NULL };
    return r->taken && r->taken(r->of, &in);
}

/* Prefers fewer unread words, then the smaller change. A word added at the end leaves as many
 * words unread, but reading stops later. */
static void consider(struct repair *r, struct step *best, const struct attempt *a, unsigned cost,
                     unsigned from)
{
    static struct misread wrong;
    unsigned left = left_of(r, a, &wrong);
    if (left == UINT16_MAX && cost < FAR / 2)
        left = 1; /* a near word; the reader does not say which of the others is wrong */
    bool further = left != UINT16_MAX && (left <= 1 || wrong.at > from);
    if (!left && is_taken(r, a))
        cost += TAKEN;
    if (!further
        || (best->any && (left > best->left || (left == best->left && cost >= best->cost))))
        return;
    best->any = true;
    best->line = *a;
    best->left = left;
    best->cost = cost;
}

static void consider_word(struct repair *r, struct step *best, const struct attempt *a, unsigned at,
                          const char *word)
{
    struct attempt try = *a;
    char kept[NAME_SIZE];
    unsigned before_left = best->left, before_cost = best->cost;
    bool before = best->any;
    snprintf(kept, sizeof kept, "%s", word);
    if (at < a->count) {
        replace(&try, at, kept);
        consider(r, best, &try, distance_to(a->word[at], word), at);
        try = *a;
    }
    insert(&try, at, kept);
    consider(r, best, &try, at < a->count ? INSERTED : 1, at);
    if (best->any && (!before || best->left != before_left || best->cost != before_cost)) {
        snprintf(best->word, sizeof best->word, "%s", kept);
        for (unsigned i = 0; i < best->line.count; i++)
            if (best->line.word[i] == kept)
                best->line.word[i] = best->word, best->at = i;
        best->uses_word = true;
    }
}

static void one_step(struct repair *r, const struct attempt *a, const struct misread *wrong,
                     struct step *best)
{
    char word[NAME_SIZE];
    *best = (struct step){ .any = false };
    for (const char *from = wrong->room; next_allowed(&from, word);)
        consider_word(r, best, a, wrong->at, word);
    unsigned first = wrong->least || !wrong->most ? wrong->least : 1; /* rather 1 than 0 */
    for (unsigned n = first; wrong->number && n <= wrong->most && n < first + 2; n++) {
        snprintf(word, sizeof word, "%u", n);
        consider_word(r, best, a, wrong->at, word);
    }
    if (wrong->at < a->count) {
        struct attempt try = *a;
        bool before = best->any;
        unsigned cost = best->cost, left = best->left;
        drop(&try, wrong->at);
        consider(r, best, &try, FAR - 1, wrong->at ? wrong->at - 1 : 0);
        if (best->any && (!before || best->cost != cost || best->left != left))
            best->uses_word = false;
    }
}

static void write_fix(struct repair *r, const struct attempt *a)
{
    size_t used = 0;
    for (unsigned i = 0; i < a->count; i++) {
        used = more(r->fix, sizeof r->fix, used, i ? " " : "");
        used = more(r->fix, sizeof r->fix, used, a->word[i]);
    }
    if (used >= sizeof r->fix)
        r->fix[0] = 0;
}

static void example_line(struct repair *r, const struct attempt *a, const char *known);
static void guess(struct repair *r, const struct attempt *a, const char *known);
static bool with_small_change(struct repair *r, const struct attempt *a, unsigned first,
                              unsigned end);
static bool with_moved_words(struct repair *r, const struct attempt *a, unsigned first,
                             unsigned end);

/* The word where reading stopped was replaced; now the reader rejects the rest of the line without
 * saying where. */
static void guess_rest(struct repair *r, const struct attempt *a, const char *known)
{
    unsigned at = r->wrong.at;
    bool near = r->near;
    guess(r, a, known);
    r->wrong.at = at;
    r->near = r->near && near;
}

/* Replaces words as the reader says, up to a limit of changes. If that fails, a line of the
 * known text serves as an example. */
static void repair_stepwise(struct repair *r, struct attempt a, const char *known)
{
    const struct attempt given = a;
    static struct misread wrong;
    char kept[REPAIR_ROUNDS][NAME_SIZE];
    unsigned left = left_of(r, &a, &wrong), at = r->wrong.at;
    if (with_small_change(r, &a, at, at + 1)) {
        r->wrong.at = at;
        return;
    }
    bool slip = r->near = true;
    for (unsigned round = 0; left && round < REPAIR_ROUNDS; round++) {
        if (!wrong.told) {
            guess_rest(r, &a, known);
            if (!r->fix[0] && with_moved_words(r, &given, at, at + 1))
                r->wrong.at = at;
            return;
        }
        struct misread here = wrong;
        struct step best;
        one_step(r, &a, &here, &best);
        if (!best.any) {
            r->near = false;
            if (!with_moved_words(r, &given, at, at + 1))
                example_line(r, &given, known);
            r->wrong.at = at;
            return;
        }
        r->near = r->near && best.cost < FAR;
        slip = slip && best.cost < INSERTED;
        a = best.line;
        if (best.uses_word) {
            snprintf(kept[round], NAME_SIZE, "%s", best.word);
            a.word[best.at] = kept[round];
        }
        left = left_of(r, &a, &wrong);
    }
    if (!left && (slip || !with_moved_words(r, &given, at, at + 1)))
        write_fix(r, &a);
    r->wrong.at = at;
}

/* ---- readers that do not say where ---- */

static bool part_of_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || (c && strchr("-./:@()?*_", c));
}

/* Reads the next word of a text; false at the end. */
static bool text_word(const char **from, char word[NAME_SIZE])
{
    unsigned n = 0;
    while (**from && !part_of_word(**from))
        (*from)++;
    while (part_of_word(**from) && n + 1 < NAME_SIZE)
        word[n++] = *(*from)++;
    word[n] = 0;
    return n > 0;
}

struct guess {
    unsigned distance, at, tried;
    char word[NAME_SIZE];
};

static void guess_from(struct repair *r, const struct attempt *a, unsigned first, unsigned end,
                       const char *text, struct guess *best)
{
    static struct misread ignored;
    char word[NAME_SIZE];
    while (text && text_word(&text, word) && best->tried < GUESSES)
        for (unsigned at = first; at < end; at++) {
            unsigned distance = distance_to(a->word[at], word);
            struct attempt try = *a;
            if (distance >= best->distance || same_word(word, a->word[at]))
                continue;
            replace(&try, at, word);
            best->tried++;
            if (left_of(r, &try, &ignored) || is_taken(r, &try))
                continue;
            best->distance = distance;
            best->at = at;
            snprintf(best->word, sizeof best->word, "%s", word);
        }
}

/* The first word that differs is marked as wrong. */
static void place_by(struct repair *r, const struct attempt *a, const struct attempt *fixed)
{
    unsigned at = 0;
    while (at < a->count && at < fixed->count && same_word(a->word[at], fixed->word[at]))
        at++;
    r->wrong.at = at;
    r->placed = true;
}

/* Finds a line of the known text that begins with the same word and is accepted. */
static bool example_among(struct repair *r, const struct attempt *a, const char *known,
                          bool even_taken)
{
    static struct misread ignored;
    char line[REPAIR_ROOM];
    for (; known && *known; known += strcspn(known, "\n"), known += *known != 0) {
        size_t length = strcspn(known, "\n"), first = strcspn(known, " \n");
        if (length >= sizeof line || first != strlen(a->word[0])
            || strncmp(known, a->word[0], first))
            continue;
        struct attempt try = { 0 };
        snprintf(line, sizeof line, "%.*s", (int)length, known);
        for (char *w = strtok(line, " "); w && try.count < MOST_REPAIRED; w = strtok(NULL, " "))
            try.word[try.count++] = w;
        if (!left_of(r, &try, &ignored) && (even_taken || !is_taken(r, &try))) {
            write_fix(r, &try);
            if (!r->placed)
                place_by(r, a, &try);
            return true;
        }
    }
    return false;
}

static void example_line(struct repair *r, const struct attempt *a, const char *known)
{
    if (!example_among(r, a, known, false))
        example_among(r, a, known, true);
}

/* ---- a line with a small change that is read ---- */

static bool try_instead(struct repair *r, const struct attempt *a, unsigned at, const char *word,
                        bool near)
{
    static struct misread ignored;
    struct attempt try = *a;
    if (*word)
        replace(&try, at, word);
    else
        drop(&try, at);
    if (!try.count || left_of(r, &try, &ignored) || is_taken(r, &try))
        return false;
    write_fix(r, &try);
    r->near = near;
    r->wrong.at = at;
    r->placed = true;
    return true;
}

/* ---- slips of the pen: one of them, and then the whole line is read ---- */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_plain_number(const char *word)
{
    return !word[strspn(word, "0123456789")];
}

/* One letter too many, or two that changed places. A number is not guessed from its digits. */
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
        bool digit = is_digit(word[i]) || is_digit(word[i + 1]); /* 4R is R4, 12x1 not 1x21 */
        if (word[i] != word[i + 1] && (!digit || length == 2) && try_instead(r, a, at, word, true))
            return true;
    }
    for (size_t i = length; i-- > 0;) {
        if (i && i + 1 < length && is_digit(a->word[at][i - 1]) && is_digit(a->word[at][i + 1]))
            continue; /* 1.5 is not 15 */
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

/* Capital letters where small ones belong, or the other way round. */
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

/* A blank that is missing: "players2", "fielda1". */
static bool parted(struct repair *r, const struct attempt *a, unsigned at)
{
    char front[NAME_SIZE];
    size_t length = strlen(a->word[at]);
    if (length >= NAME_SIZE || a->count == MOST_REPAIRED)
        return false;
    for (size_t i = length; i-- > 1;) {
        struct attempt try = *a;
        snprintf(front, sizeof front, "%.*s", (int)i, a->word[at]);
        insert(&try, at, front);
        replace(&try, at + 1, a->word[at] + i);
        if (accept(r, &try, at))
            return true;
    }
    return false;
}

static bool exchanged(struct repair *r, const struct attempt *a, unsigned at)
{
    struct attempt try = *a;
    if (at + 1 >= a->count)
        return false;
    replace(&try, at, a->word[at + 1]);
    replace(&try, at + 1, a->word[at]);
    return accept(r, &try, at);
}

/* Blanks where a stroke belongs: "R4 B3 G3" for the stack R4/B3/G3. */
static bool joined(struct repair *r, const struct attempt *a, unsigned at)
{
    char stack[NAME_SIZE];
    size_t used = 0;
    for (unsigned i = at; i < a->count && used < sizeof stack; i++) {
        used = more(stack, sizeof stack, used, i > at ? "/" : "");
        used = more(stack, sizeof stack, used, a->word[i]);
    }
    struct attempt try = *a;
    try.count = at + 1;
    replace(&try, at, stack);
    return used < sizeof stack && at + 1 < a->count && accept(r, &try, at);
}

/* "TOP TYRUS TYRUS-SIEGE": small letters, but for players. */
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
        replace(&try, i, kept[i]);
    }
    return accept(r, &try, 0);
}

static bool with_small_change(struct repair *r, const struct attempt *a, unsigned first,
                              unsigned end)
{
    if (!first && in_small_letters(r, a))
        return true;
    end = end < a->count ? end : a->count;
    for (unsigned at = first; at < end; at++)
        if (with_other_letters(r, a, at) || with_other_case(r, a, at))
            return true;
    return false;
}

static bool with_moved_words(struct repair *r, const struct attempt *a, unsigned first,
                             unsigned end)
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

/* Tries the line without commas and colons, as in "hand A L, B, S". */
static bool without_commas(struct repair *r, const struct attempt *a)
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
        replace(&try, i, kept[i]);
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

/* Replaces a part of the word, from 'at', by the nearest word of the text. */
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
static bool with_other_part(struct repair *r, const struct attempt *a, const char *text)
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
static bool with_less(struct repair *r, const struct attempt *a)
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

/* Inserts a word of the reader's answer, or a number. */
static bool with_word_more(struct repair *r, const struct attempt *a, unsigned at)
{
    static struct misread ignored;
    char word[NAME_SIZE];
    const char *const texts[] = { r->expected, "1 2 0" };
    for (unsigned i = 0; i < 2 && a->count < MOST_REPAIRED; i++)
        for (const char *text = texts[i]; text_word(&text, word);) {
            struct attempt try = *a;
            insert(&try, at, word);
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

/* Tries a word of the reader's answer or a number, or one word more, or one less. */
static bool with_any_word(struct repair *r, const struct attempt *a, unsigned first)
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
    return false;
}

static void guess(struct repair *r, const struct attempt *a, const char *known)
{
    static struct misread ignored;
    struct guess best = { .distance = FAR };
    unsigned fits = a->count;
    for (struct attempt front = *a; fits > 1; fits--) { /* as far as it would be read */
        front.count = fits - 1;
        if (!left_of(r, &front, &ignored))
            break;
    }
    bool found = fits > 1;
    unsigned first = found ? fits - 1 : 0, end = found ? fits : a->count;
    if (with_small_change(r, a, 0, a->count))
        return;
    guess_from(r, a, first, end, r->expected, &best);
    guess_from(r, a, first, end, known, &best);
    if (first <= 1 && end > 1)
        guess_from(r, a, 1, 2, "A B C D", &best);
    r->placed = found || best.distance < FAR || a->count <= 2;
    r->wrong.at = best.distance < FAR ? best.at : found ? fits - 1 : a->count - 1;
    if (best.distance < FAR) {
        struct attempt fixed = *a;
        replace(&fixed, best.at, best.word);
        r->near = true;
        write_fix(r, &fixed);
        return;
    }
    r->near = false;
    if (!with_moved_words(r, a, 0, a->count) && !without_commas(r, a)
        && !with_other_part(r, a, r->expected) && !with_other_part(r, a, known) && !with_less(r, a)
        && !with_any_word(r, a, first > 1 ? first : 1))
        example_line(r, a, known);
}

void repair_line(struct repair *r, const struct words *line, const char *known)
{
    struct attempt a = { .count = line->count };
    r->fix[0] = 0;
    r->near = r->placed = false;
    struct words in = { line->count, line->word, &r->wrong };
    r->wrong.told = false;
    const char *expected = r->reads(r->of, &in);
    snprintf(r->expected, sizeof r->expected, "%s", expected ? expected : "something else");
    r->placed = r->wrong.told;
    if (!expected || !line->count || line->count > MOST_REPAIRED)
        return;
    memcpy(a.word, line->word, line->count * sizeof a.word[0]);
    if (r->wrong.told)
        repair_stepwise(r, a, known);
    else
        guess(r, &a, known);
}
