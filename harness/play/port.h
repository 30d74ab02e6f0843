/* A program outside that speaks the line protocol: told a command, it answers,
 * or fails to; no call waits longer than its limit. */
#ifndef QUIBBLE_PLAY_PORT_H
#define QUIBBLE_PLAY_PORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* SILENT: when we were interrupted */
enum port_state { PORT_WELL, PORT_DIED, PORT_HANGS, PORT_RAVES, PORT_SILENT };

/* The commands that a port was sent since it was started. */
struct told {
    char *text;
    size_t used, room;
    size_t *end; /* of each command, in text */
    unsigned count, end_room;
};

struct port {
    const char *const *command; /* program and arguments */
    unsigned words;
    unsigned wait; /* seconds for an answer */
    pid_t pid;     /* 0: it does not run */
    int to, from;
    char *heard; /* what it said and nobody has taken */
    size_t used, room;
    enum port_state state;
    char why[400]; /* what is wrong with it */
    bool muted;    /* started from now on, it says nothing on standard error */
    double silent; /* seconds since the last command was sent, where it is silent */
    uint64_t commands, answers;
    unsigned starts;
    struct told told;
    unsigned excess; /* of these, the one that had too many answers */
};
void port_open(struct port *p, const char *const *command, unsigned words, unsigned wait);
void port_close(struct port *p);
/* The answer to one command (without its last line feed), a line or a whole block;
 * NULL: p->state and p->why say what happened, and the next call starts it again. */
const char *port_ask(struct port *p, const char *command);

/* Ends the port's input and hears it out. True: it gave more answers than it was sent commands.
 * 'why' says so, and p->excess is the number of the first command that had more than one. An answer
 * too much can arrive after the next command was sent and be taken for the answer to that, so the
 * port is run again, on fewer and fewer commands, until the one at fault is known. */
bool port_says_too_much(struct port *p, char *why, size_t size);

#endif
