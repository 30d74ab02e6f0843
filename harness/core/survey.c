/* Reads the checkout: for each clause, where its marks, properties, tests and proofs are. */
#include "harness/core/survey.h"
#include "harness/core/games.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/system/paths.h"
#include "harness/system/status.h"
#include "spec/spec.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_ROOM = 4096, DEEPEST = 6, MOST_BYTES = 1 << 20 };

/* ---- places: lists of FILE:LINE ---- */

static void add_place(struct places *p, const char *place)
{
    if (p->count == p->room) {
        p->room = p->room ? 2 * p->room : 4;
        p->place = xrealloc(p->place, p->room, sizeof *p->place);
    }
    size_t size = strlen(place) + 1;
    p->place[p->count++] = memcpy(xrealloc(NULL, size, 1), place, size);
}

static void free_places(struct places *p)
{
    for (unsigned i = 0; i < p->count; i++)
        free(p->place[i]);
    free(p->place);
}

typedef void line_fn(struct survey *s, char *line);

static void place_here(const struct survey *s, struct places *p)
{
    char place[PATH_ROOM + 16];
    snprintf(place, sizeof place, "%s:%u", s->path, s->line);
    if (!p->count || strcmp(p->place[p->count - 1], place))
        add_place(p, place);
}

static bool is_slug_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'
        || c == '_';
}

/* The next word that consists of letters, digits and hyphens, like a slug; NULL: there is none. */
static const char *next_slug(char **at, char slug[NAME_SIZE])
{
    while (**at && !is_slug_letter(**at))
        ++*at;
    unsigned n = 0;
    for (; is_slug_letter(**at); ++*at)
        if (n + 1 < NAME_SIZE)
            slug[n++] = (char)(**at == '_' ? '-' : **at);
    slug[n] = 0;
    return n ? slug : NULL;
}

static struct surveyed *entry_of(struct survey *s, const char *slug)
{
    verdict v;
    return find_slug(s->spec, slug, &v) && v >= FIRST_CLAUSE ? &s->entry[v - FIRST_CLAUSE] : NULL;
}

/* A mark is RULE(slug), or a macro of the game that wraps it: any name in capitals with only a
 * slug in its brackets. */
static void line_of_rules(struct survey *s, char *line)
{
    char slug[NAME_SIZE];
    if (*line == '#')
        return;
    for (char *at = line; (at = strchr(at, '('));) {
        bool macro = at > line && at[-1] >= 'A' && at[-1] <= 'Z';
        bool begins = is_slug_letter(*++at);
        struct surveyed *e = begins && next_slug(&at, slug) ? entry_of(s, slug) : NULL;
        if (e && macro && *at == ')')
            place_here(s, &e->marks);
    }
}

/* A scenario tests a clause if it expects a refusal by it, or if a comment says so: by 'clause:
 * SLUG ...', or by a slug that cannot be an ordinary word. */
static void line_of_scenario(struct survey *s, char *line)
{
    char slug[NAME_SIZE], *at = line + strspn(line, " \t");
    bool refusal = !strncmp(at, "refused ", 8) || !strncmp(at, "table-refused ", 14);
    bool names = strstr(at, "clause:") || strstr(at, "clauses:");
    if (refusal) {
        at = strchr(at, ' ');
        struct surveyed *e = next_slug(&at, slug) ? entry_of(s, slug) : NULL;
        if (e)
            place_here(s, &e->tests);
    }
    for (at = strchr(at, '#'); at && next_slug(&at, slug);) {
        struct surveyed *e = names || strchr(slug, '-') ? entry_of(s, slug) : NULL;
        if (e)
            place_here(s, &e->tests);
    }
}

/* The head of a proof names its clauses: 'clause: SLUG ...', also on the following lines, up to
 * the next 'name:' or the end of the comment. */
static void line_of_proof(struct survey *s, char *line)
{
    char slug[NAME_SIZE], *named = strstr(line, "clause:"), *end = strstr(line, "*/");
    s->listing = named || (s->listing && !strchr(line, ':'));
    for (char *at = named ? strchr(named, ':') : line; s->listing && next_slug(&at, slug);) {
        struct surveyed *e = entry_of(s, slug);
        if (e)
            place_here(s, &e->proofs);
    }
    s->listing = s->listing && !end;
}

/* ---- what guards a reading ---- */

static struct guards *guards_of(struct survey *s, const char *slug, char letter)
{
    unsigned index;
    if (!find_question(s->spec, slug, &index))
        return NULL;
    const struct reading *r = s->spec->questions[index].question->reading;
    for (unsigned i = 0; i < MOST_READINGS && r[i].letter; i++)
        if (r[i].letter == letter)
            return &s->guard[index][i];
    return NULL;
}

/* Finds the first "q-slug=B" behind 'at'. */
static struct guards *guards_named(struct survey *s, char *at)
{
    char slug[NAME_SIZE];
    while (next_slug(&at, slug))
        if (!strncmp(slug, "q-", 2) && *at == '=')
            return guards_of(s, slug, at[1]);
    return NULL;
}

static void line_of_asked(struct survey *s, char *line)
{
    line += strspn(line, " \t");
    struct guards *g = strncmp(line, "reading ", 8) ? NULL : guards_named(s, line + 8);
    if (g)
        place_here(s, &g->scenarios);
}

/* The name that a line without indentation defines: a property, a FORBIDS, a function that they
 * call. */
static void note_owner(struct survey *s, char *line)
{
    char *at = strchr(line, '('), *comma = strchr(line, ',');
    if (!strncmp(line, "FORBIDS", 7) && comma)
        at = comma;
    else if (at && *line >= 'a' && *line <= 'z')
        while (at > line && is_slug_letter(at[-1]))
            at--;
    if (at)
        next_slug(&at, s->owner);
}

static void line_of_spec(struct survey *s, char *line)
{
    char slug[NAME_SIZE], place[PATH_ROOM + NAME_SIZE + 16];
    if ((*line >= 'a' && *line <= 'z') || (*line >= 'A' && *line <= 'Z'))
        note_owner(s, line);
    for (char *at = line; (at = strstr(at, "READS("));) {
        char *comma = strchr(at, ','), *quote = strchr(at, '\'');
        at += 6;
        if (!comma || !quote || !next_slug(&comma, slug))
            continue;
        slug[0] = 'q';
        struct guards *g = guards_of(s, slug, quote[1]);
        snprintf(place, sizeof place, "%s %s:%u", s->owner, s->path, s->line);
        if (g)
            add_place(&g->properties, place);
    }
}

/* A canary belongs to the readings that it names, by their names or behind 'plays:'. */
static void line_of_canaries(struct survey *s, char *line)
{
    char *rest = line, slug[NAME_SIZE];
    if (!strncmp(line, "in ", 3))
        s->of_this_game = strstr(line, s->spec->game->name) != NULL;
    if (!s->of_this_game || *line == '\t' || *line == '#')
        return;
    while (next_slug(&rest, slug))
        if (!strncmp(slug, "q-", 2) && *rest == '=') {
            struct guards *g = guards_of(s, slug, rest[1]);
            if (g)
                place_here(s, &g->canaries);
        }
}

static void read_lines(struct survey *s, const char *full, const char *path, line_fn *read)
{
    struct complaint c;
    size_t size;
    char *text = read_file(full, MOST_BYTES, &size, &c), *at = text;
    s->path = path;
    s->line = 0;
    s->listing = false;
    while (at && *at) {
        size_t length = strcspn(at, "\n");
        char *next = at + length + (at[length] != 0);
        at[length] = 0;
        s->line++;
        read(s, at);
        at = next;
    }
    free(text);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Every file below a folder, sorted by name; none if there is no such folder. */
static void walk(struct survey *s, const char *root, const char *folder, unsigned deep,
                 line_fn *read)
{
    char full[PATH_ROOM], path[PATH_ROOM];
    struct places names = { 0 };
    struct stat st;
    snprintf(full, sizeof full, "%s/%s", root, folder);
    DIR *dir = deep < DEEPEST ? opendir(full) : NULL;
    for (struct dirent *e; dir && (e = readdir(dir));)
        if (e->d_name[0] != '.')
            add_place(&names, e->d_name);
    if (dir)
        closedir(dir);
    if (names.count)
        qsort(names.place, names.count, sizeof *names.place, by_name);
    for (unsigned i = 0; i < names.count; i++) {
        int n = snprintf(path, sizeof path, "%s/%s", folder, names.place[i]);
        int m = snprintf(full, sizeof full, "%s/%s/%s", root, folder, names.place[i]);
        if (n >= (int)sizeof path || m >= (int)sizeof full || stat(full, &st))
            continue;
        if (S_ISDIR(st.st_mode))
            walk(s, root, path, deep + 1, read);
        else if (S_ISREG(st.st_mode))
            read_lines(s, full, path, read);
    }
    free_places(&names);
}

static void survey_properties(struct survey *s)
{
    char place[PATH_ROOM];
    for (unsigned i = 0; i < s->spec->property_count; i++) {
        const struct indexed_property *p = &s->spec->properties[i];
        if (!clause_of(s->spec, p->clause))
            continue;
        snprintf(place, sizeof place, "%s %s:%d", p->name, file_of(s->spec, p->file), p->line);
        add_place(&s->entry[p->clause - FIRST_CLAUSE].properties, place);
    }
}

static void survey_tree(struct survey *s)
{
    char folder[3][NAME_SIZE + 16];
    static const char *const room[] = { "rules", "corpus", "proofs" };
    static line_fn *const read[] = { line_of_rules, line_of_scenario, line_of_proof };
    const char *root = source_root();
    if (!root || !is_checkout(root)) {
        root = NULL;
        fprintf(stderr, "quibble: the source tree is not here: no marks, tests and proofs listed "
                        "(set QUIBBLE_ROOT)\n");
    }
    for (unsigned i = 0; root && i < 3; i++) {
        snprintf(folder[i], sizeof folder[i], "%s/%s", room[i], s->spec->game->name);
        walk(s, root, folder[i], 0, read[i]);
    }
}

/* The canary that ci/readings derives from it, unless ci/readings.list says that there is none. */
static void line_of_readings(struct survey *s, char *line)
{
    size_t length = strlen(s->spec->game->name);
    if (strncmp(line, s->spec->game->name, length) || line[length] != ' ')
        return;
    struct guards *g = guards_named(s, line + length);
    if (g && strstr(line, " survives "))
        g->unnoticed = true;
    if (g && strstr(line, " exempt "))
        add_place(&g->canaries, strchr(line + length + 1, ' ') + 1);
}

static void generated_canaries(struct survey *s)
{
    for (unsigned q = 0; q < s->spec->question_count; q++) {
        const struct question *of = s->spec->questions[q].question;
        for (unsigned i = 0; i < MOST_READINGS && of->reading[i].letter; i++)
            if (of->reading[i].built && of->reading[i].letter != of->standard
                && !s->guard[q][i].canaries.count && !s->guard[q][i].unnoticed)
                add_place(&s->guard[q][i].canaries, "read as the standard reading: ci/readings");
    }
}

static void copy_places(struct places *to, const struct places *from)
{
    for (unsigned i = 0; i < from->count; i++)
        add_place(to, from->place[i]);
}

/* If no line of spec/ names a reading, it is what remains when the others do not apply: then the
 * lines that name the others distinguish it from them. */
static void places_of_unnamed(struct survey *s)
{
    for (unsigned q = 0; q < s->spec->question_count; q++) {
        const struct reading *r = s->spec->questions[q].question->reading;
        bool named[MOST_READINGS];
        for (unsigned i = 0; i < MOST_READINGS; i++)
            named[i] = s->guard[q][i].properties.count > 0;
        for (unsigned i = 0; i < MOST_READINGS && r[i].letter; i++)
            for (unsigned other = 0; r[i].built && !named[i] && other < MOST_READINGS; other++)
                if (named[other])
                    copy_places(&s->guard[q][i].properties, &s->guard[q][other].properties);
    }
}

void survey_guards(struct survey *s, const struct spec *spec)
{
    static const struct {
        const char *room;
        line_fn *read;
    } of[] = { { "corpus", line_of_asked }, { "spec", line_of_spec } };
    static const struct {
        const char *list;
        line_fn *read;
    } in[] = { { "ci/readings.list", line_of_readings }, { "ci/canaries.list", line_of_canaries } };
    char path[PATH_ROOM];
    const char *root = source_root();
    *s = (struct survey){ .spec = spec };
    s->guard = xrealloc(NULL, spec->question_count + 1u, sizeof *s->guard);
    memset(s->guard, 0, (spec->question_count + 1u) * sizeof *s->guard);
    for (unsigned i = 0; root && is_checkout(root) && i < 2; i++) {
        snprintf(path, sizeof path, "%s/%s", of[i].room, spec->game->name);
        walk(s, root, path, 0, of[i].read);
        snprintf(path, sizeof path, "%s/%s", root, in[i].list);
        read_lines(s, path, in[i].list, in[i].read);
    }
    places_of_unnamed(s);
    generated_canaries(s);
}

void survey_guards_close(struct survey *s)
{
    for (unsigned q = 0; q < s->spec->question_count; q++)
        for (unsigned i = 0; i < MOST_READINGS; i++) {
            free_places(&s->guard[q][i].scenarios);
            free_places(&s->guard[q][i].properties);
            free_places(&s->guard[q][i].canaries);
        }
    free(s->guard);
}

void survey_open(struct survey *s, const struct spec *spec)
{
    *s = (struct survey){ .spec = spec };
    s->entry = xrealloc(NULL, spec->clause_count + 1u, sizeof *s->entry);
    memset(s->entry, 0, (spec->clause_count + 1u) * sizeof *s->entry);
    survey_properties(s);
    survey_tree(s);
}

void survey_close(struct survey *s)
{
    for (unsigned i = 0; i < s->spec->clause_count; i++) {
        free_places(&s->entry[i].marks);
        free_places(&s->entry[i].properties);
        free_places(&s->entry[i].tests);
        free_places(&s->entry[i].proofs);
    }
    free(s->entry);
}
