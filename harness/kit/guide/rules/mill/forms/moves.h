/* The moves: see forms/said.h of the kit. */
MOVE(M_PLACE, ARGS(POINT, VICTIM), "@ places on $0", "@ places on $0 taking $1")
MOVE(M_MOVE, ARGS(POINT, VICTIM, POINT), "@ moves $2 to $0", "@ moves $2 to $0 taking $1")
