/* The functions that every game has: listed once for all games. A game's header defines GAME and
 * includes this behind its types, and gets their prototypes; contract.h wraps them for engines.
 */
#define FUNCTION_PASTE_(a, b) a##_##b
#define FUNCTION_PASTE(a, b) FUNCTION_PASTE_(a, b)
#define OF_GAME(name) FUNCTION_PASTE(GAME, name)
#define TABLE_OF_GAME struct OF_GAME(table)
#define STATE_OF_GAME struct OF_GAME(state)

/* Of a table T and a state S, with their parameters and what is handed on: those that do something,
 * and those that give something. */
#define FUNCTIONS_OF_GAME(T, S, DOES, GIVES) \
    DOES(default_table, (T * t, unsigned players), (t, players)) \
    DOES(seal, (T * t), (t)) \
    GIVES(verdict, table_refusal, (const T *t), (t)) \
    DOES(start, (const T *t, S *s), (t, s)) \
    GIVES(verdict, refusal, (const T *t, const S *s, struct move m), (t, s, m)) \
    DOES(carry_out, (const T *t, S *s, struct move m), (t, s, m)) \
    GIVES(uint8_t, turn_of, (const T *t, const S *s), (t, s)) \
    GIVES(int, standing, (const T *t, const S *s, unsigned seat), (t, s, seat)) \
    DOES(outcome, (const T *t, const S *s, struct outcome *o), (t, s, o)) \
    DOES(view, (const T *t, const S *s, unsigned player, S *seen), (t, s, player, seen)) \
    GIVES(uint32_t, weight, (const T *t, const S *s, struct move m), (t, s, m)) \
    GIVES(uint32_t, universe, (const T *t), (t)) \
    GIVES(struct move, move_at, (const T *t, uint32_t index), (t, index)) \
    DOES(write_move, (const T *t, struct move m, struct text *out), (t, m, out)) \
    GIVES(const char *, read_move, (const T *t, const struct words *in, struct move *m), \
          (t, in, m)) \
    GIVES(size_t, key, (const T *t, const S *s, uint8_t *key), (t, s, key)) \
    DOES(unkey, (const T *t, const uint8_t *key, S *s), (t, key, s)) \
    DOES(write_position, (const T *t, const S *s, struct text *out), (t, s, out)) \
    DOES(blank_position, (const T *t, S *s), (t, s)) \
    GIVES(const char *, read_position, (const T *t, const struct words *in, S *s), (t, in, s)) \
    GIVES(const char *, finish_position, (const T *t, S *s), (t, s)) \
    DOES(write_facts, (const T *t, const S *s, struct text *out), (t, s, out)) \
    DOES(write_sheet, (const T *t, struct text *out), (t, out)) \
    GIVES(const char *, read_sheet, (T * t, const struct words *in), (t, in)) \
    GIVES(const struct phrase *, phrase, (unsigned i), (i))

/* Where a game has pictures; where it has symmetries; where moves are named by a position. */
#define PICTURES_OF_GAME(T, S, DOES, GIVES) \
    DOES(draw, (const T *t, const S *s, struct text *out), (t, s, out))
#define SYMMETRIES_OF_GAME(T, S, DOES, GIVES) \
    GIVES(unsigned, symmetries, (const T *t), (t)) \
    DOES(mirror, (const T *t, unsigned symmetry, S *s), (t, symmetry, s)) \
    GIVES(struct move, mirror_move, (const T *t, unsigned symmetry, struct move m), \
          (t, symmetry, m)) \
    DOES(canonical, (const T *t, S *s), (t, s)) \
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
PIECES_OF_GAME(TABLE_OF_GAME, STATE_OF_GAME, DECLARES, DECLARES_OF)
NAMES_OF_GAME(TABLE_OF_GAME, STATE_OF_GAME, DECLARES, DECLARES_OF)

/* Not for engines: can a move be said at all, what may be legal here, what must the numbers of a
 * sheet be (limits.h), and with which word does the line begin that has the number at this place of
 * the table? NULL: none does. */
bool OF_GAME(sayable)(const TABLE_OF_GAME *t, struct move m);
bool OF_GAME(limit)(const TABLE_OF_GAME *t, unsigned i, struct limit *limit);
const char *OF_GAME(word_of)(size_t at);
void OF_GAME(offers)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct offers *o);

/* A refused move changes nothing. */
static inline verdict OF_GAME(step)(const TABLE_OF_GAME *t, STATE_OF_GAME *s, struct move m)
{
    verdict refused = OF_GAME(refusal)(t, s, m);
    if (!refused)
        OF_GAME(carry_out)(t, s, m);
    return refused;
}
