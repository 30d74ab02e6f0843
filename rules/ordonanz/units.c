/* Kampfeinheiten: cards and their symbols, and the sheet that lists them.
 *
 * The list of cards is lost with the document's pictures. The default sheet is assumed: 56 cards,
 * four of each face with one symbol, two of each with two, one of each larger face. A user who owns
 * the game corrects it. */
#include "ordonanz.h"

static unsigned symbols_on(unsigned face)
{
    unsigned n = 0;
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++)
        n += face >> symbol & 1u;
    return n;
}

static void assume_deck(uint8_t deck[FACES], const uint8_t copies_by_size[SYMBOLS + 1])
{
    for (unsigned face = 0; face < FACES; face++)
        deck[face] = copies_by_size[symbols_on(face)];
}

void ordonanz_default_table(struct ordonanz_table *t, unsigned players)
{
    static const uint8_t assumed[SYMBOLS + 1] = { 0, 4, 2, 1, 1, 1 };
    static const uint8_t another[SYMBOLS + 1] = { 0, 2, 3, 1, 1, 1 };

    *t = (struct ordonanz_table){ 0 };
    t->head.players = (uint8_t)players;
    for (unsigned q = 0; q < ORDONANZ_QUESTIONS; q++)
        t->head.reading[q] = 'A';
    t->areas = AREAS;
    t->cap = CAP;
    t->hand = DEALT;
    t->first = BY_LOT;
    assume_deck(t->deck[0], assumed);
    assume_deck(t->deck[1], another); /* only where decks may differ */
}

/* Sets as many decks as the number of players needs, unless the sheet says how many. Both decks
 * have the same cards, unless q-two-decks is read as C. */
static void settle_decks(struct ordonanz_table *t)
{
    if (t->decks == 0)
        t->decks = t->head.players > 2 ? 2 : 1;
    for (unsigned face = 0; face < FACES; face++) {
        if (t->decks < 2)
            t->deck[1][face] = 0;
        else if (!READS(t, Q_two_decks, 'C'))
            t->deck[1][face] = t->deck[0][face];
    }
}

void ordonanz_seal(struct ordonanz_table *t)
{
    settle_decks(t);
    t->cards = 0;
    t->face_count = 0;
    for (unsigned face = 0; face < FACES; face++) {
        uint8_t copies = (uint8_t)(t->deck[0][face] + t->deck[1][face]);
        t->face[face] = t->face_number[face] = 0;
        t->cards = (uint8_t)(t->cards + copies);
        if (copies > 0) {
            t->face[++t->face_count] = (uint8_t)face;
            t->face_number[face] = t->face_count;
        }
    }
    t->face_bits = 1;
    while (1u << t->face_bits <= t->face_count)
        t->face_bits++;
}

#include "../limits.h"

static verdict refuse_decks(const struct ordonanz_table *t)
{
    bool small = t->head.small;
    unsigned places = (unsigned)t->areas * t->cap, each = places > t->hand ? places : t->hand;
    unsigned needed = t->head.players * each;

    if (t->deck[0][0] != 0 || t->deck[1][0] != 0)
        return BY(card_not_blank);
    if (t->head.players == 2 && !small && t->decks != 1)
        return BY(one_deck_for_two);
    if (t->decks == 0 || t->decks > 2 || (t->head.players > 2 && !small && t->decks != 2))
        return BY(two_decks_for_three_or_four);
    if (t->cards < needed && !READS(t, Q_short_deck, 'C'))
        return BY(enough_cards);
    return LEGAL;
}

verdict ordonanz_table_refusal(const struct ordonanz_table *t)
{
    verdict v = ordonanz_refuse_limits(t);
    return v ? v : refuse_decks(t);
}

/* Does the card show this symbol? A card shows a symbol at most once, so it adds 1 or 0. */
static unsigned shows(unsigned card, unsigned symbol)
{
    return RULE(card_is_symbol_set), card >> symbol & 1u;
}

void ordonanz_count_symbols(const uint8_t card[CAP], uint8_t count[SYMBOLS])
{
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++) {
        unsigned n = shows(card[0], symbol) + shows(card[1], symbol) + shows(card[2], symbol)
                   + shows(card[3], symbol);
        RULE(five_symbols), RULE(card_in_several_combinations), count[symbol] = (uint8_t)n;
    }
}
