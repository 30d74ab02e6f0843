/* Writes one JSON object to a FILE. */
#ifndef QUIBBLE_SYSTEM_JSON_H
#define QUIBBLE_SYSTEM_JSON_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct json {
    FILE *out;
    unsigned depth;
    bool first[32];
};
/* The object begins with "schema": "quibble-NAME" and its version; harness/report/schemas/NAME.json
 * describes it. NULL: the schema is somebody else's, or it is part of another object. */
void json_begin(struct json *j, FILE *out, const char *schema);
void json_open(struct json *j, const char *key, char bracket); /* key NULL inside lists; '{' or
                                                                  '[' */
void json_close(struct json *j, char bracket);
void json_string(struct json *j, const char *key, const char *value);
void json_number(struct json *j, const char *key, uint64_t value);
void json_whole(struct json *j, const char *key, int64_t value); /* negative numbers are allowed */
void json_real(struct json *j, const char *key, double value);
void json_bool(struct json *j, const char *key, bool value);
void json_end(struct json *j);                     /* ends the line and flushes it */
unsigned utf8_letter(const char *at, size_t left); /* number of bytes; 0: not UTF-8 */
bool is_control(const char *letter,
                unsigned bytes); /* a control character, which a terminal would obey */

#endif
