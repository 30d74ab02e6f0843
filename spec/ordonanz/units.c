/* This chapter states what the document says under "Kampfeinheiten": cards and their symbols,
 * and the sheet that lists them. */
#include "shared.h"

CLAUSE(two_to_four_players, "Spielvorbereitungen, Das Gebiet, Ende", SETUP, IMPLIED,
       "The game is set up for two, three or four players; any other number is refused.")

TABLE_PROPERTY(players_are_two_to_four)
{
    return t->head.players == 2 || t->head.players == 3 || t->head.players == 4;
}

QUESTION(q_player_count, "May more than four play?", 'A',
         "The document prepares the game for two, three and four players, and describes no other.",
         BUILT('A', "no"),
         CONTRADICTS('B', "yes, by analogy", "two-to-four-players",
                     "corpus/ordonanz/clauses/units/two-to-four-players.scenario"))

INERT(unit_is_one_card, "Kampfeinheiten", DEFINITION, EXPLICIT,
      "Every fighting unit is one separate card.",
      "a state knows cards only; there is no unit beside them")

CLAUSE(five_symbols, "Kampfeinheiten", DEFINITION, EXPLICIT,
       "There are exactly five symbols: lance, bow, swords, helmets, banner.")

STATE_PROPERTY(cards_show_five_symbols_at_most)
{
    bool good = true;
    for (unsigned p = 0; p < SEATS; p++) {
        for (unsigned i = 0; i < HAND_ROOM; i++)
            good = good && s->hand[p][i] <= 31;
        for (unsigned i = 0; i < AREAS; i++)
            for (unsigned c = 0; c < CAP; c++)
                good = good && s->area[p][i][c] <= 31;
    }
    return good;
}

LAW(every_symbol_counts)
{
    uint8_t card[CAP] = { 0 }, n[SYMBOLS];
    unsigned y = choose(from, 5);
    card[0] = (uint8_t)(1 << y);
    ordonanz_count_symbols(card, n);
    return n[0] + n[1] + n[2] + n[3] + n[4] == 1 && n[y] == 1;
}

INERT(symbols_fixed_row, "Kampfeinheiten", DEFINITION, EXPLICIT,
      "The row on a card always runs from the weakest symbol to the strongest; the place adds "
      "nothing to the set.",
      "a card is kept as a set, which has no order; cards are written in that row")

CLAUSE(card_is_symbol_set, "Kampfeinheiten, Die Heerschar", DEFINITION, IMPLIED,
       "For the rules a card is the set of its symbols; each stands at most once on it.")

LAW(card_adds_each_symbol_once)
{
    uint8_t card[CAP], n[SYMBOLS];
    for (unsigned i = 0; i < CAP; i++)
        card[i] = (uint8_t)choose(from, FACES);
    ordonanz_count_symbols(card, n);
    for (unsigned y = 0; y < SYMBOLS; y++) {
        unsigned cards = 0;
        for (unsigned i = 0; i < CAP; i++)
            cards += (card[i] & 1 << y) != 0 ? 1 : 0;
        if (n[y] != cards)
            return false;
    }
    return true;
}

QUESTION(q_symbol_twice, "May a card show the same symbol twice?", 'A',
         "Symbols stand in a fixed row of different ranks and match across cards. With doubled "
         "symbols there could be armies of five equal ones, which have no name.",
         BUILT('A', "no"),
         INVENTS('B', "yes",
                 "what five or more equal symbols of an army are called, and what they beat"))

CLAUSE(card_not_blank, "Kampfeinheiten", DEFINITION, IMPLIED,
       "Every card shows at least one symbol.")

TABLE_PROPERTY(no_card_is_blank)
{
    return t->deck[0][0] == 0 && t->deck[1][0] == 0;
}

QUESTION(q_blank_card, "May a card show no symbol?", 'A',
         "A unit is its symbols. With blank cards no comparison would fail, and none would come "
         "out differently.",
         BUILT('A', "no"),
         CONTRADICTS('B', "yes", "card-not-blank",
                     "corpus/ordonanz/clauses/units/card-not-blank.scenario"))

INERT(theme_is_inert, "Intro, Kampfeinheiten", DEFINITION, IMPLIED,
      "Story, troop names and engravings have no effect on play.",
      "nothing of it is in a table, a state or a move")

CLAUSE(enough_cards, "-", SETUP, SILENT,
       "The cards must allow the game to be finished: twenty for each player, or set-up is "
       "refused.")

TABLE_PROPERTY(cards_suffice_to_finish)
{
    return t->head.reading[ORDONANZ_Q_short_deck] == 'C'
        || (t->cards >= (unsigned)t->head.players * t->areas * t->cap
            && t->cards >= t->head.players * t->hand);
}

QUESTION(q_deck_composition, "How many cards are there, and which? The list is lost.", 'A',
         "Any other deck can be given as a list, so no second reading is needed.",
         BUILT('A', "the assumed list of 56 cards, or the list that is given"))

QUESTION(q_short_deck, "What if the cards cannot fill all areas?", 'A',
         "A game that cannot end is not set up. The document has no rules for skipping players, "
         "nor for incomplete armies.",
         BUILT('A', "set-up is refused"),
         INVENTS('B', "players without cards are skipped; the game ends when nobody can lay",
                 "how a player without cards is skipped, and how armies of fewer than four cards "
                 "compare"),
         BUILT('C', "it is played; once the player to move has no card to lay, nobody can go on"))

CLAUSE(cap_belongs_to_basic_set, "Züge", VARIANT, EXPLICIT,
       "The cap of four is that of the basic set.")

TABLE_PROPERTY(cap_is_four)
{
    return t->head.small ? t->cap >= 1 && t->cap <= 4 : t->cap == 4;
}

QUESTION(q_basic_set, "Is the cap of four fixed?", 'A', "Expansions are not part of the document.",
         BUILT('A', "yes"),
         INVENTS('B', "expansions change it",
                 "which expansions there are, and how many cards an area holds with each"))

CLAUSE(card_in_several_combinations, "Die Heerschar, Captions", DEFINITION, IMPLIED,
       "One card may take part in several combinations through different symbols.")

LAW(four_equal_cards_make_a_regiment_of_each_symbol)
{
    uint8_t card[CAP], n[SYMBOLS];
    uint8_t face = choose_card(from);
    card[0] = card[1] = card[2] = card[3] = face;
    ordonanz_count_symbols(card, n);
    for (unsigned y = 0; y < SYMBOLS; y++)
        if (n[y] != ((face & 1 << y) != 0 ? 4 : 0))
            return false;
    return true;
}
