/* The lines of a position: see forms/members.h of the kit. */
MEMBER("phase", phase, ONE, PHASE, FLAGS(ALWAYS))
MEMBER("turn", turn, ONE, SEAT, FLAGS(ALWAYS))
EACH(FIELD, "mark", field, ONE, OWNER)
