/* The verb conform. */
#ifndef QUIBBLE_PLAY_CONFORM_H
#define QUIBBLE_PLAY_CONFORM_H

#include "harness/core/options.h"
#include "harness/play/campaign.h"

/* What conform alone takes. */
struct conform_options {
    struct campaign_options campaign;
    bool strict;   /* what was not tried is a finding */
    unsigned wait; /* seconds at most, for one answer; 0: as is usual */
};
int verb_conform(const struct options *o);

#endif
