/* How moves of Ordonanz are written, and the names that they are made of:
 * corpus/ordonanz/conventions explains them with examples. Positions are in position.c, sheets
 * in sheet.c, facts in facts.c. */
#include "spelling.h"

static const char letters[SYMBOLS + 1] = "LBSHN";
const char *const ordonanz_symbol_names[SYMBOLS] = { "lance", "bow", "swords", "helmets",
                                                     "banner" };

/* The picture uses this: it draws each letter in its own place. */
char ordonanz_letter(unsigned symbol)
{
    return letters[symbol];
}
const char *ordonanz_symbol_name(unsigned symbol)
{
    return ordonanz_symbol_names[symbol];
}

/* ---------------------------------------------------------------- moves -- */

void ordonanz_put_face(unsigned face, struct text *out)
{
    for (unsigned symbol = 0; symbol < SYMBOLS; symbol++)
        if (face >> symbol & 1u)
            put_char(out, letters[symbol]);
}

bool ordonanz_read_face(const char *word, uint8_t *face)
{
    unsigned symbol = 0, found = 0;
    for (; *word; word++) {
        while (symbol < SYMBOLS && letters[symbol] != *word)
            symbol++;
        if (symbol == SYMBOLS)
            return false; /* no symbol, or not in the right order */
        found |= 1u << symbol;
    }
    *face = (uint8_t)found;
    return found != 0;
}

static bool put_face(const void *t, unsigned value, struct text *out)
{
    (void)t;
    ordonanz_put_face(value, out);
    return value > 0 && value < FACES;
}

static bool read_face(const void *t, const char *word, unsigned *value)
{
    (void)t;
    uint8_t face = 0;
    bool good = ordonanz_read_face(word, &face);
    *value = face;
    return good;
}

static bool put_area(const void *t, unsigned value, struct text *out)
{
    (void)t;
    put_number(out, value + 1u);
    return true;
}

static bool read_area(const void *t, const char *word, unsigned *value)
{
    (void)t;
    return read_number(word, AREAS, value) && (*value)-- > 0;
}

static const char *const seats[SEATS] = { "A", "B", "C", "D" };
static const char a_player[] = "a player's letter";

const struct sort ordonanz_sorts[SORTS] = {
    [SEAT] = { .name = seats, .count = SEATS, .expected = a_player },
    [FACE] = { .write = put_face, .read = read_face },
    [AREA] = { .write = put_area, .read = read_area, .expected = "the number of an area" },
    [STRIP] = { .name = seats, .first = 1, .count = SEATS },
    [MARKED_SEAT] = { .name = seats, .first = 1, .count = SEATS, .expected = a_player },
    [PHASE] = { .name = ordonanz_phase_names,
                .count = PHASES,
                .expected = "phase lot, deal, lay, take, tie or over" },
    [DONE] = { .name = ordonanz_done_names,
               .count = 4,
               .expected = "done none, laid, drew or both" },
};

#include "../../forms/phrases.h"

void ordonanz_put_copies(const uint8_t copies[FACES], struct text *out)
{
    for (unsigned face = 1; face < FACES; face++) {
        if (copies[face] == 0)
            continue;
        put_char(out, ' ');
        put_number(out, copies[face]);
        put_char(out, 'x');
        ordonanz_put_face(face, out);
    }
    if (copies[0] != 0)
        put_with_number(out, "", copies[0]), put(out, "xblank");
}

/* Reads "(12)". */
bool ordonanz_read_count(const char *word, unsigned most, uint8_t *count)
{
    unsigned n = 0;
    if (*word++ != '(')
        return false;
    const char *from = word;
    for (; *word >= '0' && *word <= '9' && n <= most; word++)
        n = 10 * n + (unsigned)(*word - '0');
    if (word == from || n > most || word[0] != ')' || word[1] != 0)
        return false;
    *count = (uint8_t)n;
    return true;
}

/* Reads "4xLB". A sheet may list cards without symbols, so that a clause can refuse them. */
static bool read_copies(const char *word, unsigned *copies, uint8_t *face)
{
    unsigned n = 0;
    const char *from = word;
    for (; *word >= '0' && *word <= '9' && n <= 200; word++)
        n = 10 * n + (unsigned)(*word - '0');
    *copies = n;
    *face = 0;
    return word != from && n <= 200 && *word == 'x'
        && (same_word(word + 1, "blank") || ordonanz_read_face(word + 1, face));
}

/* Reads cards with their number of copies, at most 'most' of them in total. */
const char *ordonanz_read_deck(const struct words *in, unsigned from, unsigned most,
                               uint8_t deck[FACES], uint8_t *stock)
{
    unsigned copies, sum = 0;
    uint8_t face;
    for (unsigned f = 0; f < FACES; f++)
        deck[f] = 0;
    for (unsigned w = from; w < in->count; w++) {
        if (stock && w + 1 == in->count && ordonanz_read_count(in->word[w], most, stock))
            return NULL;
        if (!read_copies(in->word[w], &copies, &face))
            return "cards with their number of copies, like 4xLB";
        sum += copies;
        if (sum > most)
            return "fewer cards: at most 120 in a deck, 240 in a talon";
        deck[face] = (uint8_t)(deck[face] + copies);
    }
    if (stock)
        *stock = (uint8_t)sum;
    return NULL;
}
