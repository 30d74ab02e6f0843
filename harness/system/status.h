/* How every verb ends, and where the project is at home. */
#ifndef QUIBBLE_SYSTEM_STATUS_H
#define QUIBBLE_SYSTEM_STATUS_H

/* A placeholder: '.example' is a name that nobody can own. Whoever publishes the project sets it
 * here and in ci/oss-fuzz. */
#ifndef QUIBBLE_HOME
#define QUIBBLE_HOME "https://quibble.example/"
#endif

/* Exit status of every verb. */
enum { HELD = 0, FOUND = 1, WRONG_CALL = 2, NO_TOOL = 3 };

#endif
