/* The lines of a position: see forms/members.h of the kit. */
MEMBER("phase", phase, ONE, PHASE, FLAGS(ALWAYS))
MEMBER("turn", turn, ONE, SEAT, FLAGS(ALWAYS))
EACH(SEAT, "hand", hand, ONE, A_NUMBER, UP_TO(MEN), FLAGS(ALWAYS))
EACH(POINT, "man", point, ONE, OWNER)
