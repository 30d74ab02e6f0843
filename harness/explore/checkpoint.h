/* Checkpoints: an exploration can be resumed by another process. */
#ifndef QUIBBLE_EXPLORE_CHECKPOINT_H
#define QUIBBLE_EXPLORE_CHECKPOINT_H

#include "harness/explore/space.h"
#include "harness/system/complain.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct checkpoint {
    struct space *space;
    bool checked;
    void *progress; /* the other data of the search: a flat structure */
    size_t progress_size;
    bool saved;      /* the folder contains a checkpoint ... */
    uint64_t states; /* ... of so many states */
    int lock;        /* of the folder, while it is locked */
    bool locked;
};
/* Locks the folder: two runs would overwrite each other's files. */
bool checkpoint_open(struct checkpoint *k, const char *folder, bool resumed, struct complaint *c);
void checkpoint_close(struct checkpoint *k);
bool checkpoint_write(struct checkpoint
                          *k); /* false: space->trouble says why; the previous checkpoint stays */
void checkpoint_remove(struct checkpoint *k); /* for a run that is complete or cannot be resumed */

#endif
