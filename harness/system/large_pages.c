/* Memory for tables with random access, where finding the page takes a processor as long as the
 * access itself. Such tables are put into large pages, and small tables share one: a block is
 * halved until a piece fits, and two free halves become one again. A few whole blocks are kept,
 * because tables grow one after the other, and the system takes longer to zero a new page than
 * clearing an old one takes. */
#define _DEFAULT_SOURCE /* madvise */
#include "harness/system/large_pages.h"

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum {
    BLOCK_BITS = 21,
    LEAST_BITS = 15,
    BLOCK = 1 << BLOCK_BITS,
    LEAST = 1 << LEAST_BITS,
    MOST_KEPT = 4
};

struct piece {
    struct piece *next;
};
static struct piece *pieces[BLOCK_BITS + 1]; /* free pieces, by the bits of their size */
static unsigned kept;                        /* number of whole blocks among them */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *new_block(size_t size)
{
    void *block = NULL;
    if (posix_memalign(&block, BLOCK, size) != 0)
        return NULL;
    madvise(block, size, MADV_HUGEPAGE);
    return block;
}

static void lay_down(struct piece *p, unsigned bits)
{
    p->next = pieces[bits];
    pieces[bits] = p;
}

static struct piece *take(unsigned bits)
{
    struct piece *p = pieces[bits];
    if (p) {
        pieces[bits] = p->next;
        kept -= bits == BLOCK_BITS;
        return p;
    }
    if (bits == BLOCK_BITS)
        return new_block(BLOCK);
    uint8_t *whole = (uint8_t *)take(bits + 1);
    if (whole)
        lay_down((struct piece *)(whole + ((size_t)1 << bits)), bits);
    return (struct piece *)whole;
}

static bool take_out(const void *piece, unsigned bits)
{
    for (struct piece **at = &pieces[bits]; *at; at = &(*at)->next)
        if (*at == piece) {
            *at = (*at)->next;
            return true;
        }
    return false;
}

static void give_back(void *piece, unsigned bits)
{
    uintptr_t half = (uintptr_t)1 << bits;
    if (bits == BLOCK_BITS && kept == MOST_KEPT)
        free(piece);
    else if (bits == BLOCK_BITS)
        kept++, lay_down(piece, bits);
    else if (take_out((void *)((uintptr_t)piece ^ half), bits))
        give_back((void *)((uintptr_t)piece & ~half), bits + 1);
    else
        lay_down(piece, bits);
}

static unsigned bits_of(size_t size)
{
    unsigned bits = LEAST_BITS;
    while ((size_t)1 << bits < size)
        bits++;
    return bits;
}

void *pages_open(size_t size)
{
    void *at = NULL;
    if (size < LEAST)
        return calloc(size, 1);
    if (size > BLOCK)
        at = new_block(size);
    else {
        pthread_mutex_lock(&lock);
        at = take(bits_of(size));
        pthread_mutex_unlock(&lock);
    }
    return at ? memset(at, 0, size) : NULL;
}

void pages_close(void *at, size_t size)
{
    if (size < LEAST || size > BLOCK || !at) {
        free(at);
        return;
    }
    pthread_mutex_lock(&lock);
    give_back(at, bits_of(size));
    pthread_mutex_unlock(&lock);
}
