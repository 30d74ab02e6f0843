/* The verb conform. */
#ifndef QUIBBLE_PLAY_CONFORM_H
#define QUIBBLE_PLAY_CONFORM_H

#include "harness/core/options.h"
#include "harness/play/campaign.h"

/* The options of conform. */
struct conform_options {
    struct campaign_options campaign;
    bool strict;   /* a clause or a command that was not tried is a finding */
    unsigned wait; /* the longest time for one answer in seconds; 0: the default */
};
int verb_conform(const struct options *o);

#endif
