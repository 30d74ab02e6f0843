/* The lines of a position of Ordonanz: see forms/members.h. */
MEMBER("phase", phase, ONE, PHASE, FLAGS(ALWAYS))
MEMBER("first", first, ONE, SEAT, FLAGS(ALWAYS))
MEMBER("turn", mover, ONE, SEAT, TOLD_IF(tells_turn))
MEMBER("done", done, ONE, DONE) /* duties done in this turn */
MEMBER("chosen", source, ONE, A_NUMBER, UP_TO(TALONS))
MEMBER("lot", lot, ONE, MARKED_SEAT)
MEMBER("dealt", dealt, ONE, A_NUMBER, UP_TO(250), FLAGS(DERIVED))
OWN_EACH(SEAT, "hand", write_hand, read_hand)
OWN_EACH_TWO(SEAT, AREA, "area", write_area, read_area, EXPECTED("area PLAYER NUMBER CARDS"))
EACH(SEAT, "turns", turns, ONE, A_NUMBER, UP_TO(250), FLAGS(DERIVED))
OWN_EACH(AREA, "order", write_order, read_order)
OWN_LINE("talon", write_talons, read_talon)
OWN_LINE("talon-2", NULL, read_talon)
