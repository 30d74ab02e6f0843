/* This chapter states what a player sees: all that lies open, and the number of hidden cards. */
#include "shared.h"

CLAUSE(hands_hidden, "Kaart pakken", INFORMATION, EXPLICIT,
       "Nobody sees what others have in their hands.")

TALLY_PROPERTY(hands_of_others_are_not_seen)
{
    for (unsigned p = 0; !sets_up(s) && p < t->head.players; p++) {
        struct alexandros_state seen, like, then = *s;
        alexandros_view(t, s, p, &seen);
        if (!same_bytes(seen.hand[p], s->hand[p], SYMBOLS))
            return false;
        for (unsigned q = 0; q < t->head.players; q++)
            for (unsigned k = 0; q != p && k < SYMBOLS; k++)
                then.hand[q][k] = s->hand[q][(k + 2) % SYMBOLS];
        alexandros_view(t, &then, p, &like);
        for (unsigned q = 0; q < t->head.players; q++)
            if (!same_bytes(seen.hand[q], like.hand[q], SYMBOLS))
                return false;
    }
    return true;
}

/* As many other cards in the hands of the others and in the pile; with q-discard-open B also on the
 * discard pile. With q-hand-count B even the numbers in the hands differ. */
LOOKALIKE
{
    for (unsigned k = 0; k < SYMBOLS; k++) {
        unsigned from = (k + 1) % SYMBOLS;
        for (unsigned q = 0; q < t->head.players; q++)
            if (q != player)
                like->hand[q][k] = s->hand[q][from];
        like->pile[k] = s->pile[from];
        if (READS(t, Q_discard_open, 'B'))
            like->discard[k] = s->discard[from];
    }
    for (unsigned q = 0; READS(t, Q_hand_count, 'B') && q < t->head.players; q++)
        like->held[q] = (uint8_t)(s->held[q] + (q != player));
}

/* The cards of the others never decide what a player may do. */
TALLY_PROPERTY(hidden_cards_forbid_nothing)
{
    struct alexandros_state then = *s;
    if (s->phase != CARD && s->phase != ACTION)
        return true;
    for (unsigned q = 0; q < t->head.players; q++)
        for (unsigned k = 0; q != s->mover && k < SYMBOLS; k++)
            then.hand[q][k] = s->hand[q][(k + 3) % SYMBOLS];
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (asked(t, s, M_OPEN, s->mover, k) != asked(t, &then, M_OPEN, s->mover, k)
            || asked(t, s, M_HAND, s->mover, k) != asked(t, &then, M_HAND, s->mover, k)
            || asked(t, s, M_TAX, s->mover, k) != asked(t, &then, M_TAX, s->mover, k)
            || asked(t, s, M_TAKE, s->mover, k) != asked(t, &then, M_TAKE, s->mover, k))
            return false;
    for (unsigned p = 0; p < t->head.players; p++)
        for (unsigned i = 0; i < GOVERNORS; i++) {
            unsigned a = s->governor[p][i] == 0 ? 0 : s->governor[p][i] - 1u;
            if (asked(t, s, M_TAKE_OVER, s->mover, a) != asked(t, &then, M_TAKE_OVER, s->mover, a))
                return false;
        }
    return true;
}

QUESTION(q_hand_count, "Do the others see how many cards a player has?", 'A',
         "Only what is on them is hidden.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_discard_open, "May discarded cards be looked at?", 'A', "They were all played openly.",
         BUILT('A', "yes"), BUILT('B', "no"))
