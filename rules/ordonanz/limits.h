/* The full game has the document's sizes; a scope may have smaller ones: see rules/limits.h. */
LIMIT(two_to_four_players, head.players, 2, SEATS)
SIZE(five_areas_per_strip, areas, 1, AREAS, AREAS)
SIZE(cap_belongs_to_basic_set, cap, 1, CAP, CAP)
SIZE(deal_six, hand, 1, DEALT, DEALT)
BEGINS(first_player_by_lot, BY_LOT)
