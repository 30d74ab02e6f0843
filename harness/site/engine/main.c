/* The same engine for this machine. Each line of the input is a request, with '
 * ' for a line end in it; each line of the output is an answer. The tests compare the browser's
 * engine with it. */
#include "harness/site/engine/answers.h"

#include <stdbool.h>
#include <stdio.h>

enum { MOST_REQUEST = 1 << 21 };

static void unfold(char *line)
{
    char *to = line;
    for (const char *from = line; *from && *from != '\n'; from++) {
        bool fold = from[0] == '\\' && from[1] == 'n';
        *to++ = fold ? '\n' : *from;
        from += fold;
    }
    *to = 0;
}

int main(void)
{
    static char line[MOST_REQUEST];
    while (fgets(line, sizeof line, stdin)) {
        unfold(line);
        answer(line, stdout);
    }
    return 0;
}
