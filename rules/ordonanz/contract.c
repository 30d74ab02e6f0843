/* Ordonanz in the table of games: the typed functions behind the contract. */
#include "../words.h"
#include "ordonanz.h"

void ordonanz_write_move(const struct ordonanz_table *t, struct move m, struct text *out);
const char *ordonanz_read_move(const struct ordonanz_table *t, const struct words *in, struct move *m);
void ordonanz_write_position(const struct ordonanz_table *t, const struct ordonanz_state *s, struct text *out);
void ordonanz_blank_position(const struct ordonanz_table *t, struct ordonanz_state *s);
const char *ordonanz_read_position(const struct ordonanz_table *t, const struct words *in, struct ordonanz_state *s);
const char *ordonanz_finish_position(const struct ordonanz_table *t, struct ordonanz_state *s);
void ordonanz_write_facts(const struct ordonanz_table *t, const struct ordonanz_state *s, struct text *out);
void ordonanz_write_sheet(const struct ordonanz_table *t, struct text *out);
const char *ordonanz_read_sheet(struct ordonanz_table *t, const struct words *in);

static void default_table(void *t, unsigned players) { ordonanz_default_table(t, players); }
static void seal(void *t) { ordonanz_seal(t); }
static verdict table_refusal(const void *t) { return ordonanz_table_refusal(t); }
static void start(const void *t, void *s) { ordonanz_start(t, s); }
static verdict refusal(const void *t, const void *s, struct move m) { return ordonanz_refusal(t, s, m); }
static verdict step(const void *t, void *s, struct move m) { return ordonanz_step(t, s, m); }
static uint8_t turn_of(const void *t, const void *s) { return ordonanz_turn_of(t, s); }
static uint32_t universe(const void *t) { return ordonanz_universe(t); }
static struct move move_at(const void *t, uint32_t index) { return ordonanz_move_at(t, index); }
static uint32_t weight(const void *t, const void *s, struct move m) { return ordonanz_weight(t, s, m); }
static void outcome(const void *t, const void *s, struct outcome *o) { ordonanz_outcome(t, s, o); }
static void view(const void *t, const void *s, unsigned player, void *seen) { ordonanz_view(t, s, player, seen); }
static size_t key(const void *t, const void *s, uint8_t *k) { return ordonanz_key(t, s, k); }
static bool representative(const void *t, const void *s) { return ordonanz_representative(t, s); }
static unsigned symmetries(const void *t) { return ordonanz_symmetries(t); }
static void mirror(const void *t, unsigned symmetry, void *s) { ordonanz_mirror(t, symmetry, s); }
static struct move mirror_move(const void *t, unsigned symmetry, struct move m) { return ordonanz_mirror_move(t, symmetry, m); }
static void canonical(const void *t, void *s) { ordonanz_canonical(t, s); }
static void unkey(const void *t, const uint8_t *k, void *s) { ordonanz_unkey(t, k, s); }
static void write_move(const void *t, struct move m, struct text *out) { ordonanz_write_move(t, m, out); }
static void write_position(const void *t, const void *s, struct text *out) { ordonanz_write_position(t, s, out); }
static void blank_position(const void *t, void *s) { ordonanz_blank_position(t, s); }
static const char *finish_position(const void *t, void *s) { return ordonanz_finish_position(t, s); }
static void write_facts(const void *t, const void *s, struct text *out) { ordonanz_write_facts(t, s, out); }
static void write_sheet(const void *t, struct text *out) { ordonanz_write_sheet(t, out); }
static const char *read_sheet(void *t, const struct words *in) { return ordonanz_read_sheet(t, in); }

static unsigned moves(const void *t, const void *s, struct move *list)
{
    struct offers o = { list, 0 };
    ordonanz_offers(t, s, &o);
    return o.count;
}

static const char *read_move(const void *t, const struct words *in, struct move *m)
{
    return ordonanz_read_move(t, in, m);
}

static const char *read_position(const void *t, const struct words *in, void *s)
{
    return ordonanz_read_position(t, in, s);
}

const struct game ordonanz_game = {
    .name = "ordonanz",
    .title = "Ordonanz (The Kingdoms of Crusaders)",
    .fewest_players = 2,
    .most_players = SEATS,
    .table_size = sizeof(struct ordonanz_table),
    .state_size = sizeof(struct ordonanz_state),
    .most_moves = HAND_ROOM * SEATS * AREAS + 1,
    .most_key_bytes = 160,
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
    .view = view,
    .key = key,
    .unkey = unkey,
    .symmetries = symmetries,
    .mirror = mirror,
    .mirror_move = mirror_move,
    .canonical = canonical,
    .by_symmetry = true,
    .representative = representative,
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
