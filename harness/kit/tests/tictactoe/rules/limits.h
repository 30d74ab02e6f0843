/* What the numbers of a sheet must be, and which clause says so: see rules/limits.h of the kit. */
LIMIT(empty_board, head.players, SEATS, SEATS)
