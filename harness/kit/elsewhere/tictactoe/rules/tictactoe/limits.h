/* What the numbers of a sheet must be, and which clause says so. */
LIMIT(nine_free_fields, head.players, SEATS, SEATS)
