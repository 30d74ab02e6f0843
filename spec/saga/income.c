/* This chapter states what the document says under "1. Roempunten ontvangen": income, if the player
 * asks for it in time. */
#include "shared.h"
#include "conquests.h"

CLAUSE(income_first, "Spelverloop, Roempunten", TURN_ORDER, EXPLICIT,
       "Income comes before any other action of the turn.")

FORBIDS_TIME(income_first, income_comes_first, OTHER_ACTIONS,
             "{actor} has to take the {due} that are due first")
{
    bool may_precede = m.kind == M_TAKE_BACK && READS(t, Q_takeback_when, 'C');
    return s->phase == TURN && income_waits(t, s) && !may_precede;
}

/* No other action came before, except under readings that let some actions come before income. */
STEP_PROPERTY(income_is_taken_before_anything_is_done, INCOMES)
{
    bool closers = READS(t, Q_income_closers, 'B') || READS(t, Q_takeback_when, 'C');
    return before->phase == TURN && m.actor == before->mover && before->laid == 0
        && before->recruited == 0 && (before->back == 0 || closers);
}

STATE_PROPERTY(income_is_due_only_while_nothing_is_done)
{
    bool closers = READS(t, Q_income_closers, 'B') || READS(t, Q_takeback_when, 'C');
    return s->due == 0 || (s->laid == 0 && s->recruited == 0 && (s->back == 0 || closers));
}

STATE_PROPERTY(beginnings_are_kept_only_where_read_so)
{
    return s->begun == 0 || READS(t, Q_takeback_when, 'C');
}

CLAUSE(income_if_remembered, "Spelverloop, Roempunten", PERMISSION, AMBIGUOUS,
       "Who does not think of his income in time gets none; nobody hands it out for him.")

/* Only the player himself takes his income, and only taking it gives fame. */
STEP_PROPERTY(fame_comes_to_who_takes_his_income)
{
    bool good = true, takes = m.kind == M_COLLECT || m.kind == M_CLAIM;
    for (unsigned p = 0; p < SEATS; p++)
        good = good && (after->fame[p] <= before->fame[p] || (takes && p == before->mover));
    return good;
}

QUESTION(q_income_duty, "Must income be taken?", 'A',
         "He takes it if he thinks of it in time, says the document.", BUILT('A', "no"),
         BUILT('B', "yes, before anything else"))

CLAUSE(income_forfeit, "Roempunten", LEGALITY, EXPLICIT,
       "Once another action is begun, no income can be taken any more in this turn.")

FORBIDS_TIME(income_forfeit, another_action_was_begun, INCOMES,
             "another action was begun in this turn")
{
    return s->phase == TURN && income_is_closed(t, s);
}

STEP_PROPERTY(another_action_loses_the_income)
{
    bool numbered = is_lay(m) || m.kind == M_RECRUIT;
    bool other = (m.kind == M_TAKE_BACK && !READS(t, Q_takeback_when, 'C'))
              || (m.kind == M_REVEAL && before->phase == TURN);
    return (!numbered && (!other || READS(t, Q_income_closers, 'B'))) || after->due == 0;
}

/* Anything that is not an action leaves the income due. */
STEP_PROPERTY(income_stays_due_while_no_action_is_begun)
{
    bool waits = (m.kind == M_TAKE_BACK
                  && (READS(t, Q_income_closers, 'B') || READS(t, Q_takeback_when, 'C')))
              || (m.kind == M_REVEAL && READS(t, Q_income_closers, 'B')) || m.kind == M_TAKE_FREE
              || m.kind == M_CONQUER;
    return !waits || after->due == before->due;
}

/* The state remembers that income is lost until a knight laid or recruited also shows it. */
STATE_PROPERTY(loss_is_kept_only_where_nothing_else_tells)
{
    bool other = READS(t, Q_income_closers, 'A');
    return s->lost == 0 || (other && s->due == 0 && s->laid == 0 && s->recruited == 0);
}

/* Turning up a knight or turning back a land loses the income that was due. If it had been taken,
 * the state says so. */
STEP_PROPERTY(turning_knights_or_lands_loses_the_income_by_name)
{
    bool turns = (m.kind == M_REVEAL || m.kind == M_FLIP) && before->phase == TURN;
    bool first = !before->laid && !before->recruited && READS(t, Q_income_closers, 'A');
    if (!turns || !first)
        return true;
    return after->lost == (before->due > 0 || before->lost);
}

/* The state remembers in the same way that income was taken. */
STATE_PROPERTY(taking_is_kept_only_where_nothing_else_tells)
{
    return s->took == 0
        || (s->took == 1 && s->lost == 0 && s->due == 0 && s->laid == 0 && s->recruited == 0);
}

STEP_PROPERTY(income_that_was_taken_is_remembered)
{
    bool takes = m.kind == M_COLLECT || m.kind == M_CLAIM, tells = after->laid || after->recruited;
    if (before->phase < TURN || ends_turn(before, m))
        return after->took == 0;
    if (m.kind == M_TAKE_BACK && READS(t, Q_income_closers, 'A') && READS(t, Q_takeback_twice, 'A')
        && !READS(t, Q_takeback_when, 'C'))
        return after->took == 0;
    return after->took == (!tells && (takes || before->took));
}

/* If a knight was taken back, "back" shows it, unless that may be done twice. Income that was taken
 * is not lost. */
STEP_PROPERTY(nothing_else_loses_the_income_unseen)
{
    bool turns = m.kind == M_REVEAL || m.kind == M_FLIP
              || (m.kind == M_TAKE_BACK && READS(t, Q_takeback_twice, 'B'));
    return turns || before->phase != TURN || after->lost <= before->lost;
}

QUESTION(q_income_closers, "After which actions is no income taken any more?", 'A',
         "The document says \"another action\", whichever that is.",
         BUILT('A', "after all of them"),
         BUILT('B', "after those with a number: laying and recruiting"))
