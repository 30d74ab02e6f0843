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

static const char *read_deck(const struct words *in, struct ordonanz_table *t)
{
    return ordonanz_read_deck(in, 1, 120, t->deck[same_word(in->word[0], "second-deck")], NULL);
}

#include "../../forms/sheets.h"
