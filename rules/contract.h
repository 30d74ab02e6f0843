/* The contract speaks of tables and states of any game, a game's functions (functions.h) of its
 * own. This stands between them, once for every game: a game's contract.c includes it between the
 * game's header and its one struct game.
 */
static void default_table(void *t, unsigned players)
{
    OF_GAME(default_table)(t, players);
}
static void seal(void *t)
{
    OF_GAME(seal)(t);
}
static verdict table_refusal(const void *t)
{
    return OF_GAME(table_refusal)(t);
}
static void start(const void *t, void *s)
{
    OF_GAME(start)(t, s);
}
static verdict refusal(const void *t, const void *s, struct move m)
{
    return OF_GAME(refusal)(t, s, m);
}
static void carry_out(const void *t, void *s, struct move m)
{
    OF_GAME(carry_out)(t, s, m);
}
static verdict step(const void *t, void *s, struct move m)
{
    return OF_GAME(step)(t, s, m);
}
static uint8_t turn_of(const void *t, const void *s)
{
    return OF_GAME(turn_of)(t, s);
}
static uint32_t universe(const void *t)
{
    return OF_GAME(universe)(t);
}
static struct move move_at(const void *t, uint32_t index)
{
    return OF_GAME(move_at)(t, index);
}
static uint32_t weight(const void *t, const void *s, struct move m)
{
    return OF_GAME(weight)(t, s, m);
}
static void outcome(const void *t, const void *s, struct outcome *o)
{
    OF_GAME(outcome)(t, s, o);
}
static int standing(const void *t, const void *s, unsigned seat)
{
    return OF_GAME(standing)(t, s, seat);
}
static void view(const void *t, const void *s, unsigned player, void *seen)
{
    OF_GAME(view)(t, s, player, seen);
}
static size_t key(const void *t, const void *s, uint8_t *k)
{
    return OF_GAME(key)(t, s, k);
}
static void unkey(const void *t, const uint8_t *k, void *s)
{
    OF_GAME(unkey)(t, k, s);
}
static void write_move(const void *t, struct move m, struct text *out)
{
    OF_GAME(write_move)(t, m, out);
}
static void write_position(const void *t, const void *s, struct text *out)
{
    OF_GAME(write_position)(t, s, out);
}
static void blank_position(const void *t, void *s)
{
    OF_GAME(blank_position)(t, s);
}
static const char *finish_position(const void *t, void *s)
{
    return OF_GAME(finish_position)(t, s);
}
static void write_facts(const void *t, const void *s, struct text *out)
{
    OF_GAME(write_facts)(t, s, out);
}
static void write_sheet(const void *t, struct text *out)
{
    OF_GAME(write_sheet)(t, out);
}
static const char *read_sheet(void *t, const struct words *in)
{
    return OF_GAME(read_sheet)(t, in);
}

static unsigned moves(const void *t, const void *s, struct move *list)
{
    struct offers o = { list, 0 };
    OF_GAME(offers)(t, s, &o);
    return o.count;
}

static const char *read_move(const void *t, const struct words *in, struct move *m)
{
    return OF_GAME(read_move)(t, in, m);
}

static const char *read_position(const void *t, const struct words *in, void *s)
{
    return OF_GAME(read_position)(t, in, s);
}

#ifdef NAMES_BY_POSITION
void OF_GAME(write_move_at)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s, struct move m,
                            struct text *out);
const char *OF_GAME(read_move_at)(const TABLE_OF_GAME *t, const STATE_OF_GAME *s,
                                  const struct words *in, struct move *m);
static void write_move_at(const void *t, const void *s, struct move m, struct text *out)
{
    OF_GAME(write_move_at)(t, s, m, out);
}
static const char *read_move_at(const void *t, const void *s, const struct words *in,
                                struct move *m)
{
    return OF_GAME(read_move_at)(t, s, in, m);
}
#endif

#ifdef HAS_PICTURES
static void draw(const void *t, const void *s, struct text *out)
{
    OF_GAME(draw)(t, s, out);
}
#endif

#ifdef HAS_SYMMETRIES
static unsigned symmetries(const void *t)
{
    return OF_GAME(symmetries)(t);
}
static void mirror(const void *t, unsigned symmetry, void *s)
{
    OF_GAME(mirror)(t, symmetry, s);
}
static void canonical(const void *t, void *s)
{
    OF_GAME(canonical)(t, s);
}
static bool representative(const void *t, const void *s)
{
    return OF_GAME(representative)(t, s);
}

static struct move mirror_move(const void *t, unsigned symmetry, struct move m)
{
    return OF_GAME(mirror_move)(t, symmetry, m);
}
#define THE_SYMMETRIES \
    .symmetries = symmetries, .mirror = mirror, .mirror_move = mirror_move, \
    .canonical = canonical, .representative = representative
#endif

#define THE_FUNCTIONS \
    .table_size = sizeof(TABLE_OF_GAME), .state_size = sizeof(STATE_OF_GAME), \
    .default_table = default_table, .seal = seal, .table_refusal = table_refusal, .start = start, \
    .refusal = refusal, .carry_out = carry_out, .step = step, .moves = moves, .turn_of = turn_of, \
    .universe = universe, .move_at = move_at, .weight = weight, .outcome = outcome, \
    .standing = standing, .view = view, .key = key, .unkey = unkey, .write_move = write_move, \
    .read_move = read_move, .write_position = write_position, .blank_position = blank_position, \
    .read_position = read_position, .finish_position = finish_position, \
    .write_facts = write_facts, .write_sheet = write_sheet, .read_sheet = read_sheet
