/* The words of a game: its phrases, the lines of positions and of sheets, each with an example
 * that can be read. All come from the game's own tables and readers. */
#ifndef QUIBBLE_SCENARIO_VOCABULARY_H
#define QUIBBLE_SCENARIO_VOCABULARY_H

#include "harness/core/games.h"
#include "harness/scenario/mend/repair.h"
#include "harness/scenario/words/conventions.h"
#include "rules/forms/words.h"

enum { MOST_PHRASES = 80, MOST_LINES = 80, LINE_PLACES = 6, EXAMPLE_ROOM = 2000 };

struct phrase_words {
    uint8_t kind;
    const char *pattern;
    char example[MOVE_LINE]; /* "": none was found */
    bool legal;              /* it was legal in a random play; otherwise it is only readable */
    struct move move;        /* the example, ... */
    uint8_t *state;          /* ... and the state in which it is written like this */
};

struct line_words {
    char word[NAME_SIZE];
    char example[EXAMPLE_ROOM]; /* "": none was found */
    bool written;               /* the example comes from a play or a scope, ... */
    bool shown;                 /* ... or the conventions show it */
    unsigned places;            /* what is allowed behind the word, place by place */
    struct misread *place[LINE_PLACES];
    bool repeats; /* the words of the last place may be repeated */
    /* what the reader expects behind these places, if it does not say which word is wrong */
    char expected[300];
    /* For lines of positions: what plays have shown (leeway.h). If the line is left out, how
     * often the rest is refused, is the same position, or is another one. 'as' is what the other
     * one has in place of the line; as_others: this is not always the same. */
    unsigned refused, follows, others;
    char as[MOVE_LINE];
    bool as_others;
    /* how often the last two words were exchanged, and how often that made no difference */
    unsigned exchanged, alike;
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
/* Lists the conventions that have this line as an example, one per call; begins after 'last', or
 * with the first for NULL. */
const struct convention *next_convention(const struct vocabulary *v, enum section section,
                                         const struct line_words *l, const struct convention *last);
/* Writes a scenario that asks about the phrase's example in its position; nothing if there is
 * none. */
void phrase_scenario(const struct vocabulary *v, const struct phrase_words *p, struct text *out);

#endif
