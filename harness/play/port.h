/* A port: another program that speaks the line protocol. Each call waits only for a limited
 * time. */
#ifndef QUIBBLE_PLAY_PORT_H
#define QUIBBLE_PLAY_PORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* PORT_RAVES: its answer is invalid; PORT_SILENT: it had not answered when the time was up. */
enum port_state { PORT_WELL, PORT_DIED, PORT_HANGS, PORT_RAVES, PORT_SILENT };

/* The commands that were sent to a port since its start. */
struct told {
    char *text;
    size_t used, room;
    size_t *end; /* where each command ends in 'text' */
    unsigned count, end_room;
};

struct port {
    const char *const *command; /* program and arguments */
    unsigned words;
    unsigned wait; /* how many seconds to wait for an answer */
    pid_t pid;     /* 0: it does not run */
    int to, from;
    char *heard; /* output that was read but not used yet */
    size_t used, room;
    enum port_state state;
    char why[400]; /* what is wrong with it */
    bool muted;    /* discard the standard error of ports that are started from now on */
    double silent; /* PORT_SILENT: seconds since the last command */
    uint64_t commands, answers;
    unsigned starts;
    struct told told;
    unsigned excess; /* index of the command with more than one answer */
};
void port_open(struct port *p, const char *const *command, unsigned words, unsigned wait);
void port_close(struct port *p);
/* Sends a command, a line or a block, and returns the answer without its last line feed. NULL:
 * the port failed, as p->state and p->why say; the next call starts it again. */
const char *port_ask(struct port *p, const char *command);

/* Closes the port's input and reads the rest of its output. True: it gave more answers than
 * there were commands. Then 'why' says so, and p->excess is the index of the first command with
 * more than one. An extra answer may arrive late and look like the answer to the next command,
 * so the port is run again with fewer and fewer commands to find it. */
bool port_says_too_much(struct port *p, char *why, size_t size);

#endif
