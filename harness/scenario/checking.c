/* Finds all errors of a scenario in one pass: runs its lines without reporting results, and
 * skips those that cannot be run. */
#include "harness/core/games.h"
#include "harness/scenario/diagnostics.h"
#include "harness/scenario/expectations.h"
#include "harness/scenario/mend/keywords.h"
#include "harness/scenario/scenario.h"
#include "harness/scenario/scene.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"

#include <stdio.h>
#include <string.h>

/* Reads a block under a misspelt keyword as the block that was meant. */
static void read_as_meant(struct scene *s)
{
    struct nearest near;
    const struct keyword *k = nearest_keyword(scene_word(s, 0), &near);
    bool block = k && s->lines.in.count == 1 && !s->started
              && (k->when == PLACE || same_word(k->name, "sheet"));
    if (!find_keyword(scene_word(s, 0)) && block && !k->carry_out(s)) {
        if (!s->gathered)
            add_diagnostic(s->all, &s->error);
        s->lost = true;
    }
}

static bool begins_block(const struct keyword *k, unsigned words)
{
    return k
        && ((k->when == PLACE && !same_word(k->name, "start"))
            || same_word(k->name, "position-refused")
            || (same_word(k->name, "sheet") && words == 1));
}

/* If the line above a block is missing ('sheet' or 'sketch'), reads the block as if it were
 * there. */
static void read_headless(struct scene *s, const char *at, unsigned above)
{
    if (s->started || s->error.fix_at != FIX_ABOVE
        || !(same_word(s->error.fix, "sheet") || same_word(s->error.fix, "sketch")))
        return;
    s->lines.at = at;
    s->lines.number = above;
    s->lines.in.count = 1;
    if (!find_keyword(s->error.fix)->carry_out(s) && !s->gathered)
        add_diagnostic(s->all, &s->error);
    s->lost = true;
}

/* Skips a block whose first line was wrong, so that its lines cause no further errors. */
static void pass_over_block(struct scene *s)
{
    const char *at = s->lines.at;
    unsigned number = s->lines.number;
    while (next_line(&s->lines, s->c))
        if (s->lines.in.count == 1 && same_word(scene_word(s, 0), "end"))
            return;
    s->lines.at = at; /* the block has no end */
    s->lines.number = number;
}

/* Continues from the initial position, so that moves can still be read. Returns false if there
 * is no table. */
static bool continue_from_start(struct scene *s, bool place)
{
    s->lost = true;
    if (!s->spec)
        return false;
    if (place && !s->started) {
        if (!scene_seal(s))
            return false;
        s->game->start(s->table, s->state);
        s->started = true;
    }
    return true;
}

/* Without its sheet a game may have another board or deck. Reading the later lines with the
 * standard sheet could report errors that are none. */
static bool lacks_sheet(const struct scene *s, const struct keyword *k)
{
    return k && same_word(k->name, "sheet") && s->lines.in.count == 2;
}

/* For a line that is not UTF-8: suggests how it reads as Latin-1, in which old editors save. */
static void read_as_latin(struct scene *s)
{
    const char *end = s->lines.at, *line;
    struct text out = { s->error.fix, s->error.fix + sizeof s->error.fix, false };
    if (end > s->begin && end[-1] == '\n')
        end--;
    for (line = end; line > s->begin && line[-1] != '\n';)
        line--;
    for (; line < end; line++) {
        unsigned char c = (unsigned char)*line;
        if (c >= 0xA0)
            put_char(&out, (char)(0xC0 | c >> 6));
        if (c >= ' ' && (c < 0x7F || c >= 0xA0))
            put_char(&out, (char)(c >= 0xA0 ? 0x80 | (c & 0x3F) : c));
    }
    if (out.full)
        s->error.fix[0] = 0;
    snprintf(s->error.at.said, sizeof s->error.at.said, "%s", s->error.fix);
    s->error.near = true;
}

static void collect_errors(struct scene *s)
{
    bool good = true;
    s->begin = s->lines.at;
    const char *above = s->lines.at;
    unsigned number = s->lines.number;
    for (; good && next_line(&s->lines, s->c); above = s->lines.at, number = s->lines.number) {
        struct nearest near;
        const struct keyword *k = nearest_keyword(scene_word(s, 0), &near);
        bool place = k && k->when == PLACE;
        bool block = begins_block(find_keyword(scene_word(s, 0)), s->lines.in.count);
        const char *at = s->lines.at;
        s->gathered = false;
        if (scene_carry_out(s))
            continue;
        if (s->lines.bad)
            break;
        if (place && s->lost && !s->started && !scene_seal(s))
            return; /* these errors were reported above */
        if (!s->gathered)
            add_diagnostic(s->all, &s->error);
        if (lacks_sheet(s, find_keyword(scene_word(s, 0))))
            return;
        s->gathered = false;
        if (s->spec)
            read_as_meant(s);
        if (s->spec)
            read_headless(s, above, number);
        if (block && s->lines.at == at)
            pass_over_block(s);
        good = continue_from_start(s, place);
    }
    s->lines.in.count = 0;
    s->lines.number += s->lines.number == 0; /* an empty file has a line 1, too */
    if (s->lines.bad) {
        memset(&s->error, 0, sizeof s->error);
        const char *said = strstr(s->c->text, ": found");
        s->error.at.line = s->lines.number;
        s->error.at.column = s->lines.bad_letter;
        s->error.at.width = s->lines.bad_letter > 0;
        if (s->lines.bad_letter)
            read_as_latin(s);
        snprintf(s->error.message, sizeof s->error.message, "%s", said ? said + 2 : s->c->text);
        add_diagnostic(s->all, &s->error);
    } else if (good && !s->spec) {
        char game[NAME_SIZE + 8];
        snprintf(game, sizeof game, "game %s", likely_game(s)->game->name);
        scene_complain(s, "found the end of the file, expected 'game NAME' first");
        scene_put(s, FIX_BELOW, game);
        add_diagnostic(s->all, &s->error);
    } else if (good && !s->lost && !s->started && !s->asked_table) {
        scene_complain(s, "found the end of the file, expected start, position or sketch");
        scene_put(s, FIX_BELOW, "start");
        add_diagnostic(s->all, &s->error);
    }
}

bool check_scenario(const char *text, size_t size, const char *file, struct diagnostics *all)
{
    static const struct played_as itself = { .rulings = NULL };
    return check_scenario_as(&itself, text, size, file, all);
}

bool check_scenario_as(const struct played_as *as, const char *text, size_t size, const char *file,
                       struct diagnostics *all)
{
    struct complaint c = { "" };
    struct scene *s = scene_open(NULL, NULL, &c);
    *all = (struct diagnostics){ .file = file };
    if (!s)
        fail(WRONG_CALL, "%s", c.text);
    s->checking = true;
    s->as = *as;
    s->all = all;
    if (lines_open(&s->lines, text, size, file, &c))
        collect_errors(s);
    else {
        const char *said = strstr(c.text, ": found");
        snprintf(s->error.message, sizeof s->error.message, "%s", said ? said + 2 : c.text);
        add_diagnostic(all, &s->error);
    }
    scene_close(s, NULL);
    return !all->errors;
}
