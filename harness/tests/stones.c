/* See stones.h. It uses every corner of the contract. */
#include "harness/tests/stones.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

enum { TAKE = 1, DEAL = 2 };
enum { NO_COLOUR = 0, RED = 1, BLUE = 2, UNSEEN = 3 }; /* somebody else's, once dealt */
enum { Q_LAST };

struct stones_table {
    struct table common;
    uint8_t stones, take;
};
struct stones {
    uint8_t heap, turn, last, colour[MAX_PLAYERS];
};

static void default_table(void *table, unsigned players)
{
    struct stones_table *t = table;
    *t = (struct stones_table){ .stones = 9, .take = 3 };
    t->common.players = (uint8_t)players;
    t->common.reading[Q_LAST] = 'A';
}

static void seal(void *table)
{
    struct stones_table *t = table;
    t->common.small = t->stones < 9;
}

static verdict table_refusal(const void *table)
{
    const struct stones_table *t = table;
    return t->stones < t->common.players ? STONES_ENOUGH_STONES : LEGAL;
}

static void start(const void *table, void *state)
{
    const struct stones_table *t = table;
    *(struct stones *)state = (struct stones){ .heap = t->stones };
}

static unsigned undealt(const struct stones_table *t, const struct stones *s)
{
    unsigned seat = 0;
    while (seat < t->common.players && s->colour[seat])
        seat++;
    return seat;
}

static verdict deal_refusal(const struct stones_table *t, const struct stones *s, struct move m)
{
    bool shape =
        m.actor == NATURE && (m.arg[0] == RED || m.arg[0] == BLUE) && m.arg[1] < t->common.players;
    return !shape ? NOT_A_MOVE : m.arg[1] != undealt(t, s) ? STONES_DEAL_FIRST : LEGAL;
}

static verdict take_refusal(const struct stones_table *t, const struct stones *s, struct move m)
{
    bool last = t->common.reading[Q_LAST] == 'B' && m.arg[0] + 1 == s->heap;
    if (m.actor >= t->common.players || m.arg[1])
        return NOT_A_MOVE;
    return undealt(t, s) < t->common.players ? STONES_DEAL_FIRST
         : !s->heap                          ? STONES_PLAY_ENDS
         : m.actor != s->turn                ? STONES_WHOSE_TURN
         : m.arg[0] >= s->heap               ? STONES_HEAP_CAP
         : m.arg[0] >= t->take               ? STONES_TAKE_CAP
         : last                              ? STONES_LAST_STONE_STAYS
                                             : LEGAL;
}

static verdict refusal(const void *table, const void *state, struct move m)
{
    for (unsigned i = 2; i < MOVE_ARGS; i++)
        if (m.arg[i])
            return NOT_A_MOVE;
    return m.kind == DEAL ? deal_refusal(table, state, m)
         : m.kind == TAKE ? take_refusal(table, state, m)
                          : NOT_A_MOVE;
}

static verdict step(const void *table, void *state, struct move m)
{
    const struct stones_table *t = table;
    struct stones *s = state;
    verdict v = refusal(table, state, m);
    if (v != LEGAL)
        return v;
    if (m.kind == DEAL) {
        s->colour[m.arg[1]] = m.arg[0];
        return LEGAL;
    }
    s->heap = (uint8_t)(s->heap - m.arg[0] - 1);
    s->last = m.actor;
    s->turn = (uint8_t)((m.actor + 1) % t->common.players);
    return LEGAL;
}

static uint32_t universe(const void *table)
{
    (void)table;
    return 2 * MAX_PLAYERS + MAX_PLAYERS * 4;
}

static struct move move_at(const void *table, uint32_t i)
{
    (void)table;
    if (i < 2 * MAX_PLAYERS)
        return (struct move){ DEAL, NATURE, { (uint8_t)(1 + i % 2), (uint8_t)(i / 2) } };
    i -= 2 * MAX_PLAYERS;
    return (struct move){ TAKE, (uint8_t)(i / 4), { (uint8_t)(i % 4) } };
}

static unsigned moves(const void *table, const void *state, struct move *list)
{
    unsigned count = 0;
    for (uint32_t i = 0; i < universe(table); i++)
        if (refusal(table, state, move_at(table, i)) == LEGAL)
            list[count++] = move_at(table, i);
    return count;
}

static uint8_t turn_of(const void *table, const void *state)
{
    const struct stones_table *t = table;
    const struct stones *s = state;
    return undealt(t, s) < t->common.players ? NATURE : s->turn;
}

static uint32_t weight(const void *table, const void *state, struct move m)
{
    (void)table, (void)state;
    return m.arg[0] == RED ? 3 : 1;
}

static void outcome(const void *table, const void *state, struct outcome *out)
{
    const struct stones *s = state;
    *out = (struct outcome){ .over = turn_of(table, state) != NATURE && !s->heap };
    if (out->over) {
        out->winners = (uint8_t)(1u << s->last);
        out->score[s->last] = s->colour[s->last];
    }
}

static void view(const void *table, const void *state, unsigned player, void *seen)
{
    (void)table;
    struct stones *to = seen;
    *to = *(const struct stones *)state;
    for (unsigned i = 0; i < MAX_PLAYERS; i++)
        if (i != player && to->colour[i] != NO_COLOUR)
            to->colour[i] = UNSEEN;
}

static void lookalike(const void *table, const void *state, unsigned player, void *like)
{
    struct stones *to = like;
    (void)table;
    *to = *(const struct stones *)state;
    for (unsigned i = 0; i < MAX_PLAYERS; i++)
        if (i != player && to->colour[i] != NO_COLOUR)
            to->colour[i] = to->colour[i] == RED ? BLUE : RED;
}

static size_t key(const void *table, const void *state, uint8_t *to)
{
    (void)table;
    const uint8_t *from = state;
    for (size_t i = 0; i < sizeof(struct stones); i++)
        to[i] = from[i];
    return sizeof(struct stones);
}

static void unkey(const void *table, const uint8_t *from, void *state)
{
    (void)table;
    uint8_t *to = state;
    for (size_t i = 0; i < sizeof(struct stones); i++)
        to[i] = from[i];
}

/* ---- words ---- */

static const char *const colours[] = { NULL, "red", "blue" };

static const struct sort sorts[] = { [1] = { colours + RED, RED, 2, .expected = "red or blue" } };

static const struct phrase phrases[] = {
    { TAKE, { 0 }, { "@ takes #0" } },
    { DEAL, { 1 }, { "deal $0 to p1" } },
};

static void write_move(const void *table, struct move m, struct text *out)
{
    (void)table;
    phrase_write(phrases, 2, (struct speller){ sorts, NULL }, m, out);
}

static const char *read_move(const void *table, const struct words *in, struct move *m)
{
    (void)table;
    return phrase_read(phrases, 2, (struct speller){ sorts, NULL }, in, m);
}

static void put_line(struct text *out, const char *name, unsigned value)
{
    put(out, name);
    put_char(out, ' ');
    put_number(out, value);
    put_char(out, '\n');
}

static void write_position(const void *table, const void *state, struct text *out)
{
    const struct stones_table *t = table;
    const struct stones *s = state;
    put_line(out, "heap", s->heap);
    put_line(out, "turn", s->turn);
    put_line(out, "last", s->last);
    for (unsigned i = 0; i < t->common.players; i++)
        if (s->colour[i] == RED || s->colour[i] == BLUE) {
            put(out, "colour ");
            put_seat(out, i);
            put_char(out, ' ');
            put(out, colours[s->colour[i]]);
            put_char(out, '\n');
        }
}

static void write_facts(const void *table, const void *state, struct text *out)
{
    const struct stones_table *t = table;
    put_line(out, "gone", (unsigned)(t->stones - ((const struct stones *)state)->heap));
}

static void blank_position(const void *table, void *state)
{
    (void)table;
    *(struct stones *)state = (struct stones){ 0 };
}

static const char *read_position(const void *table, const struct words *in, void *state)
{
    const struct stones_table *t = table;
    struct stones *s = state;
    unsigned n;
    if (in->count == 3 && same_word(in->word[0], "colour")
        && read_seat(in->word[1], t->common.players, &n))
        return unspell((struct speller){ sorts, NULL }, 1, in->word[2], &s->colour[n])
                 ? NULL
                 : "red or blue";
    if (in->count != 2 || !read_number(in->word[1], 200, &n))
        return "heap NUMBER, turn NUMBER, last NUMBER or colour PLAYER COLOUR";
    bool heap = same_word(in->word[0], "heap"), turn = same_word(in->word[0], "turn");
    if (!heap && n >= t->common.players)
        return "a player who is there";
    *(heap ? &s->heap : turn ? &s->turn : &s->last) = (uint8_t)n;
    return heap || turn || same_word(in->word[0], "last") ? NULL : "heap, turn or last";
}

static const char *finish_position(const void *table, void *state)
{
    (void)table;
    return ((struct stones *)state)->heap <= 100 ? NULL : "a heap of at most 100";
}

static void write_sheet(const void *table, struct text *out)
{
    const struct stones_table *t = table;
    put_line(out, "players", t->common.players);
    put_line(out, "stones", t->stones);
    put_line(out, "take", t->take);
}

static const char *read_sheet(void *table, const struct words *in)
{
    struct stones_table *t = table;
    unsigned n;
    if (in->count != 2 || !read_number(in->word[1], 100, &n))
        return "players NUMBER, stones NUMBER or take NUMBER";
    if (same_word(in->word[0], "players")) {
        t->common.players = (uint8_t)n;
        return n == 2 || n == 3 ? NULL : "2 or 3 players";
    }
    *(same_word(in->word[0], "take") ? &t->take : &t->stones) = (uint8_t)n;
    return NULL;
}

/* Who has made the last move so far. */
static int standing(const void *table, const void *state, unsigned seat)
{
    const struct stones *s = state;
    (void)table;
    return s->last == seat;
}

static const struct game stones_game = {
    .name = "stones",
    .title = "Stones",
    .fewest_players = 2,
    .most_players = 3,
    .table_size = sizeof(struct stones_table),
    .state_size = sizeof(struct stones),
    .most_moves = 4,
    .most_key_bytes = sizeof(struct stones),
    .default_table = default_table,
    .seal = seal,
    .table_refusal = table_refusal,
    .start = start,
    .refusal = refusal,
    .step = step,
    .moves = moves,
    .turn_of = turn_of,
    .universe = universe,
    .move_at = move_at,
    .weight = weight,
    .outcome = outcome,
    .standing = standing,
    .view = view,
    .key = key,
    .unkey = unkey,
    .write_move = write_move,
    .read_move = read_move,
    .write_position = write_position,
    .blank_position = blank_position,
    .read_position = read_position,
    .finish_position = finish_position,
    .write_facts = write_facts,
    .write_sheet = write_sheet,
    .read_sheet = read_sheet,
};

/* ---- the statement of the game ---- */

static const struct clause c_enough = { "Set-up", SETUP, EXPLICIT,
                                        "There is a stone for everybody.", NULL };
static const struct clause c_deal = { "Set-up", SETUP, EXPLICIT, "Colours are dealt first.", NULL };
static const struct clause c_turn = { "Turns", TURN_ORDER, EXPLICIT, "Players alternate.", NULL };
static const struct clause c_heap = { "Turns", LEGALITY, EXPLICIT,
                                      "No more is taken than is there.", NULL };
static const struct clause c_take = { "Turns", LEGALITY, EXPLICIT, "At most three are taken.",
                                      NULL };
static const struct clause c_last = { "Turns", LEGALITY, AMBIGUOUS, "The last stone stays.", NULL };
static const struct clause c_ends = { "End", END, EXPLICIT, "Without stones the game is over.",
                                      NULL };

static const struct indexed_clause clauses[] = {
    { "enough-stones", &c_enough, 1, NULL }, { "deal-first", &c_deal, 2, NULL },
    { "whose-turn", &c_turn, 3, NULL },      { "heap-cap", &c_heap, 4, NULL },
    { "take-cap", &c_take, 5, NULL },        { "last-stone-stays", &c_last, 6, NULL },
    { "play-ends", &c_ends, 7, NULL },
};

static bool heap_fits(const void *table, const void *state)
{
    return ((const struct stones *)state)->heap <= ((const struct stones_table *)table)->stones;
}

static const struct indexed_property properties[] = {
    { .name = "heap_fits",
      .clause = STONES_HEAP_CAP,
      .kind = OF_STATE,
      .of_state = heap_fits,
      .line = 4 },
};

static const struct question q_last = { "May the last stone be taken?",
                                        'A',
                                        "It is usual; who is C's owner is not said.",
                                        { BUILT('A', "yes"), BUILT('B', "no"),
                                          INVENTS('C', "by its owner", "who plays it") } };
static const struct indexed_question questions[] = { { "last", &q_last, 8, NULL } };
static const struct scope scopes[] = { { "three", IN_TEST, "three stones",
                                         "players 2\nstones 3\ntake 2\n", 0, 0, 0, 0, 0 },
                                       END_OF_SCOPES };

/* Names of before. */
static const struct alias aliases[] = {
    { "most-in-a-heap", "heap-cap", NULL },
    { "q-last-one", "q-last", NULL },
    { "stones-are-round", NULL, "their shape has no effect" },
    { "q-colour", NULL, "all stones are grey" },
};

const struct spec stones_spec = {
    .game = &stones_game,
    .file = "harness/tests/stones.c",
    .clauses = clauses,
    .clause_count = 7,
    .properties = properties,
    .property_count = 1,
    .questions = questions,
    .question_count = 1,
    .scopes = scopes,
    .lookalike = lookalike,
    .aliases = aliases,
    .alias_count = sizeof aliases / sizeof aliases[0],
};
