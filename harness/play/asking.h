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

extern const char *const asked_names[ASKED]; /* the names in messages and reports */

/* Where in the campaign a command was sent: in which play, and after how many moves. */
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
    /* chooses what to ask; depends on the seed, the play and the position only */
    struct choice what;
    struct sent *sent; /* for each command since the port was started */
    unsigned sent_room;
    struct sent excess; /* the command that got more than one answer, ... */
    char too_much[300]; /* ... and the message about it; empty: there is none */
    bool limited;       /* --time */
    bool found;         /* a difference was found and is being shrunk */
    /* hurried: the time was up while the play was shrunk; untold: before it was repeated */
    bool hurried, untold;
    bool lacks[ASKED]; /* the port answered 'unknown' */
    uint64_t asked[ASKED], refusals, unjudged;
    uint64_t compared; /* how many answers were compared with the rules */
    struct tried tried;
    struct deciding deciding; /* why a result is wrong; empty facts: not known */
    char *expect;             /* what the scenario of the last difference expects */
    size_t expect_room;
    void *before, *theirs, *ours, *spare;
    struct move *list;
    struct lines *lines;
    char *text;
};

/* The companion of random plays: sends each move to the port and asks about the position. False:
 * the port differs, and p->broken says how. */
bool port_agrees(void *with, const struct play *like, struct play *p, const void *state);
/* Records in p that the port failed to answer, and returns false. Returns true if it is only
 * late because the time was up. */
bool port_fails(struct conformity *c, struct play *p, enum asked asked, struct move m);

/* Stops the port and reads the rest of its output. True: it gave more than one answer to a
 * command, which c->excess names. */
bool port_says_more(struct conformity *c);
/* Records in p that the port gave more than one answer there. Always returns false. */
bool port_said_more(struct conformity *c, struct play *p);

/* The lines that set up a table, and the next command of them: a line or a block. */
char *port_table_words(const struct spec *spec, const void *table);
const char *port_next_of_table(const char **at, char *command, size_t size);
/* Does the answer begin with this word? */
bool port_says(const char *answer, const char *word);

#endif
