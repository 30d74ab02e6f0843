/* What an argument of a move, or a word of a position, can be: see forms/plain.h of the kit. */
SORT(FIELD, FIELDS, "a field, from a1 to c3", "a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
