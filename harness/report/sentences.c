/* Moves as sentences: a pattern of the texts has a {name} for each word that differs from move to
 * move, and the sentence says {name} where that word belongs, in the words of the language. */
#include "harness/report/sentences.h"

#include <string.h>

enum { MOST_NAMES = 12 };

/* The words that replace the {names} of a pattern in one move. */
struct captured {
    const char *name, *word; /* each with its end, because they are not 0-terminated */
    size_t name_length, word_length;
};

static bool same_part(const char *a, size_t a_length, const char *b, size_t b_length)
{
    return a_length == b_length && memcmp(a, b, a_length) == 0;
}

/* The number of {names}, or -1 if the move does not match the pattern. */
static int capture(const char *pattern, const char *written, struct captured found[MOST_NAMES])
{
    int count = 0;
    while (*pattern && *written) {
        size_t p = strcspn(pattern, " "), w = strcspn(written, " ");
        bool name = p > 2 && pattern[0] == '{' && pattern[p - 1] == '}';
        if (name && count < MOST_NAMES)
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

/* Translates a word according to the letter of its {name}: in {c0}, N is a card. Without a
 * translation the word is kept. */
static void put_word(const struct translation *t, const struct captured *c, struct text *out)
{
    for (unsigned i = 0; i < t->words; i++)
        if (t->word[i].letter == c->name[1]
            && same_part(t->word[i].word, strlen(t->word[i].word), c->word, c->word_length)) {
            put(out, t->word[i].text);
            return;
        }
    put_part(out, c->word, c->word_length);
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
        if (c)
            put_word(t, c, out);
        else
            put_part(out, sentence, length);
        sentence += length;
    }
}

static bool put_by(const struct translation *t, const struct move_sentence *list, unsigned count,
                   const char *written, struct text *out)
{
    struct captured found[MOST_NAMES];
    for (unsigned i = 0; i < count; i++) {
        int names = capture(list[i].pattern, written, found);
        if (names < 0)
            continue;
        put_sentence(t, list[i].sentence, found, (unsigned)names, out);
        return true;
    }
    return false;
}

bool put_move_sentence(const struct translation *t, const char *written, struct text *out)
{
    return put_by(t, t->move, t->moves, written, out);
}

/* ---- pictures ---- */

enum { LABEL_ROOM = 400 };

/* What stands between two commas. */
static void put_label(FILE *out, const struct translation *t, const char *part, size_t length)
{
    char words[LABEL_ROOM], told[LABEL_ROOM] = "";
    struct text said = { told, told + sizeof told, false };
    snprintf(words, sizeof words, "%.*s", (int)length, part);
    bool known = length < sizeof words && put_by(t, t->label, t->labels, words, &said);
    fputs(known && !said.full ? told : words, out);
}

static void put_labels(FILE *out, const struct translation *t, const char *words, size_t length)
{
    while (length > 0) {
        size_t part = 0;
        while (part < length && strncmp(words + part, ", ", 2) != 0)
            part++;
        put_label(out, t, words, part);
        if (part < length)
            fputs(", ", out);
        part += part < length ? 2 : 0;
        words += part, length -= part;
    }
}

void put_labelled(FILE *out, const struct translation *t, const char *svg)
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
        put_labels(out, t, svg + head, told);
        fwrite(svg + head + told, 1, line - head - told, out);
        fputc('\n', out);
        svg += line + (svg[line] != 0);
    }
}
