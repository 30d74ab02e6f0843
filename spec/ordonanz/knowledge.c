/* This chapter states what a player knows: everything but the hands of others and the talon. */
#include "shared.h"

CLAUSE(laid_cards_are_open, "Züge, Die Heerschar", INFORMATION, SILENT,
       "Cards are laid face up and stay visible to all.")

TALLY_PROPERTY(everybody_sees_the_strips)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct ordonanz_state seen;
        ordonanz_view(t, s, p, &seen);
        for (unsigned q = 0; q < SEATS; q++)
            for (unsigned i = 0; i < AREAS; i++)
                if (!same_bytes(seen.area[q][i], s->area[q][i], CAP)
                    || seen.laid[q][i] != s->laid[q][i])
                    return false;
    }
    return true;
}

QUESTION(q_face_up, "Are cards laid face up?", 'A',
         "It must be clear to which area a card belongs, and players compare. No effect on moves "
         "or result.",
         BUILT('A', "yes"), INVENTS('B', "no", "when the cards are turned up for the comparison"))

CLAUSE(hand_is_private, "-", INFORMATION, SILENT, "A player sees only the own hand.")

TALLY_PROPERTY(hands_of_others_are_not_seen)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct ordonanz_state seen;
        ordonanz_view(t, s, p, &seen);
        for (unsigned q = 0; q < t->head.players; q++)
            for (unsigned i = 0; i < HAND_ROOM; i++)
                if (seen.hand[q][i] != (q == p ? s->hand[q][i] : 0))
                    return false;
    }
    return true;
}

FORBIDS(hand_is_private, hand_is_of_another, ON(M_PEEK_HAND), "the hand is not {actor}'s")
{
    return m.arg[0] != m.actor;
}

QUESTION(q_hidden_hands, "Are hands private?", 'A', "As usual; no effect on moves or result.",
         BUILT('A', "yes"),
         NO_EFFECT('B', "no", "proofs/ordonanz/secrets/hidden-cards-forbid-nothing.c"))

CLAUSE(hand_size_is_known, "Spielvorbereitungen, Züge", INFORMATION, IMPLIED,
       "How many cards a player holds is known to all: everybody begins with as many, and all see "
       "who lays a card and who draws one.")

TALLY_PROPERTY(everybody_sees_how_many_cards_a_hand_has)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct ordonanz_state seen;
        ordonanz_view(t, s, p, &seen);
        for (unsigned q = 0; q < t->head.players; q++) {
            unsigned cards = 0;
            for (unsigned i = 0; i < HAND_ROOM; i++)
                cards += s->hand[q][i] != 0;
            if (seen.held[q] != cards)
                return false;
        }
    }
    return true;
}

CLAUSE(talon_is_hidden, "Spielvorbereitungen", INFORMATION, SILENT,
       "Order and faces of the talon are unknown to all.")

TALLY_PROPERTY(only_the_size_of_the_talon_is_seen)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct ordonanz_state seen;
        ordonanz_view(t, s, p, &seen);
        for (unsigned k = 0; k < TALONS; k++) {
            if (seen.stock[k] != s->stock[k])
                return false;
            for (unsigned face = 0; face < FACES; face++)
                if (seen.talon[k][face] != 0)
                    return false;
        }
    }
    return true;
}

FORBIDS(talon_is_hidden, talon_lies_face_down, ON(M_PEEK_TALON), "the talon lies face down")
{
    return true;
}

QUESTION(q_talon_count, "Is the number of cards in the talon public?", 'A',
         "A pile can be counted; no effect on moves while the talon lasts.", BUILT('A', "yes"),
         NO_EFFECT('B', "no", "proofs/ordonanz/secrets/hidden-cards-forbid-nothing.c"))

/* As many other cards in the hands of the others, and other cards in the talon. */
LOOKALIKE
{
    for (unsigned q = 0; q < SEATS; q++)
        for (unsigned i = 0; i < HAND_ROOM; i++)
            if (q != player && s->hand[q][i] != 0)
                like->hand[q][i] = (uint8_t)(s->hand[q][i] % (FACES - 1) + 1);
    for (unsigned k = 0; k < TALONS; k++)
        for (unsigned face = 0; face < FACES; face++)
            like->talon[k][face]++;
}

CLAUSE(completion_order_is_known, "Die Heerschar", INFORMATION, IMPLIED,
       "For each area the order in which players laid their fourth card there is known at the end.")

TALLY_PROPERTY(everybody_knows_who_was_first)
{
    for (unsigned p = 0; p < t->head.players; p++) {
        struct ordonanz_state seen;
        ordonanz_view(t, s, p, &seen);
        for (unsigned i = 0; i < AREAS; i++)
            if (!same_bytes(seen.order[i], s->order[i], SEATS))
                return false;
    }
    return true;
}

QUESTION(q_completion_memory, "Who remembers the order of completion?", 'A',
         "It cannot be read off the table; without it equal armies are undecided.",
         BUILT('A', "it is public and kept"),
         CONTRADICTS('B', "nobody", "first-complete-breaks-equality",
                     "corpus/ordonanz/clauses/armies/first-complete-breaks-equality.scenario"))
