/* What ci/judged.d/probes.awk puts into a property: that it was asked, and how far it came. */
#ifndef QUIBBLE_PROBES_H
#define QUIBBLE_PROBES_H

#include <stdint.h>

/* Of the property that this thread asks, a byte for each probe. */
extern _Thread_local uint8_t *probes_of_property;
void probes_begin(unsigned property); /* 0: none is asked */

#define JUDGING(property) probes_begin(property)
#define PROBE_YES(n) (probes_of_property[n] = 1)
#define PROBE_NO(n) (probes_of_property[n] = 1, 0)

#endif
