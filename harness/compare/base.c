/* Loads the rules of another revision as a library, which harness/compare/base/build has built. */
#include "harness/compare/base.h"
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/kit/contract.h"
#include "harness/kit/library.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/paths.h"
#include "harness/system/process.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_LIST = 1 << 20 };

/* ---- the library ---- */

/* 'sum': the checksum of the sources from which the library was built. */
static void ask_script(const char *what, const char *of, const struct spec *spec, const char *sum,
                       char *line, size_t size)
{
    char command[4200];
    snprintf(command, sizeof command, "%.4000s/harness/compare/base/build", scripts_root());
    char *argv[] = { command,           (char *)what, (char *)of, (char *)spec->game->name,
                     (char *)spec->sum, (char *)sum,  NULL };
    int status = run_and_read(argv, line, size);
    if (status != HELD)
        exit(status);
}

static void *symbol(const struct base *b, const char *name)
{
    void *at = dlsym(b->handle, name);
    if (!at)
        fail(WRONG_CALL,
             "%s: found no %s in it, expected a library of these rules (make build/GAME.so)",
             b->file, name);
    return at;
}

static void check_contract(const struct base *b)
{
    static const size_t ours[CONTRACT_COUNT] = CONTRACT_MEASURES;
    if (memcmp(symbol(b, "library_contract"), ours, sizeof ours))
        fail(WRONG_CALL,
             "%s: found rules of another contract (rules/game.h, spec/spec.h), expected one that "
             "was "
             "built against that of today",
             b->file);
    if (!is_whole(b->spec->game))
        fail(WRONG_CALL,
             "%s: found rules that lack a function of the contract (rules/game.h), expected all",
             b->file);
}

static void open_library(struct base *b, const struct spec *spec)
{
    char name[NAME_SIZE + 8];
    size_t size;
    struct complaint why;
    char *bytes = read_file(b->file, (size_t)1 << 28, &size, &why);
    if (!bytes)
        fail(WRONG_CALL, "%s", why.text);
    bool program = size > 4 && memcmp(bytes, "\177ELF", 4) == 0;
    free(bytes);
    b->handle = program ? dlopen(b->file, RTLD_NOW | RTLD_LOCAL) : NULL;
    if (!b->handle)
        fail(WRONG_CALL,
             "%s: found no shared library, expected one of these rules (make build/GAME.so)",
             b->file);
    snprintf(name, sizeof name, "%s_spec", spec->game->name);
    b->spec = symbol(b, name);
    void *marks = symbol(b, "library_marks");
    memcpy(&b->marks, &marks, sizeof marks);
    check_contract(b);
}

/* ---- what is known of its sources ---- */

/* The path of the file GAME.WHAT in the folder of the library. */
static char *text_beside(const struct base *b, const char *what)
{
    char path[4200];
    struct complaint why;
    size_t size;
    size_t stem = strlen(b->file) - strlen(".so");
    snprintf(path, sizeof path, "%.*s.%s", (int)stem, b->file, what);
    return read_file(path, MOST_LIST, &size, &why);
}

static bool is_beside(const struct base *b, const char *what)
{
    char *text = text_beside(b, what);
    free(text);
    return text != NULL;
}

static char **list_beside(const struct base *b, const char *what, unsigned *count)
{
    char **list = NULL, *text = text_beside(b, what);
    *count = 0;
    for (char *at = text, *end; at && *at; at = end) {
        size_t length = strcspn(at, "\n");
        end = at + length + (at[length] != 0);
        list = xrealloc(list, *count + 1, sizeof *list);
        list[*count] = memcpy(xrealloc(NULL, length + 1, 1), at, length);
        list[(*count)++][length] = 0;
    }
    free(text);
    return list;
}

static void read_sources(struct base *b)
{
    b->same = is_beside(b, "same");
    b->functions = is_beside(b, "functions");
    b->sources = is_beside(b, "changed");
    b->changed = list_beside(b, "changed", &b->changed_count);
    b->touched = list_beside(b, "touched", &b->touched_count);
    b->accepted = list_beside(b, "accepted", &b->accepted_count);
}

/* Makes the path absolute, because other programs use it from other folders. */
static void name_whole(char *path, size_t size, const char *file)
{
    char here[2000] = "";
    if (file[0] != '/' && !getcwd(here, sizeof here))
        fail(WRONG_CALL, "found no name of this folder, expected --base-lib with a whole path");
    snprintf(path, size, "%s%s%.2000s", here, *here ? "/" : "", file);
}

void base_open(struct base *b, const struct spec *spec, const char *rev, const char *file)
{
    *b = (struct base){ .spec = NULL };
    snprintf(b->name, sizeof b->name, "%.100s", rev ? rev : file);
    if (rev)
        ask_script("rev", rev, spec, NULL, b->file, sizeof b->file);
    else
        name_whole(b->file, sizeof b->file, file);
    if (!*b->file)
        return; /* the other revision does not have this game */
    open_library(b, spec);
    size_t length = strlen(b->file);
    if (!rev && length > 3 && same_word(b->file + length - 3, ".so"))
        ask_script("compare", b->file, spec, b->spec->sum ? b->spec->sum : "", NULL, 0);
    if (length > 3 && same_word(b->file + length - 3, ".so"))
        read_sources(b);
}

/* ---- what is proved of them ---- */

static struct proof proof_of(char *line)
{
    char *field[4] = { line, "", "", "" };
    for (unsigned i = 1; i < 4; i++) {
        char *tab = strchr(field[i - 1], '\t');
        if (!tab)
            break;
        *tab = 0;
        field[i] = tab + 1;
    }
    return (struct proof){ field[0], field[1], field[2], field[3] };
}

/* False: it was interrupted. */
bool base_prove(struct base *b, unsigned seconds, unsigned most)
{
    char command[4200], tree[4096], each[24], limit[24];
    snprintf(command, sizeof command, "%.4000s/harness/compare/equal/equal", scripts_root());
    snprintf(tree, sizeof tree, "%s", b->file);
    for (unsigned up = 0; up < 2 && strrchr(tree, '/'); up++)
        *strrchr(tree, '/') = 0; /* TREE/build/GAME.so */
    snprintf(each, sizeof each, "%u", seconds);
    snprintf(limit, sizeof limit, "%u", most);
    char *argv[] = { command, (char *)b->spec->game->name, tree, each, most ? limit : NULL, NULL };
    if (run_and_read(argv, b->not_proved, sizeof b->not_proved) != HELD) {
        snprintf(b->not_proved, sizeof b->not_proved, "interrupted");
        return false;
    }
    if (*b->not_proved)
        return true;
    b->proved = list_beside(b, "proved", &b->proofs);
    b->proof = xrealloc(NULL, b->proofs + 1, sizeof *b->proof);
    for (unsigned i = 0; i < b->proofs; i++)
        b->proof[i] = proof_of(b->proved[i]);
    return true;
}

bool base_proved_same(const struct base *b)
{
    for (unsigned i = 0; i < b->proofs; i++)
        if (!same_word(b->proof[i].verdict, "equal"))
            return false;
    return b->proofs > 0;
}

static void forget(char **list, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        free(list[i]);
    free(list);
}

void base_close(struct base *b)
{
    forget(b->changed, b->changed_count);
    forget(b->touched, b->touched_count);
    forget(b->accepted, b->accepted_count);
    forget(b->proved, b->proofs);
    free(b->proof);
    if (b->handle)
        dlclose(b->handle);
    *b = (struct base){ .spec = NULL };
}

bool base_touched(const struct base *b, const char *slug)
{
    for (unsigned i = 0; i < b->touched_count; i++)
        if (same_word(b->touched[i], slug))
            return true;
    return false;
}

bool base_knew(const struct base *b, const char *name)
{
    for (unsigned i = 0; i < b->accepted_count; i++) {
        const char *slash = strrchr(b->accepted[i], '/');
        if (same_word(slash ? slash + 1 : b->accepted[i], name))
            return true;
    }
    return false;
}

/* ---- tables ---- */

/* Skips questions that the other side does not have. */
static bool same_readings(const struct spec *from, const struct table *table, const struct spec *to,
                          void *like, struct complaint *c)
{
    for (unsigned i = 0; i < from->question_count; i++) {
        char setting[NAME_SIZE + 4];
        unsigned index;
        char letter = (char)table->reading[i];
        if (!find_question(to, from->questions[i].slug, &index)) {
            if (letter == from->questions[i].question->standard)
                continue;
            complain(c, "reading", 0, "the other rules do not ask q-%s", from->questions[i].slug);
            return false;
        }
        question_id(to, index, setting);
        size_t used = strlen(setting);
        snprintf(setting + used, sizeof setting - used, "=%c", letter);
        if (((struct table *)like)->reading[index] != (uint8_t)letter
            && !apply_reading(to, like, setting, c))
            return false;
    }
    return true;
}

bool base_table(const struct spec *from, const void *table, const struct spec *to, void *like,
                struct complaint *c)
{
    const struct table *t = table;
    if (!check_players(to, t->players, c))
        return false;
    to->game->default_table(like, t->players);
    if (!same_readings(from, table, to, like, c))
        return false;
    char *room = xrealloc(NULL, TEXT_ROOM, 1);
    struct text out = { room, room + TEXT_ROOM, false };
    *room = 0;
    from->game->write_sheet(table, &out);
    bool good = apply_sheet(to, like, room, "sheet", c);
    free(room);
    return good && seal_table(to, like, "the other rules", c);
}
