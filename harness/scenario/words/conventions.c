/* Reads the conventions of a game. */
#include "harness/scenario/words/conventions.h"
#include "harness/system/memory.h"
#include "rules/forms/words.h"

#include <stdlib.h>
#include <string.h>

static bool begins_section(const char *line, enum section *section)
{
    static const char *const names[SECTIONS] = { "moves", "positions", "sheets" };
    for (unsigned i = 0; i < SECTIONS; i++)
        if (same_word(line, names[i])) {
            *section = (enum section)i;
            return true;
        }
    return false;
}

static void add(struct conventions *c, struct convention new)
{
    c->list = xrealloc(c->list, c->count + 1, sizeof *c->list);
    c->list[c->count++] = new;
}

/* Splits "EXAMPLE what it means". */
static void add_example(struct conventions *c, enum section section, char *line)
{
    char *gap = strstr(line, "  ");
    const char *meaning = gap ? gap + strspn(gap, " ") : "";
    if (gap)
        *gap = 0;
    add(c, (struct convention){ section, line, meaning });
}

/* Joins adjacent lines of text: replaces the line feed between them by a blank. */
static bool goes_on(const struct conventions *c, enum section section, const char *line)
{
    const struct convention *last = c->count ? &c->list[c->count - 1] : NULL;
    return last && !last->example && last->section == section
        && last->text + strlen(last->text) + 1 == line;
}

static void add_line(struct conventions *c, enum section *section, char *line)
{
    if (*line == 0 || begins_section(line, section))
        return;
    if (!strncmp(line, "    ", 4))
        add_example(c, *section, line + 4);
    else if (goes_on(c, *section, line))
        line[-1] = ' ';
    else
        add(c, (struct convention){ *section, NULL, line });
}

/* Made by conventions.awk. */
static const struct {
    const char *game, *text;
} known[] = {
#include "known_conventions.h"
    { NULL, "" },
};

void conventions_open(struct conventions *c, const char *game)
{
    unsigned i = 0;
    while (known[i].game && !same_word(known[i].game, game))
        i++;
    conventions_read(c, known[i].text);
}

void conventions_read(struct conventions *c, const char *text)
{
    enum section section = OF_MOVES;
    size_t size = strlen(text) + 1;
    memset(c, 0, sizeof *c);
    c->words = xrealloc(NULL, size, 1);
    memcpy(c->words, text, size);
    for (char *line = c->words, *next; *line; line = next) {
        next = line + strcspn(line, "\n");
        if (*next)
            *next++ = 0;
        add_line(c, &section, line);
    }
}

void conventions_close(struct conventions *c)
{
    free(c->words);
    free(c->list);
}
