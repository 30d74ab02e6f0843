/* Texts in a language: what is read is said, and what is wrong or missing is told. */
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/report/sentences.h"
#include "harness/report/translation.h"
#include "harness/system/complain.h"
#include "harness/tests/stones.h"
#include "greatest.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

SUITE_EXTERN(tongue_suite);

enum { Q_LAST = 0, STONES_CLAUSES = 7, READINGS_OF_LAST = 3, BUILT_OF_LAST = 2 };

static char root[] = "/tmp/quibble-tongue-XXXXXX";
static char path[sizeof root + 30];
static const char *const folders[] = { "spec", "spec/stones", "spec/stones/texts" };

/* The texts of stones in a language, as a checkout would have them. */
static bool write_texts(const char *language, const char *texts)
{
    snprintf(path, sizeof path, "%s/spec/stones/texts/%s", root, language);
    FILE *f = fopen(path, "w");
    return f && fputs(texts, f) >= 0 && fclose(f) == 0;
}

static void begin(void *unused)
{
    (void)unused;
    memcpy(root + sizeof root - 7, "XXXXXX", 7);
    if (!mkdtemp(root) || setenv("QUIBBLE_ROOT", root, 1))
        abort();
    for (unsigned i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/%s", root, folders[i]);
        mkdir(path, 0700);
    }
}

static void end(void *unused)
{
    (void)unused;
    static const char *const languages[] = { "en", "nl", "de" };
    for (unsigned i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/spec/stones/texts/%s", root, languages[i]);
        unlink(path);
    }
    for (unsigned i = 3; i-- > 0;) {
        snprintf(path, sizeof path, "%s/%s", root, folders[i]);
        rmdir(path);
    }
    rmdir(root);
    unsetenv("QUIBBLE_ROOT");
}

/* What opening says about these texts; "": nothing. */
static const char *complaint_about(const char *language, const char *texts)
{
    static struct complaint c;
    struct translation t;
    c.text[0] = 0;
    if (!write_texts(language, texts))
        return "not written";
    bool good = translation_open(&t, &stones_spec, language, &c);
    translation_close(&t);
    return good ? "" : c.text;
}

static bool complains(const char *texts, unsigned line, const char *what)
{
    char where[40];
    const char *said = complaint_about("nl", texts);
    snprintf(where, sizeof where, "spec/stones/texts/nl:%u: found ", line);
    return strstr(said, where) && strstr(said, what) && strstr(said, "expected ");
}

TEST what_is_read_is_said(void)
{
    struct translation t;
    struct complaint c;
    ASSERT(write_texts("nl", "clause heap-cap Niet meer dan er ligt.   # a comment\n"
                             "question q-last   Mag de  laatste steen weg?\n"
                             "reading q-last B nee\nreason q-last Gewoonte.\n"
                             "wording q-last A De laatste steen mag weg.\n"
                             "wording q-last B De laatste steen blijft liggen.\n"));
    ASSERT(translation_open(&t, &stones_spec, "nl", &c));
    ASSERT_STR_EQ("Niet meer dan er ligt.", clause_text(&t, STONES_HEAP_CAP));
    ASSERT_STR_EQ("Mag de  laatste steen weg?", question_text(&t, Q_LAST));
    ASSERT_STR_EQ("nee", reading_text(&t, Q_LAST, 1));
    ASSERT_STR_EQ("Gewoonte.", default_reason_text(&t, Q_LAST));
    ASSERT_STR_EQ("De laatste steen mag weg.", wording_text(&t, Q_LAST, 'A'));
    ASSERT_STR_EQ("De laatste steen blijft liggen.", wording_text(&t, Q_LAST, 'B'));
    ASSERT_EQ(NULL, wording_text(&t, Q_LAST, 'C')); /* it is not built */
    ASSERT_EQ(NULL, wording_text(&t, Q_LAST, 'D')); /* there is none */
    /* as spec/ has it */
    ASSERT_STR_EQ("Players alternate.", clause_text(&t, STONES_WHOSE_TURN));
    ASSERT_STR_EQ("yes", reading_text(&t, Q_LAST, 0));
    translation_close(&t);
    PASS();
}

TEST unknown_names_are_told_by_line(void)
{
    ASSERT(complains("# stones\n\nclause heap-top Hoog.\n", 3,
                     "an unknown clause in 'clause heap-top"));
    ASSERT(complains("clause\n", 1, "an unknown clause"));
    ASSERT(complains("clause q-last Nee.\n", 1, "an unknown clause"));
    ASSERT(complains("inert heap-cap Hoog.\n", 1, "a clause that is not inert"));
    ASSERT(complains("inert heap-top Hoog.\n", 1, "an unknown clause"));
    ASSERT(complains("clause heap-cap Goed.\nwording q-first Wie?\n", 2, "an unknown question"));
    ASSERT(complains("question heap-cap Wie?\n", 1, "an unknown question"));
    ASSERT(complains("reading q-last D misschien\n", 1, "an unknown reading"));
    ASSERT(complains("reading q-last\n", 1, "an unknown reading"));
    ASSERT(complains("invents q-last B wie\n", 1, "a reading that does not INVENT anything"));
    ASSERT(complains("wording q-last De laatste.\n", 1, "an unknown reading"));
    ASSERT(complains("wording q-last C De laatste.\n", 1, "a reading that is not built"));
    ASSERT(complains("clausule heap-cap Goed.\n", 1, "line 'clausule"));
    PASS();
}

TEST one_text_for_each(void)
{
    ASSERT(complains("clause heap-cap Een.\nclause take-cap Twee.\nclause heap-cap Drie.\n", 3,
                     "a second text"));
    ASSERT(complains("reading q-last A ja\nreading q-last B nee\nreading q-last A ja\n", 3,
                     "a second text"));
    ASSERT(complains("reason q-last Zo.\nwording q-last A Zo.\nreason q-last Zo.\n", 3,
                     "a second text"));
    ASSERT(complains("wording q-last A Zo.\nwording q-last B Niet.\nwording q-last A Ook.\n", 3,
                     "a second text"));
    ASSERT(complains("clause heap-cap\n", 1, "no text in"));
    ASSERT(complains("wording q-last A\n", 1, "no text in"));
    ASSERT(complains("reading q-last A   # later\n", 1, "no text in"));
    PASS();
}

TEST findings_are_told_in_the_order_of_the_file(void)
{
    struct translation t;
    struct complaint c;
    ASSERT(write_texts("nl",
                       "finding stuck Het spel loopt vast. Niemand heeft een zet. Passen mag.\n"
                       "finding even Niemand wint. Dat staat er niet.\n"));
    ASSERT(translation_open(&t, &stones_spec, "nl", &c));
    ASSERT_EQ(2u, t.findings);
    ASSERT_STR_EQ("stuck", t.finding[0].name);
    ASSERT_STR_EQ("Het spel loopt vast", finding_text(&t, "stuck")->title);
    ASSERT_STR_EQ("Niemand heeft een zet. Passen mag.", finding_text(&t, "stuck")->text);
    ASSERT_STR_EQ("Niemand wint", finding_text(&t, "even")->title);
    ASSERT_EQ(NULL, finding_text(&t, "odd"));
    translation_close(&t);
    ASSERT(complains("finding\n", 1, "no name in"));
    ASSERT(complains("finding even\n", 1, "one sentence or none"));
    ASSERT(complains("finding even Niemand wint.\n", 1, "one sentence or none"));
    ASSERT(complains("finding even A. B.\nfinding even C. D.\n", 2, "a second text"));
    PASS();
}

/* What a move is told as; "": there is no sentence for it. */
static const char *sentence_of(const struct translation *t, const char *written)
{
    static char room[200];
    struct text out = { room, room + sizeof room, false };
    *room = 0;
    return put_move_sentence(t, written, &out) == (*room != 0) ? room : "not as it says";
}

TEST moves_are_told_in_sentences(void)
{
    struct translation t;
    struct complaint c;
    ASSERT(write_texts("nl", "move {@} takes {n0} from {h1} = {@} neemt van {h1} er {n0} weg\n"
                             "move {@} takes {n0} from the rest = {@} neemt {n0} van de rest\n"
                             "move {@} takes nothing from {h1} = {@} neemt niets\n"
                             "move {@} passes = {@} past\n"
                             "word h left de linker stapel\nword n left links\n"));
    ASSERT(translation_open(&t, &stones_spec, "nl", &c));
    ASSERT_STR_EQ("A neemt van de linker stapel er 2 weg", sentence_of(&t, "A takes 2 from left"));
    ASSERT_STR_EQ("A neemt van right er 2 weg", sentence_of(&t, "A takes 2 from right"));
    ASSERT_STR_EQ("B neemt links van de rest", sentence_of(&t, "B takes left from the rest"));
    ASSERT_STR_EQ("B neemt niets", sentence_of(&t, "B takes nothing from left"));
    ASSERT_STR_EQ("B past", sentence_of(&t, "B passes"));
    ASSERT_STR_EQ("", sentence_of(&t, "B passes on"));
    ASSERT_STR_EQ("", sentence_of(&t, "B"));
    ASSERT_STR_EQ("", sentence_of(&t, "A takes 2 from"));
    translation_close(&t);
    ASSERT(complains("move\n", 1, "no sentence in"));
    ASSERT(complains("move {@} passes\n", 1, "no sentence in"));
    ASSERT(complains("move {@} passes = {@} past\nmove {@} passes = {@} zwijgt\n", 2,
                     "a second text"));
    ASSERT(complains("move {@} passes = {p0} past\n", 1, "an unknown {name}"));
    ASSERT(complains("move {@} passes = {@ past\n", 1, "an unknown {name}"));
    ASSERT(complains("word n left\n", 1, "no text in"));
    ASSERT(complains("word name left links\n", 1, "no text in"));
    PASS();
}

/* What a line is told as, and a place alone; "none" if there is no text for it. */
static const char *line_of(const struct translation *t, const char *line)
{
    static char room[200];
    struct text out = { room, room + sizeof room, false };
    *room = 0;
    return put_line(t, line, &out) ? room : "none";
}

static const char *place_of(const struct translation *t, const char *place)
{
    static char room[200];
    struct text out = { room, room + sizeof room, false };
    *room = 0;
    return put_place(t, place, &out) ? room : "none";
}

static const char *thing_of(const struct translation *t, const char *place, const char *thing)
{
    static char room[200];
    struct text out = { room, room + sizeof room, false };
    *room = 0;
    return put_thing_of(t, place, thing, &out) ? room : "none";
}

TEST lines_are_told_with_their_things(void)
{
    struct translation t;
    struct complaint c;
    ASSERT(write_texts("nl", "line hand {p} {c...} = Hand van {p}: {c...}\n"
                             "line stronger {p} {q} {w...} = {p} is sterker dan {q}\n"
                             "line province {a} of {p} = De provincie {a} is van {p}\n"
                             "line phase {w...} = -\n"
                             "word c ox os\nword c size maat:\nlabel grain = graan\n"));
    ASSERT(translation_open(&t, &stones_spec, "nl", &c));
    ASSERT_STR_EQ("Hand van A: os, 2 × graan, (5)", line_of(&t, "hand A ox 2xgrain (5)"));
    ASSERT_STR_EQ("Hand van A: –", line_of(&t, "hand A -"));
    ASSERT_STR_EQ("Hand van A: A1 (os / graan)", line_of(&t, "hand A A1@ox/grain"));
    ASSERT_STR_EQ("Hand van A: os → B", line_of(&t, "hand A ox>B"));
    ASSERT_STR_EQ("Hand van A: maat: os, os", line_of(&t, "hand A size ox ox"));
    ASSERT_STR_EQ("A is sterker dan B", line_of(&t, "stronger A B by-some-clause"));
    ASSERT_STR_EQ("A is sterker dan B", line_of(&t, "stronger A B"));
    ASSERT_STR_EQ("", line_of(&t, "phase lay"));
    ASSERT_STR_EQ("none", line_of(&t, "stronger A"));
    ASSERT_STR_EQ("none", line_of(&t, "hands A"));
    ASSERT_STR_EQ("Hand van B", place_of(&t, "hand B"));
    ASSERT_STR_EQ("none", place_of(&t, "hand"));
    ASSERT_STR_EQ("os", thing_of(&t, "hand B", "ox"));
    ASSERT_STR_EQ("steen", thing_of(&t, "hand B", "steen"));
    ASSERT_STR_EQ("none", thing_of(&t, "province 5 of B", "ox")); /* it is one sentence */
    translation_close(&t);
    ASSERT(complains("line hand\n", 1, "no sentence in"));
    ASSERT(complains("line hand {p} = {c...}\n", 1, "an unknown {name}"));
    ASSERT(complains("title\n", 1, "no title in"));
    ASSERT(complains("title a Een.\ntitle a Twee.\n", 2, "a second text"));
    PASS();
}

/* A picture's words, and those that have no text. */
TEST labels_of_pictures_are_told(void)
{
    struct translation t;
    struct complaint c;
    char *told = NULL, *missing = NULL;
    size_t size, other;
    FILE *out = open_memstream(&told, &size), *tell = open_memstream(&missing, &other);
    ASSERT(out && tell);
    ASSERT(write_texts("nl", "label pile {n} = stapel {n}\nlabel after {w} = -\n"));
    ASSERT(translation_open(&t, &stones_spec, "nl", &c));
    put_labelled(out, &t,
                 "<text x=\"1\">pile 3, after bid, A, Me, field1</text>\n<text>odd</text>\n", tell);
    fclose(out), fclose(tell);
    ASSERT_STR_EQ("<text x=\"1\">stapel 3, A, Me, field1</text>\n<text>odd</text>\n", told);
    ASSERT_STR_EQ("odd\n", missing);
    free(told), free(missing);
    translation_close(&t);
    PASS();
}

TEST a_language_needs_its_file_but_for_english(void)
{
    struct translation t;
    struct complaint c;
    ASSERT(write_texts("nl", ""));
    ASSERT_FALSE(translation_open(&t, &stones_spec, "de", &c));
    ASSERT(strstr(c.text, "found 'de', expected a language of stones: en and nl (games with texts "
                          "in 'de': none)"));
    translation_close(&t);
    ASSERT_FALSE(translation_open(&t, &stones_spec, "fr", &c));
    ASSERT(strstr(c.text, "found 'fr', expected en, nl or de; stones has en and nl"));
    translation_close(&t);
    ASSERT(translation_open(&t, &stones_spec, "en", &c));
    ASSERT_EQ(NULL, wording_text(&t, Q_LAST, 'A'));
    translation_close(&t);
    ASSERT(strstr(complaint_about("en", "wording q-first A Who?\n"),
                  "spec/stones/texts/en:1: found an unknown question"));
    PASS();
}

/* Of all games those without the language are left out, unless that is all of them. */
TEST of_all_games_those_that_have_it(void)
{
    struct translation t;
    struct options o = { .game = "stones", .all_games = true };
    char other[sizeof root + 60];
    guest_game = &stones_spec;
    int in_game = snprintf(other, sizeof other, "%s/spec/%s", root, all_games[0]->game->name);
    mkdir(other, 0700);
    int in_texts = in_game + snprintf(other + in_game, sizeof other - (size_t)in_game, "/texts");
    mkdir(other, 0700);
    snprintf(other + in_texts, sizeof other - (size_t)in_texts, "/de");
    FILE *f = fopen(other, "w");
    ASSERT(f && fclose(f) == 0);
    ASSERT_FALSE(translation_for_verb(&t, &o, "de"));
    o.game = all_games[0]->game->name;
    ASSERT(translation_for_verb(&t, &o, "de"));
    ASSERT_STR_EQ("de", t.language);
    translation_close(&t);
    unlink(other);
    for (int length = in_texts; length >= in_game; length -= in_texts - in_game) {
        other[length] = 0;
        rmdir(other);
    }
    guest_game = NULL;
    PASS();
}

/* The conversions of a format, one after the other: "%s%u". */
static void conversions(const char *format, char list[40])
{
    size_t used = 0;
    for (const char *at = strchr(format, '%'); at && used < 20; at = strchr(at, '%')) {
        size_t length = strcspn(at + 1, "sucdf%") + 2;
        memcpy(list + used, at, length);
        used += length;
        at += length;
    }
    list[used] = 0;
}

TEST every_language_says_every_phrase(void)
{
    struct translation t[LANGUAGES];
    struct complaint c;
    for (unsigned i = 0; i < LANGUAGES; i++) {
        ASSERT(write_texts(languages[i].code, ""));
        ASSERT(translation_open(&t[i], &stones_spec, languages[i].code, &c));
    }
    for (unsigned i = 0; i < LANGUAGES; i++)
        for (unsigned k = 0; k < PHRASES; k++) {
            char english[40], own[40];
            ASSERT(phrase_text(&t[i], (enum phrase_id)k) && *phrase_text(&t[i], (enum phrase_id)k));
            conversions(phrase_text(&t[0], (enum phrase_id)k), english);
            conversions(phrase_text(&t[i], (enum phrase_id)k), own);
            ASSERT_STR_EQm(phrase_text(&t[i], (enum phrase_id)k), english, own);
        }
    for (unsigned i = 0; i < LANGUAGES; i++)
        translation_close(&t[i]);
    PASS();
}

/* How many texts are missing, and the messages about them. */
static unsigned missing_in(const char *language, const char *texts, char *told, size_t size)
{
    struct translation t;
    struct complaint c;
    unsigned missing = ~0u;
    FILE *f = fmemopen(told, size, "w");
    if (f && write_texts(language, texts) && translation_open(&t, &stones_spec, language, &c)) {
        missing = translation_missing(&t, f);
        translation_close(&t);
    }
    if (f)
        fclose(f);
    return missing;
}

/* Each clause wants a text, the question wants its own and its reason, each of its readings and
 * what C invents; each built reading wants a wording, the only text that English wants. */
TEST what_is_missing_is_told(void)
{
    char told[2000];
    ASSERT_EQ(STONES_CLAUSES + 3u + READINGS_OF_LAST + BUILT_OF_LAST,
              missing_in("nl", "", told, sizeof told));
    ASSERT(strstr(told, "spec/stones/texts/nl: found no 'clause heap-cap', expected its text\n"));
    ASSERT(strstr(told, "found no 'reading q-last C', expected"));
    ASSERT(strstr(told, "found no 'invents q-last C', expected"));
    ASSERT_EQ(STONES_CLAUSES + BUILT_OF_LAST,
              missing_in("nl",
                         "question q-last Mag het?\nreason q-last Zo.\nreading q-last C eigenaar\n"
                         "reading q-last A ja\nreading q-last B nee\ninvents q-last C wie\n",
                         told, sizeof told));
    ASSERT_FALSE(strstr(told, "reading"));
    ASSERT(strstr(told, "found no 'wording q-last B'"));
    ASSERT_EQ(1u, missing_in("en", "wording q-last A You may take it.\n", told, sizeof told));
    ASSERT_STR_EQ("spec/stones/texts/en: found no 'wording q-last B', expected its text\n", told);
    ASSERT_EQ(0u,
              missing_in("en", "wording q-last B You may not.\nwording q-last A You may take it.\n",
                         told, sizeof told));
    PASS();
}

SUITE(tongue_suite)
{
    SET_SETUP(begin, NULL);
    SET_TEARDOWN(end, NULL);
    RUN_TEST(what_is_read_is_said);
    RUN_TEST(unknown_names_are_told_by_line);
    RUN_TEST(one_text_for_each);
    RUN_TEST(findings_are_told_in_the_order_of_the_file);
    RUN_TEST(moves_are_told_in_sentences);
    RUN_TEST(lines_are_told_with_their_things);
    RUN_TEST(labels_of_pictures_are_told);
    RUN_TEST(a_language_needs_its_file_but_for_english);
    RUN_TEST(of_all_games_those_that_have_it);
    RUN_TEST(every_language_says_every_phrase);
    RUN_TEST(what_is_missing_is_told);
}
