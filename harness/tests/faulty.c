#include "harness/tests/faulty.h"
#include "harness/core/choice.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdlib.h>
#include <string.h>

enum toy_fault toy_fault;

/* ---- table ---- */

static void toy_default(void *table, unsigned players)
{
    struct toy_table *t = table;
    *t = (struct toy_table){ .head = { .players = (uint8_t)players }, .stones = { 3, 4, 5 } };
    t->head.reading[TOY_Q_LAST] = 'A';
}

static void toy_seal(void *table)
{
    struct toy_table *t = table;
    if (toy_fault != SEALS_TWICE)
        t->all_stones = 0;
    for (unsigned h = 0; h < TOY_HEAPS; h++)
        t->all_stones = (uint8_t)(t->all_stones + t->stones[h]);
}

static verdict toy_table_refusal(const void *table)
{
    const struct toy_table *t = table;
    return toy_fault == REFUSES_TABLE || !t->all_stones ? TOY_THREE_HEAPS : LEGAL;
}

/* ---- play ---- */

static unsigned stones_left(const struct toy_state *s)
{
    return (unsigned)s->heap[0] + s->heap[1] + s->heap[2];
}

static void toy_start(const void *table, void *state)
{
    const struct toy_table *t = table;
    struct toy_state *s = state;
    *s = (struct toy_state){ .turn = NATURE };
    memcpy(s->heap, t->stones, sizeof s->heap);
}

static bool used_up(struct move m)
{
    return !m.arg[2] && !m.arg[3] && !m.arg[4] && !m.arg[5];
}

static verdict give_refusal(const struct toy_table *t, const struct toy_state *s, struct move m)
{
    if (m.actor != NATURE || s->turn != NATURE)
        return TOY_IN_TURN;
    bool next = m.arg[0] < t->head.players && !s->strength[m.arg[0]]
             && (!m.arg[0] || s->strength[m.arg[0] - 1]);
    return next && (m.arg[1] == 1 || m.arg[1] == 2) ? LEGAL : TOY_STRENGTH_IS_GIVEN;
}

static verdict take_refusal(const struct toy_state *s, struct move m)
{
    bool spent = !stones_left(s);
    if (spent && toy_fault != PLAYS_ON)
        return TOY_LAST_STONE;
    if (m.actor == NATURE || m.actor != s->turn)
        return toy_fault == UNKNOWN_CLAUSE ? TOY_CLAUSES_END : TOY_IN_TURN;
    if (m.arg[0] >= TOY_HEAPS)
        return TOY_THREE_HEAPS;
    if (!m.arg[1] || (toy_fault == GETS_STUCK && stones_left(s) == 1))
        return TOY_TAKE_SOME;
    if (toy_fault == CITES_A_LATER_ONE && m.arg[1] > s->strength[m.actor])
        return TOY_WITHIN_STRENGTH;
    if (m.arg[1] > s->heap[m.arg[0]] && !(toy_fault == PLAYS_ON && spent))
        return TOY_TAKE_WHAT_IS_THERE;
    bool weak = m.arg[1] > s->strength[m.actor];
    if (toy_fault == ALLOWS_TOO_MUCH && m.arg[1] == 2)
        return LEGAL;
    if (toy_fault == REFUSES_TOO_MUCH && !weak && m.arg[1] == 2)
        return TOY_THREE_HEAPS;
    return !weak ? LEGAL : toy_fault == CITES_FALSELY ? TOY_TAKE_SOME : TOY_WITHIN_STRENGTH;
}

static verdict toy_refusal(const void *table, const void *state, struct move m)
{
    if (m.kind > TOY_TAKE || !used_up(m))
        return NOT_A_MOVE;
    return m.kind == TOY_GIVE ? give_refusal(table, state, m) : take_refusal(state, m);
}

static void give(const struct toy_table *t, struct toy_state *s, struct move m)
{
    s->strength[m.arg[0]] = m.arg[1];
    if (m.arg[0] + 1 == t->head.players)
        s->turn = 0;
}

static void take(const struct toy_table *t, struct toy_state *s, struct move m)
{
    s->heap[m.arg[0]] = (uint8_t)(s->heap[m.arg[0]] - m.arg[1]);
    s->last = (uint8_t)(m.actor + 1);
    s->turn = (uint8_t)((m.actor + 1) % t->head.players);
}

static verdict toy_step(const void *table, void *state, struct move m)
{
    static uint8_t steps;
    struct toy_state *s = state;
    verdict v = toy_refusal(table, state, m);
    if (toy_fault == STEP_IS_LENIENT && v == TOY_TAKE_SOME)
        return LEGAL;
    if (toy_fault == STEP_IS_STRICT && v == LEGAL && m.kind == TOY_TAKE && m.arg[1] == 2)
        return TOY_WITHIN_STRENGTH;
    if (toy_fault == REFUSED_STEP_CHANGES && v == TOY_WITHIN_STRENGTH)
        s->last = MAX_PLAYERS + 1;
    if (v != LEGAL)
        return v;
    if (m.kind == TOY_GIVE)
        give(table, state, m);
    else
        take(table, state, m);
    if (toy_fault == STEP_REMEMBERS)
        s->last = (uint8_t)(1 + ++steps % 2);
    return LEGAL;
}

static uint32_t toy_universe(const void *table)
{
    const struct toy_table *t = table;
    return t->head.players * (uint32_t)(3 + TOY_HEAPS * 4);
}

/* Strengths 0..2 for each seat, then 0..3 stones of each heap by each seat. */
static struct move any_move(const struct toy_table *t, uint32_t index)
{
    uint32_t gives = 3u * t->head.players;
    struct move m = { .kind = TOY_GIVE, .actor = NATURE };
    if (index < gives) {
        m.arg[0] = (uint8_t)(index / 3);
        m.arg[1] = (uint8_t)(index % 3);
        return m;
    }
    index -= gives;
    m.kind = TOY_TAKE;
    m.actor = (uint8_t)(index / (4 * TOY_HEAPS));
    m.arg[0] = (uint8_t)(index / 4 % TOY_HEAPS);
    m.arg[1] = (uint8_t)(index % 4);
    return m;
}

static struct move toy_move_at(const void *table, uint32_t index)
{
    struct move m = any_move(table, index);
    if (toy_fault == NARROW_UNIVERSE && m.kind == TOY_TAKE && m.arg[1] == 2)
        m.arg[1] = 1;
    return m;
}

static bool is_listed(const struct toy_table *t, const struct toy_state *s, struct move m)
{
    verdict v = toy_refusal(t, s, m);
    if (toy_fault == HIDES_A_MOVE && m.kind == TOY_TAKE && m.arg[0] == 2)
        return false;
    return v == LEGAL || (toy_fault == LISTS_TOO_MUCH && v == TOY_TAKE_WHAT_IS_THERE);
}

static unsigned toy_moves(const void *table, const void *state, struct move *list)
{
    struct offers o = { .list = list };
    uint32_t universe = toy_universe(table);
    for (uint32_t i = 0; i < universe; i++) {
        struct move m = any_move(table, i);
        bool listed = is_listed(table, state, m);
        if (toy_fault == SEATLESS_ACTOR && m.kind == TOY_TAKE)
            m.actor = MAX_PLAYERS;
        for (unsigned n = toy_fault == LISTS_TWICE ? 2 : 1; listed && n > 0; n--)
            offer(&o, m);
    }
    for (unsigned i = 0; toy_fault == LISTS_TOO_MANY && o.count && i < 40; i++)
        offer(&o, list[0]);
    return o.count;
}

static uint8_t toy_turn_of(const void *table, const void *state)
{
    const struct toy_table *t = table;
    const struct toy_state *s = state;
    if (toy_fault == SEATLESS_ACTOR && s->turn != NATURE)
        return MAX_PLAYERS;
    if (toy_fault == WRONG_TURN && s->turn != NATURE)
        return (uint8_t)((s->turn + 1) % t->head.players);
    return s->turn;
}

static uint32_t toy_weight(const void *table, const void *state, struct move m)
{
    (void)table, (void)state;
    return m.arg[1] == 2 && toy_fault == WEIGHTLESS_CHANCE ? 0 : 1;
}

static void toy_outcome(const void *table, const void *state, struct outcome *out)
{
    const struct toy_table *t = table;
    const struct toy_state *s = state;
    *out = (struct outcome){ .over = !stones_left(s) };
    if (out->over && s->last && s->last <= t->head.players) {
        unsigned last = s->last - 1u, all = (1u << t->head.players) - 1;
        bool wins = t->head.reading[TOY_Q_LAST] == 'A';
        out->winners = (uint8_t)(wins ? 1u << last : all & ~(1u << last));
        out->score[toy_fault == SEATLESS_SCORE ? 7 : last] = 1;
    }
    if (toy_fault == SEATLESS_WINNER && out->over)
        out->winners = 0x80;
}

static void toy_view(const void *table, const void *state, unsigned player, void *seen)
{
    const struct toy_table *t = table;
    struct toy_state *v = seen;
    bool tells = toy_fault == VIEW_TELLS
              || (toy_fault == VIEW_TELLS_UNDER_B && t->head.reading[TOY_Q_LAST] == 'B');
    memcpy(v, state, sizeof *v);
    for (unsigned p = 0; p < MAX_PLAYERS; p++)
        if ((p != player && !(tells && p == 1)) || toy_fault == VIEW_BLINDS_OWNER)
            v->strength[p] = 0;
    if (toy_fault == VIEW_FADES && v->heap[0])
        v->heap[0]--;
}

static size_t toy_key(const void *table, const void *state, uint8_t *key)
{
    (void)table;
    const struct toy_state *s = state;
    memcpy(key, s, sizeof *s);
    if (toy_fault == KEY_FORGETS)
        key[offsetof(struct toy_state, last)] = 0;
    if (toy_fault == KEY_TOO_LONG)
        return sizeof *s + 1;
    return toy_fault == KEY_GROWS && s->last ? sizeof *s - 1 : sizeof *s;
}

static void toy_unkey(const void *table, const uint8_t *key, void *state)
{
    (void)table;
    memcpy(state, key, sizeof(struct toy_state));
}

/* ---- words ---- */

static const struct phrase phrases[] = {
    { TOY_GIVE, { 0 }, { "give p0 =1" } },
    { TOY_TAKE, { 0 }, { "@ take =1 from #0" } },
};

static void toy_write_move(const void *table, struct move m, struct text *out)
{
    (void)table;
    if (toy_fault == MISSPELLS_MOVE && m.kind == TOY_TAKE)
        put(out, "please ");
    phrase_write(phrases, 2, (struct speller){ NULL, NULL }, m, out);
}

static const char *toy_read_move(const void *table, const struct words *in, struct move *m)
{
    (void)table;
    const char *expected = phrase_read(phrases, 2, (struct speller){ NULL, NULL }, in, m);
    if (toy_fault == MISREADS_MOVE && !expected && m->arg[1] == 2)
        m->arg[1] = 1;
    return expected;
}

static void put_line(struct text *out, const char *name, const uint8_t *value, unsigned count)
{
    put(out, name);
    for (unsigned i = 0; i < count; i++) {
        put_char(out, ' ');
        put_number(out, value[i]);
    }
    put_char(out, '\n');
}

static void toy_write_position(const void *table, const void *state, struct text *out)
{
    const struct toy_table *t = table;
    const struct toy_state *s = state;
    const char *heaps = toy_fault == POSITION_UNREADABLE && s->last ? "hopes" : "heaps";
    put_line(out, heaps, s->heap, TOY_HEAPS);
    put_line(out, "strengths", s->strength, t->head.players);
    put_line(out, "turn", &s->turn, 1);
    if (toy_fault != POSITION_FORGETS)
        put_line(out, "last", &s->last, 1);
}

static void toy_blank(const void *table, void *state)
{
    (void)table;
    *(struct toy_state *)state = (struct toy_state){ 0 };
}

static bool read_line(const struct words *in, const char *name, uint8_t *value, unsigned count)
{
    unsigned n = 0;
    bool good = in->count == count + 1 && same_word(in->word[0], name);
    for (unsigned i = 0; good && i < count; i++) {
        good = read_number(in->word[i + 1], 255, &n);
        value[i] = (uint8_t)n;
    }
    return good;
}

static const char *toy_read_position(const void *table, const struct words *in, void *state)
{
    const struct toy_table *t = table;
    struct toy_state *s = state;
    bool good = read_line(in, "heaps", s->heap, TOY_HEAPS)
             || read_line(in, "strengths", s->strength, t->head.players)
             || read_line(in, "turn", &s->turn, 1) || read_line(in, "last", &s->last, 1);
    return good ? NULL : "heaps N N N, strengths N..., turn N or last N";
}

static const char *toy_finish(const void *table, void *state)
{
    (void)table, (void)state;
    return NULL;
}

static void toy_facts(const void *table, const void *state, struct text *out)
{
    (void)table;
    put(out, "stones ");
    put_number(out, stones_left(state));
    put_char(out, '\n');
}

/* Heaps are alike: they may go round. */
static unsigned toy_symmetries(const void *table)
{
    (void)table;
    return TOY_HEAPS;
}

static void toy_mirror(const void *table, unsigned symmetry, void *state)
{
    struct toy_state *s = state, was = *s;
    (void)table;
    for (unsigned i = 0; i < TOY_HEAPS; i++)
        s->heap[(i + symmetry) % TOY_HEAPS] = was.heap[i];
}

static struct move toy_mirror_move(const void *table, unsigned symmetry, struct move m)
{
    (void)table;
    if (m.kind == TOY_TAKE && toy_fault != MIRROR_LEAVES_MOVES)
        m.arg[0] = (uint8_t)((m.arg[0] + symmetry) % TOY_HEAPS);
    if (m.kind == TOY_TAKE && toy_fault == MIRROR_LEADS_APART && symmetry && m.arg[1] == 2)
        m.arg[1] = 1;
    return m;
}

static void toy_canonical(const void *table, void *state)
{
    struct toy_state best = *(struct toy_state *)state;
    for (unsigned i = 1; i < TOY_HEAPS && toy_fault != NOTHING_STANDS_FOR_ALL; i++) {
        struct toy_state other = *(struct toy_state *)state;
        toy_mirror(table, i, &other);
        if (memcmp(&other, &best, sizeof best) < 0)
            best = other;
    }
    *(struct toy_state *)state = best;
}

static void toy_write_sheet(const void *table, struct text *out)
{
    struct toy_table t = *(const struct toy_table *)table;
    if (toy_fault == SHEET_FORGETS)
        t.stones[0]++;
    put_line(out, toy_fault == SHEET_UNREADABLE ? "piles" : "heaps", t.stones, TOY_HEAPS);
}

static const char *toy_read_sheet(void *table, const struct words *in)
{
    struct toy_table *t = table;
    return read_line(in, "heaps", t->stones, TOY_HEAPS) ? NULL : "heaps N N N";
}

static const struct game toy_game = {
    .name = "toy",
    .title = "A toy",
    .fewest_players = 2,
    .most_players = 4,
    .table_size = sizeof(struct toy_table),
    .state_size = sizeof(struct toy_state),
    .most_moves = 8,
    .most_key_bytes = sizeof(struct toy_state),
    .default_table = toy_default,
    .seal = toy_seal,
    .table_refusal = toy_table_refusal,
    .start = toy_start,
    .refusal = toy_refusal,
    .step = toy_step,
    .moves = toy_moves,
    .turn_of = toy_turn_of,
    .universe = toy_universe,
    .move_at = toy_move_at,
    .weight = toy_weight,
    .outcome = toy_outcome,
    .view = toy_view,
    .key = toy_key,
    .unkey = toy_unkey,
    .write_move = toy_write_move,
    .read_move = toy_read_move,
    .write_position = toy_write_position,
    .blank_position = toy_blank,
    .read_position = toy_read_position,
    .finish_position = toy_finish,
    .symmetries = toy_symmetries,
    .mirror = toy_mirror,
    .mirror_move = toy_mirror_move,
    .canonical = toy_canonical,
    .write_facts = toy_facts,
    .write_sheet = toy_write_sheet,
    .read_sheet = toy_read_sheet,
};

/* ---- what its book says ---- */

static const struct clause toy_clause[] = {
    { "Play", TURN_ORDER, EXPLICIT, "Players move in turn, after chance.", NULL },
    { "Play", SETUP, EXPLICIT, "Everybody is given a strength of 1 or 2, in order of seats.",
      NULL },
    { "Play", DEFINITION, EXPLICIT, "There are three heaps.", NULL },
    { "Play", LEGALITY, EXPLICIT, "The mover takes at least one stone.", NULL },
    { "Play", LEGALITY, EXPLICIT, "Nobody takes more than the heap has.", NULL },
    { "Play", LEGALITY, EXPLICIT, "Nobody takes more than the own strength.", NULL },
    { "End", END, EXPLICIT, "Play ends with the last stone.", NULL },
};

static const struct indexed_clause toy_clauses[] = {
    { "in-turn", &toy_clause[0], 1, NULL },
    { "strength-is-given", &toy_clause[1], 2, NULL },
    { "three-heaps", &toy_clause[2], 3, NULL },
    { "take-some", &toy_clause[3], 4, NULL },
    { "take-what-is-there", &toy_clause[4], 5, NULL },
    { "within-strength", &toy_clause[5], 6, NULL },
    { "last-stone", &toy_clause[6], 7, NULL },
};

/* Others are as strong as they are not. */
static void toy_lookalike(const void *table, const void *state, unsigned player, void *like)
{
    struct toy_state *s = like;
    (void)table;
    memcpy(s, state, sizeof *s);
    for (unsigned p = 0; p < MAX_PLAYERS; p++)
        if (p != player && s->strength[p] != 0)
            s->strength[p] = (uint8_t)(3 - s->strength[p]);
}

static bool is_sealed(const void *table)
{
    const struct toy_table *t = table;
    return toy_fault != TABLE_PROPERTY_FAILS
        && t->all_stones == t->stones[0] + t->stones[1] + t->stones[2];
}

static bool is_within(const void *table, const void *state)
{
    const struct toy_table *t = table;
    const struct toy_state *s = state;
    bool good = true;
    for (unsigned h = 0; h < TOY_HEAPS; h++)
        good = good && s->heap[h] <= t->stones[h];
    /* the planted fault: four stones less on the third heap need two takes */
    if (toy_fault == OTHER_READING_FAILS && t->head.reading[TOY_Q_LAST] == 'B')
        return false;
    return good && !(toy_fault == STATE_PROPERTY_FAILS && s->heap[2] + 4 <= t->stones[2]);
}

static bool one_heap_shrinks(const void *table, const void *before, struct move m,
                             const void *after)
{
    (void)table;
    const struct toy_state *b = before, *a = after;
    for (unsigned h = 0; h < TOY_HEAPS; h++)
        if (a->heap[h] > b->heap[h] || (a->heap[h] < b->heap[h] && h != m.arg[0]))
            return false;
    return !(toy_fault == STEP_PROPERTY_FAILS && m.kind == TOY_TAKE && m.actor == 1);
}

static bool sum_is_small(struct choice *from)
{
    uint32_t a = choose(from, 1000), b = choose(from, 1000), c = choose(from, 2);
    return !(toy_fault == LAW_FAILS && c && a >= 17 && b >= 5);
}

static const struct indexed_property toy_properties[] = {
    { "sealed", TOY_THREE_HEAPS, OF_TABLE, .of_table = is_sealed, .line = 3 },
    { "heaps_within", TOY_TAKE_WHAT_IS_THERE, OF_STATE, .of_state = is_within, .line = 5 },
    { "one_heap_shrinks", TOY_THREE_HEAPS, OF_STEP, .of_step = one_heap_shrinks, .line = 3 },
    { "sum_is_small", TOY_TAKE_SOME, OF_LAW, .of_law = sum_is_small, .line = 4 },
};

/* When a move is forbidden, said a second time. */
static bool none_left(const void *table, const void *state, struct move m)
{
    const struct toy_state *s = state;
    unsigned left = 0;
    (void)table, (void)m;
    for (unsigned i = 0; i < TOY_HEAPS; i++)
        left += s->heap[i];
    return left == 0;
}

static bool other_turn(const void *table, const void *state, struct move m)
{
    (void)table;
    return ((const struct toy_state *)state)->turn != m.actor
        || (m.actor == NATURE) != (m.kind == TOY_GIVE);
}

/* Strengths are given seat by seat, 1 or 2 to each. */
static bool no_gift(const void *table, const void *state, struct move m)
{
    const struct table *head = table;
    const uint8_t *strength = ((const struct toy_state *)state)->strength;
    unsigned given = 0;
    while (given < head->players && strength[given])
        given++;
    return m.arg[0] != given || given == head->players || m.arg[1] < 1 || m.arg[1] > 2;
}

static bool no_such_heap(const void *table, const void *state, struct move m)
{
    (void)table, (void)state;
    return m.arg[0] >= TOY_HEAPS;
}

static bool no_stone(const void *table, const void *state, struct move m)
{
    (void)table, (void)state;
    return m.arg[1] == 0;
}

static bool too_few(const void *table, const void *state, struct move m)
{
    (void)table;
    return m.arg[0] < TOY_HEAPS && ((const struct toy_state *)state)->heap[m.arg[0]] < m.arg[1];
}

static bool too_weak(const void *table, const void *state, struct move m)
{
    (void)table;
    return ((const struct toy_state *)state)->strength[m.actor & 7] < m.arg[1];
}

static void name_heap(const void *table, const void *state, struct move m, struct text *out)
{
    (void)table, (void)state;
    put_number(out, m.arg[0] + 1u);
}

static const struct forbids forbidding[] = {
    { ON(TOY_TAKE), "no stone is left" },
    { ANY_MOVE, "{actor} is not to move" },
    { ON(TOY_TAKE), "nothing is taken" },
    { ON(TOY_TAKE), "heap {heap} has fewer" },
    { ON(TOY_TAKE), "{actor} is too weak" },
    { ON(TOY_TAKE), "there is no heap {heap}" },
    { ON(TOY_GIVE), "another is next, or gets 1 or 2" },
};
static const struct indexed_forbids toy_forbids[] = {
    { "none-left", TOY_LAST_STONE, WHEN_OVER, &forbidding[0], none_left, 8, NULL },
    { "other-turn", TOY_IN_TURN, WRONG_ACTOR, &forbidding[1], other_turn, 1, NULL },
    { "no-gift", TOY_STRENGTH_IS_GIVEN, SAID, &forbidding[6], no_gift, 2, NULL },
    { "no-such-heap", TOY_THREE_HEAPS, SAID, &forbidding[5], no_such_heap, 3, NULL },
    { "no-stone", TOY_TAKE_SOME, SAID, &forbidding[2], no_stone, 4, NULL },
    { "too-few", TOY_TAKE_WHAT_IS_THERE, SAID, &forbidding[3], too_few, 5, NULL },
    { "too-weak", TOY_WITHIN_STRENGTH, SAID, &forbidding[4], too_weak, 6, NULL },
};
static const struct indexed_named toy_named[] = { { "heap", name_heap } };

static const struct question toy_last = { "Who wins, the taker of the last stone?",
                                          'A',
                                          "It is the usual way.",
                                          { BUILT('A', "yes"), BUILT('B', "no, all others") } };
static const struct indexed_question toy_questions[] = { { "q-last", &toy_last, 8, NULL } };

static const struct scope toy_scopes[] = {
    { "small", IN_TEST, "every play", "heaps 1 1 2\n", 0, 0, 0, 0, 0 }, END_OF_SCOPES
};

const struct spec toy_spec = {
    .game = &toy_game,
    .file = "spec/toy.c",
    .clauses = toy_clauses,
    .clause_count = sizeof toy_clauses / sizeof *toy_clauses,
    .properties = toy_properties,
    .property_count = sizeof toy_properties / sizeof *toy_properties,
    .questions = toy_questions,
    .question_count = 1,
    .scopes = toy_scopes,
    .lookalike = toy_lookalike,
    .forbids = toy_forbids,
    .forbids_count = sizeof toy_forbids / sizeof *toy_forbids,
    .named = toy_named,
    .named_count = 1,
};
