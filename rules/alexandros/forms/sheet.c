/* How sheets of Alexandros are written: corpus/alexandros/conventions explains it with examples.
 * The board as a list is in list.c. */
#include "spelling.h"

/* ---- writing ---- */

static char letter_of(unsigned cell)
{
    return (char)(cell == NO_AREA ? '.' : cell <= PLAIN + 1 ? alexandros_letters[cell - 1] : '?');
}

/* Without the dots at its end; a band of dots only is not written. */
static void put_band(const struct alexandros_table *t, unsigned band, struct text *out)
{
    unsigned wide = COLUMNS;
    while (wide > 0 && t->cell[band][wide - 1] == NO_AREA)
        wide--;
    if (wide == 0)
        return;
    put_number(out, band);
    put_char(out, ' ');
    for (unsigned column = 0; column < wide; column++)
        put_char(out, letter_of(t->cell[band][column]));
    put_char(out, '\n');
}

/* Writes the board in one of its two forms. */
static void put_board(const struct alexandros_table *t, struct text *out)
{
    if (t->listed) {
        alexandros_put_listed(t, out);
        return;
    }
    put(out, "grid\n");
    for (unsigned band = 0; band < BANDS; band++)
        put_band(t, band, out);
    put(out, "start ");
    put_number(out, t->start_row);
    put_char(out, ':');
    put_number(out, t->start_across);
    put_char(out, '\n');
}

static void put_cards(const struct alexandros_table *t, struct text *out)
{
    put(out, "cards"), alexandros_put_counts(t->copies, out), put_char(out, '\n');
}

/* ---- reading ---- */

/* In either form a new board begins empty, without a start. */
static void begin_board(struct alexandros_table *t, bool listed)
{
    uint8_t *byte = (uint8_t *)t;
    for (size_t i = offsetof(struct alexandros_table, cell);
         i < offsetof(struct alexandros_table, start_row); i++)
        byte[i] = 0;
    for (size_t i = offsetof(struct alexandros_table, areas);
         i < offsetof(struct alexandros_table, inner); i++)
        byte[i] = 0;
    for (unsigned i = 0; i < NAME_ROOM; i++)
        t->start_name[i] = 0;
    t->start_row = t->start_across = listed ? 0 : NOWHERE;
    t->listed = listed;
}

static const char *read_grid(const struct words *in, struct alexandros_table *t)
{
    begin_board(t, false);
    return in->count == 1 ? NULL : "nothing behind 'grid': the bands follow, a line each";
}

static const char *read_list(const struct words *in, struct alexandros_table *t)
{
    begin_board(t, true);
    return in->count == 1 ? NULL : "nothing behind 'list': the areas follow, a line each";
}

static bool read_cell(char letter, uint8_t *cell)
{
    for (unsigned k = 0; k <= PLAIN; k++)
        if (alexandros_letters[k] == letter) {
            *cell = (uint8_t)(k + 1);
            return true;
        }
    *cell = NO_AREA;
    return letter == '.';
}

static const char *read_band(const struct words *in, struct alexandros_table *t, unsigned band)
{
    const char *row = in->count == 2 ? in->word[1] : "";
    unsigned column = 0;
    if (t->listed)
        return "bands behind a line 'grid': the board is a list of areas";
    if (*row == 0)
        return "a band: its number, then a letter for each of its areas, in one word";
    if (*row != '.')
        return "a dot first: there is nothing in column 0";
    for (; row[column]; column++)
        if (column >= COLUMNS || !read_cell(row[column], &t->cell[band][column]))
            return "letters of areas: T, J, H, L, S, - without a symbol, a dot where there is "
                   "none; at most 32";
    for (; column < COLUMNS; column++)
        t->cell[band][column] = NO_AREA;
    return NULL;
}

static bool board_fits(const struct alexandros_table *t)
{
    struct alexandros_table sealed = *t;
    alexandros_seal(&sealed);
    return !sealed.too_big;
}

static const char *read_start(const struct words *in, struct alexandros_table *t)
{
    unsigned row, across;
    if (!board_fits(t))
        return "a board above it of at most 192 areas and 128 points, 240 lines between areas and "
               "120 on the coast";
    if (t->listed)
        return alexandros_read_listed_start(in, t);
    if (in->count != 2 || !alexandros_read_place(in->word[1], ':', &row, &across))
        return "start and a point: its row and how far it is across, such as 0:4";
    t->start_row = (uint8_t)row;
    t->start_across = (uint8_t)across;
    return NULL;
}

static const char *read_cards(const struct words *in, struct alexandros_table *t)
{
    return alexandros_read_counts(in, 1, t->copies);
}

/* The line of a band begins with its number. */
#define THE_OTHER_LINES
static bool is_other_line(const struct words *in)
{
    return in->word[0][0] >= '0' && in->word[0][0] <= '9';
}

static const char *read_other_line(const struct words *in, struct alexandros_table *t)
{
    unsigned band;
    if (read_number(in->word[0], BANDS - 1, &band))
        return read_band(in, t, band);
    stop_at(in, 0, NULL);
    allow_number(in, 0, BANDS - 1);
    return "a line of a sheet: the number of a band (0 to 11), and its letters";
}

#include "../../forms/sheets.h"
