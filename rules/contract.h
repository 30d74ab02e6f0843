/* The contract (game.h) hands tables and states over as void pointers; the functions of a game
 * (functions.h) have its own types. The wrappers between the two are made here, once for every
 * game. A game's contract.c says which optional functions the game has (OWN, see functions.h),
 * includes this file behind the game's header, and defines one struct game with THE_FUNCTIONS in
 * it. */
#include "defaults.h"

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

#define CALLED(list) list(void, void, IS_CALLED, IS_CALLED_OF)
#define WRAPPED(list) list(void, void, HANDS_ON, HANDS_BACK)
#if OWN & OWN_PICTURES
WRAPPED(PICTURES_OF_GAME)
#define THE_PICTURES CALLED(PICTURES_OF_GAME)
#else
#define THE_PICTURES
#endif
#if OWN & OWN_SYMMETRIES
WRAPPED(SYMMETRIES_OF_GAME)
#define THE_SYMMETRIES CALLED(SYMMETRIES_OF_GAME)
#else
#define THE_SYMMETRIES
#endif
#if OWN & OWN_REPRESENTATIVE
WRAPPED(REPRESENTATIVE_OF_GAME)
#define THE_REPRESENTATIVE CALLED(REPRESENTATIVE_OF_GAME)
#else
#define THE_REPRESENTATIVE
#endif
#if OWN & OWN_PIECES
WRAPPED(PIECES_OF_GAME)
#define THE_PIECES CALLED(PIECES_OF_GAME)
#else
#define THE_PIECES
#endif
#if OWN & OWN_NAMES
WRAPPED(NAMES_OF_GAME)
#define THE_NAMES CALLED(NAMES_OF_GAME)
#else
#define THE_NAMES
#endif

/* A game that writes its own keys states their greatest length itself. */
#if OWN & OWN_KEYS
#define THE_KEYS
#else
#define THE_KEYS .most_key_bytes = sizeof(STATE_OF_GAME),
#endif

/* clang-format off */
#define THE_FUNCTIONS \
    CALLED(FUNCTIONS_OF_GAME) \
    THE_PICTURES THE_SYMMETRIES THE_REPRESENTATIVE THE_PIECES THE_NAMES \
    THE_KEYS .table_size = sizeof(TABLE_OF_GAME), .state_size = sizeof(STATE_OF_GAME), \
    .step = step, .moves = moves, .limit = limit IS_WATCHED
/* clang-format on */
