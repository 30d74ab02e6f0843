/* What corpus/GAME/conventions says, piece by piece. The texts are compiled in, so a game that
 * is loaded from a library has none.
 *
 * A line 'moves', 'positions' or 'sheets' begins a section. A line that is indented by four
 * blanks is an example; its meaning follows after two or more blanks. Other lines are text. If
 * the meaning begins with "with q-slug=X", the example can only be read under that reading.
 *
 * A line 'facts' begins the last part, what follows from a position. Readers do not know it, so
 * it is a list of its own, which is opened as "GAME facts". */
#ifndef QUIBBLE_SCENARIO_CONVENTIONS_H
#define QUIBBLE_SCENARIO_CONVENTIONS_H

#include <stdbool.h>

enum section { OF_MOVES, OF_POSITIONS, OF_SHEETS, SECTIONS };

struct convention {
    enum section section;
    const char *example; /* one line; NULL: this is text about the section */
    const char *text;    /* the text, or the meaning of the example, which may be "" */
};

struct conventions {
    char *words; /* a copy of the whole text, cut into strings */
    struct convention *list;
    unsigned count;
};

/* the list is empty if the game has none */
void conventions_open(struct conventions *c, const char *game);
void conventions_read(struct conventions *c, const char *text);
void conventions_close(struct conventions *c);

#endif
