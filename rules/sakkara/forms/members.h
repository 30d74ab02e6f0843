/* The lines of a position of Sakkara: see forms/members.h. */
MEMBER("phase", phase, ONE, PHASE, FLAGS(ALWAYS))
MEMBER("turn", mover, ONE, SEAT, TOLD_IF(tells_turn))
MEMBER("step", step, ONE, A_NUMBER, UP_TO(STEPS), FLAGS(DERIVED)) /* the step worked on this turn */
MEMBER("next", cursor, ONE, FIELD, FLAGS(DERIVED))                /* the next field of the deal */
MEMBER("moved", moved, ONE, YES_SAID)                             /* this turn's movement is done */
MEMBER("walker", walker, ONE, MARKED_WORKER)
MEMBER("heading", heading, ONE, MARKED_HEADING)
MEMBER("rides", rides, ONE, A_NUMBER, UP_TO(1)) /* phase ride: fields ridden so far */
MEMBER("flyer", flyer, ONE, MARKED_WORKER)      /* phase fly                 */
MEMBER("source", source, ONE, MARKED_FIELD)     /* phase push                */
MEMBER("target", target, ONE, MARKED_FIELD)
MEMBER("ending", ending, ONE, ANSWER, FLAGS(DERIVED)) /* this pile closes the turn */
MEMBER("winner", winner, ONE, MARKED_SEAT)
MEMBER("horses", horses, ONE, A_NUMBER, UP_TO(MOST)) /* horses played this turn */
MEMBER("fresh", fresh, ONE, YES_SAID)                /* nothing was played since the movement */
MEMBER("start-height", start_height, ONE, A_NUMBER, UP_TO(TALL))
MEMBER("stairs", stairs, ONE, A_NUMBER, UP_TO(TILES)) /* stairs held when the horse was played */
MEMBER("stair-paid", stair_paid, ONE, YES_SAID)
MEMBER("grains-laid", grains_laid, ONE, A_NUMBER, UP_TO(TILES))
MEMBER("kept", kept, ONE, YES_SAID)                         /* the placer leaves this part whole */
MEMBER("other-heading", other_heading, ONE, MARKED_HEADING) /* of the mover's other worker */
MEMBER("other-height", other_height, ONE, A_NUMBER, UP_TO(TALL))
MEMBER("other-stair", other_stair, ONE, YES_SAID)
/* the place in the pile of the lowest destroyed green: 1 is the bottom */
MEMBER("greens-at", greens, ONE, A_NUMBER, UP_TO(TILES), FLAGS(DERIVED))
OWN_LINE("storm", write_storm, read_storm, AT(storm))
MEMBER("gathered", gathered, BITS, FIELD)
MEMBER("picked", picked, BITS, A_PLACE, UP_TO(TILES),
       EXPECTED("numbers of tiles, of which the lowest is 1"))
OWN_LINE("board", write_board, read_headline)
OWN_LINE("row", NULL, read_row)
OWN_LINE("field", NULL, read_one_field)
EACH(SEAT, "holder", holder, COUNTS, KIND, UP_TO(TILES), FLAGS(ALWAYS | SIZED), SUM_AT(held),
     EXPECTED("tiles like grain or 2xgrain, or none, and behind them in brackets how many they are "
              "in all: as many or more, at most 75"))
OWN_EACH(SEAT, "display", write_display, read_display)
EACH(SEAT, "pyramid", built, COUNTS, KIND, UP_TO(TILES), FLAGS(ALWAYS), EXPECTED(some_tiles))
OWN_LINE("pile", write_pile, read_pile, AT(used))
OWN_LINE("destroyed", write_destroyed, read_destroyed)
MEMBER("aside", aside, COUNTS, KIND, UP_TO(TILES), EXPECTED(some_tiles))
MEMBER("bag", bag, COUNTS, KIND, UP_TO(TILES), FLAGS(DERIVED), EXPECTED(some_tiles))
OWN_LINE("parts", write_parts, read_parts, AT(part), FLAGS(DERIVED))
OWN_LINE("then", write_heights, read_heights, AT(height_then), FLAGS(DERIVED))
