/* A plain game: its forms and its entry in the table of games follow from rows. Its contract.c
 * includes this behind the game's header, and says before
 *
 *     TITLE, MOST_MOVES       of struct game; it is for SEATS players, unless FEWEST_PLAYERS and
 *                             MOST_PLAYERS say otherwise
 *
 * There are the rows that every game has (forms/moves.h, members.h and limits.h), and
 * forms/sorts.h, which says what an argument of a move or a word of a position is:
 *
 *     SORT(POINT, 8u * t->rings, "a point, as a7", "a7", "d7", ...)     words, and how many of
 *                                                                       them this table has
 *     NONE_OR(VICTIM, POINT, "the point of a man")                      0, or 1 + a POINT
 *     NUMBERS(STONES, 22, "a number of stones")                         0 to 21, without words
 *
 * Some sorts are there without a row: SEAT, a player's letter; OWNER, none or a player's letter;
 * NOTHING, an argument that this kind of move does not have, while one behind it does; and PHASE
 * for turns.h.
 * It gets what members.h, said.h, phrases.h, sheets.h and contract.h get, and the limits of
 * limits.h, so that no chapter includes that; GAME_default_table and GAME_turn_of, too. Where the
 * game differs from what stands below, it says so before, with a macro and its function
 *
 *     THE_TABLE      GAME_default_table: without it the full sizes of limits.h, and readings A
 *     THE_SHEET      forms/sheet.h: without it a line for the players, and one for each SIZE
 *     THE_TURN       GAME_turn_of: without it the member 'turn' of the state
 *     THE_SECRETS    some rows of members.h say FLAGS(SECRET): only the player whom the row names,
 *                    EACH(SEAT, ...), sees that member; if it names none, nobody does
 *     THE_FIELDS     the sort of what changes places if the board is turned. The game says how many
 *                    SYMMETRIES there are and turned(t, symmetry, field): where a field comes to
 *                    lie
 *     THE_PREFIXES   forms/prefixes.h says how many arguments of a move, from the first on, a
 *                    clause looks at: LOOKS_AT(1, free_points). Legal moves are listed without
 *                    asking about any that begins as a refused one does. Without it every move that
 *                    can be said is asked about
 *     THE_OFFERS     GAME_offers, which lists the legal moves in another way
 *     THE_OWN        other flags of functions.h: THE_OWN OWN_CHECKS, and GAME_finish_position
 *     MOST_KEY_BYTES with OWN_KEYS
 *
 * and those of members.h and said.h.
 */
#if !defined(TITLE) || !defined(MOST_MOVES)
#error "found no TITLE or no MOST_MOVES, expected both before plain.h: see its beginning"
#endif
#if defined(GAME_IN_TURNS) && !defined(THE_ORDER)
#error "found no THE_ORDER, expected the clause by which players move in turn: see turns.h"
#endif

#include "../limits.h"
#include "shapes.h"

#ifndef THE_OWN
#define THE_OWN 0
#endif

/* ---- sorts ---- */

/* Rows that every plain game has. */
#define LETTERS "A", "B", "C", "D", "E", "F", "G", "H"
_Static_assert(MAX_PLAYERS == 8, "each player has a letter");
#ifdef GAME_IN_TURNS
#define ROW_OF_PHASES SORT(PHASE, PHASES, "play or over", "play", "over")
#else
#define ROW_OF_PHASES
#endif
#define ROWS_OF_ALL \
    ROW_OF_PHASES \
    SORT(SEAT, t->head.players, "a player's letter", LETTERS) \
    SORT(OWNER, t->head.players + 1u, "none, or a player's letter", "none", LETTERS) \
    NUMBERS(NOTHING, 1, "0")

#define SORT(sort, ...) , sort
#define NONE_OR SORT
#define NUMBERS SORT
enum {
    NO_SORT ROWS_OF_ALL
#include ROWS(sorts)
    ,
    SORTS
};
#undef SORT
#undef NONE_OR
#undef NUMBERS

#define NONE_OR(...)
#define NUMBERS(...)
#define SORT(sort, how_many, what, ...) static const char *const sort##_words[] = { __VA_ARGS__ };
ROWS_OF_ALL
#include ROWS(sorts)
#undef SORT
#undef NONE_OR
#undef NUMBERS

#define WORDS_OF_SORT(sort) \
    .name = sort##_words, .count = sizeof sort##_words / sizeof *sort##_words
#define SORT(sort, how_many, what, ...) [sort] = { WORDS_OF_SORT(sort), .expected = (what) },
#define NONE_OR(sort, of, what) [sort] = { WORDS_OF_SORT(of), .first = 1, .expected = (what) },
#define NUMBERS(sort, how_many, what) [sort] = { .name = NULL, .expected = (what) },
static const struct sort OF_GAME(sorts)[SORTS] = { ROWS_OF_ALL
#include ROWS(sorts)
};
#undef SORT
#undef NONE_OR
#undef NUMBERS

/* How many there are at this table, besides none. */
#define SORT(sort, how_many, ...) \
    case sort: return how_many;
#define NUMBERS SORT
#define NONE_OR(sort, of, ...) \
    case sort: return count_of(t, of);
static unsigned count_of(const TABLE_OF_GAME *t, unsigned sort)
{
    (void)t;
    switch (sort) {
        ROWS_OF_ALL
#include ROWS(sorts)
    default: return 0;
    }
}
#undef SORT
#undef NONE_OR
#undef NUMBERS

/* ---- moves ---- */

enum { MOST_ARGS = MOVE_ARGS };

static unsigned values_of(const TABLE_OF_GAME *t, unsigned sort)
{
    return sort == 0 ? 1 : count_of(t, sort) + OF_GAME(sorts)[sort].first;
}

static bool can_say(const TABLE_OF_GAME *t, unsigned sort, unsigned value)
{
    return value < values_of(t, sort);
}

#include "phrases.h"
#include "said.h"

/* ---- positions and sheets ---- */

#include "members.h"

/* clang-format off */
#define LIMITS_FROM(game) ROWS_PATH(../game/limits.h)
/* clang-format on */
#define ROWS_OF_LIMITS(game) LIMITS_FROM(game)
#undef LIMIT
#undef SIZE
#undef BEGINS
#ifndef THE_SHEET
#undef ROWS_OF
#define ROWS_OF(game, table) "sheet_of_limits.h"
#endif
#include "sheets.h"
#ifndef THE_SHEET
#undef ROWS_OF
/* clang-format off */
#define ROWS_OF(game, table) ROWS_PATH(../game/forms/table.h)
/* clang-format on */
#endif

#ifndef THE_TABLE
#define LIMIT(...)
#define SIZE(slug, member, least, most, full) t->member = (uint8_t)(full);
#define BEGINS(slug, by_chance) t->first = (by_chance);
void OF_GAME(default_table)(TABLE_OF_GAME *t, unsigned players)
{
    *t = (TABLE_OF_GAME){ .head.players = (uint8_t)players };
    for (int i = 0; i < (int)NUMBER_OF(QUESTIONS); i++) /* a game may have none */
        t->head.reading[i] = 'A';
#include ROWS_OF_LIMITS(GAME)
}
#undef LIMIT
#undef SIZE
#undef BEGINS
#endif

#ifndef THE_TURN
uint8_t OF_GAME(turn_of)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s)
{
    (void)t;
    return s->turn;
}
#endif

/* ---- moves in turn ---- */

#define NUMBER_IN_ORDER(slug) NUMBER_OF(slug)

#ifdef GAME_IN_TURNS
verdict OF_GAME(refusal)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct move m)
{
    if (!OF_GAME(sayable)(t, m))
        return NOT_A_MOVE;
    verdict ended = s->phase == OVER ? OF_GAME(ends)(t, s) : LEGAL;
    if (ended != LEGAL)
        return ended;
    return m.actor != s->turn ? BY(THE_ORDER) : OF_GAME(refuse)(t, s, m);
}

void OF_GAME(carry_out)(const TABLE_OF_GAME *t, STATE_OF_GAME *s, struct move m)
{
    OF_GAME(make)(t, s, m);
    if (OF_GAME(ends)(t, s) != LEGAL)
        s->phase = OVER;
}

void OF_GAME(outcome)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct outcome *o)
{
    *o = (struct outcome){ .over = s->phase == OVER };
    if (o->over)
        o->winners = (uint8_t)OF_GAME(winners)(t, s);
}
#endif

/* ---- which moves are legal ---- */

#ifndef THE_OFFERS
/* How many arguments a refusal looks at: all of them, where no row says so. */
static unsigned looked_at(verdict refused)
{
#ifdef GAME_IN_TURNS
    if (refused == (verdict)NUMBER_IN_ORDER(THE_ORDER))
        return 0;
#endif
#ifdef THE_PREFIXES
#define LOOKS_AT(arguments, slug) \
    if (refused == (verdict)NUMBER_OF(slug)) \
        return arguments;
#include ROWS(prefixes)
#undef LOOKS_AT
#endif
    (void)refused;
    return MOST_ARGS;
}

/* The next move that does not begin with the same arguments; false: there is none. */
static bool advance(const TABLE_OF_GAME *t, struct move *m, unsigned arguments)
{
    for (unsigned i = MOST_ARGS; i-- > 0;) {
        unsigned next = m->arg[i] + 1u;
        if (i < arguments && next < values_of(t, sort_of[m->kind][i])) {
            m->arg[i] = (uint8_t)next;
            return true;
        }
        m->arg[i] = 0;
    }
    return false;
}

void OF_GAME(offers)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct offers *o)
{
    for (unsigned kind = 0; kind < KINDS_OF_MOVES; kind++)
        for (unsigned seat = 0; seat < (OF_GAME(is_chance)(kind) ? 1 : SAYERS(t)); seat++) {
            unsigned actor = OF_GAME(is_chance)(kind) ? NATURE : seat, arguments;
            struct move m = { (uint8_t)kind, (uint8_t)actor, { 0 } };
            do {
                verdict refused = OF_GAME(refusal)(t, s, m);
                if (refused == LEGAL && o->count < MOST_MOVES) /* else checks miss a move */
                    offer(o, m);
                arguments = looked_at(refused);
            } while (advance(t, &m, arguments));
        }
}
#endif

/* ---- what a player knows ---- */

#ifdef THE_SECRETS
void OF_GAME(view)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, unsigned player,
                   STATE_OF_GAME *seen)
{
    (void)t;
    *seen = *s;
    for (const struct member *m = members; m < members + MEMBERS; m++)
        for (unsigned i = 0; (m->line.flags & SECRET) && i < m->line.size; i++)
            if (m->line.each[0] != SEAT || i / m->line.step[0] != player)
                ((uint8_t *)seen)[m->line.at + i] = 0;
}
#endif

/* ---- a board that is turned ---- */

#ifdef THE_FIELDS
unsigned OF_GAME(symmetries)(const TABLE_OF_GAME *t)
{
    (void)t;
    return SYMMETRIES;
}

/* Where a value of this sort comes to lie; one that is no field stays. */
static uint8_t turned_value(const TABLE_OF_GAME *t, unsigned symmetry, unsigned sort,
                            unsigned value)
{
    const struct sort *is = &OF_GAME(sorts)[sort];
    bool field = sort != 0 && is->name == OF_GAME(sorts)[THE_FIELDS].name && value >= is->first
              && value < is->first + count_of(t, THE_FIELDS);
    return (uint8_t)(field ? is->first + turned(t, symmetry, value - is->first) : value);
}

/* Of one field, or of each: what lay on it lies where it comes to. */
static void turn_member(const TABLE_OF_GAME *t, unsigned symmetry, const struct line *l,
                        const uint8_t *from, uint8_t *to)
{
    for (unsigned i = 0; i < l->size && l->shape != BITS; i++) {
        unsigned step = l->step[0], at = i;
        if (l->each[0] == THE_FIELDS)
            at = turned_value(t, symmetry, THE_FIELDS, i / step) * step + i % step;
        to[l->at + at] =
            l->shape == ONE ? turned_value(t, symmetry, l->sort, from[l->at + i]) : from[l->at + i];
    }
}

void OF_GAME(mirror)(const TABLE_OF_GAME *t, unsigned symmetry, STATE_OF_GAME *s)
{
    const STATE_OF_GAME was = *s;
    for (unsigned i = 0; i < MEMBERS; i++)
        turn_member(t, symmetry, &members[i].line, (const uint8_t *)&was, (uint8_t *)s);
}

struct move OF_GAME(mirror_move)(const TABLE_OF_GAME *t, unsigned symmetry, struct move m)
{
    for (unsigned i = 0; i < MOST_ARGS; i++)
        m.arg[i] = turned_value(t, symmetry, sort_of[m.kind][i], m.arg[i]);
    return m;
}

/* The state whose bytes come first stands for all. */
void OF_GAME(canonical)(const TABLE_OF_GAME *t, STATE_OF_GAME *s)
{
    const STATE_OF_GAME was = *s;
    for (unsigned symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        STATE_OF_GAME image = was;
        unsigned i = 0;
        OF_GAME(mirror)(t, symmetry, &image);
        while (i < sizeof image && ((uint8_t *)&image)[i] == ((uint8_t *)s)[i])
            i++;
        if (i < sizeof image && ((uint8_t *)&image)[i] < ((uint8_t *)s)[i])
            *s = image;
    }
}

bool OF_GAME(representative)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s)
{
    STATE_OF_GAME stands_for = *s;
    bool same = true;
    OF_GAME(canonical)(t, &stands_for);
    for (unsigned i = 0; i < sizeof stands_for; i++)
        same = same && ((const uint8_t *)&stands_for)[i] == ((const uint8_t *)s)[i];
    return same;
}
#endif

/* ---- the entry in the table of games ---- */

#ifdef THE_SECRETS
#define OWN_BY_SECRETS OWN_VIEW
#else
#define OWN_BY_SECRETS 0
#endif
#ifdef THE_FIELDS
#define OWN_BY_FIELDS (OWN_SYMMETRIES | OWN_REPRESENTATIVE)
#else
#define OWN_BY_FIELDS 0
#endif
#define OWN (THE_OWN | OWN_OFFERS | OWN_BY_SECRETS | OWN_BY_FIELDS)

/* Proofs call the functions by name, and need no entry. */
#ifdef __CPROVER__
#include "../defaults.h"
#else
#include "../contract.h"

#ifndef FEWEST_PLAYERS
#define FEWEST_PLAYERS SEATS
#endif
#ifndef MOST_PLAYERS
#define MOST_PLAYERS SEATS
#endif
#define NAME_OF_GAME(game) ROWS_PATH(game)

const struct game OF_GAME(game) = {
    .name = NAME_OF_GAME(GAME),
    .title = TITLE,
    .fewest_players = FEWEST_PLAYERS,
    .most_players = MOST_PLAYERS,
    .most_moves = MOST_MOVES,
    .on_table = sizeof(STATE_OF_GAME),
    .by_symmetry = OWN_BY_FIELDS != 0,
#ifdef MOST_KEY_BYTES
    .most_key_bytes = MOST_KEY_BYTES,
#endif
    THE_FUNCTIONS,
};
#endif
