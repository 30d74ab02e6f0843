/* Tells and asks a port at each position of a play, and compares its answers with the rules. */
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

/* The place of a command in the campaign: the play and the number of moves before it. */
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
    struct choice what; /* chooses what to ask; set from the seed at each position of each play */
    struct sent *sent;  /* by number of the command since the start of the port */
    unsigned sent_room;
    struct sent excess; /* the command that got more than one answer, ... */
    char too_much[300]; /* ... and the message about it; empty: there is none */
    bool limited;       /* --time */
    bool found;         /* a difference was found and is being shrunk */
    /* the time was up during shrinking; ... before the shrunk play was repeated */
    bool hurried, untold;
    bool lacks[ASKED]; /* what it answered by 'unknown' */
    uint64_t asked[ASKED], refusals, unjudged;
    uint64_t compared; /* answers, with what the rules say */
    struct tried tried;
    struct deciding deciding; /* of a wrong result; empty facts: not known */
    char *expect;             /* what the scenario of the last difference expects */
    size_t expect_room;
    void *before, *theirs, *ours, *spare;
    struct move *list;
    struct lines *lines;
    char *text;
};

/* The companion of random plays: tells the port each move and asks it about the position. False:
 * p->broken describes the difference. */
bool port_agrees(void *with, const struct play *like, struct play *p, const void *state);
/* Records in p that the port failed to answer this. Always returns false. */
bool port_fails(struct conformity *c, struct play *p, enum asked asked, struct move m);

/* Stops the port and reads the rest of its output. True: it gave more than one answer to a
 * command; c->excess names the command. */
bool port_says_more(struct conformity *c);
/* Records in p that the port gave more than one answer there. Always returns false. */
bool port_said_more(struct conformity *c, struct play *p);

/* The lines that describe a table to a port, and the next command in them. */
char *port_table_words(const struct spec *spec, const void *table);
const char *port_next_of_table(const char **at, char *command, size_t size);
bool port_says(const char *answer, const char *word);

#endif
