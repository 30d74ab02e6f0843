/* The forms of a plain game: all of them follow from rows. Its forms/forms.c includes this behind
 * the game's header. There are the rows that every game has (forms/moves.h, members.h, sheet.h and
 * limits.h), and forms/sorts.h, which says what an argument of a move or a word of a position is:
 *
 *     SORT(POINT, 8u * t->rings, "a point, as a7", "a7", "d7", ...)     words, and how many of
 *                                                                       them this table has
 *     NONE_OR(VICTIM, POINT, "the point of a man")                      0, or 1 + a POINT
 *     NUMBERS(STONES, 22, "a number of stones")                         0 to 21, without words
 *
 * The sort of players is SEAT. It gets what members.h, said.h, phrases.h and sheets.h get, and the
 * limits of limits.h, so that no chapter includes that; GAME_default_table and GAME_turn_of, too. A
 * game says before, where it differs from what stands below, with a macro and its function
 *
 *     THE_TABLE      GAME_default_table: without it the full sizes of limits.h, and readings A
 *     THE_TURN       GAME_turn_of: without it the member 'turn' of the state
 *     THE_SECRETS    some rows of members.h say FLAGS(SECRET): only the player whom the row names,
 *                    EACH(SEAT, ...), sees that member; if it names none, nobody does. The game
 *                    gets GAME_view, for OWN_VIEW of contract.c
 *     THE_FIELDS     the sort of what changes places if the board is turned. The game says how many
 *                    SYMMETRIES there are and turned(t, symmetry, field): where a field comes to
 *                    lie. It gets what OWN_SYMMETRIES and OWN_REPRESENTATIVE of contract.c need
 *
 * and those of members.h and said.h.
 */
#include "../limits.h"
#include "shapes.h"

/* ---- sorts ---- */

#define SORT(sort, ...) , sort
#define NONE_OR SORT
#define NUMBERS SORT
enum {
    NO_SORT
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
#include ROWS(sorts)
#undef SORT
#undef NONE_OR
#undef NUMBERS

#define WORDS_OF_SORT(sort) \
    .name = sort##_words, .count = sizeof sort##_words / sizeof *sort##_words
#define SORT(sort, how_many, what, ...) [sort] = { WORDS_OF_SORT(sort), .expected = (what) },
#define NONE_OR(sort, of, what) [sort] = { WORDS_OF_SORT(of), .first = 1, .expected = (what) },
#define NUMBERS(sort, how_many, what) [sort] = { .name = NULL, .expected = (what) },
static const struct sort OF_GAME(sorts)[SORTS] = {
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
#include "sheets.h"

#ifndef THE_TABLE
/* clang-format off */
#define LIMITS_FROM(game) ROWS_PATH(../game/limits.h)
/* clang-format on */
#define ROWS_OF_LIMITS(game) LIMITS_FROM(game)
#undef LIMIT
#undef SIZE
#undef BEGINS
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
#endif

#ifndef THE_TURN
uint8_t OF_GAME(turn_of)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s)
{
    (void)t;
    return s->turn;
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
