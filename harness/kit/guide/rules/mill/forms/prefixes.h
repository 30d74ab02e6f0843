/* How many arguments of a move a clause looks at, from the first on: forms/plain.h of the kit. */
LOOKS_AT(0, place_first)
LOOKS_AT(1, free_points)
LOOKS_AT(2, along_a_line)
