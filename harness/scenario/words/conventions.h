/* What corpus/GAME/conventions says, piece by piece. It is compiled in: games that are loaded have
 * none.
 *
 * A line 'moves', 'positions' or 'sheets' begins a section. A line that is indented by four blanks
 * is an example, with what it means behind two blanks or more; other lines are text. If the meaning
 * begins with "with q-slug=X", the example can be read under that reading only. */
#ifndef QUIBBLE_SCENARIO_CONVENTIONS_H
#define QUIBBLE_SCENARIO_CONVENTIONS_H

#include <stdbool.h>

enum section { OF_MOVES, OF_POSITIONS, OF_SHEETS, SECTIONS };

struct convention {
    enum section section;
    const char *example; /* one line; NULL: text on the section */
    const char *text;    /* the text, or what the example means: "" if nothing has to be said */
};

struct conventions {
    char *words; /* all of them, cut into strings */
    struct convention *list;
    unsigned count;
};

void conventions_open(struct conventions *c, const char *game); /* none: an empty list */
void conventions_read(struct conventions *c, const char *text);
void conventions_close(struct conventions *c);

#endif
