/* Translates moves, words of pictures and lines of positions into sentences. A pattern of the texts
 * has a {name} for each word that varies. The sentence has {name} where the translation of that
 * word belongs. A last {name...} stands for all words that follow, or for none. */
#include "harness/report/sentences.h"

#include <string.h>

enum { MOST_NAMES = 12, SENTENCE_ROOM = 2000 };

/* The words that replace the {names} of a pattern in one move. */
struct captured {
    const char *name, *word; /* each with its end, because they are not 0-terminated */
    size_t name_length, word_length;
};

static bool same_part(const char *a, size_t a_length, const char *b, size_t b_length)
{
    return a_length == b_length && memcmp(a, b, a_length) == 0;
}

static bool is_rest(const char *name, size_t length)
{
    return length > 5 && name[0] == '{' && memcmp(name + length - 4, "...}", 4) == 0;
}

/* The number of {names}, or -1 if the words do not match the pattern. */
static int capture(const char *pattern, const char *written, struct captured found[MOST_NAMES])
{
    int count = 0;
    while (*pattern && count < MOST_NAMES) {
        size_t p = strcspn(pattern, " "), w = strcspn(written, " ");
        bool name = p > 2 && pattern[0] == '{' && pattern[p - 1] == '}';
        if (is_rest(pattern, p))
            w = strlen(written);
        else if (!*written)
            return -1;
        if (name)
            found[count++] = (struct captured){ pattern, written, p, w };
        else if (!same_part(pattern, p, written, w))
            return -1;
        pattern += p + (pattern[p] == ' ');
        written += w + (written[w] == ' ');
    }
    return *pattern || *written ? -1 : count;
}

static void put_part(struct text *out, const char *part, size_t length)
{
    for (size_t i = 0; i < length; i++)
        put_char(out, part[i]);
}

/* The text of a word for this letter, or of a picture's label with that word alone. */
static const char *find_word(const struct translation *t, char letter, const char *word,
                             size_t length)
{
    for (unsigned i = 0; i < t->words; i++)
        if (t->word[i].letter == letter
            && same_part(t->word[i].word, strlen(t->word[i].word), word, length))
            return t->word[i].text;
    for (unsigned i = 0; i < t->labels; i++)
        if (same_part(t->label[i].pattern, strlen(t->label[i].pattern), word, length))
            return t->label[i].sentence;
    return NULL;
}

/* One word of a position: "2xL" is counted, in "A1@grain/tip" A1 stands on grain over tip, and
 * "5>B" is lent to B. */
static void put_thing(const struct translation *t, char letter, const char *word, size_t length,
                      struct text *out)
{
    const char *whole = find_word(t, letter, word, length);
    size_t digits = strspn(word, "0123456789"), part = 0;
    if (whole) {
        put(out, whole);
        return;
    }
    if (digits > 0 && digits + 1 < length && word[digits] == 'x') {
        put_part(out, word, digits);
        put(out, " × ");
        put_thing(t, letter, word + digits + 1, length - digits - 1, out);
        return;
    }
    while (part < length && !strchr("@>/", word[part]))
        part++;
    if (part == length) {
        put_part(out, word, length);
        return;
    }
    if (part > 0)
        put_thing(t, letter, word, part, out);
    put(out, word[part] == '@' ? " (" : word[part] == '>' ? " → " : " / ");
    put_thing(t, letter, word + part + 1, length - part - 1, out);
    put(out, word[part] == '@' ? ")" : "");
}

/* Translates a word according to the letter of its {name}: in {c0}, N is a card. Without a
 * translation the word is kept. */
static void put_word(const struct translation *t, const struct captured *c, struct text *out)
{
    const char *text = find_word(t, c->name[1], c->word, c->word_length);
    if (text)
        put(out, text);
    else
        put_part(out, c->word, c->word_length);
}

/* Writes all words of a {name...}. A word that ends with a colon stays in front of the next one. */
static void put_rest(const struct translation *t, const struct captured *c, struct text *out)
{
    bool colon = true;
    for (size_t at = 0; at < c->word_length;) {
        size_t length = strcspn(c->word + at, " ");
        bool nothing =
            same_part(c->word + at, length, "-", 1) || same_part(c->word + at, length, "none", 4);
        put(out, at == 0 ? "" : colon ? " " : ", ");
        if (nothing)
            put(out, "–");
        else
            put_thing(t, c->name[1], c->word + at, length, out);
        colon = out->at[-1] == ':';
        at += length + 1;
    }
}

static void put_sentence(const struct translation *t, const char *sentence,
                         const struct captured *found, unsigned count, struct text *out)
{
    while (*sentence) {
        size_t length = *sentence == '{' ? strcspn(sentence, "}") + 1 : 1;
        const struct captured *c = NULL;
        for (unsigned i = 0; i < count; i++)
            if (same_part(found[i].name, found[i].name_length, sentence, length))
                c = &found[i];
        if (c && is_rest(c->name, c->name_length))
            put_rest(t, c, out);
        else if (c)
            put_word(t, c, out);
        else
            put_part(out, sentence, length);
        sentence += length;
    }
}

/* The pattern with the most literal words comes first: "robs nothing" before "robs {k0}". */
static bool put_by(const struct translation *t, const struct move_sentence *list, unsigned count,
                   const char *written, struct text *out)
{
    struct captured found[MOST_NAMES];
    const struct move_sentence *best = NULL;
    int fewest = MOST_NAMES + 1;
    for (unsigned i = 0; i < count; i++) {
        int names = capture(list[i].pattern, written, found);
        if (names >= 0 && names < fewest) {
            fewest = names;
            best = &list[i];
        }
    }
    if (!best)
        return false;
    int names = capture(best->pattern, written, found);
    put_sentence(t, best->sentence, found, (unsigned)names, out);
    return true;
}

bool put_move_sentence(const struct translation *t, const char *written, struct text *out)
{
    return put_by(t, t->move, t->moves, written, out);
}

/* ---- lines of positions ---- */

/* The text for a line, or for its first words. */
static const struct move_sentence *find_line(const struct translation *t, const char *words)
{
    struct captured found[MOST_NAMES];
    for (unsigned i = 0; i < t->lines; i++)
        if (capture(t->line[i].pattern, words, found) >= 0)
            return &t->line[i];
    return NULL;
}

bool put_line(const struct translation *t, const char *line, struct text *out)
{
    const struct move_sentence *text = find_line(t, line);
    return text && (strcmp(text->sentence, "-") == 0 || put_by(t, text, 1, line, out));
}

bool put_place(const struct translation *t, const char *place, struct text *out)
{
    char room[SENTENCE_ROOM] = "";
    struct text words = { room, room + sizeof room, false };
    if (!put_line(t, place, &words))
        return false;
    char *end = strstr(room, ": ");
    if (end)
        *end = 0;
    put(out, room);
    return true;
}

bool put_thing_of(const struct translation *t, const char *place, const char *thing,
                  struct text *out)
{
    const struct move_sentence *text = find_line(t, place);
    const char *last = text ? strrchr(text->pattern, '{') : NULL;
    if (!last || !is_rest(last, strlen(last)))
        return false;
    put_thing(t, last[1], thing, strlen(thing), out);
    return true;
}

/* ---- sentences that the rules write ---- */

static size_t name_length(const char *at)
{
    size_t length = 0;
    while ((at[length] >= 'a' && at[length] <= 'z') || (at[length] >= '0' && at[length] <= '9')
           || (length > 0 && strchr("-.", at[length]) && at[length] != 0))
        length++;
    while (length > 0 && strchr("-.", at[length - 1]))
        length--;
    return length;
}

static const char *text_of_name(const struct translation *t, const char *name, size_t length)
{
    for (unsigned i = 0; i < t->words && memchr(name, '-', length); i++)
        if (same_part(t->word[i].word, strlen(t->word[i].word), name, length))
            return t->word[i].text;
    return NULL;
}

void put_with_words(const struct translation *t, const char *sentence, struct text *out)
{
    while (*sentence) {
        size_t length = name_length(sentence);
        const char *text = length ? text_of_name(t, sentence, length) : NULL;
        length += length == 0;
        if (text)
            put(out, text);
        else
            put_part(out, sentence, length);
        sentence += length;
    }
}

/* ---- pictures ---- */

enum { LABEL_ROOM = 400 };

/* A word without two small letters in a row is a player, a number or an abbreviation; a number
 * behind them makes it an area's name. */
static bool needs_text(const char *words)
{
    size_t small = 0;
    for (; *words; words++) {
        bool letter = *words >= 'a' && *words <= 'z';
        bool name = *words >= '0' && *words <= '9';
        if (small >= 2 && !letter && !name)
            return true;
        small = letter ? small + 1 : 0;
    }
    return small >= 2;
}

/* Writes the text between two commas; 'behind': there was one before it. False: nothing is
 * written, because the text "-" means that players are not told. */
static bool put_label(FILE *out, const struct translation *t, const char *part, size_t length,
                      bool behind, FILE *missing)
{
    char words[LABEL_ROOM], told[LABEL_ROOM] = "";
    struct text said = { told, told + sizeof told, false };
    snprintf(words, sizeof words, "%.*s", (int)length, part);
    bool known = length < sizeof words && put_by(t, t->label, t->labels, words, &said);
    if (known && strcmp(told, "-") == 0)
        return false;
    if (!known && missing && needs_text(words))
        fprintf(missing, "%s\n", words);
    fprintf(out, "%s%s", behind ? ", " : "", known && !said.full ? told : words);
    return true;
}

static void put_labels(FILE *out, const struct translation *t, const char *words, size_t length,
                       FILE *missing)
{
    bool told = false;
    while (length > 0) {
        size_t part = 0;
        while (part < length && strncmp(words + part, ", ", 2) != 0)
            part++;
        told = put_label(out, t, words, part, told, missing) || told;
        part += part < length ? 2 : 0;
        words += part, length -= part;
    }
}

void put_labelled(FILE *out, const struct translation *t, const char *svg, FILE *missing)
{
    while (*svg) {
        size_t line = strcspn(svg, "\n"), head = strcspn(svg, ">\n") + 1;
        bool words = strncmp(svg, "<text", 5) == 0 || strncmp(svg, "<title", 6) == 0;
        size_t told = words && head < line ? strcspn(svg + head, "<\n") : 0;
        if (!words || head >= line) {
            head = line;
            told = 0;
        }
        fwrite(svg, 1, head, out);
        put_labels(out, t, svg + head, told, missing);
        fwrite(svg + head + told, 1, line - head - told, out);
        fputc('\n', out);
        svg += line + (svg[line] != 0);
    }
}
