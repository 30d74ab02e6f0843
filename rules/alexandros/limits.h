/* The full game has the document's sizes; a scope may have smaller ones: see rules/limits.h. */
LIMIT(players_two_to_four, head.players, 2, SEATS)
SIZE(governors_four_each, governors, 1, GOVERNORS, GOVERNORS)
SIZE(wall_supplies, black, 0, BLACK, BLACK)
SIZE(wall_supplies, red, 0, RED, RED)
SIZE(marker_at_start, limit, 0, TRACK, TRACK)
BEGINS(random_start_player, BY_LOT)
