/* Counts the clauses that were exercised, from the RULE marks. Clauses are numbered per game, so
 * only one game can be counted at a time. Each thread counts for itself; its counts are added up
 * by gathering them. */
#include "harness/core/marks.h"
#include "rules/game.h"

#include <pthread.h>
#include <string.h>

static uint8_t gathered[MOST_MARKS];

#ifdef QUIBBLE_FEEDBACK
/* The fuzz target keeps the counters where the fuzzer looks for them. */
#else
_Thread_local uint8_t rule_hits[MOST_MARKS];
#endif

static void forget_own(void)
{
    for (unsigned i = 0; i < MOST_MARKS; i++)
        rule_hits[i] = 0;
}

void marks_reset(void)
{
    forget_own();
    memset(gathered, 0, sizeof gathered);
}

void marks_gather(void)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&lock);
    for (unsigned i = 0; i < MOST_MARKS; i++)
        gathered[i] |= rule_hits[i];
    pthread_mutex_unlock(&lock);
    forget_own();
}

void marks_note(verdict v)
{
    if (v < MOST_MARKS)
        gathered[v] = 1;
}

#ifndef QUIBBLE_FEEDBACK
/* The marks that the rules set in this thread. */
uint8_t *marks_own(void)
{
    return rule_hits;
}
#endif

uint64_t marks_of(verdict v)
{
    return v < MOST_MARKS ? rule_hits[v] | gathered[v] : 0;
}

/* ---- in their order ---- */

static _Thread_local struct carried carried;

void carried_reset(void)
{
    carried.count = 0;
}

const struct carried *carried_out(void)
{
    return &carried;
}

void rule_met(unsigned id); /* the copies of the rules call it as RULE_MARK */
void rule_met(unsigned id)
{
    for (unsigned i = 0; i < carried.count; i++)
        if (carried.clause[i] == id)
            return;
    if (carried.count < MOST_MARKS)
        carried.clause[carried.count++] = id;
}
