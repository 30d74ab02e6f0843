/* For a line that a reader rejects: the wrong word, what is allowed there, and the nearest line
 * that is accepted. */
#ifndef QUIBBLE_SCENARIO_MEND_REPAIR_H
#define QUIBBLE_SCENARIO_MEND_REPAIR_H

#include "rules/forms/words.h"

#include <stddef.h>

enum { REPAIR_ROOM = 1000, MOST_REPAIRED = 60, REPAIR_ROUNDS = 8 };

/* Reads a line without any effect: NULL, or what was expected. */
typedef const char *reader_fn(void *of, const struct words *in);

struct repair {
    reader_fn *reads;
    /* A line like this one is there already, so it is no good fix; NULL: never. */
    bool (*taken)(void *of, const struct words *in);
    void *of;
    char expected[700];    /* what the reader expected of the line */
    struct misread wrong;  /* the position where it stopped; not told: 'at' is a guess */
    bool placed;           /* 'at' means something */
    bool near;             /* every word of the fix was there, or is near to one that was */
    unsigned tried;        /* lines, up to MOST_TRIED: some readers take long */
    char fix[REPAIR_ROOM]; /* the line as it would be read, or "" */
};

/* 'known': text with words and lines that a reader of this kind takes (a position as it is
 * written), for readers that do not say where they stopped. */
void repair_line(struct repair *r, const struct words *line, const char *known);
/* "a card: L, B or HN", "a number from 1 to 5", "the end of the line". */
const char *allowed_there(const struct misread *wrong, char *list, size_t size);
/* Rewrites a pattern for people: "@ lays $0 on #1" becomes "PLAYER lays WORD on NUMBER",
 * "wasting a stair!2" becomes "wasting a stair". */
const char *plain_pattern(const char *pattern, char *plain, size_t size);

#endif
