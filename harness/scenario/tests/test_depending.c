/* Finds the answers of a scenario that depend on an open question. The expected answers were
 * derived by hand from the readings in spec/. */
#include "harness/core/games.h"
#include "harness/scenario/depending.h"
#include "spec/spec.h"
#include "greatest.h"

#include <stdio.h>
#include <string.h>

SUITE_EXTERN(depending_suite);

static struct dependence found;
static struct complaint why;

static bool ask(const char *text)
{
    static const struct asked_how one_by_one = { .pairs = false };
    return find_dependence(&found, &one_by_one, text, strlen(text), NULL, &why);
}

/* "q-slug=B" */
static const char *name_of(unsigned tried)
{
    static char text[NAME_SIZE + 4];
    char id[NAME_SIZE];
    const struct tried_reading *t = &found.tried[tried];
    const struct question *q = found.spec->questions[t->question].question;
    snprintf(text, sizeof text, "%s=%c", question_id(found.spec, t->question, id),
             q->reading[t->reading].letter);
    return text;
}

static bool was_tried(const char *reading, enum tried how)
{
    for (unsigned i = 0; i < found.tries; i++)
        if (!strcmp(name_of(i), reading))
            return found.tried[i].how == how;
    return false;
}

#define ARMIES "sketch\nphase lay\narea A 1  LB LB LB S\narea B 1  N N N S\norder 1  B A\nend\n"

/* A has two detachments, B one of a higher rank. Number first: A; rank first: B. */
TEST one_question_decides(void)
{
    ASSERT(ask("game ordonanz\nplayers 3\n" ARMIES
               "shows stronger 1 A B ...\nshows stronger 1 ...\n"));
    ASSERT_EQ(2, found.answers);
    ASSERT_EQ(1, found.changes);
    ASSERT_EQ(1, answers_changed(&found));
    ASSERT_EQ(0, found.changed[0].answer);
    ASSERT_EQ(EVENT_FAILED, found.changed[0].kind);
    ASSERT_EQ(0, found.changed[0].unasked);
    ASSERT_STR_EQ("q-number-or-rank=B", name_of(found.changed[0].tried));
    ASSERT(strstr(found.changed[0].seen, "stronger 1 B A"));
    dependence_free(&found);
    PASS();
}

TEST reading_of_the_file_stays(void)
{
    ASSERT(ask("game ordonanz\nplayers 3\nreading q-number-or-rank=A\n" ARMIES
               "shows stronger 1 A B ...\n"));
    ASSERT_EQ(0, found.changes);
    ASSERT_EQ(1, dependence_count(&found, TRIED_KEPT));
    ASSERT(was_tried("q-number-or-rank=B", TRIED_KEPT));
    dependence_free(&found);
    ASSERT(ask("game ordonanz\nplayers 3\nreading q-number-or-rank=B\n" ARMIES
               "shows stronger 1 A B ...\n"));
    ASSERT_EQ(EVENT_FAILED, found.answer[0].kind);
    ASSERT_EQ(0, found.changes);
    ASSERT(was_tried("q-number-or-rank=A", TRIED_KEPT));
    dependence_free(&found);
    PASS();
}

/* It is no open question that four cards fill an area. Under C the player draws first and so has
 * seven cards when laying; a position with six cards is refused. */
TEST no_question_decides(void)
{
    ASSERT(ask("game ordonanz\nposition\nphase lay\nfirst A\nturn A\nhand A  L LB BS N SN HN\n"
               "hand B  B LS LH N BN LBSHN\narea A 2  L B S H\narea B 1  L B\narea B 2  S H\nend\n"
               "refused four-card-cap A lays N on 2\nlegal A lays N on 1\n"));
    ASSERT_EQ(2, found.answers);
    ASSERT_EQ(0, found.changes);
    ASSERT(was_tried("q-action-order=C", TRIED_NOT_SET_UP));
    ASSERT(was_tried("q-action-order=B", TRIED_ALL));
    ASSERT(was_tried("q-two-decks=C", TRIED_ALL));
    ASSERT_EQ(1, dependence_count(&found, TRIED_NOT_SET_UP));
    dependence_free(&found);
    PASS();
}

/* Under B the player may choose the order, so A may say that A draws first. This is a move, so
 * the lines after it are about another position. */
TEST another_play_is_not_asked(void)
{
    ASSERT(ask("game ordonanz\nposition\nphase lay\nfirst A\nturn A\nhand A  L LB BS N SN HN\n"
               "hand B  B LS LH N BN LBSHN\narea A 2  L B S H\narea B 1  L B\narea B 2  S H\nend\n"
               "legal A lays N on 1\nA will draw first\nnot-over\nshows phase lay\n"));
    ASSERT_EQ(4, found.answers);
    ASSERT_EQ(EVENT_FAILED, found.answer[1].kind);
    ASSERT_EQ(1, found.changes);
    ASSERT_EQ(1, found.changed[0].answer);
    ASSERT_EQ(EVENT_HELD, found.changed[0].kind);
    ASSERT_EQ(2, found.changed[0].unasked);
    ASSERT_STR_EQ("q-action-order=B", name_of(found.changed[0].tried));
    dependence_free(&found);
    PASS();
}

/* In spec/akkon two EXCLUDES name the simultaneous bid. */
TEST contradicting_readings_are_skipped(void)
{
    ASSERT(ask("game akkon\nreading q-bid-simultaneous=B\nstart\nnot-over\n"));
    ASSERT_EQ(2, dependence_count(&found, TRIED_EXCLUDED));
    ASSERT(was_tried("q-bid-one-field=B", TRIED_EXCLUDED));
    ASSERT(was_tried("q-gold-moment=B", TRIED_EXCLUDED));
    ASSERT_EQ(0, found.changes);
    dependence_free(&found);
    PASS();
}

/* On 1 number first: B (two regiments, of N and H), D (two, of H and B), A (N), C (S): D is second,
 * mark II. Among his neighbours C and A alone D is first, mark III. Rank first: B (N, then H),
 * A (N), D (H), C (S): D is third, mark I. Both: of A, D and C, D is second. */
TEST only_two_questions_together_decide(void)
{
    static const char text[] =
        "game ordonanz\nplayers 4\nsketch\nphase over\narea A 1  N N N N\n"
        "area B 1  HN HN HN HN\narea C 1  S S S S\narea D 1  BH BH BH BH\norder 1  A B C D\nend\n"
        "shows marks D II ...\n";
    static const struct asked_how in_pairs = { .pairs = true };
    ASSERT(find_dependence(&found, &in_pairs, text, strlen(text), NULL, &why));
    ASSERT_EQ(1, found.answers);
    ASSERT_EQ(3, found.changes);
    ASSERT_STR_EQ("q-compare-scope=B", name_of(found.changed[0].tried));
    ASSERT(strstr(found.changed[0].seen, "marks D III"));
    ASSERT_STR_EQ("q-number-or-rank=B", name_of(found.changed[1].tried));
    ASSERT(strstr(found.changed[1].seen, "marks D I "));
    const struct tried_reading *pair = &found.tried[found.changed[2].tried];
    ASSERT(pair->pair && found.pairs_asked > 100);
    ASSERT_STR_EQ("q-compare-scope=B", name_of(found.changed[2].tried));
    ASSERT_STR_EQ("q-number-or-rank=B", name_of(pair->other));
    ASSERT_EQ(EVENT_HELD, found.changed[2].kind);
    dependence_free(&found);
    ASSERT(ask(text));
    ASSERT_EQ(2, found.changes);
    ASSERT_EQ(0, found.pairs_asked);
    dependence_free(&found);
    PASS();
}

/* The first run has the reading of the ruling; the standard reading is then one of the others. */
TEST rulings_are_asked_as_they_stand(void)
{
    static const char text[] = "game ordonanz\nplayers 3\n" ARMIES "shows stronger 1 A B ...\n";
    struct rulings ruled;
    static const char lines[] = "ordonanz q-number-or-rank=B 2026-03-01 a letter\n";
    ASSERTm(why.text, rulings_read(&ruled, lines, sizeof lines - 1, "r", &why));
    const struct asked_how how = { .rulings = &ruled };
    ASSERT(find_dependence(&found, &how, text, strlen(text), NULL, &why));
    rulings_close(&ruled);
    ASSERT_EQ(EVENT_FAILED, found.answer[0].kind);
    ASSERT_EQ(1, found.changes);
    ASSERT_EQ(EVENT_HELD, found.changed[0].kind);
    ASSERT_STR_EQ("q-number-or-rank=A", name_of(found.changed[0].tried));
    dependence_free(&found);
    PASS();
}

TEST invalid_file_is_told(void)
{
    ASSERT_FALSE(ask("game ordonanz\nstart\ngibberish\n"));
    ASSERT(strstr(why.text, "gibberish"));
    ASSERT_EQ(0, found.changes);
    dependence_free(&found);
    PASS();
}

SUITE(depending_suite)
{
    RUN_TEST(one_question_decides);
    RUN_TEST(reading_of_the_file_stays);
    RUN_TEST(no_question_decides);
    RUN_TEST(another_play_is_not_asked);
    RUN_TEST(contradicting_readings_are_skipped);
    RUN_TEST(only_two_questions_together_decide);
    RUN_TEST(rulings_are_asked_as_they_stand);
    RUN_TEST(invalid_file_is_told);
}
