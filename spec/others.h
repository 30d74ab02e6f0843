/* Chooses a value other than the right one. A law changes one value and says what follows. */
#ifndef QUIBBLE_OTHERS_H
#define QUIBBLE_OTHERS_H

#include "spec.h"

/* any value in 0..most except 'number', which is the document's */
static inline uint8_t another(struct choice *from, unsigned most, unsigned number)
{
    unsigned n = choose(from, most);
    return (uint8_t)(n < number ? n : n + 1);
}

#endif
