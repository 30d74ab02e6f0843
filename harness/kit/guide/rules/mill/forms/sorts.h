/* What an argument of a move, or a word of a position, can be: see forms/plain.h of the kit. */
SORT(POINT, 8u * t->rings, "a point of the board, as a7", "a7", "d7", "g7", "g4", "g1", "d1", "a1",
     "a4", "b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4", "c5", "d5", "e5", "e4", "e3", "d3", "c3",
     "c4")
NONE_OR(VICTIM, POINT, "the point of a man")
