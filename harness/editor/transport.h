/* Messages that are preceded by their length, as in the Language Server Protocol. */
#ifndef QUIBBLE_EDITOR_TRANSPORT_H
#define QUIBBLE_EDITOR_TRANSPORT_H

#include <stdio.h>

enum { MOST_OF_A_MESSAGE = 8 << 20 };
enum received { RECEIVED, TOO_LONG, NO_HEADER, AT_END };

/* RECEIVED: *text has *size bytes and a zero byte; the caller frees it. TOO_LONG: the message
 * was skipped. NO_HEADER: the message has no length, so the next one cannot be found. */
enum received receive(FILE *in, char **text, size_t *size);
void send_message(FILE *out, const char *text, size_t size);

#endif
