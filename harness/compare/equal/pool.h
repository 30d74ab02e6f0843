/* Text, lists and tables for the program that compares two revisions. All of it
 * stays in memory until pool_empty(): nothing is freed before. */
#ifndef QUIBBLE_COMPARE_EQUAL_POOL_H
#define QUIBBLE_COMPARE_EQUAL_POOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

void *pool_take(size_t bytes); /* zeroed */
void pool_empty(void);
char *pool_part(const char *from, size_t length);
__attribute__((format(printf, 1, 2))) char *pool_text(const char *format, ...);

/* A text that grows. */
struct text {
    char *at;
    size_t length, room;
};
void text_add(struct text *t, const char *s, size_t length);
void text_put(struct text *t, const char *s);
__attribute__((format(printf, 2, 3))) void text_say(struct text *t, const char *format, ...);
const char *text_of(const struct text *t); /* "" if nothing was added */

struct list {
    const char **at;
    size_t count, room;
};
void list_add(struct list *l, const char *s);
void list_sort(struct list *l);
struct list split_at(const char *s, const char *separators); /* "" has no parts */

/* Entries keep the order in which they were added. */
struct entry {
    const char *key;
    const char *text;
    size_t number;
};
struct table {
    struct entry **at;
    size_t count, room;
    size_t *slot;
    size_t slots;
};
struct entry *table_find(const struct table *t, const char *key); /* NULL: not found */
struct entry *table_at(struct table *t, const char *key);         /* added if there is none */
bool has(const struct table *t, const char *key);

/* A key that combines two words. */
const char *pair(const char *a, const char *b);

struct list lines_of(const char *path); /* empty if it cannot be read */
void write_file(const char *path, const char *text);

bool is_word(char c); /* part of an identifier or a number */
bool begins(const char *s, const char *with);
bool ends(const char *s, const char *with);
/* Returns the words of a text, one per call; NULL after the last. */
const char *next_word(const char **from);
const char *field(const char *line,
                  int n); /* fields are separated by tabs and counted from 0; "" if there is none */

#endif
