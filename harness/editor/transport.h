/* Messages with a length in front of them, as the Language Server Protocol sends them. */
#ifndef QUIBBLE_EDITOR_TRANSPORT_H
#define QUIBBLE_EDITOR_TRANSPORT_H

#include <stdio.h>

enum { MOST_OF_A_MESSAGE = 8 << 20 };
enum received { RECEIVED, TOO_LONG, NO_HEADER, AT_END };

/* RECEIVED: *text has *size bytes and a zero byte, and is to be freed. TOO_LONG: it was skipped.
 * NO_HEADER: what came has no length, so nobody knows where the next message begins. */
enum received receive(FILE *in, char **text, size_t *size);
void send_message(FILE *out, const char *text, size_t size);

#endif
