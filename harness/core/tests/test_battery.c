/* The battery on a sound toy, and on a toy with each fault planted in turn: a
 * check that never fails is no check. Then the random plays and their shrinking. */
#include "harness/core/battery.h"
#include "harness/core/choice.h"
#include "harness/core/forbids.h"
#include "harness/core/games.h"
#include "harness/core/on_record.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/play/campaign.h"
#include "harness/play/shrink.h"
#include "harness/play/swarm.h"
#include "harness/scenario/printing.h"
#include "harness/tests/faulty.h"
#include "spec/spec.h"
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

SUITE(battery_suite);

static const struct planted {
    enum toy_fault fault;
    const char *duty;
    unsigned look;
} planted[] = {
    { REFUSES_TABLE, "table-accepted", LOOK_TABLE },
    { SEALS_TWICE, "sealed-once-for-all", LOOK_TABLE },
    { TABLE_PROPERTY_FAILS, "sealed", LOOK_TABLE },
    { SHEET_UNREADABLE, "sheet-reads-back", LOOK_TABLE },
    { SHEET_FORGETS, "sheet-round-trip", LOOK_TABLE },
    { MISSPELLS_MOVE, "move-reads-back", LOOK_SPELLING },
    { MISREADS_MOVE, "move-round-trip", LOOK_SPELLING },
    { STATE_PROPERTY_FAILS, "heaps_within", LOOK_STATE },
    { STEP_PROPERTY_FAILS, "one_heap_shrinks", LOOK_STEP },
    { HIDES_A_MOVE, "legal-is-listed", LOOK_UNIVERSE },
    { LISTS_TOO_MUCH, "listed-is-legal", LOOK_UNIVERSE },
    { LISTS_TWICE, "no-move-listed-twice", LOOK_UNIVERSE },
    { LISTS_TOO_MANY, "at-most-most-moves", LOOK_UNIVERSE },
    { NARROW_UNIVERSE, "listed-is-in-universe", LOOK_UNIVERSE },
    { WRONG_TURN, "turn-of-agrees", LOOK_UNIVERSE },
    { SEATLESS_ACTOR, "actor-has-a-seat", LOOK_UNIVERSE },
    { WEIGHTLESS_CHANCE, "chance-has-weight", LOOK_UNIVERSE },
    { STEP_IS_LENIENT, "step-refuses-alike", LOOK_UNIVERSE },
    { STEP_IS_STRICT, "step-accepts-alike", LOOK_UNIVERSE },
    { REFUSED_STEP_CHANGES, "refused-changes-nothing", LOOK_UNIVERSE },
    { STEP_REMEMBERS, "step-is-a-function", LOOK_UNIVERSE },
    { UNKNOWN_CLAUSE, "refusal-cites-a-clause", LOOK_UNIVERSE },
    { PLAYS_ON, "finished-is-finished", LOOK_UNIVERSE },
    { GETS_STUCK, "play-goes-on", LOOK_STUCK },
    { SEATLESS_WINNER, "winners-have-seats", LOOK_OUTCOME },
    { SEATLESS_SCORE, "scorers-have-seats", LOOK_OUTCOME },
    { VIEW_FADES, "view-of-view-is-view", LOOK_VIEWS },
    { VIEW_BLINDS_OWNER, "legality-is-knowable", LOOK_VIEWS },
    { VIEW_TELLS, "hidden-does-not-show", LOOK_VIEWS },
    { KEY_TOO_LONG, "key-fits", LOOK_WORDS },
    { KEY_GROWS, "keys-are-equally-long", LOOK_WORDS },
    { KEY_FORGETS, "key-round-trip", LOOK_WORDS },
    { POSITION_UNREADABLE, "position-reads-back", LOOK_WORDS },
    { POSITION_FORGETS, "position-round-trip", LOOK_WORDS },
    { MIRROR_LEAVES_MOVES, "symmetric-moves-lead-alike", LOOK_SYMMETRY },
    { MIRROR_LEADS_APART, "symmetric-moves-lead-alike", LOOK_SYMMETRY },
    { NOTHING_STANDS_FOR_ALL, "one-stands-for-all", LOOK_SYMMETRY },
    { ALLOWS_TOO_MUCH, "legal-if-nothing-forbids", LOOK_UNIVERSE },
    { ALLOWS_TOO_MUCH, "legal-if-nothing-forbids", LOOK_STEP },
    { REFUSES_TOO_MUCH, "legal-if-nothing-forbids", LOOK_UNIVERSE },
    { CITES_A_LATER_ONE, "cited-clause-is-first", LOOK_UNIVERSE },
    { CITES_FALSELY, "cited-clause-forbids", LOOK_UNIVERSE },
};
enum { PLANTED = sizeof planted / sizeof *planted };

static const struct options quick = { .game = "toy", .seed = 1, .quiet = true };
static const struct campaign_options sixty = { .plays = 60 };

static void sound_again(void *unused)
{
    (void)unused;
    toy_fault = SOUND;
}

TEST sound_toy_holds(void)
{
    static struct play found; /* greatest prints its text after the test has returned */
    ASSERT_FALSEm(found.broken.duty, break_by_plays(&toy_spec, &quick, &sixty, &found));
    play_free(&found);
    PASS();
}

/* Looks at one state after the other with one kind of look; the first break. */
static bool walk(const void *table, unsigned look, struct play *p)
{
    struct toy_state s, before;
    struct move list[200];
    struct choice from;
    unsigned count;
    choice_from_seed(&from, 4);
    toy_spec.game->start(table, &s);
    play_clear(p, &toy_spec, table);
    while (judge_state(p, &s, look) && (count = toy_spec.game->moves(table, &s, list)) > 0
           && p->moves < 100) {
        struct move m = plain_pick(&toy_spec, table, &s, list, count, &from);
        before = s;
        toy_spec.game->step(table, &s, m);
        play_add(p, m);
        if (look & LOOK_STEP && !judge_step(p, &before, m, &s))
            return true;
    }
    return p->look;
}

TEST planted_fault_is_named(const struct planted *what)
{
    struct options o = quick;
    o.players = 3;
    void *table = new_table(&o, &toy_spec);
    struct play p = { 0 };
    ASSERT_FALSEm("the toy is sound", walk(table, 0xffff, &p));
    toy_fault = what->fault;
    check_table(&toy_spec, table, &p.broken); /* these are other rules */
    ASSERTm(what->duty, walk(table, what->look, &p));
    ASSERT_STR_EQ(what->duty, p.broken.duty);
    ASSERT(strlen(p.broken.text) > 10);
    ASSERT_EQ(what->look, p.look);
    free(table);
    play_free(&p);
    PASS();
}

TEST planted_fault_is_met_by_plays(const struct planted *what)
{
    struct play p = { 0 };
    toy_fault = what->fault;
    ASSERTm(what->duty, break_by_plays(&toy_spec, &quick, &sixty, &p));
    ASSERT(p.look);
    play_free(&p);
    PASS();
}

/* ---- readings ---- */

static bool breaks_read(const char *reading)
{
    struct options o = quick;
    struct play p = { 0 };
    o.readings = 1;
    o.reading[0] = reading;
    bool broken = break_by_plays(&toy_spec, &o, &sixty, &p);
    play_free(&p);
    return broken;
}

TEST plays_are_read_otherwise_unless_asked_for(void)
{
    toy_fault = OTHER_READING_FAILS;
    ASSERT(breaks_read("q-last=B"));
    ASSERT_FALSE(breaks_read("q-last=A"));
    ASSERT_FALSE(breaks_read("standard"));
    PASS();
}

TEST reading_that_breaks_is_printed(void)
{
    struct play p = { 0 };
    char text[4096] = "";
    FILE *out = tmpfile();
    toy_fault = OTHER_READING_FAILS;
    ASSERT(out);
    bool broken = break_by_plays(&toy_spec, &quick, &sixty, &p);
    print_table(out, &toy_spec, p.table);
    size_t size = fseek(out, 0, SEEK_SET) == 0 ? fread(text, 1, sizeof text - 1, out) : 0;
    fclose(out);
    ASSERT(broken && size > 0);
    ASSERT(strstr(text, "\nreading q-last=B\n"));
    play_free(&p);
    PASS();
}

TEST what_is_shown_under_another_reading_is_met(void)
{
    struct play p = { 0 };
    toy_fault = VIEW_TELLS_UNDER_B;
    ASSERT(break_by_plays(&toy_spec, &quick, &sixty, &p));
    ASSERT_STR_EQ("hidden-does-not-show", p.broken.duty);
    ASSERT_EQ('B', ((const struct table *)p.table)->reading[TOY_Q_LAST]);
    play_free(&p);
    PASS();
}

/* Who says that nothing is hidden shows all. */
TEST what_is_hidden_must_be_said(void)
{
    struct spec open = toy_spec;
    struct play p = { 0 };
    open.lookalike = NULL;
    ASSERT(break_by_plays(&open, &quick, &sixty, &p));
    ASSERT_STR_EQ("hidden-does-not-show", p.broken.duty);
    play_free(&p);
    PASS();
}

/* A scope that hangs excuses itself, a reading that hangs every table read so; nothing excuses the
 * rest. */
TEST only_what_is_on_record_may_hang(void)
{
    static const struct {
        const char *scope, *reading;
        bool may;
    } seen[] = {
        { "s1-stuck", NULL, true },
        { "s1-stuck", "q-final-draw=B", true },
        { "s1a", NULL, false },
        { NULL, NULL, false },
        { NULL, "q-empty-talon=B", true },
        { "s1a", "q-empty-talon=B", true },
        { NULL, "q-final-draw=B", false },
    };
    const struct spec *spec = find_game("ordonanz");
    char file[FINDING_FILE];
    for (unsigned i = 0; i < sizeof seen / sizeof *seen; i++) {
        struct options o = { .verb = "test", .game = "ordonanz", .scope = seen[i].scope };
        o.readings = seen[i].reading != NULL;
        o.reading[0] = seen[i].reading;
        void *table = new_table(&o, spec);
        ASSERT_EQ(seen[i].may, deadlock_on_record(spec, table, file));
        free(table);
    }
    PASS();
}

/* ---- shrinking ---- */

/* No move can be left out: the same thing no longer breaks. */
static bool is_least(const struct play *p)
{
    struct play kept = { 0 };
    bool least = true;
    for (unsigned i = 0; i < p->moves; i++)
        least = least && !replay_without(p, p->move, p->moves, i, i + 1, &kept);
    least = least && replay_without(p, p->move, p->moves, 0, 0, &kept) && kept.moves == p->moves;
    play_free(&kept);
    return least;
}

TEST play_shrinks_to_the_least(void)
{
    struct play p = { 0 };
    toy_fault = STATE_PROPERTY_FAILS;
    ASSERT(break_by_plays(&toy_spec, &quick, &sixty, &p));
    ASSERT_STR_EQ("heaps_within", p.broken.duty);
    ASSERT(is_least(&p));
    /* two strengths, and four stones of the third heap, two at a time or one */
    ASSERT_EQ(2, ((const struct table *)p.table)->players);
    ASSERT(p.moves >= 4 && p.moves <= 6);
    play_free(&p);
    PASS();
}

TEST shrunk_play_is_plain(void)
{
    struct play p = { 0 };
    toy_fault = STEP_PROPERTY_FAILS;
    ASSERT(break_by_plays(&toy_spec, &quick, &sixty, &p));
    ASSERT(is_least(&p));
    ASSERT_EQ(4u, p.moves); /* two strengths, and a move of each player */
    for (unsigned i = 0; i < p.moves; i++)
        ASSERT_EQ(1, p.move[i].arg[1]);
    ASSERT_EQ('A', ((const struct table *)p.table)->reading[TOY_Q_LAST]);
    play_free(&p);
    PASS();
}

TEST same_seed_same_play(void)
{
    struct play a = { 0 }, b = { 0 };
    toy_fault = REFUSED_STEP_CHANGES;
    ASSERT(break_by_plays(&toy_spec, &quick, &sixty, &a));
    ASSERT(break_by_plays(&toy_spec, &quick, &sixty, &b));
    ASSERT_STR_EQ(a.broken.text, b.broken.text);
    ASSERT_EQ(a.moves, b.moves);
    ASSERT_EQ(0, memcmp(a.move, b.move, a.moves * sizeof *a.move));
    play_free(&a);
    play_free(&b);
    PASS();
}

/* A fault outside the universe's reach: only senseless moves meet it. */
TEST senseless_move_is_judged(void)
{
    struct options o = quick;
    struct broken b;
    struct toy_state s;
    void *table = new_table(&o, &toy_spec);
    struct move senseless = { .kind = 77, .actor = 9, .arg = { 1, 2, 3, 4, 5, 6 } };
    struct move zero = { .kind = TOY_TAKE };
    toy_spec.game->start(table, &s);
    s.turn = 0;
    ASSERT(check_move(&toy_spec, table, &s, senseless, &b));
    ASSERT(check_move(&toy_spec, table, &s, zero, &b));
    toy_fault = STEP_IS_LENIENT;
    ASSERT(check_move(&toy_spec, table, &s, senseless, &b));
    ASSERT_FALSE(check_move(&toy_spec, table, &s, zero, &b));
    ASSERT_STR_EQ("step-refuses-alike", b.duty);
    free(table);
    PASS();
}

TEST what_forbids_is_tallied(void)
{
    const struct indexed_forbids some[] = { toy_spec.forbids[1], toy_spec.forbids[4] };
    enum { OTHER_TURN, NO_STONE };
    struct spec spec = toy_spec;
    spec.forbids = some;
    spec.forbids_count = 2;
    const struct toy_state s = { .turn = 0 };
    const struct move b_takes_none = { .kind = TOY_TAKE, .actor = 1 },
                      a_takes_none = { .kind = TOY_TAKE, .actor = 0 },
                      b_takes_one = { .kind = TOY_TAKE, .actor = 1, .arg = { 0, 1 } },
                      a_takes_one = { .kind = TOY_TAKE, .actor = 0, .arg = { 0, 1 } };
    reset_tallies();
    ASSERT_EQ(&some[OTHER_TURN], tally_first_forbidding(&spec, NULL, &s, b_takes_none));
    ASSERT_FALSE(forbids_tally_of(OTHER_TURN).alone);
    ASSERT_EQ(&some[OTHER_TURN], tally_first_forbidding(&spec, NULL, &s, b_takes_one));
    ASSERT(forbids_tally_of(OTHER_TURN).alone);
    tally_first_forbidding(&spec, NULL, &s, b_takes_none);
    ASSERT(forbids_tally_of(OTHER_TURN).alone); /* still */
    ASSERT_EQ(3u, forbids_tally_of(OTHER_TURN).cited);
    ASSERT_EQ(0u, forbids_tally_of(NO_STONE).cited);
    ASSERT_EQ(&some[NO_STONE], tally_first_forbidding(&spec, NULL, &s, a_takes_none));
    ASSERT_EQ(NULL, tally_first_forbidding(&spec, NULL, &s, a_takes_one));
    gather_tallies();
    ASSERT_EQ(&some[OTHER_TURN], tally_first_forbidding(&spec, NULL, &s, b_takes_none));
    ASSERT_EQ(4u, forbids_tally_of(OTHER_TURN).cited);
    ASSERT(forbids_tally_of(OTHER_TURN).alone);
    ASSERT_EQ(1u, forbids_tally_of(NO_STONE).cited);
    ASSERT(forbids_tally_of(NO_STONE).alone);
    reset_tallies();
    forget_kinds();
    PASS();
}

TEST broken_law_is_named(void)
{
    static const uint32_t tape[] = { 17, 5, 1 };
    struct broken b;
    struct choice c;
    const struct indexed_property *law = &toy_spec.properties[toy_spec.property_count - 1];
    toy_fault = LAW_FAILS;
    choice_from_tape(&c, tape, 2);
    ASSERT(check_law(&toy_spec, law, &c, &b));
    choice_free(&c);
    choice_from_tape(&c, tape, 3);
    ASSERT_FALSE(check_law(&toy_spec, law, &c, &b));
    ASSERT_EQ(law, b.property);
    choice_free(&c);
    PASS();
}

/* ---- the real games ---- */

static bool never(const void *table, const void *state)
{
    (void)table, (void)state;
    return false;
}

static bool no_player_moves(const void *table, const void *before, struct move m, const void *after)
{
    (void)table, (void)before, (void)after;
    return m.actor == NATURE;
}

static struct spec with_property(const struct spec *spec, const struct indexed_property *p)
{
    struct spec copy = *spec;
    copy.properties = p;
    copy.property_count = 1;
    return copy;
}

/* A property that fails at once needs no move; one that fails when a player
 * moves needs what comes before, and nothing else. */
TEST planted_property_breaks(const struct spec *spec)
{
    static const struct indexed_property bad_state = { "bad_state", FIRST_CLAUSE, OF_STATE,
                                                       .of_state = never },
                                         bad_step = { "bad_step", FIRST_CLAUSE, OF_STEP,
                                                      .of_step = no_player_moves };
    struct options o = { .game = spec->game->name, .seed = 1 };
    struct campaign_options few = { .plays = 5, .steps = 300 };
    struct play p = { 0 };
    struct spec copy = with_property(spec, &bad_state);
    ASSERT(break_by_plays(&copy, &o, &few, &p));
    ASSERT_STR_EQ("bad_state", p.broken.duty);
    ASSERT_EQ(0u, p.moves);
    copy = with_property(spec, &bad_step);
    ASSERT(break_by_plays(&copy, &o, &few, &p));
    ASSERT_STR_EQ("bad_step", p.broken.duty);
    ASSERT(is_least(&p));
    for (unsigned i = 0; i + 1 < p.moves; i++)
        ASSERT_EQ(NATURE, p.move[i].actor);
    play_free(&p);
    PASS();
}

TEST real_game_holds(const struct spec *spec)
{
    struct options o = { .game = spec->game->name, .seed = 1 };
    struct campaign_options few = { .plays = 5, .steps = 300 };
    static struct play p; /* printed after the test, if it fails */
    memset(&p, 0, sizeof p);
    bool broken = break_by_plays(spec, &o, &few, &p);
    ASSERT_FALSEm(p.broken.text, broken);
    play_free(&p);
    PASS();
}

SUITE(battery_suite)
{
    SET_TEARDOWN(sound_again, NULL);
    RUN_TEST(sound_toy_holds);
    RUN_TEST(plays_are_read_otherwise_unless_asked_for);
    RUN_TEST(reading_that_breaks_is_printed);
    RUN_TEST(only_what_is_on_record_may_hang);
    RUN_TEST(what_is_shown_under_another_reading_is_met);
    RUN_TEST(what_is_hidden_must_be_said);
    for (unsigned i = 0; i < PLANTED; i++) {
        greatest_set_test_suffix(planted[i].duty);
        RUN_TEST1(planted_fault_is_named, &planted[i]);
        if (planted[i].fault == REFUSES_TABLE)
            continue; /* such a table does not get as far as a play */
        greatest_set_test_suffix(planted[i].duty);
        RUN_TEST1(planted_fault_is_met_by_plays, &planted[i]);
    }
    RUN_TEST(play_shrinks_to_the_least);
    RUN_TEST(shrunk_play_is_plain);
    RUN_TEST(same_seed_same_play);
    RUN_TEST(senseless_move_is_judged);
    RUN_TEST(what_forbids_is_tallied);
    RUN_TEST(broken_law_is_named);
    for (unsigned i = 0; i < all_games_count; i++) {
        greatest_set_test_suffix(all_games[i]->game->name);
        RUN_TEST1(real_game_holds, all_games[i]);
        greatest_set_test_suffix(all_games[i]->game->name);
        RUN_TEST1(planted_property_breaks, all_games[i]);
    }
}
