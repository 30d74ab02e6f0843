/* A table with other components of the same kinds. */
#ifndef QUIBBLE_CORE_SHEETS_H
#define QUIBBLE_CORE_SHEETS_H

#include "harness/core/choice.h"
#include "spec/spec.h"

bool another_sheet(const struct spec *spec, void *table, struct choice *from);

#endif
