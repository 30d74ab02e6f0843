/* mill: what the properties of all chapters share. */
#ifndef SPEC_MILL_SHARED_H
#define SPEC_MILL_SHARED_H

#include "../../rules/mill/mill.h"
#include "../spec.h"

#define SPEC_GAME mill
#define SPEC_TABLE struct mill_table
#define SPEC_STATE struct mill_state

#endif
