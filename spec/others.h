/* Choices of what is not so. Laws change one thing, and say what follows from that. */
#ifndef QUIBBLE_OTHERS_H
#define QUIBBLE_OTHERS_H

#include "spec.h"

/* 0 .. most, but for a number: for one, that which the document gives */
static inline uint8_t another(struct choice *from, unsigned most, unsigned number)
{
    unsigned n = choose(from, most);
    return (uint8_t)(n < number ? n : n + 1);
}

#endif
