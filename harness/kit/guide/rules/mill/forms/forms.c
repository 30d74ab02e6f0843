/* How moves, positions and sheets are said: all of it follows from the rows beside this file. */
#include "../mill.h"

#include "../../forms/plain.h"
