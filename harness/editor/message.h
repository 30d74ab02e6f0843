/* A JSON text from a client, as a tree. Parsing takes bounded memory for any input. */
#ifndef QUIBBLE_EDITOR_MESSAGE_H
#define QUIBBLE_EDITOR_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>

enum { MOST_NODES = 1 << 16, MOST_DEPTH = 64 };
enum node_kind {
    NODE_NULL,
    NODE_FALSE,
    NODE_TRUE,
    NODE_NUMBER,
    NODE_STRING,
    NODE_LIST,
    NODE_OBJECT
};

struct node {
    enum node_kind kind;
    const char *key;  /* if it is a member of an object */
    const char *text; /* of a string or a number; ends with a zero byte */
    size_t length;
    const struct node *first, *next; /* the members of a list or object */
};
struct message {
    struct node *node;
    unsigned nodes;
    char *text; /* holds the decoded strings */
};

/* Parses the text in place, and owns it from then on. Returns false if it is no JSON, or has too
 * many or too deep parts. */
bool message_read(struct message *m, char *text, size_t size);
void message_free(struct message *m);

/* All of these accept NULL for a missing node. */
const struct node *node_member(const struct node *object, const char *key); /* or NULL */
const char *node_string(const struct node *object, const char *key);        /* or NULL */
unsigned node_number(const struct node *object, const char *key);           /* 0 if it is none */

#endif
