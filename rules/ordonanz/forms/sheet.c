/* How sheets of Ordonanz are written. What a sheet does not say is as in the standard one.
 *
 *     players 2            small (a scope)
 *     areas 5              cap 4             hand 6
 *     first lot            first A (in a scope)
 *     decks 1              0: as many as the players need
 *     deck 4xLB 2xN        the cards; second-deck, where it has others
 */
#include "spelling.h"

void ordonanz_write_sheet(const struct ordonanz_table *t, struct text *out)
{
    put_with_number(out, "players", t->head.players);
    if (t->head.small)
        put(out, "\nsmall");
    put_with_number(out, "\nareas", t->areas);
    put_with_number(out, "\ncap", t->cap);
    put_with_number(out, "\nhand", t->hand);
    if (t->first == BY_LOT)
        put(out, "\nfirst lot");
    else
        put_with_seat(out, "\nfirst", t->first);
    put_with_number(out, "\ndecks", t->decks);
    put(out, "\ndeck");
    ordonanz_put_copies(t->deck[0], out);
    if (t->decks == 2 && READS(t, Q_two_decks, 'C')) {
        put(out, "\nsecond-deck");
        ordonanz_put_copies(t->deck[1], out);
    }
    put_char(out, '\n');
}

static const char *read_first(const struct words *in, struct ordonanz_table *t)
{
    unsigned seat;
    t->first = BY_LOT;
    if (in->count == 2 && same_word(in->word[1], "lot"))
        return NULL;
    if (in->count != 2 || !read_seat(in->word[1], SEATS, &seat))
        return "first lot, or in a scope a player's letter";
    t->first = (uint8_t)seat;
    return NULL;
}

const char *ordonanz_read_sheet(struct ordonanz_table *t, const struct words *in)
{
    const char *word = in->word[0];

    if (same_word(word, "small")) {
        t->head.small = 1;
        return in->count == 1 ? NULL : "nothing behind 'small'";
    }
    if (same_word(word, "players"))
        return ordonanz_read_one_number(in, 99, &t->head.players);
    if (same_word(word, "areas"))
        return ordonanz_read_one_number(in, 99, &t->areas);
    if (same_word(word, "cap"))
        return ordonanz_read_one_number(in, 99, &t->cap);
    if (same_word(word, "hand"))
        return ordonanz_read_one_number(in, 99, &t->hand);
    if (same_word(word, "decks"))
        return ordonanz_read_one_number(in, 99, &t->decks); /* 0: as many as the players need */
    if (same_word(word, "first"))
        return read_first(in, t);
    if (same_word(word, "deck"))
        return ordonanz_read_deck(in, 1, 120, t->deck[0], NULL);
    if (same_word(word, "second-deck"))
        return ordonanz_read_deck(in, 1, 120, t->deck[1], NULL);
    return "a line of a sheet: players, small, areas, cap, hand, first, decks, deck or second-deck";
}
