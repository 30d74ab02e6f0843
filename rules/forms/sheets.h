/* How sheets of a game are read and written, from its table of lines (forms/sheet.h of the game),
 * which are written in this order:
 *
 *     SHEET_SMALL(clear)                  small: a scope; clear(t), or NO_CLEARING, goes before it
 *     SHEET_FIRST("lot", BY_LOT)          who begins: a seat, or what stands for chance
 *     SHEET_NUMBER("hand", hand, 99)      a member of the table, up to so many
 *     SHEET_SWITCH("short", short_game)   yes or no
 *     SHEET_LINE("deck", read_deck, put_deck)     the game's own functions; or NOT_WRITTEN, where
 *                                                 another line is written for this, too
 *
 * Behind these IF_OTHER may stand: the line is written only if a sheet without it would say
 * something else.
 *
 * A game's sheet.c has its own functions, and then this. It gets GAME_read_sheet and
 * GAME_write_sheet. With THE_OTHER_LINES it says is_other_line(in) and read_other_line(in, t), too:
 * of those that do not begin with a word of their own.
 */
#include "rows.h"

enum sheet_shape { IS_OWN, IS_SMALL, IS_FIRST, IS_NUMBER, IS_SWITCH };

struct sheet_row {
    const char *word;
    enum sheet_shape shape;
    uint16_t at;
    uint8_t most;       /* of a number; SHEET_FIRST: the value that stands for chance */
    bool if_other;      /* write it only if it differs from the standard sheet */
    const char *chance; /* SHEET_FIRST: the word for chance                   */
    void (*clear)(TABLE_OF_GAME *t);
    const char *(*read)(const struct words *in, TABLE_OF_GAME *t);
    void (*write)(const TABLE_OF_GAME *t, struct text *out); /* writes one line or more */
};

#define NO_CLEARING NULL
#define NOT_WRITTEN NULL
#define IF_OTHER .if_other = true
#define SHEET_SMALL(a_function) { "small", .shape = IS_SMALL, .clear = a_function },
#define SHEET_FIRST(a_word, a_value, ...) \
    { "first", IS_FIRST, offsetof(TABLE_OF_GAME, first), a_value, .chance = a_word, __VA_ARGS__ },
#define SHEET_NUMBER(a_word, member, at_most, ...) \
    { a_word, IS_NUMBER, offsetof(TABLE_OF_GAME, member), at_most, .chance = NULL, __VA_ARGS__ },
#define SHEET_SWITCH(a_word, member, ...) \
    { a_word, IS_SWITCH, offsetof(TABLE_OF_GAME, member), 1, .chance = NULL, __VA_ARGS__ },
#define SHEET_LINE(a_word, a_reader, a_writer) \
    { a_word, .shape = IS_OWN, .read = a_reader, .write = a_writer },

static const struct sheet_row sheet_rows[] = {
#include ROWS(sheet)
};
enum { SHEET_ROWS = sizeof sheet_rows / sizeof sheet_rows[0] };

const char *OF_GAME(word_of)(size_t at)
{
    for (unsigned i = 0; i < SHEET_ROWS; i++)
        if (sheet_rows[i].shape == IS_NUMBER && sheet_rows[i].at == at)
            return sheet_rows[i].word;
    return NULL;
}

static const char *const no_or_yes[] = { "no", "yes" };

/* ---- writing ---- */

static void write_byte_of_sheet(const struct sheet_row *row, uint8_t value, struct text *out)
{
    if (row->shape == IS_FIRST && value != row->most)
        put_with_seat(out, row->word, value);
    else if (row->shape == IS_NUMBER || (row->shape == IS_SWITCH && value > 1))
        put_with_number(out, row->word, value);
    else
        put(out, row->word), put_char(out, ' '),
            put(out, row->shape == IS_FIRST ? row->chance : no_or_yes[value]);
    put_char(out, '\n');
}

void OF_GAME(write_sheet)(const TABLE_OF_GAME *t, struct text *out)
{
    TABLE_OF_GAME standard;
    OF_GAME(default_table)(&standard, t->head.players);
    for (const struct sheet_row *row = sheet_rows; row < sheet_rows + SHEET_ROWS; row++) {
        uint8_t value = ((const uint8_t *)t)[row->at];
        if (row->shape == IS_OWN && row->write)
            row->write(t, out);
        else if (row->shape == IS_SMALL)
            put(out, t->head.small ? "small\n" : "");
        else if (row->shape != IS_OWN
                 && !(row->if_other && value == ((const uint8_t *)&standard)[row->at]))
            write_byte_of_sheet(row, value, out);
    }
}

/* ---- reading ---- */

/* Reads the words behind the first one, for a value that fits a byte. */
static const char *read_byte_of_sheet(const struct sheet_row *row, const struct words *in,
                                      uint8_t *byte)
{
    unsigned n = row->most;
    const char *word = in->count == 2 ? in->word[1] : "";
    bool good = row->shape == IS_FIRST  ? same_word(word, row->chance) || read_seat(word, SEATS, &n)
              : row->shape == IS_SWITCH ? one_of(word, no_or_yes, 2, &n)
                                        : read_number(word, row->most, &n);
    if (good) {
        *byte = (uint8_t)n;
        return NULL;
    }
    stop_at(in, in->count > 2 ? 2 : 1, NULL);
    if (in->count > 2) {
        allow_end(in);
    } else if (row->shape == IS_FIRST) {
        allow_word(in, row->chance);
        allow_seats(in, SEATS);
    } else if (row->shape == IS_SWITCH) {
        allow_words(in, no_or_yes, 2);
    } else {
        allow_number(in, 0, row->most);
    }
    return row->shape == IS_FIRST
             ? "first and what stands for chance, or in a scope a player's letter"
         : row->shape == IS_SWITCH ? "yes or no"
                                   : "one number, and one that the game has room for";
}

#undef SHEET_SMALL
#undef SHEET_FIRST
#undef SHEET_NUMBER
#undef SHEET_SWITCH
#undef SHEET_LINE
#define SHEET_SMALL(clear) " small"
#define SHEET_FIRST(...) " first"
#define SHEET_NUMBER(word, ...) " " word
#define SHEET_SWITCH(word, ...) " " word
#define SHEET_LINE(word, ...) " " word

const char *OF_GAME(read_sheet)(TABLE_OF_GAME *t, const struct words *in)
{
    const struct sheet_row *row = sheet_rows;
#ifdef THE_OTHER_LINES
    if (is_other_line(in))
        return read_other_line(in, t);
#endif
    while (row < sheet_rows + SHEET_ROWS && !same_word(in->word[0], row->word))
        row++;
    if (row == sheet_rows + SHEET_ROWS) {
        stop_at(in, 0, NULL);
        for (row = sheet_rows; row < sheet_rows + SHEET_ROWS; row++)
            allow_word(in, row->word);
        return "a line of a sheet, which begins with one of these words:"
#include ROWS(sheet)
            ;
    }
    if (row->shape == IS_OWN)
        return row->read(in, t);
    if (row->shape != IS_SMALL)
        return read_byte_of_sheet(row, in, (uint8_t *)t + row->at);
    if (row->clear)
        row->clear(t);
    t->head.small = 1;
    return in->count == 1 ? NULL : "nothing behind 'small'";
}
