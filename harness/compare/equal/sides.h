/* The contents of the base and of today's sources: functions, declarations, enumerators,
 * structs. */
#ifndef QUIBBLE_COMPARE_EQUAL_SIDES_H
#define QUIBBLE_COMPARE_EQUAL_SIDES_H

#include "harness/compare/equal/pool.h"

enum { BASE, TODAY };

struct function {
    const char *file, *name, *text;
    size_t partner; /* today's function: index of its old version in the base, or 0 */
};
struct declaration {
    const char *text, *file;
};

struct side {
    struct function *function; /* indices begin at 1 */
    size_t functions;
    struct declaration *declaration;
    size_t declarations;
    struct table number_of;      /* by file and name */
    struct table last_named;     /* the last function with this name */
    struct table times_named;    /* by name */
    struct table is_public;      /* by name: its number */
    struct table declared;       /* by text */
    struct table file_with;      /* by variable */
    struct table members_of;     /* by tag: the text between its braces */
    struct table declared_twice; /* tags that are declared twice */
    /* by file and enumerator: its distance from the last enumerator with a value */
    struct table value;
};

struct member {
    const char *type, *name, *row;
    size_t stars;
    bool fixed;
};
struct shape {
    struct member *member;
    size_t members;
    const char *strange; /* why no value can be made up, or NULL */
};

struct parameter {
    const char *type, *called, *row; /* row: the size of an array, or "" */
    size_t stars;
    bool fixed;
};
struct head {
    const char *returns, *unusual; /* unusual: why the other members are unknown, or "" */
    struct parameter *parameter;
    size_t count;
};

/* Both sides, and the questions about them. */
struct sides {
    const char *game, *tree, *out, *loops;
    const char *wanted, *through; /* names of obligations */
    bool sound, again;
    struct list spec; /* its files */

    struct side side[2];
    struct table base_exports;
    struct table differs, differs_in; /* names with external linkage; by file and name */
    struct table shape_of;            /* by tag: number in shapes */
    struct shape **shapes;
    size_t shape_count;
    struct table words_of_spec;
    bool spec_is_read;

    struct text list, apart, not_compared; /* the report about each function */
};

/* items: lines of c_items() with a file, for every .c file as CBMC sees it. */
void read_side(struct sides *s, int side, struct list items);
void find_differences(struct sides *s);
bool speaks_of_difference(const struct sides *s, const char *text, const char *file);

const char *stem(const struct sides *s, const char *file);
const char *obligation_of(const struct sides *s, const struct function *f);
bool contains_name(const char *names, const char *name); /* of names between blanks */
bool is_static(const char *text);
bool is_of_contract(const char *file);

/* ---- shapes.c: what functions are given, and what structs consist of ---- */

struct head head_of(const char *text);
const char *parameters_of(const char *text); /* as written, with their brackets */
const char *
types_of(const char *text); /* two functions with the same parameters can get the same arguments */
/* Why a function cannot be called with made-up values and compared, or "". */
const char *trouble_of(struct sides *s, const struct head *head, const char *file);
const struct shape *shape_of(struct sides *s, const char *tag, const char *file);
bool has_pointers(struct sides *s, const char *tag);
/* The condition that two values are equal; includes what they point to, if that was made up. */
const char *compared(struct sides *s, const char *type, const char *a, const char *b);

#endif
