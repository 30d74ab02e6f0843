/* What a port is told and asked at each position of a play, and whether its answers are those of
 * the rules. */
#ifndef QUIBBLE_PLAY_ASKING_H
#define QUIBBLE_PLAY_ASKING_H

#include "harness/core/choice.h"
#include "harness/play/deciding.h"
#include "harness/play/port.h"
#include "harness/play/shrink.h"
#include "harness/play/tried.h"
#include "harness/system/lines.h"

/* What a port is told or asked. */
enum asked { TABLE, MOVE, TRY, ASK, MOVES, SHOW, VIEW, RESULT, ASKED };

extern const char *const asked_names[ASKED]; /* as a port is told */

/* Where in the campaign a command was sent: after so many moves of that play. */
struct sent {
    uint64_t play;
    unsigned moves;
    enum asked asked;
    struct move culprit;
};

struct conformity {
    const struct spec *spec;
    const struct game *game;
    struct port port;
    uint64_t seed;
    struct choice what; /* to be asked: drawn anew at each position of each play */
    struct sent *sent;  /* by the number of a command since the port was started */
    unsigned sent_room;
    struct sent excess;   /* the command that had more than one answer, ... */
    char too_much[300];   /* ... the message about it; empty: there was none */
    bool limited;         /* --time */
    bool found;           /* a difference, which is being shrunk */
    bool hurried, untold; /* the time was up while it was shrunk; ... told the shrunk play again */
    bool lacks[ASKED];    /* what it answered by 'unknown' */
    uint64_t asked[ASKED], refusals, unjudged;
    uint64_t compared; /* answers, with what the rules say */
    struct tried tried;
    struct deciding deciding; /* of a wrong result; no facts: not known */
    char *expect;             /* of a scenario, where the last difference was */
    size_t expect_room;
    void *before, *theirs, *ours, *spare;
    struct move *list;
    struct lines *lines;
    char *text;
};

/* A companion of random plays: tells the port each move and asks it about the position. False:
 * p->broken says where it differs. */
bool port_agrees(void *with, const struct play *like, struct play *p, const void *state);
/* p is broken: the port failed when it was asked this. Always false. */
bool port_fails(struct conformity *c, struct play *p, enum asked asked, struct move m);

/* The port is ended, and heard out. True: it gave more than one answer to a command; c->excess says
 * to which. */
bool port_says_more(struct conformity *c);
/* p is broken: it ends where the port gave more than one answer. Always false. */
bool port_said_more(struct conformity *c, struct play *p);

/* The lines that tell a port of a table, and the next command of them. */
char *port_table_words(const struct spec *spec, const void *table);
const char *port_next_of_table(const char **at, char *command, size_t size);
bool port_says(const char *answer, const char *word);

#endif
