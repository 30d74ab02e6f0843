/* Finds the nearest line that a reader accepts, word by word. If the reader says where it
 * stopped, changes that word; otherwise tries every word. */
#include "harness/scenario/mend/repair.h"
#include "harness/scenario/mend/attempt.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"

#include <stdio.h>
#include <string.h>

enum { LISTED = 28, SHOWN = 8, MOST_TRIED = 4000, INSERTED = 60, TAKEN = 50 };

/* ---- lists of what is allowed ---- */

size_t append_text(char *list, size_t size, size_t used, const char *text)
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
        used = append_text(list, size, used, i == 0 ? "" : last ? " or " : ", ");
        used = append_text(list, size, used, word);
    }
    if (shown < w->words) {
        char rest[60];
        snprintf(rest, sizeof rest, " ... (%s%u words)", w->full ? "more than " : "", w->words);
        used = append_text(list, size, used, rest);
    }
    return used;
}

const char *allowed_there(const struct misread *w, char *list, size_t size)
{
    char number[80];
    size_t used = 0;
    list[0] = 0;
    if (w->what) {
        used = append_text(list, size, used, w->what);
        used = append_text(list, size, used, w->words || w->number ? ": " : "");
    }
    used = list_words(w, w->number || w->line_end, list, size, used);
    if (w->number) {
        snprintf(number, sizeof number, "%sa number from %u to %u",
                 !w->words     ? ""
                 : w->line_end ? ", "
                               : " or ",
                 w->least, w->most);
        used = append_text(list, size, used, number);
    }
    if (w->line_end)
        used =
            append_text(list, size, used,
                        w->words || w->number ? " or the end of the line" : "the end of the line");
    return used ? list : "something else";
}

/* ---- patterns for people ---- */

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

unsigned left_of(struct repair *r, const struct attempt *a, struct misread *wrong)
{
    struct words in = { a->count, a->word, wrong };
    wrong->told = false;
    if (r->tried++ >= MOST_TRIED)
        return UINT16_MAX;
    if (a->count && !r->reads(r->of, &in))
        return 0;
    return wrong->told && wrong->at <= a->count ? 1 + a->count - wrong->at : UINT16_MAX;
}

void replace_word(struct attempt *a, unsigned at, const char *word)
{
    a->word[at] = word;
}

void insert_word(struct attempt *a, unsigned at, const char *word)
{
    memmove(&a->word[at + 1], &a->word[at], (a->count - at) * sizeof a->word[0]);
    a->word[at] = word;
    a->count++;
}

void drop_word(struct attempt *a, unsigned at)
{
    a->count--;
    memmove(&a->word[at], &a->word[at + 1], (a->count - at) * sizeof a->word[0]);
}

unsigned distance_to(const char *found, const char *wanted)
{
    struct nearest near = { .wanted = found };
    nearest_of(&near, wanted);
    return *nearest_hint(&near) ? near.distance : FAR;
}

struct step { /* the best change of the line so far */
    struct attempt line;
    unsigned left, cost, at;
    char word[NAME_SIZE]; /* 'line' may point to this copy of the changed word */
    bool uses_word, any;
};

bool is_taken(const struct repair *r, const struct attempt *a)
{
    struct words in = { a->count, a->word, NULL };
    return r->taken && r->taken(r->of, &in);
}

/* Prefers the line with fewer unread words, then the smaller change. A word that is added at the
 * end leaves as many unread, but the reader must get further. */
static void consider(struct repair *r, struct step *best, const struct attempt *a, unsigned cost,
                     unsigned from)
{
    static struct misread wrong;
    unsigned left = left_of(r, a, &wrong);
    if (left == UINT16_MAX && cost < FAR / 2)
        left = 1; /* the word is close; the reader rejects a later one without saying which */
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
        replace_word(&try, at, kept);
        consider(r, best, &try, distance_to(a->word[at], word), at);
        try = *a;
    }
    insert_word(&try, at, kept);
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
    unsigned first = wrong->least || !wrong->most ? wrong->least : 1; /* prefer 1 to 0 */
    for (unsigned n = first; wrong->number && n <= wrong->most && n < first + 2; n++) {
        snprintf(word, sizeof word, "%u", n);
        consider_word(r, best, a, wrong->at, word);
    }
    if (wrong->at < a->count) {
        struct attempt try = *a;
        bool before = best->any;
        unsigned cost = best->cost, left = best->left;
        drop_word(&try, wrong->at);
        consider(r, best, &try, FAR - 1, wrong->at ? wrong->at - 1 : 0);
        if (best->any && (!before || best->cost != cost || best->left != left))
            best->uses_word = false;
    }
}

void write_fix(struct repair *r, const struct attempt *a)
{
    size_t used = 0;
    for (unsigned i = 0; i < a->count; i++) {
        used = append_text(r->fix, sizeof r->fix, used, i ? " " : "");
        used = append_text(r->fix, sizeof r->fix, used, a->word[i]);
    }
    if (used >= sizeof r->fix)
        r->fix[0] = 0;
}

static void example_line(struct repair *r, const struct attempt *a, const char *known);
static void guess(struct repair *r, const struct attempt *a, const char *known);

/* The first wrong word was replaced, and the reader now rejects the line without saying where:
 * guesses the rest, but keeps the first word as the place of the error. */
static void guess_rest(struct repair *r, const struct attempt *a, const char *known)
{
    unsigned at = r->wrong.at;
    bool near = r->near;
    guess(r, a, known);
    r->wrong.at = at;
    r->near = r->near && near;
}

/* Changes the word at which the reader stops, and again, at most REPAIR_ROUNDS times. If that
 * fails, offers words that changed places, or a line of the known text as an example. */
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
            if (!r->fix[0])
                with_any_word(r, &given, 1, known);
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

/* ---- readers that do not say where they stopped ---- */

static bool part_of_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || (c && strchr("-./:@()?*_", c));
}

/* Reads the next word of a text; false at the end. */
bool text_word(const char **from, char word[NAME_SIZE])
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
    unsigned distance, at;
    char word[NAME_SIZE];
};

/* Looks in the text for the word nearest to one of the line with which the line is accepted. */
static void guess_from(struct repair *r, const struct attempt *a, unsigned first, unsigned end,
                       const char *text, struct guess *best)
{
    static struct misread ignored;
    char word[NAME_SIZE];
    while (text && text_word(&text, word))
        for (unsigned at = first; at < end; at++) {
            unsigned distance = distance_to(a->word[at], word);
            struct attempt try = *a;
            if (distance >= best->distance || same_word(word, a->word[at]))
                continue;
            replace_word(&try, at, word);
            if (left_of(r, &try, &ignored) || is_taken(r, &try))
                continue;
            best->distance = distance;
            best->at = at;
            snprintf(best->word, sizeof best->word, "%s", word);
        }
}

/* Marks the first word in which the fix differs from the line. */
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
        try.count = split_words(line, try.word, MOST_REPAIRED);
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

/* Guesses what is wrong: tries small changes first, then nearby words, then larger changes. */
static void guess(struct repair *r, const struct attempt *a, const char *known)
{
    static struct misread ignored;
    struct guess best = { .distance = FAR };
    unsigned fits = a->count;
    /* find the longest beginning that the reader accepts */
    for (struct attempt front = *a; fits > 1; fits--) {
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
        replace_word(&fixed, best.at, best.word);
        r->near = true;
        write_fix(r, &fixed);
        return;
    }
    r->near = false;
    if (!with_moved_words(r, a, 0, a->count) && !without_commas(r, a)
        && !with_other_part(r, a, r->expected) && !with_other_part(r, a, known) && !with_less(r, a)
        && !with_any_word(r, a, first > 1 ? first : 1, known))
        example_line(r, a, known);
}

void repair_line(struct repair *r, const struct words *line, const char *known)
{
    struct attempt a = { .count = line->count };
    r->fix[0] = 0;
    r->near = r->placed = false;
    r->tried = 0;
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
