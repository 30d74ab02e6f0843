/* A port: another program that speaks the line protocol. Each call waits for an answer for a
 * limited time only. */
#ifndef QUIBBLE_PLAY_PORT_H
#define QUIBBLE_PLAY_PORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* SILENT: when we were interrupted */
enum port_state { PORT_WELL, PORT_DIED, PORT_HANGS, PORT_RAVES, PORT_SILENT };

/* The commands that were sent to a port since its start. */
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
    bool muted;    /* ports that are started from now on have no standard error */
    double silent; /* seconds since the last command, if the port is silent */
    uint64_t commands, answers;
    unsigned starts;
    struct told told;
    unsigned excess; /* index of the command with more than one answer */
};
void port_open(struct port *p, const char *const *command, unsigned words, unsigned wait);
void port_close(struct port *p);
/* Returns the answer to one command, a line or a block without its last line feed. NULL:
 * p->state and p->why describe the failure, and the next call starts the port again. */
const char *port_ask(struct port *p, const char *command);

/* Closes the port's input and reads the rest of its output. True: it gave more answers than
 * there were commands; 'why' says so, and p->excess is the index of the first command with more
 * than one. As an extra answer may arrive after the next command and look like the answer to
 * that one, the port is run again on fewer and fewer commands to find it. */
bool port_says_too_much(struct port *p, char *why, size_t size);

#endif
