/* The verb words: how moves, positions and sheets of a game are written. */
#include "harness/cli/verbs.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/report/html.h"
#include "harness/scenario/words/leeway.h"
#include "harness/scenario/words/vocabulary.h"
#include "harness/system/json.h"
#include "harness/system/memory.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ALLOWED_TEXT = 6000, PLAIN_ROOM = 300, SAID_ROOM = 1000 };

/* ---- for people ---- */

static void print_text(const char *text)
{
    enum { WIDTH = 96 };
    putchar('\n');
    for (unsigned used = 0; *text;) {
        size_t word = strcspn(text, " ");
        if (used && used + word + 1 > WIDTH) {
            putchar('\n');
            used = 0;
        }
        used += (unsigned)printf("%s%.*s", used ? " " : "  ", (int)word, text);
        text += word + (text[word] == ' ');
    }
    putchar('\n');
}

static void print_texts(const struct vocabulary *v, enum section section)
{
    for (unsigned i = 0; i < v->conventions.count; i++)
        if (v->conventions.list[i].section == section && !v->conventions.list[i].example)
            print_text(v->conventions.list[i].text);
}

static void print_phrases(const struct vocabulary *v)
{
    char plain[PLAIN_ROOM];
    puts("\nMoves: the phrase, and an example below it");
    print_texts(v, OF_MOVES);
    for (unsigned i = 0; i < v->phrases; i++) {
        const struct phrase_words *p = &v->phrase[i];
        printf("\n  %s\n      %s%s\n", plain_pattern(p->pattern, plain, sizeof plain),
               *p->example ? p->example : "-", p->legal ? "" : "    (not met in random plays)");
    }
}

static void print_places(const struct line_words *l)
{
    char list[ALLOWED_TEXT];
    for (unsigned i = 0; i < l->places; i++)
        printf("      %u: %s%s\n", i + 1, allowed_there(l->place[i], list, sizeof list),
               l->repeats && i + 1 == l->places ? "; more of them may follow" : "");
    if (*l->expected)
        printf("      %sexpected: %s\n", l->places ? "then, " : "", l->expected);
}

static void print_example(const struct convention *c)
{
    if (*c->text)
        printf("  %-24s  %s\n", c->example, c->text);
    else
        printf("  %s\n", c->example);
}

/* Prints all examples of a line, each with its meaning. */
static void print_examples(const struct vocabulary *v, enum section section,
                           const struct line_words *l)
{
    const struct convention *c = NULL;
    if (!l->shown)
        printf("  %s\n", *l->example ? l->example : l->word);
    while ((c = next_convention(v, section, l, c)) != NULL)
        print_example(c);
}

static void print_leeway(const struct line_words *l)
{
    char said[SAID_ROOM];
    const char *left_out = say_left_out(l, said, sizeof said);
    if (left_out)
        printf("      %s\n", left_out);
    if (in_any_order(l))
        puts("      its last words may stand in any order");
}

static void print_lines(const struct vocabulary *v, enum section section, const char *title,
                        const struct line_words *list, unsigned count)
{
    printf("\n%s\n", title);
    print_texts(v, section);
    for (unsigned i = 0; i < count; i++) {
        putchar('\n');
        print_examples(v, section, &list[i]);
        print_places(&list[i]);
        print_leeway(&list[i]);
    }
}

/* ---- what follows from a position: nobody writes it, but scenarios can ask for it ---- */

static const char facts_title[] = "What follows from a position";
static const char facts_text[] =
    "Lines that a position leaves out. 'shows' in a scenario asks for them, and 'facts' in "
    "'quibble play GAME' prints them.";

static void open_facts(struct conventions *facts, const struct vocabulary *v)
{
    char name[NAME_SIZE];
    snprintf(name, sizeof name, "%s facts", v->spec->game->name);
    conventions_open(facts, name);
}

static void print_facts(const struct vocabulary *v)
{
    struct conventions facts;
    open_facts(&facts, v);
    if (facts.count) {
        printf("\n%s\n", facts_title);
        print_text(facts_text);
        putchar('\n');
    }
    for (unsigned i = 0; i < facts.count; i++)
        print_example(&facts.list[i]);
    conventions_close(&facts);
}

/* ---- limits ---- */

/* Writes a number of a sheet: its range in the full game and in a scope, and the clause that
 * limits it; "" if no line of a sheet sets it. Returns false after the last number. */
static bool limit_text(const struct vocabulary *v, unsigned i, char *said, size_t size)
{
    char full[LIMIT_TEXT], small[LIMIT_TEXT];
    struct limit l;
    const struct game *g = v->spec->game;
    *said = 0;
    if (!g->limit || !g->limit(v->table, i, &l))
        return false;
    if (l.word)
        snprintf(said, size, "%s %s%s%s: %s", l.word, say_limit(&l, false, full),
                 l.exact ? ", in a small game " : "", l.exact ? say_limit(&l, true, small) : "",
                 slug_of(v->spec, l.clause));
    return true;
}

static const char limits_title[] = "Numbers of a sheet, and the clause that limits them";

static void print_limits(const struct vocabulary *v)
{
    char said[SAID_ROOM];
    printf("\n%s\n\n", limits_title);
    for (unsigned i = 0; limit_text(v, i, said, sizeof said); i++)
        if (*said)
            printf("  %s\n", said);
}

/* What all games have in common. */
static const char *const everywhere[] = {
    "Players are A, B, C and so on. # begins a comment. Blanks stand between words.",
    "'none' behind a line's first words says that nothing is there, in every line that lists "
    "something: hand B none.",
    "Each line of a position is written once. A 'position' must be one that the rules allow; a "
    "'sketch' may be anything that can be laid on a table.",
    "Shortest way to a position: type 'position' in 'quibble play GAME' and change what it prints.",
};
enum { EVERYWHERE = sizeof everywhere / sizeof everywhere[0] };

static void print_words(const struct vocabulary *v)
{
    printf("%s: %s\n", v->spec->game->name, v->spec->game->title);
    puts("\nIn every game");
    for (unsigned i = 0; i < EVERYWHERE; i++)
        print_text(everywhere[i]);
    print_phrases(v);
    print_lines(v, OF_POSITIONS,
                "Lines of a position: examples, what may stand at each place, what follows",
                v->position, v->positions);
    print_facts(v);
    print_lines(v, OF_SHEETS, "Lines of a sheet: the same", v->sheet, v->sheets);
    print_limits(v);
}

/* ---- as a page ---- */

static void page_texts(struct page *p, const struct vocabulary *v, enum section section)
{
    for (unsigned i = 0; i < v->conventions.count; i++)
        if (v->conventions.list[i].section == section && !v->conventions.list[i].example)
            page_text(p, "%s", v->conventions.list[i].text);
}

static void page_phrases(struct page *p, const struct vocabulary *v)
{
    char plain[PLAIN_ROOM], code[PLAIN_ROOM], example[MOVE_LINE + 2];
    static const char *const head[] = { "Phrase", "Example", "In random plays" };
    page_heading(p, 2, "moves", "Moves");
    page_texts(p, v, OF_MOVES);
    page_row(p, true, 3, head);
    for (unsigned i = 0; i < v->phrases; i++) {
        const struct phrase_words *w = &v->phrase[i];
        const char *cell[] = { code, example, w->legal ? "legal" : "not met" };
        snprintf(code, sizeof code, "`%s`", plain_pattern(w->pattern, plain, sizeof plain));
        snprintf(example, sizeof example, "`%s`", w->example);
        page_row(p, false, 3, cell);
    }
}

static void page_example(struct page *p, const struct convention *c)
{
    page_item(p, "`%s`%s%s", c->example, *c->text ? ": " : "", c->text);
}

static void page_places(struct page *p, const struct line_words *l)
{
    char list[ALLOWED_TEXT], said[SAID_ROOM];
    for (unsigned i = 0; i < l->places; i++)
        page_item(p, "%u. word behind it: %s%s", i + 1,
                  allowed_there(l->place[i], list, sizeof list),
                  l->repeats && i + 1 == l->places ? "; more of them may follow" : "");
    if (*l->expected)
        page_item(p, "expected: %s", l->expected);
    const char *left_out = say_left_out(l, said, sizeof said);
    if (left_out)
        page_item(p, "%s", left_out);
    if (in_any_order(l))
        page_item(p, "its last words may stand in any order");
}

static void page_line(struct page *p, const struct vocabulary *v, enum section section,
                      const struct line_words *l)
{
    char id[NAME_SIZE + 20], title[NAME_SIZE + 2];
    const struct convention *c = NULL;
    snprintf(id, sizeof id, "%s-%s", section == OF_SHEETS ? "sheet" : "position", l->word);
    snprintf(title, sizeof title, "`%s`", l->word);
    page_heading(p, 3, id, title);
    if (!l->shown)
        page_item(p, "`%s`", *l->example ? l->example : l->word);
    while ((c = next_convention(v, section, l, c)) != NULL)
        page_example(p, c);
    page_places(p, l);
}

static void page_facts(struct page *p, const struct vocabulary *v)
{
    struct conventions facts;
    open_facts(&facts, v);
    if (facts.count) {
        page_heading(p, 2, "facts", facts_title);
        page_text(p, "%s", facts_text);
    }
    for (unsigned i = 0; i < facts.count; i++)
        page_example(p, &facts.list[i]);
    conventions_close(&facts);
}

static void page_words(const struct vocabulary *v)
{
    char title[PLAIN_ROOM], said[SAID_ROOM];
    struct page p = { .out = stdout, .html = true };
    snprintf(title, sizeof title, "The words of %s", v->spec->game->title);
    page_begin(&p, "en", title);
    page_text(&p, "How scenarios and ports write moves, positions and sheets: "
                  "[moves](#moves), [positions](#positions), [sheets](#sheets).");
    for (unsigned i = 0; i < EVERYWHERE; i++)
        page_item(&p, "%s", everywhere[i]);
    page_phrases(&p, v);
    page_heading(&p, 2, "positions", "Lines of a position");
    page_texts(&p, v, OF_POSITIONS);
    for (unsigned i = 0; i < v->positions; i++)
        page_line(&p, v, OF_POSITIONS, &v->position[i]);
    page_facts(&p, v);
    page_heading(&p, 2, "sheets", "Lines of a sheet");
    page_texts(&p, v, OF_SHEETS);
    for (unsigned i = 0; i < v->sheets; i++)
        page_line(&p, v, OF_SHEETS, &v->sheet[i]);
    page_heading(&p, 2, "limits", limits_title);
    for (unsigned i = 0; limit_text(v, i, said, sizeof said); i++)
        if (*said)
            page_item(&p, "%s", said);
    page_end(&p);
}

/* ---- for programs ---- */

static void json_limits(struct json *j, const struct vocabulary *v)
{
    struct limit l;
    const struct game *g = v->spec->game;
    json_open(j, "limits", '[');
    for (unsigned i = 0; g->limit && g->limit(v->table, i, &l); i++) {
        if (!l.word)
            continue;
        json_open(j, NULL, '{');
        json_string(j, "word", l.word);
        json_string(j, "clause", slug_of(v->spec, l.clause));
        json_number(j, "least", l.exact ? l.full : l.least);
        json_number(j, "most", l.exact ? l.full : l.most);
        json_number(j, "least_in_scopes", l.least);
        json_number(j, "most_in_scopes", l.most);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_place(struct json *j, const struct misread *place)
{
    char word[NAME_SIZE];
    json_open(j, NULL, '{');
    json_string(j, "what", place->what);
    json_open(j, "words", '[');
    for (const char *from = place->room; next_allowed(&from, word);)
        json_string(j, NULL, word);
    json_close(j, ']');
    json_bool(j, "all_words", !place->full);
    json_bool(j, "number", place->number);
    json_number(j, "least", place->least);
    json_number(j, "most", place->most);
    json_bool(j, "line_may_end", place->line_end);
    json_close(j, '}');
}

static void json_convention(struct json *j, const char *about, const struct convention *c)
{
    json_open(j, NULL, '{');
    json_string(j, "about", about);
    json_string(j, "example", c->example);
    json_string(j, "text", c->text);
    json_close(j, '}');
}

static void json_conventions(struct json *j, const struct vocabulary *v)
{
    static const char *const about[SECTIONS] = { "moves", "position", "sheet" };
    struct conventions facts;
    open_facts(&facts, v);
    json_open(j, "conventions", '[');
    for (unsigned i = 0; i < v->conventions.count; i++)
        json_convention(j, about[v->conventions.list[i].section], &v->conventions.list[i]);
    for (unsigned i = 0; i < facts.count; i++)
        json_convention(j, "fact", &facts.list[i]);
    json_close(j, ']');
    conventions_close(&facts);
}

static void json_lines(struct json *j, const char *key, const struct line_words *list,
                       unsigned count)
{
    char said[SAID_ROOM];
    json_open(j, key, '[');
    for (unsigned i = 0; i < count; i++) {
        const struct line_words *l = &list[i];
        json_open(j, NULL, '{');
        json_string(j, "word", l->word);
        json_string(j, "example", *l->example ? l->example : NULL);
        json_string(j, "expected", *l->expected ? l->expected : NULL);
        json_open(j, "places", '[');
        for (unsigned k = 0; k < l->places; k++)
            json_place(j, l->place[k]);
        json_close(j, ']');
        json_bool(j, "repeats", l->repeats);
        json_string(j, "left_out", say_left_out(l, said, sizeof said));
        json_bool(j, "any_order", in_any_order(l));
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_words(const struct vocabulary *v)
{
    struct json j;
    char plain[PLAIN_ROOM], *scenario = xrealloc(NULL, TEXT_ROOM, 1);
    json_begin(&j, stdout, "words");
    json_string(&j, "game", v->spec->game->name);
    json_open(&j, "moves", '[');
    for (unsigned i = 0; i < v->phrases; i++) {
        const struct phrase_words *p = &v->phrase[i];
        json_open(&j, NULL, '{');
        json_string(&j, "phrase", plain_pattern(p->pattern, plain, sizeof plain));
        json_string(&j, "example", *p->example ? p->example : NULL);
        json_bool(&j, "met", p->legal);
        struct text out = { scenario, scenario + TEXT_ROOM, false };
        *scenario = 0;
        phrase_scenario(v, p, &out);
        json_string(&j, "scenario", *scenario ? scenario : NULL);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    free(scenario);
    json_conventions(&j, v);
    json_lines(&j, "position", v->position, v->positions);
    json_lines(&j, "sheet", v->sheet, v->sheets);
    json_limits(&j, v);
    json_end(&j);
}

int verb_words(const struct options *o)
{
    const struct words_options *own = o->own;
    const struct spec *spec = find_game(o->game);
    struct vocabulary *v = xrealloc(NULL, 1, sizeof *v);
    void *table = new_table(o, spec);
    vocabulary_open(v, spec, table);
    if (o->json)
        json_words(v);
    else if (own->html)
        page_words(v);
    else if (!o->quiet)
        print_words(v);
    vocabulary_close(v);
    free(v);
    free(table);
    return HELD;
}
