/* How moves of Akkon are written, and the names that they are made of.
 *
 * A card is called by its city and its action, tyrus-lance. Where a city has several
 * prints of an action its track is added, jerusalem-plague.gold; or, where tracks do not
 * tell them apart, a number, tyrus-feast.2, as the sheet lists them from 1. A number may
 * always be written. Pieces are 5, 6, 7, 8, mercenary, grey, chaplain, marshal; borrowed
 * is one that was lent. What pays is knight, knight-B (borrowed, of colour B), marshal, or
 * bid-knight, which never pays.
 *
 * Positions are in position.c and checks.c, sheets in sheet.c, facts in facts.c.
 */
#include "spelling.h"

const char *const akkon_cities[CITIES] = { "tyrus", "jaffa",     "caesarea",
                                           "sidon", "jerusalem", "akkon" };
const char *const akkon_tracks[TRACKS] = { "gold", "faith", "power", "prestige" };
const char *const akkon_actions[ACTIONS] = {
    "lance", "feast", "ban", "siege", "plague", "brother", "levant", "scripture", "mint",
};
const char *const akkon_pieces[PIECES] = {
    "5", "6", "7", "8", "mercenary", "grey", "chaplain", "marshal", "borrowed",
};
const char *const akkon_returned[RETURNED] = { "knight", "chaplain", "marshal" };

bool akkon_one_of(const char *word, const char *const *names, unsigned count, unsigned *value)
{
    for (unsigned i = 0; i < count; i++)
        if (same_word(word, names[i])) {
            *value = i;
            return true;
        }
    return false;
}

void akkon_put_name(const char *const *names, unsigned count, unsigned index, struct text *out)
{
    if (index < count) {
        put(out, names[index]);
        return;
    }
    put_char(out, '?');
    put_number(out, index);
}

void akkon_put_word(const char *word, struct text *out)
{
    put_char(out, ' ');
    put(out, word);
}

void akkon_put_spaced(unsigned number, struct text *out)
{
    put_char(out, ' ');
    put_number(out, number);
}

void akkon_put_of(const char *word, unsigned seat, struct text *out)
{
    put(out, word);
    put_char(out, ' ');
    put_seat(out, seat);
}

/* --------------------------------------------------------------- prints -- */

/* Behind what the word begins with, or NULL. */
static const char *behind(const char *word, const char *start)
{
    while (*start && *start == *word)
        start++, word++;
    return *start ? NULL : word;
}

static bool alike(const struct akkon_print *a, const struct akkon_print *b)
{
    return a->city == b->city && a->action == b->action;
}

/* Of how many prints of its city and action is this one, and which, from 1? Do tracks tell? */
struct kin {
    unsigned count, number;
    bool by_track;
};

static struct kin kin_of(const struct akkon_table *t, unsigned print)
{
    struct kin kin = { .by_track = t->print[print].track < TRACKS };
    for (unsigned a = 0; a < t->prints; a++) {
        if (!alike(&t->print[a], &t->print[print]))
            continue;
        kin.count++;
        kin.number += a <= print;
        for (unsigned b = 0; b < a; b++)
            if (alike(&t->print[b], &t->print[print]) && t->print[a].track == t->print[b].track)
                kin.by_track = false;
    }
    return kin;
}

bool akkon_put_print(const struct akkon_table *t, unsigned print, struct text *out)
{
    if (print >= t->prints || t->print[print].city >= CITIES || t->print[print].action >= ACTIONS)
        return false;
    const struct akkon_print *p = &t->print[print];
    struct kin kin = kin_of(t, print);
    put(out, akkon_cities[p->city]);
    put_char(out, '-');
    put(out, akkon_actions[p->action]);
    if (kin.count == 1)
        return true;
    put_char(out, '.');
    if (kin.by_track)
        put(out, akkon_tracks[p->track]);
    else
        put_number(out, kin.number);
    return true;
}

/* What stands behind the name of city and action: nothing, or .TRACK, or .NUMBER. */
static bool fits_print(const struct akkon_table *t, unsigned print, const char *rest)
{
    struct kin kin = kin_of(t, print);
    unsigned number;
    if (*rest == 0)
        return kin.count == 1;
    if (*rest++ != '.')
        return false;
    if (kin.by_track && same_word(rest, akkon_tracks[t->print[print].track]))
        return true;
    return read_number(rest, CARDS, &number) && number == kin.number;
}

bool akkon_read_print(const struct akkon_table *t, const char *word, unsigned *print)
{
    for (unsigned i = 0; i < t->prints; i++) {
        const char *rest;
        if (t->print[i].city >= CITIES || t->print[i].action >= ACTIONS)
            continue;
        if (!(rest = behind(word, akkon_cities[t->print[i].city])) || *rest != '-')
            continue;
        if (!(rest = behind(rest + 1, akkon_actions[t->print[i].action]))
            || !fits_print(t, i, rest))
            continue;
        *print = i;
        return true;
    }
    return false;
}

/* -------------------------------------------------------------- sources -- */

bool akkon_put_source(const struct akkon_table *t, unsigned source, struct text *out)
{
    (void)t;
    if (source == THE_MARSHAL || source == A_BID_KNIGHT) {
        put(out, source == THE_MARSHAL ? "marshal" : "bid-knight");
    } else if (source < THE_MARSHAL) {
        put(out, "knight");
        if (source != OWN)
            put_char(out, '-'), put_seat(out, source - OF_COLOUR);
    }
    return source < SOURCES;
}

bool akkon_read_source(const struct akkon_table *t, const char *word, unsigned *source)
{
    unsigned seat = 0;
    const char *colour = behind(word, "knight-");
    if (colour && read_seat(colour, t->head.players, &seat))
        *source = OF_COLOUR + seat;
    else if (same_word(word, "knight"))
        *source = OWN;
    else if (same_word(word, "marshal"))
        *source = THE_MARSHAL;
    else if (same_word(word, "bid-knight"))
        *source = A_BID_KNIGHT;
    else
        return false;
    return true;
}

/* ---------------------------------------------------------------- moves -- */

/* The names of a letter in a pattern: f city, t track, k piece, w what Richard returns. */
struct names {
    const char *const *name;
    unsigned count;
};

static struct names names_of(char letter)
{
    switch (letter) {
    case 'f': return (struct names){ akkon_cities, CITIES };
    case 't': return (struct names){ akkon_tracks, TRACKS };
    case 'k': return (struct names){ akkon_pieces, PIECES };
    case 'w': return (struct names){ akkon_returned, RETURNED };
    case 'g': return (struct names){ akkon_cities, CITIES };
    default:  return (struct names){ NULL, 0 };
    }
}

/* c is a print, s a source, g a city counted from 1, or anywhere. */
static bool spell_value(const void *table, char letter, uint8_t value, struct text *out)
{
    struct names names = names_of(letter);
    unsigned index = value;
    if (letter == 'c')
        return akkon_put_print(table, value, out);
    if (letter == 's')
        return akkon_put_source(table, value, out);
    if (letter == 'g' && index-- == 0) {
        put(out, "anywhere");
        return true;
    }
    if (index >= names.count)
        return false;
    put(out, names.name[index]);
    return true;
}

static bool unspell_value(const void *table, char letter, const char *word, uint8_t *value)
{
    struct names names = names_of(letter);
    unsigned found = 0;
    bool good;
    if (letter == 'c')
        good = akkon_read_print(table, word, &found);
    else if (letter == 's')
        good = akkon_read_source(table, word, &found);
    else if (letter == 'g' && same_word(word, "anywhere"))
        good = true;
    else
        good = akkon_one_of(word, names.name, names.count, &found), found += letter == 'g';
    *value = (uint8_t)found;
    return good;
}

static const struct phrase phrases[] = {
    { M_LOT, "p0 is start player" },
    { M_CULL, "take out c0" },
    { M_DEAL, "deal c0 to p1" },
    { M_EXPOSE, "c0 is on top" },
    { M_BORROW, "k0 of p1 goes to p2" },
    { M_HOME, "k0 of p1 comes home" },
    { M_GIVE, "@ gives k0 to p1" },
    { M_EXCHANGE, "@ trades c0 for f1" },
    { M_FETCH, "@ fetches c0" },
    { M_PLACE, "@ bids k0 on f1" },
    { M_DONE, "@ is done" },
    { M_PASS, "@ passes" },
    { M_SHIFT, "@ moves k0 to f1" },
    { M_WITHDRAW, "@ withdraws k0" },
    { M_RETURN, "@ returns w0 from g1" },
    { M_PLAY, "@ plays c0" },
    { M_PLAY_ON, "@ plays c0 on p1" },
    { M_PLAY_FOR, "@ plays c0 for f1" },
    { M_PAY, "@ pays s0" },
    { M_PUSH, "@ pushes p0 back" },
    { M_ADVANCE, "@ advances =0" },
    { M_RAISE, "@ raises t0" },
    { M_LOWER, "@ lowers t0" },
    { M_SKIP, "@ declines" },
    { M_END, "@ ends" },
    { M_DISCARD, "@ discards c0" },
};
enum { PHRASES = sizeof phrases / sizeof phrases[0] };

static struct speller spell(const struct akkon_table *t)
{
    return (struct speller){ spell_value, unspell_value, t };
}

void akkon_write_move(const struct akkon_table *t, struct move m, struct text *out)
{
    phrase_write(phrases, PHRASES, spell(t), m, out);
}

const char *akkon_read_move(const struct akkon_table *t, const struct words *in, struct move *m)
{
    return phrase_read(phrases, PHRASES, spell(t), in, m);
}
