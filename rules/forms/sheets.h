/* How sheets of a game are read, from its table of lines (forms/sheet.h of the game):
 *
 *     SHEET_SMALL(clear)                  small: a scope; clear(t), or NO_CLEARING, goes before it
 *     SHEET_FIRST("lot", BY_LOT)          who begins: a seat, or what stands for chance
 *     SHEET_NUMBER("hand", hand, 99)      a member of the table, up to so many
 *     SHEET_SWITCH("short", short_game)   yes or no
 *     SHEET_LINE("deck", read_deck)       the game's own function
 *
 * A game's sheet.c has its own functions, and then this. It gets GAME_read_sheet. With
 * THE_OTHER_LINES it says is_other_line(in) and read_other_line(in, t), too: of those that do not
 * begin with a word of their own.
 */
#include "rows.h"

enum sheet_shape { IS_OWN, IS_SMALL, IS_FIRST, IS_NUMBER, IS_SWITCH };

struct sheet_row {
    const char *word;
    enum sheet_shape shape;
    uint16_t at;
    uint8_t most;       /* of a number; of who begins, what stands for chance */
    const char *chance; /* who begins, if nobody is named                     */
    void (*clear)(TABLE_OF_GAME *t);
    const char *(*read)(const struct words *in, TABLE_OF_GAME *t);
};

#define NO_CLEARING NULL
#define SHEET_SMALL(a_function) { "small", .shape = IS_SMALL, .clear = a_function },
#define SHEET_FIRST(a_word, a_value) \
    { "first", IS_FIRST, offsetof(TABLE_OF_GAME, first), a_value, .chance = a_word },
#define SHEET_NUMBER(a_word, member, at_most) \
    { a_word, IS_NUMBER, offsetof(TABLE_OF_GAME, member), at_most, .chance = NULL },
#define SHEET_SWITCH(a_word, member) \
    { a_word, IS_SWITCH, offsetof(TABLE_OF_GAME, member), 1, .chance = NULL },
#define SHEET_LINE(a_word, a_function) { a_word, .shape = IS_OWN, .read = a_function },

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

/* What may stand behind a word whose value is no more than a byte. */
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
