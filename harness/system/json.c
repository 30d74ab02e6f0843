/* Writes one object with stable keys in one line, so that the output for several games can be read
 * line by line. */
#include "harness/system/json.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* The number of bytes of a valid UTF-8 character; 0: it is invalid. */
unsigned utf8_letter(const char *at, size_t left)
{
    const unsigned char *b = (const unsigned char *)at;
    unsigned n = b[0] < 0x80                 ? 1
               : b[0] >= 0xC2 && b[0] < 0xE0 ? 2
               : b[0] >= 0xE0 && b[0] < 0xF0 ? 3
               : b[0] >= 0xF0 && b[0] < 0xF5 ? 4
                                             : 0;
    if (!n || n > left)
        return 0;
    for (unsigned i = 1; i < n; i++)
        if ((b[i] & 0xC0) != 0x80)
            return 0;
    bool overlong = (b[0] == 0xE0 && b[1] < 0xA0) || (b[0] == 0xF0 && b[1] < 0x90);
    bool surrogate = b[0] == 0xED && b[1] >= 0xA0;
    bool too_high = b[0] == 0xF4 && b[1] >= 0x90;
    return overlong || surrogate || too_high ? 0 : n;
}

/* Is this character of n bytes one that a terminal or an editor obeys instead of showing it?
 * Control characters, also beyond ASCII (U+009B begins an escape sequence), line separators,
 * characters that reverse the direction of writing, and U+FFFE and U+FFFF, which are no
 * characters. */
bool is_control(const char *at, unsigned n)
{
    const unsigned char *b = (const unsigned char *)at;
    unsigned code = n == 2 ? (b[0] & 0x1Fu) << 6 | (b[1] & 0x3Fu)
                  : n == 3 ? (b[0] & 0x0Fu) << 12 | (b[1] & 0x3Fu) << 6 | (b[2] & 0x3Fu)
                           : b[0];
    if (n > 3)
        return false;
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x61C || code == 0x200E
        || code == 0x200F || (code >= 0x2028 && code <= 0x202E)
        || (code >= 0x2066 && code <= 0x2069) || code >= 0xFFFE;
}

static void put_string(FILE *out, const char *s)
{
    size_t left = strlen(s);
    fputc('"', out);
    while (left) {
        unsigned n = utf8_letter(s, left), step = n ? n : 1;
        if (!n || (n > 1 && is_control(s, n)))
            fputs("\\ufffd", out);
        else if (*s == '"' || *s == '\\')
            fprintf(out, "\\%c", *s);
        else if (*s == '\n')
            fputs("\\n", out);
        else if ((unsigned char)*s < ' ' || *s == 127)
            fprintf(out, "\\u%04x", (unsigned)*s);
        else
            fwrite(s, 1, n, out);
        s += step;
        left -= step;
    }
    fputc('"', out);
}

static void lead(struct json *j, const char *key)
{
    if (!j->first[j->depth])
        fputs(", ", j->out);
    j->first[j->depth] = false;
    if (key) {
        put_string(j->out, key);
        fputs(": ", j->out);
    }
}

enum { SCHEMA_VERSION = 1 }; /* of all of them: keys may be added to one without a new version */

void json_begin(struct json *j, FILE *out, const char *schema)
{
    char name[60];
    *j = (struct json){ .out = out, .first = { true } };
    json_open(j, NULL, '{');
    if (!schema)
        return;
    snprintf(name, sizeof name, "quibble-%s", schema);
    json_string(j, "schema", name);
    json_number(j, "schema_version", SCHEMA_VERSION);
}

void json_open(struct json *j, const char *key, char bracket)
{
    lead(j, key);
    fputc(bracket, j->out);
    assert(j->depth + 1 < sizeof j->first / sizeof j->first[0]);
    j->first[++j->depth] = true;
}

/* Takes either bracket of the pair. */
void json_close(struct json *j, char bracket)
{
    fputc(bracket == '{' || bracket == '}' ? '}' : ']', j->out);
    j->depth--;
}

void json_string(struct json *j, const char *key, const char *value)
{
    lead(j, key);
    if (value)
        put_string(j->out, value);
    else
        fputs("null", j->out);
}

void json_number(struct json *j, const char *key, uint64_t value)
{
    lead(j, key);
    fprintf(j->out, "%llu", (unsigned long long)value);
}

void json_whole(struct json *j, const char *key, int64_t value)
{
    lead(j, key);
    fprintf(j->out, "%lld", (long long)value);
}

void json_real(struct json *j, const char *key, double value)
{
    lead(j, key);
    if (isfinite(value))
        fprintf(j->out, "%.6g", value);
    else
        fputs("null", j->out);
}

void json_bool(struct json *j, const char *key, bool value)
{
    lead(j, key);
    fputs(value ? "true" : "false", j->out);
}

void json_end(struct json *j)
{
    while (j->depth)
        json_close(j, '}');
    fputc('\n', j->out);
    fflush(j->out);
}
