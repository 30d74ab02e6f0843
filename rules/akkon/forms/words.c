/* How moves of Akkon are written, and the names that they are made of: corpus/akkon/conventions
 * explains them with examples. Positions are in position.c, sheets in sheet.c, facts in facts.c. */
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

/* Returns the rest of the word behind 'start', or NULL if it begins otherwise. */
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

/* The prints with the city and the action of this one: how many there are, which of them this one
 * is (from 1), and whether their tracks tell them apart. */
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

/* 'rest' stands behind the names of city and action: nothing, .TRACK, or .NUMBER. */
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

static bool write_print(const void *t, unsigned value, struct text *out)
{
    return akkon_put_print(t, value, out);
}

static bool read_print(const void *t, const char *word, unsigned *value)
{
    return akkon_read_print(t, word, value);
}

static bool write_source(const void *t, unsigned value, struct text *out)
{
    return akkon_put_source(t, value, out);
}

static bool read_source(const void *t, const char *word, unsigned *value)
{
    return akkon_read_source(t, word, value);
}

static bool write_marked_print(const void *t, unsigned value, struct text *out)
{
    return akkon_put_print(t, value - 1u, out);
}

static bool write_idle(const void *t, unsigned value, struct text *out)
{
    (void)t;
    if (value == MOVING)
        put(out, "moving");
    else
        put_number(out, value);
    return true;
}

static bool read_idle(const void *t, const char *word, unsigned *value)
{
    (void)t;
    *value = MOVING;
    return same_word(word, "moving") || read_number(word, SEATS, value);
}

static const char *const seats[SEATS] = { "A", "B", "C", "D", "E" };
static const char a_player[] = "a player's letter", a_city[] = "the name of a city";
static const char *const from_cities[] = { "anywhere", "tyrus",     "jaffa", "caesarea",
                                           "sidon",    "jerusalem", "akkon" };

const struct sort akkon_sorts[SORTS] = {
    [SEAT] = { .name = seats, .count = SEATS, .expected = a_player },
    [PRINT] = { .write = write_print, .read = read_print },
    [CITY] = { .name = akkon_cities, .count = CITIES, .expected = a_city },
    [FROM_CITY] = { .name = from_cities, .count = CITIES + 1 },
    [TRACK] = { .name = akkon_tracks, .count = TRACKS, .expected = "names of tracks" },
    [PIECE] = { .name = akkon_pieces, .count = PIECES, .expected = "names of pieces" },
    [KNIGHT] = { .name = akkon_pieces, .count = PIECES },
    [BID_PIECE] = { .name = akkon_pieces, .count = PIECES },
    [BACK_PIECE] = { .name = akkon_returned,
                     .count = RETURNED,
                     .expected = "knight, chaplain or marshal" },
    [PAYS] = { .write = write_source, .read = read_source },
    [MARKED_SEAT] = { .name = seats, .first = 1, .count = SEATS, .expected = a_player },
    [MARKED_CITY] = { .name = akkon_cities, .first = 1, .count = CITIES, .expected = a_city },
    [MARKED_PRINT] = { NULL, 1, 0, write_marked_print, read_print, "a card" },
    [PHASE] = { .name = akkon_phase_names,
                .count = PHASES,
                .expected = "phase lot, cull, deal, expose, borrow, exchange, search, bid, shift, "
                            "return, turn, pay, push, steps, forth, back, clemens, surplus, home "
                            "or over" },
    [ENDING] = { .name = akkon_ending_names,
                 .count = ENDINGS,
                 .expected = "ending not-yet, last-round or one-more" },
    [IDLE] = { .write = write_idle, .read = read_idle, .expected = "a number, or moving" },
};

#include "../../forms/phrases.h"
