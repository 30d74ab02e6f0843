/* What the rulebook says, clause by clause: in our words, when it forbids, what must hold. */
#include "../../rules/newgame/newgame.h"
#include "../../rules/forms/words.h"
#include "../spec.h"

CLAUSE(heap_of_seven, "Play", SETUP, EXPLICIT, "Two players play with a heap of seven stones.")

STATE_PROPERTY(heap_never_grows)
IF(s->heap <= t->stones)

CLAUSE(lot_says_who_begins, "Play", SETUP, EXPLICIT, "A lot says which player begins.")

FORBIDS_TIME(lot_says_who_begins, lot_is_due_or_drawn, ANY_MOVE, "the lot is drawn once, first")
IF((m.kind == M_LOT) != (s->phase == LOT))

STATE_PROPERTY(lot_comes_first)
IF(s->phase != LOT || s->heap == t->stones)

CLAUSE(players_alternate, "Play", TURN_ORDER, EXPLICIT, "The players move in turn.")

FORBIDS_ACTOR(players_alternate, other_has_the_turn, ON(M_TAKE), "the other player has the turn")
IF(s->phase == PLAY && m.actor != s->turn)

STEP_PROPERTY(turn_passes, ON(M_TAKE))
IF(after->turn != before->turn)

CLAUSE(take_one_to_three, "Play", LEGALITY, EXPLICIT,
       "In your turn, take one, two or three stones from the heap.")

FORBIDS(take_one_to_three, wrong_number, ON(M_TAKE), "one to three stones are taken, from {heap}")
IF(m.arg[0] < 1 || m.arg[0] > 3 || m.arg[0] > s->heap)

NAMED(heap)
{
    put_number(out, s->heap);
}

STEP_PROPERTY(heap_falls_by_what_is_taken, ON(M_TAKE))
IF(after->heap + m.arg[0] == before->heap)

CLAUSE(last_stone_ends, "Play", END, EXPLICIT, "When no stone is left, the game is over.")

FORBIDS_WHEN_OVER(last_stone_ends, heap_is_empty, ANY_MOVE, "no stone is left: the game is over")
IF(s->heap == 0)

STATE_PROPERTY(over_without_stones)
IF((s->phase == OVER) == (s->heap == 0))

CLAUSE(last_stone_wins, "Play", SCORE, AMBIGUOUS, "The last stone decides the game.")

STEP_PROPERTY(last_stone_decides, ON(M_TAKE))
IF(after->heap > 0 || after->phase == OVER)

/* A function of the rules is judged here, so it may be called. */
STATE_PROPERTY(winner_is_by_the_last_stone)
{
    struct outcome o;
    unsigned took_it = !s->turn, other = s->turn;
    newgame_outcome(t, s, &o);
    if (s->heap > 0)
        return o.winners == 0;
    return o.winners == 1u << (READS(t, Q_last_stone, 'B') ? other : took_it);
}

QUESTION(q_last_stone, "Does the player who takes the last stone win?", 'A',
         "Most games of this kind are played so.", BUILT('A', "yes, that player wins"),
         BUILT('B', "no, that player loses"))
