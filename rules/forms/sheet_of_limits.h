/* The lines of the sheet of a plain game, for sheets.h: the players, and each number that a row of
 * limits.h gives a size (plain.h). */
#define LIMIT(...)
#define BEGINS(...)
#define SIZE(slug, member, least, most, full) SHEET_NUMBER(#member, member, most)
SHEET_NUMBER("players", head.players, MAX_PLAYERS)
SHEET_SMALL(NO_CLEARING)
#include ROWS_OF_LIMITS(GAME)
#undef LIMIT
#undef BEGINS
#undef SIZE
