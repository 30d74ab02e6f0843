/* What the numbers of a sheet must be, and which clause says so. */
LIMIT(nine_men_each, head.players, SEATS, SEATS)
SIZE(nine_men_each, rings, 1, RINGS, RINGS)
SIZE(nine_men_each, men, 3, MEN, MEN)
