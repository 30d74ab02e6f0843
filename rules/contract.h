/* The contract speaks of tables and states of any game, a game's functions (functions.h) of its
 * own. This stands between them, once for every game: a game's contract.c includes it between the
 * game's header and its one struct game, which has THE_FUNCTIONS, and THE_PICTURES, THE_SYMMETRIES,
 * THE_PIECES, THE_NAMES as far as the game has these.
 */
#define HANDS_ON(name, parameters, arguments) \
    static void name parameters \
    { \
        OF_GAME(name) arguments; \
    }
#define HANDS_BACK(type, name, parameters, arguments) \
    static type name parameters \
    { \
        return OF_GAME(name) arguments; \
    }
#define IS_CALLED(name, parameters, arguments) .name = name,
#define IS_CALLED_OF(type, name, parameters, arguments) .name = name,

FUNCTIONS_OF_GAME(void, void, HANDS_ON, HANDS_BACK)

static verdict step(const void *t, void *s, struct move m)
{
    return OF_GAME(step)(t, s, m);
}

static bool limit(const void *t, unsigned i, struct limit *l)
{
    bool there = OF_GAME(limit)(t, i, l);
    if (there)
        l->word = OF_GAME(word_of)(l->at);
    return there;
}

static unsigned moves(const void *t, const void *s, struct move *list)
{
    struct offers o = { list, 0 };
    OF_GAME(offers)(t, s, &o);
    return o.count;
}

#ifdef QUIBBLE_FORCED
extern const struct game OF_GAME(game);
static verdict watched(const void *t, const void *s, struct move m)
{
    return refusal_and_breaks(&OF_GAME(game), refusal, t, s, ((const STATE_OF_GAME *)s)->phase, m);
}
#define IS_WATCHED , .refusal = watched
#else
#define IS_WATCHED
#endif

#define THE_FUNCTIONS \
    FUNCTIONS_OF_GAME(void, void, IS_CALLED, IS_CALLED_OF).table_size = sizeof(TABLE_OF_GAME), \
                                             .state_size = sizeof(STATE_OF_GAME), .step = step, \
                                             .moves = moves, .limit = limit IS_WATCHED

#ifdef HAS_PICTURES
PICTURES_OF_GAME(void, void, HANDS_ON, HANDS_BACK)
#define THE_PICTURES PICTURES_OF_GAME(void, void, IS_CALLED, IS_CALLED_OF)
#endif
#ifdef HAS_SYMMETRIES
SYMMETRIES_OF_GAME(void, void, HANDS_ON, HANDS_BACK)
#define THE_SYMMETRIES SYMMETRIES_OF_GAME(void, void, IS_CALLED, IS_CALLED_OF)
#endif
#ifdef COUNTS_PIECES
PIECES_OF_GAME(void, void, HANDS_ON, HANDS_BACK)
#define THE_PIECES PIECES_OF_GAME(void, void, IS_CALLED, IS_CALLED_OF)
#endif
#ifdef NAMES_BY_POSITION
NAMES_OF_GAME(void, void, HANDS_ON, HANDS_BACK)
#define THE_NAMES NAMES_OF_GAME(void, void, IS_CALLED, IS_CALLED_OF)
#endif
