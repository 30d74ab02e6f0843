/* This chapter states what the document says under "Spielvorbereitungen" and "Das Gebiet":
 * decks, dealing, the empty strips. */
#include "shared.h"

CLAUSE(shuffle_before_game, "Spielvorbereitungen", SETUP, EXPLICIT,
       "Before every game the cards are shuffled thoroughly: every order is possible and "
       "equally likely.")

TALLY_PROPERTY(every_card_left_may_come_next)
{
    bool card_is_due = in_set_up(s) || s->phase == TAKE;
    for (unsigned k = 0; card_is_due && k < TALONS; k++)
        for (unsigned face = 1; face < FACES; face++) {
            struct move m = { in_set_up(s) ? M_DEAL : M_DRAW,
                              NATURE,
                              { 0, (uint8_t)face, (uint8_t)k } };
            if (s->talon[k][face] > 0 && ordonanz_weight(t, s, m) != s->talon[k][face])
                return false;
        }
    return true;
}

CLAUSE(one_deck_for_two, "Spielvorbereitungen", SETUP, IMPLIED, "Two players use one deck.")

TABLE_PROPERTY(two_players_have_one_deck)
{
    return t->head.small || t->head.players != 2 || t->decks == 1;
}

CLAUSE(two_decks_for_three_or_four, "Spielvorbereitungen", SETUP, EXPLICIT,
       "Three or four players use two decks.")

TABLE_PROPERTY(more_players_have_two_decks)
{
    if (t->decks != 1 && t->decks != 2)
        return false;
    return t->head.small || t->head.players == 2 || t->decks == 2;
}

TALLY_PROPERTY(both_decks_are_in_play)
{
    unsigned n = 0;
    for (unsigned face = 1; face < FACES; face++)
        n += t->deck[0][face] * (t->decks == 2 && !READS(t, Q_two_decks, 'C') ? 2u : 1u)
           + (READS(t, Q_two_decks, 'C') ? t->deck[1][face] : 0u);
    return s->phase != LOT || (n == t->cards && cards_in_talons(s) + s->dealt == n);
}

/* A sheet with any second deck: the talon only holds its cards in the reading where decks may
 * differ. */
LAW(second_deck_is_that_of_the_reading)
{
    struct ordonanz_table t;
    struct ordonanz_state s;
    uint8_t other[FACES] = { 0 };
    ordonanz_default_table(&t, 3 + choose(from, 2));
    t.head.reading[ORDONANZ_Q_two_decks] = choose(from, 2) ? 'C' : 'A';
    for (unsigned face = 1; face < FACES; face++)
        t.deck[1][face] = other[face] = (uint8_t)choose(from, 4);
    ordonanz_seal(&t);
    ordonanz_start(&t, &s);
    for (unsigned face = 1; face < FACES; face++) {
        unsigned second = READS(&t, Q_two_decks, 'C') ? other[face] : t.deck[0][face];
        if (s.talon[0][face] != t.deck[0][face] + second || s.talon[1][face] != 0)
            return false;
    }
    return true;
}

QUESTION(q_two_decks, "How are two decks used?", 'A', "The document speaks of one talon.",
         BUILT('A', "both are shuffled into one talon"),
         BUILT('B', "each is a talon of its own, and who draws names one"),
         BUILT('C', "one talon, but the decks differ: the second has a card list of its own"))

CLAUSE(decks_form_one_talon, "Spielvorbereitungen, Züge", SETUP, IMPLIED,
       "Two decks are shuffled together and make one talon.")

STATE_PROPERTY(there_is_one_talon)
{
    bool chosen =
        s->source <= 2 && (s->source == 0 || (s->phase == TAKE && s->stock[s->source == 2] > 0));
    bool one = s->stock[1] == 0 && s->source == 0;
    for (unsigned face = 0; face < FACES; face++)
        one = one && s->talon[1][face] == 0;
    return two_talons(t) ? chosen : one;
}

FORBIDS(decks_form_one_talon, both_decks_are_one_talon, ON(M_CHOOSE),
        "both decks make one talon: there is none to choose")
{
    return t->decks == 2 && !two_talons(t);
}

CLAUSE(deal_six, "Spielvorbereitungen", SETUP, EXPLICIT,
       "Every player gets exactly six cards at the start.")

TABLE_PROPERTY(hand_is_six)
{
    return t->head.small ? t->hand >= 1 && t->hand <= 6 : t->hand == 6;
}

STATE_PROPERTY(everybody_is_dealt_a_hand)
{
    unsigned all = t->hand * (unsigned)t->head.players;
    unsigned held = (unsigned)s->held[0] + s->held[1] + s->held[2] + s->held[3];
    bool dealt = in_set_up(s) ? s->dealt == held : s->dealt == all;
    return dealt && s->dealt <= all && (s->phase != DEAL || s->dealt < all);
}

FORBIDS_TIME(deal_six, cards_are_still_dealt, IN_A_TURN,
             "not everybody has been dealt {hand} cards yet")
{
    return s->phase == DEAL || (s->phase == LOT && s->dealt < cards_to_deal(t));
}

FORBIDS_TIME(deal_six, all_cards_are_dealt, ON(M_DEAL), "everybody has been dealt {hand} cards")
{
    return s->dealt >= cards_to_deal(t);
}

FORBIDS(deal_six, hand_is_dealt, ON(M_DEAL), "{player} holds {hand} cards already")
{
    return s->held[m.arg[0] & 3] >= t->hand;
}

QUESTION(q_deal_order, "Are cards dealt one by one or six at once, before the lot or after it?",
         'A',
         "The document has no order for these, and from a shuffled deck it makes no difference: "
         "all orders are legal and lead to the same hands.",
         BUILT('A', "in any order"),
         NO_EFFECT('B', "round the table, one by one",
                   "corpus/ordonanz/clauses/setup/deal-six-in-any-order.scenario"))

CLAUSE(talon_is_the_rest, "Spielvorbereitungen, Züge", SETUP, IMPLIED,
       "The cards that are not dealt are the talon.")

TALLY_PROPERTY(no_card_is_lost_or_made)
{
    unsigned n[FACES] = { 0 };
    for (unsigned p = 0; p < SEATS; p++) {
        for (unsigned i = 0; i < HAND_ROOM; i++)
            n[s->hand[p][i] & 31]++;
        for (unsigned i = 0; i < AREAS; i++)
            for (unsigned c = 0; c < CAP; c++)
                n[s->area[p][i][c] & 31]++;
    }
    for (unsigned face = 1; face < FACES; face++)
        if (n[face] + s->talon[0][face] + s->talon[1][face]
            != (unsigned)t->deck[0][face] + t->deck[1][face])
            return false;
    return true;
}

TALLY_PROPERTY(talons_hold_what_they_count)
{
    for (unsigned k = 0; k < TALONS; k++) {
        unsigned n = 0;
        for (unsigned face = 0; face < FACES; face++)
            n += s->talon[k][face];
        if (n != s->stock[k] || s->talon[k][0] != 0)
            return false;
    }
    return true;
}

STATE_PROPERTY(numbers_of_cards_add_up)
{
    unsigned n = cards_in_talons(s);
    for (unsigned p = 0; p < SEATS; p++)
        n += (unsigned)s->held[p] + s->turns[p];
    return n == t->cards;
}

FORBIDS(talon_is_the_rest, card_is_not_left, ON(M_DEAL), "talon {talon} has no {card} left")
{
    return s->stock[m.arg[2] & 1] == 0 || s->talon[m.arg[2] & 1][m.arg[1] & 31] == 0;
}

INERT(strip_after_deal, "Spielvorbereitungen", SETUP, EXPLICIT,
      "After getting the cards each player lays the own strip in front of himself.",
      "nothing is chosen and nothing can be done before it: the strips are there from the start")

INERT(one_strip_per_player, "Spielvorbereitungen", SETUP, EXPLICIT,
      "Each player has exactly one strip, the own one.",
      "the shape of a state: areas are kept by owner")

INERT(area_names_inert, "Das Gebiet, Die Heerschar", DEFINITION, IMPLIED,
      "The name of an area has no effect; only its number is used.", "names are not kept")

INERT(layout_is_inert, "Das Gebiet, Die Heerschar", DEFINITION, IMPLIED,
      "How strips lie on the table changes no legal move and no comparison.",
      "a layout without effect: it is not kept")

QUESTION(q_compare_scope, "Whose armies are compared with three or four players?", 'A',
         "Marks for second and third place need a ranking of all. With three players everybody is "
         "everybody's neighbour, so it makes a difference with four only.",
         BUILT('A', "those of all players together"),
         BUILT('B', "each only with those of both neighbours"))

CLAUSE(areas_start_empty, "Spielvorbereitungen, Züge", SETUP, IMPLIED,
       "All areas are empty when the first turn begins.")

STATE_PROPERTY(no_card_lies_before_the_first_turn)
{
    bool bare = true;
    for (unsigned p = 0; p < SEATS; p++) {
        bare = bare && s->turns[p] == 0;
        for (unsigned i = 0; i < AREAS; i++)
            bare = bare && s->laid[p][i] == 0;
    }
    return bare || !in_set_up(s);
}
