/* Words: one pattern prints and reads a kind of move. */
#include "rules/forms/words.h"
#include "rules/game.h"
#include "greatest.h"

#include <stdio.h>
#include <string.h>

SUITE_EXTERN(words_suite);

/* Phrases with traps: two kinds that look alike, one that looks like the raw
 * form, an argument used twice, a word with a blank, one with nobody's name, one that says
 * something. */
enum { CARD = 1, SOME };

static const struct phrase phrases[] = {
    { 1, { CARD }, { "@ lays $0 on #1", "@ lays $0 on =1 again" } },
    { 2, { CARD }, { "@ lays $0 on #2" } },
    { 3, { CARD }, { "deal $0 to p1" } },
    { 4, { 0 }, { "@ asks p0 and p0" } },
    { 5, { 0 }, { "move =0 =1 =2 =3 =4 =5 0 0" } },
    { 6, { 0 }, { "" } },
    { 7, { CARD }, { "@  says  $0" } },
    { 8, { 0 }, { "pass" } },
    { 9, { 0 }, { "@ sits", "@ sits still!1" } },
    { 10, { SOME }, { "@ robs $0", "@ robs nothing" } },
};
enum { PHRASES = sizeof phrases / sizeof phrases[0] };

static const char *const cards[] = { "L", "HN", "two words", "?3", "A", "lays" };

static bool write_card(const void *table, unsigned value, struct text *out)
{
    const char *const *named = table;
    put(out, "half "); /* a speller may change its mind */
    if (value >= 6)
        return false;
    out->at -= 5;
    put(out, named[value]);
    return true;
}

static bool read_card(const void *table, const char *word, unsigned *value)
{
    return one_of(word, table, 6, value);
}

/* A card, or 0, for which there is no word. */
static bool write_some(const void *table, unsigned value, struct text *out)
{
    return value > 0 && write_card(table, value - 1, out);
}

static bool read_some(const void *table, const char *word, unsigned *value)
{
    bool found = read_card(table, word, value);
    *value += found;
    return found;
}

static const struct sort sorts[] = { [CARD] = { .write = write_card, .read = read_card },
                                     [SOME] = { .write = write_some, .read = read_some } };
static const struct speller speller = { sorts, cards };

static struct text over(char *room, size_t size)
{
    room[0] = 0;
    return (struct text){ room, room + size, false };
}

static const char *write(struct move m, char *room, size_t size)
{
    struct text out = over(room, size);
    phrase_write(phrases, PHRASES, speller, m, &out);
    return room;
}

static const char *read(const char *line, struct move *m)
{
    static char split[500];
    const char *word[100];
    struct words in = { 0, word, NULL };
    snprintf(split, sizeof split, "%s", line);
    for (char *w = strtok(split, " "); w; w = strtok(NULL, " "))
        word[in.count++] = w;
    return phrase_read(phrases, PHRASES, speller, &in, m);
}

TEST moves_have_these_words(void)
{
    static const struct {
        struct move m;
        const char *line;
    } pairs[] = {
        { { 1, 0, { 1, 1 } }, "A lays HN on 2" },
        { { 1, 2, { 0, 255 } }, "C lays L on 256" },
        { { 1, 0, { 9, 0 } }, "A lays ?9 on 1" },
        { { 1, 0, { 2, 0 } }, "move 1 0 2 0 0 0 0 0" }, /* "two words" */
        { { 3, NATURE, { 4, 7 } }, "deal A to H" },
        { { 3, NATURE, { 4, 8 } }, "deal A to ?8" },
        { { 3, 0, { 4, 7 } }, "move 3 0 4 7 0 0 0 0" }, /* a player deals */
        { { 4, 1, { 3 } }, "B asks D and D" },
        { { 1, NATURE, { 1 } }, "move 1 255 1 0 0 0 0 0" }, /* nature lays */
        { { 1, 8, { 1 } }, "move 1 8 1 0 0 0 0 0" },        /* nobody lays */
        { { 1, 0, { 1, 0, 1 } }, "move 1 0 1 0 1 0 0 0" },  /* an unused argument */
        { { 2, 0, { 1, 0, 0 } }, "move 2 0 1 0 0 0 0 0" },  /* looks like kind 1 */
        { { 7, 0, { 5 } }, "A says lays" },
        { { 8, NATURE, { 0 } }, "pass" },
        { { 9, 1, { 0, 0 } }, "B sits" },
        { { 9, 1, { 0, 1 } }, "B sits still" },
        { { 9, 1, { 0, 2 } }, "move 9 1 0 2 0 0 0 0" }, /* no word says so */
        { { 10, 0, { 2 } }, "A robs HN" },
        { { 10, 0, { 0 } }, "A robs nothing" }, /* not ?0, though that reads back, too */
        { { 10, 0, { 9 } }, "A robs ?9" },
        { { 99, 3, { 1, 2, 3, 4, 5, 6 } }, "move 99 3 1 2 3 4 5 6" },
    };
    char line[500];
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        struct move back;
        ASSERT_STR_EQ(pairs[i].line, write(pairs[i].m, line, sizeof line));
        ASSERT_EQ(NULL, read(line, &back));
        ASSERT(same_move(back, pairs[i].m));
    }
    PASS();
}

static uint32_t next_random(uint64_t *seed)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*seed >> 33);
}

/* Mostly small values, or nothing but the raw form would be met. */
static uint8_t random_byte(uint64_t *seed)
{
    static const uint8_t some[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 255 };
    uint32_t r = next_random(seed);
    return r & 1 ? some[(r >> 1) % sizeof some] : (uint8_t)(r >> 8);
}

TEST every_move_reads_back(void)
{
    uint64_t seed = 1;
    static char line[500];
    unsigned phrased = 0;
    for (unsigned i = 0; i < 200000; i++) {
        struct move back, m = { random_byte(&seed), random_byte(&seed), { 0 } };
        unsigned used = next_random(&seed) % 4 * (next_random(&seed) % 3);
        for (unsigned a = 0; a < used; a++)
            m.arg[a] = random_byte(&seed);
        write(m, line, sizeof line);
        phrased += strncmp(line, "move", 4) != 0;
        ASSERT_EQm(line, NULL, read(line, &back));
        ASSERTm(line, same_move(back, m));
    }
    ASSERT(phrased > 5000);
    PASS();
}

TEST what_does_not_fit_is_told_by_the_closest_phrase(void)
{
    struct move m;
    ASSERT_STR_EQ("@ lays $0 on #1", read("A lays HN upon 2", &m));
    ASSERT_STR_EQ("deal $0 to p1", read("deal HN to J", &m));
    ASSERT_STR_EQ("@ asks p0 and p0", read("A asks B", &m));
    ASSERT_STR_EQ("@ lays $0 on =1 again", read("A lays HN on 0", &m));
    ASSERT_STR_EQ("@ lays $0 on #1", read("A lays ?256 on 1", &m));
    static const char *const raw[] = { "move", "1", "2" };
    struct words some = { 3, raw, NULL }, none = { 0, NULL, NULL };
    ASSERT(strstr(phrase_read(phrases, 4, speller, &some, &m), "KIND"));
    ASSERT_STR_EQ("a move", phrase_read(phrases, 0, speller, &none, &m));
    PASS();
}

/* What a reader allows where it stopped: "3: A B end 1-256". */
static const char *allowed(const char *line)
{
    static char said[500];
    static struct misread wrong;
    char split[500], name[NAME_SIZE];
    const char *word[100], *from = wrong.room;
    struct words in = { 0, word, &wrong };
    struct text out = over(said, sizeof said);
    struct move m;
    wrong.told = false;
    wrong.players = 2;
    snprintf(split, sizeof split, "%s", line);
    for (char *w = strtok(split, " "); w; w = strtok(NULL, " "))
        word[in.count++] = w;
    if (!phrase_read(phrases, PHRASES, speller, &in, &m))
        return wrong.told ? "told of a line that fits" : "fits";
    put_number(&out, wrong.at), put(&out, ":");
    while (next_allowed(&from, name))
        put(&out, " "), put(&out, name);
    put(&out, wrong.line_end ? " end" : "");
    if (wrong.number)
        put_with_number(&out, "", wrong.least), put_with_number(&out, " to", wrong.most);
    return said;
}

TEST where_a_line_stops_fitting_and_what_is_allowed_there(void)
{
    ASSERT_STR_EQ("fits", allowed("A lays HN on 2"));
    ASSERT_STR_EQ("2: L HN A lays", allowed("A lays NH on 2")); /* no blank, no ? */
    ASSERT_STR_EQ("4: 0 to 256", allowed("A lays HN on two"));  /* two phrases */
    ASSERT_STR_EQ("5: again end", allowed("A lays HN on 2 agian"));
    ASSERT_STR_EQ("3: and", allowed("A asks B"));
    ASSERT_STR_EQ("1: L HN A lays", allowed("deal"));
    ASSERT_STR_EQ("0: A B deal move pass end", allowed("Z lays L on 1"));
    ASSERT_STR_EQ("fits", allowed("A says L"));
    PASS();
}

TEST numbers_and_seats(void)
{
    unsigned n = 7;
    ASSERT(read_number("0", 0, &n) && n == 0);
    ASSERT(read_number("0042", 42, &n) && n == 42);
    ASSERT(read_number("4294967295", UINT32_MAX, &n) && n == UINT32_MAX);
    n = 7;
    ASSERT_FALSE(read_number("4294967296", UINT32_MAX, &n));
    ASSERT_FALSE(read_number("99999999999999999999", UINT32_MAX, &n));
    ASSERT_FALSE(read_number("43", 42, &n));
    ASSERT_FALSE(read_number("9", 8, &n));
    ASSERT_FALSE(read_number("", 42, &n));
    ASSERT_FALSE(read_number("-1", 42, &n));
    ASSERT_FALSE(read_number("1x", 42, &n));
    ASSERT(read_seat("C", 3, &n) && n == 2);
    ASSERT_FALSE(read_seat("D", 3, &n));
    ASSERT_FALSE(read_seat("AB", 3, &n));
    ASSERT_FALSE(read_seat("a", 3, &n));
    ASSERT_FALSE(read_seat("", 3, &n));
    ASSERT_FALSE(read_seat("Z", 255, &n));
    PASS();
}

TEST too_long_is_cut_and_said(void)
{
    char room[8] = "xxxxxxx";
    struct text out = over(room, 5);
    put(&out, "abcd");
    ASSERT_FALSE(out.full);
    ASSERT_STR_EQ("abcd", room);
    put_number(&out, 12);
    ASSERT(out.full);
    ASSERT_STR_EQ("abcd", room);
    ASSERT_EQ('x', room[5]);
    PASS();
}

TEST words_are_whole(void)
{
    ASSERT(same_word("lay", "lay") && same_word("", ""));
    ASSERT_FALSE(same_word("lay", "lays"));
    ASSERT_FALSE(same_word("lays", "lay"));
    PASS();
}

SUITE(words_suite)
{
    RUN_TEST(moves_have_these_words);
    RUN_TEST(every_move_reads_back);
    RUN_TEST(what_does_not_fit_is_told_by_the_closest_phrase);
    RUN_TEST(where_a_line_stops_fitting_and_what_is_allowed_there);
    RUN_TEST(numbers_and_seats);
    RUN_TEST(too_long_is_cut_and_said);
    RUN_TEST(words_are_whole);
}
