/* How sheets of Ordonanz are written: corpus/ordonanz/conventions explains it with examples. */
#include "spelling.h"

static void put_deck(const struct ordonanz_table *t, struct text *out)
{
    put(out, "deck"), ordonanz_put_copies(t->deck[0], out), put_char(out, '\n');
}

static void put_second_deck(const struct ordonanz_table *t, struct text *out)
{
    if (t->decks == 2 && READS(t, Q_two_decks, 'C'))
        put(out, "second-deck"), ordonanz_put_copies(t->deck[1], out), put_char(out, '\n');
}

static const char *read_deck(const struct words *in, struct ordonanz_table *t)
{
    return ordonanz_read_deck(in, 1, 120, t->deck[same_word(in->word[0], "second-deck")], NULL);
}

#include "../../forms/sheets.h"
