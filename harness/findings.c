/* What a document was found to do, against what is on record.
 *
 * A deadlock, an endless play, a shared victory are results about the document.
 * Each is kept as a scenario in corpus/GAME/findings, with a line in its head
 *
 *     # finding: KIND scope=S[,S]... [clause=SLUG] [reading q-x=Y]...
 *
 * for each exploration that comes upon it. The readings are those that differ
 * from the scope's own. A dead clause says little in one small scope, so those
 * are only judged where a line claims one.
 *
 * Random plays hang, too: on the table of a scope that is named like this, or, with
 *
 *     # finding: deadlock plays reading q-x=Y...
 *
 * on any table that is read so, whatever else it is read.
 */
#include "quibble.h"

#include <stdlib.h>
#include <string.h>

enum { LINE = 1000, PATH_ROOM = 5000 };

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

struct judge {
    const struct spec *spec;
    const void *table;
    const void *plain; /* the scope's table, without further readings */
    const char *scope; /* NULL: the table is that of a play, and plain is, too */
    const struct exploration *e;
    struct findings *f;
    struct complaint *c;
    const char *file; /* being read */
    unsigned line;
    char shown[600]; /* the same, from the root of the repository */
};

/* One line: what is claimed, and whether it speaks of this exploration. */
struct claim {
    enum finding_kind kind;
    bool here;
    bool plays, read; /* of plays on any table; it names a reading */
    verdict clause;
};

static struct finding *add_finding(struct findings *f, enum finding_kind kind,
                                   enum finding_status status)
{
    f->list = grown(f->list, f->count + 1, sizeof *f->list);
    struct finding *one = &f->list[f->count++];
    *one = (struct finding){ .kind = kind, .status = status };
    return one;
}

static bool complain_of(struct judge *j, const char *found, const char *expected)
{
    complain(j->c, j->file, j->line, "found %s, expected %s", found, expected);
    return false;
}

/* ---- reading a claim ---- */

static bool read_kind(struct judge *j, const char *word, struct claim *claim)
{
    for (unsigned i = 0; i < FINDING_KINDS; i++)
        if (same_word(kind_name[i], word)) {
            claim->kind = (enum finding_kind)i;
            return true;
        }
    return complain_of(j, word, kinds_known);
}

/* The table as the scope alone makes it: claims name readings against that. */
static void *scope_table(const struct spec *spec, const char *scope)
{
    struct options plain = { .verb = "explore", .game = spec->game->name, .scope = scope };
    return new_table(&plain, spec);
}

/* Is this the scope explored, or is its table the one played on, however it is read? */
static bool speaks_of(const struct judge *j, const char *scope)
{
    const struct game *g = j->spec->game;
    if (j->scope)
        return same_word(scope, j->scope);
    void *table = scope_table(j->spec, scope);
    memcpy(((struct table *)table)->reading, ((const struct table *)j->table)->reading,
           MAX_QUESTIONS);
    g->seal(table);
    bool same = memcmp(table, j->table, g->table_size) == 0;
    free(table);
    return same;
}

static bool read_scopes(struct judge *j, char *list, bool *here)
{
    char *rest = NULL;
    for (char *name = strtok_r(list, ",", &rest); name; name = strtok_r(NULL, ",", &rest)) {
        if (!find_scope(j->spec, name))
            return complain_of(j, name, "a scope of this game");
        *here = *here || speaks_of(j, name);
    }
    return true;
}

static bool read_claim_word(struct judge *j, const char *before, char *word, void *table,
                            struct claim *claim)
{
    if (same_word(word, "reading"))
        return true;
    if (same_word(before, "reading"))
        return claim->read = true, apply_reading(j->spec, table, word, j->c);
    if (same_word(word, "plays"))
        return claim->plays = true;
    if (strncmp(word, "scope=", 6) == 0)
        return read_scopes(j, word + 6, &claim->here);
    if (strncmp(word, "clause=", 7) == 0)
        return find_slug(j->spec, word + 7, &claim->clause)
            || complain_of(j, word + 7, "the slug of a clause");
    return complain_of(j, word, "scope=, plays, clause= or 'reading q-...=...'");
}

static bool same_readings(const struct judge *j, const void *table)
{
    const struct table *a = j->table, *b = table;
    return memcmp(a->reading, b->reading, j->spec->question_count) == 0;
}

static bool read_claim_words(struct judge *j, char *text, void *table, struct claim *claim)
{
    char *rest = NULL, *word = strtok_r(text, " \t\r", &rest);
    const char *before = "";
    if (!word)
        return complain_of(j, "nothing", kinds_known);
    if (!read_kind(j, word, claim))
        return false;
    while ((word = strtok_r(NULL, " \t\r", &rest))) {
        if (!read_claim_word(j, before, word, table, claim))
            return false;
        before = word;
    }
    if (same_word(before, "reading"))
        return complain_of(j, "nothing after 'reading'", "q-...=...");
    if (claim->plays && (claim->kind != FOUND_DEADLOCK || !claim->read))
        return complain_of(j, "plays",
                           "it after deadlock, and with a reading: what else hangs is a defect");
    if (claim->kind == FOUND_DEAD_CLAUSE && claim->clause < FIRST_CLAUSE)
        return complain_of(j, "a dead clause without its name", "clause=SLUG");
    return true;
}

static bool read_claim(struct judge *j, char *text, struct claim *claim)
{
    size_t size = j->spec->game->table_size;
    void *table = grown(NULL, 1, size);
    memcpy(table, j->plain, size);
    *claim = (struct claim){ .clause = LEGAL };
    bool good = read_claim_words(j, text, table, claim);
    claim->here = (claim->here || (claim->plays && !j->scope)) && same_readings(j, table);
    free(table);
    return good;
}

/* ---- judging it ---- */

static bool is_dead(const struct exploration *e, verdict clause)
{
    for (unsigned i = 0; i < e->dead_count; i++)
        if (e->dead[i] == clause)
            return true;
    return false;
}

static uint64_t kept_by_anybody(const struct exploration *e)
{
    uint64_t most = 0;
    for (unsigned p = 0; p < MAX_PLAYERS; p++)
        most = e->endless_kept[p] > most ? e->endless_kept[p] : most;
    return most;
}

static uint64_t count_of(const struct exploration *e, enum finding_kind kind)
{
    switch (kind) {
    case FOUND_DEADLOCK:        return e->deadlocks;
    case FOUND_ENDLESS:         return e->endless;
    case FOUND_ENDLESS_FORCED:  return kept_by_anybody(e);
    case FOUND_ENDLESS_CERTAIN: return e->endless_certain;
    case FOUND_TIE:             return e->ties;
    case FOUND_NO_WINNER:       return e->no_winner;
    case FOUND_DEAD_CLAUSE:
    case FINDING_KINDS:         break;
    }
    return 0;
}

static bool about_endless(enum finding_kind kind)
{
    return kind == FOUND_ENDLESS || kind == FOUND_ENDLESS_FORCED || kind == FOUND_ENDLESS_CERTAIN;
}

static void judge_claim(struct judge *j, const struct claim *claim)
{
    if (!j->scope) {
        if (claim->here && claim->kind == FOUND_DEADLOCK)
            snprintf(add_finding(j->f, claim->kind, KNOWN)->file, sizeof j->shown, "%s", j->shown);
        return;
    }
    bool dead_one = claim->kind == FOUND_DEAD_CLAUSE;
    bool found = dead_one ? is_dead(j->e, claim->clause) : count_of(j->e, claim->kind) > 0;
    bool judged = j->e->complete && (j->e->checked || !dead_one)
               && (j->e->endless_known || !about_endless(claim->kind));
    if (!claim->here || (!found && !judged))
        return;
    struct finding *one = add_finding(j->f, claim->kind, found ? KNOWN : GONE);
    snprintf(one->file, sizeof one->file, "%s", j->shown);
    if (dead_one)
        snprintf(one->clause, sizeof one->clause, "%s", slug_of(j->spec, claim->clause));
}

/* The head of a file: comments and empty lines up to the first other line. */
static bool judge_text(struct judge *j, char *text)
{
    j->line = 0;
    for (char *line = text, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = 0;
        j->line++;
        if (line[0] != '#' && line[strspn(line, " \t\r")] != 0)
            break;
        struct claim claim;
        if (strncmp(line, head, sizeof head - 1) != 0)
            continue;
        if (!read_claim(j, line + sizeof head - 1, &claim))
            return false;
        judge_claim(j, &claim);
    }
    return true;
}

static bool judge_file(struct judge *j, const char *folder, const char *name)
{
    char path[CORPUS_FILE];
    size_t size;
    snprintf(j->shown, sizeof j->shown, "corpus/%s/findings/%s", j->spec->game->name, name);
    j->file = path;
    char *text = corpus_text(folder, name, path, &size);
    bool good = judge_text(j, text);
    free(text);
    return good;
}

/* ---- the folder ---- */

static bool judge_folder(struct judge *j)
{
    char folder[CORPUS_PATH];
    unsigned count;
    corpus_folder(folder, j->spec, "findings");
    char **names = corpus_names(folder, "", &count);
    bool good = true;
    for (unsigned i = 0; i < count; i++)
        good = good && judge_file(j, folder, names[i]);
    corpus_forget(names, count);
    return good;
}

/* ---- what is not on record ---- */

void write_play(FILE *out, const struct spec *spec, const void *table, const struct path *path,
                const char *title, const char *expect)
{
    struct record r = { .spec = spec,
                        .table = table,
                        .move = path->move,
                        .moves = path->moves,
                        .title = title,
                        .expect = expect };
    write_scenario(out, &r);
}

/* " reading q-x=B" for each reading that differs, in the form of a line or of a name. */
static void put_readings(const struct judge *j, char *to, size_t room, const char *lead,
                         char equals)
{
    const struct table *now = j->table, *plain = j->plain;
    char id[NAME_SIZE];
    for (unsigned i = 0; i < j->spec->question_count; i++) {
        size_t used = strlen(to);
        if (now->reading[i] != plain->reading[i])
            snprintf(to + used, room - used, "%s%s%c%c", lead, question_id(j->spec, i, id), equals,
                     now->reading[i]);
    }
}

/* Who has won at the end of a play, in the words of a scenario. */
static void put_winners(const struct judge *j, const struct path *path, struct text *out)
{
    const struct game *game = j->spec->game;
    void *state = grown(NULL, 1, game->state_size);
    struct outcome o = { .over = false };
    game->start(j->table, state);
    for (unsigned i = 0; i < path->moves; i++)
        game->step(j->table, state, path->move[i]);
    game->outcome(j->table, state, &o);
    free(state);
    put(out, "winner");
    for (unsigned seat = 0; seat < MAX_PLAYERS; seat++)
        if (o.winners >> seat & 1) {
            put_char(out, ' ');
            put_seat(out, seat);
        }
    put(out, o.winners ? "" : " none");
}

static void put_expectation(const struct judge *j, enum finding_kind kind, struct text *out)
{
    if (kind == FOUND_DEADLOCK)
        put(out, "stuck");
    else if (about_endless(kind))
        put(out, "not-over");
    else
        put_winners(j, &j->e->path[kind], out);
}

static void write_text(const struct judge *j, FILE *out, enum finding_kind kind)
{
    const struct path *path = &j->e->path[kind];
    char title[LINE], expect[NAME_SIZE] = "";
    struct text text = { expect, expect + sizeof expect, false };
    snprintf(title, sizeof title, "finding: %s scope=%s", kind_name[kind], j->scope);
    put_readings(j, title, sizeof title, " reading ", '=');
    if (path->loop) {
        size_t used = strlen(title);
        snprintf(title + used, sizeof title - used,
                 "\nThe last %u moves are a loop: they lead back to the position before them.",
                 path->loop);
    }
    put_expectation(j, kind, &text);
    write_play(out, j->spec, j->table, path, title, expect);
}

static bool write_missing(const struct judge *j, struct finding *one)
{
    char path[PATH_ROOM], folder[CORPUS_PATH], name[500] = "";
    struct output o;
    snprintf(name, sizeof name, "%s-%s", j->scope, kind_name[one->kind]);
    put_readings(j, name, sizeof name, "-", '-');
    snprintf(one->file, sizeof one->file, "corpus/%s/findings/%s.scenario", j->spec->game->name,
             name);
    output_folder(folder, "findings");
    snprintf(path, sizeof path, "%.4000s/%s-%s.scenario", folder, j->spec->game->name, name);
    snprintf(one->written, sizeof one->written, "%s/%s-%.300s.scenario",
             source_root() ? "build/findings" : "quibble-findings", j->spec->game->name, name);
    if (!open_output(&o, path, j->c))
        return false;
    write_text(j, o.file, one->kind);
    return close_output(&o, j->c);
}

static bool on_record(const struct findings *f, enum finding_kind kind)
{
    for (unsigned i = 0; i < f->count; i++)
        if (f->list[i].kind == kind && f->list[i].status == KNOWN)
            return true;
    return false;
}

static bool judge_missing(struct judge *j)
{
    for (unsigned kind = 0; kind < FOUND_DEAD_CLAUSE; kind++) {
        enum finding_kind k = (enum finding_kind)kind;
        if (count_of(j->e, k) == 0 || on_record(j->f, k))
            continue;
        struct finding *one = add_finding(j->f, k, MISSING);
        if (j->e->path[k].found && !write_missing(j, one))
            return false;
    }
    return true;
}

bool judge_findings(const struct spec *spec, const void *table, const char *scope,
                    const struct exploration *e, struct findings *f, struct complaint *c)
{
    void *plain = scope_table(spec, scope);
    struct judge j = {
        .spec = spec, .table = table, .plain = plain, .scope = scope, .e = e, .f = f, .c = c
    };
    *f = (struct findings){ .count = 0 };
    bool good = judge_folder(&j) && judge_missing(&j);
    free(plain);
    return good;
}

bool deadlock_on_record(const struct spec *spec, const void *table, char file[FINDING_FILE])
{
    struct complaint c;
    struct findings f = { .count = 0 };
    struct judge j = { .spec = spec, .table = table, .plain = table, .f = &f, .c = &c };
    if (!judge_folder(&j))
        fail(WRONG_CALL, "%s", c.text);
    bool known = f.count > 0;
    if (known)
        snprintf(file, FINDING_FILE, "%s", f.list[0].file);
    free(f.list);
    return known;
}
