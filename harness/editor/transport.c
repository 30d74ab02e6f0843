/* Messages that are preceded by their length. */
#include "harness/editor/transport.h"
#include "harness/system/memory.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Reads a header line without its line end; false if there is none, or if it is too long. */
static bool read_header(FILE *in, char *line, size_t size)
{
    if (!fgets(line, (int)size, in))
        return false;
    size_t length = strlen(line);
    bool whole = length > 0 && line[length - 1] == '\n';
    line[strcspn(line, "\r\n")] = 0;
    return whole;
}

static bool skip(FILE *in, unsigned long bytes)
{
    while (bytes > 0 && getc(in) != EOF)
        bytes--;
    return bytes == 0;
}

enum received receive(FILE *in, char **text, size_t *size)
{
    static const char name[] = "Content-Length:";
    char line[200];
    unsigned long bytes = 0;
    bool told = false, any = false;
    *text = NULL;
    while (read_header(in, line, sizeof line) && *line) {
        any = true;
        if (!strncasecmp(line, name, sizeof name - 1)) {
            char *end;
            bytes = strtoul(line + sizeof name - 1, &end, 10);
            told = end > line + sizeof name - 1 && !*end && !strchr(line + sizeof name - 1, '-');
        }
    }
    if (feof(in) || ferror(in))
        return any ? NO_HEADER : AT_END;
    if (!told || *line)
        return NO_HEADER;
    if (bytes > MOST_OF_A_MESSAGE)
        return skip(in, bytes) ? TOO_LONG : AT_END;
    *text = xrealloc(NULL, bytes + 1, 1);
    *size = fread(*text, 1, bytes, in);
    (*text)[*size] = 0;
    if (*size == bytes)
        return RECEIVED;
    free(*text);
    *text = NULL;
    return AT_END;
}

void send_message(FILE *out, const char *text, size_t size)
{
    fprintf(out, "Content-Length: %zu\r\n\r\n", size);
    fwrite(text, 1, size, out);
    fflush(out);
}
