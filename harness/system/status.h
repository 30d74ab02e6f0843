/* The exit status of every verb, and the project's address. */
#ifndef QUIBBLE_SYSTEM_STATUS_H
#define QUIBBLE_SYSTEM_STATUS_H

/* A placeholder: nobody can own a name in '.example'. Whoever publishes the project sets the
 * address here and in ci/oss-fuzz. */
#ifndef QUIBBLE_HOME
#define QUIBBLE_HOME "https://quibble.example/"
#endif

/* The exit status of every verb. */
enum { HELD = 0, FOUND = 1, WRONG_CALL = 2, NO_TOOL = 3 };

#endif
