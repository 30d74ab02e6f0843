/* Which probes each property came to, in a process of build/quibble-judged. At its end they are
 * added to the file that QUIBBLE_JUDGED names, a line 'PROPERTY PROBE' for each. */
#include "ci/judged.d/probes.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST_PROBES = 1 << 17 };

static uint8_t *row[MOST_PROBES];
_Thread_local uint8_t *probes_of_property;

static uint8_t *new_row(unsigned property)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&lock);
    if (!row[property])
        row[property] = calloc(MOST_PROBES, 1);
    pthread_mutex_unlock(&lock);
    if (!row[property])
        abort();
    return row[property];
}

void probes_begin(unsigned property)
{
    property %= MOST_PROBES;
    probes_of_property = row[property] ? row[property] : new_row(property);
    probes_of_property[property] = 1;
}

static void write_rows(void)
{
    const char *path = getenv("QUIBBLE_JUDGED");
    FILE *out = path ? fopen(path, "a") : NULL;
    if (!out)
        return;
    for (unsigned i = 1; i < MOST_PROBES; i++)
        for (unsigned n = 1; row[i] && n < MOST_PROBES; n++)
            if (row[i][n])
                fprintf(out, "%u %u\n", i, n);
    fclose(out);
}

__attribute__((constructor)) static void begin(void)
{
    probes_begin(0);
    atexit(write_rows);
}
