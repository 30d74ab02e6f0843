/* How moves of Alexandros are written, and the names that they are made of:
 * corpus/alexandros/conventions explains them with examples. Positions are in position.c, sheets
 * in sheet.c, facts in facts.c. */
#include "spelling.h"

const char alexandros_letters[SYMBOLS + 2] = "TJHLS-";

bool alexandros_read_symbol(char letter, unsigned *symbol)
{
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (alexandros_letters[k] == letter) {
            *symbol = k;
            return true;
        }
    return false;
}

/* ---- places ---- */

static void put_place(unsigned row, char between, unsigned across, struct text *out)
{
    put_number(out, row);
    put_char(out, between);
    put_number(out, across);
}

bool alexandros_put_area(const struct alexandros_table *t, unsigned area, struct text *out)
{
    if (area >= t->areas)
        return false;
    if (t->listed)
        alexandros_put_name(t->area_name[area], out);
    else
        put_place(t->band[area], '.', t->column[area], out);
    return true;
}

bool alexandros_put_point(const struct alexandros_table *t, unsigned point, struct text *out)
{
    if (point >= t->points)
        return false;
    if (t->listed)
        alexandros_put_name(t->point_name[point], out);
    else
        put_place(t->row[point], ':', t->across[point], out);
    return true;
}

void alexandros_put_line(const struct alexandros_table *t, const uint8_t end[2], struct text *out)
{
    alexandros_put_point(t, end[0], out);
    put_char(out, '-');
    alexandros_put_point(t, end[1], out);
}

/* Reads digits up to the first other character; false if there are none, or too many. */
static bool read_digits(const char **word, unsigned *n)
{
    const char *from = *word;
    *n = 0;
    for (; **word >= '0' && **word <= '9' && *n < 100; ++*word)
        *n = 10 * *n + (unsigned)(**word - '0');
    bool leading = from[0] == '0' && *word - from > 1;
    return *word != from && *n < 100 && !leading;
}

bool alexandros_read_place(const char *word, char between, unsigned *row, unsigned *across)
{
    if (!read_digits(&word, row) || *word != between)
        return false;
    word++;
    return read_digits(&word, across) && *word == 0;
}

static unsigned read_named(const uint8_t (*names)[NAME_ROOM], unsigned count, const char *word)
{
    uint8_t name[NAME_ROOM];
    return alexandros_read_name(word, name) ? alexandros_named(names, count, name) : NOWHERE;
}

unsigned alexandros_read_area(const struct alexandros_table *t, const char *word)
{
    unsigned band, column;
    if (t->listed)
        return read_named(t->area_name, t->areas, word);
    if (!alexandros_read_place(word, '.', &band, &column) || band >= BANDS || column >= COLUMNS)
        return NOWHERE;
    return alexandros_area_at(t, band, column);
}

unsigned alexandros_read_point(const struct alexandros_table *t, const char *word)
{
    unsigned row, across;
    if (t->listed)
        return read_named(t->point_name, t->points, word);
    if (!alexandros_read_place(word, ':', &row, &across) || row >= ROWS || across > COLUMNS)
        return NOWHERE;
    return alexandros_point_at(t, row, across);
}

/* ---- cards ---- */

void alexandros_put_cards(const uint8_t cards[SYMBOLS], struct text *out)
{
    put_char(out, ' ');
    for (unsigned k = 0; k < SYMBOLS; k++)
        for (unsigned i = 0; i < cards[k]; i++)
            put_char(out, alexandros_letters[k]);
    put(out, total_of(cards) == 0 ? "-" : "");
}

void alexandros_put_counts(const uint8_t cards[SYMBOLS], struct text *out)
{
    for (unsigned k = 0; k < SYMBOLS; k++)
        if (cards[k] > 0) {
            put_char(out, ' ');
            put_number(out, cards[k]);
            put_char(out, alexandros_letters[k]);
        }
    put(out, total_of(cards) == 0 ? " -" : "");
}

/* Reads "11T" or "TTHL". */
static bool read_some(const char *word, uint8_t cards[SYMBOLS])
{
    unsigned n, symbol;
    bool counted = *word >= '0' && *word <= '9';
    if (counted && (!read_digits(&word, &n) || word[0] == 0 || word[1] != 0))
        return false;
    for (; *word; word++) {
        if (!alexandros_read_symbol(*word, &symbol) || cards[symbol] + (counted ? n : 1) > COPIES)
            return false;
        cards[symbol] = (uint8_t)(cards[symbol] + (counted ? n : 1));
    }
    return true;
}

const char *alexandros_read_counts(const struct words *in, unsigned from, uint8_t cards[SYMBOLS])
{
    bool none = in->count == from + 1 && same_word(in->word[from], "-"), good = in->count > from;
    for (unsigned k = 0; k < SYMBOLS; k++)
        cards[k] = 0;
    for (unsigned w = from; w < in->count && !none && good; w++)
        good = read_some(in->word[w], cards);
    return good
             ? NULL
             : "cards by their letters, like TTHL or 11T 9J, up to 11 of a symbol, or - for none";
}

/* ---- moves ---- */

static bool write_area(const void *t, unsigned value, struct text *out)
{
    return alexandros_put_area(t, value, out);
}

static bool read_area(const void *t, const char *word, unsigned *value)
{
    *value = alexandros_read_area(t, word);
    return *value != NOWHERE;
}

static bool write_point(const void *t, unsigned value, struct text *out)
{
    return alexandros_put_point(t, value, out);
}

static bool read_point(const void *t, const char *word, unsigned *value)
{
    *value = alexandros_read_point(t, word);
    return *value != NOWHERE;
}

static bool write_marked_area(const void *t, unsigned value, struct text *out)
{
    return alexandros_put_area(t, value - 1u, out);
}

static bool write_marked_point(const void *t, unsigned value, struct text *out)
{
    return alexandros_put_point(t, value - 1u, out);
}

static const char *const seats[SEATS] = { "A", "B", "C", "D" };
static const char *const yes[] = { "yes" };
static const char *const jokers[] = { "row", "card" };
static const char a_player[] = "a player's letter", an_area[] = "an area of the board, such as 2.5",
                  a_point[] = "a point of the board, such as 2:6";
static const char *const symbols[SYMBOLS] = { "T", "J", "H", "L", "S" };

const struct sort alexandros_sorts[SORTS] = {
    [SEAT] = { .name = seats, .count = SEATS, .expected = a_player },
    [SYMBOL] = { .name = symbols, .count = SYMBOLS },
    [AREA] = { .write = write_area, .read = read_area, .expected = an_area },
    [POINT] = { .write = write_point, .read = read_point, .expected = a_point },
    [CARD_OR_NONE] = { .name = symbols,
                       .first = 1,
                       .count = SYMBOLS,
                       .expected = "a symbol: T, J, H, L or S" },
    [MARKED_AREA] = { NULL, 1, 0, write_marked_area, read_area, an_area },
    [MARKED_POINT] = { NULL, 1, 0, write_marked_point, read_point, a_point },
    [MARKED_SEAT] = { .name = seats, .first = 1, .count = SEATS, .expected = a_player },
    [YES_SAID] = { .name = yes, .first = 1, .count = 1, .expected = "yes, or no such line" },
    [JOKER] = { .name = jokers,
                .first = ROW_JOKER,
                .count = 2,
                .expected = "row, if one of the open cards may be taken for it, or card, if it was "
                            "taken or played" },
    [PHASE] = { .name = alexandros_phase_names,
                .count = PHASES,
                .expected = "a phase: deal, lay-open, lot, card, goal, reveal, corner, way, "
                            "joker-take, action, draw, place, give, levy, refill or over" },
};

#include "../../forms/phrases.h"
