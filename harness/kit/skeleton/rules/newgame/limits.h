/* What the numbers of a sheet must be, and which clause says so: see rules/limits.h of the kit. */
LIMIT(heap_of_seven, head.players, SEATS, SEATS)
SIZE(heap_of_seven, stones, 1, MOST_STONES, STONES)
