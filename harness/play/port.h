/* A program outside that speaks the line protocol: told a command, it answers,
 * or it does not; it never holds us up for longer than it may. */
#ifndef QUIBBLE_PLAY_PORT_H
#define QUIBBLE_PLAY_PORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* SILENT: when we were interrupted */
enum port_state { PORT_WELL, PORT_DIED, PORT_HANGS, PORT_RAVES, PORT_SILENT };

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
};
void port_open(struct port *p, const char *const *command, unsigned words, unsigned wait);
void port_close(struct port *p);
/* The answer to one command (without its last line feed), a line or a whole block;
 * NULL: p->state and p->why say what happened, and the next call starts it again. */
const char *port_ask(struct port *p, const char *command);

#endif
