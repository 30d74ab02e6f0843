/* The words of a game: its phrases, the lines of positions and of sheets, each with an example
 * that can be read. All come from the game's own tables and readers. */
#ifndef QUIBBLE_SCENARIO_VOCABULARY_H
#define QUIBBLE_SCENARIO_VOCABULARY_H

#include "harness/core/games.h"
#include "harness/scenario/repair.h"
#include "harness/scenario/words/conventions.h"
#include "rules/forms/words.h"

enum { MOST_PHRASES = 80, MOST_LINES = 80, LINE_PLACES = 6, EXAMPLE_ROOM = 2000 };

struct phrase_words {
    uint8_t kind;
    const char *pattern;
    char example[MOVE_LINE]; /* "": none was found */
    bool legal;              /* it was legal in a random play; otherwise it can only be said */
    struct move move;        /* the example, ... */
    uint8_t *state;          /* ... and the state in which it is called that */
};

struct line_words {
    char word[NAME_SIZE];
    char example[EXAMPLE_ROOM]; /* "": none was found */
    bool written;               /* a play or a scope wrote this example, ... */
    bool shown;                 /* ... or the conventions show it */
    unsigned places;            /* what may stand behind the word, one after the other */
    struct misread *place[LINE_PLACES];
    bool repeats;       /* what may stand in the last place may come again */
    char expected[300]; /* what the reader expects behind these places, if it does not say where */
    /* Of a line of a position, as far as plays show it (leeway.h). Left out: how often the rest is
     * refused, is the same position, is another one; that has this behind the words that the two
     * lines share, or several such ends. */
    unsigned refused, follows, others;
    char as[MOVE_LINE];
    bool as_others;
    unsigned exchanged, alike; /* the last two words, and so often it made no difference */
};

struct vocabulary {
    const struct spec *spec;
    void *table;
    struct phrase_words phrase[MOST_PHRASES];
    struct line_words position[MOST_LINES], sheet[MOST_LINES];
    unsigned phrases, positions, sheets;
    struct conventions conventions;
};

/* Stores a pointer to the table, which must be sealed; the caller frees it afterwards. */
void vocabulary_open(struct vocabulary *v, const struct spec *spec, void *table);
void vocabulary_close(struct vocabulary *v);
/* The conventions that show this line, one after the other, from NULL on. */
const struct convention *next_convention(const struct vocabulary *v, enum section section,
                                         const struct line_words *l, const struct convention *last);
/* A scenario that asks the phrase's example, where it is called that; "" if there is none. */
void phrase_scenario(const struct vocabulary *v, const struct phrase_words *p, struct text *out);

#endif
