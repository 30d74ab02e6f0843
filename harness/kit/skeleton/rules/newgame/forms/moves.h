/* The moves: see forms/said.h of the kit. */
CHANCE(M_LOT, ARGS(SEAT), "the lot falls on p0")
MOVE(M_TAKE, ARGS(NUMBER), "@ takes =0")
