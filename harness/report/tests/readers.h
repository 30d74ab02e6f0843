/* Strict readers for the formats of reports. */
#ifndef QUIBBLE_REPORT_TESTS_READERS_H
#define QUIBBLE_REPORT_TESTS_READERS_H

#include <stdbool.h>
#include <stddef.h>

enum { MOST_NODES = 4000, TEXT_OF_NODES = 1 << 16 };
enum node_kind { OBJECT = '{', ARRAY = '[', STRING = '"', NUMERAL = '0', WORD_ = 'w' };
struct node {
    char kind;              /* of enum node_kind */
    const char *key, *text; /* text: of a string, without escapes; of a number or word */
    int child, next;        /* -1: none */
};
struct tree {
    struct node node[MOST_NODES];
    int count;
    char text[TEXT_OF_NODES];
    size_t used;
};
bool read_json(struct tree *t, const char *text); /* all of it, nothing else */
/* "runs.0.tool" */
const struct node *node_at(const struct tree *t, const struct node *from, const char *path);
const struct node *first_of(const struct tree *t, const struct node *n);
const struct node *next_of(const struct tree *t, const struct node *n);

/* Elements that are closed in order, attributes in quotes, entities that are known. */
bool is_xml(const char *text);

/* TAP: the plan fits, numbers rise; how many are not ok, and how many skipped. */
bool read_tap(const char *text, unsigned *failed, unsigned *skipped);

#endif
