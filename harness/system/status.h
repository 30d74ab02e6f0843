/* How every verb ends. */
#ifndef QUIBBLE_SYSTEM_STATUS_H
#define QUIBBLE_SYSTEM_STATUS_H

/* Exit status of every verb. */
enum { HELD = 0, FOUND = 1, WRONG_CALL = 2, NO_TOOL = 3 };

#endif
