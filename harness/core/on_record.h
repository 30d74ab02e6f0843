/* The findings that are recorded in corpus/GAME/findings. */
#ifndef QUIBBLE_CORE_ON_RECORD_H
#define QUIBBLE_CORE_ON_RECORD_H

#include "harness/system/complain.h"
#include "spec/spec.h"

enum finding_kind {
    FOUND_DEADLOCK,
    FOUND_ENDLESS,
    FOUND_ENDLESS_FORCED,
    FOUND_ENDLESS_CERTAIN,
    FOUND_TIE,
    FOUND_NO_WINNER,
    FOUND_DEAD_CLAUSE,
    FINDING_KINDS
};
enum { FINDING_FILE = 600 };
const char *finding_name(enum finding_kind kind);
/* One line of a finding: its claim, and whether it concerns this table. */
struct claim {
    enum finding_kind kind;
    bool here;
    bool plays, read; /* plays: it concerns plays on any table; read: it names a reading */
    verdict clause;
    const char *file; /* its file, relative to the root of the repository */
};
typedef void claim_fn(void *with, const struct claim *claim);
/* Calls back with every claim of the findings, in order. If scope is NULL, the table is that of
 * a play. Returns false if a finding cannot be read; then c says why. */
bool claims_on_record(const struct spec *spec, const void *table, const char *scope,
                      claim_fn *callback, void *with, struct complaint *c);
void *plain_table(const struct spec *spec, const char *scope); /* as the scope alone makes it */
/* Are these moves legal on this table, one after the other, and can nobody move then, although the
 * game is not over? */
bool play_hangs(const struct spec *spec, const void *table, const struct move *move,
                unsigned moves);
/* May a play on this table hang? Then 'file' is the finding that says so. */
bool deadlock_on_record(const struct spec *spec, const void *table, char file[FINDING_FILE]);

#endif
