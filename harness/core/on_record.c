/* Reads the findings on record: what is known about a document.
 *
 * A deadlock, an endless play and a shared victory are results about the document. Each is kept
 * as a scenario in corpus/GAME/findings, with a line in its head
 *
 *     # finding: KIND scope=S[,S]... [clause=SLUG] [reading q-x=Y]...
 *
 * for each exploration that finds it. The readings are those that differ from the scope's own. A
 * dead clause is reported only where such a line claims one, because in a small scope many clauses
 * are dead.
 *
 * Random plays hang, too: on the table of a scope that is named like this, or, with
 *
 *     # finding: deadlock plays reading q-x=Y...
 *
 * on any table with this reading, whatever its other readings are. */
#include "harness/core/on_record.h"
#include "harness/core/corpus.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char head[] = "# finding:";

static const char *const kind_name[FINDING_KINDS] = {
    "deadlock", "endless", "endless-forced", "endless-certain", "tie", "no-winner", "dead-clause"
};

static const char kinds_known[] =
    "deadlock, endless, endless-forced, endless-certain, tie, no-winner or dead-clause";

const char *finding_name(enum finding_kind kind)
{
    return kind_name[kind];
}

struct reader {
    const struct spec *spec;
    const void *table;
    const void *plain; /* the table of the scope without further readings */
    const char *scope; /* NULL: the table is that of a play, and so is 'plain' */
    claim_fn *callback;
    void *with;
    struct complaint *c;
    const char *file; /* the file being read */
    unsigned line;
    char shown[FINDING_FILE]; /* the same, relative to the root of the repository */
};

/* The table of the scope without further readings: claims list the readings that differ from it. */
void *plain_table(const struct spec *spec, const char *scope)
{
    struct options plain = { .verb = "explore", .game = spec->game->name, .scope = scope };
    return new_table(&plain, spec);
}

static bool complain_of(struct reader *r, const char *found, const char *expected)
{
    complain(r->c, r->file, r->line, "found %s, expected %s", found, expected);
    return false;
}

/* ---- reading a claim ---- */

static bool read_kind(struct reader *r, const char *word, struct claim *claim)
{
    for (unsigned i = 0; i < FINDING_KINDS; i++)
        if (same_word(kind_name[i], word)) {
            claim->kind = (enum finding_kind)i;
            return true;
        }
    return complain_of(r, word, kinds_known);
}

/* Does the claim concern the explored scope or, whatever its readings, the table of the play? */
static bool speaks_of(const struct reader *r, const char *scope)
{
    const struct game *g = r->spec->game;
    if (r->scope)
        return same_word(scope, r->scope);
    void *table = plain_table(r->spec, scope);
    memcpy(((struct table *)table)->reading, ((const struct table *)r->table)->reading,
           MAX_QUESTIONS);
    g->seal(table);
    bool same = memcmp(table, r->table, g->table_size) == 0;
    free(table);
    return same;
}

static bool read_scopes(struct reader *r, char *list, bool *here)
{
    char *rest = NULL;
    for (char *name = strtok_r(list, ",", &rest); name; name = strtok_r(NULL, ",", &rest)) {
        if (!find_scope(r->spec, name))
            return complain_of(r, name, "a scope of this game");
        *here = *here || speaks_of(r, name);
    }
    return true;
}

static bool read_claim_word(struct reader *r, const char *before, char *word, void *table,
                            struct claim *claim)
{
    if (same_word(word, "reading"))
        return true;
    if (same_word(before, "reading"))
        return claim->read = true, apply_reading(r->spec, table, word, r->c);
    if (same_word(word, "plays"))
        return claim->plays = true;
    if (strncmp(word, "scope=", 6) == 0)
        return read_scopes(r, word + 6, &claim->here);
    if (strncmp(word, "clause=", 7) == 0)
        return find_slug(r->spec, word + 7, &claim->clause)
            || complain_of(r, word + 7, "the slug of a clause");
    return complain_of(r, word, "scope=, plays, clause= or 'reading q-...=...'");
}

static bool same_readings(const struct reader *r, const void *table)
{
    const struct table *a = r->table, *b = table;
    return memcmp(a->reading, b->reading, r->spec->question_count) == 0;
}

static bool read_claim_words(struct reader *r, char *text, void *table, struct claim *claim)
{
    char *rest = NULL, *word = strtok_r(text, " \t\r", &rest);
    const char *before = "";
    if (!word)
        return complain_of(r, "nothing", kinds_known);
    if (!read_kind(r, word, claim))
        return false;
    while ((word = strtok_r(NULL, " \t\r", &rest))) {
        if (!read_claim_word(r, before, word, table, claim))
            return false;
        before = word;
    }
    if (same_word(before, "reading"))
        return complain_of(r, "nothing after 'reading'", "q-...=...");
    if (claim->plays && (claim->kind != FOUND_DEADLOCK || !claim->read))
        return complain_of(r, "plays",
                           "it after deadlock, and with a reading: what else hangs is a defect");
    if (claim->kind == FOUND_DEAD_CLAUSE && claim->clause < FIRST_CLAUSE)
        return complain_of(r, "a dead clause without its name", "clause=SLUG");
    return true;
}

static bool read_claim(struct reader *r, char *text, struct claim *claim)
{
    size_t size = r->spec->game->table_size;
    void *table = xrealloc(NULL, 1, size);
    memcpy(table, r->plain, size);
    *claim = (struct claim){ .clause = LEGAL, .file = r->shown };
    bool good = read_claim_words(r, text, table, claim);
    claim->here = (claim->here || (claim->plays && !r->scope)) && same_readings(r, table);
    free(table);
    return good;
}

/* The head of a file: the comments and empty lines before the first other line. */
static bool read_text(struct reader *r, char *text)
{
    r->line = 0;
    for (char *line = text, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = 0;
        r->line++;
        if (line[0] != '#' && line[strspn(line, " \t\r")] != 0)
            break;
        struct claim claim;
        if (strncmp(line, head, sizeof head - 1) != 0)
            continue;
        if (!read_claim(r, line + sizeof head - 1, &claim))
            return false;
        r->callback(r->with, &claim);
    }
    return true;
}

static bool read_record(struct reader *r, const char *folder, const char *name)
{
    char path[CORPUS_FILE];
    size_t size;
    snprintf(r->shown, sizeof r->shown, "corpus/%s/findings/%s", r->spec->game->name, name);
    r->file = path;
    char *text = corpus_text(folder, name, path, &size);
    bool good = read_text(r, text);
    r->file = NULL;
    free(text);
    return good;
}

static bool read_folder(struct reader *r)
{
    char folder[CORPUS_PATH];
    unsigned count;
    corpus_folder(folder, r->spec, "findings");
    char **names = corpus_names(folder, "", &count);
    bool good = true;
    for (unsigned i = 0; i < count; i++)
        good = good && read_record(r, folder, names[i]);
    corpus_forget(names, count);
    return good;
}

bool claims_on_record(const struct spec *spec, const void *table, const char *scope,
                      claim_fn *callback, void *with, struct complaint *c)
{
    void *plain = scope ? plain_table(spec, scope) : NULL;
    struct reader r = { .spec = spec,
                        .table = table,
                        .plain = plain ? plain : table,
                        .scope = scope,
                        .callback = callback,
                        .with = with,
                        .c = c };
    bool good = read_folder(&r);
    free(plain);
    return good;
}

static void note_deadlock(void *with, const struct claim *claim)
{
    char *file = with;
    if (claim->here && claim->kind == FOUND_DEADLOCK && !file[0])
        snprintf(file, FINDING_FILE, "%s", claim->file);
}

bool deadlock_on_record(const struct spec *spec, const void *table, char file[FINDING_FILE])
{
    struct complaint c;
    file[0] = 0;
    if (!claims_on_record(spec, table, NULL, note_deadlock, file, &c))
        fail(WRONG_CALL, "%s", c.text);
    return file[0];
}

bool play_hangs(const struct spec *spec, const void *table, const struct move *move, unsigned moves)
{
    const struct game *g = spec->game;
    struct outcome out = { 0 };
    void *state = xrealloc(NULL, 1, g->state_size);
    struct move *list = xrealloc(NULL, 2 * (size_t)g->most_moves + 64, sizeof *list);
    unsigned i = 0;
    g->start(table, state);
    while (i < moves && g->step(table, state, move[i]) == LEGAL)
        i++;
    g->outcome(table, state, &out);
    bool hangs = i == moves && !out.over && !g->moves(table, state, list);
    free(list);
    free(state);
    return hangs;
}
