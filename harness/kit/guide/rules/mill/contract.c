/* The entry in the table of games. It and how moves, positions and sheets are said follow from the
 * rows in limits.h and forms/: rules/forms/plain.h of the kit. */
#include "mill.h"

#define TITLE "Nine men's morris"
#define MOST_MOVES (9 * 24 * 9)
#define THE_ORDER players_alternate
#define THE_PREFIXES /* forms/prefixes.h: faster than to ask about every move that can be said */
#include "../forms/plain.h"
