/* What an argument of a move, or a word of a position, can be: see forms/plain.h of the kit. */
SORT(PHASE, PHASES, "lot, play or over", "lot", "play", "over")
NUMBERS(NUMBER, MOST_STONES + 1u, "a number of stones")
