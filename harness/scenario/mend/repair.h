/* For a line that a reader rejects: the wrong word, what is allowed there, and the nearest line
 * that is accepted. */
#ifndef QUIBBLE_SCENARIO_MEND_REPAIR_H
#define QUIBBLE_SCENARIO_MEND_REPAIR_H

#include "rules/forms/words.h"

#include <stddef.h>

enum { REPAIR_ROOM = 1000, MOST_REPAIRED = 60, REPAIR_ROUNDS = 8 };

/* Reads a line without keeping the result: returns NULL, or what was expected. */
typedef const char *reader_fn(void *of, const struct words *in);

struct repair {
    reader_fn *reads;
    /* Would the line repeat or override one that is there? Then it is a bad fix. NULL: never. */
    bool (*taken)(void *of, const struct words *in);
    void *of;
    char expected[700]; /* what the reader expected of the line */
    /* where the reader stopped; if it did not say (told is false), 'at' is a guess */
    struct misread wrong;
    bool placed; /* 'at' is set, by the reader or by a guess */
    bool near;   /* the fix only corrects words that were there */
    /* how many lines were tried; at most MOST_TRIED, because some readers are slow */
    unsigned tried;
    char fix[REPAIR_ROOM]; /* a line that can be read, or "" */
};

/* 'known': lines that this reader accepts, such as the position as the game writes it; their
 * words are tried if the reader does not say where it stopped. */
void repair_line(struct repair *r, const struct words *line, const char *known);
/* What may stand there: "a card: L, B or HN", "a number from 1 to 5", "the end of the line". */
const char *allowed_there(const struct misread *wrong, char *list, size_t size);
/* Rewrites a pattern for people: "@ lays $0 on #1" becomes "PLAYER lays WORD on NUMBER",
 * "wasting a stair!2" becomes "wasting a stair". */
const char *plain_pattern(const char *pattern, char *plain, size_t size);

#endif
