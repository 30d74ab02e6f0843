/* Component sheets like a given one: another board, other cards. What a rule does with the
 * assumed ones says little of those that somebody corrects. */
#include "quibble.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_CHANGES = 6 };

static bool changes_much(char c) { return c != ' ' && c != '\n'; }

/* Letters and numbers that the sheet has already stand where others stood: so it mostly
 * stays a sheet. The first word of a line says what the line is, and is left alone. */
static void exchange_letters(char *sheet, struct choice *from)
{
    size_t length = strlen(sheet);
    for (unsigned n = 1 + choose(from, MOST_CHANGES); n > 0 && length > 0; n--) {
        size_t to = choose(from, (uint32_t)length), with = choose(from, (uint32_t)length), line = to;
        while (line > 0 && sheet[line - 1] != '\n')
            line--;
        bool names_line = to - line < strcspn(sheet + line, " \n");
        if (!names_line && changes_much(sheet[to]) && changes_much(sheet[with]))
            sheet[to] = sheet[with];
    }
}

/* False, and the table as it was: what came out is no sheet that set-up accepts. */
bool another_sheet(const struct spec *spec, void *table, struct choice *from)
{
    const struct game *g = spec->game;
    struct complaint ignored;
    char *sheet = grown(NULL, TEXT_ROOM, 1);
    struct text out = { sheet, sheet + TEXT_ROOM, false };
    void *trial = grown(NULL, g->table_size, 1);
    *sheet = 0;
    g->write_sheet(table, &out);
    exchange_letters(sheet, from);
    memcpy(trial, table, g->table_size);
    bool good = !out.full && apply_sheet(spec, trial, sheet, "sheet", &ignored)
             && seal_table(spec, trial, "sheet", &ignored);
    if (good)
        memcpy(table, trial, g->table_size);
    free(trial);
    free(sheet);
    return good;
}
