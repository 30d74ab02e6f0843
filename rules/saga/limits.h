/* The full game has the document's sizes; a scope may have smaller ones: see rules/limits.h. */
LIMIT(players_two_to_four, head.players, 2, SEATS)
SIZE(six_lands, lands, 1, LANDS, LANDS)
BEGINS(youngest_starts, BY_AGE)
SIZE(recruit_one_per_turn, recruits, 0, 1, 1)
SIZE(score_chips, most_fame, 0, MOST_FAME, MOST_FAME)
