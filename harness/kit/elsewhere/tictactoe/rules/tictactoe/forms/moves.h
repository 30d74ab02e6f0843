/* The moves: see forms/said.h of the kit. */
MOVE(M_MARK, ARGS(FIELD), "@ marks $0")
