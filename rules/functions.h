/* The functions of a game, listed once for all games. A game's header defines GAME and includes
 * this behind its types, and gets their prototypes; contract.h wraps them for engines.
 */
#define FUNCTION_PASTE_(a, b) a##_##b
#define FUNCTION_PASTE(a, b) FUNCTION_PASTE_(a, b)
#define OF_GAME(name) FUNCTION_PASTE(GAME, name)
#define TABLE_OF_GAME struct OF_GAME(table)
#define STATE_OF_GAME struct OF_GAME(state)

/* Each list is of a table T and a state S, with the functions' parameters and what is handed on:
 * those that do something, and those that give something. A list ends where another begins, by who
 * writes the functions.
 *
 * The game must: nothing stands in for these. The linker names one that is missing. */
#define RULES_OF_GAME(T, S, DOES, GIVES) \
    DOES(default_table, (T * t, unsigned players), (t, players)) \
    DOES(start, (const T *t, S *s), (t, s)) \
    GIVES(verdict, refusal, (const T *t, const S *s, struct move m), (t, s, m)) \
    DOES(carry_out, (const T *t, S *s, struct move m), (t, s, m)) \
    GIVES(uint8_t, turn_of, (const T *t, const S *s), (t, s)) \
    DOES(outcome, (const T *t, const S *s, struct outcome *o), (t, s, o))

/* Its tables of rows do: forms/said.h, phrases.h, members.h and sheets.h make these of them; for a
 * plain game forms/plain.h is all four, and makes default_table and turn_of, too. */
#define FORMS_OF_GAME(T, S, DOES, GIVES) \
    GIVES(uint32_t, universe, (const T *t), (t)) \
    GIVES(struct move, move_at, (const T *t, uint32_t index), (t, index)) \
    DOES(write_move, (const T *t, struct move m, struct text *out), (t, m, out)) \
    GIVES(const char *, read_move, (const T *t, const struct words *in, struct move *m), \
          (t, in, m)) \
    GIVES(const struct phrase *, phrase, (unsigned i), (i)) \
    DOES(write_position, (const T *t, const S *s, struct text *out), (t, s, out)) \
    DOES(blank_position, (const T *t, S *s), (t, s)) \
    GIVES(const char *, read_position, (const T *t, const struct words *in, S *s), (t, in, s)) \
    DOES(write_sheet, (const T *t, struct text *out), (t, out)) \
    GIVES(const char *, read_sheet, (T * t, const struct words *in), (t, in))

/* The contract does (defaults.h), but for those that a game has of its own. Its contract.c says
 * which, before it includes contract.h:
 *
 *     #define OWN (OWN_VIEW | OWN_KEYS)
 *
 *     flag            functions          without it
 *     OWN_SEAL        seal               nothing follows from what a sheet says
 *     OWN_JUDGEMENT   table_refusal      a table is judged by limits.h alone
 *     OWN_OFFERS      offers             every move of the universe that is not refused
 *     OWN_WEIGHT      weight             1: the moves of chance are equally likely
 *     OWN_STANDING    standing           1 for who has won, else 0
 *     OWN_VIEW        view               nothing is hidden
 *     OWN_KEYS        key, unkey         the bytes of the state, in as many bits as
 *                                        forms/members.h says that each can need
 *     OWN_CHECKS      finish_position    a position that can be read is one
 *     OWN_FACTS       write_facts        nothing is told besides a position */
#define DEFAULTS_OF_GAME(T, S, DOES, GIVES) \
    DOES(seal, (T * t), (t)) \
    GIVES(verdict, table_refusal, (const T *t), (t)) \
    GIVES(uint32_t, weight, (const T *t, const S *s, struct move m), (t, s, m)) \
    GIVES(int, standing, (const T *t, const S *s, unsigned seat), (t, s, seat)) \
    DOES(view, (const T *t, const S *s, unsigned player, S *seen), (t, s, player, seen)) \
    GIVES(size_t, key, (const T *t, const S *s, uint8_t *key), (t, s, key)) \
    DOES(unkey, (const T *t, const uint8_t *key, S *s), (t, key, s)) \
    GIVES(const char *, finish_position, (const T *t, S *s), (t, s)) \
    DOES(write_facts, (const T *t, const S *s, struct text *out), (t, s, out))

#define FUNCTIONS_OF_GAME(T, S, DOES, GIVES) \
    RULES_OF_GAME(T, S, DOES, GIVES) \
    FORMS_OF_GAME(T, S, DOES, GIVES) \
    DEFAULTS_OF_GAME(T, S, DOES, GIVES)

/* Nobody does, where a game does not have them: OWN_PICTURES, OWN_SYMMETRIES, OWN_REPRESENTATIVE
 * (which positions another enumerator would count, too), OWN_PIECES, OWN_NAMES (a move is named by
 * the position). */
#define PICTURES_OF_GAME(T, S, DOES, GIVES) \
    DOES(draw, (const T *t, const S *s, struct text *out), (t, s, out))
#define SYMMETRIES_OF_GAME(T, S, DOES, GIVES) \
    GIVES(unsigned, symmetries, (const T *t), (t)) \
    DOES(mirror, (const T *t, unsigned symmetry, S *s), (t, symmetry, s)) \
    GIVES(struct move, mirror_move, (const T *t, unsigned symmetry, struct move m), \
          (t, symmetry, m)) \
    DOES(canonical, (const T *t, S *s), (t, s))
#define REPRESENTATIVE_OF_GAME(T, S, DOES, GIVES) \
    GIVES(bool, representative, (const T *t, const S *s), (t, s))
#define PIECES_OF_GAME(T, S, DOES, GIVES) \
    GIVES(bool, count_pieces, \
          (const T *t, const S *s, unsigned kind, unsigned *there, unsigned *given, \
           struct text *name), \
          (t, s, kind, there, given, name))
#define NAMES_OF_GAME(T, S, DOES, GIVES) \
    DOES(write_move_at, (const T *t, const S *s, struct move m, struct text *out), (t, s, m, out)) \
    GIVES(const char *, read_move_at, \
          (const T *t, const S *s, const struct words *in, struct move *m), (t, s, in, m))

#define DECLARES(name, parameters, arguments) void OF_GAME(name) parameters;
#define DECLARES_OF(type, name, parameters, arguments) type OF_GAME(name) parameters;
FUNCTIONS_OF_GAME(TABLE_OF_GAME, STATE_OF_GAME, DECLARES, DECLARES_OF)
PICTURES_OF_GAME(TABLE_OF_GAME, STATE_OF_GAME, DECLARES, DECLARES_OF)
SYMMETRIES_OF_GAME(TABLE_OF_GAME, STATE_OF_GAME, DECLARES, DECLARES_OF)
REPRESENTATIVE_OF_GAME(TABLE_OF_GAME, STATE_OF_GAME, DECLARES, DECLARES_OF)
PIECES_OF_GAME(TABLE_OF_GAME, STATE_OF_GAME, DECLARES, DECLARES_OF)
NAMES_OF_GAME(TABLE_OF_GAME, STATE_OF_GAME, DECLARES, DECLARES_OF)

/* Not for engines: can a move be said at all, what may be legal here, what must the numbers of a
 * sheet be and which clause refuses them (limits.h), and with which word does the line begin that
 * has the number at this place of the table? NULL: none does. */
bool OF_GAME(sayable)(const TABLE_OF_GAME *t, struct move m);
void OF_GAME(offers)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct offers *o);
bool OF_GAME(limit)(const TABLE_OF_GAME *t, unsigned i, struct limit *limit);
verdict OF_GAME(refuse_limits)(const TABLE_OF_GAME *t);
const char *OF_GAME(word_of)(size_t at);
/* How many bits each byte of a state can need at this table, for keys. */
void OF_GAME(widths)(const TABLE_OF_GAME *t, uint8_t width[sizeof(STATE_OF_GAME)]);

#include "forms/chance.h"

/* A refused move changes nothing. */
static inline verdict OF_GAME(step)(const TABLE_OF_GAME *t, STATE_OF_GAME *s, struct move m)
{
    verdict refused = OF_GAME(refusal)(t, s, m);
    if (!refused)
        OF_GAME(carry_out)(t, s, m);
    return refused;
}
