/* The moves: see forms/said.h of the kit. */
MOVE(M_PLACE, ARGS(POINT, NOTHING, VICTIM), "@ places on $0", "@ places on $0 taking $2")
MOVE(M_MOVE, ARGS(POINT, POINT, VICTIM), "@ moves $1 to $0", "@ moves $1 to $0 taking $2")
