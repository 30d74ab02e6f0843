/* Splits text into lines and words: scenarios, sheets, lines typed into a play or sent in a
 * session. Whatever the bytes are, each line that it returns is UTF-8 without control characters,
 * and not too long; printing it is safe. */
#include "harness/system/lines.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "rules/forms/words.h"

#include <string.h>

enum { MOST_LINES = 100000 };

bool lines_open(struct lines *l, const char *text, size_t size, const char *file,
                struct complaint *c)
{
    bool marked = size >= 3 && !memcmp(text, "\xEF\xBB\xBF", 3); /* some editors do */
    l->file = file;
    l->number = 0;
    l->bad = size > MOST_SCENARIO;
    l->at = marked ? text + 3 : text;
    l->end = text + size;
    l->in = (struct words){ 0, l->word, NULL };
    if (l->bad)
        complain(c, file, 0, "found %zu bytes, expected at most %d", size, MOST_SCENARIO);
    return !l->bad;
}

bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* The length of a line without its comment and its trailing blanks. A # at the beginning of a word
 * begins a comment. */
static size_t text_length(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] == '#' && (i == 0 || is_blank(line[i - 1])))
            length = i;
    while (length && is_blank(line[length - 1]))
        length--;
    return length;
}

static bool is_text(const char *line, size_t length, unsigned char *bad, unsigned *letter)
{
    *letter = 0;
    for (size_t i = 0; i < length;) {
        ++*letter;
        unsigned n = utf8_letter(line + i, length - i);
        *bad = (unsigned char)line[i];
        if (!n || (is_control(line + i, n) && *bad != '\t'))
            return false;
        i += n;
    }
    return true;
}

unsigned split_words(char *line, const char **word, unsigned most)
{
    unsigned count = 0;
    for (;;) {
        while (is_blank(*line))
            line++;
        if (!*line || count == most)
            return count;
        word[count++] = line;
        while (*line && !is_blank(*line))
            line++;
        if (*line)
            *line++ = 0;
    }
}

/* Replaces no-break spaces, which text copied from a page or a letter may contain, by blanks. */
static void make_plain_blanks(char *line)
{
    for (char *at = line; (at = strstr(at, "\xC2\xA0"));) {
        *at++ = ' ';
        memmove(at, at + 1, strlen(at));
    }
}

static void make_showable(char *line)
{
    for (char *at = line; (at = strchr(at, '\t'));)
        *at = ' ';
    make_printable(line);
}

static bool take_line(struct lines *l, struct complaint *c)
{
    const char *line = l->at, *begin = line, *stop = memchr(line, '\n', (size_t)(l->end - line));
    size_t length = (size_t)((stop ? stop : l->end) - line);
    unsigned char bad = 0;
    l->at = stop ? stop + 1 : l->end;
    l->number++;
    if (length && line[length - 1] == '\r')
        length--;
    if (l->number > MOST_LINES)
        complain(c, l->file, l->number, "found one line more, expected at most %d", MOST_LINES);
    else if (length >= LINE_ROOM)
        complain(c, l->file, l->number, "found a line of %zu letters, expected at most %d", length,
                 LINE_ROOM - 1);
    else if (!is_text(line, length, &bad, &l->bad_letter))
        complain(c, l->file, l->number,
                 "found binary garbage (byte 0x%02x), expected text in UTF-8", (unsigned)bad);
    else {
        length = text_length(line, length);
        while (length && is_blank(*line))
            line++, length--;
        memcpy(l->shown, line, length);
        l->shown[length] = 0;
        make_plain_blanks(l->shown);
        memcpy(l->split, l->shown, strlen(l->shown) + 1);
        make_showable(l->shown);
        l->in = (struct words){ split_words(l->split, l->word, MOST_WORDS), l->word, NULL };
        l->indent = (unsigned)(line - begin);
        return true;
    }
    l->bad = true;
    return false;
}

bool next_line(struct lines *l, struct complaint *c)
{
    while (!l->bad && l->at < l->end)
        if (take_line(l, c) && l->in.count)
            return true;
    return false;
}

unsigned word_place(const struct lines *l, unsigned word)
{
    if (word < l->in.count)
        return (unsigned)(l->in.word[word] - l->split);
    return (unsigned)strlen(l->shown) + (l->in.count > 0);
}

bool is_only_word(const char *line, size_t length, const char *word)
{
    if (length && line[length - 1] == '\r')
        length--;
    length = text_length(line, length);
    while (length && is_blank(*line))
        line++, length--;
    return length == strlen(word) && !memcmp(line, word, length);
}
