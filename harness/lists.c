/* games, clauses, questions, scopes: what is here, and the state of each. */
#include "tongue.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_ROOM = 4096, DEEPEST = 6, MOST_BYTES = 1 << 20 };

/* ---- the source tree: QUIBBLE_ROOT, or above the executable, or here ---- */

static bool is_root(const char *folder)
{
    char path[PATH_ROOM + 32];
    struct stat s;
    snprintf(path, sizeof path, "%s/rules/game.h", folder);
    return !stat(path, &s);
}

static bool above_executable(char folder[PATH_ROOM])
{
    ssize_t n = readlink("/proc/self/exe", folder, PATH_ROOM - 1);
    folder[n > 0 ? n : 0] = 0;
    for (char *slash; (slash = strrchr(folder, '/')); ) {
        *slash = 0;
        if (is_root(folder))
            return true;
    }
    return false;
}

const char *source_root(void)
{
    static char folder[PATH_ROOM];
    const char *told = getenv("QUIBBLE_ROOT");
    if (told && *told)
        return told;
    if (above_executable(folder))
        return folder;
    return is_root(".") ? "." : NULL;
}

/* ---- places: what stands where in the tree ---- */

struct places {
    char **place;
    unsigned count, room;
};

static void add_place(struct places *p, const char *place)
{
    if (p->count == p->room) {
        p->room = p->room ? 2 * p->room : 4;
        p->place = realloc(p->place, p->room * sizeof *p->place);
    }
    char *copy = malloc(strlen(place) + 1);
    if (!p->place || !copy)
        fail(WRONG_CALL, "found no memory for a list of places");
    p->place[p->count++] = strcpy(copy, place);
}

static void free_places(struct places *p)
{
    for (unsigned i = 0; i < p->count; i++)
        free(p->place[i]);
    free(p->place);
}

struct entry {                            /* what is known of one clause */
    struct places marks, properties, tests, proofs;
};

struct survey {
    const struct spec *spec;
    struct entry *entry;                  /* [clause] */
    const char *path;                     /* of the file at hand, from the root */
    unsigned line;
    bool listing;                         /* a list of clauses goes on in the next line */
};

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

/* The next word made of a slug's letters, with hyphens; NULL: no more. */
static const char *next_slug(char **at, char slug[NAME_SIZE])
{
    while (**at && !is_slug_letter(**at))
        ++*at;
    unsigned n = 0;
    for (; is_slug_letter(**at); ++*at)
        if (n + 1 < NAME_SIZE)
            slug[n++] = **at == '_' ? '-' : **at;
    slug[n] = 0;
    return n ? slug : NULL;
}

static struct entry *entry_of(struct survey *s, const char *slug)
{
    verdict v;
    return find_slug(s->spec, slug, &v) && v >= FIRST_CLAUSE ? &s->entry[v - FIRST_CLAUSE] : NULL;
}

/* A mark is RULE(slug), or a macro of the game's own around it: any name in
 * capitals with just a slug in its brackets. */
static void line_of_rules(struct survey *s, char *line)
{
    char slug[NAME_SIZE];
    if (*line == '#')
        return;
    for (char *at = line; (at = strchr(at, '(')); ) {
        bool macro = at > line && at[-1] >= 'A' && at[-1] <= 'Z';
        bool begins = is_slug_letter(*++at);
        struct entry *e = begins && next_slug(&at, slug) ? entry_of(s, slug) : NULL;
        if (e && macro && *at == ')')
            place_here(s, &e->marks);
    }
}

/* A scenario tests a clause if it expects its refusal, or a comment says so:
 * by 'clause: SLUG ...', or by a slug that cannot be an ordinary word. */
static void line_of_scenario(struct survey *s, char *line)
{
    char slug[NAME_SIZE], *at = line + strspn(line, " \t");
    bool refusal = !strncmp(at, "refused ", 8) || !strncmp(at, "table-refused ", 14);
    bool names = strstr(at, "clause:") || strstr(at, "clauses:");
    if (refusal) {
        at = strchr(at, ' ');
        struct entry *e = next_slug(&at, slug) ? entry_of(s, slug) : NULL;
        if (e)
            place_here(s, &e->tests);
    }
    for (at = strchr(at, '#'); at && next_slug(&at, slug); ) {
        struct entry *e = names || strchr(slug, '-') ? entry_of(s, slug) : NULL;
        if (e)
            place_here(s, &e->tests);
    }
}

/* A proof's head names them: 'clause: SLUG ...', and on, until the next 'name:'
 * or the end of the comment. */
static void line_of_proof(struct survey *s, char *line)
{
    char slug[NAME_SIZE], *named = strstr(line, "clause:"), *end = strstr(line, "*/");
    s->listing = named || (s->listing && !strchr(line, ':'));
    for (char *at = named ? strchr(named, ':') : line; s->listing && next_slug(&at, slug); ) {
        struct entry *e = entry_of(s, slug);
        if (e)
            place_here(s, &e->proofs);
    }
    s->listing = s->listing && !end;
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

/* Every file below a folder, in order of name; a folder that is not there is
 * an empty one. */
static void walk(struct survey *s, const char *root, const char *folder, unsigned deep,
                 line_fn *read)
{
    char full[PATH_ROOM], path[PATH_ROOM];
    struct places names = { 0 };
    struct stat st;
    snprintf(full, sizeof full, "%s/%s", root, folder);
    DIR *dir = deep < DEEPEST ? opendir(full) : NULL;
    for (struct dirent *e; dir && (e = readdir(dir)); )
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
        snprintf(place, sizeof place, "%s %s:%d", p->name, s->spec->file, p->line);
        add_place(&s->entry[p->clause - FIRST_CLAUSE].properties, place);
    }
}

static void survey_tree(struct survey *s)
{
    char folder[3][NAME_SIZE + 16];
    static const char *const room[] = { "rules", "corpus", "proofs" };
    static line_fn *const read[] = { line_of_rules, line_of_scenario, line_of_proof };
    const char *root = source_root();
    if (!root || !is_root(root)) {
        root = NULL;
        fprintf(stderr, "quibble: the source tree is not here: no marks, tests and proofs listed "
                        "(set QUIBBLE_ROOT)\n");
    }
    for (unsigned i = 0; root && i < 3; i++) {
        snprintf(folder[i], sizeof folder[i], "%s/%s", room[i], s->spec->game->name);
        walk(s, root, folder[i], 0, read[i]);
    }
}

/* ---- clauses ---- */

static const char *const kinds[] = {
    "definition", "setup", "legality", "effect", "turn-order", "information", "end", "score",
    "variant"
};
static const char *const statuses[] = { "explicit", "implied", "ambiguous", "silent" };

static void json_places(struct json *j, const char *key, const struct places *p)
{
    json_open(j, key, '[');
    for (unsigned i = 0; i < p->count; i++)
        json_string(j, NULL, p->place[i]);
    json_close(j, ']');
}

static void json_clauses(const struct survey *s)
{
    struct json j;
    json_begin(&j, stdout);
    json_string(&j, "game", s->spec->game->name);
    json_open(&j, "clauses", '[');
    for (unsigned i = 0; i < s->spec->clause_count; i++) {
        const struct clause *c = s->spec->clauses[i].clause;
        const struct entry *e = &s->entry[i];
        json_open(&j, NULL, '{');
        json_string(&j, "slug", s->spec->clauses[i].slug);
        json_string(&j, "kind", kinds[c->kind]);
        json_string(&j, "status", statuses[c->status]);
        json_string(&j, "source", c->source);
        json_string(&j, "statement", c->statement);
        json_string(&j, "inert", c->inert);
        json_places(&j, "marks", &e->marks);
        json_places(&j, "properties", &e->properties);
        json_places(&j, "tests", &e->tests);
        json_places(&j, "proofs", &e->proofs);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_end(&j);
}

static void say_places(const char *what, const struct places *p)
{
    for (unsigned i = 0; i < p->count; i++)
        printf("      %-9s %s\n", i ? "" : what, p->place[i]);
}

static void say_clauses(const struct survey *s, bool verbose)
{
    printf("%s: %s\n%-34s %-11s %-9s marks props tests proofs  source\n", s->spec->game->name,
           s->spec->game->title, "clause", "kind", "status");
    for (unsigned i = 0; i < s->spec->clause_count; i++) {
        const struct clause *c = s->spec->clauses[i].clause;
        const struct entry *e = &s->entry[i];
        printf("%-34s %-11s %-9s %5u %5u %5u %6u  %s%s\n", s->spec->clauses[i].slug, kinds[c->kind],
               statuses[c->status], e->marks.count, e->properties.count, e->tests.count,
               e->proofs.count, c->source, c->inert ? " (inert)" : "");
        if (!verbose)
            continue;
        printf("      %s\n", c->statement);
        if (c->inert)
            printf("      inert: %s\n", c->inert);
        say_places("marks", &e->marks);
        say_places("property", &e->properties);
        say_places("tests", &e->tests);
        say_places("proofs", &e->proofs);
    }
}

int verb_clauses(const struct options *o)
{
    struct survey s = { .spec = find_game(o->game) };
    s.entry = calloc(s.spec->clause_count + 1u, sizeof *s.entry);
    if (!s.entry)
        fail(WRONG_CALL, "found no memory for %u clauses", s.spec->clause_count);
    survey_properties(&s);
    survey_tree(&s);
    if (o->json)
        json_clauses(&s);
    else
        say_clauses(&s, o->verbose);
    for (unsigned i = 0; i < s.spec->clause_count; i++) {
        free_places(&s.entry[i].marks);
        free_places(&s.entry[i].properties);
        free_places(&s.entry[i].tests);
        free_places(&s.entry[i].proofs);
    }
    free(s.entry);
    return HELD;
}

/* ---- questions ---- */

static void json_letters(struct json *j, const char *key, const struct question *q, bool built_only)
{
    char letter[2] = "";
    json_open(j, key, '[');
    for (unsigned i = 0; i < MOST_READINGS && q->reading[i].letter; i++)
        if (q->reading[i].built || !built_only) {
            letter[0] = q->reading[i].letter;
            json_string(j, NULL, letter);
        }
    json_close(j, ']');
}

static void json_questions(const struct tongue *t)
{
    const struct spec *spec = t->spec;
    struct json j;
    char id[NAME_SIZE], standard[2] = "";
    json_begin(&j, stdout);
    json_string(&j, "game", spec->game->name);
    json_open(&j, "questions", '[');
    for (unsigned i = 0; i < spec->question_count; i++) {
        const struct question *q = spec->questions[i].question;
        standard[0] = q->standard;
        json_open(&j, NULL, '{');
        json_string(&j, "id", question_id(spec, i, id));
        json_string(&j, "asks", say_question(t, i));
        json_letters(&j, "readings", q, false);
        json_string(&j, "default", standard);
        json_letters(&j, "built", q, true);
        json_open(&j, "means", '[');
        for (unsigned r = 0; r < MOST_READINGS && q->reading[r].letter; r++)
            json_string(&j, NULL, say_reading(t, i, r));
        json_close(&j, ']');
        json_string(&j, "reason", q->reason ? say_reason(t, i) : NULL);
        json_string(&j, "wording", say_wording(t, i));
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_end(&j);
}

static void say_questions(const struct tongue *t)
{
    const struct spec *spec = t->spec;
    char id[NAME_SIZE];
    printf("%s: %s (* is in force unless told otherwise)\n", spec->game->name, spec->game->title);
    for (unsigned i = 0; i < spec->question_count; i++) {
        const struct question *q = spec->questions[i].question;
        printf("\n%s  %s\n", question_id(spec, i, id), say_question(t, i));
        for (unsigned r = 0; r < MOST_READINGS && q->reading[r].letter; r++)
            printf("  %c %c  %s%s\n", q->reading[r].letter == q->standard ? '*' : ' ',
                   q->reading[r].letter, say_reading(t, i, r), q->reading[r].built ? "" : " (not built)");
        if (q->reason)
            printf("  why: %s\n", say_reason(t, i));
        if (say_wording(t, i))
            printf("  next edition: %s\n", say_wording(t, i));
    }
}

/* Who names a language wants to know as well what is not yet said in it. */
int verb_questions(const struct options *o)
{
    struct tongue t;
    struct complaint why;
    if (!tongue_open(&t, find_game(o->game), o->lang ? o->lang : "en", &why))
        fail(WRONG_CALL, "%s", why.text);
    if (o->json)
        json_questions(&t);
    else if (!o->quiet)
        say_questions(&t);
    unsigned missing = o->lang ? tongue_missing(&t, stderr) : 0;
    tongue_close(&t);
    return missing ? FOUND : HELD;
}

/* ---- scopes and games ---- */

static const char *const tiers[] = { "test", "verify", "deep" };

/* The sheet as one line: its lines, separated by semicolons. */
static void one_line(const char *sheet, char *line, size_t size)
{
    struct text out = { line, line + size, false };
    *line = 0;
    for (; *sheet; sheet++)
        if (*sheet != '\n')
            put_char(&out, *sheet);
        else if (sheet[1])
            put(&out, "; ");
}

static void json_scope(struct json *j, const struct scope *s, const char *sheet)
{
    json_open(j, NULL, '{');
    json_string(j, "name", s->name);
    json_string(j, "tier", tiers[s->tier]);
    json_string(j, "sheet", sheet);
    json_string(j, "reaches", s->reaches);
    json_number(j, "states", s->states);
    json_number(j, "terminal", s->terminal);
    json_number(j, "hung", s->hung);
    json_close(j, '}');
}

static void say_scope(const struct scope *s, const char *sheet)
{
    printf("\n%s  (%s)  %s\n  sheet: %s\n", s->name, tiers[s->tier], s->reaches, sheet);
    if (s->states)
        printf("  pinned: %llu states, %llu finished, %llu stuck\n", (unsigned long long)s->states,
               (unsigned long long)s->terminal, (unsigned long long)s->hung);
    else
        printf("  pinned: nothing yet\n");
}

int verb_scopes(const struct options *o)
{
    const struct spec *spec = find_game(o->game);
    struct json j;
    char sheet[2000];
    if (o->json) {
        json_begin(&j, stdout);
        json_string(&j, "game", spec->game->name);
        json_open(&j, "scopes", '[');
    } else {
        printf("%s: %s\n", spec->game->name, spec->game->title);
    }
    for (unsigned i = 0; i < spec->scope_count; i++) {
        one_line(spec->scopes[i].sheet, sheet, sizeof sheet);
        if (o->json)
            json_scope(&j, &spec->scopes[i], sheet);
        else
            say_scope(&spec->scopes[i], sheet);
    }
    if (o->json) {
        json_close(&j, ']');
        json_end(&j);
    }
    return HELD;
}

int verb_games(const struct options *o)
{
    struct json j;
    if (o->json) {
        json_begin(&j, stdout);
        json_open(&j, "games", '[');
    }
    for (unsigned i = 0; i < all_games_count; i++) {
        const struct spec *spec = all_games[i];
        const struct game *g = spec->game;
        if (!o->json) {
            printf("%-12s %u-%u players  %3u clauses  %2u questions  %2u scopes  %s\n", g->name,
                   g->fewest_players, g->most_players, spec->clause_count, spec->question_count,
                   spec->scope_count, g->title);
            continue;
        }
        json_open(&j, NULL, '{');
        json_string(&j, "name", g->name);
        json_string(&j, "title", g->title);
        json_number(&j, "fewest_players", g->fewest_players);
        json_number(&j, "most_players", g->most_players);
        json_number(&j, "clauses", spec->clause_count);
        json_number(&j, "questions", spec->question_count);
        json_number(&j, "scopes", spec->scope_count);
        json_close(&j, '}');
    }
    if (o->json) {
        json_close(&j, ']');
        json_end(&j);
    }
    return HELD;
}
