/* What an argument of a move, or a word of a position, can be: see forms/plain.h of the kit. */
SORT(SEAT, SEATS, "a player's letter", "A", "B")
SORT(MARK, SEATS + 1, "none, or whose mark it is", "none", "A", "B")
SORT(PHASE, PHASES, "play or over", "play", "over")
SORT(FIELD, FIELDS, "a field, as b2", "a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
