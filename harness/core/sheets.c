/* Makes component sheets that resemble a given one: another board, other cards. Rules that work
 * with our assumed components should also work with those of somebody who corrects them. */
#include "harness/core/sheets.h"
#include "harness/core/choice.h"
#include "harness/core/tables.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_TRIALS = 12, MOST_CHANGES = 2 };

static bool changes_much(char c)
{
    return c != ' ' && c != '\n';
}

/* Replaces letters and numbers only by others that the sheet contains, so that most results are
 * valid. Keeps the first word of a line, which says what the line is. */
static void exchange_letters(char *sheet, struct choice *from)
{
    size_t length = strlen(sheet);
    for (unsigned n = 1 + choose(from, MOST_CHANGES); n > 0 && length > 0; n--) {
        size_t to = choose(from, (uint32_t)length), with = choose(from, (uint32_t)length),
               line = to;
        while (line > 0 && sheet[line - 1] != '\n')
            line--;
        bool names_line = to - line < strcspn(sheet + line, " \n");
        if (!names_line && changes_much(sheet[to]) && changes_much(sheet[with]))
            sheet[to] = sheet[with];
    }
}

static bool is_a_sheet(const struct spec *spec, const void *table, const char *sheet, void *trial)
{
    struct complaint ignored;
    memcpy(trial, table, spec->game->table_size);
    return apply_sheet(spec, trial, sheet, "sheet", &ignored)
        && seal_table(spec, trial, "sheet", &ignored);
}

/* Changes one or two letters at a time. A sheet that set-up refuses is undone; an accepted one
 * becomes the next base. False: none was accepted, and the table is unchanged. */
bool another_sheet(const struct spec *spec, void *table, struct choice *from)
{
    const struct game *g = spec->game;
    char *sheet = xrealloc(NULL, TEXT_ROOM, 1), *changed = xrealloc(NULL, TEXT_ROOM, 1);
    struct text out = { sheet, sheet + TEXT_ROOM, false };
    void *trial = xrealloc(NULL, g->table_size, 1);
    bool any = false;
    *sheet = 0;
    g->write_sheet(table, &out);
    for (unsigned n = out.full ? 0 : 1 + choose(from, MOST_TRIALS); n > 0; n--) {
        memcpy(changed, sheet, strlen(sheet) + 1);
        exchange_letters(changed, from);
        if (!is_a_sheet(spec, table, changed, trial))
            continue;
        memcpy(table, trial, g->table_size);
        memcpy(sheet, changed, strlen(changed) + 1);
        any = true;
    }
    free(trial);
    free(changed);
    free(sheet);
    return any;
}
