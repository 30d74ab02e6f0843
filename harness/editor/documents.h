/* The scenarios that are open in an editor, and places in them. */
#ifndef QUIBBLE_EDITOR_DOCUMENTS_H
#define QUIBBLE_EDITOR_DOCUMENTS_H

#include <stdbool.h>
#include <stddef.h>

enum { MOST_DOCUMENTS = 64, MOST_OF_A_URI = 4000 };

struct document {
    char *uri, *text;
    char path[MOST_OF_A_URI]; /* the path of a file: URI; otherwise a name for messages */
    size_t size;
};
struct documents {
    struct document list[MOST_DOCUMENTS];
    unsigned count;
};

struct document *find_document(struct documents *all, const char *uri); /* or NULL */
/* Opens or changes a document. Returns NULL if too many are open, or if it or its name is too
 * large. */
struct document *set_document(struct documents *all, const char *uri, const char *text,
                              size_t size);
void close_document(struct documents *all, const char *uri);
void close_documents(struct documents *all);

/* Lines count from 0; columns are units of UTF-16, as the protocol counts. */
struct line_of_text {
    const char *begin; /* NULL: there is no such line */
    size_t length;     /* in bytes, without its end */
};
struct line_of_text document_line(const struct document *d, unsigned line);
size_t byte_of_column(struct line_of_text l, unsigned column);
unsigned column_of_byte(struct line_of_text l, size_t byte);

#endif
