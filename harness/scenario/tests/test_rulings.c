/* Files of rulings: what they decide, and the messages about wrong ones. */
#include "harness/core/games.h"
#include "harness/scenario/rulings.h"
#include "harness/scenario/scenario.h"
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

SUITE_EXTERN(rulings_suite);

static struct rulings ruled;
static struct complaint why;

static bool reads(const char *text)
{
    return rulings_read(&ruled, text, strlen(text), "r.txt", &why);
}

TEST each_line_is_a_ruling(void)
{
    const struct spec *ordonanz = find_game("ordonanz"), *akkon = find_game("akkon");
    unsigned rank, gold;
    ASSERT(find_question(ordonanz, "q-number-or-rank", &rank));
    ASSERT(find_question(akkon, "q-gold-moment", &gold));
    ASSERTm(why.text, reads("\xEF\xBB\xBF# of our table\r\n\r\n"
                            "ordonanz  q-number-or-rank=B\t2026-03-01 letter, page 2 # not this\r\n"
                            "akkon q-gold-moment=B 2024-02-29 forum"));
    ASSERT_EQ(2, ruled.count);
    ASSERT_EQ(1, rulings_of(&ruled, ordonanz));
    ASSERT_EQ(0, rulings_of(&ruled, find_game("saga")));
    const struct ruling *r = ruling_on(&ruled, ordonanz, rank);
    ASSERT(r && r->letter == 'B');
    ASSERT_EQ(3, r->line);
    ASSERT_STR_EQ("2026-03-01", r->date);
    ASSERT_STR_EQ("letter, page 2", r->source);
    ASSERT(ruling_on(&ruled, akkon, gold));
    ASSERT_FALSE(ruling_on(&ruled, akkon, gold + 1));
    ASSERT_FALSE(ruling_on(NULL, akkon, gold));
    rulings_close(&ruled);
    PASS();
}

#define GOOD "ordonanz q-number-or-rank=B 2026-03-01 letter\n"
static const struct wrong_ruling {
    const char *text;
    const char *place, *says[3];
} wrong[] = {
    { "", "r.txt: ", { "found no ruling", "GAME q-slug=LETTER DATE SOURCE", "ordonanz q-" } },
    { "# nothing\n\n", "r.txt: ", { "found no ruling" } },
    { GOOD "akon q-gold-moment=B 2026-03-01 x", "r.txt:2:1: ", { "'akon'", "'akkon'", "saga" } },
    { "ordonanz", "r.txt:1:10: ", { "a question with a letter behind it", "for example" } },
    { "ordonanz q-number-or-rank=B", "r.txt:1:29: ", { "a date behind it", "for example" } },
    { "ordonanz q-number-or-rank=B 2026-03-01", "r.txt:1:40: ", { "published behind it" } },
    { "ordonanz q-number-or-rank 2026-03-01 x", "r.txt:1:10: ", { "QUESTION=LETTER" } },
    { "ordonanz q-number-or-renk=B 2026-03-01 x",
      "r.txt:1:10: ",
      { "did you mean 'q-number-or-rank'" } },
    { "ordonanz q-gold-moment=B 2026-03-01 x", "r.txt:1:10: ", { "no question of ordonanz" } },
    { "ordonanz q-number-or-rank=Z 2026-03-01 x",
      "r.txt:1:10: ",
      { "reading 'Z'", "A (number, then rank)" } },
    { "ordonanz q-lot=B 2026-03-01 x", "r.txt:1:10: ", { "listed but not built" } },
    { "  ordonanz q-number-or-rank=B yesterday x",
      "r.txt:1:31: ",
      { "'yesterday'", "2026-03-01" } },
    { "ordonanz q-number-or-rank=B 2026-3-1 x", "r.txt:1:29: ", { "'2026-3-1'" } },
    { "ordonanz q-number-or-rank=B 2026-02-29 x", "r.txt:1:29: ", { "'2026-02-29'" } },
    { "ordonanz q-number-or-rank=B 2026-13-01 x", "r.txt:1:29: ", { "'2026-13-01'" } },
    { "ordonanz q-number-or-rank=B 01.03.2026 x", "r.txt:1:29: ", { "year, month and day" } },
    { GOOD "ordonanz q-number-or-rank=A 2026-04-01 x",
      "r.txt:2:10: ",
      { "second ruling", "line 1" } },
    { GOOD "\xFF", "r.txt:2: ", { "UTF-8" } },
};
enum { WRONG = sizeof wrong / sizeof wrong[0] };

TEST says_what_is_wrong_with_a_ruling(const struct wrong_ruling *w)
{
    ASSERT_FALSEm(w->text, reads(w->text));
    ASSERT_STRN_EQm(w->text, w->place, why.text, strlen(w->place));
    for (unsigned i = 0; i < 3 && w->says[i]; i++)
        if (!strstr(why.text, w->says[i])) {
            ASSERT_STR_EQm(w->text, w->says[i], why.text);
        }
    rulings_close(&ruled);
    PASS();
}

/* ---- in a scenario ---- */

static const char *file_of_rulings(char folder[30], const char *text)
{
    static char path[60];
    snprintf(folder, 30, "/tmp/quibble-test-XXXXXX");
    FILE *f = mkdtemp(folder) ? (snprintf(path, sizeof path, "%s/r.txt", folder), fopen(path, "w"))
                              : NULL;
    return f && fputs(text, f) >= 0 && !fclose(f) ? path : NULL;
}

static bool play(const char *folder, const char *head, struct replay *r)
{
    char file[60], text[300];
    struct scenario_result result;
    snprintf(file, sizeof file, "%s/scenario", folder);
    snprintf(text, sizeof text, "game ordonanz\n%s\nstart\nnot-over\n", head);
    return play_scenario(text, strlen(text), file, NULL, NULL, r, &result, &why);
}

static char letter(const struct replay *r)
{
    unsigned rank = 0;
    bool found = find_question(r->spec, "q-number-or-rank", &rank);
    uint8_t read = ((const struct table *)r->table)->reading[rank];
    if (!found)
        return 0;
    return (char)read;
}

/* A later reading in the scenario overrides the ruling; an earlier one is overridden by it. */
TEST scenario_names_rulings(void)
{
    char folder[30];
    struct replay r;
    const char *path = file_of_rulings(folder, GOOD);
    ASSERT(path);
    ASSERTm(why.text, play(folder, "rulings r.txt", &r));
    ASSERT_EQ('B', letter(&r));
    replay_free(&r);
    ASSERT(play(folder, "rulings r.txt\nreading q-number-or-rank=A", &r));
    ASSERT_EQ('A', letter(&r));
    replay_free(&r);
    ASSERT(play(folder, "reading q-number-or-rank=A\nrulings r.txt", &r));
    ASSERT_EQ('B', letter(&r));
    replay_free(&r);
    unlink(path);
    rmdir(folder);
    PASS();
}

/* A file that has no rulings is never quoted, and files elsewhere are not read. */
TEST scenario_names_no_other_file(void)
{
    char folder[30];
    struct replay r;
    const char *path = file_of_rulings(folder, "password 1234\n");
    ASSERT(path);
    ASSERT_FALSE(play(folder, "rulings r.txt", &r));
    ASSERT(strstr(why.text, "scenario:2:9: found 'r.txt', which has no rulings"));
    ASSERT_FALSE(strstr(why.text, "password"));
    replay_free(&r);
    ASSERT_FALSE(play(folder, "rulings ../r.txt", &r));
    ASSERT(strstr(why.text, "expected the name of a plain file below"));
    replay_free(&r);
    ASSERT_FALSE(play(folder, "rulings", &r));
    ASSERT(strstr(why.text, "expected rulings FILE"));
    replay_free(&r);
    unlink(path);
    path = file_of_rulings(folder, "akkon q-gold-moment=B 2024-02-29 forum\n");
    ASSERT_FALSE(play(folder, "rulings r.txt", &r));
    ASSERT(strstr(why.text, "without a ruling on ordonanz"));
    replay_free(&r);
    unlink(path);
    rmdir(folder);
    PASS();
}

SUITE(rulings_suite)
{
    RUN_TEST(each_line_is_a_ruling);
    for (unsigned i = 0; i < WRONG; i++)
        RUN_TESTp(says_what_is_wrong_with_a_ruling, &wrong[i]);
    RUN_TEST(scenario_names_rulings);
    RUN_TEST(scenario_names_no_other_file);
}
