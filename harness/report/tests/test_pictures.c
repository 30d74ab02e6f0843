/* Pictures of positions: whatever comes up in play, a page can show it. First the reader of
 * pictures is held against bad ones; then it judges what the games draw. */
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/play/swarm.h"
#include "harness/report/html.h"
#include "harness/report/marked.h"
#include "harness/report/tests/svg.h"
#include "harness/system/complain.h"
#include "rules/forms/words.h"
#include "spec/spec.h"
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

SUITE_EXTERN(pictures_suite);

#define HEAD \
    "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 100 50\" width=\"100\" " \
    "height=\"50\">"
#define TITLE "<title>two words</title>"

TEST a_sound_picture_is_sound(void)
{
    static const char shapes[] =
        "<rect x=\"1\" y=\"1\" width=\"99\" height=\"49\" fill=\"none\"/>\n<path d=\"M1 1l2-3\"/>";
    static const char words[] =
        "<text x=\"2\" y=\"12\">word</text><text x=\"2\" y=\"24\">word</text>";
    char svg[1000];
    ASSERT_EQ(NULL, flaw_of(HEAD TITLE "</svg>\n").what);
    snprintf(svg, sizeof svg, "%s%s%s</svg>\n", HEAD TITLE, shapes, words);
    ASSERT_EQ(NULL, flaw_of(svg).what);
    PASS();
}

TEST bad_pictures_are_found_out(void)
{
    static const struct {
        const char *svg, *flaw;
    } bad[] = {
        { "", "no end" },
        { "<rect/>", "no svg" },
        { HEAD "<rect/></svg>", "no title" },
        { HEAD "<title></title></svg>", "no title" },
        { HEAD TITLE, "no end" },
        { HEAD TITLE "</svg></svg>", "something behind the picture" },
        { HEAD TITLE "<text x=\"1\" y=\"12\"></svg>", "an end without its beginning" },
        { HEAD TITLE "<text x=\"1\" y=\"12\">a<title>b</title></text></svg>",
          "an element in the wrong place" },
        { HEAD TITLE "<text x=\"1\" y=\"12\">a & b</text></svg>", "a letter that must be escaped" },
        { HEAD TITLE "<text x=\"1\" y=\"12\">a > b</text></svg>", "a letter that must be escaped" },
        { HEAD TITLE "<text x=\"1\" y=\"12\">\xc3\xa4</text></svg>",
          "a letter that is not printable" },
        { HEAD TITLE "words</svg>", "words outside of text" },
        { HEAD TITLE "<script/></svg>", "an element that is not allowed" },
        { HEAD TITLE "<image href=\"x\"/></svg>", "an element that is not allowed" },
        { HEAD TITLE "<rect onclick=\"x\"/></svg>", "an attribute that is not allowed" },
        { HEAD TITLE "<rect id=\"x\"/></svg>", "an attribute that is not allowed" },
        { HEAD TITLE "<rect fill=\"red\"/></svg>", "a value that is not allowed" },
        { HEAD TITLE "<rect fill=\"#12345g\"/></svg>", "a value that is not allowed" },
        { HEAD TITLE "<g data-thing=\"(a)\"></g></svg>", "a value that is not allowed" },
        { HEAD TITLE "<g data-thing=\"\"></g></svg>", "a value that is not allowed" },
        { HEAD TITLE "<g id=\"a\"></g></svg>", "an attribute that is not allowed" },
        { HEAD TITLE "<rect x=\"-1\"/></svg>", "a value that is not allowed" },
        { HEAD TITLE "<path d=\"M1 1url(x)\"/></svg>", "a value that is not allowed" },
        { HEAD TITLE "<rect x=\"1/></svg>", "a value without its quotes" },
        { HEAD TITLE "<rect x=1/></svg>", "a value without its quotes" },
        { HEAD TITLE "<rect", "an element that does not end" },
        { HEAD TITLE "<rect x=\"1\" y=\"1\" width=\"100\" height=\"1\"/></svg>",
          "a shape that leaves the picture" },
        { HEAD TITLE "<circle cx=\"5\" cy=\"20\" r=\"12\"/></svg>",
          "a shape that leaves the picture" },
        { HEAD TITLE "<text x=\"70\" y=\"12\">too long</text></svg>",
          "words that leave the picture" },
        { HEAD TITLE "<text x=\"9\" y=\"12\" text-anchor=\"middle\">left</text></svg>",
          "words that leave the picture" },
        { HEAD TITLE "<text x=\"1\" y=\"12\" font-size=\"10\">a</text></svg>",
          "a value that is not allowed" },
        { HEAD TITLE "<text x=\"1\" y=\"12\">one</text><text x=\"9\" y=\"16\">two</text></svg>",
          "words that lie on words" },
        { "<svg viewBox=\"0 0 701 9\" width=\"701\" height=\"9\"></svg>", "too wide" },
        { "<svg viewBox=\"0 0 9 9\" width=\"9\" height=\"8\"></svg>", "not as large as its frame" },
    };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct flaw f = flaw_of(bad[i].svg);
        ASSERTm(bad[i].svg, f.what);
        ASSERT_STR_EQm(bad[i].svg, bad[i].flaw, f.what);
    }
    PASS();
}

TEST a_large_picture_is_too_large(void)
{
    char *svg = calloc(1, MOST_PICTURE + 2);
    ASSERT(svg);
    memset(svg, '\n', MOST_PICTURE + 1);
    struct flaw f = flaw_of(svg);
    free(svg);
    ASSERT(f.what && same_word("too large", f.what));
    PASS();
}

/* ---- what games draw ---- */

struct drawing {
    const struct spec *spec;
    void *table, *state, *seen;
    struct move *list;
    char *room;
    unsigned pictures;
    struct flaw flaw; /* the first one */
};

static void drawing_open(struct drawing *d, const struct spec *spec)
{
    const struct game *g = spec->game;
    *d = (struct drawing){ .spec = spec };
    d->table = calloc(1, g->table_size);
    d->state = calloc(1, g->state_size);
    d->seen = calloc(1, g->state_size);
    d->list = calloc(g->most_moves + 1u, sizeof *d->list);
    d->room = calloc(1, MOST_PICTURE + 1000);
}

static void drawing_close(struct drawing *d)
{
    free(d->table);
    free(d->state);
    free(d->seen);
    free(d->list);
    free(d->room);
}

static void draw(struct drawing *d, const void *state)
{
    struct text out = { d->room, d->room + MOST_PICTURE + 1000, false };
    if (d->flaw.what)
        return;
    *d->room = 0;
    d->spec->game->draw(d->table, state, &out);
    d->flaw = flaw_of(d->room);
    d->pictures++;
}

/* The position, and what each player sees of it. */
static void draw_all_views(struct drawing *d)
{
    draw(d, d->state);
    for (unsigned seat = 0; seat < ((const struct table *)d->table)->players; seat++) {
        d->spec->game->view(d->table, d->state, seat, d->seen);
        draw(d, d->seen);
    }
}

static void draw_play(struct drawing *d, uint64_t seed, unsigned steps, unsigned every)
{
    const struct game *g = d->spec->game;
    struct choice from;
    choice_from_seed(&from, seed);
    g->start(d->table, d->state);
    for (unsigned step = 0; step < steps && !d->flaw.what; step++) {
        unsigned count = g->moves(d->table, d->state, d->list);
        if (step % every == 0 || count == 0)
            draw_all_views(d);
        if (count == 0)
            break;
        g->step(d->table, d->state, plain_pick(d->spec, d->table, d->state, d->list, count, &from));
    }
    choice_free(&from);
}

static bool set_table(struct drawing *d, unsigned players, unsigned question, char letter)
{
    const struct game *g = d->spec->game;
    g->default_table(d->table, players);
    if (letter)
        ((struct table *)d->table)->reading[question] = (uint8_t)letter;
    g->seal(d->table);
    return g->table_refusal(d->table) == LEGAL;
}

static enum greatest_test_res verdict_on(struct drawing *d)
{
    static char where[200];
    unsigned pictures = d->pictures;
    snprintf(where, sizeof where, "%s: %s before %.100s", d->spec->game->name,
             d->flaw.what ? d->flaw.what : "", d->flaw.what ? d->flaw.at : "");
    bool sound = !d->flaw.what;
    drawing_close(d);
    ASSERTm(where, sound);
    ASSERTm("nothing was drawn", pictures > 0);
    PASS();
}

TEST plays_can_be_drawn(const struct spec *spec)
{
    struct drawing d;
    drawing_open(&d, spec);
    for (unsigned players = spec->game->fewest_players; players <= spec->game->most_players;
         players++)
        for (uint64_t seed = 1; seed <= 4; seed++)
            if (set_table(&d, players, 0, 0))
                draw_play(&d, seed, 600, 7);
    return verdict_on(&d);
}

/* Some readings keep in mind what the others do not. */
TEST readings_can_be_drawn(const struct spec *spec)
{
    struct drawing d;
    drawing_open(&d, spec);
    for (unsigned q = 0; q < spec->question_count; q++)
        for (unsigned i = 0; i < MOST_READINGS; i++) {
            const struct reading *r = &spec->questions[q].question->reading[i];
            if (r->built && set_table(&d, spec->game->most_players, q, r->letter))
                draw_play(&d, q + 1u, 200, 37);
        }
    return verdict_on(&d);
}

TEST scopes_can_be_drawn(const struct spec *spec)
{
    struct drawing d;
    drawing_open(&d, spec);
    for (unsigned i = 0; i < scope_count(spec); i++) {
        struct complaint why;
        spec->game->default_table(d.table, spec->game->fewest_players);
        bool stands = apply_scope(spec, d.table, spec->scopes[i].name, &why)
                   && seal_table(spec, d.table, "a scope", &why);
        if (!stands)
            drawing_close(&d);
        ASSERTm(spec->scopes[i].name, stands);
        draw_play(&d, i + 1u, 60, 3);
    }
    return verdict_on(&d);
}

/* ---- marks ---- */

#define SPOT(xy, name) "<g data-xy=\"" xy "\" data-spot=\"" name "\">\n</g>\n"
#define THING(xy, name, on) \
    "<g data-xy=\"" xy "\" data-thing=\"" name "\" data-on=\"" on "\">\n<circle " \
    "cx=\"1\"/>\n</g>\n"
#define DRAWN(things) "<svg viewBox=\"0 0 200 100\" width=\"200\">\n" things "</svg>\n"

/* What stands in the second picture behind marks, or NULL: not that many. */
static char *marked(const char *before, const char *after, unsigned marks)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    unsigned found = put_marked(out, after, before);
    fclose(out);
    if (found == marks)
        return text;
    free(text);
    return NULL;
}

/* The knight went from the camp to the city, which slid 40 down; the other one only slid. */
TEST what_moved_is_marked_and_what_slid_is_not(void)
{
    static const char before[] =
        DRAWN(SPOT("20 10", "city") SPOT("20 60", "camp") THING("30 60", "A 5", "camp")
                  THING("60 10", "A 6", "city"));
    static const char after[] =
        DRAWN(SPOT("20 50", "city") SPOT("20 90", "camp") THING("90 50", "A 5", "city")
                  THING("60 50", "A 6", "city"));
    char *text = marked(before, after, 1);
    ASSERT(text);
    const char *new = strstr(text, "class=\"new\"");
    bool it = new && !strstr(new + 1, "class=\"new\"")
           && !strncmp(new, "class=\"new\" data-xy=\"90 50\" data-thing=\"A 5\"", 43);
    /* it stood 10 right of the camp, which is at 20 90 now */
    bool arrow = strstr(text, "<path class=\"arrow\" d=\"M30 90L");
    bool number = strstr(text, ">1</text>\n</svg>\n");
    free(text);
    ASSERT(it);
    ASSERT(arrow);
    ASSERT(number);
    PASS();
}

/* Of two alike that stay and one that comes, one is new; points are how a thing is. */
TEST what_is_new_or_has_changed_is_marked(void)
{
    static const char before[] = DRAWN(THING("1 1", "card", "hand") THING("9 9", "points A", "4"));
    static const char after[] = DRAWN(THING("1 1", "card", "hand") THING("5 1", "card", "hand")
                                          THING("9 9", "points A", "5"));
    char *text = marked(before, after, 2);
    ASSERT(text);
    bool both = strstr(text, "class=\"new\" data-xy=\"5 1\"")
             && strstr(text, "class=\"new\" data-xy=\"9 9\"") && !strstr(text, "class=\"arrow\"");
    free(text);
    ASSERT(both);
    PASS();
}

TEST many_changes_are_not_marked(void)
{
    char after[4000] = "<svg width=\"9\">\n";
    size_t used = strlen(after);
    for (unsigned i = 0; i <= MOST_MARKED; i++)
        used += (size_t)sprintf(after + used, "%s", THING("1 1", "card", "hand"));
    snprintf(after + used, sizeof after - used, "</svg>\n");
    char *text = marked(DRAWN(""), after, 0);
    ASSERT(text);
    bool same = same_word(text, after);
    free(text);
    ASSERT(same);
    PASS();
}

/* A page quotes scenarios and their names: what they say is no script, and no link to one. */
TEST a_page_runs_nothing(void)
{
    static const char hostile[] =
        "<script>1</script> [a](javascript:1) [b](x\" onclick=\"1) `<img>` [c](ordonanz.html) "
        "[d](https://example.org/?a=1#b) [e](data:text/html,1) & [f](//x y)";
    char *text = NULL;
    size_t size;
    struct page p = { .out = open_memstream(&text, &size), .html = true };
    page_text(&p, "%s", hostile);
    page_block(&p, "text", hostile);
    fclose(p.out);
    bool links = strstr(text, "<a href=\"ordonanz.html\">c</a>")
              && strstr(text, "<a href=\"https://example.org/?a=1#b\">d</a>");
    bool others = strstr(text, "href=\"javascript") || strstr(text, "href=\"data")
               || strstr(text, "<script") || strstr(text, "<img") || strstr(text, "\" onclick");
    free(text);
    ASSERT(links && !others);
    PASS();
}

/* A page with an item, code, a comment and a block that are English. */
static char *page_in(const char *language)
{
    char *text = NULL;
    size_t size;
    struct page p = { .out = open_memstream(&text, &size), .html = true };
    page_begin(&p, language, "Titel");
    page_item_english(&p, "klopt", "An <example>", "a/b");
    page_text(&p, "Zie `code`.");
    page_english(&p, "A comment.");
    page_block(&p, "text", "phase lay");
    fclose(p.out);
    return text;
}

TEST what_stays_english_is_marked(void)
{
    char *dutch = page_in("nl"), *english = page_in("en");
    bool marked = strstr(dutch, "<html lang=\"nl\">")
               && strstr(dutch, "<li>klopt: <span lang=\"en\">An &lt;example&gt;</span> "
                                "(<code lang=\"en\">a/b</code>)</li>")
               && strstr(dutch, "<p>Zie <code lang=\"en\">code</code>.</p>")
               && strstr(dutch, "<p lang=\"en\">A comment.</p>")
               && strstr(dutch, "<pre lang=\"en\">phase lay</pre>");
    const char *head = strstr(english, "<html lang=\"en\">");
    bool plain = head && !strstr(head + 10, "lang=");
    free(dutch);
    free(english);
    ASSERT(marked && plain);
    PASS();
}

SUITE(pictures_suite)
{
    RUN_TEST(what_stays_english_is_marked);
    RUN_TEST(a_page_runs_nothing);
    RUN_TEST(what_moved_is_marked_and_what_slid_is_not);
    RUN_TEST(what_is_new_or_has_changed_is_marked);
    RUN_TEST(many_changes_are_not_marked);
    RUN_TEST(a_sound_picture_is_sound);
    RUN_TEST(bad_pictures_are_found_out);
    RUN_TEST(a_large_picture_is_too_large);
    for (unsigned i = 0; i < all_games_count; i++) {
        if (!all_games[i]->game->draw)
            continue;
        RUN_TEST1(plays_can_be_drawn, all_games[i]);
        RUN_TEST1(readings_can_be_drawn, all_games[i]);
        RUN_TEST1(scopes_can_be_drawn, all_games[i]);
    }
}
