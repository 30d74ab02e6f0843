/* The lines of a position of Saga: see forms/members.h. */
MEMBER("phase", phase, ONE, PHASE, FLAGS(ALWAYS))
MEMBER("turn", mover, ONE, SEAT, TOLD_IF(tells_turn))
MEMBER("due", due, ONE, A_NUMBER, UP_TO(254)) /* income that was not taken yet */
MEMBER("laid", laid, ONE, YES_SAID)           /* a knight was laid in this turn */
MEMBER("recruited", recruited, ONE, YES_SAID)
MEMBER("back", back, ONE, YES_SAID) /* a knight was taken back */
MEMBER("lost", lost, ONE, YES_SAID) /* the income that was due is lost */
MEMBER("took", took, ONE, YES_SAID) /* the income that was due is taken */
MEMBER("ending", ending, ONE, STAGE, FLAGS(DERIVED))
MEMBER("asked", asked, ONE, MARKED_SEAT)              /* who decides                   */
MEMBER("about", about, ONE, MARKED_LAND)              /* of the phases choose, gift, flip */
MEMBER("counted", counted, ONE, A_NUMBER, UP_TO(250)) /* the value of the troop chosen */
MEMBER("begun", begun, ONE, YES_SAID)                 /* something was done in this turn */
MEMBER("owes", owes, ONE, A_NUMBER, UP_TO(250))       /* of the phase pay              */
MEMBER("gets", gets, ONE, A_NUMBER, UP_TO(250))       /* of the phases pay and draw    */
OWN_EACH(LAND, "land", write_land, read_land, EXPECTED(a_line_of_a_land))
EACH(SEAT, "hand", hand, COUNTS, CARD, UP_TO(KNIGHTS), FLAGS(ALWAYS | SIZED), SUM_AT(held),
     EXPECTED("knights like R4 or 2xR4, or none, and behind them in brackets how many they are in "
              "all: as many or more, at most 60"))
OWN_EACH(SEAT, "attack", write_attack, read_attack)
EACH(SEAT, "fame", fame, ONE, A_NUMBER, READ_BY(read_fame), FLAGS(ALWAYS))
OWN_EACH(SEAT, "chips", write_chips, read_chips)
MEMBER("pool", pool, COUNTS, CARD, UP_TO(KNIGHTS), FLAGS(ALWAYS), EXPECTED(saga_some_knights))
OWN_LINE("changed", write_changed, read_changed, AT(changed))
OWN_LINE("freed", write_freed, read_freed, AT(freed))
OWN_LINE("set", write_sets, read_set_of, AT(set_of), FLAGS(DERIVED), EVERY_BYTE)
